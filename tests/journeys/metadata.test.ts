import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Head, headOf, type Thing, thingsOf } from './document-head.ts';

const site = inject('site');

const read = async (path: string) => headOf(await (await fetch(site + path)).text());

describe('the head of a page', () => {
  const pages: Record<string, { path: string; head: Head }> = {};

  beforeAll(async () => {
    const list = await read('/all-trips?departure_guaranteed=true');
    const link = (pattern: RegExp) => list.main.find((href) => pattern.test(href)) ?? '';
    const home = await read('/');
    const operator = link(/^\/tour-operators\//);
    const paths = {
      home: '/',
      list: '/all-trips',
      'second page': '/all-trips?page=2',
      filtered: '/all-trips?sort=price_low_to_high&physical_level=easy',
      category: home.main.find((href) => href.startsWith('/trip-list/')) ?? '',
      results: '/catalogsearch/result?q=safari',
      // Of a narrowed list, with the date whose price it shows.
      trip: link(/^\/trips\//).split('?')[0] ?? '',
      operator,
      'operator trips': `${operator}-trips`,
      'operator reviews': `${operator}-reviews`,
    };
    for (const [name, path] of Object.entries(paths)) pages[name] = { path, head: await read(path) };
  });

  const head = (name: string): Head => pages[name]?.head ?? headOf('');
  const find = (name: string, type: string): Thing | undefined => thingsOf(head(name)).find((t) => t['@type'] === type);

  it('holds one title, one description and one absolute canonical', () => {
    for (const [name, { head: shown }] of Object.entries(pages)) {
      expect(shown.titles.length, name).toBe(1);
      expect(shown.titles[0], name).toMatch(/ \| Sojourn$/);
      expect(shown.canonicals.length, name).toBe(1);
      expect(shown.canonicals[0], name).toMatch(/^https?:\/\/[^/]+(\/|$)/);
      expect(shown.meta['og:url'], name).toBe(shown.canonicals[0]);
      expect((shown.meta.description ?? '').length, name).toBeLessThanOrEqual(160);
      expect(shown.meta.description, name).toBeTruthy();
    }
  });

  it('shows a picture that every network can show, of the size and kind that it says', async () => {
    for (const [name, { head: shown }] of Object.entries(pages)) {
      const { meta } = shown;
      expect(meta['og:image'], name).toMatch(/^https?:\/\/[^/]+\/previews\/[a-z0-9_-]+\.v2\.png$/);
      expect(meta['twitter:image'], name).toBe(meta['og:image']);
      expect(meta['twitter:card'], name).toBe('summary_large_image');
      expect(meta['og:image:alt'], name).toMatch(/^Illustration: \w/);
      const answer = await fetch(site + new URL(meta['og:image'] ?? '').pathname);
      expect(answer.headers.get('content-type'), name).toBe(meta['og:image:type']);
      const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([format, String(width), String(height)], name).toEqual([
        'png',
        meta['og:image:width'],
        meta['og:image:height'],
      ]);
    }
  });

  it('leads to the list without filters, and to each of its pages', () => {
    const own = (name: string) => new URL(head(name).canonicals[0] ?? '');
    expect(own('filtered').pathname + own('filtered').search).toBe('/all-trips');
    expect(own('second page').search).toBe('?page=2');
    expect(own('trip').pathname).toBe(pages.trip?.path);
  });

  it('keeps search results out of indexes', () => {
    expect(head('results').robots.join()).toContain('noindex');
  });

  it('is titled by the kind of page', () => {
    const trip = find('trip', 'Product');
    expect(head('trip').titles[0]?.startsWith(String(trip?.name))).toBe(true);
    const company = find('operator', 'Organization');
    // An editor's own title wins on trips and profiles.
    expect(head('operator').titles[0]?.startsWith(String(company?.name))).toBe(true);
    expect(head('operator reviews').titles[0]).toBe(`${company?.name} Reviews | Sojourn`);
    expect(head('operator trips').titles[0]).toBe(`${company?.name} Trips | Sojourn`);
    expect(head('list').titles[0]).toMatch(/^[\d,]+\+ Group Trips and Tours \| Sojourn$/);
    expect(head('home').titles[0]).toBe('Group Trips, Tours & Reviews | Sojourn');
  });

  it('repeats the breadcrumb that is seen', () => {
    for (const [name, { head: shown, path }] of Object.entries(pages)) {
      if (name === 'home') continue;
      const list = find(name, 'BreadcrumbList')?.itemListElement as Thing[];
      expect(
        list.map((item) => item.name),
        name,
      ).toEqual(shown.crumbs);
      expect(
        list.map(({ position }) => position),
        name,
      ).toEqual(list.map((_, index) => index + 1));
      for (const { item } of list) expect(item, `${name} ${path}`).toMatch(/^https?:\/\//);
    }
  });

  it('offers a trip as a product with the price that is seen, never as an event', () => {
    const product = find('trip', 'Product');
    const offers = product?.offers as Thing;
    expect(offers['@type']).toBe('AggregateOffer');
    expect(offers.priceCurrency).toMatch(/^[A-Z]{3}$/);
    expect(Number(offers.lowPrice)).toBeGreaterThan(0);
    expect(Number(offers.highPrice)).toBeGreaterThanOrEqual(Number(offers.lowPrice));
    expect(Number(offers.offerCount)).toBeGreaterThan(0);
    const seen = Number((head('trip').price ?? '').replace(/[^\d.]/g, ''));
    expect(seen).toBeGreaterThanOrEqual(Number(offers.lowPrice));
    expect(seen).toBeLessThanOrEqual(Number(offers.highPrice));
    expect(find('trip', 'TouristTrip')?.name).toBe(product?.name);
    for (const name of Object.keys(pages)) {
      expect(
        thingsOf(head(name)).map((thing) => thing['@type']),
        name,
      ).not.toContain('Event');
    }
  });

  it('marks up only questions, reviews and trips that are on the page', () => {
    for (const [name, { head: shown }] of Object.entries(pages)) {
      const asked = ((find(name, 'FAQPage')?.mainEntity ?? []) as Thing[]).map((question) => String(question.name));
      for (const question of asked) expect(shown.text, name).toContain(question);
      const listed = ((find(name, 'ItemList')?.itemListElement ?? []) as Thing[]).map(({ url }) => String(url));
      const links = shown.links.map((href) => new URL(href, site).pathname);
      for (const url of listed) expect(links, name).toContain(new URL(url).pathname);
    }
    const company = find('operator', 'Organization') ?? {};
    const reviews = (company.review ?? []) as Thing[];
    expect(reviews.length).toBeGreaterThan(0);
    for (const { author } of reviews) expect(head('operator').text).toContain(String((author as Thing).name));
  });
});
