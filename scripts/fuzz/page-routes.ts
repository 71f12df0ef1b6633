import { type Draw, fewOf, now, oddly, queryString, type Route } from './draw.ts';
import type { Meanings } from './meanings.ts';
import { fillPath } from './rest-routes.ts';

type PageRoute = { path: string };

/** One route for each page, and one for what its scripts read of it. */
export function pageRoutes(pages: readonly PageRoute[], meanings: Meanings): Route[] {
  return pages.flatMap(({ path }) => [page(`/${path}`, meanings), dataOf(`/${path}`, meanings)]);
}

const HTML: [string, string] = ['Accept', 'text/html,application/xhtml+xml'];

function page(path: string, meanings: Meanings): Route {
  const route = `page ${path}`;
  return {
    name: route,
    draw: (draw) =>
      oddly(draw, {
        route,
        speaks: 'page',
        target: target(draw, fillPath(draw, path, meanings), meanings),
        headers: [HTML],
      }),
  };
}

/** The data of "/" is at "/_.data". */
function dataOf(path: string, meanings: Meanings): Route {
  const route = `data ${path}`;
  return {
    name: route,
    draw: (draw) => {
      const filled = `${path === '/' ? '/_' : fillPath(draw, path, meanings)}.data`;
      return oddly(draw, { route, speaks: 'data', target: target(draw, filled, meanings, ['_routes', 'index']) });
    },
  };
}

function target(draw: Draw, path: string, { slugs, filters }: Meanings, more: readonly string[] = []): string {
  const usual: Record<string, readonly string[]> = {
    page: ['1', '2', '3', '99'],
    sort: ['price_low_to_high', 'review_high_to_low', 'recommended'],
    q: ['peru', 'safari', 'trkking', ...slugs],
    exact: ['1'],
    tier: ['0', '1'],
    travelers: ['1', '2', '20'],
    departure: [],
    ...Object.fromEntries(more.map((key) => [key, ['root', '']])),
  };
  // All keys at once would leave no trip to render.
  const keys = now(draw, 50) ? usual : { ...usual, ...fewOf(draw, filters) };
  return path + queryString(draw, keys);
}
