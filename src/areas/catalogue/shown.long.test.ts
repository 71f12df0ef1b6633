import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, newId } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newOperator, newPlace, newRow, newTrip } from '#search/testing';
import { categoryTripList } from './categories/category-trip-list.ts';
import { catalogueClaims } from './claims.ts';
import { refreshCounts } from './import/refresh-counts.ts';
import { operatorFacts, operatorTrips } from './operators/operator-facts.ts';
import { operatorPage } from './operators/operator-page.ts';
import { readTripIdsVisiting } from './queries/attractions.ts';
import { readCategoryLinks } from './queries/categories.ts';
import { readTopOperators } from './queries/home.ts';
import { readTripIdsBySlug } from './queries/offered-trips.ts';
import { readPreviousTripIds } from './queries/previous-trips.ts';
import { shownTrips, shownTripsOf } from './shown.ts';
import { cardsById } from './trips/offered-cards.ts';
import { tripCore, tripPage } from './trips/trip-page.ts';
import { tripCores, tripStories } from './trips/trip-pages.ts';

type Scope = { kind: 'operator' | 'category' | 'trip'; target: number; mode: 'include' | 'exclude' };
type Made = { id: string; slug: string; name: string };
type MadeTrip = Made & { operator: number; categories: number[]; state: 'listed' | 'archived' | 'superseded' };

const OPERATORS = 4;
const CATEGORIES = 3;
const TRIPS = 14;

const scopes: fc.Arbitrary<Scope[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({
      kind: fc.constant('operator' as const),
      target: fc.nat(OPERATORS - 1),
      mode: fc.constantFrom('include' as const, 'exclude' as const),
    }),
    fc.record({
      kind: fc.constant('category' as const),
      target: fc.nat(CATEGORIES - 1),
      mode: fc.constantFrom('include' as const, 'exclude' as const),
    }),
    fc.record({
      kind: fc.constant('trip' as const),
      target: fc.nat(TRIPS - 1),
      mode: fc.constantFrom('include' as const, 'exclude' as const),
    }),
  ),
  { maxLength: 6, selector: ({ kind, target, mode }) => `${kind}${target}${mode}` },
);

describe('what a partner shows', () => {
  const { db } = testDatabase();
  const site = testContext(db);
  const operators: Made[] = [];
  const categories: Made[] = [];
  const trips: MadeTrip[] = [];
  const landmark = { id: newId(), slug: 'machu-picchu', name: 'Machu Picchu', kind: 'landmark' };

  beforeAll(async () => {
    for (let i = 0; i < OPERATORS; i++) {
      operators.push(await newOperator(db, `Company ${i}`, { rating: 4, reviews_count: 10 + i }));
    }
    for (let i = 0; i < CATEGORIES; i++) {
      const category = await newCategory(db, `Place ${i}`);
      categories.push(category);
      await newRow(db, 'category_pages', {
        category_id: category.id,
        kind: 'trip',
        slug: category.slug,
        h1: category.name,
      });
    }
    for (let i = 0; i < TRIPS; i++) {
      // The last company has nothing listed; a third of the trips are off the lists.
      const operator = i === TRIPS - 1 ? OPERATORS - 1 : i % (OPERATORS - 1);
      const state = i % 5 === 3 ? 'archived' : i % 5 === 4 || i === TRIPS - 1 ? 'superseded' : 'listed';
      const members = state === 'listed' ? [i % CATEGORIES, ...(i % 2 ? [(i + 1) % CATEGORIES] : [])] : [];
      const trip = await newTrip(db, {
        name: `Trip ${i}`,
        operator: operators[operator] as Made,
        categories: members.map((n) => categories[n] as Made),
        row: {
          status: state === 'archived' ? 'archived' : 'published',
          superseded_by: state === 'superseded' ? trips[0]?.id : null,
          rating: 3 + (i % 3) / 2,
          reviews_count: i + 1,
        },
      });
      trips.push({ ...trip, operator, categories: members, state });
    }
    for (const trip of trips) {
      for (const [position, other] of trips.filter(({ id, state }) => id !== trip.id && state === 'listed').entries()) {
        await newRow(db, 'trip_relations', { trip_id: trip.id, other_id: other.id, list: 'similar', position });
      }
    }
    for (const operator of operators) {
      for (const [position, other] of operators.filter(({ id }) => id !== operator.id).entries()) {
        await newRow(db, 'operator_relations', { operator_id: operator.id, other_id: other.id, position });
      }
    }
    const place = await newPlace(db, 'Peru');
    await newRow(db, 'attractions', { ...landmark, destination_id: place.id });
    for (const trip of trips) await newRow(db, 'trip_attractions', { trip_id: trip.id, attraction_id: landmark.id });
    await refreshCounts(site);
  });

  /** The rule, asked of one trip at a time. */
  function isShown(trip: MadeTrip, entries: readonly Scope[]): boolean {
    const meets = ({ kind, target }: Scope) =>
      (kind === 'operator' && trip.operator === target) ||
      (kind === 'category' && trip.categories.includes(target)) ||
      (kind === 'trip' && trips[target] === trip);
    const included = entries.filter(({ mode }) => mode === 'include');
    const excluded = entries.filter(({ mode }) => mode === 'exclude');
    return (included.length === 0 || included.some(meets)) && !excluded.some(meets);
  }
  const isListed = ({ state }: MadeTrip) => state === 'listed';

  function isOperatorShown(operator: number, entries: readonly Scope[]): boolean {
    if (entries.length === 0) return true;
    const listed = trips.filter((trip) => trip.operator === operator && isListed(trip));
    if (listed.length > 0) return listed.some((trip) => isShown(trip, entries));
    const names = (mode: Scope['mode']) =>
      entries.some((entry) => entry.mode === mode && entry.kind === 'operator' && entry.target === operator);
    return (!entries.some(({ mode }) => mode === 'include') || names('include')) && !names('exclude');
  }

  async function partnerWith(entries: readonly Scope[]): Promise<Context> {
    const partner = { id: newId(), slug: newId() };
    await newRow(db, 'partners', { ...partner, name: 'Partner' });
    const targets = { operator: operators, category: categories, trip: trips };
    for (const { kind, target, mode } of entries) {
      await newRow(db, 'partner_scopes', { partner_id: partner.id, kind, mode, target_id: targets[kind][target]?.id });
    }
    return { ...site, partner: { ...partner, origin: null } };
  }

  it('is everything on the site itself, and where a partner names nothing', async () => {
    const ids = trips.map(({ id }) => id);
    for (const ctx of [site, await partnerWith([])]) {
      expect([...(await shownTrips(ctx, ids))].sort()).toEqual(ids.toSorted());
      expect(await shownTripsOf(ctx, [])).toBeNull();
    }
  });

  it('is what its scope says, of every trip and company, on their pages and in everything that these show', async () => {
    await fc.assert(
      fc.asyncProperty(scopes, async (entries) => {
        const ctx = await partnerWith(entries);
        const shown = trips.filter((trip) => isShown(trip, entries));
        const listed = shown.filter(isListed);
        const shownIds = new Set(shown.map(({ id }) => id));
        const companies = operators.filter((_, n) => isOperatorShown(n, entries));
        expect(
          await shownTrips(
            ctx,
            trips.map(({ id }) => id),
          ),
        ).toEqual(shownIds);

        const ids = trips.map(({ id }) => id);
        const [cores, stories] = [await tripCores(ctx, ids), await tripStories(ctx, ids)];
        for (const found of [cores, stories]) expect(new Set(found.keys())).toEqual(shownIds);
        for (const trip of trips) {
          const page = await tripPage(ctx, { slug: trip.slug });
          if (!shownIds.has(trip.id)) {
            expect(page).toBeNull();
            continue;
          }
          expect({ ...cores.get(trip.id), ...stories.get(trip.id) }).toEqual(page);
          expect(await tripCore(ctx, { slug: trip.slug })).toEqual(cores.get(trip.id));
          const related = trips.filter((other) => other !== trip && isListed(other) && shownIds.has(other.id));
          expect(page).toMatchObject({
            similarIds: related.slice(0, 3).map(({ id }) => id),
            operator: { tripsCount: listed.filter(({ operator }) => operator === trip.operator).length },
          });
        }

        const asSet = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
        const slugs = trips.map(({ slug }) => slug);
        expect(new Set((await readTripIdsBySlug(ctx, slugs)).values())).toEqual(shownIds);
        expect(new Set((await cardsById(ctx, [...asSet(trips)])).keys())).toEqual(asSet(listed));
        expect(new Set(await readTripIdsVisiting(ctx, landmark.id))).toEqual(asSet(listed));
        const [newest] = trips as [MadeTrip];
        const replaced = await readPreviousTripIds(ctx, newest.slug);
        expect(replaced && new Set(replaced)).toEqual(
          shownIds.has(newest.id) ? asSet(shown.filter(({ state }) => state === 'superseded')) : null,
        );

        const facts = await operatorFacts(
          ctx,
          operators.map(({ id }) => id),
        );
        const tripsOf = await operatorTrips(
          ctx,
          operators.map(({ id }) => id),
        );
        for (const [n, { id, slug }] of operators.entries()) {
          const page = await operatorPage(ctx, { slug });
          expect(facts.get(id)?.shown).toBe(isOperatorShown(n, entries));
          if (!isOperatorShown(n, entries)) {
            expect(page).toBeNull();
            continue;
          }
          if (!page || 'movedTo' in page) throw new Error('there is no such page');
          const own = listed.filter(({ operator }) => operator === n);
          expect(page.tripsCount).toBe(own.length);
          expect(page.similar.map((other) => other.slug)).toEqual(
            companies.filter((other) => other.slug !== slug).map((other) => other.slug),
          );
          const named = [...page.topTrips, ...page.popularTrips].map((card) => card.id);
          expect(named.sort()).toEqual(own.map((trip) => trip.id).sort());
          expect(tripsOf.get(id)).toEqual({ top: page.topTrips, popular: page.popularTrips });
        }

        for (const [n, category] of categories.entries()) {
          const own = listed.filter((trip) => trip.categories.includes(n));
          expect(await categoryTripList(ctx, { slug: category.slug })).toMatchObject({
            tripsCount: own.length,
            operatorsCount: new Set(own.map(({ operator }) => operator)).size,
            reviewsCount: own.reduce((sum, trip) => sum + trips.indexOf(trip) + 1, 0),
          });
        }
        const links = await readCategoryLinks(ctx, ['country'], 10);
        expect(Object.fromEntries(links.map((link) => [link.slug, link.tripsCount]))).toEqual(
          Object.fromEntries(
            categories
              .map(({ slug }, n) => [slug, listed.filter((trip) => trip.categories.includes(n)).length] as const)
              .filter(([, count]) => count > 0),
          ),
        );
        const offering = operators.filter((_, n) => listed.some(({ operator }) => operator === n));
        expect((await readTopOperators(ctx, 10, 1)).map(({ id }) => id).sort()).toEqual(
          offering.map(({ id }) => id).sort(),
        );
        expect((await catalogueClaims(ctx)).trips).toBe(listed.length >= 10 ? 10 : null);
      }),
      // Others each time; each of them asks some hundred questions.
      { numRuns: 24 },
    );
  });

  it('is read once for a request, and anew for the next', async () => {
    const ctx = await partnerWith([{ kind: 'operator', target: 0, mode: 'include' }]);
    const ids = trips.map(({ id }) => id);
    const before = await shownTrips(ctx, ids);
    await newRow(db, 'partner_scopes', {
      partner_id: ctx.partner?.id,
      kind: 'operator',
      target_id: operators[1]?.id,
      mode: 'include',
    });
    expect(await shownTrips(ctx, ids)).toEqual(before);
    expect((await shownTrips({ ...ctx }, ids)).size).toBeGreaterThan(before.size);
  });
});
