import type { Plan, ReservePage } from '#bookings/shared';
import type { PosterArt } from '../ui/art.tsx';

export type StepName = 'contact' | 'payment' | 'passengers' | 'confirm' | 'dates';

type Reservation = NonNullable<ReservePage['reservation']>;

/** What the page of a reservation shows. */
export type ShownReserve = Omit<ReservePage, 'againAt' | 'reservation' | 'partnerId'> & {
  art: PosterArt;
  durationDays: number | null;
  againAt: string | null;
  /** What is known of who reserves, before they have told it here. */
  known: Partial<
    Pick<Reservation['contact'], 'email' | 'firstName' | 'lastName' | 'phone' | 'countryCode' | 'preferredMethod'>
  >;
  /** Codes and names; empty where none is asked for. */
  countries: readonly (readonly [code: string, name: string])[];
  /** Where who reserves lives, by its name. */
  country: string | null;
  reservation: (Omit<Reservation, 'holdExpiresAt'> & { holdExpiresAt: string | null }) | null;
};

export type ShownPlan = Plan;

/** The steps in their order, each with what it asks for. */
export const STEPS = [
  { step: 'contact', title: 'Price and contact', about: 'What it costs, whom we write to' },
  { step: 'payment', title: 'Payment type', about: 'Deposit, full or gift card' },
  { step: 'passengers', title: 'Passengers', about: 'Names, in rooms' },
  { step: 'confirm', title: 'Confirm and pay', about: 'Everything once more' },
] as const satisfies { step: StepName; title: string; about: string }[];
