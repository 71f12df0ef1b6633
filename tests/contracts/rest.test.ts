import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { mailWayBack } from '#bookings/doors';
import { tripCards, tripPage } from '#catalogue';
import type { TripPage } from '#catalogue/shared';
import { createImageStore } from '#images';
import { newId } from '#kernel';
import { fold } from '#kernel/shared';
import { temporaryFolder } from '#kernel/testing';
import { decideReview, reviewsOf } from '#reviews';
import { projectPending } from '#search';
import { emptyListQuery } from '#search/shared';
import { policies, type RouteKey } from '../../src/server/policies.ts';
import { asPaypal, asProvider, paypal } from '../../src/server/testing.ts';
import { GIFT_CARD, keptGiftCards } from './gift-card-orders.ts';
import { checkerOf, describedAnswers, published } from './published.ts';
import { CLAIM, claimedPlay, play } from './quiz-plays.ts';
import { keptBookings } from './reserving.ts';
import { REVIEW } from './reviews.ts';
import { PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

type Refusal = {
  errors: {
    status: string;
    code: string;
    title: string;
    detail: string;
    source?: { pointer?: string; parameter?: string };
  }[];
};

/** Of a reservation, as its addresses end. */
const steps = [
  '',
  ...['trip_availability', 'accommodation', 'accomodation', 'payment_type', 'passenger_detail'].map(
    (name) => `/update_${name}`,
  ),
];

const PERSON = { email: 'ada@example.com', password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };

describe('the REST interface', () => {
  const folder = temporaryFolder('rest');
  const site = seededSite({ images: createImageStore({ folder, s3: null }) });
  const operator = { id: '', slug: '', trips: 0 };
  const trip = { id: '', slug: '', sku: '' };
  const partner = { slug: 'visit-somewhere' };
  const quiz = { claimed: '', unclaimed: [] as string[] };
  const { browser, signIn, tokenTo } = signingIn(site);
  /** Whose calls those are that take a member: one who has confirmed an address, and one who hasn't. */
  const members = { confirmed: '', unconfirmed: '', staff: '', operator: '', closing: [] as string[] };
  const saved = {
    list: '',
    own: '',
    waiting: [] as string[],
    mine: [] as string[],
    published: [] as string[],
    replied: [] as string[],
    reported: [] as string[],
    ownPublished: '',
    first: '',
    lists: [] as string[],
    trips: [] as string[],
    unsaved: [] as string[],
    shares: [] as string[],
    searches: [] as string[],
    ratings: ['3', '4'],
    sessions: [] as string[],
  };
  /** Of a link that was mailed to the author of a review. */
  let reviewToken = '';
  let resumeToken = '';
  let guest = { order_number: '', email: 'guest@example.com' };
  const moves = { confirm: '', undo: '' };
  let cards = {} as Awaited<ReturnType<typeof keptGiftCards>>;
  let bookings = {} as Awaited<ReturnType<typeof keptBookings>>;
  const companies = { first: '', followed: [] as string[], others: [] as string[] };
  /** Of links that were mailed: one that confirms, however often, and some that choose a password, once each. */
  const links = { confirmation: '', resets: [] as string[] };

  beforeAll(async () => {
    const { pool } = site.door;
    const { rows: operators } = await pool.query(
      `select operators.id, operators.slug, count(*) as trips from operators
       join trips on trips.operator_id = operators.id and trips.status = 'published' and trips.superseded_by is null
       group by operators.id order by count(*) desc, operators.id limit 2`,
    );
    Object.assign(operator, operators[0]);
    const { rows: trips } = await pool.query('select id, slug, sku from trips order by popularity desc, id limit 1');
    Object.assign(trip, trips[0]);
    quiz.claimed = await claimedPlay(site);
    // An address has one score of each.
    quiz.unclaimed = await Promise.all(['europe', 'asia'].map((round) => play(site, round)));
    for (const email of ['1', '2', '3', '4'].map((name) => `${name}@example.com`)) {
      await browser().ask('/users', { body: { user: { ...PERSON, email } } });
      links.confirmation = await tokenTo(email, 'confirm_email');
      await browser().ask('/users/password', { body: { user: { email } } });
      links.resets.push(await tokenTo(email, 'password_reset'));
    }
    await keepSomething();
    await browser().ask('/v1/write_review', { body: { review: { ...REVIEW, operator_slug: operator.slug } } });
    reviewToken = await tokenTo(REVIEW.email, 'review_confirm');
    const partnerId = newId();
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [partnerId, partner.slug]);
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode) values ($1, 'operator', $2, 'include')`,
      [partnerId, operators[1].id],
    );
  });

  /** Somebody's, as base64. */
  let photo = '';
  const showPhoto = (cookie: string) =>
    site.ask('/v1/me/photo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', Cookie: cookie },
      body: JSON.stringify({ photo: { data: photo } }),
    });
  /** What has to be there before a call is made. */
  const before: Record<string, () => Promise<unknown>> = {
    'DELETE /v1/me/photo 200': () => showPhoto(members.confirmed),
  };

  async function keepSomething(): Promise<void> {
    const { pool } = site.door;
    const [one, other] = [browser(), browser()];
    const before = [browser(), browser()];
    for (const another of before) await signIn(another, 'emmy@example.com');
    saved.sessions = (
      await pool.query(
        "select id from sessions where user_id = (select id from users where email = 'emmy@example.com')",
      )
    ).rows.map(({ id }) => id);
    await signIn(one, 'emmy@example.com');
    await signIn(other, 'unconfirmed@example.com');
    await pool.query("update users set email_verified = false where email = 'unconfirmed@example.com'");
    const cookies = (of: typeof one) => [...of.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const moving = browser();
    await signIn(moving, 'moves-from@example.com');
    await moving.ask('/v1/me', { method: 'PATCH', body: { user: { email: 'moves-to@example.com' } } });
    moves.confirm = await tokenTo('moves-to@example.com', 'email_change');
    moves.undo = await tokenTo('moves-from@example.com', 'email_change_notice');
    for (const name of ['first', 'second']) {
      const leaving = browser();
      await signIn(leaving, `${name}-to-leave@example.com`);
      members.closing.push(cookies(leaving));
    }
    Object.assign(members, { confirmed: cookies(one), unconfirmed: cookies(other) });
    const point = { width: 64, height: 64, channels: 3 as const, background: '#345' };
    photo = (await sharp({ create: point }).png().toBuffer()).toString('base64');
    bookings = await keptBookings(site, one.ask);
    const begun = await site.ask(`/v1/trips/${bookings.trip}/reserve`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...bookings.person, email: guest.email }),
    });
    guest = { ...guest, order_number: (await begun.json()).data.attributes.order_number };
    await mailWayBack(site.ctx, site.door, { orderNumber: guest.order_number, email: guest.email });
    resumeToken = await tokenTo(guest.email, 'reservation_resume');
    cards = await keptGiftCards(site);
    const idOf = async (path: string, body: object) => (await one.ask(path, { body })).body.data.id as string;
    await idOf('/v1/saved_searches', { saved_search: { query_string: 'duration=one_week' } });
    for (const rating of ['4.5', '3&duration=short']) {
      saved.searches.push(await idOf('/v1/saved_searches', { saved_search: { query_string: `rating=${rating}` } }));
    }
    for (const name of ['One', 'Two']) saved.lists.push(await idOf('/v1/trip_wishlists', { name }));
    saved.list = await idOf('/v1/trip_wishlists', { name: 'Stays' });
    const ids = await pool.query("select id from trips where status = 'published' order by id limit 6");
    const trips = ids.rows.map(({ id }) => id as string);
    for (const trip_id of trips.slice(0, 3)) {
      await one.ask(`/v1/trip_wishlists/${saved.list}/trip_wishlist_trips`, { body: { trip_id } });
    }
    saved.first = trips[0] ?? '';
    saved.trips.push(...trips.slice(1, 3));
    saved.unsaved.push(...trips.slice(4));
    for (const name of ['mary', 'rosalind']) {
      saved.shares.push(await idOf(`/v1/trip_wishlists/${saved.list}/share`, { to_email: `${name}@example.com` }));
    }
    await keepReviews(one);
    const operators = await pool.query('select slug from operators order by id limit 4');
    const slugs = operators.rows.map(({ slug }) => slug as string);
    for (const slug of slugs.slice(0, 2)) await one.ask(following(slug), { method: 'POST' });
    companies.first = slugs[0] ?? '';
    companies.followed.push(...slugs.slice(0, 2));
    companies.others.push(...slugs.slice(2));
  }

  /** Reviews that wait, one of them the moderator’s own. */
  async function keepReviews(author: ReturnType<typeof browser>): Promise<void> {
    const moderator = browser();
    await signIn(moderator, 'moderator@example.com');
    const { pool } = site.door;
    const of = "(select id from users where email = 'moderator@example.com')";
    await pool.query(`insert into user_roles (user_id, role) select ${of}, 'moderator'`);
    await pool.query(`update sessions set second_factor_at = $1 where user_id = ${of}`, [site.ctx.clock()]);
    members.staff = [...moderator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const write = async (by: typeof author, day: number): Promise<string> => {
      const review = {
        ...REVIEW,
        email: null,
        operator_slug: operator.slug,
        traveled_on: `2025-03-${String(day).padStart(2, '0')}`,
      };
      return (await by.ask('/v1/write_review', { body: { review } })).body.data.id;
    };
    for (const day of [1, 2, 3, 4]) saved.waiting.push(await write(author, day));
    const publishedBy = async (by: typeof author, day: number): Promise<string> => {
      const id = await write(by, day);
      await decideReview(site.ctx, site.door, { id, decision: { publish: true }, by: 'a test' });
      return id;
    };
    const company = browser();
    await signIn(company, 'company@example.com');
    await addOperatorUser(site.ctx, { email: 'company@example.com', operatorId: operator.id });
    members.operator = [...company.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const day of [11, 12, 13]) saved.published.push(await publishedBy(author, day));
    for (const day of [14, 15, 16]) {
      const id = await publishedBy(author, day);
      await company.ask(`/v1/reviews/${id}/reply`, { body: { reply: 'Thank you.' } });
      saved.replied.push(id);
    }
    saved.ownPublished = await publishedBy(moderator, 2);
    for (const day of [17, 18]) {
      const id = await publishedBy(author, day);
      await company.ask(`/v1/reviews/${id}/reports`, { body: { reason: 'spam' } });
      saved.reported.push(id);
    }
    for (const day of [5, 6, 7]) saved.mine.push(await write(author, day));
    saved.own = await write(moderator, 1);
  }

  const following = (slug = 'nobody') => `/v1/followings?followable_type=Operator&followable_id=${slug}`;

  const read = async (path: string, init?: RequestInit) => {
    const answer = await site.ask(path, init);
    return { answer, body: await answer.json() };
  };
  const refusal = async (path: string, init?: RequestInit) => {
    const { answer, body } = await read(path, init);
    const [error] = (body as Refusal).errors;
    expect(error?.status).toBe(String(answer.status));
    return { status: answer.status, code: error?.code, parameter: error?.source?.parameter };
  };

  /**
   * A call that ends with each status that is described; 500 is everywhere and nowhere. `any`: for refusals that come
   * before something that can be done only once.
   */
  const calls: Record<string, Record<string, () => string>> = {
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
    'GET /v1/staff/reviews': { 200: () => '/v1/staff/reviews' },
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
    'POST /v1/me/photo': () => ({ photo: { data: photo } }),
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
    'POST /v1/review_confirmations': () => ({ token: reviewToken }),
    'POST /v1/reserve/resume_links': () => guest,
    'POST /v1/reserve/resume': () => ({ token: resumeToken }),
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
  const sent = (key: string, status: string): RequestInit => {
    const [method] = key.split(' ');
    const own = bodies[key];
    const much = key === 'POST /v1/me/photo' ? 13_000_000 : 70_000;
    const body = status === '413' ? { much: 'a'.repeat(much) } : typeof own === 'function' ? own(status) : own;
    const isForMembers = !policies.routes[key as RouteKey].who.includes('visitor');
    // Whoever ends their other sessions would end those that are ended one by one.
    const isOther = status === '403' || key === 'DELETE /v1/me/sessions';
    const leaves = key === 'DELETE /v1/me' && status === '200' ? members.closing.pop() : undefined;
    const { who: admitted } = policies.routes[key as RouteKey];
    const who =
      leaves ??
      (admitted.includes('staff') && isForMembers ? members.staff : null) ??
      (admitted.includes('operator') && isForMembers ? members.operator : null) ??
      (isOther ? members.unconfirmed : members.confirmed);
    const cookies = ['consent=marketing-yes', isForMembers && status !== '401' ? who : ''].filter(Boolean).join('; ');
    const origin = { Origin: 'http://localhost', Cookie: cookies };
    const repeated: Record<string, string> = key.startsWith('POST /v1/gift_cards')
      ? { 'Idempotency-Key': newId() }
      : {};
    if (!body) return { method, headers: isForMembers ? origin : repeated };
    const type = status === '415' ? 'text/plain' : 'application/json';
    const headers = { 'Content-Type': type, ...origin, ...repeated };
    const sign = { 'POST /v1/mail_bounces': asProvider, 'POST /v1/paypal/webhook': asPaypal }[key];
    if (!sign) return { method, body: JSON.stringify(body), headers };
    if (status === '401') return { method: 'POST', body: JSON.stringify(body), headers };
    const signed = sign(body);
    return { method: 'POST', body: signed.body, headers: { ...signed.headers, 'Content-Type': type } };
  };

  /** What any call answers with these, whatever it is about. */
  const refusedAnywhere: Record<string, (path: string, type: string) => [path: string, accept: string]> = {
    400: (path, type) => [`${path}${path.includes('?') ? '&' : '?'}include=operator`, type],
    413: (path, type) => [path, type],
    415: (path, type) => [path, type],
    401: (path, type) => [path, type],
    403: (path, type) => [path, type],
    406: (path) => [path, 'application/vnd.api+json; ext="https://example.org/ext"'],
    422: (path, type) => [`${path}${path.includes('?') ? '&' : '?'}filter[theme]=wildlife`, type],
  };

  it.each(describedAnswers.filter(({ status }) => !['409', '429', '500'].includes(status)))(
    'answers $key $status as $type as published',
    async ({ key, status, type }) => {
      const [path, accept] = callOf(key, status, type);
      await before[`${key} ${status}`]?.();
      const init = sent(key, status);
      const { answer, body } = await read(path, { ...init, headers: { ...init.headers, Accept: accept } });
      expect(answer.status).toBe(Number(status));
      expect(answer.headers.get('Content-Type')).toBe(type);
      expect(checkerOf(key, status, type).safeParse(body).error?.issues ?? []).toEqual([]);
    },
  );

  function callOf(key: string, status: string, type: string): [path: string, accept: string] {
    const call = calls[key]?.[status];
    if (call) return [call(), type];
    const anywhere = refusedAnywhere[status];
    const fine = calls[key]?.any ?? calls[key]?.[200];
    if (!anywhere || !fine) throw new Error(`No call is known that ${key} answers with ${status}`);
    return anywhere(fine(), type);
  }

  it('publishes examples that fit their own schemas', () => {
    const examples = describedAnswers.filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(3);
    for (const { key, status, type, example } of examples) {
      expect([key, checkerOf(key, status, type).safeParse(example).success]).toEqual([key, true]);
    }
  });

  it('serves the description it publishes', async () => {
    const { body } = await read('/openapi.json');
    expect((body as typeof published).paths).toEqual(published.paths);
    expect((body as typeof published).openapi).toBe('3.1.0');
  });

  it('answers the same body as JSON:API and as JSON', async () => {
    const path = `/v1/operators/${operator.slug}/trips`;
    const plain = await site.ask(path);
    const named = await site.ask(path, { headers: { Accept: 'application/vnd.api+json' } });
    expect(plain.headers.get('Content-Type')).toBe('application/json');
    expect(named.headers.get('Content-Type')).toBe('application/vnd.api+json');
    expect(named.headers.get('Vary')).toContain('Accept');
    expect(await named.text()).toBe(await plain.text());
    const refused = await site.ask('/v1/nothing', { headers: { Accept: 'application/vnd.api+json' } });
    expect(refused.headers.get('Content-Type')).toBe('application/vnd.api+json');
  });

  describe('a company’s trips', () => {
    it('come in pages that together hold each once', async () => {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(operator.trips / 4); page++) {
        const { body } = await read(`/v1/operators/${operator.slug}/trips?page=${page}&limit=4`);
        const { data, meta } = body as { data: { id: string }[]; meta: object };
        expect(meta).toMatchObject({
          current_page: page,
          total_pages: Math.ceil(operator.trips / 4),
          total_count: operator.trips,
          limit_value: 4,
        });
        seen.push(...data.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(operator.trips);
    });

    it('say what the cards of the pages say', async () => {
      const { body } = await read(`/v1/operators/${operator.slug}/trips`);
      const { data } = body as { data: { id: string; attributes: Record<string, unknown>; relationships: unknown }[] };
      const cards = await tripCards(
        site.ctx,
        data.map(({ id }) => id),
      );
      expect(data).toHaveLength(cards.length);
      for (const [i, card] of cards.entries()) {
        expect(data[i]?.attributes).toMatchObject({
          name: card.name,
          slug: card.slug,
          duration: card.durationDays,
          price_cents: card.price?.cents ?? null,
          price_usd_cents: card.price?.usdCents ?? null,
          price_on_request: card.price?.onRequest ?? false,
          currency: card.price?.currency ?? null,
          rating: card.rating,
          reviews_count: card.reviewsCount,
        });
        expect(data[i]?.relationships).toEqual({ operator: { data: { type: 'operators', id: operator.id } } });
      }
    });

    it('are found under the address of their page too', async () => {
      const { body } = await read(`/v1/operators/${operator.slug}-trips/trips`);
      expect(body).toEqual((await read(`/v1/operators/${operator.slug}/trips`)).body);
    });

    it('are empty beyond the last page, and refused beyond row 10,000', async () => {
      const { body } = await read(`/v1/operators/${operator.slug}/trips?page=200&limit=50`);
      expect((body as { data: unknown[] }).data).toEqual([]);
      expect(await refusal(`/v1/operators/${operator.slug}/trips?page=201&limit=50`)).toMatchObject({
        status: 422,
        code: 'invalid',
        parameter: 'page',
      });
    });
  });

  describe('search', () => {
    const attributesOf = async (path: string) =>
      ((await read(path)).body as { data: { attributes: Record<string, unknown> } }).data.attributes;

    it('leads to the own page of a long tail', async () => {
      const { rows } = await site.door.pool.query(`
        select c.name, c.slug, p.slug as page from categories c join category_pages p on p.category_id = c.id
        where p.kind = 'landing' and p.published and c.category_type = 'longtail_four_attributes' and c.trips_count > 0
        order by c.trips_count desc, c.id limit 1`);
      const found = await attributesOf(`/v1/search?literal=true&search=${encodeURIComponent(rows[0].name)}`);
      const matches = found.trip_categories as { slug: string; guide_path: string | null }[];
      expect(matches.find(({ slug }) => slug === rows[0].slug)?.guide_path).toBe(`/ltg/${rows[0].page}`);
      const others = (await attributesOf('/v1/search?search=wildlife')).trip_categories as typeof matches;
      expect(others.map(({ guide_path }) => guide_path)).toContain(null);
    });

    it('answers a blank text with the destinations that hold most trips', async () => {
      for (const path of ['/v1/search', '/v1/search?search=', '/v1/search?search=%20%20']) {
        const { trending_results: trending } = (await attributesOf(path)) as {
          trending_results: { trip_count: number }[];
        };
        expect(trending.length).toBeGreaterThan(3);
        const counts = trending.map(({ trip_count }) => trip_count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }
    });

    it('corrects a mistyped word unless it is meant literally', async () => {
      expect((await attributesOf('/v1/search?search=wlidlife')).corrected).toEqual({
        from: 'wlidlife',
        to: 'wildlife',
      });
      expect(await attributesOf('/v1/search?search=wlidlife&literal=true')).toMatchObject({
        corrected: null,
        total_trips: 0,
      });
    });

    it('finds on a partner’s site only what the partner shows', async () => {
      const all = await attributesOf('/v1/search?search=a');
      const some = await attributesOf(`/v1/dmo/${partner.slug}/search?search=a`);
      expect(some.total_trips).toBeLessThan(all.total_trips as number);
    });

    it('refuses more than 100 characters', async () => {
      expect((await site.ask(`/v1/search?search=${'a'.repeat(100)}`)).status).toBe(200);
      expect(await refusal(`/v1/search?search=${'a'.repeat(101)}`)).toMatchObject({
        code: 'invalid',
        parameter: 'search',
      });
    });
  });

  describe('places left', () => {
    it('are never cached, and the same by id, slug and unit', async () => {
      const bySlug = await read(`/v1/trips/${trip.slug}/spots`);
      expect(bySlug.answer.headers.get('Cache-Control')).toBe('no-store');
      expect((bySlug.body as { data: unknown[] }).data.length).toBeGreaterThan(0);
      for (const ref of [trip.id, trip.sku]) expect((await read(`/v1/trips/${ref}/spots`)).body).toEqual(bySlug.body);
    });
  });

  describe('the companies of a category', () => {
    it.each([
      ['order_by=by_commission', 'order_by'],
      ['filters[theme]=no-such-theme', 'filters[theme]'],
      ['filters[price]=under_1000', 'filters[price]'],
      ['filters[rating]=2', 'filters[rating]'],
      ['filters[__lookup]=x', 'filters[__lookup]'],
      ['orderBy=name_a_to_z&order_by=name_a_to_z', 'order_by'],
      ['filters[tripType]=group-tour&filters[trip_type]=group-tour', 'filters[trip_type]'],
      ['limit=51', 'limit'],
    ])('refuse %s, naming what can’t be meant', async (query, parameter) =>
      expect(await refusal(`/v1/categories/hiking/operators?${query}`)).toMatchObject({ status: 422, parameter }),
    );

    it('may be asked for in either spelling', async () => {
      const snake = await read(
        '/v1/categories/hiking/operators?order_by=name_a_to_z&filters[trip_type]=group-tour,small-group-tour',
      );
      const camel = await read(
        '/v1/categories/hiking/operators?orderBy=name_a_to_z&filters[tripType]=group-tour&filters[tripType]=small-group-tour',
      );
      expect(camel.body).toEqual(snake.body);
      expect((snake.body as { meta: { applied_filters: object[] } }).meta.applied_filters).toHaveLength(2);
    });
  });

  describe('a company with its reviews', () => {
    type Page = {
      data: {
        attributes: Record<string, unknown>;
        relationships: Record<'reviews' | 'top_operators', { data: { id: string }[] }>;
      };
      included: { type: string; id: string; attributes: Record<string, unknown> }[];
      meta: { total_count: number };
    };

    it('includes what it names: the page of reviews, then at most twelve companies', async () => {
      const { body } = await read(`/v1/review_page/operators/${operator.slug}?limit=5&page=2`);
      const { data, included, meta } = body as Page;
      const { reviews, top_operators: top } = data.relationships;
      expect(included.map(({ id }) => id)).toEqual([...reviews.data, ...top.data].map(({ id }) => id));
      expect(reviews.data).toHaveLength(Math.min(5, Math.max(0, meta.total_count - 5)));
      expect(top.data.length).toBeGreaterThan(0);
      expect(top.data.length).toBeLessThanOrEqual(12);
      expect(JSON.stringify(body)).not.toMatch(/email|@/);
    });

    it('says what the pages say', async () => {
      const { body } = await read(`/v1/review_page/operators/${operator.slug}?limit=3&order_by=review_low_to_high`);
      const { data, included } = body as Page;
      const { reviews, stats } = await reviewsOf(
        site.ctx,
        { operatorId: operator.id },
        { limit: 3, orderBy: 'review_low_to_high' },
      );
      expect(data.attributes.reviews_details).toMatchObject({
        count: stats.count,
        overall_score: stats.overall,
        guide_score: stats.averages.guide,
        histogram: stats.histogram,
      });
      expect(
        included.slice(0, 3).map(({ attributes }) => [attributes.summary, attributes.rating, attributes.meals_score]),
      ).toEqual(reviews.map(({ summary, rating, scores }) => [summary, rating, scores.meals]));
      const scores = included.slice(0, 3).map(({ attributes }) => attributes.rating as number);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    });
  });

  describe('the trip finder', () => {
    type Entry = {
      id: string;
      attributes: {
        name: string;
        slug?: string;
        key?: string;
        trips_count: number;
        min?: number | null;
        max?: number | null;
      };
    };
    const entries = async (path: string) => ((await read(`/v1/trip_finder/${path}`)).body as { data: Entry[] }).data;

    it('offers what trips have, with how many, as the lists count them', async () => {
      const { groups } = await site.search.search({ ...emptyListQuery(), limit: 1 });
      const counts = (facet: string) =>
        Object.fromEntries(
          groups.find(({ key }) => key === facet)?.options.map(({ value, count }) => [value, count]) ?? [],
        );
      for (const [path, facet] of [
        ['themes', 'theme'],
        ['lodging_levels', 'lodging_level'],
        ['travel_ages', 'travel_age'],
      ] as const) {
        const found = (await entries(path)).map(({ attributes }) => [attributes.key, attributes.trips_count]);
        expect([path, Object.fromEntries(found)]).toEqual([path, counts(facet)]);
      }
      const places = await entries('destinations');
      expect(places).toHaveLength(50);
      const order = places.map(({ attributes }) => attributes.trips_count);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
      for (const { attributes } of places)
        expect(attributes.trips_count).toBe(counts('destination')[attributes.slug ?? '']);
    });

    it('finds destinations by how they begin, whatever the diacritics and capitals', async () => {
      await site.door.pool.query(`update destinations set name = 'Ævö & Sons' where slug = (
        select d.slug from destinations d join trip_locations l on l.destination_id = d.id
        join trips t on t.id = l.trip_id and t.status = 'published' and t.superseded_by is null order by d.slug limit 1)`);
      // Names of places are read again once anything that one finds by its name changes.
      await site.door.pool.query(
        `with changed as (update operators set name = name || ' & Co' where id = (select min(id::text)::uuid from operators)
          returning id)
         insert into outbox_events (topic, subject_id) select 'operator.changed', id from changed`,
      );
      await projectPending(site.ctx);
      await site.search.catchUp();
      for (const text of ['ævö', 'AEVO', 'aev', '%20Ævo%20%26']) {
        expect([text, (await entries(`destinations?search=${text}`)).map(({ attributes }) => attributes.name)]).toEqual(
          [text, ['Ævö & Sons']],
        );
      }
      expect(await entries('destinations?search=sons')).toEqual([]);
      const all = (await entries('destinations?search=a')).map(({ attributes }) => fold(attributes.name)[0]);
      expect(new Set(all)).toEqual(new Set(['a']));
    });

    it('tells the years of an age, where it has any', async () => {
      const ages = Object.fromEntries(
        (await entries('travel_ages')).map(({ attributes: { key, min, max } }) => [key, [min, max]]),
      );
      const years: Record<string, (number | null)[]> = {
        '18-30': [18, 30],
        '31-49': [31, 49],
        '50-plus': [50, null],
        family: [null, null],
        'all-ages': [null, null],
      };
      expect(Object.keys(ages).length).toBeGreaterThan(2);
      for (const [key, found] of Object.entries(ages)) expect([key, found]).toEqual([key, years[key]]);
      await site.door.pool.query(
        `update terms set figures = '{"min": 3, "max": 17}' where property_key = 'travel_age' and key = 'family'`,
      );
      expect((await entries('travel_ages')).find(({ id }) => id === 'family')?.attributes).toMatchObject({
        min: 3,
        max: 17,
      });
    });
  });

  describe('how one pays for a trip', () => {
    const model = async (ref: string) =>
      (
        (await read(`/v1/trips/${ref}/merchant_model`)).body as {
          data: { id: string; attributes: Record<string, unknown> };
        }
      ).data;

    it('is the same by id, slug and unit, and what the trip’s page says', async () => {
      const page = await tripPage(site.ctx, { slug: trip.slug });
      if (!page || 'movedTo' in page) throw new Error('there is no such page');
      const found = await model(trip.slug);
      for (const ref of [trip.id, trip.sku]) expect(await model(ref)).toEqual(found);
      expect(found).toEqual({
        type: 'merchant_models',
        id: page.id,
        attributes: {
          is_merchant_model: page.isMerchantModel,
          business_process_type: page.operator.businessProcessType,
          currency: page.price?.currency,
          price_tiers: page.tiers,
          deposit: depositOf(page),
          final_payment_days: page.finalPaymentDays,
          passenger_info_days: page.passengerInfoDays,
          payment_types: page.paymentTypes,
          methods: page.isMerchantModel && page.refund && page.deposit ? ['paypal', 'gift_card'] : [],
          cancellation_tiers:
            page.refund?.tiers.map(({ minDays, refundBps }) => ({ min_days: minDays, refund_bps: refundBps })) ?? null,
          hold_minutes: page.holdMinutes,
        },
      });
    });

    it('has usual days where one pays here and the company states none, and nothing to pay with while its deposit is unknown', async () => {
      const { pool } = site.door;
      const before = (
        await pool.query('select operator_id, merchant_model_params as params from trips where id = $1', [trip.id])
      ).rows[0];
      const state = async (params: object, share: number | null, sums: object = {}) => {
        await pool.query('update trips set merchant_model_params = $2, is_merchant_model = true where id = $1', [
          trip.id,
          params,
        ]);
        await pool.query('update operators set deposit_amount = $2, deposits = $3 where id = $1', [
          before.operator_id,
          share,
          sums,
        ]);
        return (await model(trip.id)).attributes;
      };
      const found = await model(trip.id).then(({ attributes }) => attributes);
      expect(await state({}, null)).toMatchObject({
        deposit: null,
        payment_types: [],
        final_payment_days: 60,
        passenger_info_days: 45,
        hold_minutes: 20,
        methods: [],
      });
      expect(await state({ final_payment_days: 30, hold_minutes: 15, payment_types: ['deposit'] }, 2000)).toMatchObject(
        {
          deposit: { kind: 'share', value: 2000 },
          payment_types: ['deposit'],
          final_payment_days: 30,
          hold_minutes: 15,
        },
      );
      expect((await state({}, null, { [String(found.currency)]: 40_000 })).deposit).toEqual({
        kind: 'fixed',
        value: 40_000,
      });
    });
  });

  describe('an address', () => {
    it.each(['/v1', '/v1/', '/v1/nothing', '/v1/trip', '/users/sign_up', '/next-api/auth'])(
      'that leads nowhere, %s, is a 404 in JSON',
      async (path) => expect(await refusal(path)).toMatchObject({ status: 404, code: 'not_found' }),
    );

    it.each(['%00', '%E0%A4%A', '..%2f..%2fetc', "'%20or%201=1", '%F0%9F%98%80', 'a'.repeat(200)])(
      'with %s for a slug names nothing',
      async (slug) => {
        for (const path of [
          `/v1/operators/${slug}/trips`,
          `/v1/trips/${slug}/spots`,
          `/v1/trips/${slug}/merchant_model`,
          `/v1/categories/${slug}/operators`,
          `/v1/review_page/operators/${slug}`,
          `/v1/dmo/${slug}/search`,
        ]) {
          expect(await refusal(path)).toMatchObject({ status: 404, code: 'not_found' });
        }
      },
    );

    it('answers HEAD like GET, without the body', async () => {
      const answer = await site.ask(`/v1/trips/${trip.slug}/spots`, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(await answer.text()).toBe('');
    });

    it('refuses other methods, naming those it answers', async () => {
      for (const path of ['/v1/search', `/v1/trips/${trip.slug}/spots`, '/openapi.json']) {
        const answer = await site.ask(path, { method: 'DELETE' });
        expect(answer.headers.get('Allow')).toBe('GET, HEAD');
        expect(await refusal(path, { method: 'DELETE' })).toMatchObject({ status: 405, code: 'method_not_allowed' });
      }
    });
  });

  it('gives away nothing of itself when it fails', async () => {
    const broken = { ...site.door, db: null as never };
    const { createApp } = await import('../../src/server/app.ts');
    const answer = await createApp(broken).request('http://localhost/v1/trip_finder/themes');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      errors: [
        {
          status: '500',
          code: 'server_error',
          title: 'Something went wrong, try again later',
          detail: 'Something went wrong, try again later',
        },
      ],
    });
  });
});

/** The deposit of a trip's page in the currency of its price, as the contract writes it. */
function depositOf({ deposit, price }: TripPage) {
  if (deposit === null) return null;
  if (deposit.kind === 'share') return { kind: 'share', value: deposit.bps };
  const value = deposit.cents[price?.currency ?? ''];
  return value === undefined ? { kind: 'share', value: 2000 } : { kind: 'fixed', value };
}
