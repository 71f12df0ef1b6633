import { newId } from '#kernel';
import { policies, type RouteKey } from '../../src/server/policies.ts';
import { asPaypal, asProvider, paypal } from '../../src/server/testing.ts';
import { GIFT_CARD } from './gift-card-orders.ts';
import { CLAIM } from './quiz-plays.ts';
import { type Kept, PERSON } from './rest-kept.ts';
import { REVIEW } from './reviews.ts';
import { PASSWORD } from './signing-in.ts';

/** How each call is sent so that it ends with a status: its method, body, cookies and signature. */
export function sentFor(kept: Kept): (key: string, status: string) => RequestInit {
  const { operator, members, saved, tokens, photo, guest, moves, cards, bookings, links } = kept;

  /** What calls that take a body are sent, by a browser that has allowed everything. */
  const reset = (status: string) => ({
    user: {
      reset_password_token: status === '200' ? links.resets.pop() : 'used already',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  const bodies: Record<string, object | ((status: string) => object)> = {
    ...Object.fromEntries(
      ['/users', '/v1/users'].flatMap((users) => [
        [`POST ${users}`, { user: PERSON }],
        [`POST ${users}/password`, { user: { email: 'ada@example.com' } }],
        [`PATCH ${users}/password`, reset],
        [`POST ${users}/confirmation`, { user: { email: 'ada@example.com' } }],
      ]),
    ),
    'POST /v1/users/activities': { user_action: [] },
    'POST /users/activities': { user_action: [{ page_url: '/' }] },
    'PATCH /v1/me': { user: { first_name: 'Emmy' } },
    'POST /v1/trip_wishlists': () => ({ name: newId() }),
    'PATCH /v1/trip_wishlists/{id}': { trip_wishlist: { name: 'Another name' } },
    'POST /v1/trip_wishlists/{id}/trip_wishlist_trips': (status) => ({
      trip_wishlist_trip: { trip_id: status === '201' ? saved.unsaved.pop() : saved.first },
    }),
    'POST /v1/trip_wishlists/{id}/share': { to_email: 'mary@example.com' },
    'POST /v1/me/photo': () => ({ photo }),
    'POST /v1/invitations': () => ({ invitation: { email: `${newId()}@example.com` } }),
    'POST /v1/saved_searches': (status) => ({
      saved_search: { query_string: status === '201' ? `rating=${saved.ratings.pop()}` : 'duration=one_week' },
    }),
    'POST /v1/consents': { consent: { marketing: true } },
    'POST /v1/attribution/touches': { touch: { url: 'http://localhost/' } },
    'POST /v1/mail_bounces': { email: 'ada@example.com', kind: 'delayed' },
    'POST /v1/trips/{id}/reserve': () => bookings.person,
    'POST /v1/trips/{id}/bookings': () => ({
      ...bookings.person,
      departure_id: bookings.asked.departure,
      accommodation_level: bookings.asked.level,
      terms_accepted: true,
    }),
    'PATCH /v1/trips/{id}/reserve/{reservationId}': { phone: '+44 20 7946 0000' },
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_trip_availability': () => ({
      departure_id: bookings.departure,
      number_of_travelers: 1,
    }),
    ...Object.fromEntries(
      ['accommodation', 'accomodation'].map((name) => [
        `PATCH /v1/trips/{id}/reserve/{reservationId}/update_${name}`,
        () => ({ accommodation_level: bookings.level }),
      ]),
    ),
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_payment_type': { payment_type: 'full' },
    'PATCH /v1/trips/{id}/reserve/{reservationId}/update_passenger_detail': {
      passengers: [{ position: 1, first_name: 'Emmy', last_name: 'Noether' }],
    },
    'POST /v1/paypal/booking-details': (status) => {
      if (status === '502') paypal.simulator.set({ failing: 1 });
      const of = { 402: bookings.waiting, 502: bookings.unreachable }[status] ?? bookings.waiting;
      return {
        reservation_id: status === '404' ? newId() : of.id,
        action: status === '402' ? 'capture' : 'create',
      };
    },
    'POST /v1/gift_cards': (status) => {
      if (status === '502') paypal.simulator.set({ failing: 1 });
      return GIFT_CARD;
    },
    'POST /v1/gift_cards/balance': () => ({ code: cards.code }),
    'POST /v1/me/booking_cancel_quote': (status) => ({
      order_number: status === '404' ? 'SJ0000000000X' : bookings.booked.order,
    }),
    'POST /v1/me/booking_cancel_update': (status) => ({
      order_number: status === '404' ? 'SJ0000000000X' : bookings.toCancel.order,
      quote_id: bookings.quote,
    }),
    'POST /v1/me/booking_change_requests': (status) => ({
      order_number: status === '404' ? 'SJ0000000000X' : bookings.booked.order,
      message: 'Could we have a room on the ground floor?',
    }),
    'POST /v1/operator/bookings/{order_number}/decline': { reason: 'The huts are full that week.' },
    'POST /v1/operator/departures/{id}/cancel': { reason: 'Too few travelers.' },
    'POST /v1/operator/departures/{id}/move': {
      start_date: '2027-08-11',
      end_date: '2027-08-17',
      reason: 'The pass opens a week later.',
    },
    'POST /v1/paypal/webhook': { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } },
    'POST /v1/quizzes/{slug}/plays': { quiz_play: { answers: [0, 1, 2] } },
    'POST /v1/quizzes/{id}/claim': CLAIM,
    'POST /v1/write_review': () => ({ review: { ...REVIEW, operator_slug: operator.slug } }),
    'POST /v1/review_confirmations': () => ({ token: tokens.review }),
    'POST /v1/reserve/resume_links': () => guest,
    'POST /v1/reserve/resume': () => ({ token: tokens.resume }),
    'POST /v1/staff/reviews/{id}/reject': { reason: 'spam' },
    'POST /v1/staff/reviews/{id}/publish': {},
    'POST /v1/staff/reviews/{id}/keep': () => ({ up_to: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }),
    'POST /v1/reviews/{id}/reply': { reply: 'Thank you.' },
    'PATCH /v1/reviews/{id}/reply': { reply: 'Thank you, Ada.' },
    'POST /v1/reviews/{id}/reports': { reason: 'personal_data', text: 'It names my daughter.' },
    'PATCH /v1/me/reviews/{id}': REVIEW,
    'POST /v1/email_changes/confirm': () => ({ token: moves.confirm }),
    'POST /v1/email_changes/undo': () => ({ token: moves.undo }),
    'POST /v1/contact_requests': {
      contact_request: { name: 'Ada', email: 'ada@example.com', message: 'Hello', contact_request_topic_id: 1 },
    },
  };

  return (key, status) => {
    const [method] = key.split(' ');
    const own = bodies[key];
    const much = key === 'POST /v1/me/photo' ? 13_000_000 : 70_000;
    const body = status === '413' ? { much: 'a'.repeat(much) } : typeof own === 'function' ? own(status) : own;
    const isForMembers = !policies.routes[key as RouteKey].who.includes('visitor');
    // Whoever ends their other sessions would end those that are ended one by one.
    const isOther = status === '403' || key === 'DELETE /v1/me/sessions';
    const leaves = key === 'DELETE /v1/me' && status === '200' ? members.closing.pop() : undefined;
    const { who: admitted } = policies.routes[key as RouteKey];
    // To a member who isn't of the team there is no such list.
    const isHidden = key === 'GET /v1/staff/reviews' && status === '404';
    const who =
      leaves ??
      (isHidden ? members.confirmed : null) ??
      (admitted.includes('staff') && isForMembers ? members.staff : null) ??
      (admitted.includes('operator') && isForMembers ? members.operator : null) ??
      (isOther ? members.unconfirmed : members.confirmed);
    const cookies = ['consent=marketing-yes', isForMembers && status !== '401' ? who : ''].filter(Boolean).join('; ');
    const decides = /^POST \/v1\/staff\/reviews\/\{id\}\/(publish|reject|keep)$/.test(key);
    // Whom a route itself refuses asks from here; any other write is refused to a page of another site.
    const isForeign = status === '403' && !admitted.includes('verified-member') && !decides;
    const origin = { Origin: isForeign ? 'https://elsewhere.example' : 'http://localhost', Cookie: cookies };
    const repeated: Record<string, string> = key.startsWith('POST /v1/gift_cards')
      ? { 'Idempotency-Key': newId() }
      : {};
    if (!body) return { method, headers: isForMembers || isForeign ? origin : repeated };
    const type = status === '415' ? 'text/plain' : 'application/json';
    const headers = { 'Content-Type': type, ...origin, ...repeated };
    const sign = { 'POST /v1/mail_bounces': asProvider, 'POST /v1/paypal/webhook': asPaypal }[key];
    if (!sign) return { method, body: JSON.stringify(body), headers };
    if (status === '401') return { method: 'POST', body: JSON.stringify(body), headers };
    const signed = sign(body);
    const from = isForeign ? origin : {};
    return { method: 'POST', body: signed.body, headers: { ...signed.headers, 'Content-Type': type, ...from } };
  };
}
