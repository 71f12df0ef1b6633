import { beforeAll, describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { linksThere } from './links.ts';

describe('links to pages of the catalogue', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);

  beforeAll(async () => {
    await pool.query(`
      with europe as (insert into categories (slug, name, category_type) values ('europe', 'Europe', 'continent') returning id),
        peru as (insert into categories (slug, name, category_type) values ('peru', 'Peru', 'country') returning id),
        place as (insert into destinations (slug, name, kind, country_code) values ('peru', 'Peru', 'country', 'PE') returning id),
        sight as (insert into attractions (destination_id, kind, name, slug)
          select id, 'landmark', 'Machu Picchu', 'machu-picchu' from place)
      insert into category_pages (category_id, kind, duration_band, slug, h1, published)
        select id, 'landing', null, 'europe', 'Europe', true from europe
        union all select id, 'landing', null, 'peru', 'Peru', true from peru
        union all select id, 'itinerary', null, 'peru', 'Peru', true from peru
        union all select id, 'duration_itinerary', 'one_week', 'peru', 'Peru in a week', true from peru
        union all select id, 'duration_itinerary', 'ten_days', 'peru', 'Peru in ten days', false from peru`);
  });

  it.each([
    ['/destination', ['europe'], ['peru', 'atlantis']],
    ['/guide', ['peru'], ['atlantis']],
    ['/itinerary', ['peru', 'peru/one-week'], ['peru/ten-days', 'peru/two-weeks', 'europe', 'atlantis/one-week']],
    ['/l', ['machu-picchu', 'machu-picchu#near'], ['atlantis']],
    ['/attractions', ['machu-picchu'], ['atlantis']],
  ])('in %s are there where the page is', async (folder, there, missing) => {
    const hrefs = [...there, ...missing].map((slug) => `${folder}/${slug}`);
    const isThere = await linksThere(ctx, hrefs, () => true);
    expect(hrefs.filter(isThere)).toEqual(there.map((slug) => `${folder}/${slug}`));
  });
});
