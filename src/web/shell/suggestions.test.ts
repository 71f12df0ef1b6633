import { describe, expect, it } from 'vitest';
import { type Suggestions, searchSections } from './suggestions.ts';

const category = { name: 'Peru', slug: 'peru', guide_path: null, category_type: 'Country' };
const NO_PAGES = { attractions: null, longTails: false };
const dollars = { price_cents: 98_050, currency: 'USD', price_usd_cents: 98_050, price_on_request: false };
const full: Suggestions = {
  corrected: null,
  trip_categories: [
    { ...category, trip_page_slug: 'peru-trips', trip_count: 1_204 },
    { ...category, name: 'Lima', slug: 'lima', trip_page_slug: null, guide_path: '/guide/lima-travel', trip_count: 1 },
  ],
  operators: [
    { name: 'Andean Way', slug: 'andean-way' },
    { name: 'Peru Afoot', slug: 'peru-afoot' },
  ],
  articles: [
    { name: 'When to go', slug: 'when' },
    { name: 'What to pack', slug: 'pack' },
    { name: 'What to eat', slug: 'eat' },
  ],
  trips: ['one', 'two', 'three'].map((slug) => ({ name: slug, slug, ...dollars })),
  total_trips: 40,
};

const ATTRACTIONS = { title: 'Top Attractions & Experiences', href: '/attractions' };
const sections = searchSections(full, 'peru', false, { ...NO_PAGES, attractions: ATTRACTIONS });
const optionsOf = (key: string) => sections.find((section) => section.key === key)?.options;

describe('sections of the search dropdown', () => {
  it('stand in the fixed order', () => {
    expect(sections.map(({ key }) => key)).toEqual([
      'categories',
      'attractions',
      'company',
      'articles',
      'trips',
      'all',
    ]);
  });

  it('lead to the trip list of a category, or to its guide when it has none', () => {
    expect(optionsOf('categories')).toEqual([
      { href: '/trip-list/peru-trips', title: 'Peru', note: '1,204 trips' },
      { href: '/guide/lima-travel', title: 'Lima', note: '1 trip' },
    ]);
  });

  it('lead to all attractions beside the places, once there is such a page', () => {
    const attractions = { title: 'Top Attractions & Experiences', href: '/attractions' };
    const keys = (found: Suggestions) =>
      searchSections(found, 'peru', false, { ...NO_PAGES, attractions }).map(({ key }) => key);
    expect(keys(full)).toEqual(['categories', 'attractions', 'company', 'articles', 'trips', 'all']);
    expect(keys({ ...full, trip_categories: [] })).not.toContain('attractions');
  });

  it('lead to a long tail once the site has such pages', () => {
    const own = { trip_page_slug: 'walks-in-peru', guide_path: '/ltg/walks-in-peru' };
    const trip_categories = [{ ...category, ...own, trip_count: 3 }];
    const hrefs = (longTails: boolean) =>
      searchSections({ ...full, trip_categories }, 'peru', false, { attractions: null, longTails })
        .filter(({ key }) => key === 'categories')
        .flatMap(({ options }) => options.map(({ href }) => href));
    expect([hrefs(false), hrefs(true)]).toEqual([['/trip-list/walks-in-peru'], ['/ltg/walks-in-peru']]);
  });

  it('show one company and two trips with their price', () => {
    expect(optionsOf('company')).toEqual([{ href: '/tour-operators/andean-way', title: 'Andean Way' }]);
    expect(optionsOf('trips')).toEqual([
      { href: '/trips/one', title: 'one', note: 'from $980.50' },
      { href: '/trips/two', title: 'two', note: 'from $980.50' },
    ]);
  });

  it('lead to the pages of two articles', () => {
    expect(optionsOf('articles')).toEqual([
      { href: '/blog/when', title: 'When to go' },
      { href: '/blog/pack', title: 'What to pack' },
    ]);
  });

  it('say about how many dollars a price is, and that one has to ask for it', () => {
    const euros = { price_cents: 100_000, currency: 'EUR', price_usd_cents: 116_009 };
    const trips = [
      { ...dollars, ...euros, name: 'one', slug: 'one' },
      { ...dollars, ...euros, price_on_request: true, name: 'two', slug: 'two' },
    ];
    const notes = searchSections({ ...full, trips }, 'peru', false, NO_PAGES).find(
      ({ key }) => key === 'trips',
    )?.options;
    expect(notes?.map(({ note }) => note)).toEqual([
      'from €1,000 (about $1,160)',
      'about €1,000 (about $1,160), on request',
    ]);
  });

  it('leave out a price that is not known', () => {
    const trips = [{ ...dollars, name: 'one', slug: 'one', price_cents: null, currency: null }];
    const priceless = searchSections({ ...full, trips }, 'peru', false, NO_PAGES);
    expect(priceless.find(({ key }) => key === 'trips')?.options[0]?.note).toBeUndefined();
  });

  it('offer all matching trips only when there are some', () => {
    expect(optionsOf('all')?.[0]).toEqual({ href: '/catalogsearch/result?q=peru', title: 'See all matching trips' });
    expect(searchSections({ ...full, total_trips: 0 }, 'peru', false, NO_PAGES).map(({ key }) => key)).not.toContain(
      'all',
    );
  });
});
