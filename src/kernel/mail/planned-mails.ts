import type { MailRow } from './mails.ts';

/** What waits for the part of the product that it tells of. Building one moves its row to mails.ts. */
export type PlannedMail = MailRow & { subject: string; variables: string };

const plan = (to: MailRow['to'], when: string, subject: string, variables: string, marketing = false): PlannedMail => ({
  to,
  when,
  marketing,
  subject,
  variables,
});
const MARKETING = true;

export const plannedMails: Readonly<Record<string, PlannedMail>> = {
  role_invite: plan('person', 'the team invites a company or a colleague', 'Your access to Sojourn', 'role, link'),
  invite_friend: plan('person', 'a member invites somebody', '{name} invites you', 'name, message, link', MARKETING),
  lead_receipt: plan('person', 'a request about a trip', 'We have your request', 'order, trip, summary'),
  operator_lead: plan('company', 'a request about a trip', 'A request for {trip}', 'order, trip, summary'),
  brochure: plan('person', 'a brochure is asked for', 'The brochure of {trip}', 'trip, brochure'),
  reservation_reminder: plan('person', 'a reservation rests for an hour', 'Your reservation is kept', 'trip, link'),
  reservation_resume: plan('person', 'a link to go on is asked for', 'Go on with your reservation', 'trip, link'),
  reservation_changed: plan('person', 'a departure changes while it is reserved', '{trip} changed', 'changes, choices'),
  booking_confirmation: plan(
    'person',
    'a booking is confirmed',
    'You’re booked: {trip}',
    'trip, dates, paid, due dates',
  ),
  booking_request_received: plan('person', 'a booking waits for the company', 'Your request is sent', 'trip, dates'),
  booking_declined: plan('person', 'the company declines', '{trip}: not possible', 'trip, reason, refund'),
  operator_booking: plan('company', 'a booking or a request for one', 'A booking of {trip}', 'order, dates, travelers'),
  payment_receipt: plan('person', 'a payment is captured', 'Receipt for {amount}', 'order, amount, date'),
  deposit_due: plan('person', 'a deposit becomes due', 'Your deposit is due', 'order, amount, date, link'),
  balance_due: plan('person', 'the balance becomes due', 'Your balance is due', 'order, amount, date, link'),
  payment_overdue: plan('person', 'a payment is late', 'Your payment is late', 'order, amount, date, link'),
  passenger_info_due: plan(
    'person',
    '14 and 3 days before they are due',
    'Details of travelers',
    'order, missing, link',
  ),
  departure_cancelled: plan('person', 'a booked departure is cancelled', '{trip} is cancelled', 'order, refund'),
  departure_moved: plan('person', 'a booked departure is moved', '{trip} moved', 'order, dates, choices, until'),
  cancellation: plan('person', 'a traveler cancels', 'Your booking is cancelled', 'order, kept, refund'),
  operator_cancellation: plan('company', 'a traveler cancels', 'Cancelled: {trip}', 'order, dates'),
  refund_done: plan('person', 'a refund is sent', '{amount} is on its way back', 'order, amount, to'),
  refund_manual: plan('person', 'a refund is paid by hand', 'How your refund comes', 'order, amount, how, when'),
  gift_card_receipt: plan('person', 'a gift card is paid', 'Your gift card', 'amount, recipient, day'),
  gift_card_delivery: plan(
    'person',
    'its day has come; to the recipient',
    'A trip, from {name}',
    'code, amount, message',
  ),
  review_reply: plan('person', 'the company answers a review', '{company} answered you', 'trip, reply, link'),
  review_invitation: plan('person', 'three days after a trip', 'How was {trip}?', 'trip, link', MARKETING),
};
