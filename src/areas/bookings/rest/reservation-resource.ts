import { z } from 'zod';
import { resource } from '#kernel/http';
import { bookingStates, changeStates, depositStates, finalPaymentStates } from '../booking-states.ts';
import { maskPassenger } from '../passenger-fields.ts';
import type { Reservation } from '../reservation.ts';
import { reservationSteps } from '../steps.ts';

export const RESERVATION_ID = '019a9f6e-6f00-7e41-9b2c-3d4e5f6a7b8c';
export const DEPARTURE_ID = '019a9f6e-6f00-7b12-8d3e-4f5a6b7c8d9e';

const cents = z.int().min(0);
const centsIfKnown = cents.nullable();
const day = z.iso.date().nullable();
const line = z.object({
  label: z.string(),
  each_cents: z.int(),
  quantity: z.int(),
  cents: z.int().meta({ description: 'Each times quantity; below zero for what is taken off.' }),
});

const change = z.object({
  id: z.string(),
  kind: z.enum(['cancelled', 'moved', 'price']),
  state: z.enum(changeStates.states).meta({ description: 'offered: accept or refuse it by answer_by.' }),
  trip_date: day.meta({ description: 'Where it moves.' }),
  trip_end_date: day,
  total_cents: centsIfKnown.meta({ description: 'Of a price: what it is once the places are no longer held.' }),
  answer_by: day.meta({ description: 'The last day to answer, where the trip starts.' }),
  reason: z.string().nullable().meta({ description: 'Of the company, in its words.' }),
});

export const reservationResource = resource(
  'reservations',
  z.object({
    order_number: z.string().meta({ description: 'SJ, ten letters and a check letter.' }),
    booking_status: z.enum(bookingStates.states),
    booking_lead_type: z.enum(['reservation', 'booking']),
    reservation_step: z.enum(reservationSteps).meta({ description: 'The step that is done, with all before it.' }),
    missing: z.array(z.string()).meta({ description: 'What confirming still needs.' }),
    version: z.int().meta({ description: 'Send it back with a change: one that was made meanwhile isn’t undone.' }),
    trip_name: z.string(),
    trip_slug: z.string(),
    trip_sku: z.string(),
    operator_name: z.string(),
    departure_id: z.string().nullable(),
    trip_date: day,
    trip_end_date: day,
    number_of_travelers: z.int().min(1).max(20),
    ages: z.array(z.int()),
    accommodation_level: z
      .int()
      .min(0)
      .max(5)
      .nullable()
      .meta({ description: 'Tier of the price; 0: the base price.' }),
    share_offer: z.boolean(),
    rooms: z.array(z.object({ number: z.int(), positions: z.array(z.int()) })),
    payment_type: z.enum(['deposit', 'full']).nullable(),
    payment_types: z.array(z.enum(['deposit', 'full'])),
    currency: z.string().nullable(),
    price_lines: z.array(line).meta({ description: 'They add up to booking_price_cents.' }),
    local_lines: z.array(line).meta({ description: 'Paid on the spot, never charged here.' }),
    booking_price_cents: centsIfKnown.meta({ description: 'Charged here.' }),
    total_cents: centsIfKnown.meta({ description: 'With what is paid on the spot.' }),
    deposit_price_cents: centsIfKnown.meta({ description: 'What the company’s deposit is, once it is confirmed.' }),
    due_now_cents: centsIfKnown.meta({ description: 'Once it is confirmed.' }),
    gift_card_cents: cents.meta({ description: 'What a gift card pays of what is due now; PayPal the rest.' }),
    gift_card_last4: z.string().nullable().meta({ description: 'Of its code.' }),
    deposit_due_date: day,
    payment_due_date: day,
    passenger_info_due_date: day,
    deposit_status: z.enum(depositStates.states),
    final_payment_status: z.enum(finalPaymentStates.states),
    hold_expires_at: z.iso.datetime().nullable().meta({ description: 'Null: no places are held.' }),
    quote: z.string().nullable().meta({ description: 'The price as it was told, sealed: sent back to confirm it.' }),
    contact: z.object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string().nullable(),
      country_code: z.string().nullable(),
      preferred_contact_method: z.string().nullable(),
    }),
    booking_comment: z.string().nullable(),
    booking_travelers: z
      .array(z.record(z.string(), z.unknown()))
      .meta({ description: 'Masked: of a passport its last three characters, of a birthday its year.' }),
    missing_fields: z
      .array(z.object({ position: z.int(), fields: z.array(z.string()) }))
      .meta({ description: 'What the company needs of each traveler by passenger_info_due_date.' }),
    booking_changes: z.array(change).meta({ description: 'What changed of its departure since, the newest first.' }),
    created_at: z.iso.datetime(),
  }),
).meta({ id: 'Reservation', description: 'A reservation or booking as its owner sees it.' });

export type ReservationResource = z.output<typeof reservationResource>;

export function toReservationResource(reservation: Reservation): ReservationResource {
  const { booking, contact, passengers } = reservation;
  return {
    type: 'reservations',
    id: booking.id,
    attributes: {
      order_number: booking.orderNumber,
      booking_status: booking.status,
      booking_lead_type: booking.leadType,
      reservation_step: reservation.step,
      missing: reservation.missing,
      version: booking.version,
      trip_name: booking.tripName,
      trip_slug: booking.tripSlug,
      trip_sku: booking.tripSku,
      operator_name: booking.operatorName,
      departure_id: booking.departureId,
      trip_date: booking.startDate,
      trip_end_date: booking.endDate,
      number_of_travelers: booking.travelers,
      ages: booking.ages,
      accommodation_level: booking.level,
      share_offer: booking.sharesRoom,
      rooms: booking.rooms,
      payment_type: booking.paymentType,
      payment_types: booking.terms.paymentTypes,
      currency: booking.currency,
      price_lines: booking.priceLines.map(toLine),
      local_lines: booking.localLines.map(toLine),
      booking_price_cents: booking.priceCents,
      total_cents: booking.totalCents,
      deposit_price_cents: booking.dueNowCents === null ? null : booking.depositCents,
      due_now_cents: booking.dueNowCents,
      gift_card_cents: booking.giftCardCents,
      gift_card_last4: booking.giftCardLast4,
      deposit_due_date: booking.depositDueOn,
      payment_due_date: booking.paymentDueOn,
      passenger_info_due_date: booking.passengerInfoDueOn,
      deposit_status: booking.depositStatus,
      final_payment_status: booking.finalPaymentStatus,
      hold_expires_at: reservation.holdExpiresAt?.toISOString() ?? null,
      quote: reservation.quote,
      contact: {
        email: contact.email,
        first_name: contact.firstName,
        last_name: contact.lastName,
        phone: contact.phone,
        country_code: contact.countryCode,
        preferred_contact_method: contact.preferredMethod,
      },
      booking_comment: contact.comment,
      booking_travelers: passengers.map(maskPassenger),
      missing_fields: reservation.missingPassengers,
      booking_changes: reservation.changes.map((one) => ({
        id: one.id,
        kind: one.kind,
        state: one.state,
        trip_date: one.newStartDate,
        trip_end_date: one.newEndDate,
        total_cents: one.newCents,
        answer_by: one.answerBy,
        reason: one.reason,
      })),
      created_at: booking.createdAt.toISOString(),
    },
  };
}

const toLine = ({ label, eachCents, quantity, cents: all }: Reservation['booking']['priceLines'][number]) => ({
  label,
  each_cents: eachCents,
  quantity,
  cents: all,
});

export const reservationExample: ReservationResource = {
  type: 'reservations',
  id: RESERVATION_ID,
  attributes: {
    order_number: 'SJ7Q4M2K9XBWT',
    booking_status: 'draft',
    booking_lead_type: 'reservation',
    reservation_step: 'accommodation',
    missing: ['payment_type', 'passengers'],
    version: 4,
    trip_name: 'Inca Trail to Machu Picchu',
    trip_slug: 'inca-trail-to-machu-picchu',
    trip_sku: 'AND-ITM-07',
    operator_name: 'Andeo Expeditions',
    departure_id: DEPARTURE_ID,
    trip_date: '2027-03-04',
    trip_end_date: '2027-03-10',
    number_of_travelers: 2,
    ages: [],
    accommodation_level: 1,
    share_offer: false,
    rooms: [{ number: 1, positions: [1, 2] }],
    payment_type: null,
    payment_types: ['deposit', 'full'],
    currency: 'USD',
    price_lines: [{ label: 'Sharing a twin room', each_cents: 189_500, quantity: 2, cents: 379_000 }],
    local_lines: [],
    booking_price_cents: 379_000,
    total_cents: 379_000,
    deposit_price_cents: null,
    due_now_cents: null,
    gift_card_cents: 0,
    gift_card_last4: null,
    deposit_due_date: null,
    payment_due_date: null,
    passenger_info_due_date: null,
    deposit_status: 'not_required',
    final_payment_status: 'not_due',
    hold_expires_at: '2026-11-25T09:50:00.000Z',
    quote: 'AAEdQ2x1ZQ',
    contact: {
      email: 'lovelace@example.com',
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: null,
      country_code: 'GB',
      preferred_contact_method: 'email',
    },
    booking_comment: null,
    booking_travelers: [],
    missing_fields: [
      { position: 1, fields: ['first_name', 'last_name'] },
      { position: 2, fields: ['first_name', 'last_name'] },
    ],
    booking_changes: [],
    created_at: '2026-11-25T09:30:00.000Z',
  },
};
