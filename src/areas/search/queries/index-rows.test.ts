import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { projectTrips } from '../projection/project-trips.ts';
import { newOperator, newTrip } from '../testing.ts';
import { readChangedTrips, textOfDocument, walkTrips } from './index-rows.ts';

describe('reading a document', () => {
  const { db } = testDatabase();

  it('finds in PostgreSQL’s own text every word and where it stands', async () => {
    const { rows } = await sql<{ document: string }>`
      select (setweight(to_tsvector('english', 'hiking lakes'), 'A') || setweight(to_tsvector('english', 'lake chalten'), 'B')
        || setweight(to_tsvector('english', 'walk the hike 2 days'), 'C') || to_tsvector('simple', 'hiking the lakes'))::text
        as document`.execute(db);
    const { words, places } = textOfDocument(rows[0]?.document ?? '');
    expect(Object.fromEntries(words.map((word, i) => [word, places[i]]))).toEqual({
      hike: 8 | 2,
      lake: 8 | 4,
      chalten: 4,
      walk: 2,
      '2': 2,
      day: 2,
      hiking: 1,
      the: 1,
      lakes: 1,
    });
  });

  it('reads an empty one as no words', () => {
    expect(textOfDocument('')).toEqual({ words: [], places: [] });
  });
});

describe('reading changes', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);

  it('walks through every listed trip once, however small the batches', async () => {
    const made = [];
    for (let i = 0; i < 5; i += 1) made.push((await newTrip(db)).id);
    await projectTrips(ctx, made);
    const walked: string[] = [];
    for await (const { rows } of walkTrips(db, 2)) walked.push(...rows.map((row) => row.id));
    expect(walked.sort()).toEqual(made.sort());
  });

  it('never shows a newer change before an older one that is still being written', async () => {
    const operator = await newOperator(db);
    const [first, second] = [await newTrip(db, { operator }), await newTrip(db, { operator })];
    const { lastSeq } = await readChangedTrips(db, 0, 1000);
    const slow = await db.startTransaction().execute();
    await projectTrips({ ...ctx, db: slow }, [first.id]);
    const later = projectTrips(ctx, [second.id]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await readChangedTrips(db, lastSeq, 10)).rows).toEqual([]);
    await slow.commit().execute();
    await later;
    const { rows } = await readChangedTrips(db, lastSeq, 10);
    expect(rows.map((row) => row.id)).toEqual([first.id, second.id]);
  });
});
