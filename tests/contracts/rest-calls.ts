import { newId } from '#kernel';
import { following, type Kept } from './rest-kept.ts';
import type { Site } from './testing.ts';

/** Of a reservation, as its addresses end. */
const steps = [
  '',
  ...['trip_availability', 'accommodation', 'accomodation', 'payment_type', 'passenger_detail'].map(
    (name) => `/update_${name}`,
  ),
];

/**
 * A call that ends with each status that is described; 500 is everywhere and nowhere. `any`: for refusals that come
 * before something that can be done only once.
 */
export function knownCalls(site: Site, kept: Kept): Record<string, Record<string, () => string>> {
  const { operator, trip, partner, quiz, saved, cards, bookings, companies, links } = kept;
  return {
    'GET /v1/search': { 200: () => '/v1/search?search=wildlife', 422: () => '/v1/search?literal=perhaps' },
    'GET /v1/dmo/{dmo}/search': {
      200: () => `/v1/dmo/${partner.slug}/search`,
      404: () => '/v1/dmo/nobody/search?search=peru',
      422: () => `/v1/dmo/${partner.slug}/search?search=a&search=b`,
    },
    'GET /v1/operators/{slug}/trips': {
      200: () => `/v1/operators/${operator.slug}/trips?limit=50`,
      404: () => '/v1/operators/nobody/trips',
      422: () => `/v1/operators/${operator.slug}/trips?page=0`,
    },
    'GET /v1/trips': { 200: () => '/v1/trips?search=wildlife', 422: () => '/v1/trips?filters[color]=red' },
    'GET /v1/categories/{slug}/trips': {
      200: () => '/v1/categories/hiking/trips?limit=50&orderBy=price_low_to_high',
      404: () => '/v1/categories/nowhere/trips',
      422: () => '/v1/categories/hiking/trips?limit=51',
    },
    'GET /v1/operators': { 200: () => '/v1/operators?limit=50', 422: () => '/v1/operators?order_by=commission' },
    'GET /v1/operators/{slug}': {
      200: () => `/v1/operators/${operator.id}`,
      404: () => '/v1/operators/nobody',
    },
    'GET /v1/categories': {
      200: () => '/v1/categories?limit=50&category_type=country',
      422: () => '/v1/categories?category_type=moon',
    },
    'GET /v1/trips/{id}/departures': {
      200: () => `/v1/trips/${trip.slug}/departures`,
      404: () => '/v1/trips/nothing/departures',
    },
    'GET /v1/trips/{id}/spots': {
      200: () => `/v1/trips/${trip.slug}/spots`,
      404: () => '/v1/trips/nothing/spots',
    },
    'GET /v1/trips/{id}/merchant_model': {
      200: () => `/v1/trips/${trip.sku}/merchant_model`,
      404: () => '/v1/trips/nothing/merchant_model',
    },
    'GET /v1/categories/{slug}/operators': {
      200: () => `/v1/categories/hiking/operators?limit=50&filters[activity]=hiking&filters[rating]=3`,
      404: () => '/v1/categories/nowhere/operators',
      422: () => '/v1/categories/hiking/operators?filters[color]=red',
    },
    'GET /v1/review_page/operators/{slug}': {
      200: () => `/v1/review_page/operators/${operator.slug}?limit=25&orderBy=review_high_to_low`,
      404: () => '/v1/review_page/operators/nobody',
      422: () => `/v1/review_page/operators/${operator.slug}?limit=26`,
    },
    'GET /v1/trip_finder/destinations': {
      200: () => '/v1/trip_finder/destinations',
      422: () => `/v1/trip_finder/destinations?search=${'a'.repeat(101)}`,
    },
    'POST /v1/consents': { 200: () => '/v1/consents' },
    'POST /v1/attribution/touches': { 200: () => '/v1/attribution/touches' },
    'POST /v1/mail_bounces': { 200: () => '/v1/mail_bounces' },
    'POST /v1/paypal/webhook': { 200: () => '/v1/paypal/webhook' },
    'POST /v1/trips/{id}/reserve': {
      200: () => `/v1/trips/${bookings.trip}/reserve`,
      201: () => `/v1/trips/${bookings.trip}/reserve`,
      404: () => '/v1/trips/nothing/reserve',
    },
    'POST /v1/trips/{id}/bookings': {
      200: () => `/v1/trips/${bookings.asked.trip}/bookings`,
      201: () => `/v1/trips/${bookings.asked.trip}/bookings`,
      404: () => '/v1/trips/nothing/bookings',
    },
    ...Object.fromEntries(
      ['GET ', ...steps.map((name) => `PATCH ${name}`)].map((one) => {
        const [method, name = ''] = one.split(' ');
        return [
          `${method} /v1/trips/{id}/reserve/{reservationId}${name}`,
          {
            200: () => `${bookings.begun.path}${name}`,
            404: () => `/v1/trips/${bookings.trip}/reserve/${newId()}${name}`,
          },
        ];
      }),
    ),
    'POST /v1/reserve/resume_links': { 200: () => '/v1/reserve/resume_links', 202: () => '/v1/reserve/resume_links' },
    'POST /v1/reserve/resume': { 200: () => '/v1/reserve/resume' },
    'POST /v1/paypal/booking-details': Object.fromEntries(
      ['200', '402', '404', '502'].map((status) => [status, () => '/v1/paypal/booking-details']),
    ),
    ...Object.fromEntries(
      ['quote', 'update'].map((name) => [
        `POST /v1/me/booking_cancel_${name}`,
        Object.fromEntries(['200', '201', '404'].map((status) => [status, () => `/v1/me/booking_cancel_${name}`])),
      ]),
    ),
    'POST /v1/gift_cards': { 200: () => '/v1/gift_cards', 201: () => '/v1/gift_cards', 502: () => '/v1/gift_cards' },
    'POST /v1/gift_cards/{id}/capture': {
      200: () => `/v1/gift_cards/${cards.approved}/capture`,
      402: () => `/v1/gift_cards/${cards.waiting}/capture`,
      404: () => `/v1/gift_cards/${newId()}/capture`,
    },
    'POST /v1/gift_cards/balance': { 200: () => '/v1/gift_cards/balance' },
    ...Object.fromEntries(
      (['accept', 'refuse'] as const).map((deed) => [
        `POST /v1/me/booking_changes/{id}/${deed}`,
        {
          200: () => `/v1/me/booking_changes/${bookings.changes[deed]}/${deed}`,
          404: () => `/v1/me/booking_changes/${newId()}/${deed}`,
        },
      ]),
    ),
    'POST /v1/me/booking_change_requests': Object.fromEntries(
      ['200', '201', '404'].map((status) => [status, () => '/v1/me/booking_change_requests']),
    ),
    ...Object.fromEntries(
      (['accept', 'decline'] as const).map((deed) => [
        `POST /v1/operator/bookings/{order_number}/${deed}`,
        {
          200: () => `/v1/operator/bookings/${bookings.requests[deed]}/${deed}`,
          404: () => `/v1/operator/bookings/SJ0000000000X/${deed}`,
        },
      ]),
    ),
    'GET /v1/me/bookings/{order_number}/passengers': {
      200: () => `/v1/me/bookings/${bookings.booked.order}/passengers`,
      404: () => '/v1/me/bookings/SJ0000000000X/passengers',
    },
    'GET /v1/operator/bookings/{order_number}/manifest': {
      200: () => `/v1/operator/bookings/${bookings.booked.order}/manifest`,
      404: () => '/v1/operator/bookings/SJ0000000000X/manifest',
    },
    ...Object.fromEntries(
      ['cancel', 'move'].map((deed) => [
        `POST /v1/operator/departures/{id}/${deed}`,
        {
          200: () => `/v1/operator/departures/${bookings.free[deed]}/${deed}`,
          404: () => `/v1/operator/departures/${newId()}/${deed}`,
        },
      ]),
    ),
    'GET /v1/contact_request_topics': { 200: () => '/v1/contact_request_topics' },
    'POST /v1/contact_requests': {
      200: () => '/v1/contact_requests',
      201: () => '/v1/contact_requests',
    },
    'POST /v1/write_review': { 200: () => '/v1/write_review', 201: () => '/v1/write_review' },
    'GET /v1/me/reviews': { 200: () => '/v1/me/reviews' },
    'PATCH /v1/me/reviews/{id}': {
      200: () => `/v1/me/reviews/${saved.mine[0]}`,
      404: () => `/v1/me/reviews/${newId()}`,
    },
    'POST /v1/me/reviews/{id}/withdraw': {
      200: () => `/v1/me/reviews/${saved.mine.pop()}/withdraw`,
      404: () => `/v1/me/reviews/${newId()}/withdraw`,
      any: () => `/v1/me/reviews/${newId()}/withdraw`,
    },
    'GET /v1/operator/reviews': {
      200: () => `/v1/operator/reviews?operator=${operator.slug}&unanswered=true`,
      404: () => '/v1/operator/reviews?operator=nobody',
      422: () => '/v1/operator/reviews?limit=51',
    },
    'POST /v1/reviews/{id}/reply': {
      200: () => `/v1/reviews/${saved.published.pop()}/reply`,
      404: () => `/v1/reviews/${newId()}/reply`,
      any: () => `/v1/reviews/${newId()}/reply`,
    },
    'PATCH /v1/reviews/{id}/reply': {
      200: () => `/v1/reviews/${saved.replied[0]}/reply`,
      404: () => `/v1/reviews/${newId()}/reply`,
    },
    'POST /v1/reviews/{id}/reports': {
      200: () => `/v1/reviews/${saved.replied[0]}/reports`,
      201: () => `/v1/reviews/${saved.replied[0]}/reports`,
      404: () => `/v1/reviews/${newId()}/reports`,
    },
    'DELETE /v1/staff/reviews/{id}/reply': {
      200: () => `/v1/staff/reviews/${saved.replied.pop()}/reply`,
      404: () => `/v1/staff/reviews/${newId()}/reply`,
      any: () => `/v1/staff/reviews/${newId()}/reply`,
    },
    'POST /v1/staff/reviews/{id}/keep': {
      200: () => `/v1/staff/reviews/${saved.reported.pop()}/keep`,
      403: () => `/v1/staff/reviews/${saved.ownPublished}/keep`,
      404: () => `/v1/staff/reviews/${newId()}/keep`,
      any: () => `/v1/staff/reviews/${newId()}/keep`,
    },
    'GET /v1/staff/reviews': { 200: () => '/v1/staff/reviews', 404: () => '/v1/staff/reviews' },
    ...Object.fromEntries(
      ['publish', 'reject'].map((deed) => [
        `POST /v1/staff/reviews/{id}/${deed}`,
        {
          200: () => `/v1/staff/reviews/${saved.waiting.pop()}/${deed}`,
          403: () => `/v1/staff/reviews/${saved.own}/${deed}`,
          404: () => `/v1/staff/reviews/${newId()}/${deed}`,
          any: () => `/v1/staff/reviews/${newId()}/${deed}`,
        },
      ]),
    ),
    'POST /v1/review_confirmations': { 200: () => '/v1/review_confirmations' },
    'POST /v1/email_changes/confirm': { 200: () => '/v1/email_changes/confirm' },
    'POST /v1/email_changes/undo': { 200: () => '/v1/email_changes/undo' },
    'GET /v1/quizzes/{slug}': { 200: () => '/v1/quizzes/world', 404: () => '/v1/quizzes/moon' },
    'POST /v1/quizzes/{slug}/plays': {
      200: () => '/v1/quizzes/world/plays',
      201: () => '/v1/quizzes/world/plays',
      404: () => '/v1/quizzes/moon/plays',
    },
    'POST /v1/quizzes/{id}/claim': {
      200: () => `/v1/quizzes/${quiz.claimed}/claim`,
      201: () => `/v1/quizzes/${quiz.unclaimed.pop()}/claim`,
      404: () => `/v1/quizzes/${newId()}/claim`,
    },
    'POST /v1/unsubscribe/{token}': {
      200: () => `/v1/unsubscribe/${site.door.addresses.tokenOf('ada@example.com')}`,
      404: () => '/v1/unsubscribe/none-of-ours',
    },
    ...Object.fromEntries(
      ['/users', '/v1/users'].flatMap((users) => [
        [`POST ${users}`, { 200: () => users, 201: () => users }],
        [`GET ${users}/check_email`, { 200: () => `${users}/check_email?email=ada@example.com` }],
        [`POST ${users}/password`, { 200: () => `${users}/password`, 202: () => `${users}/password` }],
        [`PATCH ${users}/password`, { 200: () => `${users}/password` }],
        [`GET ${users}/confirmation`, { 200: () => `${users}/confirmation?confirmation_token=${links.confirmation}` }],
        [`POST ${users}/confirmation`, { 200: () => `${users}/confirmation`, 202: () => `${users}/confirmation` }],
      ]),
    ),
    'POST /v1/users/activities': { 200: () => '/v1/users/activities' },
    'POST /users/activities': { 200: () => '/users/activities' },
    'GET /v1/me': { 200: () => '/v1/me' },
    'PATCH /v1/me': { 200: () => '/v1/me' },
    'POST /v1/me/exports': { 200: () => '/v1/me/exports' },
    'DELETE /v1/me': { 200: () => '/v1/me' },
    'GET /v1/me/sessions': { 200: () => '/v1/me/sessions' },
    'DELETE /v1/me/sessions': { 200: () => '/v1/me/sessions' },
    'DELETE /v1/me/sessions/{id}': {
      200: () => `/v1/me/sessions/${saved.sessions.pop()}`,
      404: () => `/v1/me/sessions/${newId()}`,
      any: () => `/v1/me/sessions/${newId()}`,
    },
    'POST /v1/me/photo': { 200: () => '/v1/me/photo' },
    'DELETE /v1/me/photo': { 200: () => '/v1/me/photo', 404: () => '/v1/me/photo', any: () => '/v1/me/photo' },
    'POST /v1/invitations': { 200: () => '/v1/invitations', 202: () => '/v1/invitations' },
    'GET /v1/saved_searches': { 200: () => '/v1/saved_searches' },
    'POST /v1/saved_searches': { 200: () => '/v1/saved_searches', 201: () => '/v1/saved_searches' },
    'DELETE /v1/saved_searches/{id}': {
      200: () => `/v1/saved_searches/${saved.searches.pop()}`,
      404: () => `/v1/saved_searches/${newId()}`,
      any: () => `/v1/saved_searches/${newId()}`,
    },
    'GET /v1/member_state': { 200: () => '/v1/member_state' },
    'GET /v1/trip_wishlists': { 200: () => '/v1/trip_wishlists' },
    'POST /v1/trip_wishlists': { 200: () => '/v1/trip_wishlists', 201: () => '/v1/trip_wishlists' },
    'PATCH /v1/trip_wishlists/{id}': {
      200: () => `/v1/trip_wishlists/${saved.list}`,
      404: () => `/v1/trip_wishlists/${newId()}`,
    },
    'DELETE /v1/trip_wishlists/{id}': {
      200: () => `/v1/trip_wishlists/${saved.lists.pop()}`,
      404: () => `/v1/trip_wishlists/${newId()}`,
      any: () => `/v1/trip_wishlists/${newId()}`,
    },
    'POST /v1/trip_wishlists/{id}/trip_wishlist_trips': {
      200: () => `/v1/trip_wishlists/${saved.list}/trip_wishlist_trips`,
      201: () => `/v1/trip_wishlists/${saved.list}/trip_wishlist_trips`,
      404: () => `/v1/trip_wishlists/${newId()}/trip_wishlist_trips`,
    },
    'DELETE /v1/trip_wishlists/{id}/trip_wishlist_trips/{tripId}': {
      200: () => `/v1/trip_wishlists/${saved.list}/trip_wishlist_trips/${saved.trips.pop()}`,
      404: () => `/v1/trip_wishlists/${saved.list}/trip_wishlist_trips/${newId()}`,
      any: () => `/v1/trip_wishlists/${newId()}/trip_wishlist_trips/${newId()}`,
    },
    'POST /v1/trip_wishlists/{id}/share': {
      200: () => `/v1/trip_wishlists/${saved.list}/share`,
      202: () => `/v1/trip_wishlists/${saved.list}/share`,
      404: () => `/v1/trip_wishlists/${newId()}/share`,
    },
    'DELETE /v1/trip_wishlists/{id}/share/{shareId}': {
      200: () => `/v1/trip_wishlists/${saved.list}/share/${saved.shares.pop()}`,
      404: () => `/v1/trip_wishlists/${saved.list}/share/${newId()}`,
      any: () => `/v1/trip_wishlists/${newId()}/share/${newId()}`,
    },
    'POST /v1/followings': {
      200: () => following(companies.first),
      201: () => following(companies.others.pop()),
      404: () => following(),
    },
    'DELETE /v1/followings/{id}': {
      200: () => `/v1/followings/${companies.followed.pop()}`,
      404: () => '/v1/followings/nobody',
      any: () => '/v1/followings/nobody',
    },
    'GET /v1/bot_challenges': { 200: () => '/v1/bot_challenges' },
    'GET /v1/attempts/{key}': { 200: () => `/v1/attempts/${newId()}`, 404: () => '/v1/attempts/short' },
    'GET /v1/trip_finder/themes': { 200: () => '/v1/trip_finder/themes' },
    'GET /v1/trip_finder/lodging_levels': { 200: () => '/v1/trip_finder/lodging_levels' },
    'GET /v1/trip_finder/travel_ages': { 200: () => '/v1/trip_finder/travel_ages' },
  };
}
