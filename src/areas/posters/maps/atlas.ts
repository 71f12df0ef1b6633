import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Outline, outline } from './outline.ts';
import { type Cap, capAround, type LongLat, toPlaces } from './sphere.ts';

/** Natural Earth at 1:10, 1:50 and 1:110 million. */
export type Detail = '10m' | '50m' | '110m';
/** One piece of a country: its outline, then its holes. */
export type Piece = { country: number; rings: Outline[]; cap: Cap };
export type Border = { line: Outline; cap: Cap };
/** `codes` are ISO 3166-1's of two letters; null for land that has none. */
export type Atlas = { names: string[]; codes: (string | null)[]; pieces: Piece[]; borders: Border[] };

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const loaded = new Map<Detail, Atlas>();
const require = createRequire(import.meta.url);

/** The world's countries, read once a detail. The finest takes about 0.4 s, so a server asks for it when it starts. */
export function atlas(detail: Detail): Atlas {
  const known = loaded.get(detail);
  if (known) return known;
  const world = JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${detail}.json`), 'utf8')) as World;
  const fresh = read(world);
  loaded.set(detail, fresh);
  return fresh;
}

function read(world: World): Atlas {
  const { features } = feature(world, world.objects.countries);
  const pieces = features.flatMap(({ geometry }, country) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return parts.map((part) => {
      const rings = part.map((ring) => outline(toPlaces(ring as unknown as LongLat[])));
      // Not always the first ring's: Antarctica's is a speck at the pole, its coast comes second.
      const cap = rings.map(({ places }) => capAround(places)).reduce((a, b) => (b.radius > a.radius ? b : a));
      return { country, rings, cap };
    });
  });
  return {
    names: features.map(({ properties }) => properties.name),
    codes: features.map(({ id, properties }) => codeOf(id, properties.name)),
    pieces,
    borders: sharedArcs(world),
  };
}

/** Natural Earth numbers countries as ISO does; Kosovo, which has a code by usage alone, bears no number there. */
function codeOf(id: string | number | undefined, name: string): string | null {
  if (id === undefined) return name === 'Kosovo' ? 'XK' : null;
  return countries.numericToAlpha2(String(id)) ?? null;
}

/** The arcs that two countries have in common. An arc is a list of integer steps until the transform is applied. */
function sharedArcs(world: World): Border[] {
  const owners = new Map<number, Set<number>>();
  world.objects.countries.geometries.forEach((country, owner) => {
    if (!('arcs' in country)) return;
    for (const arc of (country.arcs as unknown[]).flat(3) as number[]) {
      const index = arc < 0 ? ~arc : arc;
      owners.set(index, (owners.get(index) ?? new Set()).add(owner));
    }
  });
  const { scale, translate } = world.transform ?? { scale: [1, 1], translate: [0, 0] };
  return [...owners].flatMap(([index, countries]) => {
    if (countries.size < 2) return [];
    let x = 0;
    let y = 0;
    const line = toPlaces(
      (world.arcs[index] ?? []).map(([dx = 0, dy = 0]) => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      }),
    );
    return [{ line: outline(line), cap: capAround(line) }];
  });
}
