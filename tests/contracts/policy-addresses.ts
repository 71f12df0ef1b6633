import { globSync } from 'node:fs';
import { newId } from '#kernel';
import { posterUrl, previewUrl } from '#posters/shared';
import type { RouteKey } from '../../src/server/policies.ts';
import { asPaypal, asProvider } from '../../src/server/testing.ts';
import { GIFT_CARD } from './gift-card-orders.ts';
import { CLAIM } from './quiz-plays.ts';
import { REVIEW } from './reviews.ts';
import type { Samples } from './samples.ts';
import { PASSWORD } from './signing-in.ts';
import type { Site } from './testing.ts';

type AccountCall = Exclude<
  Extract<RouteKey, `${string} /users${string}` | `${string} /v1/users${string}`>,
  `${string}/activities`
>;
const PERSON = { email: 'ada@example.com', password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
const RESET = { reset_password_token: 'x'.repeat(24), password: PASSWORD, password_confirmation: PASSWORD };
const CONTACT = {
  contact_request: { name: 'Ada', email: 'ada@example.com', message: 'Hello', contact_request_topic_id: 1 },
};
export const ABSENT = '0199a5c2-1111-7000-8000-00000000dead';
export const PICTURE = '0199a5c2-1111-7000-8000-000000000001-0123456789abcdef';
const POSTER = { biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 } as const;

/** What addresses are about, and by whom; cookies of sessions. */
export type Things = {
  /** Where the server listens. */
  port(): number;
  samples: Samples;
  tripId: string;
  plan: string;
  mailId: string;
  questionId: string;
  /** Claimed already, so that each way to ask is answered alike. */
  playId: string;
  /** Of somebody who signed in long ago and has one list, with one trip in it. */
  session: string;
  /** Of people who signed in just now. */
  fresh: string[];
  /** Of a moderator, long after signing in. */
  staff: string;
  /** Of who speaks for a company. */
  operator: string;
  listPath: string;
};

/** How somebody sends what calls and forms take. */
export function senders(things: Things) {
  /** As the site's own pages send it. */
  const sent = (body: object, cookie?: string): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: `http://localhost:${things.port()}`,
      ...(cookie && { Cookie: cookie }),
    },
  });

  const byMember = (body: object = {}, method = 'POST'): RequestInit => ({ ...sent(body, things.session), method });

  /** As a form of a page sends itself. */
  const asForm = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: `http://localhost:${things.port()}` },
  });

  return { sent, byMember, asForm };
}

/** An address for each route, with what has to be sent there. */
export function routesOf(site: Site, things: Things) {
  const { sent, byMember, asForm } = senders(things);

  /** Of a reservation that isn’t there. */
  const reservationRoutes = () => {
    const { samples, session } = things;
    const path = `/v1/trips/${samples.trip}/reserve`;
    const one = `${path}/${ABSENT}`;
    const step = (name: string, body: object): [string, RequestInit] => [`${one}${name}`, byMember(body, 'PATCH')];
    const rooms = { accommodation_level: 1 };
    return {
      'POST /v1/trips/{id}/reserve': [path, sent({})],
      'POST /v1/trips/{id}/bookings': [`/v1/trips/${samples.trip}/bookings`, sent({})],
      'GET /v1/trips/{id}/reserve/{reservationId}': [one, { headers: { Cookie: session } }],
      'PATCH /v1/trips/{id}/reserve/{reservationId}': step('', {}),
      'PATCH /v1/trips/{id}/reserve/{reservationId}/update_trip_availability': step('/update_trip_availability', {
        departure_id: ABSENT,
        number_of_travelers: 1,
      }),
      'PATCH /v1/trips/{id}/reserve/{reservationId}/update_accommodation': step('/update_accommodation', rooms),
      'PATCH /v1/trips/{id}/reserve/{reservationId}/update_accomodation': step('/update_accomodation', rooms),
      'PATCH /v1/trips/{id}/reserve/{reservationId}/update_payment_type': step('/update_payment_type', {
        payment_type: 'full',
      }),
      'PATCH /v1/trips/{id}/reserve/{reservationId}/update_passenger_detail': step('/update_passenger_detail', {
        passengers: [{ position: 1, first_name: 'Ada', last_name: 'Lovelace' }],
      }),
      'POST /v1/reserve/resume_links': [
        '/v1/reserve/resume_links',
        sent({ order_number: 'SJ0', email: 'ada@example.com' }),
      ],
      'POST /v1/reserve/resume': ['/v1/reserve/resume', sent({ token: 'none' })],
      'POST /v1/paypal/booking-details': [
        '/v1/paypal/booking-details',
        byMember({ reservation_id: ABSENT, action: 'create' }),
      ],
      'POST /v1/gift_cards': ['/v1/gift_cards', sent(GIFT_CARD)],
      'POST /v1/gift_cards/{id}/capture': [`/v1/gift_cards/${ABSENT}/capture`, sent({})],
      'POST /v1/gift_cards/balance': ['/v1/gift_cards/balance', sent({ code: 'none' })],
      'POST /v1/me/booking_cancel_quote': ['/v1/me/booking_cancel_quote', byMember({ order_number: 'SJ0' })],
      'POST /v1/me/booking_cancel_update': ['/v1/me/booking_cancel_update', byMember({ order_number: 'SJ0' })],
      'POST /v1/me/booking_changes/{id}/accept': [`/v1/me/booking_changes/${ABSENT}/accept`, byMember()],
      'POST /v1/me/booking_changes/{id}/refuse': [`/v1/me/booking_changes/${ABSENT}/refuse`, byMember()],
      'POST /v1/me/booking_change_requests': [
        '/v1/me/booking_change_requests',
        byMember({ order_number: 'SJ0', message: 'A room downstairs, please.' }),
      ],
    } satisfies Partial<Record<RouteKey, [path: string, init?: RequestInit]>>;
  };

  const asset = globSync('build/client/assets/root-*.js')[0]?.split('/').at(-1) ?? 'none';
  const routes = (): Record<RouteKey, [path: string, init?: RequestInit]> => {
    const { samples, tripId, plan, mailId, questionId, playId, session, fresh, staff, operator } = things;
    return {
      'GET /livez': ['/livez'],
      'GET /readyz': ['/readyz'],
      'GET /version': ['/version'],
      'GET /robots.txt': ['/robots.txt'],
      'GET /.well-known/security.txt': ['/.well-known/security.txt'],
      'GET /llms.txt': ['/llms.txt'],
      'GET /sitemap.xml': ['/sitemap.xml'],
      'GET /sitemaps/{file}': ['/sitemaps/trips-1.xml'],
      'GET /assets/*': [`/assets/${asset}`],
      'GET /images/{key}/{file}': [`/images/${PICTURE}/480.webp`],
      'GET /posters/{name}': [posterUrl(POSTER, 'card')],
      'GET /previews/{file}': [previewUrl(POSTER)],
      'GET /maps/trips/{file}': [`/maps/trips/${samples.trip}.svg`],
      'GET /maps/world.svg': ['/maps/world.svg'],
      'GET /maps/restrictions/{file}': ['/maps/restrictions/dark.svg'],
      'GET /maps/questions/{file}': [`/maps/questions/${questionId}.svg`],
      'GET /maps/guides/{file}': [`/maps/guides/${samples.category}.svg`],
      'GET /maps/attractions/{file}': [`/maps/attractions/${samples.landmark}.svg`],
      'GET /maps/itineraries/{file}': [`/maps/itineraries/${plan}.svg`],
      'GET /marks/{file}': ['/marks/andeo.svg'],
      'GET /favicon.svg': ['/favicon.svg'],
      'GET /openapi.json': ['/openapi.json'],
      'GET /v1/bot_challenges': ['/v1/bot_challenges'],
      'GET /v1/attempts/{key}': [`/v1/attempts/${newId()}`],
      'GET /v1/search': ['/v1/search?search=wildlife'],
      'GET /v1/dmo/{dmo}/search': [`/v1/dmo/${samples.partner}/search`],
      'GET /v1/operators': ['/v1/operators'],
      'GET /v1/operators/{slug}': [`/v1/operators/${samples.operator}`],
      'GET /v1/categories': ['/v1/categories'],
      'GET /v1/trips/{id}/departures': [`/v1/trips/${tripId}/departures`],
      'GET /v1/operators/{slug}/trips': [`/v1/operators/${samples.operator}/trips`],
      'GET /v1/trips/{id}/spots': [`/v1/trips/${tripId}/spots`],
      'GET /v1/trips/{id}/merchant_model': [`/v1/trips/${tripId}/merchant_model`],
      'GET /v1/trips': ['/v1/trips'],
      'GET /v1/categories/{slug}/trips': [`/v1/categories/${samples.category}/trips`],
      'GET /v1/categories/{slug}/operators': [`/v1/categories/${samples.category}/operators`],
      'GET /v1/review_page/operators/{slug}': [`/v1/review_page/operators/${samples.operator}`],
      'GET /v1/trip_finder/destinations': ['/v1/trip_finder/destinations'],
      'GET /v1/trip_finder/themes': ['/v1/trip_finder/themes'],
      'GET /v1/trip_finder/lodging_levels': ['/v1/trip_finder/lodging_levels'],
      'GET /v1/trip_finder/travel_ages': ['/v1/trip_finder/travel_ages'],
      'GET /schema.graphql': ['/schema.graphql'],
      'GET /blog/rss.xml': ['/blog/rss.xml'],
      'GET /dev/mail': ['/dev/mail'],
      'GET /v1/contact_request_topics': ['/v1/contact_request_topics'],
      'POST /v1/contact_requests': ['/v1/contact_requests', sent(CONTACT)],
      'GET /v1/quizzes/{slug}': ['/v1/quizzes/world'],
      'POST /v1/quizzes/{slug}/plays': ['/v1/quizzes/world/plays', sent({ quiz_play: { answers: [0, 1] } })],
      'POST /v1/quizzes/{id}/claim': [`/v1/quizzes/${playId}/claim`, sent(CLAIM)],
      'GET /dev/mail/{id}': [`/dev/mail/${mailId}`],
      'GET /dev/mail/{id}/html': [`/dev/mail/${mailId}/html`],
      'POST /unsubscribe': [`/unsubscribe?token=${site.door.addresses.tokenOf('ada@example.com')}`, { method: 'POST' }],
      'GET /next-api/auth/get-session': ['/next-api/auth/get-session'],
      'POST /next-api/auth/sign-in/email': [
        '/next-api/auth/sign-in/email',
        sent({ email: 'nowhere', password: PASSWORD }),
      ],
      'POST /next-api/auth/sign-in/magic-link': ['/next-api/auth/sign-in/magic-link', sent({ email: PERSON.email })],
      'POST /next-api/auth/magic-link/verify': ['/next-api/auth/magic-link/verify', sent({})],
      'POST /next-api/auth/sign-in/social': ['/next-api/auth/sign-in/social', sent({ provider: 'google' })],
      'GET /next-api/auth/callback/google': ['/next-api/auth/callback/google?state=none&code=none'],
      'GET /next-api/auth/hand-over': ['/next-api/auth/hand-over?state=none'],
      'GET /next-api/auth/hand-back': ['/next-api/auth/hand-back?token=none'],
      'POST /next-api/auth/one-tap/begin': ['/next-api/auth/one-tap/begin', sent({})],
      'POST /next-api/auth/one-tap/callback': ['/next-api/auth/one-tap/callback', sent({ credential: 'none' })],
      'POST /next-api/auth/sign-out': ['/next-api/auth/sign-out', sent({})],
      ...(Object.fromEntries(
        ['/v1', ''].flatMap((version): [string, [string, RequestInit?]][] => [
          [`POST ${version}/users`, [`${version}/users`, sent({ user: PERSON })]],
          [`GET ${version}/users/check_email`, [`${version}/users/check_email?email=ada@example.com`]],
          [
            `POST ${version}/users/password`,
            [`${version}/users/password`, sent({ user: { email: 'ada@example.com' } })],
          ],
          [
            `PATCH ${version}/users/password`,
            [`${version}/users/password`, { ...sent({ user: RESET }), method: 'PATCH' }],
          ],
          [`GET ${version}/users/confirmation`, [`${version}/users/confirmation?confirmation_token=${'x'.repeat(43)}`]],
          [`POST ${version}/users/confirmation`, [`${version}/users/confirmation`, sent({ user: PERSON })]],
        ]),
      ) as unknown as Record<AccountCall, [path: string, init?: RequestInit]>),
      'POST /v1/users/activities': ['/v1/users/activities', byMember({ user_action: [] })],
      'POST /users/activities': ['/users/activities', byMember({ user_action: [] })],
      'GET /v1/member_state': ['/v1/member_state'],
      'POST /v1/me/photo': ['/v1/me/photo', byMember({ data: 'aGVsbG8=' })],
      'DELETE /v1/me/photo': ['/v1/me/photo', byMember({}, 'DELETE')],
      'POST /v1/invitations': ['/v1/invitations', byMember({ email: 'babbage@example.com' })],
      'GET /photos/{key}': ['/photos/photo-0123456789abcdef0123456789abcdef'],
      'GET /v1/saved_searches': ['/v1/saved_searches', { headers: { Cookie: session } }],
      'POST /v1/saved_searches': ['/v1/saved_searches', byMember({ query_string: 'rating=4' })],
      'DELETE /v1/saved_searches/{id}': [`/v1/saved_searches/${ABSENT}`, byMember({}, 'DELETE')],
      'GET /v1/trip_wishlists': ['/v1/trip_wishlists', { headers: { Cookie: session } }],
      'POST /v1/trip_wishlists': ['/v1/trip_wishlists', byMember({ name: 'favorites' })],
      'PATCH /v1/trip_wishlists/{id}': [`/v1/trip_wishlists/${ABSENT}`, byMember({ name: 'Other' }, 'PATCH')],
      'DELETE /v1/trip_wishlists/{id}': [`/v1/trip_wishlists/${ABSENT}`, byMember({}, 'DELETE')],
      'POST /v1/trip_wishlists/{id}/trip_wishlist_trips': [
        '/v1/trip_wishlists/last_used/trip_wishlist_trips',
        byMember({ trip_id: tripId }),
      ],
      'DELETE /v1/trip_wishlists/{id}/trip_wishlist_trips/{tripId}': [
        `/v1/trip_wishlists/${ABSENT}/trip_wishlist_trips/${tripId}`,
        byMember({}, 'DELETE'),
      ],
      'POST /v1/trip_wishlists/{id}/share': [
        `/v1/trip_wishlists/${ABSENT}/share`,
        byMember({ to_email: 'mary@example.com' }),
      ],
      'DELETE /v1/trip_wishlists/{id}/share/{shareId}': [
        `/v1/trip_wishlists/${ABSENT}/share/${ABSENT}`,
        byMember({}, 'DELETE'),
      ],
      'POST /v1/followings': [`/v1/followings?followable_type=Operator&followable_id=${samples.operator}`, byMember()],
      'DELETE /v1/followings/{id}': ['/v1/followings/nobody', byMember({}, 'DELETE')],
      'POST /sign-in-mm': ['/sign-in-mm', asForm({ email: 'ada@example.com' })],
      'POST /magic-complete': ['/magic-complete', asForm({ token: 'none' })],
      'POST /member-join-email-confirmation': ['/member-join-email-confirmation', asForm({ email: 'ada@example.com' })],
      'POST /customer/forgot-password': ['/customer/forgot-password', asForm({ email: 'ada@example.com' })],
      'POST /customer/reset-password': ['/customer/reset-password', asForm({ token: 'none', password: 'short' })],
      'POST /customer/account/logout': ['/customer/account/logout', asForm({})],
      'POST /reserve': ['/reserve', asForm({ do: 'payment', reservation: 'none' })],
      'POST /travel-gifts-card': ['/travel-gifts-card', asForm({ code: 'none' })],
      'POST /travel-gifts-card/buy': ['/travel-gifts-card/buy', asForm({ do: 'finish', card: 'none' })],
      'POST /pl/{dmo}/reserve': [`/pl/${samples.partner}/reserve`, asForm({ do: 'payment', reservation: 'none' })],
      'POST /reserve/paypal-return': ['/reserve/paypal-return', asForm({ reservation: ABSENT })],
      'POST /reserve/resume': ['/reserve/resume', asForm({ token: 'none' })],
      'POST /reserve/resume-link': [
        '/reserve/resume-link',
        asForm({ order: 'SJ00000000000', email: 'ada@example.com' }),
      ],
      'POST /booking/{id}': [`/booking/${ABSENT}`, asForm({ do: 'quote' })],
      'GET /booking/{id}/trip.ics': [`/booking/${ABSENT}/trip.ics`, { headers: { Cookie: session } }],
      'POST /following': ['/following', asForm({ operator: 'nobody' })],
      'POST /v1/write_review': ['/v1/write_review', sent({ review: { operator_slug: 'nobody' } })],
      'POST /v1/review_confirmations': ['/v1/review_confirmations', sent({ token: 'none' })],
      'POST /second-factor': ['/second-factor', asForm({ code: '123456' })],
      'POST /staff/reviews': ['/staff/reviews', asForm({ do: 'publish' })],
      'GET /v1/staff/reviews': ['/v1/staff/reviews', { headers: { Cookie: staff } }],
      'POST /v1/staff/reviews/{id}/publish': [`/v1/staff/reviews/${ABSENT}/publish`, sent({}, staff)],
      'POST /staff/leads': ['/staff/leads', asForm({ do: 'closed' })],
      'POST /staff/tasks': ['/staff/tasks', asForm({ task: ABSENT })],
      'POST /staff/bookings': ['/staff/bookings', asForm({ do: 'cancel', how: 'in_full' })],
      'POST /staff/refunds': ['/staff/refunds', asForm({ do: 'again' })],
      'POST /operator/reviews': ['/operator/reviews', asForm({ do: 'reply' })],
      'POST /operator/bookings': ['/operator/bookings', asForm({ do: 'accept', order: 'SJ0' })],
      'POST /operator/departures': ['/operator/departures', asForm({ do: 'cancel' })],
      'POST /report-a-review': ['/report-a-review', asForm({ reason: 'spam' })],
      'POST /v1/reviews/{id}/reports': [`/v1/reviews/${ABSENT}/reports`, sent({ reason: 'spam' })],
      'GET /v1/operator/reviews': ['/v1/operator/reviews', { headers: { Cookie: operator } }],
      'GET /v1/me/bookings/{order_number}/passengers': [
        '/v1/me/bookings/SJ0/passengers',
        { headers: { Cookie: fresh[0] ?? '' } },
      ],
      'POST /v1/operator/bookings/{order_number}/accept': ['/v1/operator/bookings/SJ0/accept', sent({}, operator)],
      'POST /v1/operator/bookings/{order_number}/decline': [
        '/v1/operator/bookings/SJ0/decline',
        sent({ reason: 'It is full.' }, operator),
      ],
      'GET /v1/operator/bookings/{order_number}/manifest': [
        '/v1/operator/bookings/SJ0/manifest',
        { headers: { Cookie: staff } },
      ],
      'POST /v1/operator/departures/{id}/cancel': [
        `/v1/operator/departures/${ABSENT}/cancel`,
        sent({ reason: 'It is full.' }, operator),
      ],
      'POST /v1/operator/departures/{id}/move': [
        `/v1/operator/departures/${ABSENT}/move`,
        sent({ start_date: '2027-03-11', end_date: '2027-03-17', reason: 'It is full.' }, operator),
      ],
      'POST /v1/reviews/{id}/reply': [`/v1/reviews/${ABSENT}/reply`, sent({ reply: 'Thank you' }, operator)],
      'PATCH /v1/reviews/{id}/reply': [
        `/v1/reviews/${ABSENT}/reply`,
        { ...sent({ reply: 'Thank you' }, operator), method: 'PATCH' },
      ],
      'POST /v1/staff/reviews/{id}/keep': [`/v1/staff/reviews/${ABSENT}/keep`, sent({ up_to: ABSENT }, staff)],
      'DELETE /v1/staff/reviews/{id}/reply': [
        `/v1/staff/reviews/${ABSENT}/reply`,
        { ...sent({}, staff), method: 'DELETE' },
      ],
      'POST /v1/staff/reviews/{id}/reject': [`/v1/staff/reviews/${ABSENT}/reject`, sent({ reason: 'spam' }, staff)],
      'POST /next-api/auth/two-factor/verify-totp': ['/next-api/auth/two-factor/verify-totp', byMember({ code: '1' })],
      'POST /write-a-review': ['/write-a-review', asForm({ token: 'none' })],
      'POST /account/my-reviews': ['/account/my-reviews', asForm({ do: 'withdraw' })],
      'GET /v1/me/reviews': ['/v1/me/reviews', { headers: { Cookie: session } }],
      'PATCH /v1/me/reviews/{id}': [`/v1/me/reviews/${ABSENT}`, byMember(REVIEW, 'PATCH')],
      'POST /v1/me/reviews/{id}/withdraw': [`/v1/me/reviews/${ABSENT}/withdraw`, byMember()],
      'POST /account/my-profile': ['/account/my-profile', asForm({ do: 'name', first_name: 'Ada' })],
      'GET /v1/me': ['/v1/me', { headers: { Cookie: session } }],
      'PATCH /v1/me': ['/v1/me', byMember({ first_name: 'Ada' }, 'PATCH')],
      'POST /v1/me/exports': ['/v1/me/exports', sent({}, fresh[0])],
      'DELETE /v1/me': ['/v1/me', { ...sent({}, fresh.at(-1)), method: 'DELETE' }],
      'POST /account/email-change': ['/account/email-change', asForm({ token: 'none' })],
      'POST /v1/email_changes/confirm': ['/v1/email_changes/confirm', sent({ token: 'none' })],
      'POST /v1/email_changes/undo': ['/v1/email_changes/undo', sent({ token: 'none' })],
      'POST /account/saved-searches': [
        '/account/saved-searches',
        asForm({ do: 'save', search: '/all-trips?rating=4' }),
      ],
      'POST /account/photo': ['/account/photo', asForm({ do: 'remove' })],
      'POST /invite-friend': ['/invite-friend', asForm({ email: 'babbage@example.com' })],
      'POST /tellus-about-yourself': ['/tellus-about-yourself', asForm({ 'interests.rail': 'yes' })],
      'POST /account/data': ['/account/data', asForm({})],
      'POST /account/data/export': ['/account/data/export', asForm({})],
      'GET /v1/me/sessions': ['/v1/me/sessions', { headers: { Cookie: session } }],
      'DELETE /v1/me/sessions': ['/v1/me/sessions', byMember({}, 'DELETE')],
      'DELETE /v1/me/sessions/{id}': [`/v1/me/sessions/${ABSENT}`, byMember({}, 'DELETE')],
      'POST /wishlist': ['/wishlist', asForm({ do: 'create', name: 'Andes' })],
      'GET /graphql': ['/graphql?query=%7B__typename%7D'],
      'POST /v1/consents': ['/v1/consents', sent({ consent: { marketing: true } })],
      'POST /v1/attribution/touches': [
        '/v1/attribution/touches',
        sent({ touch: { url: 'http://localhost/' } }, 'consent=marketing-yes'),
      ],
      'POST /v1/unsubscribe/{token}': [`/v1/unsubscribe/${site.door.addresses.tokenOf('ada@example.com')}`, sent({})],
      'POST /v1/mail_bounces': [
        '/v1/mail_bounces',
        { method: 'POST', ...asProvider({ email: 'ada@example.com', kind: 'delayed' }) },
      ],
      ...reservationRoutes(),
      'POST /v1/paypal/webhook': [
        '/v1/paypal/webhook',
        { method: 'POST', ...asPaypal({ id: 'WH-1', event_type: 'X', resource: {} }) },
      ],
      'GET /dev/paypal/checkoutnow': ['/dev/paypal/checkoutnow?token=1'],
      'POST /dev/paypal/checkoutnow': ['/dev/paypal/checkoutnow?token=1', asForm({ action: 'cancel' })],
      'POST /graphql': ['/graphql', sent({ query: '{ __typename }' })],
    };
  };

  return routes;
}
