import { type Cap, capAround, dot, type Places } from './sphere.ts';

/** A coast or border with caps around each stretch of it, so that a map need not look at every place of a far one. */
export type Outline = { places: Places; stretches: Cap[] };

const stretchLength = 64 * 3;

export function outline(places: Places): Outline {
  const stretches: Cap[] = [];
  // A stretch reaches to the first place of the next, so that the caps also hold the edge between them.
  for (let start = 0; start < places.length; start += stretchLength) {
    stretches.push(capAround(places.subarray(start, start + stretchLength + 3)));
  }
  return { places, stretches };
}

/**
 * An outline in the detail a view needs: far stretches shrink to their first place (the straight edge that is left
 * stays in the stretch's cap, so never enters the view), and places nearer than `least` radians to the last are skipped.
 */
export function seenFrom({ places, stretches }: Outline, view: Cap, least: number): Places {
  const kept = new Float64Array(places.length);
  const leastSquare = least * least;
  let length = 0;
  const keep = (at: number): void => {
    kept[length] = places[at] ?? 0;
    kept[length + 1] = places[at + 1] ?? 0;
    kept[length + 2] = places[at + 2] ?? 0;
    length += 3;
  };
  stretches.forEach((stretch, index) => {
    const start = index * stretchLength;
    keep(start);
    if (isFar(stretch, view)) return;
    const end = Math.min(places.length, start + stretchLength);
    for (let at = start + 3; at < end; at += 3) {
      const dx = (places[at] ?? 0) - (kept[length - 3] ?? 0);
      const dy = (places[at + 1] ?? 0) - (kept[length - 2] ?? 0);
      const dz = (places[at + 2] ?? 0) - (kept[length - 1] ?? 0);
      if (dx * dx + dy * dy + dz * dz >= leastSquare) keep(at);
    }
  });
  if (places.length > 3) keep(places.length - 3);
  return kept.slice(0, length);
}

function isFar(stretch: Cap, view: Cap): boolean {
  const reach = stretch.radius + view.radius;
  return reach < Math.PI && stretch.radius < Math.PI / 2 && dot(stretch.center, view.center) < Math.cos(reach);
}
