import { beforeAll, describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { newOperator, newTrip } from '#search/testing';
import { operatorPage } from '../operators/operator-page.ts';
import { readOperatorOldTrips } from './operator-old-trips.ts';

const FIRST = { page: 1, limit: 10 };

describe('trips that a company no longer offers', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);
  let walks: { id: string; slug: string; name: string };
  let rails: typeof walks;

  beforeAll(async () => {
    walks = await newOperator(db, 'Old Walks');
    rails = await newOperator(db, 'New Rails');
    const today = await newTrip(db, { name: 'The coast, slower', operator: walks });
    await newTrip(db, {
      name: 'The coast',
      operator: walks,
      row: { superseded_by: today.id, published_at: '2026-02-01' },
    });
    await newTrip(db, { name: 'The moor', operator: walks, row: { status: 'archived', published_at: '2026-01-01' } });
    await newTrip(db, { name: 'Not yet', operator: walks, row: { status: 'draft' } });
    await newTrip(db, { name: 'The loop', operator: rails });
  });

  it('are those archived or replaced, newest first, with what took their place', async () => {
    const { trips, total } = await readOperatorOldTrips(ctx, walks.id, FIRST);
    expect(trips.map(({ name, successor }) => [name, successor?.name ?? null])).toEqual([
      ['The coast', 'The coast, slower'],
      ['The moor', null],
    ]);
    expect(total).toBe(2);
  });

  it('are paged', async () => {
    const { trips, total } = await readOperatorOldTrips(ctx, walks.id, { page: 2, limit: 1 });
    expect([trips.map(({ name }) => name), total]).toEqual([['The moor'], 2]);
  });

  it('are named by the profile where there are any', async () => {
    expect(await operatorPage(ctx, { slug: walks.slug })).toMatchObject({ hasOldTrips: true });
    expect(await operatorPage(ctx, { slug: rails.slug })).toMatchObject({ hasOldTrips: false });
  });
});
