import { describe, expect, it } from 'vitest';
import { shippedLists } from '#content/testing';
import { companiesMenu, destinationsMenu, experiencesMenu, helpfulMenu, type MenuCategory } from './menus.ts';

const category = (slug: string, categoryType: string, parentSlug: string | null = null): MenuCategory => ({
  name: slug,
  slug: `${slug}-trips`,
  landingSlug: slug,
  categorySlug: slug,
  categoryType,
  parentSlug,
});

const everywhere = () => true;
const titles = ({ columns }: { columns: { title: string }[] }) => columns.map(({ title }) => title);

const { menus, browse } = await shippedLists();

describe('the menus', () => {
  const places = [
    category('asia', 'continent'),
    category('europe', 'continent'),
    ...Array.from({ length: 12 }, (_, i) => category(`country-${i}`, 'country', 'europe')),
  ];
  const kinds = [
    category('sailing', 'activity'),
    category('multi-sport', 'activity'),
    category('walking-hiking', 'activity'),
    category('slow', 'travel_style'),
    category('women-only', 'travel_style'),
    category('river-cruise', 'travel_style'),
    category('food', 'theme'),
    category('high-adventure', 'theme'),
  ];

  it('lead to guides, continents and the page of all destinations once these are there', () => {
    const menu = destinationsMenu(places, browse, [{ title: 'Angkor Wat', href: '/guide/angkor-wat' }], everywhere);
    expect(titles(menu)).toEqual(['Places to start from', 'europe', 'asia']);
    const [start, europe, asia] = menu.columns;
    expect([menu.href, start?.more?.href]).toEqual(['/trip-destinations', '/trip-destinations']);
    expect(europe?.links.map(({ href }) => href)).toEqual(Array.from({ length: 9 }, (_, i) => `/guide/country-${i}`));
    expect(europe?.more).toEqual({ title: 'See all >', href: '/destination/europe' });
    expect([asia?.links, asia?.href]).toEqual([[], '/destination/asia']);
  });

  it('lead to lists of trips until then', () => {
    const menu = destinationsMenu(places, browse, [], (path) => path.startsWith('/trip-list/'));
    expect(menu.href).toBe('/all-trips');
    expect(menu.columns[0]?.links[0]?.href).toBe('/trip-list/country-0-trips');
    expect(menu.columns[0]?.more?.href).toBe('/trip-list/europe-trips');
  });

  it('lead to a continent under the address of its guide, and to its trips where nobody wrote one', () => {
    const some = [
      { ...category('asia', 'continent'), landingSlug: 'all-of-asia' },
      { ...category('europe', 'continent'), landingSlug: null },
    ];
    const menu = destinationsMenu(some, browse, [], everywhere);
    expect(Object.fromEntries(menu.columns.map(({ title, href }) => [title, href]))).toMatchObject({
      asia: '/destination/all-of-asia',
      europe: '/trip-list/europe-trips',
    });
  });

  it('show kinds of trip in four columns, with what leads each of them first', () => {
    const menu = experiencesMenu(kinds, browse, everywhere);
    expect(titles(menu)).toEqual(['Top Trips', 'Activities', 'Styles', 'Interests']);
    expect(menu.columns.map(({ links }) => links.map(({ title }) => title))).toEqual([
      ['river-cruise'],
      ['walking-hiking', 'multi-sport', 'sailing'],
      ['slow'],
      ['high-adventure', 'women-only', 'food'],
    ]);
    expect(menu.columns.map(({ more }) => more?.href)).toEqual([
      '/experiences#top-trips',
      '/experiences#activities',
      '/experiences#styles',
      '/experiences#interests',
    ]);
  });

  it('name all that the site has to say of companies and of itself', () => {
    expect(companiesMenu(menus, [], everywhere).columns.map(({ links }) => links.length)).toEqual([3, 11]);
    expect(helpfulMenu(menus, everywhere).columns[0]?.links.length).toBe(8);
  });
});
