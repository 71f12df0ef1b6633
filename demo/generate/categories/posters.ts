import { choosePoster, type Poster } from '#posters/shared';
import type { AttractionEntry } from '../world/attractions.ts';
import type { RegionEntry, StopEntry } from '../world/world.ts';

/** The poster of a page, by the stops that it is about; its name and kind say which of them count. */
export function stopsPoster(slug: string, name: string, stops: readonly StopEntry[], kinds: string[] = []): Poster {
  const { others: _, ...poster } = choosePoster(slug, {
    name,
    kinds,
    stops: stops.map(({ stop }) => stop).map(placeOf),
  });
  return poster;
}

export const regionPoster = (slug: string, name: string, { stops }: RegionEntry, kinds?: string[]): Poster =>
  stopsPoster(slug, name, stops, kinds);

/** Sights are shown themselves where they were drawn, else by the land around them. */
export function attractionPoster({ slug, name, lat, long }: AttractionEntry, { stop }: StopEntry): Poster {
  const { others: _, ...poster } = choosePoster(slug, { name, stops: [{ name, country: stop.country, lat, long }] });
  return poster;
}

const placeOf = ({ name, country, lat, long, nights }: StopEntry['stop']) => ({
  name,
  country,
  lat,
  long,
  nights: nights[0],
});
