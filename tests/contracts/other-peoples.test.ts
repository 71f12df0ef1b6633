import { beforeAll, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { followDepartures, type Offer, offersOf } from '#bookings/testing';
import type { Policy } from '#kernel';
import { newId, silentLog } from '#kernel';
import { addDays } from '#kernel/shared';
import { policies } from '../../src/server/policies.ts';
import { published } from './published.ts';
import { REVIEW } from './reviews.ts';
import { type Browser, type Said, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

type Thing = {
  /** Of a thing that the owner has, by the name of its parameter. */
  own: Record<string, string>;
  /** The same where there is no such thing. */
  absent: Record<string, string>;
};
/** How somebody comes to have a thing of a collection, within what stands before it in the path. */
type Maker = (owner: Browser, within: Record<string, string>) => Promise<string>;

const PERSON = { email: 'owner@example.com', first_name: 'Ada', last_name: 'Lovelace' };

const membersOnly = (Object.entries(policies.routes) as [string, Policy][]).filter(
  ([, { who }]) => !who.includes('visitor') && !who.includes('paypal'),
);
const withIds = membersOnly.filter(([key]) => key.includes('{'));
const withoutIds = membersOnly.filter(([key]) => !key.includes('{'));

/** "/v1/trip_wishlists/{id}/share/{shareId}" → [["id", "trip_wishlists"], ["shareId", "share"]] */
const idsOf = (key: string): [parameter: string, collection: string][] =>
  [...key.matchAll(/([a-z_]+)\/\{(\w+)\}/g)].map(([, collection = '', parameter = '']) => [parameter, collection]);

/** Every call that takes somebody who is signed in, as the table of policies lists them: new ones are held by themselves. */
describe('what is another member’s', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { app, browser, signIn } = signingIn(site);
  /** What somebody asks for whose company answers first. */
  const requested = async (owner: Browser, { tripId, trip, departureId, level }: Offer) => {
    const isPaidHere = (yes: boolean) =>
      pool.query('update trips set is_merchant_model = $2 where id = $1', [tripId, yes]);
    await isPaidHere(false);
    const body = { ...PERSON, number_of_travelers: 2, departure_id: departureId, accommodation_level: level };
    const { data } = (await owner.ask(`/v1/trips/${trip}/bookings`, { body: { ...body, terms_accepted: true } })).body;
    await isPaidHere(true);
    const order = 'select order_number as order from bookings where id = $1';
    return { id: data.id as string, order: (await pool.query(order, [data.id])).rows[0].order as string };
  };
  const things = new Map<string, Thing>();
  const people = {} as Record<'visitor' | 'owner' | 'other' | 'staff' | 'company' | 'expired', Browser>;
  let trips: string[] = [];
  let company = { id: '', slug: '' };
  /** Departures of the company’s that can be paid here; each thing about one has its own. */
  let offers: Offer[] = [];
  const fresh = (): Offer => offers.shift() ?? expect.fail('The company has no departure left');
  let reviews = 0;
  let lastReport = '';

  const makers: Record<string, Maker> = {
    trip_wishlists: async (owner) => (await owner.ask('/v1/trip_wishlists', { body: { name: newId() } })).body.data.id,
    trip_wishlist_trips: async (owner, { id }) => {
      const trip_id = trips[0] ?? '';
      await owner.ask(`/v1/trip_wishlists/${id}/trip_wishlist_trips`, { body: { trip_id } });
      return trip_id;
    },
    share: async (owner, { id }) =>
      (await owner.ask(`/v1/trip_wishlists/${id}/share`, { body: { to_email: 'mary@example.com' } })).body.data.id,
    followings: async (owner) => {
      await owner.ask(`/v1/followings?followable_type=Operator&followable_id=${company.id}`, { method: 'POST' });
      return company.id;
    },
    sessions: async (owner) => {
      const again = browser();
      await signIn(again, 'owner@example.com');
      const { rows } = await pool.query(
        `select s.id from sessions s join users u on u.id = s.user_id
         where u.email = 'owner@example.com' order by s.created_at desc, s.id desc limit 1`,
      );
      expect(await owner.ask('/v1/me/sessions')).toMatchObject({ status: 200 });
      return rows[0].id;
    },
    saved_searches: async (owner) =>
      (await owner.ask('/v1/saved_searches', { body: { query_string: 'duration=one_week' } })).body.data.id,
    trips: async () => (offers[0] ?? fresh()).trip,
    reserve: async (owner) => {
      const body = { ...PERSON, number_of_travelers: 2 };
      return (await owner.ask(`/v1/trips/${(offers[0] ?? fresh()).trip}/reserve`, { body })).body.data.id;
    },
    bookings: async (owner) => (await requested(owner, fresh())).order,
    departures: async () => fresh().departureId,
    booking_changes: async (owner) => {
      const { departureId, ...offer } = fresh();
      const { id, order } = await requested(owner, { departureId, ...offer });
      await done(people.company.ask(`/v1/operator/bookings/${order}/accept`, { body: {} }));
      const dates = 'select start_date::text as start, end_date::text as end from departures where id = $1';
      const [{ start, end }] = (await pool.query(dates, [departureId])).rows;
      const moved = { start_date: addDays(start, 14), end_date: addDays(end, 14), reason: 'The huts are full.' };
      await done(people.company.ask(`/v1/operator/departures/${departureId}/move`, { body: moved }));
      await followDepartures(site.ctx, site.door, silentLog);
      return (await pool.query('select id from booking_changes where booking_id = $1', [id])).rows[0].id;
    },
    reviews: async (owner) => {
      const review = { ...REVIEW, email: null, operator_slug: company.slug, traveled_on: `2025-01-${10 + ++reviews}` };
      return (await owner.ask('/v1/write_review', { body: { review } })).body.data.id;
    },
  };

  beforeAll(async () => {
    const found = await pool.query(
      "select id from trips where status = 'published' and superseded_by is null order by id limit 3",
    );
    trips = found.rows.map(({ id }) => id);
    const sold = await offersOf(site.door.pool, 500);
    const companies = 'select id, slug from operators where id = (select operator_id from trips where id = $1)';
    company = (await pool.query(companies, [sold[0]?.tripId])).rows[0];
    const own = await pool.query('select id from trips where operator_id = $1', [company.id]);
    offers = sold.filter(({ tripId }) => own.rows.some(({ id }) => id === tripId));
    for (const name of ['owner', 'other', 'staff', 'company', 'expired'] as const) {
      people[name] = browser();
      await signIn(people[name], `${name}@example.com`);
    }
    people.visitor = browser();
    const idOf = '(select id from users where email = $1)';
    await pool.query(`insert into user_roles (user_id, role) select ${idOf}, 'moderator'`, ['staff@example.com']);
    await pool.query(`update sessions set second_factor_at = $2 where user_id = ${idOf}`, [
      'staff@example.com',
      site.ctx.clock(),
    ]);
    await pool.query(`update sessions set expires_at = '2020-01-01' where user_id = ${idOf}`, ['expired@example.com']);
    await addOperatorUser(site.ctx, { email: 'company@example.com', operatorId: company.id });
    for (const [key] of withIds) {
      const thing = await thingOf(key);
      await ready[key]?.(thing.own.id ?? '');
      things.set(key, thing);
    }
  });

  const publish = (id: string) => done(people.staff.ask(`/v1/staff/reviews/${id}/publish`, { body: {} }));
  const answer = async (id: string) => {
    await publish(id);
    await done(people.company.ask(`/v1/reviews/${id}/reply`, { body: { reply: 'Thank you for walking with us.' } }));
  };
  const done = async (asked: Promise<Said>) => expect((await asked).status).toBeLessThan(300);
  /** How a thing comes to where a call is about it. */
  const ready: Record<string, (id: string) => Promise<void>> = {
    'POST /v1/reviews/{id}/reply': publish,
    'PATCH /v1/reviews/{id}/reply': answer,
    'DELETE /v1/staff/reviews/{id}/reply': answer,
    'POST /v1/staff/reviews/{id}/keep': async (id) => {
      await publish(id);
      await done(people.visitor.ask(`/v1/reviews/${id}/reports`, { body: { reason: 'spam' } }));
      lastReport = (await pool.query('select id from review_reports where review_id = $1', [id])).rows[0].id;
    },
  };

  async function thingOf(key: string): Promise<Thing> {
    const own: Record<string, string> = {};
    const absent: Record<string, string> = {};
    for (const [parameter, collection] of idsOf(key)) {
      const make = makers[collection];
      if (!make) throw new Error(`${key}: say in makers how somebody comes to have one of ${collection}.`);
      own[parameter] = await make(people.owner, own);
      absent[parameter] = newId();
      expect([key, parameter, typeof own[parameter]]).toEqual([key, parameter, 'string']);
    }
    return { own, absent };
  }

  /** Where the example of the reference names something that this catalogue hasn't got. */
  const bodies: Record<string, () => object> = {
    'POST /v1/trip_wishlists/{id}/trip_wishlist_trips': () => ({ trip_wishlist_trip: { trip_id: trips[1] } }),
    'POST /v1/staff/reviews/{id}/keep': () => ({ review: { up_to: lastReport } }),
  };
  /** As the reference sends it. */
  const exampleOf = (key: string): object | undefined => {
    const [method = '', path = ''] = key.split(' ');
    const operation = published.paths[path]?.[method.toLowerCase()] as
      | { requestBody?: { content: Record<string, { example?: object }> } }
      | undefined;
    return operation?.requestBody?.content['application/json']?.example;
  };
  const queryOf = (key: string): string => {
    const [method = '', path = ''] = key.split(' ');
    const { parameters = [] } = published.paths[path]?.[method.toLowerCase()] ?? {};
    const given = parameters.filter(({ in: where }) => where === 'query');
    const query = new URLSearchParams(
      given.map(({ name, example, schema }) => [name, String(example ?? schema.example ?? 'Operator')]),
    );
    return given.length > 0 ? `?${query}` : '';
  };
  const call = (who: Browser, key: string, ids: Record<string, string> = {}): Promise<Said> => {
    const [method = '', path = ''] = key.split(' ');
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '');
    const body = method === 'GET' ? undefined : (bodies[key]?.() ?? exampleOf(key) ?? {});
    return who.ask(filled + queryOf(key), { method, ...(body && { body }) });
  };
  /** Status and words, without what is new in every answer. */
  const said = ({ status, body, headers }: Said) => ({
    status,
    type: headers.get('Content-Type'),
    body: JSON.stringify(body).replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{22}/g, 'an id'),
    cookies: headers.getSetCookie(),
  });

  it('is asked for by calls with ids, of which there are some', () => {
    expect(withIds.length).toBeGreaterThan(8);
    expect(withoutIds.length).toBeGreaterThan(8);
  });

  it.each(withIds.map(([key]) => key))('looks as if it weren’t there, by %s', async (key) => {
    const { own, absent } = things.get(key) as Thing;
    await pool.query('truncate rate_limits');
    const { who } = policies.routes[key as keyof typeof policies.routes] as Policy;
    for (const name of ['visitor', 'other', 'staff', 'expired'] as const) {
      // Whoever the team’s calls are for may know what there is.
      if (name === 'staff' && who.includes('staff')) continue;
      const [others, none] = [await call(people[name], key, own), await call(people[name], key, absent)];
      expect([key, name, said(others)]).toEqual([key, name, said(none)]);
      const refused = name === 'visitor' || name === 'expired' ? 401 : 404;
      expect([key, name, others.status]).toEqual([key, name, refused]);
    }
    // Within a thing of their own, what is another's looks so, too.
    const names = Object.keys(own);
    const last = names.at(-1) ?? '';
    if (names.length > 1) {
      const mine: Record<string, string> = {};
      for (const [parameter, collection] of idsOf(key).slice(0, -1)) {
        mine[parameter] = (await makers[collection]?.(people.other, mine)) ?? '';
      }
      const others = await call(people.other, key, { ...mine, [last]: own[last] ?? '' });
      expect([key, said(others)]).toEqual([key, said(await call(people.other, key, { ...mine, [last]: newId() }))]);
    }
    const owner = who.includes('staff') ? people.staff : who.includes('operator') ? people.company : people.owner;
    expect([key, (await call(owner, key, absent)).status]).toEqual([key, 404]);
    // After all of that it is still there for whose it is.
    const theirs = await call(owner, key, own);
    expect([key, theirs.status, [401, 403, 404].includes(theirs.status)]).toEqual([key, theirs.status, false]);
  });

  it.each(withoutIds.map(([key]) => key))('isn’t there for visitors and ended sessions, by %s', async (key) => {
    await pool.query('truncate rate_limits');
    const [visitor, expired] = [await call(people.visitor, key), await call(people.expired, key)];
    expect([key, visitor.status]).toEqual([key, 401]);
    expect([key, said(expired).body]).toEqual([key, said(visitor).body]);
    const token = await app.request(`http://localhost${key.split(' ')[1]}`, {
      method: key.split(' ')[0],
      headers: { Authorization: 'Bearer made.up' },
    });
    expect([key, token.status]).toEqual([key, 401]);
    const { who } = policies.routes[key as keyof typeof policies.routes] as Policy;
    // The desk of the team isn't there for members.
    if (who.includes('staff')) expect([key, (await call(people.other, key)).status]).toEqual([key, 404]);
  });
});
