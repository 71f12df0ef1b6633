import { describe, expect, it } from 'vitest';
import { ATTRACTIONS } from '#catalogue/places';
import { shippedLists } from '#content/testing';
import { everyList } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { newRow } from '#search/testing';
import { factsOf } from '../page-table.ts';
import type { Services } from '../services.ts';
import { restrictionsLoader } from './restrictions.loader.ts';
import { textPageLoader } from './text-page.loader.ts';

describe('a kept text', () => {
  const { db, pool } = testDatabase();
  const page = factsOf('contact/contact.route');
  const from = { ctx: testContext(db), page, config: {}, hasPage: () => true } as unknown as Services;
  const tagsOf = async (body: string, load = textPageLoader) => {
    await pool.query('delete from content_entries');
    const entry = JSON.stringify({ title: 'About', shows: [], actions: [], questions: false, seo: {}, body });
    await newRow(db, 'content_entries', { kind: 'page', key: '/about', entry });
    for (const [key, list] of Object.entries(await shippedLists()))
      await newRow(db, 'content_entries', { kind: 'list', key, entry: JSON.stringify(list) });
    const { init } = await load(from, '/about', new Request('http://localhost/about'));
    return new Headers(init?.headers).get('Surrogate-Key')?.split(' ');
  };

  it('goes with the news of pages of the catalogue to which it leads', async () => {
    for (const load of [textPageLoader, restrictionsLoader]) {
      const tags = await tagsOf('[Peru](/guide/peru)', load as typeof textPageLoader);
      expect(tags).toContain(ATTRACTIONS);
      expect(tags?.some((tag) => (everyList as readonly string[]).includes(tag))).toBe(true);
    }
    expect(await tagsOf('[All trips](/all-trips)')).not.toContain(ATTRACTIONS);
  });
});
