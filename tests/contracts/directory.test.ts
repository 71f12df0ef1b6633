import { beforeAll, describe, expect, it } from 'vitest';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

type Option = { key: string; companies: number };

describe('the directory of companies', () => {
  const site = seededSite();
  const read = pagesOf(site);

  const optionsIn = (html: string, field: string): Option[] => {
    const select = new RegExp(`<select[^>]* name="${field}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '';
    return [...select.matchAll(/<option value="([^"]+)"[^>]*>[^<]*\(([\d,]+)\)/g)].map(([, key = '', count = '']) => ({
      key,
      companies: Number(count.replace(',', '')),
    }));
  };
  const totalIn = (html: string) => Number(/<b>([\d,]+) compan(?:y|ies)<\/b>/.exec(html)?.[1]?.replace(',', ''));

  it('counts beside each choice the companies that it shows then, alone and beside the other choice', async () => {
    const html = await read('/operators?letter=a');
    const [types, regions] = [optionsIn(html, 'type'), optionsIn(html, 'region')];
    expect([types.length > 2, regions.length > 5]).toEqual([true, true]);
    for (const { key, companies } of types.slice(0, 4)) {
      expect([key, totalIn(await read(`/operators?type=${key}`))]).toEqual([key, companies]);
    }
    const [region] = regions.toSorted((a, b) => b.companies - a.companies);
    const beside = await read(`/operators?region=${region?.key}`);
    expect(totalIn(beside)).toBe(region?.companies);
    for (const { key, companies } of optionsIn(beside, 'type').slice(0, 3)) {
      expect([key, totalIn(await read(`/operators?region=${region?.key}&type=${key}`))]).toEqual([key, companies]);
    }
  });

  it('finds by a place whoever has a trip there, as the page of its companies does', async () => {
    const { rows } = await site.door.pool.query(
      `select d.slug as place, page.slug from categories c join destinations d on d.id = c.destination_id
       join category_pages page on page.category_id = c.id and page.kind = 'operator' and page.published
       where c.category_type = 'country' order by c.operators_count desc, c.id limit 3`,
    );
    expect(rows.length).toBe(3);
    for (const { place, slug } of rows) {
      const ranked = Number(/<h2>([\d,]+) compan/.exec(await read(`/tc/${slug}`))?.[1]);
      expect([place, totalIn(await read(`/operators?region=${place}`))]).toEqual([place, ranked]);
    }
  });

  it('counts on the page of a place the trips that a company has there', async () => {
    const { rows } = await site.door.pool.query(
      `select c.slug as place, page.slug from categories c
       join category_pages page on page.category_id = c.id and page.kind = 'operator' and page.published
       where c.category_type = 'country' and c.operators_count > 1 order by c.operators_count desc, c.id limit 1`,
    );
    const [{ place, slug }] = rows;
    const cards = (await read(`/tc/${slug}`)).match(/<article[\s\S]*?<\/article>/g)?.slice(0, 2) ?? [];
    expect(cards.length).toBe(2);
    for (const card of cards) {
      const company = /href="\/tour-operators\/([^"]+)"/.exec(card)?.[1];
      const told = Number(/([\d,]+) trips?(?:<!-- -->)?\./.exec(card)?.[1]?.replace(',', ''));
      const answer = await site.ask(`/v1/categories/${place}/trips?filters[operator]=${company}&limit=1`);
      expect([company, told]).toEqual([company, (await answer.json()).meta.total_count]);
    }
  });
});

describe('pages of reviews', () => {
  const read = pagesOf(seededSite());

  it('lead to writing one', async () => {
    for (const path of ['/reviews', '/tour-operator-reviews']) {
      expect(/<main[\s\S]*<\/main>/.exec(await read(path))?.[0], path).toContain('href="/write-a-review"');
    }
  });
});

/** Asks for a page's text; call at the top of a describe. */
function pagesOf(site: ReturnType<typeof seededSite>): (path: string) => Promise<string> {
  let ask: (path: string) => Promise<Response>;
  beforeAll(async () => {
    const pages = await builtPages();
    const app = createApp({ ...site.door, pages: createPageDoor(pages.render, null, site.ctx.clock) });
    ask = async (path) => app.request(`http://localhost${path}`);
  });
  return async (path) => (await ask(path)).text();
}
