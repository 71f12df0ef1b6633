import { describe, expect, it } from 'vitest';
import { type HeaderPosition, nextPosition } from './header-position.ts';

const HEIGHT = 76;

/** Positions of the header while the page is scrolled through these places. */
function through(...places: number[]): HeaderPosition[] {
  let last: HeaderPosition = 'full';
  let before = 0;
  return places.map((now) => {
    last = nextPosition(last, before, now, HEIGHT);
    before = now;
    return last;
  });
}

describe('the header', () => {
  it('stays full until its own height has gone by, then hides', () => {
    expect(through(30, 76, 120)).toEqual(['full', 'full', 'hidden']);
  });

  it('comes back compact on the way up and full at the top', () => {
    expect(through(400, 300, 40, 0)).toEqual(['hidden', 'compact', 'compact', 'full']);
  });

  it('hides again on the way down', () => {
    expect(through(400, 300, 500)).toEqual(['hidden', 'compact', 'hidden']);
  });

  it('ignores a trembling finger', () => {
    expect(through(400, 300, 303, 298)).toEqual(['hidden', 'compact', 'compact', 'compact']);
  });

  it('hides when a page opens further down', () => {
    expect(through(2_000)).toEqual(['hidden']);
  });
});
