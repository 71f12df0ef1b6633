import { beforeAll, describe, expect, it } from 'vitest';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { type Suggestions, searchSections } from '../../src/web/shell/suggestions.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

describe('what is found beside trips', () => {
  const site = seededSite();
  const article = { slug: '', name: '', about: [''] };
  let read: (path: string) => Promise<string>;

  beforeAll(async () => {
    const pages = await builtPages();
    const app = createApp({ ...site.door, pages: createPageDoor(pages.render, null, site.ctx.clock) });
    read = async (path) => mainOf(await (await app.request(`http://localhost${path}`)).text());
    const { rows } = await site.door.pool.query(
      `select slug, name, about from articles where about <> '{}' order by published_at desc, id limit 1`,
    );
    Object.assign(article, rows[0]);
  });

  const results = (text: string) => read(`/catalogsearch/result?q=${encodeURIComponent(text)}`);

  it('are articles in the box under the search field', async () => {
    const answer = await site.ask(`/v1/search?search=${encodeURIComponent(article.name)}`);
    const { data } = (await answer.json()) as { data: { attributes: Suggestions } };
    const sections = searchSections(data.attributes, article.name, false, { attractions: null, longTails: true });
    const articles = sections.find(({ key }) => key === 'articles');
    expect(articles?.options).toContainEqual({ href: `/blog/${article.slug}`, title: article.name });
  });

  it('are articles among the results', async () => {
    expect(linksIn(partOf(await results(article.name), 'articles'))).toContain(`/blog/${article.slug}`);
  });

  it('are pages of the house among the results, by each of their names', async () => {
    for (const text of ['gift card', 'Travel gift cards']) {
      expect(linksIn(partOf(await results(text), 'pages')), text).toEqual(['/travel-gifts-card']);
    }
    const trivia = await results('trivia');
    expect(linksIn(partOf(trivia, 'pages'))).toEqual(['/wonderful-world-of-travel']);
    // What stands above isn't denied below.
    expect(trivia).toContain('No trip is found for “trivia”');
    expect(trivia).not.toMatch(/find (&quot;|")trivia|Double check spelling/);
  });

  it('are companies and guides among the results, in the order of the page', async () => {
    const { rows } = await site.door.pool.query(
      `select c.name, page.slug, (select o.slug from operators o order by id limit 1) as operator,
         (select o.name from operators o order by id limit 1) as company
       from categories c join category_pages page on page.category_id = c.id and page.kind = 'landing' and page.published
       join category_pages list on list.category_id = c.id and list.kind = 'trip' and list.published
       where c.category_type = 'country' and c.trips_count > 0 order by c.trips_count desc, c.id limit 1`,
    );
    const [{ name, slug, operator, company }] = rows;
    expect(linksIn(partOf(await results(name), 'guides'))).toContain(`/guide/${slug}`);
    const html = await results(company);
    expect(linksIn(partOf(html, 'companies'))).toContain(`/tour-operators/${operator}`);
    expect(html.indexOf('id="companies"')).toBeGreaterThan(html.indexOf('name="sort"'));
  });

  it('has no section for what isn’t found', async () => {
    const html = await results('quxbari zzyzzyx');
    for (const id of ['companies', 'guides', 'articles', 'pages']) expect(html).not.toContain(`id="${id}"`);
  });

  it('are articles about places of a continent on its page', async () => {
    const { rows } = await site.door.pool.query(
      `select continent.slug as continent, a.slug from articles a join categories place on place.slug = any(a.about)
       join categories continent on continent.id = place.parent_id and continent.category_type = 'continent'
       where place.category_type = 'country' order by a.published_at desc, a.id limit 1`,
    );
    const html = await read(`/destination/${rows[0].continent}`);
    expect(linksIn(partOf(html, 'articles'))).toContain(`/blog/${rows[0].slug}`);
  });
});

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

const partOf = (html: string, id: string) =>
  new RegExp(`<section[^>]* id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
