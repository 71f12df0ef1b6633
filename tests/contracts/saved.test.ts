import { beforeAll, describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { sharedWishlist } from '#saved';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const LISTS = '/v1/trip_wishlists';
const LAST_USED = `${LISTS}/last_used/trip_wishlist_trips`;

type Refs = { data: { id: string }[] };
type ListDocument = { attributes: { name: string }; relationships: { trips: Refs; shares: Refs } };

describe('what members save', () => {
  const site = seededSite();
  const { pool } = site.door;
  const strict = asShared(createMemoryLimiter());
  const { browser, program, mailTo, lettersTo, signIn } = signingIn(site, {
    // As strict as outside of tests for what is shared; all of these sign in from one address.
    sharedLimits: {
      hit: (rule, ...given) => (rule.name === 'SHARE' ? strict : site.door.sharedLimits).hit(rule, ...given),
    },
  });
  let trips: string[] = [];
  let operators: { id: string; slug: string }[] = [];
  let people = 0;

  beforeAll(async () => {
    const published = await pool.query(
      "select id from trips where status = 'published' and superseded_by is null order by id limit 8",
    );
    trips = published.rows.map(({ id }) => id);
    operators = (await pool.query('select id, slug from operators order by id limit 3')).rows;
  });

  const someone = async (): Promise<Browser> => {
    const one = browser();
    await signIn(one, `member-${++people}@example.com`);
    return one;
  };
  const save = (one: Browser, trip_id: string | undefined, to = LAST_USED) => one.ask(to, { body: { trip_id } });
  const make = async (one: Browser, name: string): Promise<string> =>
    (await one.ask(LISTS, { body: { name } })).body.data.id;
  const into = (list: string) => `${LISTS}/${list}/trip_wishlist_trips`;
  const listsOf = async (one: Browser): Promise<{ name: string; trips: string[]; shares: string[] }[]> =>
    (await one.ask(LISTS)).body.data.map(({ attributes, relationships }: ListDocument) => ({
      name: attributes.name,
      trips: relationships.trips.data.map(({ id }) => id),
      shares: relationships.shares.data.map(({ id }) => id),
    }));
  const codeOf = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    said.body.errors?.[0]?.code,
  ];

  describe('trips', () => {
    it('go to a first list, made once by presses that come together', async () => {
      const one = await someone();
      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => save(one, trips[i % 4])));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
      const lists = await listsOf(one);
      expect(lists.map(({ name, trips: held }) => [name, held.length])).toEqual([['Favorites', 4]]);
    });

    it('go to the list that was used last, and are told with it', async () => {
      const one = await someone();
      await save(one, trips[0]);
      const spring = await make(one, 'Spring');
      await save(one, trips[1], into(spring));
      expect((await save(one, trips[2])).body.data.attributes).toEqual({
        trip_id: trips[2],
        trip_wishlist_id: spring,
        trip_wishlist_name: 'Spring',
      });
      expect(await listsOf(one)).toEqual([
        { name: 'Spring', trips: [trips[1], trips[2]], shares: [] },
        { name: 'Favorites', trips: [trips[0]], shares: [] },
      ]);
    });

    it('are there once however often they are saved, and are taken out', async () => {
      const one = await someone();
      const list = await make(one, 'One');
      expect((await save(one, trips[0], into(list))).status).toBe(201);
      expect((await save(one, trips[0], into(list))).status).toBe(200);
      const gone = await one.ask(`${into(list)}/${trips[0]}`, { method: 'DELETE' });
      expect([gone.status, gone.body.data.attributes]).toEqual([200, { deleted: true }]);
      expect(codeOf(await one.ask(`${into(list)}/${trips[0]}`, { method: 'DELETE' }))).toEqual([404, 'not_found']);
      expect((await listsOf(one))[0]?.trips).toEqual([]);
    });

    it('have to exist, and stand in lists as long as they are offered', async () => {
      const one = await someone();
      expect(codeOf(await save(one, newId()))).toEqual([404, 'not_found']);
      expect(codeOf(await save(one, 'inca-trail'))).toEqual([422, 'invalid']);
      await save(one, trips[7]);
      for (const [gone, back] of [
        ["status = 'draft'", "status = 'published'"],
        [`superseded_by = '${trips[0]}'`, 'superseded_by = null'],
      ]) {
        await pool.query(`update trips set ${gone} where id = $1`, [trips[7]]);
        expect((await listsOf(one))[0]?.trips, gone).toEqual([]);
        await pool.query(`update trips set ${back} where id = $1`, [trips[7]]);
        expect((await listsOf(one))[0]?.trips, back).toEqual([trips[7]]);
      }
    });

    it('are at most 200 in a list, by however many presses', async () => {
      const one = await someone();
      const list = await make(one, 'Long');
      await pool.query(
        'insert into wishlist_trips (wishlist_id, trip_id) select $1, gen_random_uuid() from generate_series(1, 198)',
        [list],
      );
      const answers = await Promise.all(trips.slice(0, 6).map((trip) => save(one, trip, into(list))));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.errors[0]).toMatchObject({ code: 'limit_reached', detail: /“Long” holds 200 trips/ });
    });
  });

  describe('lists', () => {
    it('have names of their own, whatever their letters’ size, of one to 80 characters', async () => {
      const one = await someone();
      const list = await make(one, 'Andes');
      const other = await make(one, 'Alps');
      expect(codeOf(await one.ask(LISTS, { body: { name: ' andes ' } }))).toEqual([422, 'name_taken']);
      expect(codeOf(await one.ask(LISTS, { body: { name: '  ' } }))).toEqual([422, 'invalid']);
      expect(codeOf(await one.ask(LISTS, { body: { name: 'a'.repeat(81) } }))).toEqual([422, 'invalid']);
      expect(codeOf(await one.ask(LISTS, { body: { name: 'a\nb' } }))).toEqual([422, 'invalid']);
      const rename = (name: string, id = list) => one.ask(`${LISTS}/${id}`, { method: 'PATCH', body: { name } });
      expect(codeOf(await rename('ALPS'))).toEqual([422, 'name_taken']);
      expect((await rename('ANDES')).body.data.attributes.name).toBe('ANDES');
      expect((await one.ask(`${LISTS}/${other}`, { method: 'DELETE' })).status).toBe(200);
      expect((await rename('Alps')).status).toBe(200);
      const stranger = await someone();
      expect((await stranger.ask(LISTS, { body: { name: 'Alps' } })).status).toBe(201);
    });

    it('are at most 50, by however many presses', async () => {
      const one = await someone();
      const answers = await Promise.all(
        Array.from({ length: 56 }, (_, i) => one.ask(LISTS, { body: { name: `List ${i}` } })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
      const refused = answers.filter(({ status }) => status !== 201).map(codeOf);
      expect(refused).toEqual(Array(6).fill([409, 'limit_reached']));
    });

    it('are made once for one Idempotency-Key', async () => {
      const one = await someone();
      const headers = {
        Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        Origin: 'http://localhost',
        'Content-Type': 'application/json',
        'Idempotency-Key': newId(),
      };
      const send = () => site.ask(LISTS, { method: 'POST', headers, body: '{"name":"Once"}' });
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status, second.headers.get('Idempotency-Replayed')]).toEqual([201, 201, 'true']);
      expect(await listsOf(one)).toHaveLength(1);
    });
  });

  describe('what is another member’s', () => {
    it('looks like what isn’t there, in each call', async () => {
      const [owner, stranger] = [await someone(), await someone()];
      const list = await make(owner, 'Mine');
      await save(owner, trips[0], into(list));
      const share = (await owner.ask(`${LISTS}/${list}/share`, { body: { to_email: 'mary@example.com' } })).body.data
        .id;
      await owner.ask(`/v1/followings?followable_type=Operator&followable_id=${operators[0]?.slug}`, {
        method: 'POST',
      });
      const calls = (id: string, tripId: string, shareId: string): [string, string, object?][] => [
        ['PATCH', `${LISTS}/${id}`, { name: 'Yours' }],
        ['POST', into(id), { trip_id: trips[1] }],
        ['DELETE', `${into(id)}/${tripId}`],
        ['POST', `${LISTS}/${id}/share`, { to_email: 'eve@example.com' }],
        ['DELETE', `${LISTS}/${id}/share/${shareId}`],
        ['DELETE', `${LISTS}/${id}`],
        ['DELETE', `/v1/followings/${operators[0]?.id}`],
      ];
      const absent = calls(newId(), newId(), newId());
      for (const [i, [method, path, body]] of calls(list, trips[0] ?? '', share).entries()) {
        const [, nowhere = ''] = absent[i] ?? [];
        const theirs = await stranger.ask(path, { method, body: body ?? {} });
        const none = await stranger.ask(nowhere, { method, body: body ?? {} });
        expect([method, path, theirs.status, theirs.body]).toEqual([method, path, none.status, none.body]);
        expect(theirs.status).toBe(404);
      }
      expect(await listsOf(stranger)).toEqual([]);
      expect(await listsOf(owner)).toEqual([{ name: 'Mine', trips: [trips[0]], shares: [share] }]);
    });

    it('is asked for by who is signed in, and changed by no other site’s page', async () => {
      const [one, nobody] = [await someone(), browser()];
      const unsafe: [string, string][] = [
        ['POST', LISTS],
        ['PATCH', `${LISTS}/${newId()}`],
        ['DELETE', `${LISTS}/${newId()}`],
        ['POST', LAST_USED],
        ['DELETE', `${into(newId())}/${newId()}`],
        ['POST', `${LISTS}/${newId()}/share`],
        ['DELETE', `${LISTS}/${newId()}/share/${newId()}`],
        ['POST', `/v1/followings?followable_type=Operator&followable_id=${operators[0]?.id}`],
        ['DELETE', `/v1/followings/${operators[0]?.id}`],
      ];
      for (const [method, path] of unsafe) {
        for (const origin of ['https://elsewhere.example', 'null']) {
          const said = await one.ask(path, {
            method,
            origin,
            body: { name: 'a', trip_id: trips[0], to_email: 'a@b.co' },
          });
          expect([method, path, said.status]).toEqual([method, path, 403]);
        }
        const said = await nobody.ask(path, { method, body: { name: 'a', trip_id: trips[0], to_email: 'a@b.co' } });
        expect([method, path, ...codeOf(said)]).toEqual([method, path, 401, 'unauthenticated']);
      }
      expect(codeOf(await nobody.ask(LISTS))).toEqual([401, 'unauthenticated']);
      expect(await listsOf(one)).toEqual([]);
    });
  });

  describe('a shared list', () => {
    const share = (one: Browser, list: string, body: object = { to_email: 'mary@example.com' }) =>
      one.ask(`${LISTS}/${list}/share`, { body });
    const tokenOf = async (email: string) =>
      (await mailTo(email))
        .find(({ name }) => name === 'wishlist_share')
        ?.path.split('/')
        .at(-1) ?? '';

    it('is mailed with a link that shows it as it is, until that is stopped', async () => {
      const one = await someone();
      const list = await make(one, 'Together');
      await save(one, trips[0], into(list));
      const said = await share(one, list, { to_email: 'Friend@example.com', message: 'Which one?' });
      expect([said.status, said.body.data.attributes]).toEqual([202, { status: 'sent' }]);
      const token = await tokenOf('Friend@example.com');
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      await save(one, trips[1], into(list));
      expect(await sharedWishlist(site.ctx, token)).toEqual({
        name: 'Together',
        sharedBy: 'A traveler',
        // Saved in the same moment: the clock of tests stands.
        tripIds: [trips[0], trips[1]],
      });
      const shares = (await listsOf(one))[0]?.shares ?? [];
      expect(shares).toEqual([said.body.data.id]);
      expect((await one.ask(`${LISTS}/${list}/share/${shares[0]}`, { method: 'DELETE' })).status).toBe(200);
      expect(await sharedWishlist(site.ctx, token)).toBeNull();
      expect((await listsOf(one))[0]?.shares).toEqual([]);
      expect(codeOf(await one.ask(`${LISTS}/${list}/share/${shares[0]}`, { method: 'DELETE' }))).toEqual([
        404,
        'not_found',
      ]);
    });

    it('is mailed with the trips that it shows: none that isn’t offered any more', async () => {
      const one = await someone();
      const list = await make(one, 'Some gone');
      for (const trip of trips.slice(2, 4)) await save(one, trip, into(list));
      await pool.query("update trips set status = 'archived' where id = $1", [trips[2]]);
      await share(one, list, { to_email: 'ingrid@example.com' });
      await pool.query("update trips set status = 'published' where id = $1", [trips[2]]);
      const { rows } = await pool.query('select name from trips where id = $1', [trips[3]]);
      const { variables } = (await lettersTo('ingrid@example.com'))[0] ?? expect.fail('No letter');
      expect((variables.trips as unknown as { name: string }[]).map(({ name }) => name)).toEqual([rows[0].name]);
    });

    it('is found by no made-up link, nor by what the database keeps, and goes with its list', async () => {
      const one = await someone();
      const list = await make(one, 'Gone soon');
      await share(one, list, { to_email: 'emmy@example.com' });
      const token = await tokenOf('emmy@example.com');
      const { rows } = await pool.query('select token_hash from wishlist_shares where wishlist_id = $1', [list]);
      expect(await sharedWishlist(site.ctx, rows[0].token_hash.toString('hex'))).toBeNull();
      expect(await sharedWishlist(site.ctx, `${token}x`)).toBeNull();
      expect((await sharedWishlist(site.ctx, token))?.name).toBe('Gone soon');
      await one.ask(`${LISTS}/${list}`, { method: 'DELETE' });
      expect(await sharedWishlist(site.ctx, token)).toBeNull();
    });

    it('is sent in nobody else’s name, and by nobody who hasn’t confirmed an address', async () => {
      const one = await someone();
      const list = await make(one, 'Mine');
      const as = (from_email: string) => share(one, list, { from_email, to_email: 'mary@example.com' });
      expect(codeOf(await as('president@example.com'))).toEqual([422, 'from_email_mismatch']);
      expect((await as(`MEMBER-${people}@example.com`)).status).toBe(202);
      expect(codeOf(await share(one, list, { to_email: 'mary' }))).toEqual([422, 'invalid_email']);
      expect(codeOf(await share(one, list, { to_email: 'm@example.com', message: 'a'.repeat(1001) }))).toEqual([
        422,
        'invalid',
      ]);
      await pool.query('update users set email_verified = false where email = $1', [`member-${people}@example.com`]);
      expect(codeOf(await share(one, list))).toEqual([403, 'forbidden']);
    });

    it('is sent once by one page, however often its form is sent', async () => {
      const one = await someone();
      const list = await make(one, 'Pressed twice');
      const form = { do: 'share', at: 'share', list, to_email: 'grace@example.com', message: 'Look!', key: newId() };
      const press = async (change: object = {}) =>
        (await one.ask('/wishlist', { form: { ...form, ...change } })).location ?? '';
      const led = await Promise.all([press(), press(), press()]);
      for (const to of [...led, await press()]) expect(to).toContain('shared=yes');
      const mailed = async (email: string) =>
        (await mailTo(email)).filter(({ name }) => name === 'wishlist_share').length;
      expect([await mailed('grace@example.com'), (await listsOf(one))[0]?.shares.length]).toEqual([1, 1]);
      // Back on that page: another friend, or other words.
      expect(await press({ to_email: 'lise@example.com' })).toContain('shared=yes');
      expect(await press({ message: 'Look again!' })).toContain('shared=yes');
      expect([await mailed('lise@example.com'), await mailed('grace@example.com')]).toEqual([1, 2]);
      // The page of somebody else is another one, whatever key it has.
      const other = await someone();
      const theirs = await make(other, 'Theirs');
      await other.ask('/wishlist', { form: { ...form, list: theirs } });
      expect((await listsOf(other))[0]?.shares).toHaveLength(1);
    });

    it('is sent ten times a day', async () => {
      const one = await someone();
      const list = await make(one, 'Often');
      const statuses: number[] = [];
      for (let i = 0; i < 11; i++) statuses.push((await share(one, list, { to_email: `${i}@example.com` })).status);
      expect(statuses).toEqual([...Array(10).fill(202), 429]);
      const refused = await share(one, list);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(80_000);
      expect((await listsOf(one))[0]?.shares).toHaveLength(10);
    });
  });

  describe('companies', () => {
    const follow = (one: Browser, which = '') =>
      one.ask(`/v1/followings?followable_type=Operator&followable_id=${which}`, { method: 'POST' });
    const unfollow = (one: Browser, which = '') =>
      one.ask(`/v1/followings/${which}?followable_type=Operator`, { method: 'DELETE' });

    it('are followed and left by id or slug, each once', async () => {
      const one = await someone();
      const [first, second] = operators;
      expect((await follow(one, first?.slug)).status).toBe(201);
      expect((await follow(one, first?.id)).status).toBe(200);
      expect((await follow(one, second?.id)).body.data.attributes.followable_id).toBe(second?.id);
      expect(codeOf(await follow(one, 'nobody'))).toEqual([404, 'not_found']);
      expect(codeOf(await follow(one, ''))).toEqual([422, 'invalid']);
      const followed = async () => (await one.ask('/v1/member_state')).body.data.attributes.followed_operator_ids;
      expect((await followed()).sort()).toEqual([first?.id, second?.id].sort());
      expect((await unfollow(one, first?.slug)).body.data).toMatchObject({ id: first?.id });
      expect(codeOf(await unfollow(one, first?.id))).toEqual([404, 'not_found']);
      expect(await followed()).toEqual([second?.id]);
    });
  });

  describe('what pages ask of who is signed in', () => {
    const stateOf = async (one: Browser) => (await one.ask('/v1/member_state')).body.data.attributes;

    it('is nobody for visitors, and forgets a session that has ended', async () => {
      const nobody = { user: null, wishlists: [], saved: [], followed_operator_ids: [] };
      expect(await stateOf(browser())).toEqual(nobody);
      const one = await someone();
      await pool.query('delete from sessions where user_id = (select id from users where email = $1)', [
        `member-${people}@example.com`,
      ]);
      expect(await stateOf(one)).toEqual(nobody);
      expect([...one.cookies.keys()]).toEqual([]);
    });

    it('is who it is, with all that was saved, in one call and few questions', async () => {
      const one = await someone();
      await save(one, trips[0]);
      const other = await make(one, 'Other');
      await save(one, trips[0], into(other));
      const said = await one.ask('/v1/member_state');
      expect(said.headers.get('Cache-Control')).toBe('private, no-store');
      const { user, wishlists, saved } = said.body.data.attributes;
      expect(user).toMatchObject({ email: `member-${people}@example.com`, first_name: null });
      expect(wishlists.map(({ name }: { name: string }) => name)).toEqual(['Other', 'Favorites']);
      expect(saved).toEqual(wishlists.map(({ id }: { id: string }) => ({ trip_id: trips[0], trip_wishlist_id: id })));
    });

    it('is asked by programs with their token', async () => {
      const email = 'program@example.com';
      await program('/next-api/auth/sign-in/magic-link', { email });
      const token = (await mailTo(email))[0]?.path.match(/token=([\w-]+)/)?.[1];
      const { access_token } = (await program('/next-api/auth/magic-link/verify', { token })).body;
      const said = await program(LAST_USED, { trip_wishlist_trip: { tripId: trips[0] } }, access_token);
      expect(said.status).toBe(201);
      const state = await program('/v1/member_state', undefined, access_token);
      expect(state.body.data.attributes.user.email).toBe(email);
      expect(state.body.data.attributes.saved).toHaveLength(1);
    });
  });
});
