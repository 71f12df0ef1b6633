import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { newPlace, newRow } from '#search/testing';
import type { Services } from '../services.ts';
import { attractionLoader } from './attraction.loader.ts';

describe('a sight', () => {
  const { db, pool } = testDatabase();
  const from = { ctx: testContext(db) } as Services;
  const leadsFrom = async (slug: string) => {
    const request = new Request(`http://localhost/l/${slug}?page=2`);
    const thrown: unknown = await attractionLoader(from, 'landmark', slug, request).catch((error: unknown) => error);
    if (!(thrown instanceof Response)) return thrown;
    return [thrown.status, thrown.headers.get('Location')];
  };

  it('that is of the other kind today is found under each address that it had', async () => {
    const { id } = await newPlace(db, 'Peru');
    await newRow(db, 'attractions', { destination_id: id, kind: 'landmark', slug: 'colca', name: 'Colca Canyon' });
    await pool.query(`update attractions set kind = 'poi' where slug = 'colca'`);
    expect(await leadsFrom('colca')).toEqual([301, '/attractions/colca?page=2']);
    await pool.query(`update attractions set slug = 'colca-canyon' where slug = 'colca'`);
    expect(await leadsFrom('colca')).toEqual([301, '/attractions/colca-canyon?page=2']);
    expect(await leadsFrom('nowhere')).toMatchObject({ init: { status: 404 } });
  });
});
