import { z } from 'zod';
import { type Context, orNotFound, type Parts, transaction } from '#kernel';
import { defineRoute, type RestRoute, slugParam } from '#kernel/http';
import { partnerContext } from '#partners';
import { isOf, isOwner } from '../access.ts';
import { changeContact, changeDates, changePassengers, changePaymentType, changeRooms } from '../change-reservation.ts';
import { confirmReservation } from '../confirm-reservation.ts';
import type { Contact } from '../contact.ts';
import { passengerFields } from '../passenger-fields.ts';
import { type Booking, readBooking } from '../queries/bookings.ts';
import { requestBooking } from '../request-booking.ts';
import { type Reservation, reservationOf } from '../reservation.ts';
import { reserve } from '../reserve.ts';
import {
  additional,
  comment,
  contactFields,
  departureId,
  level,
  partyFields,
  reservationParam,
  source,
  toContact,
  tripParam,
  version,
} from './fields.ts';
import { begun, begunExample, handedOver } from './handed-over.ts';
import { reservationExample, reservationResource, toReservationResource } from './reservation-resource.ts';

const TAG = 'Reserving';
const answer = z.object({ data: reservationResource });
const example = { data: reservationExample };
const body = <Fields extends z.ZodType>(fields: Fields, given: z.input<Fields>) => ({
  root: 'reserve',
  rootOptional: true,
  type: 'reservations',
  fields,
  example: given,
});

const person = { email: 'lovelace@example.com', first_name: 'Ada', last_name: 'Lovelace' };

const reserving = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/trips/{id}/reserve',
    tag: TAG,
    summary: 'Begin a reservation',
    description:
      'Of a trip that is paid here. No places are held until a date is chosen with update_trip_availability.',
    params: z.object({ id: tripParam }),
    query: z.object({}),
    repeatable: 'with a key',
    botCheck: true,
    refusals: [409],
    status: 201,
    body: body(
      z
        .object({
          ...contactFields,
          ...partyFields,
          departure_id: departureId.nullish(),
          accommodation_level: level.nullish(),
          booking_comment: comment,
          additional_details: additional,
          dmo_slug: slugParam('The partner through whose site it is begun.', 'visit-patagonia').nullish(),
          source,
        })
        .meta({ description: 'Who travels when.' }),
      { ...person, number_of_travelers: 2 },
    ),
    answer: begun,
    example: begunExample,
    cacheControl: 'no-store',
    async handle(ctx, { params, body: given, headers, keep, caller }) {
      const through = await partnerContext(ctx, given.dmo_slug);
      const reservation = await reserve(through, parts, { trip: params.id, ...wishOf(given), caller });
      return handedOver(reservation, headers, keep);
    },
  });

type Given = Parameters<typeof toContact>[0] & {
  number_of_travelers: number;
  ages?: number[] | undefined;
  departure_id?: string | null | undefined;
  accommodation_level?: number | null | undefined;
  booking_comment?: string | null | undefined;
  additional_details?: Record<string, string> | undefined;
  source?: object | undefined;
};

const wishOf = (given: Given) => ({
  contact: toContact(given, { comment: given.booking_comment, additional: given.additional_details }),
  departureId: given.departure_id ?? null,
  travelers: given.number_of_travelers,
  ages: given.ages ?? [],
  level: given.accommodation_level ?? null,
  source: given.source ?? {},
});

const requesting = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/trips/{id}/bookings',
    tag: TAG,
    summary: 'Ask a company for a booking',
    description:
      'Of a trip that isn’t paid here, or of a date on request: the company accepts or declines, and collects itself. Nothing is charged.',
    params: z.object({ id: tripParam }),
    query: z.object({}),
    repeatable: 'with a key',
    botCheck: true,
    refusals: [409],
    status: 201,
    body: {
      ...body(
        z
          .object({
            ...contactFields,
            ...partyFields,
            departure_id: departureId,
            accommodation_level: level,
            booking_comment: comment,
            terms_accepted: z
              .literal(true, 'must be true: the company’s terms apply')
              .meta({ description: 'The company’s terms.' }),
          })
          .meta({ description: 'What is asked for.' }),
        {
          ...person,
          number_of_travelers: 2,
          departure_id: '019a9f6e-6f00-7b12-8d3e-4f5a6b7c8d9e',
          accommodation_level: 1,
          terms_accepted: true,
        },
      ),
      root: 'booking',
      type: 'bookings',
    },
    answer: begun,
    example: begunExample,
    cacheControl: 'no-store',
    async handle(ctx, { params, body: given, headers, keep, caller }) {
      const wish = { ...wishOf(given), departureId: given.departure_id, level: given.accommodation_level };
      return handedOver(await requestBooking(ctx, parts, { trip: params.id, ...wish, caller }), headers, keep);
    },
  });

const own = { id: tripParam, reservationId: reservationParam };

const reading = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/trips/{id}/reserve/{reservationId}',
    tag: TAG,
    summary: 'Look at a reservation',
    description: 'One’s own: of who is signed in, or whose token is shown.',
    params: z.object(own),
    query: z.object({}),
    answer,
    example,
    cacheControl: 'private, no-store',
    handle(ctx, { params }) {
      return transaction(ctx, async (inside) => {
        const isOwn = (one: Booking) => isOwner(ctx.actor, one) && isOf(one, params.id);
        const booking = orNotFound(await readBooking(inside.db, params.reservationId), isOwn);
        return { data: toReservationResource(await reservationOf(inside, parts, booking)) };
      });
    },
  });

/** One step of a reservation: what it takes, and what is done with it. */
function step<Fields extends z.ZodObject>(given: {
  path: string;
  summary: string;
  description: string;
  fields: Fields;
  example: z.input<Fields>;
  take: (
    ctx: Context,
    parts: Parts,
    of: { id: string; trip: string; version?: number | undefined; caller: string },
    fields: z.output<Fields>,
  ) => Promise<Reservation>;
}) {
  return (parts: Parts): RestRoute =>
    defineRoute({
      key: `PATCH /v1/trips/{id}/reserve/{reservationId}${given.path}`,
      tag: TAG,
      summary: given.summary,
      description: given.description,
      params: z.object(own),
      query: z.object({}),
      refusals: [409],
      body: body(given.fields.extend({ version }).meta({ description: given.summary }), given.example as never),
      answer,
      example,
      cacheControl: 'no-store',
      async handle(ctx, { params, body: sent, caller }) {
        const { version: seen } = sent as { version?: number };
        const of = { id: params.reservationId, trip: params.id, version: seen, caller };
        return { data: toReservationResource(await given.take(ctx, parts, of, sent as z.output<Fields>)) };
      },
    });
}

const dates = step({
  path: '/update_trip_availability',
  summary: 'Choose a date',
  description: 'Places are held at once, for at most an hour; hold_expires_at says until when.',
  fields: z.object({ departure_id: departureId, number_of_travelers: partyFields.number_of_travelers }),
  example: { departure_id: '019a9f6e-6f00-7b12-8d3e-4f5a6b7c8d9e', number_of_travelers: 2 },
  take: (ctx, parts, of, { departure_id, number_of_travelers }) =>
    changeDates(ctx, parts, of, { departureId: departure_id, travelers: number_of_travelers }),
});

const roomFields = z.object({
  accommodation_level: level,
  rooms: z
    .array(
      z.object({
        positions: z.array(z.int().min(1).max(20)).min(1).max(12).meta({ description: 'Who sleeps in it.' }),
        share_offer: z.boolean().optional().meta({ description: 'An odd traveler shares with somebody else’s.' }),
      }),
    )
    .min(1)
    .max(20)
    .optional()
    .meta({ description: 'Who sleeps where, by position; left out: in the order in which people are named.' }),
});
const rooms = {
  summary: 'Choose a kind of room',
  fields: roomFields,
  example: { accommodation_level: 1 },
  take: (
    ctx: Context,
    parts: Parts,
    of: { id: string; trip: string; version?: number | undefined },
    { accommodation_level, rooms: chosen }: z.output<typeof roomFields>,
  ) =>
    changeRooms(ctx, parts, of, {
      level: accommodation_level,
      rooms: chosen?.map(({ positions }) => positions) ?? null,
      sharesRoom: chosen?.some(({ share_offer }) => share_offer === true) ?? false,
    }),
};
const accommodation = step({
  ...rooms,
  path: '/update_accommodation',
  description: 'By its tier. A smaller last room has the price of its own size.',
});
/** As the specification spells it. */
const accomodation = step({ ...rooms, path: '/update_accomodation', description: 'The same as update_accommodation.' });

const paymentType = step({
  path: '/update_payment_type',
  summary: 'Choose how to pay',
  description:
    'The deposit now and the rest later, or everything at once, as far as the trip offers it. A gift card is set aside for what is due now, and pays when the booking is placed; where it covers all of that, confirming places it.',
  fields: z.object({
    payment_type: z.enum(['deposit', 'full'], 'must be deposit or full').meta({ description: 'What is paid first.' }),
    gift_card_code: z.string().max(100, 'must be a code').nullish().meta({
      description:
        'Of a gift card of the trip’s currency, which pays of what is due now; null: none does; left out: as before.',
    }),
  }),
  example: { payment_type: 'deposit' },
  take: (ctx, parts, { caller, ...of }, { payment_type, gift_card_code }) =>
    changePaymentType(ctx, parts, of, { paymentType: payment_type, giftCardCode: gift_card_code, caller }),
});

const passengers = step({
  path: '/update_passenger_detail',
  summary: 'Name who travels',
  description: 'Names now, the rest by passenger_info_due_date. What isn’t mentioned stays as it was.',
  fields: z.object({ passengers: z.array(passengerFields).min(1).max(20).meta({ description: 'By position.' }) }),
  example: { passengers: [{ position: 1, first_name: 'Ada', last_name: 'Lovelace' }] },
  take: (ctx, parts, of, { passengers: given }) => changePassengers(ctx, parts, of, given),
});

const confirming = step({
  path: '',
  summary: 'Change who reserves, or confirm',
  description:
    'With confirm the price stands as it was told: send the quote of the reservation, or its total as price_cents_seen. Then it can be paid.',
  fields: z.object({
    first_name: contactFields.first_name.optional(),
    last_name: contactFields.last_name.optional(),
    phone: contactFields.phone,
    country_code: contactFields.country_code,
    preferred_contact_method: contactFields.preferred_contact_method,
    ages: partyFields.ages,
    booking_comment: comment,
    additional_details: additional,
    confirm: z.boolean().optional().meta({ description: 'Closes the reservation for its payment.' }),
    terms_accepted: z.boolean().optional().meta({ description: 'The company’s terms.' }),
    quote: z.string().max(1000).optional().meta({ description: 'Of the reservation, as it was seen.' }),
    price_cents_seen: z.int().min(0).optional().meta({ description: 'Its total, in place of the quote.' }),
  }),
  example: { confirm: true, terms_accepted: true, price_cents_seen: 379_000 },
  async take(ctx, parts, of, given) {
    const contact: Partial<Contact> = Object.fromEntries(
      Object.entries({
        firstName: given.first_name,
        lastName: given.last_name,
        phone: given.phone,
        countryCode: given.country_code,
        preferredMethod: given.preferred_contact_method,
        comment: given.booking_comment,
        additional: given.additional_details,
      }).filter(([, value]) => value !== undefined),
    );
    const isChange = Object.keys(contact).length > 0 || given.ages !== undefined;
    const seen = {
      termsAccepted: given.terms_accepted ?? false,
      quote: given.quote ?? null,
      totalCentsSeen: given.price_cents_seen ?? null,
    };
    return transaction(ctx, async (inside) => {
      const changed = isChange ? await changeContact(inside, parts, of, { contact, ages: given.ages }) : null;
      // What this call itself has just changed is another version.
      const own = isChange ? { id: of.id, trip: of.trip } : of;
      if (given.confirm) return confirmReservation(inside, parts, own, seen);
      return changed ?? changeContact(inside, parts, of, {});
    });
  },
});

export const reserveRoutes = (parts: Parts): RestRoute[] =>
  [reserving, requesting, reading, dates, accommodation, accomodation, paymentType, passengers, confirming].map(
    (make) => make(parts),
  );
