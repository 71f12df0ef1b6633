import type { Booking } from './queries/bookings.ts';

/** What of a reservation may be done, in the order in which pages ask for it. */
export const reservationSteps = [
  'created',
  'trip_availability',
  'accommodation',
  'payment_type',
  'passenger_detail',
  'confirm',
  'completed',
] as const satisfies Booking['step'][];

export type ReservationStep = (typeof reservationSteps)[number];

type Facts = Pick<Booking, 'departureId' | 'level' | 'priceCents' | 'paymentType' | 'status'> & {
  hasHold: boolean;
  /** How many of the party are named. */
  named: number;
  travelers: number;
};

/** The step that a reservation has reached: all before it are done. */
export function stepOf(facts: Facts): ReservationStep {
  if (facts.status !== 'draft') return facts.status === 'awaiting_payment' ? 'confirm' : 'completed';
  if (facts.departureId === null || !facts.hasHold) return 'created';
  if (facts.level === null || facts.priceCents === null) return 'trip_availability';
  if (facts.paymentType === null) return 'accommodation';
  return facts.named < facts.travelers ? 'payment_type' : 'passenger_detail';
}

/** What is missing before a reservation can be confirmed. */
export function missingOf(facts: Omit<Facts, 'status'>): string[] {
  return [
    ...(facts.departureId === null || !facts.hasHold ? ['departure_id'] : []),
    ...(facts.level === null || facts.priceCents === null ? ['accommodation_level'] : []),
    ...(facts.paymentType === null ? ['payment_type'] : []),
    ...(facts.named < facts.travelers ? ['passengers'] : []),
  ];
}
