import { policies } from '../../src/server/policies.ts';
import { oddly, queryString, type Route } from './draw.ts';
import type { Speaks } from './fuzz-request.ts';
import type { Meanings } from './meanings.ts';
import { fillPath } from './rest-routes.ts';

/** What the server answers besides pages and described calls: health, drawn pictures, assets, the contracts. */
export function fileRoutes(described: ReadonlySet<string>, meanings: Meanings): Route[] {
  const keys = Object.keys(policies.routes).filter((key) => !described.has(key) && !key.endsWith('/graphql'));
  return keys.map((name) => {
    const [method = '', path = ''] = name.split(' ');
    const speaks = speaksAt(path);
    return {
      name,
      draw: (draw) => {
        const target = fillPath(draw, path, meanings) + queryString(draw, { v: [], page: ['1'] });
        return oddly(draw, { route: name, speaks, method, target });
      },
    };
  });
}

function speaksAt(path: string): Speaks {
  if (path.startsWith('/next-api/auth/')) return 'sign-in';
  return path.endsWith('openapi.json') ? 'json-api' : 'file';
}
