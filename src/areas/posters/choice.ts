import { type Hour, hours, isPosterSubject, type Poster, seedCount } from './catalogue.ts';
import { createRandom } from './drawing/random.ts';
import { anywhere } from './grounds/anywhere.ts';
import type { SubjectName } from './grounds/grounds.ts';
import { type PosterRoute, routePosters, subjectOf } from './route.ts';

/** A poster, and what else of the same route it may show where its neighbors in a list show the same. */
export type ChosenPoster = Poster & { readonly others: readonly SubjectName[] };

// Night belongs to membership, errors and sent screens; a trip in a list is never dark.
const tripHours = ['dawn', 'morning', 'morning', 'noon', 'noon', 'golden', 'golden', 'dusk'] as const satisfies Hour[];
const daylight = /* @__PURE__ */ hours.filter((hour) => hour !== 'night');

/** The poster of a key such as a trip's slug, the same each time. Without a route it shows what fits anywhere. */
export function choosePoster(key: string, route: PosterRoute = { name: '', stops: [] }): ChosenPoster {
  const random = createRandom(`poster for ${key}`);
  const [own = 'river:bend', ...others] = routePosters(key, route);
  return { ...subjectOf(own), hour: random.pick(tripHours), seed: random.whole(0, seedCount - 1), others };
}

/** The poster that is kept of something; one that fits anywhere when none is, or none that can be drawn. */
export function posterOf(key: string, kept: { biome: string; motif: string } | null): Poster | ChosenPoster {
  return kept && isPosterSubject(kept.biome, kept.motif) ? (kept as Poster | ChosenPoster) : choosePoster(key);
}

/** Whether a poster shows some land or landmark, and not what fits anywhere. */
export const isOfAPlace = (poster: { biome: string; motif: string }): boolean =>
  !Object.hasOwn(anywhere, `${poster.biome}:${poster.motif}`);

/** Cards in a row that differ: no motif comes back before this many others. */
const APART = 3;

/** Something with a poster, or null where a photograph stands instead. */
type Listed = (Poster & { readonly others?: readonly string[] }) | null;

/**
 * The pictures of one page, in order: no motif twice within four cards where the route offers another, and no picture
 * twice. A trip whose own motif has just been seen shows the next of its route; then the hour changes, then the seed.
 * @param taken pictures that the page shows elsewhere
 */
export function spreadPosters(cards: readonly Listed[], taken: readonly Poster[] = []): (Poster | null)[] {
  const used = new Set(taken.map(pictureOf));
  const shown: string[] = taken.slice(-APART).map(motifOf);
  return cards.map((card) => {
    if (!card) {
      shown.push('');
      return null;
    }
    const recent = new Set(shown.slice(-APART));
    const { others = [], ...own } = card;
    const subject = [motifOf(own), ...others].find((name) => !recent.has(name) && isDrawn(name)) ?? motifOf(own);
    const poster = unseen({ ...subjectOf(subject as SubjectName), hour: own.hour, seed: own.seed } as Poster, used);
    used.add(pictureOf(poster));
    shown.push(motifOf(poster));
    return poster;
  });
}

const motifOf = ({ biome, motif }: Poster): string => `${biome}:${motif}`;
const pictureOf = (poster: Poster): string => `${motifOf(poster)} ${poster.hour} ${poster.seed}`;

function isDrawn(name: string): boolean {
  const [biome = '', motif = ''] = name.split(':');
  return isPosterSubject(biome, motif);
}

/** The same scene at the next free hour, then with the next seed. */
function unseen(poster: Poster, used: ReadonlySet<string>): Poster {
  const first = (daylight as readonly Hour[]).indexOf(poster.hour);
  for (let seed = 0; seed < seedCount; seed++) {
    for (let step = 0; step < daylight.length; step++) {
      const hour =
        seed + step === 0 ? poster.hour : (daylight[(first + step + daylight.length) % daylight.length] ?? poster.hour);
      const other = { ...poster, hour, seed: (poster.seed + seed) % seedCount } as Poster;
      if (!used.has(pictureOf(other))) return other;
    }
  }
  return poster;
}
