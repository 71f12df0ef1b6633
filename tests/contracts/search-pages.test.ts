import { describe, expect, it } from 'vitest';
import { type Suggestions, searchSections } from '../../src/web/shell/suggestions.ts';
import { seededSite } from './testing.ts';

describe('what the box under the search field shows of an answer', () => {
  const site = seededSite();

  it('leads to the articles of that name', async () => {
    const { rows } = await site.door.pool.query('select slug, name from articles order by published_at desc, id limit 1');
    const answer = await site.ask(`/v1/search?search=${encodeURIComponent(rows[0].name)}`);
    const { data } = (await answer.json()) as { data: { attributes: Suggestions } };
    const sections = searchSections(data.attributes, rows[0].name, false, { attractions: null, longTails: true });
    const articles = sections.find(({ key }) => key === 'articles');
    expect(articles?.options).toContainEqual({ href: `/blog/${rows[0].slug}`, title: rows[0].name });
  });
});
