import { describe, expect, it } from 'vitest';
import { feedFile, importFiles, kindNamed, operator, review, trip } from '#feeds/testing';
import { newId } from '#kernel';
import type { FeedKind } from '#kernel/feed';
import { testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { memberData } from '../member-data.ts';

describe('reviews of a feed', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const give = (...reviews: Record<string, unknown>[]) =>
    importFiles(pool, feedFile([operator('co'), trip('co', 'a'), trip('co', 'b'), ...reviews]), { apply: true });

  it('that come to stand with another trip count there, and no longer where they stood', async () => {
    const counts = async () =>
      (await pool.query('select id, source_ref, reviews_count from trips order by source_ref')).rows;
    await give(review('co', 'moves', { trip: 'a' }));
    const [a] = await counts();
    const last = (await pool.query('select max(id) as id from outbox_events')).rows[0].id;
    await give(review('co', 'moves', { trip: 'b' }));
    expect(await counts()).toMatchObject([
      { source_ref: 'a', reviews_count: 0 },
      { source_ref: 'b', reviews_count: 1 },
    ]);
    const told = await pool.query(
      `select from outbox_events where id > $1 and topic = 'trip.changed' and subject_id = $2`,
      [last, a.id],
    );
    expect(told.rowCount).toBeGreaterThan(0);
  });

  it('that lie in the future are refused, of a journey or of their own', async () => {
    const { problems, report } = await give(
      review('co', 'soon', { reviewed_at: '2026-11-21T12:00:00Z', traveled_on: '2026-11-21' }),
      review('co', 'later', { reviewed_at: '2026-11-21T12:00:01Z', traveled_on: '2099-01-01' }),
      review('co', 'ahead', { traveled_on: '2026-11-22' }),
    );
    expect(problems.map(({ line, field, problem, severity }) => [line, field, problem, severity])).toEqual([
      [5, 'reviewed_at', 'lies in the future', 'refused'],
      [6, 'traveled_on', 'lies in the future', 'refused'],
    ]);
    expect(report.counts.review).toMatchObject({ read: 3, new: 1, refused: 2 });
  });

  describe('whose author closed their account', () => {
    const said = { author_name: 'Ilse', author_place: 'Ghent', email: 'ilse@example.com', content: 'Two fine days.' };
    const close = () => memberData.erase(ctx, { id: newId(), emails: ['ilse@example.com'], emailHashes: [] });
    const kept = async (id: string) =>
      (await pool.query('select author_name, email, content from reviews where source_ref = $1', [id])).rows[0];
    const nobody = { author_name: 'A traveler', email: null };

    it('name them no more, unchanged or changed', async () => {
      await give(review('co', 'left', said));
      await close();
      const { report } = await give(review('co', 'left', said));
      expect(await kept('left')).toEqual({ ...nobody, content: said.content });
      expect(report.counts.review).toMatchObject({ changed: 0, unchanged: 1 });
      await give(review('co', 'left', { ...said, content: 'Three.' }));
      expect(await kept('left')).toEqual({ ...nobody, content: 'Three.' });
    });

    it('name them no more where they close it once the import is planned', async () => {
      await give(review('co', 'leaving', said));
      const kind = kindNamed('review');
      const late = {
        ...kind,
        before: (...args: Parameters<NonNullable<FeedKind['before']>>) => close().then(() => kind.before?.(...args)),
      };
      await importFiles(pool, feedFile([operator('co'), review('co', 'leaving', { ...said, content: 'Three.' })]), {
        apply: true,
        kinds: new Map(feedKinds).set('review', late),
      });
      expect(await kept('leaving')).toEqual({ ...nobody, content: 'Three.' });
    });
  });
});
