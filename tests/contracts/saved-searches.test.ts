import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { samplesOf } from './samples.ts';
import { type Browser, type Said, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const SEARCHES = '/v1/saved_searches';
const PAGE = '/account/saved-searches';

describe('searches that members save', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, program, signIn } = signingIn(site);
  let samples: Awaited<ReturnType<typeof samplesOf>>;
  let people = 0;

  beforeAll(async () => {
    samples = await samplesOf(site);
  });

  const someone = async (): Promise<Browser> => {
    const one = browser();
    await signIn(one, `searcher-${++people}@example.com`);
    return one;
  };
  const save = (one: Browser, saved_search: object) => one.ask(SEARCHES, { body: { saved_search } });
  const namesOf = async (one: Browser): Promise<string[]> =>
    (await one.ask(SEARCHES)).body.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name);
  const refusal = ({ status, body }: Said) => [status, body.errors?.[0]?.code, body.errors?.[0]?.source?.pointer];

  it('are named in words by who doesn’t name them, in one spelling, and told with the newest first', async () => {
    const one = await someone();
    const first = await save(one, { query_string: '?price_max=2500&duration=ten_days&page=3&duration=one_week' });
    expect(first.status).toBe(201);
    expect(first.body.data.attributes).toMatchObject({
      name: '6–8 days, 9–11 days, Up to $2,500',
      path: '/all-trips',
      query_string: 'duration=one_week&duration=ten_days&price_max=2500',
      words: ['6–8 days', '9–11 days', 'Up to $2,500'],
    });
    const list = await save(one, {
      name: 'Short ones',
      path: `/trip-list/${samples.tripPage}`,
      query_string: 'duration=short&sort=price_low_to_high',
    });
    expect(list.body.data.attributes.words.slice(1)).toEqual(['1–5 days', 'Price: low to high']);
    const operator = await save(one, { path: `/tour-operators/${samples.operator}-trips`, query_string: 'rating=4' });
    expect(operator.body.data.attributes.words[1]).toBe('Rated 4 and up');
    expect(await namesOf(one)).toEqual([operator.body.data.attributes.name, 'Short ones', expect.any(String)]);
  });

  it('are the same however they are spelled: saved again they stay, and take another name', async () => {
    const one = await someone();
    const saved = await Promise.all(
      ['rating=4&duration=short', 'duration=short&rating=4', '?duration=short&rating=4&page=2'].map((query_string) =>
        save(one, { query_string }),
      ),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(saved.map(({ body }) => body.data.id)).size).toBe(1);
    const renamed = await save(one, { query_string: 'rating=4&duration=short', name: 'Weekends' });
    expect([renamed.status, await namesOf(one)]).toEqual([200, ['Weekends']]);
    await save(one, { query_string: 'rating=4&duration=short' });
    expect(await namesOf(one)).toEqual(['Weekends']);
    // On another page it is another search.
    expect((await save(one, { path: `/trip-list/${samples.tripPage}`, query_string: 'rating=4' })).status).toBe(201);
  });

  it('are only of lists that there are, by keys and values that they have', async () => {
    const one = await someone();
    const query = '/saved_search/query_string';
    const path = '/saved_search/path';
    for (const [given, where] of [
      [{ query_string: 'ref_url=/evil&rating=4' }, query],
      [{ query_string: '__proto__=1' }, query],
      [{ query_string: 'rating=9' }, query],
      [{ query_string: 'page=2' }, query],
      [{ query_string: 'sort=recommended' }, query],
      [{ query_string: '' }, query],
      [{ query_string: `q=${'x'.repeat(2000)}` }, query],
      [{ query_string: 'rating=4', path: '//elsewhere.example/all-trips' }, path],
      [{ query_string: 'rating=4', path: '/all-trips?rating=3' }, path],
      [{ query_string: 'rating=4', path: '/account/data' }, path],
      [{ query_string: 'rating=4', path: '/trip-list/no-such-list' }, path],
      [{ query_string: 'rating=4', name: ' ' }, '/saved_search/name'],
      [{ query_string: 'rating=4', name: 'x'.repeat(81) }, '/saved_search/name'],
    ] as const) {
      expect([given, refusal(await save(one, given))]).toEqual([given, [422, 'invalid', where]]);
    }
    expect(refusal(await save(one, {}))).toEqual([422, 'required', query]);
    expect(await namesOf(one)).toEqual([]);
  });

  it('are at most 50, by however many presses', async () => {
    const one = await someone();
    const queries = Array.from({ length: 54 }, (_, i) => `price_min=${100 + i}`);
    const answers = [];
    for (let i = 0; i < queries.length; i += 9) {
      answers.push(...(await Promise.all(queries.slice(i, i + 9).map((query_string) => save(one, { query_string })))));
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(refusal(answers.find(({ status }) => status === 409) as Said)).toEqual([409, 'limit_reached', undefined]);
    // One that is there already needs no room.
    const present = answers.findIndex(({ status }) => status === 201);
    expect((await save(one, { query_string: queries[present] })).status).toBe(200);
  });

  it('of another member look like none, and nothing is saved for visitors or from elsewhere', async () => {
    const [one, other] = [await someone(), await someone()];
    const { id } = (await save(one, { query_string: 'rating=4' })).body.data;
    const answers = await Promise.all(
      [id, newId()].map((wanted) => other.ask(`${SEARCHES}/${wanted}`, { method: 'DELETE' })),
    );
    const [theirs, absent] = answers.map(({ status, body }) => ({ status, body }));
    expect(theirs).toEqual(absent);
    expect(theirs?.status).toBe(404);
    const asForm = async (deed: string) =>
      (await other.ask(PAGE, { form: { do: deed, id, name: 'Mine now' } })).location?.split('?')[1];
    expect([await asForm('rename'), await asForm('delete')]).toEqual([1, 2].map(() => `at=${id}&error=not_found`));
    expect(await namesOf(one)).toEqual(['Rated 4 and up']);
    expect((await program(SEARCHES, { saved_search: { query_string: 'rating=4' } })).status).toBe(401);
    for (const path of [SEARCHES, PAGE]) {
      const foreign = await one.ask(path, { body: { query_string: 'rating=3' }, origin: 'https://elsewhere.example' });
      expect([path, foreign.status]).toEqual([path, 403]);
    }
    const gone = await one.ask(`${SEARCHES}/${id}`, { method: 'DELETE' });
    expect([gone.status, gone.body.data.attributes, await namesOf(one)]).toEqual([200, { deleted: true }, []]);
  });

  it('are saved, renamed, deleted and brought back by forms, and a visitor is led through signing in', async () => {
    const search = '/all-trips?duration=short';
    const visitor = await browser().ask(PAGE, { form: { do: 'save', search } });
    const back = new URL(visitor.location ?? '', 'http://localhost').searchParams.get('ref_url');
    expect([visitor.status, back]).toEqual([303, `${PAGE}?save=${encodeURIComponent(search)}`]);

    const one = await someone();
    const saved = await one.ask(PAGE, { form: { do: 'save', search, name: 'Weekends' } });
    const id = new URL(saved.location ?? '', 'http://localhost').searchParams.get('saved') ?? '';
    await one.ask(PAGE, { form: { do: 'rename', id, name: '<script>alert(1)</script>' } });
    expect(await namesOf(one)).toEqual(['<script>alert(1)</script>']);
    expect((await one.ask(PAGE, { form: { do: 'rename', id, name: '' } })).location).toBe(
      `${PAGE}?at=${id}&error=name`,
    );
    const deleted = await one.ask(PAGE, { form: { do: 'delete', id } });
    const query = new URL(deleted.location ?? '', 'http://localhost').searchParams;
    expect([query.get('removed'), await namesOf(one)]).toEqual([search, []]);
    await one.ask(PAGE, { form: { do: 'save', search: query.get('removed') ?? '', name: query.get('name') ?? '' } });
    expect(await namesOf(one)).toEqual(['<script>alert(1)</script>']);
    expect((await one.ask(PAGE, { form: { do: 'save', search: 'https://elsewhere.example/' } })).location).toContain(
      'error=invalid',
    );
    const { rows } = await pool.query('select partner_id from saved_searches where id is not null');
    expect(new Set(rows.map(({ partner_id }) => partner_id))).toEqual(new Set([null]));
  });
});
