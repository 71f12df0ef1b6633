import type { MemberData } from '../member-data.ts';
import { eraseMailTo, readMailTo, readSuppressions } from './queries.ts';

/** Mail that was posted to a member; of what was sent, a key without them stays. That an address wants none stays: it is kept for those who left above all. */
export const memberData: MemberData = {
  tables: ['email_log', 'mail_suppressions'],
  async read({ db }, _parts, { emailHashes }) {
    return { mails: await readMailTo(db, emailHashes), stoppedMail: await readSuppressions(db, emailHashes) };
  },
  erase: ({ db }, subject) => eraseMailTo(db, subject),
};
