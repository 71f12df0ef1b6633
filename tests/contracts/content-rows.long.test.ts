import { beforeEach, describe, expect, it } from 'vitest';
import { loadContent, readContent, readFolders } from '#content/upkeep';
import { feedFile, importFiles, operator, trip } from '#feeds/testing';
import { formTopics } from '#leads';
import { icons } from '../../src/web/ui/icons.ts';
import { seededSite } from './testing.ts';

type Shipped = { key: string; entry: Record<string, unknown>[] };

describe('what areas keep of lists in files', () => {
  const { ctx, ask, door } = seededSite();
  const shipped = readFolders(['content']).then((files) => readContent(files, () => true));
  const load = async (changes: Record<string, (list: Record<string, unknown>[]) => unknown[]>) =>
    loadContent(
      ctx,
      (await shipped).map((one) => {
        const { key, entry } = one as unknown as Shipped;
        const change = changes[key];
        return one.kind === 'list' && change ? ({ ...one, entry: change(entry) } as typeof one) : one;
      }),
    );
  const rows = async (text: string) => (await door.pool.query(text)).rows;
  const news = () => rows('delete from outbox_events returning topic, subject_id');
  const offered = async () => (await formTopics(ctx)).map(({ id, name }) => `${id} ${name}`);

  beforeEach(async () => {
    await load({});
    await news();
  });

  it('is written and told once', async () => {
    const kept = () => rows(`select xmin from contact_request_topics union all select xmin from terms`);
    const before = await kept();
    expect(await load({})).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await kept()).toEqual(before);
    expect(await news()).toEqual([]);
  });

  it('offers topics in the order of the file; what was written about one that it lists no more keeps its name', async () => {
    const before = await offered();
    const [first, , third] = before;
    await rows(`insert into contact_requests (topic_id, content) values (1, '')`);
    await load({
      topics: (list) => [
        ...list.filter(({ id }) => id !== 1).toReversed(),
        { id: 20, name: 'Customer Service', hidden_in_form: false },
      ],
    });
    expect((await offered()).at(0)).toBe(before.at(-1));
    expect((await offered()).slice(-3)).toEqual([third, first, '20 Customer Service']);
    const named = `select name, hidden_in_form from contact_request_topics where id = 1`;
    expect(await rows(named)).toEqual([{ name: 'Customer Service', hidden_in_form: true }]);
    expect((await news()).map(({ topic }) => topic)).toEqual(['content.changed']);
    const refused = await ask('/v1/contact_requests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({
        contactRequest: { name: 'Ada', email: 'ada@example.com', message: 'Hello', contactRequestTopicId: 1 },
      }),
    });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Choose one of the topics')]);
    await load({});
    expect(await offered()).toEqual(before);
  });

  it('says of a kind of trip what the file says, and tells the trips that show it', async () => {
    const renamed = (list: Record<string, unknown>[]) =>
      list.map((type) => (type.key === 'small-group-tour' ? { ...type, name: 'With a few' } : type));
    await load({ 'trip-types': renamed });
    const told = await news();
    const shown = await rows(`
      select trip_id from trip_terms join terms on terms.id = term_id where key = 'small-group-tour' order by trip_id`);
    expect(shown.length).toBeGreaterThan(0);
    expect(
      told
        .filter(({ topic }) => topic === 'trip.changed')
        .map(({ subject_id: id }) => id)
        .toSorted(),
    ).toEqual(shown.map(({ trip_id: id }) => id));
    expect(await rows(`select name from terms where key = 'small-group-tour'`)).toEqual([{ name: 'With a few' }]);
  });

  it('stays as the file has it, whatever feeds say, and feeds may bring further kinds', async () => {
    const type = { kind: 'term', property_key: 'trip_type', property_name: 'Sort' };
    const feed = [
      { ...type, key: 'River-Cruise', name: 'Boats' },
      { ...type, key: 'night-train', name: 'Night trains' },
      operator('with-kinds'),
      trip('with-kinds', 'one', { terms: { trip_type: ['river-cruise', 'night-train'] } }),
    ];
    const { problems } = await importFiles(door.pool, feedFile(feed), { apply: true });
    expect(problems.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^left as the site knows it .*"River cruises"/),
    ]);
    await importFiles(door.pool, feedFile(feed), { apply: true, shared: true });
    const named = `select key, name, property_name from terms where lower(key) in ('river-cruise', 'night-train') order by lower(key) desc`;
    expect((await rows(named)).map(({ name }) => name)).toEqual(['Boats', 'Night trains']);
    await load({});
    expect(await rows(named)).toEqual([
      { key: 'river-cruise', name: 'River cruises', property_name: 'Kind of trip' },
      { key: 'night-train', name: 'Night trains', property_name: 'Sort' },
    ]);
  });

  it('has an icon of the site for each kind of trip that can be booked', async () => {
    const types = (await shipped).find(({ key }) => key === 'trip-types') as unknown as Shipped;
    const bookable = types.entry.filter((type) => type.bookable);
    expect(bookable).toHaveLength(16);
    for (const { icon, key } of bookable) expect(Object.keys(icons), String(key)).toContain(icon);
  });
});
