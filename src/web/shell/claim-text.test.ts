import { describe, expect, it } from 'vitest';
import { catalogueClaim, searchInvitation } from './claim-text.ts';

const over = (count: number) => ({ count, more: true });

describe('what the site claims of its catalogue', () => {
  it('counts trips and companies and names the reviewers that it has', () => {
    expect(catalogueClaim({ trips: over(50_000), companies: over(1_000), reviewsBy: ['expert', 'traveler'] })).toBe(
      '50,000+ trips from 1,000+ companies, with traveler and expert reviews',
    );
    expect(catalogueClaim({ trips: over(300), companies: over(40), reviewsBy: ['traveler'] })).toBe(
      '300+ trips from 40+ companies, with traveler reviews',
    );
    expect(catalogueClaim({ trips: over(300), companies: over(40), reviewsBy: [] })).toBe(
      '300+ trips from 40+ companies',
    );
  });

  it('says more only where there are more', () => {
    expect(catalogueClaim({ trips: { count: 10, more: false }, companies: null, reviewsBy: [] })).toBe('10 trips');
    expect(catalogueClaim({ trips: over(10), companies: null, reviewsBy: [] })).toBe('10+ trips');
  });

  it('leaves out what is too small to claim', () => {
    expect(catalogueClaim({ trips: null, companies: null, reviewsBy: ['traveler'] })).toBeNull();
    const claims = { trips: null, reviewsBy: [] };
    expect(searchInvitation({ ...claims, companies: null })).toBe('Search tours and adventure trips');
    expect(searchInvitation({ ...claims, companies: over(40) })).toBe(
      'Search tours and adventure trips from 40+ companies',
    );
  });
});
