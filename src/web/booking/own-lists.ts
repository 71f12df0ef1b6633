import type { MyBooking, MyBookings } from '#bookings/shared';
import { STATUS } from './booking-words.ts';

/** What is booked, and what was begun or asked for: a page each, which lead to one another. */
export type OwnPage = {
  path: string;
  title: string;
  parts: readonly { part: MyBooking['part']; title: string }[];
  other: { path: string; words: string };
};

export const BOOKED: OwnPage = {
  path: '/my-bookings',
  title: 'My Bookings',
  parts: [
    { part: 'booked', title: 'Booked' },
    { part: 'past', title: 'Past and canceled' },
  ],
  other: { path: '/my-reservation', words: 'Not finished or requested' },
};

export const BEGUN: OwnPage = {
  path: '/my-reservation',
  title: 'My Reservations',
  parts: [
    { part: 'requested', title: 'Requested' },
    { part: 'unfinished', title: 'Not finished' },
  ],
  other: { path: '/my-bookings', words: 'Booked' },
};

type Kind = MyBookings['leadTypes'][number]['value'];

export const KINDS: Readonly<Record<Kind, string>> = {
  reservation: 'Reserved and paid here',
  booking: 'Asked of the company',
};

/** As the list says it: one that was confirmed and not paid is told from one that was left before. */
export const stateName = (status: MyBooking['status'], { path }: OwnPage): string =>
  status === 'awaiting_payment' && path === BEGUN.path ? 'Waits for its payment' : STATUS[status].words;
