/** A process that pays, to be killed: pay.child.ts DATABASE_URL SIMULATOR_URL STEP INPUT LATER_MS FAILPOINT */
import { system } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import type { Failpoint } from '#kernel/running';
import { armFailpoint } from '#kernel/serving';
import { reachSimulator } from '../testing.ts';
import { doStep, type Step } from './steps.ts';

const [, , url = '', simulatorUrl = '', step = '', input = '{}', later = '0', point = ''] = process.argv;
const pool = createPool(url, 'background', 3);
armFailpoint((point || null) as Failpoint | null);
const clock = () => new Date(Date.now() + Number(later));
const ctx = { db: createDb(pool), actor: system, partner: null, clock };
const paypal = reachSimulator(ctx, { url: simulatorUrl }, { connectMs: 10_000, totalMs: 30_000 });
const answer = await doStep(ctx, paypal, step as Step, JSON.parse(input));
process.stdout.write(JSON.stringify(answer) ?? 'null');
await pool.end();
