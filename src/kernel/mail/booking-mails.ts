import { z } from 'zod';
import { formatMoney } from '../money.ts';
import { line, mail, path, prose } from './mail-row.ts';

const money = z.object({ cents: z.int().min(0), currency: z.string().length(3) });
const date = z.iso.date();

/** What every mail about a booking says of it. Of those who travel, none says more than how many they are. */
const trip = {
  trip: line,
  company: line,
  order: line,
  startsOn: date.nullable(),
  endsOn: date.nullable(),
  travelers: z.int().positive(),
  tripPath: path,
};
const own = { ...trip, firstName: line, path };
/** For the company; for the team where no address of the company is known. */
const business = { ...trip, toTeam: z.boolean(), contact: line };
const sums = { back: money.nullable(), kept: money.nullable() };
/** Where a departure that moved is the cause, a balance that wasn’t paid, or the team; left out: the traveler wished it. */
const because = z.enum(['moved_refused', 'moved_unanswered', 'unpaid', 'by_team', 'by_company']).optional();
/** It was asked for, and not booked. */
const isRequest = z.boolean().optional();
/** Where nothing comes back: what was paid went back before, without us. */
const gone = z.boolean().optional();
/** What the team writes to both. */
const said = prose.optional();
const payable = { ...own, amount: money, dueOn: date };

export const bookingMails = {
  reservation_reminder: mail({
    to: 'person',
    when: 'a reservation rests for an hour',
    marketing: false,
    variables: z.object({ ...own, isMembers: z.boolean(), hoursLeft: z.int().positive() }),
    subject: ({ trip: name }) => `You began to reserve ${name}`,
  }),
  reservation_resume: mail({
    to: 'person',
    when: 'a link to a booking or a reservation is asked for',
    marketing: false,
    variables: z.object({ ...own, isMembers: z.boolean() }),
    subject: ({ trip: name }) => `Your link to ${name}`,
  }),
  booking_address: mail({
    to: 'person',
    when: 'another address is entered for a booking; to the new one',
    marketing: false,
    variables: z.object({ ...own, hours: z.int().positive() }),
    subject: ({ trip: name }) => `Confirm your address: ${name}`,
  }),
  booking_address_changed: mail({
    to: 'person',
    when: 'another address is confirmed for a booking; to the old one',
    marketing: false,
    variables: z.object(own),
    subject: ({ order }) => `Mail about ${order} goes to another address`,
  }),
  booking_confirmation: mail({
    to: 'person',
    when: 'a booking is confirmed',
    marketing: false,
    variables: z.object({
      ...own,
      paid: money.nullable(),
      later: z.object({ amount: money, on: date.nullable() }).nullable(),
      onTheSpot: money.nullable(),
      total: money.nullable(),
      passengerInfoDueOn: date.nullable(),
      refund: z.array(z.object({ from: date.nullable(), until: date, back: money })).max(20),
    }),
    subject: ({ trip: name }) => `You’re booked: ${name}`,
  }),
  booking_request_received: mail({
    to: 'person',
    when: 'a booking waits for the company',
    marketing: false,
    variables: z.object({ ...own, paid: money.nullable(), total: money.nullable() }),
    subject: ({ trip: name }) => `Your request is sent: ${name}`,
  }),
  operator_booking: mail({
    to: 'company',
    when: 'a booking or a request for one',
    marketing: false,
    variables: z.object({ ...business, isRequest: z.boolean(), total: money.nullable() }),
    subject: ({ trip: name, isRequest, order }) => `${isRequest ? 'Request' : 'Booking'} ${order}: ${name}`,
  }),
  payment_receipt: mail({
    to: 'person',
    when: 'a payment is captured',
    marketing: false,
    variables: z.object({
      ...own,
      purpose: z.enum(['deposit', 'full', 'balance']),
      method: z.enum(['paypal', 'gift_card']),
      amount: money,
      paidOn: date,
      open: money,
      comesBack: z.boolean(),
      /** The booking has ended. */
      isOver: z.boolean().optional(),
      /** PayPal gave something of what was paid back: it isn’t paid in full. */
      isShort: z.boolean().optional(),
    }),
    subject: ({ amount, order }) => `Receipt for ${formatMoney(amount)}, order ${order}`,
  }),
  deposit_due: mail({
    to: 'person',
    when: 'a confirmed reservation isn’t paid for ten minutes',
    marketing: false,
    variables: z.object({
      ...payable,
      /** The whole price; else a deposit. */
      isWhole: z.boolean(),
      isMembers: z.boolean(),
      heldUntil: z.iso.datetime().nullable(),
    }),
    subject: ({ amount, isWhole, trip: name }) =>
      isWhole ? `${formatMoney(amount)} books your places: ${name}` : `Your deposit of ${formatMoney(amount)}: ${name}`,
  }),
  balance_due: mail({
    to: 'person',
    when: '14 and 3 days before the balance is due',
    marketing: false,
    variables: z.object({ ...payable, daysLeft: z.int().min(0) }),
    subject: ({ amount, trip: name }) => `${formatMoney(amount)} is due soon: ${name}`,
  }),
  payment_overdue: mail({
    to: 'person',
    when: 'a payment is late by a day',
    marketing: false,
    variables: z.object(payable),
    subject: ({ amount, trip: name }) => `${formatMoney(amount)} is overdue: ${name}`,
  }),
  passenger_info_due: mail({
    to: 'person',
    when: '14 and 3 days before details of travelers are due, while some are missing',
    marketing: false,
    variables: z.object({
      ...own,
      dueOn: date,
      daysLeft: z.int().min(0),
      missing: z.array(z.object({ position: z.int().positive(), fields: z.array(line).max(40) })).max(20),
    }),
    subject: ({ trip: name }) => `Details of travelers are missing: ${name}`,
  }),
  cancellation: mail({
    to: 'person',
    when: 'a traveler or the team cancels, or nobody takes a date to which the company moved',
    marketing: false,
    /** `collects`: the company takes the payment itself. */
    variables: z.object({ ...own, ...sums, because, said, isRequest, gone, collects: z.boolean().optional() }),
    subject: ({ trip: name, isRequest }) => `Your ${isRequest ? 'request' : 'booking'} is canceled: ${name}`,
  }),
  operator_cancellation: mail({
    to: 'company',
    when: 'a traveler or the team cancels, or nobody takes a date to which the company moved',
    marketing: false,
    variables: z.object({ ...business, ...sums, because, said, isRequest }),
    subject: ({ trip: name, order }) => `Canceled ${order}: ${name}`,
  }),
  reservation_changed: mail({
    to: 'person',
    when: 'a departure is canceled, moved or dearer while somebody reserves it, or moves back where it was booked',
    marketing: false,
    variables: z.object({
      ...own,
      what: z.enum(['cancelled', 'moved', 'moved_back', 'price']),
      /** Whose reservation is gone on with: its link opens it for a day. Left out where nothing is. */
      isMembers: z.boolean().optional(),
      /** When it started before. */
      fromStartsOn: date.nullable(),
      reason: prose.nullable(),
      before: money.nullable(),
      after: money.nullable(),
      heldUntil: z.iso.datetime().nullable(),
    }),
    subject: ({ trip: name, what }) => {
      if (what === 'cancelled') return `Your date is canceled: ${name}`;
      if (what === 'moved_back') return `Your date is as you booked it: ${name}`;
      return what === 'price' ? `The price changes: ${name}` : `Your date has moved: ${name}`;
    },
  }),
  booking_declined: mail({
    to: 'person',
    when: 'the company says no',
    marketing: false,
    variables: z.object({ ...own, reason: prose, back: money.nullable(), gone }),
    subject: ({ trip: name }) => `Not possible: ${name}`,
  }),
  departure_cancelled: mail({
    to: 'person',
    when: 'a booked departure is canceled',
    marketing: false,
    variables: z.object({ ...own, reason: prose.nullable(), back: money.nullable(), gone }),
    subject: ({ trip: name }) => `The company has canceled ${name}`,
  }),
  departure_moved: mail({
    to: 'person',
    when: 'a booked departure is moved',
    marketing: false,
    variables: z.object({
      ...own,
      newStartsOn: date,
      newEndsOn: date,
      answerBy: date,
      reason: prose.nullable(),
      back: money.nullable(),
      gone,
    }),
    subject: ({ trip: name }) => `New dates for ${name}: please answer`,
  }),
  operator_change_request: mail({
    to: 'company',
    when: 'a traveler asks to have something changed of a booking',
    marketing: false,
    variables: z.object({ ...business, message: prose }),
    subject: ({ trip: name, order }) => `A wish about ${order}: ${name}`,
  }),
  refund_done: mail({
    to: 'person',
    when: 'a refund has arrived where it goes',
    marketing: false,
    variables: z.object({
      ...own,
      amount: money,
      way: z.enum(['paypal', 'gift_card', 'other']),
      /** It went back without us, and is missing of the price of what stands. */
      isTakenBack: z.boolean().optional(),
    }),
    subject: ({ amount, order }) => `${formatMoney(amount)} has gone back to you, order ${order}`,
  }),
  refund_manual: mail({
    to: 'person',
    when: 'a refund has to be paid by hand',
    marketing: false,
    variables: z.object({ ...own, amount: money }),
    subject: ({ amount, order }) => `How ${formatMoney(amount)} comes back to you, order ${order}`,
  }),
};
