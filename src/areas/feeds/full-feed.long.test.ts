import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, trip } from './testing.ts';

describe('a full feed', () => {
  const { pool } = testDatabase();
  const statuses = async (operatorId: string) =>
    Object.fromEntries(
      (
        await pool.query(
          'select t.source_ref, t.status from trips t join operators o on o.id = t.operator_id where o.source_ref = $1',
          [operatorId],
        )
      ).rows.map((row) => [row.source_ref, row.status]),
    );

  /** Imports a feed and answers what it says leaves the catalogue. */
  async function full(feed: Record<string, unknown>[], options: { apply?: boolean; whole?: boolean } = {}) {
    const leaving: string[] = [];
    const { report, problems } = await importFiles(pool, feedFile(feed), {
      full: true,
      onLeaving: ({ kind, name }) => leaving.push(`${kind} ${name}`),
      ...options,
    });
    return { report, problems, leaving };
  }

  it('archives the trips that it leaves out, names them in the dry run, and brings them back', async () => {
    const all = [operator('co'), trip('co', 'stays'), trip('co', 'leaves'), departure('co', 'leaves', 'd1')];
    await importFiles(pool, feedFile([...all, operator('others'), trip('others', 'other')]), { apply: true });
    const next = [operator('co'), trip('co', 'stays')];
    const named = ['trip trip-leaves (leaves)', 'departure 2027-05-01 of trip-leaves (d1)'];
    const dry = await full(next);
    expect(dry.leaving).toEqual(named);
    expect(dry.report).toMatchObject({ applied: false, leaving: { trip: 1, departure: 1 } });
    expect(await statuses('co')).toEqual({ stays: 'published', leaves: 'published' });

    const events = (await pool.query('select max(id) as last from outbox_events')).rows[0];
    const { report, leaving } = await full(next, { apply: true });
    expect(leaving).toEqual(named);
    expect(report).toMatchObject({ leaving: { trip: 1, departure: 1 } });
    expect(await statuses('co')).toEqual({ stays: 'published', leaves: 'archived' });
    expect(await statuses('others')).toEqual({ other: 'published' });
    expect((await pool.query(`select trips_count from operators where source_ref = 'co'`)).rows).toEqual([
      { trips_count: 1 },
    ]);
    const told = await pool.query(
      `select distinct t.source_ref from outbox_events e join trips t on t.id = e.subject_id where e.id > $1`,
      [events.last],
    );
    expect(told.rows).toEqual([{ source_ref: 'leaves' }]);
    expect((await full(next, { apply: true })).leaving).toEqual([]);

    await full(all, { apply: true });
    expect(await statuses('co')).toEqual({ stays: 'published', leaves: 'published' });
  });

  it('names each trip that leaves once, however many its company keeps', async () => {
    const kept = [operator('many'), trip('many', 'm1'), trip('many', 'm2'), trip('many', 'm3')];
    await importFiles(pool, feedFile([...kept, trip('many', 'm4')]), { apply: true });
    const { leaving, report } = await full(kept);
    expect(leaving).toEqual(['trip trip-m4 (m4)']);
    expect(report.leaving).toMatchObject({ trip: 1 });
  });

  it('archives no trip whose record has a mistake, whose departures it names, or of whose company it has no trips', async () => {
    const trips = ['fine', 'wrong', 'nameless', 'dated', 'gone'].map((id) => trip('careful', id));
    await importFiles(pool, feedFile([operator('careful'), ...trips]), { apply: true });
    const { leaving } = await full([
      operator('careful'),
      trip('careful', 'fine'),
      trip('careful', 'wrong', { duration_days: 'ten' }),
      trip('careful', 'nameless', { slug: 'trip-fine' }),
      departure('careful', 'dated', 'd'),
    ]);
    expect(leaving).toEqual(['trip trip-gone (gone)']);
    expect((await full([operator('careful'), departure('careful', 'dated', 'd')])).leaving).toEqual([]);
  });

  it('archives no trip of which it has a departure with a mistake alone, and closes none with a mistaken price', async () => {
    const ids = ['fine', 'named', 'kept', 'gone'];
    const feed = ['dater', 'other-dater'].flatMap((co) => [
      operator(co),
      ...ids.map((id) => trip(co, id, { slug: `${co}-${id}` })),
      ...['d1', 'd2'].map((id) => departure(co, 'fine', id)),
    ]);
    await importFiles(pool, feedFile(feed), { apply: true });
    const others = feed.filter(
      (record) => record.operator === 'other-dater' && !['named', 'kept'].includes(`${record.id}`),
    );
    const { leaving } = await full([
      operator('dater'),
      trip('dater', 'fine'),
      departure('dater', 'named', 'd', { start_date: 'soon' }),
      departure('dater', 'kept', 'd', { snapshot_at: '0000-01-01T00:00:00Z' }),
      { kind: 'price', operator: 'dater', departure: 'd1', tier: 0, price_cents: 0, currency: 'USD' },
      ...others,
    ]);
    expect(leaving).toEqual([
      'trip dater-gone (gone)',
      'trip other-dater-kept (kept)',
      'trip other-dater-named (named)',
      'departure 2027-05-01 of dater-fine (d2)',
    ]);
  });

  it('takes down what one company leaves out though another has the same ids', async () => {
    const ofBoth = ['east', 'west'].flatMap((co) => [
      operator(co),
      ...['1', '2'].map((id) => trip(co, id, { slug: `${co}-${id}` })),
      ...['d1', 'd2'].map((id) => departure(co, '1', id)),
    ]);
    await importFiles(pool, feedFile(ofBoth), { apply: true });
    const isOf =
      (company: string, ...ids: string[]) =>
      (record: Record<string, unknown>) =>
        record.operator === company && ids.includes(String(record.id));
    const without = (gone: ReturnType<typeof isOf>) => ofBoth.filter((record) => !gone(record));
    const named = ['trip west-2 (2)', 'departure 2027-05-01 of west-1 (d2)'];
    const left = without(isOf('west', '2', 'd2'));
    expect((await full(left)).leaving).toEqual(named);

    const refused = (company: string) => [
      trip(company, '2', { duration_days: 'ten' }),
      departure(company, '1', 'd2', { start_date: 'soon' }),
    ];
    const withoutBoth = left.filter((record) => !isOf('east', '2', 'd2')(record));
    expect((await full([...withoutBoth, ...refused('east')])).leaving).toEqual(named);
    // Whose it is can't be told.
    expect((await full([...withoutBoth, ...refused('eats')])).leaving).toEqual([]);
    expect((await full([...withoutBoth, trip('eats', '2'), departure('eats', '1', 'd2')])).leaving).toEqual([]);
  });

  it('takes down nothing that a refused record names by a number, with blanks around it, or beside a value that can’t be kept', async () => {
    const ofBoth = ['7', '8'].flatMap((co) => [
      operator(co),
      ...['41', '42', '43', '44'].map((id) => trip(co, id, { slug: `numbered-${co}-${id}` })),
      ...['1', '2'].map((id) => departure(co, '41', id)),
    ]);
    await importFiles(pool, feedFile(ofBoth), { apply: true });
    const { leaving } = await full([
      operator('7'),
      operator('8'),
      trip('7', '41'),
      trip('8', '41'),
      { ...trip('7', ''), id: 42, operator: 7, duration_days: 'ten' },
      trip('7 ', ' 43 ', { duration_days: 'ten' }),
      trip('7', '44', { promotion_expiry: '0000-01-01T00:00:00Z' }),
      { ...departure('7', '41', ''), id: 1, start_date: 'soon' },
      departure('7', '41', '2 ', { start_date: 'soon' }),
    ]);
    expect(leaving).toEqual([
      'trip numbered-8-42 (42)',
      'trip numbered-8-43 (43)',
      'trip numbered-8-44 (44)',
      'departure 2027-05-01 of numbered-8-41 (1)',
      'departure 2027-05-01 of numbered-8-41 (2)',
    ]);
  });

  it('takes nothing down when a record of it can’t be told from others', async () => {
    await importFiles(pool, feedFile([operator('torn'), trip('torn', 'a'), trip('torn', 'b')]), { apply: true });
    for (const wrong of [{ kind: 'what' }, { ...trip('torn', 'b'), id: undefined }]) {
      const { leaving, problems } = await full([operator('torn'), trip('torn', 'a'), wrong]);
      expect(leaving).toEqual([]);
      expect(problems.map(({ problem }) => problem)).toContain(
        "nothing was archived or closed, because a record of this full feed can't be read: mend that and import it again",
      );
    }
  });

  it('that is the whole catalogue takes down the trips of companies that it leaves out', async () => {
    await importFiles(pool, feedFile([operator('ended'), trip('ended', 'e')]), { apply: true });
    const { leaving } = await full([operator('only'), trip('only', 'o')], { whole: true });
    expect(leaving).toContain('trip trip-e (e)');
    expect((await full([operator('only'), trip('only', 'o')])).leaving).toEqual([]);
  });
});
