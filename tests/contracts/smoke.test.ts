import { describe, expect, it } from 'vitest';
import { seededSite } from './testing.ts';
describe('smoke', () => {
  const site = seededSite();
  it('works', async () => {
    console.log(site.search.size());
    for (const p of ['/v1/search', '/v1/search?search=peru', '/v1/search?search=wlidlife', '/openapi.json', '/v1/operators/x/trips', '/v1/nope', '/livez']) {
      const a = await site.ask(p); console.log(p, a.status, a.headers.get('content-type'), (await a.text()).slice(0, 700));
    }
    const { rows } = await site.door.pool.query('select slug from operators order by trips_count desc limit 1');
    const { rows: [trip] } = await site.door.pool.query('select slug, sku, id from trips order by popularity desc limit 1');
    for (const p of [`/v1/operators/${rows[0].slug}/trips?limit=2`, `/v1/operators/${rows[0].slug}-trips/trips?limit=2&page=2`, `/v1/trips/${trip.slug}/spots`, `/v1/trips/${trip.sku}/spots`]) {
      const a = await site.ask(p); console.log(p, a.status, [...a.headers].join(' | '), (await a.text()).slice(0, 900));
    }
    const g = await site.query('query($s: String!){ operatorTripList(slug:$s, limit: 3){ metadata { totalCount quickFilters{label} extendedFilters{ key label selectionKind options{label count} range{min max}}} nodes { name slug price{cents currency} tripType{key name propertyName} operator{ name rating reviewsDetails{count histogram} topReviews{ authorName rating{overallScore} } } } } }', { s: rows[0].slug });
    console.log(JSON.stringify(g, null, 1).slice(0, 6000));
    const t = await site.query('query($s: String!){ tripDetail(slug:$s){ name itinerary{items{label weight meals{b}}} availabilities{ startDate spotsLeft price1Cents} operatorReviews{ summary operatorName tripName } similarTrips{name} } nope: tripDetail(slug:"nope"){name} }', { s: trip.slug });
    console.log(JSON.stringify(t, null, 1).slice(0, 3000));
  });
});
