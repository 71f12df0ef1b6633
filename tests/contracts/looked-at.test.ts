import { describe, expect, it } from 'vitest';
import { pagesIn } from '../../src/web/page-table.ts';
import { ADDRESSES, FOUND, isOf } from '../journeys/looked-at.ts';

/** Kinds that no walk with axe opens, and why. */
const NOT_LOOKED_AT: Record<string, string> = {};

describe('the pages that are looked at for what is wrong with them', () => {
  const kinds = pagesIn('production').flatMap(({ path, endings = {} }) =>
    ['', ...Object.keys(endings)].map((ending) => `/${path}${ending}`),
  );
  const looked = [...Object.values(ADDRESSES), ...Object.values(FOUND)];

  it('are one or more of each kind in the table of pages', () => {
    const missing = kinds.filter((kind) => kind !== '/*' && !looked.some((address) => isOf(kind, address)));
    expect(missing).toEqual(Object.keys(NOT_LOOKED_AT));
    expect(looked).toContain('/no-such-page');
  });

  it('are pages of the table', () => {
    expect(Object.values(FOUND).filter((kind) => !kinds.includes(kind))).toEqual([]);
    const strays = Object.values(ADDRESSES).filter((address) => !kinds.some((kind) => isOf(kind, address)));
    expect(strays).toEqual(['/no-such-page']);
  });
});
