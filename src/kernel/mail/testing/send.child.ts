/** A process that sends what is due, to be killed: send.child.ts DATABASE_URL SMTP_URL KEY LATER_MS FAILPOINT */
import { visitor } from '../../actor.ts';
import { createDb, createPool } from '../../db/db.ts';
import { armFailpoint, type Failpoint } from '../../failpoint.ts';
import { silentLog } from '../../log.ts';
import { testWork } from './test-work.ts';

const [, , url = '', smtpUrl = '', key = '', later = '0', point = ''] = process.argv;
const pool = createPool(url, 'background', 2);
armFailpoint((point || null) as Failpoint | null);
const clock = () => new Date(Date.now() + Number(later));
const ctx = { db: createDb(pool), actor: visitor, partner: null, clock };
const { send, close } = testWork({ ctx, log: silentLog, smtpUrl, key: Buffer.from(key, 'base64') });
await send();
close();
await pool.end();
