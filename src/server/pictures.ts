import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { tripPage } from '#catalogue';
import { countriesWithTrips, guidePlaces } from '#catalogue/places';
import { routeStops } from '#catalogue/shared';
import { companyMark, mapFrames, placesFrame, renderPosterFile, routeMap, worldMap } from '#posters';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Mounting, mount } from './rest/mount.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Trips to a country from which its tint on the map of the world is deeper; the page says so in words. */
const DEEPER = [10, 50];
/** The end of a map's name where it is drawn for a narrow page. */
const NARROW = '.narrow.svg';
const SLUG = /^[a-z0-9-]{1,140}$/;

/** Drawn pictures: the finite set of posters, a map for each trip and guide, an emblem for each company. */
export function pictures(door: Mounting & Pick<Door, 'db' | 'clock'>): DoorApp {
  const maps = new LRUCache<string, { svg: string }>({ max: 2000 });
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /posters/{name}', (c) => svg(renderPosterFile(c.req.param('name') ?? ''), FOREVER));
  mount(app, door, 'GET /marks/{file}', (c) => {
    const slug = slugOf(c.req.param('file'));
    return svg(slug && companyMark({ key: slug, name: slug }), FOREVER);
  });
  mount(app, door, 'GET /maps/trips/{file}', async (c) => {
    const file = c.req.param('file') ?? '';
    const narrow = file.endsWith(NARROW);
    const slug = slugOf(narrow ? `${file.slice(0, -NARROW.length)}.svg` : file);
    if (!slug) return svg(null, HOUR);
    const trip = await tripPage(contextOf(door, c.get('actor')), { slug });
    if (!trip || 'movedTo' in trip) return svg(null, HOUR);
    const key = `${trip.id} ${trip.updatedAt} ${narrow}`;
    const kept = maps.get(key);
    if (kept) return svg(kept.svg, HOUR);
    const stops = routeStops(trip.days);
    const frames = mapFrames(stops);
    const frame = narrow ? frames.narrow : frames.wide;
    const drawn = frame && routeMap({ stops, ...frame });
    if (drawn) maps.set(key, { svg: drawn });
    return svg(drawn, HOUR);
  });
  mount(app, door, 'GET /maps/guides/{file}', async (c) => {
    const slug = slugOf(c.req.param('file'));
    const places = slug ? await guidePlaces(contextOf(door, c.get('actor')), slug) : [];
    // Kept by what it shows: a trip more somewhere is another map.
    const key = JSON.stringify(places);
    const kept = maps.get(key);
    if (kept) return svg(kept.svg, HOUR);
    const stops = places.map(({ name, trips, ...at }) => ({
      name: `${name} (${trips})`,
      ...at,
      days: null,
      mode: null,
    }));
    const drawn = routeMap({ stops, ...placesFrame, apart: true });
    if (drawn) maps.set(key, { svg: drawn });
    return svg(drawn, HOUR);
  });
  mount(app, door, 'GET /maps/world.svg', async (c) => {
    const countries = await countriesWithTrips(contextOf(door, c.get('actor')));
    const places = countries.map(({ trips, lat, long }) => ({
      lat,
      long,
      step: DEEPER.filter((least) => trips >= least).length,
    }));
    const key = `world ${JSON.stringify(places)}`;
    const drawn = maps.get(key) ?? { svg: worldMap(places, 'Map of the world: trips by country') };
    maps.set(key, drawn);
    return svg(drawn.svg, HOUR);
  });
  return app;
}

function slugOf(file = ''): string | null {
  const slug = file.endsWith('.svg') ? file.slice(0, -4) : '';
  return SLUG.test(slug) ? slug : null;
}

function svg(text: string | null, cache: string): Response {
  if (text === null) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  return new Response(text, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cache } });
}
