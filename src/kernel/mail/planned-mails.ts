import type { MailRow } from './mail-row.ts';

/** What waits for the part of the product that it tells of. Building one moves its row to mails.ts. */
export type PlannedMail = MailRow & { subject: string; variables: string };

const plan = (to: MailRow['to'], when: string, subject: string, variables: string): PlannedMail => ({
  to,
  when,
  marketing: false,
  subject,
  variables,
});

export const plannedMails: Readonly<Record<string, PlannedMail>> = {
  brochure: plan('person', 'a brochure is asked for', 'The brochure of {trip}', 'trip, brochure'),
};
