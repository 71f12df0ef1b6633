import type { Point } from './map-view.ts';
import type { LocatedStop, TravelMode } from './route-stop.ts';

/** A dot on the map: one place, however often the route comes back to it. */
export type MapStop = { at: Point; name: string; days: string | null; importance: number };

/** Visits to one place print as one dot; closer than this, two of the same name are one. */
const samePlace = 1;
const sameName = 14;

/** Where each visit prints, how one arrives there, and the dots they share. */
export function mapStops(
  stops: readonly LocatedStop[],
  project: (place: readonly [number, number]) => Point,
): { visits: { at: Point; mode: TravelMode | null }[]; dots: MapStop[] } {
  const places: { at: Point; stops: LocatedStop[]; visits: number[] }[] = [];
  const visits = stops.map((stop, index) => {
    const at = project([stop.long, stop.lat]);
    const known = places.find((place) => {
      const apart = Math.hypot(place.at[0] - at[0], place.at[1] - at[1]);
      return apart < samePlace || (apart < sameName && place.stops.some(({ name }) => name === stop.name));
    });
    const place = known ?? { at, stops: [], visits: [] };
    if (!known) places.push(place);
    place.stops.push(stop);
    place.visits.push(index);
    return { at: place.at, mode: stop.mode };
  });
  const dots = places.map(({ at, stops: here, visits: when }) => ({
    at,
    name: [...new Set(here.map(({ name }) => name.trim()))].filter(Boolean).join(', '),
    days: daysLabel(here.flatMap(({ days }) => (days ? [days] : []))),
    importance: importanceOf(here, when.includes(0) || when.includes(stops.length - 1)),
  }));
  return { visits, dots };
}

/** "Day 3", "Days 1–2", or "Days 1–2, 9" for a place one comes back to; days told one by one are put together. */
function daysLabel(days: readonly string[]): string | null {
  const spans = [...new Set(days.map((span) => span.trim()).filter(Boolean))];
  if (spans.length === 0) return null;
  const joined = joinedSpans(spans);
  return joined.length === 1 && /^\d+$/.test(joined[0] ?? '') ? `Day ${joined[0]}` : `Days ${joined.join(', ')}`;
}

/** "1", "2", "3", "6" as "1–3", "6"; what isn't a number or a range of numbers stays as it is. */
function joinedSpans(spans: readonly string[]): string[] {
  const joined: string[] = [];
  for (const span of spans) {
    const last = /^(\d+)(?:–(\d+))?$/.exec(joined.at(-1) ?? '');
    const next = /^(\d+)(?:–(\d+))?$/.exec(span);
    if (last && next && Number(next[1]) === Number(last[2] ?? last[1]) + 1)
      joined[joined.length - 1] = `${last[1]}–${next[2] ?? next[1]}`;
    else joined.push(span);
  }
  return joined;
}

/** The ends of a route matter most, then the places where one stays longest. */
function importanceOf(stops: readonly LocatedStop[], isEnd: boolean): number {
  const nights = stops.reduce((sum, { days }) => {
    const [from = 0, to = from] = (days ?? '').match(/\d+/g)?.map(Number) ?? [];
    return sum + Math.max(0, to - from);
  }, stops.length - 1);
  return (isEnd ? 2 : 1) + Math.min(1.5, nights * 0.3);
}
