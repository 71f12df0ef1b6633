import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { mailWayBack } from '#bookings/doors';
import { newId } from '#kernel';
import { decideReview } from '#reviews';
import { keptGiftCards } from './gift-card-orders.ts';
import { claimedPlay, play } from './quiz-plays.ts';
import { keptBookings } from './reserving.ts';
import { REVIEW } from './reviews.ts';
import { PASSWORD, signingIn } from './signing-in.ts';
import type { Site } from './testing.ts';

export const PERSON = { email: 'ada@example.com', password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };

/** The call that begins to follow a company. */
export const following = (slug = 'nobody') => `/v1/followings?followable_type=Operator&followable_id=${slug}`;

export type Kept = ReturnType<typeof keptThings>;

/** A company, a trip and a partner that a seeded site has; call it at the top of a describe. */
export function namedThings(site: Site) {
  const operator = { id: '', slug: '', trips: 0 };
  const trip = { id: '', slug: '', sku: '' };
  const partner = { slug: 'visit-somewhere' };

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
    const partnerId = newId();
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [partnerId, partner.slug]);
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode) values ($1, 'operator', $2, 'include')`,
      [partnerId, operators[1].id],
    );
  });
  return { operator, trip, partner };
}

/** What each call of REST is about, of every kind some; call it at the top of a describe. */
export function keptThings(site: Site) {
  const { operator, trip, partner } = namedThings(site);
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
  /** Of links that were mailed to the author of a review and to a guest. */
  const tokens = { review: '', resume: '' };
  /** Somebody's photo, as base64. */
  const photo = { data: '' };
  const guest = { order_number: '', email: 'guest@example.com' };
  const moves = { confirm: '', undo: '' };
  const cards = {} as Awaited<ReturnType<typeof keptGiftCards>>;
  const bookings = {} as Awaited<ReturnType<typeof keptBookings>>;
  const companies = { first: '', followed: [] as string[], others: [] as string[] };
  /** Of links that were mailed: one that confirms, however often, and some that choose a password, once each. */
  const links = { confirmation: '', resets: [] as string[] };

  beforeAll(async () => {
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
    tokens.review = await tokenTo(REVIEW.email, 'review_confirm');
  });

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
    photo.data = (await sharp({ create: point }).png().toBuffer()).toString('base64');
    Object.assign(bookings, await keptBookings(site, one.ask));
    const begun = await site.ask(`/v1/trips/${bookings.trip}/reserve`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...bookings.person, email: guest.email }),
    });
    guest.order_number = (await begun.json()).data.attributes.order_number;
    await mailWayBack(site.ctx, site.door, { orderNumber: guest.order_number, email: guest.email });
    tokens.resume = await tokenTo(guest.email, 'reservation_resume');
    Object.assign(cards, await keptGiftCards(site));
    const idOf = async (path: string, body: object) => (await one.ask(path, { body })).body.data.id as string;
    await idOf('/v1/saved_searches', { saved_search: { query_string: 'duration=one_week' } });
    for (const rating of ['4.5', '3&duration=short']) {
      saved.searches.push(await idOf('/v1/saved_searches', { saved_search: { query_string: `rating=${rating}` } }));
    }
    for (const name of ['One', 'Two']) saved.lists.push(await idOf('/v1/trip_wishlists', { name }));
    saved.list = await idOf('/v1/trip_wishlists', { name: 'Stays' });
    const ids = await pool.query(
      "select id from trips where status = 'published' and superseded_by is null order by id limit 6",
    );
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

  return {
    operator,
    trip,
    partner,
    quiz,
    members,
    saved,
    tokens,
    photo,
    guest,
    moves,
    cards,
    bookings,
    companies,
    links,
  };
}
