import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { knownPartnerHosts } from '../../src/areas/partners/partner-hosts.ts';
import { createApp } from '../../src/server/app.ts';
import { seededSite } from './testing.ts';

type Trip = {
  id: string;
  slug: string;
  operatorSlug: string;
  operatorId: string;
  listed: boolean;
  categories: string[];
};
type Entry = { kind: 'operator' | 'category' | 'trip'; id: string; mode: 'include' | 'exclude' };

/** What programs may see through a partner's site, against the rule asked of one trip at a time. */
describe('a partner’s scope', () => {
  const site = seededSite();
  const trips: Trip[] = [];
  const categories: {
    id: string;
    slug: string;
    tripPage: string;
    operatorPage: string;
    reviewPage: string;
    type: string;
  }[] = [];
  const operators: { id: string; slug: string }[] = [];

  beforeAll(async () => {
    const { pool } = site.door;
    const { rows } = await pool.query(
      `select trips.id, trips.slug, operators.slug as "operatorSlug", operators.id as "operatorId",
         trips.status = 'published' and superseded_by is null as listed,
         coalesce((select json_agg(category_id) from category_trips where trip_id = trips.id), '[]') as categories
       from trips join operators on operators.id = operator_id where status <> 'draft' order by trips.id`,
    );
    trips.push(...rows);
    const found = await pool.query(
      `select c.id, c.slug, c.category_type as type, t.slug as "tripPage", o.slug as "operatorPage", r.slug as "reviewPage"
       from categories c join category_pages t on t.category_id = c.id and t.kind = 'trip'
       join category_pages o on o.category_id = c.id and o.kind = 'operator'
       join category_pages r on r.category_id = c.id and r.kind = 'review'
       where c.trips_count > 1 order by c.trips_count desc, c.id limit 40`,
    );
    categories.push(...found.rows);
    operators.push(...(await pool.query('select id, slug from operators order by id')).rows);
    expect(trips.length).toBeGreaterThan(50);
    expect(operators.length).toBeGreaterThan(3);
  });

  function isShown(trip: Trip, entries: readonly Entry[]): boolean {
    const meets = ({ kind, id }: Entry) =>
      kind === 'operator' ? trip.operatorId === id : kind === 'trip' ? trip.id === id : trip.categories.includes(id);
    const included = entries.filter(({ mode }) => mode === 'include');
    return (
      (included.length === 0 || included.some(meets)) &&
      !entries.some((entry) => entry.mode === 'exclude' && meets(entry))
    );
  }

  /** Every company of the demo has a listed trip, so that these decide. */
  function shownBy(entries: readonly Entry[]) {
    const shown = trips.filter((trip) => isShown(trip, entries));
    const listed = shown.filter((trip) => trip.listed);
    return {
      trips: new Set(shown.map(({ slug }) => slug)),
      listed: new Set(listed.map(({ slug }) => slug)),
      listedTrips: listed,
      operators: new Set(listed.map(({ operatorSlug }) => operatorSlug)),
    };
  }

  async function partnerWith(entries: readonly Entry[]): Promise<string> {
    const id = newId();
    const slug = `partner-${id}`;
    const { pool } = site.door;
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [id, slug]);
    for (const entry of entries) {
      await pool.query('insert into partner_scopes (partner_id, kind, target_id, mode) values ($1, $2, $3, $4)', [
        id,
        entry.kind,
        entry.id,
        entry.mode,
      ]);
    }
    return slug;
  }

  const scope = (): fc.Arbitrary<Entry[]> => {
    const mode = fc.constantFrom('include' as const, 'exclude' as const);
    const entry = (kind: Entry['kind'], ids: string[]) =>
      fc.record({ kind: fc.constant(kind), id: fc.constantFrom(...ids), mode });
    return fc.uniqueArray(
      fc.oneof(
        entry(
          'operator',
          operators.map(({ id }) => id),
        ),
        entry(
          'category',
          categories.map(({ id }) => id),
        ),
        entry(
          'trip',
          trips.map(({ id }) => id),
        ),
      ),
      { minLength: 1, maxLength: 6, selector: ({ kind, id, mode: how }) => kind + id + how },
    );
  };

  const refused = (errors: { extensions: { code: string } }[] | undefined) =>
    errors?.map(({ extensions }) => extensions.code);

  /** Every "slug" and "tripSlug" of a trip somewhere in an answer. */
  function tripSlugsIn(answer: unknown): string[] {
    const known = new Set(trips.map(({ slug }) => slug));
    const slugs: string[] = [];
    JSON.stringify(answer, (key, value) => {
      if ((key === 'slug' || key === 'tripSlug') && known.has(value)) slugs.push(value);
      return value;
    });
    return slugs;
  }

  const someTrips = (from: readonly Trip[], count: number) =>
    from.filter((_, i) => i % Math.max(1, Math.floor(from.length / count)) === 0);

  it('decides about every trip and company, and about everything inside the answers', async () => {
    await fc.assert(
      fc.asyncProperty(scope(), async (entries) => {
        const dmo = await partnerWith(entries);
        const shown = shownBy(entries);
        for (const trip of someTrips(trips, 14)) {
          const { data, errors } = await site.query(
            `query ($slug: String!, $dmo: String) { tripDetail(slug: $slug, dmoSlug: $dmo) { slug
              similarTrips { slug } reviews { tripSlug trip { slug } } operatorReviews { tripSlug }
              operator { slug tripsCount topTrips { slug } popularTrips { slug } } } }`,
            { slug: trip.slug, dmo },
          );
          if (!shown.trips.has(trip.slug)) {
            expect([trip.slug, data, refused(errors)]).toEqual([trip.slug, { tripDetail: null }, ['NOT_FOUND']]);
            continue;
          }
          expect(errors).toBeUndefined();
          expect(tripSlugsIn(data).filter((slug) => !shown.trips.has(slug))).toEqual([]);
          const { operator, similarTrips } = data.tripDetail;
          expect(tripSlugsIn([similarTrips, operator]).filter((slug) => !shown.listed.has(slug))).toEqual([]);
          expect(operator.tripsCount).toBe(
            shown.listedTrips.filter(({ operatorSlug }) => operatorSlug === trip.operatorSlug).length,
          );
        }
        for (const { slug } of operators) {
          const { data, errors } = await site.query(
            `query ($slug: String!, $dmo: String) {
              operatorProfile(slug: $slug, dmoSlug: $dmo) { tripsCount topTrips { slug } popularTrips { slug }
                similarOperators { slug } topReviews { tripSlug trip { slug } } }
              operatorReviews(slug: $slug, dmoSlug: $dmo, limit: 25) { nodes { tripSlug tripName trip { slug } } }
              operatorTripList(slug: $slug, dmoSlug: $dmo, limit: 50) { nodes { slug } metadata { totalCount } }
              operatorOldTripList(slug: $slug, dmoSlug: $dmo, limit: 50) { nodes { slug } }
            }`,
            { slug, dmo },
          );
          if (!shown.operators.has(slug)) {
            expect([slug, new Set(Object.values(data))]).toEqual([slug, new Set([null])]);
            expect(refused(errors)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
            continue;
          }
          expect(errors).toBeUndefined();
          const own = shown.listedTrips.filter(({ operatorSlug }) => operatorSlug === slug).map((trip) => trip.slug);
          const { operatorProfile, operatorTripList } = data;
          expect(operatorProfile.tripsCount).toBe(own.length);
          expect(operatorTripList.nodes.map((node: Trip) => node.slug).sort()).toEqual(own.toSorted());
          expect(tripSlugsIn(data).filter((found) => !shown.trips.has(found))).toEqual([]);
          const similar = operatorProfile.similarOperators.map((node: { slug: string }) => node.slug);
          expect(similar.filter((other: string) => !shown.operators.has(other))).toEqual([]);
          // A trip that isn't shown isn't named either.
          for (const { tripSlug, tripName, trip } of data.operatorReviews.nodes) {
            expect([tripSlug === null, tripName === null]).toEqual([trip === null, trip === null]);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('counts what a category holds, and lists its companies and reviews', async () => {
    await fc.assert(
      fc.asyncProperty(scope(), fc.nat(categories.length - 1), async (entries, at) => {
        const dmo = await partnerWith(entries);
        const shown = shownBy(entries);
        const category = categories[at];
        if (!category) return;
        const members = shown.listedTrips.filter((trip) => trip.categories.includes(category.id));
        const { data, errors } = await site.query(
          `query ($t: String!, $o: String!, $r: String!, $dmo: String) {
            categoryTripList(slug: $t, dmoSlug: $dmo, limit: 50) { nodes { slug } metadata { totalCount } topTrips { slug }
              category { tripsCount operatorsCount topOperators { slug } topReviews { tripSlug } } }
            categoryOperatorReviews(slug: $o, dmoSlug: $dmo, limit: 50) { nodes { slug tripsCount } metadata { totalCount } }
            categoryReviews(slug: $r, dmoSlug: $dmo, limit: 25) { nodes { tripSlug } metadata { totalCount } reviewsDetails { count } }
          }`,
          { t: category.tripPage, o: category.operatorPage, r: category.reviewPage, dmo },
        );
        expect(errors).toBeUndefined();
        const slugs = members.map(({ slug }) => slug).sort();
        const offering = [...new Set(members.map(({ operatorSlug }) => operatorSlug))].sort();
        const { categoryTripList, categoryOperatorReviews, categoryReviews } = data;
        expect(categoryTripList.metadata.totalCount).toBe(slugs.length);
        expect(categoryTripList.nodes).toHaveLength(Math.min(50, slugs.length));
        expect(categoryTripList.category.tripsCount).toBe(slugs.length);
        expect(categoryTripList.category.operatorsCount).toBe(offering.length);
        expect(categoryOperatorReviews.nodes.map(({ slug }: Trip) => slug).sort()).toEqual(offering);
        expect(categoryTripList.category.topOperators.map(({ slug }: Trip) => slug).sort()).toEqual(
          offering.length <= 12 ? offering : expect.any(Array),
        );
        const reviews = await site.door.pool.query(
          `select count(*) from reviews where state = 'published' and trip_id = any($1::uuid[])`,
          [members.map(({ id }) => id)],
        );
        expect([categoryReviews.metadata.totalCount, categoryReviews.reviewsDetails.count]).toEqual([
          reviews.rows[0].count,
          reviews.rows[0].count,
        ]);
        expect(tripSlugsIn(data).filter((slug) => !slugs.includes(slug))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('narrows suggestions and what is trending', async () => {
    await fc.assert(
      fc.asyncProperty(scope(), fc.constantFrom('a', 'trip', 'days', 'wildlife', 'the'), async (entries, text) => {
        const dmo = await partnerWith(entries);
        const shown = shownBy(entries);
        const read = async (query: string) => {
          const answer = await site.ask(`/v1/dmo/${dmo}/search${query}`);
          return ((await answer.json()) as { data: { attributes: Record<string, never[]> } }).data.attributes;
        };
        const { trending_results: trending } = await read('');
        const expected = categories
          .filter(({ type }) => ['country', 'region', 'city'].includes(type))
          .map(
            ({ id, slug }) => [slug, shown.listedTrips.filter((trip) => trip.categories.includes(id)).length] as const,
          );
        for (const { slug, trip_count: count } of trending as { slug: string; trip_count: number }[]) {
          const own = expected.find(([known]) => known === slug);
          if (own) expect([slug, count]).toEqual(own);
        }
        const most = Math.max(0, ...expected.map(([, count]) => count));
        expect((trending?.[0] as { trip_count: number } | undefined)?.trip_count ?? 0).toBeGreaterThanOrEqual(most);

        const found = await read(`?search=${text}`);
        const slugs = (list: { slug: string }[] | undefined) => (list ?? []).map(({ slug }) => slug);
        expect(slugs(found.trips).filter((slug) => !shown.listed.has(slug))).toEqual([]);
        expect(slugs(found.operators).filter((slug) => !shown.operators.has(slug))).toEqual([]);
        expect(found.total_trips as unknown as number).toBeLessThanOrEqual(shown.listed.size);
      }),
      { numRuns: 25 },
    );
  });

  it('of two partners in one query doesn’t mix', async () => {
    const [first, second] = operators;
    const own = async (id: string | undefined) => partnerWith([{ kind: 'operator', id: id ?? '', mode: 'include' }]);
    const [a, b] = [await own(first?.id), await own(second?.id)];
    const { data, errors } = await site.query(
      `query ($first: String!, $second: String!, $a: String, $b: String) {
        one: operatorProfile(slug: $first, dmoSlug: $a) { similarOperators { slug } tripsCount }
        two: operatorProfile(slug: $second, dmoSlug: $b) { similarOperators { slug } tripsCount }
        hidden: operatorProfile(slug: $first, dmoSlug: $b) { slug }
        all: operatorProfile(slug: $first) { similarOperators { slug } tripsCount }
      }`,
      { first: first?.slug, second: second?.slug, a, b },
    );
    expect(errors?.map(({ path }) => path)).toEqual([['hidden']]);
    expect(data.one).toEqual({ similarOperators: [], tripsCount: data.all.tripsCount });
    expect(data.two.similarOperators).toEqual([]);
    expect(data.all.similarOperators.length).toBeGreaterThan(0);
  });

  it('hides trips and companies from comparisons, too', async () => {
    const [first, second, third] = operators;
    const dmo = await partnerWith([{ kind: 'operator', id: first?.id ?? '', mode: 'exclude' }]);
    const compare = async (slugs: (string | undefined)[]) =>
      site.query(
        'query ($slugs: [String!]!, $dmo: String) { compareOperators(slugs: $slugs, dmoSlug: $dmo) { slug } }',
        {
          slugs,
          dmo,
        },
      );
    expect(refused((await compare([first?.slug, second?.slug])).errors)).toEqual(['NOT_FOUND']);
    const three = await compare([third?.slug, first?.slug, second?.slug]);
    expect(three.data.compareOperators).toEqual([{ slug: third?.slug }, { slug: second?.slug }]);
    const hidden = trips.find(({ operatorId }) => operatorId === first?.id);
    const shown = trips.find(({ operatorId }) => operatorId === second?.id);
    const two = await site.query(
      'query ($slugs: [String!]!, $dmo: String) { compareTrips(slugs: $slugs, dmoSlug: $dmo) { slug } }',
      {
        slugs: [hidden?.slug, shown?.slug],
        dmo,
      },
    );
    expect(refused(two.errors)).toEqual(['NOT_FOUND']);
  });

  describe('at a host', () => {
    /** What is answered there, once the partner's address is known. */
    const appAt = async (host: string, dmo: string, baseUrl: string) => {
      await site.door.pool.query('update partners set base_url = $2 where slug = $1', [dmo, baseUrl]);
      const { hosts } = await knownPartnerHosts(site.door.db, site.door.config);
      const app = createApp({ ...site.door, hosts });
      return (path: string, init: RequestInit = {}) =>
        app.request(`http://${host}${path}`, { ...init, headers: { Host: host, ...init.headers } });
    };

    it('of its own holds for every query too, and no other partner is known there', async () => {
      const hidden = operators[0];
      const dmo = await partnerWith([{ kind: 'operator', id: hidden?.id ?? '', mode: 'exclude' }]);
      const other = await partnerWith([]);
      const ask = await appAt('andes.example', dmo, 'https://andes.example');
      expect((await ask(`/v1/operators/${hidden?.slug}`)).status).toBe(404);
      for (const { listed, slug, operatorId } of someTrips(trips, 14)) {
        if (!listed) continue;
        for (const part of ['departures', 'spots', 'merchant_model']) {
          const { status } = await ask(`/v1/trips/${slug}/${part}`);
          expect([slug, part, status]).toEqual([slug, part, operatorId === hidden?.id ? 404 : 200]);
        }
      }
      const shown = operators[1]?.slug;
      const read = async (query: string, variables: object) => {
        const answer = await ask('/graphql', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return ((await answer.json()) as { data: unknown }).data;
      };
      const profiles = `query ($slug: String!, $shown: String!, $dmo: String!, $other: String!) {
        hidden: operatorProfile(slug: $slug) { slug }
        named: operatorProfile(slug: $slug, dmoSlug: $dmo) { slug }
        elsewhere: operatorProfile(slug: $slug, dmoSlug: $other) { slug }
        shown: operatorProfile(slug: $shown) { slug }
        its: operatorProfile(slug: $shown, dmoSlug: $dmo) { slug }
      }`;
      expect(await read(profiles, { slug: hidden?.slug, shown, dmo, other })).toEqual({
        hidden: null,
        named: null,
        elsewhere: null,
        shown: { slug: shown },
        its: { slug: shown },
      });
      const sites = `query ($dmo: String!, $other: String!) {
        own: partnerSite(dmoSlug: $dmo) { slug }
        foreign: partnerSite(dmoSlug: $other) { slug }
      }`;
      expect(await read(sites, { dmo, other })).toEqual({ own: { slug: dmo }, foreign: null });
    });

    it('of the site itself doesn’t hold, whatever address a partner has', async () => {
      const { baseUrl } = site.door.config;
      const dmo = await partnerWith([{ kind: 'operator', id: operators[0]?.id ?? '', mode: 'exclude' }]);
      const other = await partnerWith([]);
      const ask = await appAt(new URL(baseUrl).host, dmo, `${baseUrl}/pl/${dmo}`);
      expect((await ask(`/v1/operators/${operators[0]?.slug}`)).status).toBe(200);
      expect((await ask(`/v1/dmo/${other}/search`)).status).toBe(200);
    });
  });
});
