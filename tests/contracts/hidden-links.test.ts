import { describe, expect, it } from 'vitest';
import { shippedLists } from '#content/testing';
import { createHasPage } from '#pages';
import { pagesIn } from '../../src/web/page-table.ts';
import { helpfulMenu } from '../../src/web/shell/menus.ts';

/**
 * Links of menus and footer whose page isn't there yet. A page that comes is taken from this list. What has a page that the
 * demo doesn't fill: tests/journeys/hidden-names.test.ts.
 */
const HIDDEN = ['/my-custom-trip', '/trip-finder'];

describe('the menus and the footer', () => {
  it('hide what has no page yet, and that is exactly this', async () => {
    const { menus } = await shippedLists();
    const hasPage = createHasPage(pagesIn('production'));
    const named = Object.values(menus).flatMap((links) => links.map(({ href }) => href.replace(/#.*/, '')));
    const made = ['/guide/peru', '/destination/europe', '/trip-destinations', '/experiences'];
    const hidden = [...named, ...made].filter((path) => !hasPage(path));
    expect([...new Set(hidden)].sort()).toEqual(HIDDEN);
    expect(
      helpfulMenu(menus, hasPage)
        .columns.flatMap(({ links }) => links)
        .map(({ href }) => href)
        .filter((href) => !hasPage(href)),
    ).toEqual([]);
  });
});
