import { defineArea, everyone } from '#kernel';
import { deleteLeft, emptyPeople } from './empty-people.ts';
import { completeBookings, expireReservations, freeLapsedCards } from './expire-bookings.ts';
import { expireChanges } from './expire-changes.ts';
import { departuresTold, followDepartures } from './follow-departures.ts';
import { followPayments, paymentsTold } from './follow-payments.ts';
import { addBookings } from './graphql.ts';
import { memberData } from './member-data.ts';
import { deleteOldKeys } from './queries/keys.ts';
import { remindOfDeadlines, remindOfDeposits, remindOfReservations } from './remind.ts';
import { bookingRoutes } from './rest.ts';
import { resumePayments } from './resume-payments.ts';
import { bookingTasks } from './tasks.ts';

declare module '#kernel' {
  interface Parts {
    bookings: { baseUrl: string };
  }
}

const owner = ['member', 'reservation'] as const;
const company = { who: ['operator', 'staff'], limit: 'WRITE' } as const;
const writes = { who: owner, limit: 'WRITE' } as const;

export const bookingsArea = defineArea({
  name: 'bookings',
  calls: ['attribution', 'accounts', 'partners', 'inventory', 'payments', 'gift-cards', 'catalogue'],
  tables: [
    'bookings',
    'passengers',
    'booking_events',
    'cancellation_quotes',
    'booking_changes',
    'booking_change_requests',
    'booking_keys',
  ],
  encrypted: { bookings: ['contact'], passengers: ['details'], booking_change_requests: ['message'] },
  routes: {
    'POST /v1/trips/{id}/reserve': { who: everyone, limit: 'WRITE' },
    'POST /v1/trips/{id}/bookings': { who: everyone, limit: 'FORM' },
    'GET /v1/trips/{id}/reserve/{reservationId}': { who: owner, limit: 'READ' },
    'PATCH /v1/trips/{id}/reserve/{reservationId}': writes,
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_trip_availability': writes,
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_accommodation': writes,
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_accomodation': writes,
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_payment_type': writes,
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_passenger_detail': writes,
    'POST /v1/reserve/resume_links': { who: everyone, limit: 'LINK' },
    'POST /v1/reserve/resume': { who: everyone, limit: 'SIGNIN' },
    'POST /v1/paypal/booking-details': writes,
    'POST /v1/me/booking_cancel_quote': writes,
    'POST /v1/me/booking_cancel_update': writes,
    'POST /v1/me/booking_changes/{id}/accept': writes,
    'POST /v1/me/booking_changes/{id}/refuse': writes,
    'POST /v1/me/booking_change_requests': { who: owner, limit: 'FORM' },
    'GET /v1/me/bookings/{order_number}/passengers': { who: ['fresh-member'], limit: 'READ' },
    'POST /v1/operator/bookings/{order_number}/accept': company,
    'POST /v1/operator/bookings/{order_number}/decline': company,
    'GET /v1/operator/bookings/{order_number}/manifest': { who: ['proved-operator', 'staff'], limit: 'READ' },
    'POST /v1/operator/departures/{id}/cancel': company,
    'POST /v1/operator/departures/{id}/move': company,
  },
  fields: { bookingDetail: owner, myBookings: owner, myReservations: owner },
  tasks: bookingTasks,
  members: memberData,
  graphql: ({ builder, list, parts }) => addBookings(builder, list, parts),
  rest: bookingRoutes,
  start: async ({ config }) => ({ parts: { bookings: { baseUrl: config.baseUrl } } }),
  jobs: ({ ctx, log, parts }) => [
    {
      queue: 'bookings.settle',
      work: (_payload, signal) => followPayments(ctx, parts, log, signal),
      onlyOne: true,
      whenDue: () => paymentsTold(ctx),
      told: 'outbox',
    },
    {
      queue: 'bookings.departures',
      work: (_payload, signal) => followDepartures(ctx, parts, log, signal),
      onlyOne: true,
      whenDue: () => departuresTold(ctx),
      told: 'outbox',
    },
    {
      queue: 'bookings.unanswered',
      work: (_payload, signal) => expireChanges(ctx, parts, log, signal),
      onlyOne: true,
      // A day ends at another hour in each zone.
      at: '5 * * * *',
    },
    {
      queue: 'bookings.resume',
      work: (_payload, signal) => resumePayments(ctx, parts, log, signal),
      onlyOne: true,
      at: '* * * * *',
    },
    {
      queue: 'bookings.expire',
      onlyOne: true,
      at: '*/5 * * * *',
      async work(_payload, signal) {
        while (!signal.aborted && (await expireReservations(ctx, signal)) > 0);
        await freeLapsedCards(ctx, signal);
      },
    },
    {
      queue: 'bookings.remind',
      async work(_payload, signal) {
        await remindOfReservations(ctx, parts, log, signal);
        await remindOfDeposits(ctx, parts, log, signal);
      },
      onlyOne: true,
      at: '*/5 * * * *',
    },
    {
      queue: 'bookings.deadlines',
      work: (_payload, signal) => remindOfDeadlines(ctx, parts, log, signal),
      onlyOne: true,
      // A day begins at another hour in each zone.
      at: '35 * * * *',
    },
    {
      queue: 'bookings.empty',
      onlyOne: true,
      at: '45 4 * * *',
      async work(_payload, signal) {
        log.info({ keys: await deleteOldKeys(ctx.db) }, 'keys of bookings whose cookies are over deleted');
        log.info({ bookings: await emptyPeople(ctx, parts, signal) }, 'people taken out of bookings that are over');
        log.info({ reservations: await deleteLeft(ctx) }, 'reservations that were left deleted');
      },
    },
    {
      queue: 'bookings.complete',
      onlyOne: true,
      at: '15 * * * *',
      async work(_payload, signal) {
        while (!signal.aborted && (await completeBookings(ctx, signal)) > 0);
      },
    },
  ],
});
