import { describe, expect, inject, it } from 'vitest';
import { shippedLists } from '#content/testing';

/** Of what menus name, what a demo of 400 trips has too little of to show. What appears is taken from this list. */
const HIDDEN_NAMES = [
  '18-30-s',
  'galapagos-islands',
  'machu-picchu',
  'middle-east-and-north-africa',
  'multi-sport',
  'polar-regions',
  'retreats',
];
/** The same of links that are written out. The first two have no page yet (tests/contracts/hidden-links.test.ts). */
const HIDDEN_LINKS = ['/my-custom-trip', '/trip-finder', '/tc/galapagos-islands-tour-companies'];

describe('the menus of the demo', () => {
  it('leave out of what their files name exactly what is listed here', async () => {
    const { menus, browse } = await shippedLists();
    const page = await (await fetch(`${inject('site')}/all-trips`)).text();
    const shell = page.replace(/<main[\s\S]*<\/main>|<script[\s\S]*?<\/script>/g, '');
    const shown = new Set([...shell.matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) => href));
    const isShown = (slug: string) =>
      ['guide', 'destination', 'trip-list'].some((kind) => shown.has(`/${kind}/${slug}`));
    const { trending, continents, types, kinds } = browse;
    const names = [...trending, ...continents, ...types, ...kinds.flatMap(({ first }) => first)];
    expect(names.filter((slug) => !isShown(slug)).sort()).toEqual(HIDDEN_NAMES);
    // Suggestions of the search come with the first question.
    const { attractions: _, ...written } = menus;
    const links = new Set(Object.values(written).flatMap((list) => list.map(({ href }) => href)));
    // The quiz comes when a job has drawn it, which may be after this.
    links.delete('/wonderful-world-of-travel');
    expect([...links].filter((href) => !shown.has(href)).sort()).toEqual(HIDDEN_LINKS.toSorted());
  });
});
