import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newRow } from '#search/testing';
import type { Services } from '../services.ts';
import { itineraryLoader } from './itinerary.loader.ts';
import type { Length } from './lengths.ts';

describe('an itinerary', () => {
  const { db, pool } = testDatabase();
  const from = { ctx: testContext(db) } as Services;
  const leadsFrom = async (slug: string, length: Length | null) => {
    const request = new Request(`http://localhost/itinerary/${slug}`);
    const thrown: unknown = await itineraryLoader(from, slug, length, request).catch((error: unknown) => error);
    if (!(thrown instanceof Response)) return thrown;
    return [thrown.status, thrown.headers.get('Location')];
  };

  it('of one length is found under its old address, and one that nobody published leads nowhere', async () => {
    const { id } = await newCategory(db, 'Peru');
    const page = { category_id: id, slug: 'peru-old', h1: 'Peru' };
    await newRow(db, 'category_pages', { ...page, kind: 'itinerary' });
    await newRow(db, 'category_pages', { ...page, kind: 'duration_itinerary', duration_band: 'one_week' });
    await pool.query(`update category_pages set slug = 'peru-by-length' where kind = 'duration_itinerary'`);
    expect(await leadsFrom('peru-old', 'one_week')).toEqual([301, '/itinerary/peru-by-length/one-week']);
    expect(await leadsFrom('peru-old', 'two_weeks')).toMatchObject({ init: { status: 404 } });

    await pool.query(`update category_pages set slug = 'peru' where kind = 'itinerary'`);
    expect(await leadsFrom('peru-old', null)).toEqual([301, '/itinerary/peru']);
    await pool.query(`update category_pages set published = false where kind = 'itinerary'`);
    expect(await leadsFrom('peru-old', null)).toMatchObject({ init: { status: 404 } });
  });
});
