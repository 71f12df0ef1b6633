import { describe, expect, it } from 'vitest';
import { categoryTitle } from './category-title.ts';

describe('the title of a page of a category', () => {
  it.each([
    ['Italy', { before: '28', after: 'Trips' }, '28 Italy Trips'],
    ['Italy', { after: 'Trip Reviews' }, 'Italy Trip Reviews'],
    ['Walking trips in Italy', { before: '12', after: 'Trips' }, '12 Trips: Walking trips in Italy'],
    ['River cruises', { before: 'Best', after: 'Tour Companies' }, 'Best Tour Companies: River cruises'],
  ])('says trips once: %s', (name, words, title) => {
    expect(categoryTitle(name, words)).toBe(title);
  });
});
