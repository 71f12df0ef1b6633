import { createRandom } from '../text/random.ts';
import type { World } from '../world/world.ts';
import type { Operator } from './fleet.ts';

/** What a company's record says of it among the others. */
export type OperatorStanding = {
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly similar: readonly string[];
  readonly rankings: readonly { category: string; rank: number }[];
};

/** What the trips of each company turned out to be, counted while they were planned. */
export type OperatorProfile = {
  readonly types: ReadonlySet<string>;
  readonly themes: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly activities: ReadonlySet<string>;
  /** Trips by the slug of the region's or country's category. */
  readonly categories: ReadonlyMap<string, number>;
};

const ranked = 12;
const mostTerms = 12;

/** Ranks companies in each place by how good and how present they are there; two never share a rank. */
export function standingsOf(
  world: World,
  operators: readonly Operator[],
  profiles: readonly OperatorProfile[],
  categories: ReadonlySet<string>,
): OperatorStanding[] {
  const byCategory = new Map<string, { operator: Operator; score: number }[]>();
  operators.forEach((operator, i) => {
    for (const [category, trips] of profiles[i]?.categories ?? []) {
      if (!categories.has(category)) continue;
      const list = byCategory.get(category) ?? [];
      const { quality } = operator;
      list.push({
        operator,
        score: quality.guide + quality.value + quality.activities + quality.lodging + Math.log2(1 + trips) * 0.15,
      });
      byCategory.set(category, list);
    }
  });
  const rankings: { category: string; rank: number }[][] = operators.map(() => []);
  for (const [category, list] of byCategory) {
    const best = list.toSorted((a, b) => b.score - a.score || a.operator.index - b.operator.index).slice(0, ranked);
    for (const [i, { operator }] of best.entries()) rankings[operator.index]?.push({ category, rank: i + 1 });
  }
  return operators.map((operator, i) => ({
    terms: termsOf(world, operator, profiles[i]),
    similar: similarTo(operator, operators),
    rankings: (rankings[operator.index] ?? []).toSorted((a, b) => a.rank - b.rank),
  }));
}

function termsOf(world: World, operator: Operator, profile: OperatorProfile | undefined) {
  const list = (values: ReadonlySet<string> | undefined) => [...(values ?? [])].slice(0, mostTerms);
  return {
    trip_type: list(profile?.types),
    theme: list(profile?.themes),
    travel_style: list(profile?.styles),
    activity: list(profile?.activities),
    region: operator.regions.map((index) => world.regions[index]?.region.slug ?? '').filter((slug) => slug !== ''),
  };
}

function similarTo(operator: Operator, operators: readonly Operator[]): string[] {
  const random = createRandom('similar-operators', operator.slug);
  const scored = operators
    .filter((other) => other.index !== operator.index)
    .map((other) => {
      const shared = other.regions.filter((region) => operator.regions.includes(region)).length;
      return { slug: other.slug, score: shared + (other.archetype === operator.archetype ? 2.5 : 0) + random.next() };
    });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 4)
    .map(({ slug }) => slug);
}
