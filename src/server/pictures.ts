import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { tripPage } from '#catalogue';
import { attractionsBySlug, countriesWithTrips, guidePlaces, sampleDays } from '#catalogue/places';
import { type RouteStop, routeStops } from '#catalogue/shared';
import { contentLists } from '#content';
import type { Context } from '#kernel';
import { formatDate } from '#kernel/shared';
import { companyMark, levelMap, mapFrames, placesFrame, renderPosterFile, routeMap, worldMap } from '#posters';
import { questionMapOf } from '#quiz';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { SHOWN_ANYWHERE } from './middleware/security-headers.ts';
import { type Mounting, mount } from './rest/mount.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Trips to a country from which its tint on the map of the world is deeper; the page says so in words. */
const DEEPER = [10, 50];
/** The end of a map's name where it is drawn for a narrow page. */
const NARROW = '.narrow.svg';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What a map is drawn for: a page in light or in dark. */
const THEMES = new Map<string, 'light' | 'dark'>([
  ['light.svg', 'light'],
  ['dark.svg', 'dark'],
]);
const SLUG = /^[a-z0-9-]{1,140}$/;

/** What a map shows, by the name of its file. */
const MAPS = {
  'GET /maps/trips/{file}': async (ctx: Context, slug: string) => {
    const trip = await tripPage(ctx, { slug });
    return !trip || 'movedTo' in trip ? [] : routeStops(trip.days);
  },
  'GET /maps/attractions/{file}': async (ctx: Context, slug: string) => {
    const found = (await attractionsBySlug(ctx, [slug])).get(slug);
    return found?.latLong ? [{ name: found.name, ...found.latLong, days: null, mode: null }] : [];
  },
  'GET /maps/itineraries/{file}': async (ctx: Context, pageId: string) =>
    UUID.test(pageId) ? routeStops(await sampleDays(ctx, pageId)) : [],
} satisfies Record<string, (ctx: Context, name: string) => Promise<RouteStop[]>>;

/** Drawn pictures: the finite set of posters, a map for each trip, place and guide, an emblem for each company. */
export function pictures(door: Mounting & Pick<Door, 'db' | 'clock'>): DoorApp {
  const maps = new LRUCache<string, { svg: string }>({ max: 2000 });
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /posters/{name}', (c) => svg(renderPosterFile(c.req.param('name') ?? ''), FOREVER));
  mount(app, door, 'GET /marks/{file}', (c) => {
    const slug = slugOf(c.req.param('file'));
    return svg(slug && companyMark({ key: slug, name: slug }), FOREVER);
  });
  for (const [route, stopsOf] of Object.entries(MAPS)) {
    mount(app, door, route as keyof typeof MAPS, async (c) => {
      const file = c.req.param('file') ?? '';
      const narrow = file.endsWith(NARROW);
      const slug = slugOf(narrow ? `${file.slice(0, -NARROW.length)}.svg` : file);
      if (!slug) return svg(null, HOUR);
      const stops = await stopsOf(contextOf(door, c.get('actor')), slug);
      return svg(draw(stops, narrow), HOUR);
    });
  }
  mount(app, door, 'GET /maps/guides/{file}', async (c) => {
    const slug = slugOf(c.req.param('file'));
    const places = slug ? await guidePlaces(contextOf(door, c.get('actor')), slug) : [];
    const stops = places.map(({ name, trips, ...at }) => ({
      name: `${name} (${trips})`,
      ...at,
      days: null,
      mode: null,
    }));
    return svg(
      keep(`guide ${JSON.stringify(stops)}`, () => routeMap({ stops, ...placesFrame, apart: true })),
      HOUR,
    );
  });
  mount(app, door, 'GET /maps/world.svg', async (c) => {
    const countries = await countriesWithTrips(contextOf(door, c.get('actor')));
    const places = countries.map(({ trips, lat, long }) => ({
      lat,
      long,
      step: DEEPER.filter((least) => trips >= least).length,
    }));
    return svg(
      keep(`world ${JSON.stringify(places)}`, () => worldMap(places, 'Map of the world: trips by country')),
      HOUR,
    );
  });
  mount(app, door, 'GET /maps/restrictions/{file}', async (c) => {
    const theme = THEMES.get(c.req.param('file') ?? '');
    if (!theme) return svg(null, HOUR);
    const { levels, dated } = (await contentLists(contextOf(door, c.get('actor')))).restrictions;
    const steps = levels.flatMap(({ countries }, level) => countries.map((code) => [code, level] as const));
    const name = `Map of the world: travel restrictions on ${formatDate(dated)}`;
    return svg(
      keep(`restrictions ${theme} ${JSON.stringify(steps)} ${dated}`, () => levelMap(new Map(steps), theme, name)),
      HOUR,
    );
  });
  mount(app, door, 'GET /maps/questions/{file}', async (c) => {
    const id = slugOf(c.req.param('file'));
    const map = id && UUID.test(id) ? await questionMapOf(contextOf(door, c.get('actor')), id) : null;
    return map ? svg(keep(`question ${map.key}`, map.draw), FOREVER) : svg(null, HOUR);
  });
  return app;

  function draw(stops: readonly RouteStop[], narrow: boolean): string | null {
    const frames = mapFrames(stops);
    const frame = narrow ? frames.narrow : frames.wide;
    return frame && keep(`${narrow} ${JSON.stringify(stops)}`, () => routeMap({ stops, ...frame }));
  }

  /** Kept by what it shows: drawn once, whatever page it stands on. */
  function keep(key: string, drawn: () => string | null): string | null {
    const kept = maps.get(key)?.svg ?? drawn();
    if (kept) maps.set(key, { svg: kept });
    return kept;
  }
}

function slugOf(file = ''): string | null {
  const slug = file.endsWith('.svg') ? file.slice(0, -4) : '';
  return SLUG.test(slug) ? slug : null;
}

function svg(text: string | null, cache: string): Response {
  if (text === null) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  return new Response(text, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cache, ...SHOWN_ANYWHERE },
  });
}
