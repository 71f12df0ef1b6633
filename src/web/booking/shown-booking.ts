import type { BookingPage, BookingPayment, ToldInFull } from '#bookings/shared';
import type { PosterArt } from '../ui/art.tsx';

export type ShownPayment = Omit<BookingPayment, 'capturedAt'> & {
  /** ISO; null: it isn’t here yet. */
  paidAt: string | null;
};

type Mail = BookingPage['mails']['mails'][number];

export type ShownMail = Omit<Mail, 'at'> & { at: string };

type Next = NonNullable<BookingPage['next']>;
type Quote = NonNullable<BookingPage['cancellation']['quote']>;

/** What is masked of travelers. offered: its member may see it; sign-in: may once they have signed in once more. */
export type InFull = { state: 'offered' } | { state: 'sign-in' } | { state: 'shown'; people: ToldInFull[] };

/** What the page of a booking shows. */
export type ShownBooking = Omit<
  BookingPage,
  | 'placedAt'
  | 'cancelledAt'
  | 'updatedAt'
  | 'version'
  | 'tripId'
  | 'isMembers'
  | 'partnerId'
  | 'payments'
  | 'cancellation'
  | 'next'
  | 'mails'
> & {
  placedOn: string | null;
  canceledOn: string | null;
  payments: ShownPayment[];
  sent: Omit<BookingPage['mails'], 'mails'> & { mails: ShownMail[] };
  next: (Omit<Next, 'card'> & { card: (Omit<NonNullable<Next['card']>, 'until'> & { until: string }) | null }) | null;
  why: BookingPage['cancellation']['why'];
  quote: (Omit<Quote, 'expiresAt'> & { expiresAt: string }) | null;
  /** Null: nothing is masked, or whoever asks isn’t its member. */
  inFull: InFull | null;
  /** Null: it isn’t on the site any more. */
  tripHref: string | null;
  companyHref: string | null;
  art: PosterArt;
  /** By which countries are written; empty where none is asked for. */
  countries: readonly string[];
};
