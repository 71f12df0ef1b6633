import { describe, expect, it } from 'vitest';
import { catalogueClaim, searchInvitation } from './claim-text.ts';

describe('claims', () => {
  it('name trips, companies and the kinds of review that exist', () => {
    expect(catalogueClaim({ trips: 50_000, companies: 1_000, reviewsBy: ['expert', 'traveler'] })).toBe(
      '50,000+ trips from 1,000+ companies, with traveler and expert reviews',
    );
    expect(catalogueClaim({ trips: 300, companies: 40, reviewsBy: ['traveler'] })).toBe(
      '300+ trips from 40+ companies, with traveler reviews',
    );
    expect(catalogueClaim({ trips: 300, companies: 40, reviewsBy: [] })).toBe('300+ trips from 40+ companies');
  });

  it('leave out what is too small to claim', () => {
    expect(catalogueClaim({ trips: 10, companies: null, reviewsBy: [] })).toBe('10+ trips');
    expect(catalogueClaim({ trips: null, companies: null, reviewsBy: ['traveler'] })).toBeNull();
  });

  it('invite to search with or without the number of companies', () => {
    const claims = { trips: null, reviewsBy: [] };
    expect(searchInvitation({ ...claims, companies: 1_000 })).toBe(
      'Search tours and adventure trips from 1,000+ companies',
    );
    expect(searchInvitation({ ...claims, companies: null })).toBe('Search tours and adventure trips');
  });
});
