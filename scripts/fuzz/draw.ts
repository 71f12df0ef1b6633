import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request.ts';
import { manners } from './fuzz-request.ts';
import { nastyBodies, nastyHeaders, nastyMethods, nastyParts, nastyTexts } from './nasty.ts';

/** Takes one choice after the other from fast-check, so that a seed makes the same requests again. */
export type Draw = fc.GeneratorValue;

/** Makes requests for one route. */
export type Route = { name: string; draw(draw: Draw): FuzzRequest };

/** As many requests for each route as asked, the same for the same seed whatever other routes there are. */
export function requestsFor(route: Route, times: number, seed: number): FuzzRequest[] {
  return fc.sample(fc.gen(), { seed: seed + sumOf(route.name), numRuns: times }).map((draw) => route.draw(draw));
}

/** Routes differ in what is odd about their requests, even when there are few of them. */
function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);
}

export function oneOf<Item>(draw: Draw, items: readonly Item[]): Item {
  // By its place: fast-check compares what a choice is made from, and some items are deep.
  return items[draw(fc.nat, items.length - 1)] as Item;
}

/** One of them or more, so many at most; none of none. */
export function someOf<Item>(draw: Draw, items: readonly Item[], most: number): Item[] {
  const count = items.length > 0 ? draw(fc.integer, { min: 1, max: most }) : 0;
  return [...new Set(Array.from({ length: count }, () => oneOf(draw, items)))];
}

/** True so many times of a hundred. */
export function now(draw: Draw, percent: number): boolean {
  // Shuffled: fast-check likes the smallest and the largest numbers best.
  return (draw(fc.nat, 99) * 37 + 50) % 100 < percent;
}

/** Some of many keys. */
export function fewOf<Value>(draw: Draw, record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(() => now(draw, 12)));
}

/** A part of a path or a value of a query, as it goes over the wire; `meant` are those that mean something. */
export function addressPart(draw: Draw, meant: readonly string[]): string {
  if (meant.length > 0 && now(draw, 70)) return encodeURIComponent(oneOf(draw, meant));
  return now(draw, 75) ? oneOf(draw, nastyParts) : encodeURIComponent(draw(fc.string).toWellFormed());
}

export function text(draw: Draw, meant: readonly string[]): string {
  if (meant.length > 0 && now(draw, 70)) return oneOf(draw, meant);
  return now(draw, 75) ? oneOf(draw, nastyTexts) : draw(fc.string, { unit: 'binary' });
}

/** The keys of a query with what each may mean; some are left out, some doubled, some invented. */
export function queryString(draw: Draw, keys: Readonly<Record<string, readonly string[]>>): string {
  const pairs = Object.entries(keys).flatMap(([key, meant]) => {
    if (!now(draw, 45)) return [];
    return Array.from({ length: now(draw, 15) ? 2 : 1 }, () => `${spelled(draw, key)}=${addressPart(draw, meant)}`);
  });
  if (now(draw, 8)) pairs.push(`${oneOf(draw, nastyParts)}=${oneOf(draw, nastyParts)}`);
  if (now(draw, 3)) pairs.push(manyValues(oneOf(draw, Object.keys(keys).concat('theme'))));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Eight thousand characters of values that nobody knows. */
export function manyValues(key: string): string {
  return Array.from({ length: 8000 / (key.length + 6) }, (_, i) => `${key}=v${i}`).join('&');
}

/** Now and then as other clients spell it. */
function spelled(draw: Draw, key: string): string {
  if (!now(draw, 10)) return key;
  return oneOf(draw, [key.toUpperCase(), key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), `${key}[]`]);
}

type Meant = Pick<FuzzRequest, 'route' | 'speaks' | 'target'> & Partial<FuzzRequest>;

/** A request with what may be odd about any of them: its method, headers, body and manners. */
export function oddly(draw: Draw, meant: Meant): FuzzRequest {
  const request: FuzzRequest = { method: 'GET', headers: [], body: null, manner: 'whole', ...meant };
  if (now(draw, 7)) {
    request.method = oneOf(draw, nastyMethods);
    if (now(draw, 60)) {
      request.body = Buffer.from(oneOf(draw, nastyBodies));
      request.headers = [...request.headers, ['Content-Type', oneOf(draw, BODY_TYPES)]];
    }
  }
  if (now(draw, 20)) {
    const odd = Array.from({ length: draw(fc.integer, { min: 1, max: 3 }) }, () => oneOf(draw, nastyHeaders));
    request.headers = [...request.headers, ...odd];
  }
  if (now(draw, 12)) request.manner = oneOf(draw, manners);
  return request;
}

const BODY_TYPES = ['application/json', 'application/vnd.api+json', 'application/x-www-form-urlencoded', 'text/plain'];
