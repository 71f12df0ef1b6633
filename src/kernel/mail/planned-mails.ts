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
  lead_receipt: plan('person', 'a request about a trip', 'We have your request', 'order, trip, summary'),
  operator_lead: plan('company', 'a request about a trip', 'A request for {trip}', 'order, trip, summary'),
  brochure: plan('person', 'a brochure is asked for', 'The brochure of {trip}', 'trip, brochure'),
};
