import { globSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, type GraphQLArgument, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { createImageStore } from '#images';
import { newId } from '#kernel';
import { temporaryFolder } from '#kernel/testing';
import { createPageCache, createPageDoor } from '#pages';
import { posterUrl, previewUrl } from '#posters/shared';
import { createAnswer } from '../../src/server/answer.ts';
import type { Door } from '../../src/server/door.ts';
import {
  type Policies,
  type Policy,
  policies,
  type QueryField,
  type RouteKey,
  type Who,
} from '../../src/server/policies.ts';
import { type BuiltFile, readBuiltFile } from '../../src/server/static/built-file.ts';
import { asPaypal, asProvider } from '../../src/server/testing.ts';
import { type PageId, pagesIn } from '../../src/web/page-table.ts';
import { builtPages } from './built-pages.ts';
import { GIFT_CARD } from './gift-card-orders.ts';
import { CLAIM, claimedPlay } from './quiz-plays.ts';
import { REVIEW } from './reviews.ts';
import { type Samples, samplesOf } from './samples.ts';
import { sharedList } from './shared-list.ts';
import { PASSWORD, signingIn } from './signing-in.ts';
import { type GraphqlAnswer, seededSite } from './testing.ts';

type BuiltPage = Exclude<PageId, 'dev/ui.route'>;

/** Neither visitors nor the member who asks below. */
const NOBODY: Who = ['fresh-member'];
const BUILT_PAGES = (Object.keys(policies.pages) as ('root' | PageId)[]).filter((id) => id !== 'dev/ui.route');
/** Fields asked for in one query; more would be refused. */
const AT_ONCE = 5;
/** What is made is 201; what has no link, no token and no Google to go with is refused, as nobody else would be. */
const STATUS: Record<string, number> = {
  'POST /v1/contact_requests': 201,
  'POST /v1/quizzes/{slug}/plays': 201,
  // No simulator stands behind this server.
  'GET /dev/paypal/checkoutnow': 404,
  'POST /dev/paypal/checkoutnow': 404,
  'POST /next-api/auth/sign-in/email': 422,
  'POST /next-api/auth/magic-link/verify': 422,
  'POST /next-api/auth/sign-in/social': 404,
  'GET /next-api/auth/callback/google': 404,
  'GET /next-api/auth/hand-over': 404,
  'GET /next-api/auth/hand-back': 303,
  'POST /next-api/auth/one-tap/begin': 404,
  'POST /next-api/auth/one-tap/callback': 404,
  'POST /v1/write_review': 422,
  'POST /v1/review_confirmations': 422,
  'POST /v1/staff/reviews/{id}/publish': 404,
  'POST /v1/staff/reviews/{id}/reject': 404,
  'POST /v1/staff/reviews/{id}/keep': 404,
  'DELETE /v1/staff/reviews/{id}/reply': 404,
  'POST /v1/reviews/{id}/reply': 404,
  'PATCH /v1/reviews/{id}/reply': 404,
  'POST /v1/reviews/{id}/reports': 404,
  'PATCH /v1/me/reviews/{id}': 404,
  'POST /v1/me/reviews/{id}/withdraw': 404,
  'POST /next-api/auth/two-factor/verify-totp': 422,
  'POST /v1/email_changes/confirm': 422,
  'POST /v1/email_changes/undo': 422,
  'DELETE /v1/me/sessions/{id}': 404,
  'POST /v1/trip_wishlists': 422,
  'PATCH /v1/trip_wishlists/{id}': 404,
  'DELETE /v1/trip_wishlists/{id}': 404,
  'DELETE /v1/trip_wishlists/{id}/trip_wishlist_trips/{tripId}': 404,
  'POST /v1/trip_wishlists/{id}/share': 404,
  'DELETE /v1/trip_wishlists/{id}/share/{shareId}': 404,
  'DELETE /v1/followings/{id}': 404,
  'POST /v1/trips/{id}/reserve': 422,
  'POST /v1/trips/{id}/bookings': 422,
  'GET /v1/trips/{id}/reserve/{reservationId}': 404,
  ...Object.fromEntries(
    ['', '/trip_availability', '/accommodation', '/accomodation', '/payment_type', '/passenger_detail'].map((name) => [
      `PATCH /v1/trips/{id}/reserve/{reservationId}${name.replace('/', '/update_')}`,
      404,
    ]),
  ),
  'POST /v1/paypal/booking-details': 404,
  'POST /v1/reserve/resume_links': 202,
  'POST /v1/reserve/resume': 422,
  'POST /v1/gift_cards': 400,
  'POST /v1/gift_cards/{id}/capture': 400,
  'POST /v1/gift_cards/balance': 422,
  'GET /booking/{id}/trip.ics': 404,
  'POST /v1/me/booking_cancel_quote': 404,
  'POST /v1/me/booking_cancel_update': 404,
  'POST /v1/me/booking_changes/{id}/accept': 404,
  'POST /v1/me/booking_changes/{id}/refuse': 404,
  'POST /v1/me/booking_change_requests': 404,
  'GET /v1/me/bookings/{order_number}/passengers': 404,
  'POST /v1/operator/bookings/{order_number}/accept': 404,
  'POST /v1/operator/bookings/{order_number}/decline': 404,
  'GET /v1/operator/bookings/{order_number}/manifest': 404,
  'POST /v1/operator/departures/{id}/cancel': 404,
  'POST /v1/operator/departures/{id}/move': 404,
  'DELETE /v1/saved_searches/{id}': 404,
  'DELETE /v1/me/photo': 404,
  'POST /v1/me/photo': 422,
  'POST /v1/invitations': 202,
  'GET /photos/{key}': 404,
  ...Object.fromEntries(
    ['/users', '/v1/users'].flatMap((users) => [
      [`POST ${users}`, 201],
      [`POST ${users}/password`, 202],
      [`PATCH ${users}/password`, 422],
      [`GET ${users}/confirmation`, 422],
      [`POST ${users}/confirmation`, 202],
    ]),
  ),
  ...Object.fromEntries(
    [
      'sign-in-mm',
      'wishlist',
      'following',
      'account/my-profile',
      'account/my-reviews',
      'account/data',
      'booking/{id}',
      'travel-gifts-card',
      'travel-gifts-card/buy',
      'reserve',
      'pl/{dmo}/reserve',
      'reserve/paypal-return',
      'reserve/resume',
      'reserve/resume-link',
      'account/saved-searches',
      'account/photo',
      'invite-friend',
      'tellus-about-yourself',
      'account/email-change',
      'account/data/export',
      'write-a-review',
      'second-factor',
      'staff/reviews',
      'operator/reviews',
      'operator/bookings',
      'operator/departures',
      'staff/leads',
      'staff/tasks',
      'staff/bookings',
      'staff/refunds',
      'report-a-review',
      'magic-complete',
      'member-join-email-confirmation',
    ]
      .concat(['forgot-password', 'reset-password', 'account/logout'].map((name) => `customer/${name}`))
      .map((path) => [`POST /${path}`, 303]),
  ),
};
/** Where something can be sent. */
const SENT_TO = Object.keys(policies.routes).flatMap((key) =>
  key.startsWith('POST ') ? new RegExp(`^${key.slice('POST '.length).replace(/\{\w+\}/g, '[^/]+')}$`) : [],
);
const statusOf = (key: string) => STATUS[key] ?? 200;
type AccountCall = Exclude<
  Extract<RouteKey, `${string} /users${string}` | `${string} /v1/users${string}`>,
  `${string}/activities`
>;
const PERSON = { email: 'ada@example.com', password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
const RESET = { reset_password_token: 'x'.repeat(24), password: PASSWORD, password_confirmation: PASSWORD };
const CONTACT = {
  contact_request: { name: 'Ada', email: 'ada@example.com', message: 'Hello', contact_request_topic_id: 1 },
};
const ABSENT = '0199a5c2-1111-7000-8000-00000000dead';
const PICTURE = '0199a5c2-1111-7000-8000-000000000001-0123456789abcdef';
const POSTER = { biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 } as const;

/** The whole server as main.ts puts it together, over a table of policies that a test chooses. */
describe('every row of the table of policies is obeyed:', () => {
  const site = seededSite();
  const folder = temporaryFolder('policies');
  const images = createImageStore({ folder, s3: null });
  const cache = createPageCache({ maxBytes: 50e6, now: () => site.ctx.clock().getTime() });
  let door: Door;
  let samples: Samples;
  let tripId = '';
  let plan = '';
  let mailId = '';
  let questionId = '';
  /** Claimed already, so that each way to ask is answered alike. */
  let playId = '';
  /** Of somebody who signed in long ago and has one list, with one trip in it. */
  let session = '';
  /** Of people who signed in just now. */
  let fresh: string[] = [];
  /** Of a moderator, long after signing in. */
  let staff = '';
  /** Of who speaks for a company. */
  let operator = '';
  let listPath = '';
  let server: Server;

  beforeAll(async () => {
    const pages = await builtPages();
    const { clock } = site.ctx;
    door = {
      ...site.door,
      writeMail: pages.writeMail,
      images,
      pages: createPageDoor(pages.render, cache, clock),
      pageTable: pages.table,
    };
    await site.door.mail.post(site.ctx, {
      name: 'contact_receipt',
      to: 'ada@example.com',
      subjectId: newId(),
      variables: { name: 'Ada', topic: 'Other', message: 'When does it snow?' },
    });
    mailId = (await site.door.pool.query('select id from email_log')).rows[0].id;
    questionId = (await site.door.pool.query('select id from quiz_questions limit 1')).rows[0].id;
    playId = await claimedPlay(site);
    samples = await samplesOf(site);
    tripId = (await site.door.pool.query('select id from trips where slug = $1', [samples.trip])).rows[0].id;
    plan = (await site.door.pool.query("select id from category_pages where kind = 'itinerary' limit 1")).rows[0].id;
    listPath = await sharedList(site);
    session = await oldSession();
    operator = await operatorSession();
    fresh = await freshSessions(5);
    staff = await staffSession();
    await images.put(`${PICTURE}/480.webp`, Buffer.from('a picture'), 'image/webp');
    server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function oldSession(): Promise<string> {
    const { browser, signIn } = signingIn(site);
    const member = browser();
    await signIn(member, 'ada.byron@example.com');
    const save = { body: { trip_id: tripId } };
    await member.ask('/v1/trip_wishlists/last_used/trip_wishlist_trips', save);
    // Saved already, so that each time it is asked for is answered alike.
    await member.ask('/v1/saved_searches', { body: { query_string: 'rating=4' } });
    await member.ask(`/v1/followings?followable_type=Operator&followable_id=${samples.operator}`, { method: 'POST' });
    await site.door.pool.query("update sessions set created_at = '2000-01-01'");
    return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function staffSession(): Promise<string> {
    const { browser, signIn } = signingIn(site);
    const member = browser();
    await signIn(member, 'moderator@example.com');
    const { pool } = site.door;
    const of = "(select id from users where email = 'moderator@example.com')";
    await pool.query(`insert into user_roles (user_id, role) select ${of}, 'moderator'`);
    await pool.query(`update sessions set created_at = '2000-01-01', second_factor_at = $1 where user_id = ${of}`, [
      site.ctx.clock(),
    ]);
    return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function operatorSession(): Promise<string> {
    const { browser, signIn } = signingIn(site);
    const member = browser();
    await signIn(member, 'company@example.com');
    const { rows } = await site.door.pool.query('select id from operators where slug = $1', [samples.operator]);
    await addOperatorUser(site.ctx, { email: 'company@example.com', operatorId: rows[0].id });
    await site.door.pool.query("update sessions set created_at = '2000-01-01'");
    return [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async function freshSessions(count: number): Promise<string[]> {
    const { browser, signIn } = signingIn(site);
    const members = Array.from({ length: count }, browser);
    for (const [i, member] of members.entries()) await signIn(member, `fresh-${i}@example.com`);
    return members.map(({ cookies }) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }

  /** Every row for nobody who asks here. */
  function allClosed(): Pick<Policies, 'routes' | 'pages'> {
    const close = <Row extends Record<string, Policy>>(rows: Row) =>
      Object.fromEntries(Object.keys(rows).map((key) => [key, { who: NOBODY, limit: 'NONE' }])) as unknown as Row;
    return { routes: close(policies.routes), pages: close(policies.pages) };
  }

  function serve(changed: Partial<Policies>): void {
    const own = { ...door, policies: { ...policies, ...changed } };
    server.removeAllListeners('request');
    server.on('request', createAnswer(own, cache, readOnce));
  }
  const ask = async (path: string, init: RequestInit = {}) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
    return { status: answer.status, text: await answer.text() };
  };

  /** As the site's own pages send it. */
  const sent = (body: object, cookie?: string): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      ...(cookie && { Cookie: cookie }),
    },
  });

  const byMember = (body: object = {}, method = 'POST'): RequestInit => ({ ...sent(body, session), method });

  /** As a form of a page sends itself. */
  const asForm = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: `http://localhost:${(server.address() as AddressInfo).port}` },
  });

  /** Of a reservation that isn’t there. */
  const reservationRoutes = () => {
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
  const routes = (): Record<RouteKey, [path: string, init?: RequestInit]> => ({
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
        [`POST ${version}/users/password`, [`${version}/users/password`, sent({ user: { email: 'ada@example.com' } })]],
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
    'POST /reserve/resume-link': ['/reserve/resume-link', asForm({ order: 'SJ00000000000', email: 'ada@example.com' })],
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
    'POST /account/saved-searches': ['/account/saved-searches', asForm({ do: 'save', search: '/all-trips?rating=4' })],
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
  });
  const pages = (): Record<BuiltPage, string> => ({
    'catalogue/home.route': '/',
    'search/all-trips.route': '/all-trips',
    'search/trip-list.route': `/trip-list/${samples.tripPage}`,
    'catalogue/previous-trips.route': `/trips/${samples.successor}/previous-trips`,
    'places/experiences.route': '/experiences',
    'content/unsubscribe.route': '/unsubscribe',
    'contact/contact.route': '/contact',
    'members/sign-in.route': '/sign-in-mm',
    'members/join.route': '/join-d',
    'members/magic-complete.route': '/magic-complete',
    'members/email-change.route': '/account/email-change',
    'members/email-confirmation.route': '/member-join-email-confirmation',
    'members/forgot-password.route': '/customer/forgot-password',
    'members/reset-password.route': '/customer/reset-password',
    'members/sign-out.route': '/customer/account/logout',
    'saved/lists.route': '/wishlist',
    'account/profile.route': '/account/my-profile',
    'account/data.route': '/account/data',
    'account/searches.route': '/account/saved-searches',
    'account/invite.route': '/invite-friend',
    'account/welcome.route': '/tellus-about-yourself',
    'reserve/reserve.route': `/reserve?trip=${samples.trip}`,
    'reserve/partner-reserve.route': `/pl/${samples.partner}/reserve`,
    'reserve/paypal-return.route': `/reserve/paypal-return?reservation=${ABSENT}`,
    'reserve/resume.route': '/reserve/resume',
    'booking/booking.route': `/booking/${ABSENT}`,
    'booking/receipt.route': `/booking/${ABSENT}/receipts/${ABSENT}`,
    'booking/my-bookings.route': '/my-bookings',
    'booking/my-reservation.route': '/my-reservation',
    'gift-cards/gift-cards.route': '/travel-gifts-card',
    'gift-cards/buy.route': '/travel-gifts-card/buy',
    'account/reviews.route': '/account/my-reviews',
    'reviews/write/change.route': `/account/my-reviews/${ABSENT}`,
    'staff/second-factor.route': '/second-factor',
    'staff/reviews.route': '/staff/reviews',
    'staff/leads.route': '/staff/leads',
    'staff/front.route': '/staff',
    'staff/tasks.route': '/staff/tasks',
    'staff/bookings.route': '/staff/bookings',
    'staff/booking.route': '/staff/bookings/sj7q4m2k9xbwd',
    'staff/refunds.route': '/staff/refunds',
    'staff/lead.route': `/staff/leads/${ABSENT}`,
    'staff/operator-reviews.route': '/operator/reviews',
    'staff/operator-front.route': '/operator',
    'staff/operator-cancel.route': '/operator/bookings/sj7q4m2k9xbwd/cancel',
    'staff/operator-bookings.route': '/operator/bookings',
    'staff/manifest.route': '/operator/bookings/sj7q4m2k9xbwd/manifest',
    'staff/operator-departures.route': '/operator/departures',
    'staff/operator-departure.route': `/operator/departures/${ABSENT}`,
    'reviews/report/report.route': '/report-a-review',
    'reviews/write/write.route': '/write-a-review',
    'saved/shared-list.route': listPath,
    'places/landmarks.route': '/l',
    'places/landmark.route': `/l/${samples.landmark}`,
    'places/attractions.route': '/attractions',
    'places/attraction.route': `/attractions/${samples.poi}`,
    'places/itineraries.route': '/i',
    'places/itinerary.route': `/itinerary/${samples.itinerary}`,
    'places/one-week.route': `/itinerary/${samples.oneWeek}/one-week`,
    'places/ten-days.route': `/itinerary/${samples.tenDays}/ten-days`,
    'places/two-weeks.route': `/itinerary/${samples.twoWeeks}/two-weeks`,
    'search/results.route': '/catalogsearch/result?q=wildlife',
    'guide/guide.route': `/guide/${samples.landing}`,
    'guide/destinations.route': '/trip-destinations',
    'guide/continent.route': '/destination/europe',
    'guide/two-attributes.route': `/ltt/${samples.twoAttributes}`,
    'guide/four-attributes.route': `/ltg/${samples.fourAttributes}`,
    'catalogue/trip.route': `/trips/${samples.trip}`,
    'catalogue/operator.route': `/tour-operators/${samples.operator}`,
    'compare/companies.route': `/c/${samples.pair}`,
    'compare/pairs.route': '/top-tour-operator-comparisons',
    'compare/company-picker.route': '/c',
    'compare/picker.route': '/products/c',
    'compare/trips.route': `/products/c/${samples.trip}`,
    'companies/directory.route': '/operators',
    'companies/place.route': `/tc/${samples.operatorPage}`,
    'companies/reviews-index.route': '/tour-operator-reviews',
    'companies/reviews-hub.route': '/reviews',
    'companies/category-reviews.route': `/reviews/${samples.reviewPage}`,
    'content/about': '/about',
    'content/help-faq': '/help-faq',
    'content/press': '/press',
    'quiz/quiz.route': '/wonderful-world-of-travel',
    'content/member-benefits': '/member-benefits',
    'content/careers': '/careers',
    'content/partners': '/partners',
    'content/affiliate': '/affiliate',
    'content/privacy-policy': '/privacy-policy',
    'content/terms-of-use': '/terms-of-use',
    'content/climate': '/sojourn-gives-back-for-climate-change',
    'content/member-savings.route': '/member-savings',
    'content/restrictions.route': '/covid-travel-restrictions-map',
    'content/blog.route': '/blog',
    'content/article.route': `/blog/${samples.article}`,
    'content/experts.route': '/travel-experts',
    'sitemap/site.route': '/stride-sitemap',
    'sitemap/places.route': '/global-sitemap',
    'docs/docs.route': '/docs',
    'not-found.route': '/no/such/page',
  });
  /** A page, the same by a campaign, in another spelling and its data. */
  const ways = (path: string): [string, RequestInit?][] => {
    const [pathname = '', query = ''] = path.split('?');
    return [
      [path],
      [path, { method: 'HEAD' }],
      [`${path}${query ? '&' : '?'}utm_source=news`],
      [path === '/' ? '//' : `${pathname.toUpperCase()}?${query}`],
      [`${pathname === '/' ? '/_' : pathname}.data?${query}`],
      [`${pathname === '/' ? '/_' : pathname}.data?_routes=root&${query}`],
      [path, { method: 'POST' }],
    ];
  };

  const waysTo = (key: string): [string, RequestInit?][] => {
    const route = routes()[key as RouteKey];
    if (route) return route[1] ? [route] : [route, [route[0], { method: 'HEAD' }]];
    const path = key === 'root' ? '/docs' : pages()[key as BuiltPage];
    // What is sent to such a page is answered by a route, which has a row of its own.
    const [pathname = ''] = path.split('?');
    return ways(path).slice(0, SENT_TO.some((one) => one.test(pathname)) ? -1 : undefined);
  };
  const statusesOf = async (key: string) => {
    const statuses: number[] = [];
    for (const way of waysTo(key)) statuses.push((await ask(...way)).status);
    // Whoever has closed an account closes it once.
    if (key === 'DELETE /v1/me' && statuses.includes(200)) fresh.pop();
    return statuses;
  };
  it('as the table stands, every route and page answers everybody', async () => {
    serve({});
    for (const key of Object.keys(routes()))
      expect([key, new Set(await statusesOf(key))]).toEqual([key, new Set([statusOf(key)])]);
    for (const key of Object.keys(pages())) {
      const statuses = key === 'not-found.route' ? Array(7).fill(404) : [200, 200, 200, 301, 200, 200, 405];
      expect([key, await statusesOf(key)]).toEqual([key, statuses.slice(0, waysTo(key).length)]);
    }
    expect(cache.pages).toBeGreaterThan(5);
  });

  it.each(Object.keys(policies.routes) as RouteKey[])('that of %s decides about it, and no other does', async (key) => {
    // Somebody who has just signed in is refused for good, others are asked to.
    const isFresh = policies.routes[key].who.join() === NOBODY.join();
    const closed: Policy = { who: isFresh ? ['staff'] : NOBODY, limit: 'NONE' };
    serve({ routes: { ...policies.routes, [key]: closed } });
    expect(new Set(await statusesOf(key))).toEqual(new Set([isFresh ? 404 : 401]));
    serve({ ...allClosed(), routes: { ...allClosed().routes, [key]: policies.routes[key] } });
    expect(new Set(await statusesOf(key))).toEqual(new Set([statusOf(key)]));
  });

  it.each(BUILT_PAGES)('that of the page %s decides about it however it is asked for, kept or not', async (key) => {
    serve({});
    const open = await statusesOf(key);
    const { root, [key]: own } = policies.pages;
    serve({ pages: { ...policies.pages, [key]: { who: NOBODY, limit: 'READ' } } });
    expect(new Set(await statusesOf(key))).toEqual(new Set([401]));
    cache.clear();
    expect(new Set(await statusesOf(key))).toEqual(new Set([401]));
    expect(cache.pages).toBe(0);

    serve({ ...allClosed(), pages: { ...allClosed().pages, root, [key]: own } });
    if (key !== 'root') expect(await statusesOf(key)).toEqual(open);
  });

  it('no page breaks by a name that every object has, whatever it is given for', async () => {
    serve({});
    const broken: string[] = [];
    for (const { id, keys } of pagesIn('production')) {
      const path = pages()[id as BuiltPage];
      // What lists are narrowed by is sent at random by the fuzzer.
      if (path === undefined || keys.size > MOST_KEYS) continue;
      const [bare = '', query] = path.split('?');
      for (const key of keys) {
        const given = new URLSearchParams(query);
        given.set(key, '__proto__');
        for (const headers of [undefined, { Cookie: staff }]) {
          const { status } = await ask(`${bare}?${given}`, headers && { headers });
          if (status >= 500) broken.push(`${status} ${bare}?${key}=__proto__`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('that of every field of the GraphQL query decides about it, and no other does', async () => {
    const schema = buildSchema(readFileSync('contracts/schema.graphql', 'utf8'));
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const names = fields.map(({ name }) => name);
    expect([...names].sort()).toEqual(Object.keys(policies.fields).sort());
    const refusedOf = async (asked: typeof fields) => {
      const query = `{ ${asked.map(({ name, args }) => `${name}${given(args)} { __typename }`).join(' ')} }`;
      // As a member: some fields are for those who have something of their own.
      const { text } = await ask('/graphql', sent({ query }, session));
      const { data, errors = [] } = JSON.parse(text) as GraphqlAnswer;
      if (data === undefined) throw new Error(`Not a query of this schema: ${query} ${text}`);
      return errors.filter(({ extensions }) => extensions.status === 401).map(({ path }) => path?.[0]);
    };
    const closed = Object.fromEntries(names.map((name) => [name, NOBODY])) as Policies['fields'];
    for (const [i, { name }] of fields.entries()) {
      const together = fields.slice(i, i + AT_ONCE);
      serve({ fields: { ...policies.fields, [name]: NOBODY } });
      expect(await refusedOf(together)).toEqual([name]);
      serve({ fields: { ...closed, [name]: policies.fields[name as QueryField] } });
      expect([name, await refusedOf(together)]).toEqual([name, together.slice(1).map((other) => other.name)]);
    }
  });
});

/** Of a page that isn’t a list. */
const MOST_KEYS = 12;
const built = new Map<string, BuiltFile>();
/** Hundreds of servers are put together, each over the same files. */
function readOnce(path: string): BuiltFile {
  const file = built.get(path) ?? readBuiltFile(path);
  built.set(path, file);
  return file;
}

/** Something for every argument that a field demands. */
function given(args: readonly GraphQLArgument[]): string {
  const needed = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  if (needed.length === 0) return '';
  const some = needed.map(({ name, type }) => {
    const inner = isNonNullType(type) ? type.ofType : type;
    return `${name}: ${isListType(inner) ? '["some", "other"]' : '"some"'}`;
  });
  return `(${some.join(', ')})`;
}
