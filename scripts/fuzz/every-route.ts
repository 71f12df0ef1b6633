import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { pagesIn } from '../../src/web/page-table.ts';
import type { Route } from './draw.ts';
import { fileRoutes } from './file-routes.ts';
import { graphqlRoutes } from './graphql-routes.ts';
import type { Meanings } from './meanings.ts';
import { pageRoutes } from './page-routes.ts';
import { type OpenApi, restRoutes } from './rest-routes.ts';

/** Every call, field and page, from the contracts and tables that say so. */
export function everyRoute(meanings: Meanings): Route[] {
  const contract = JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as OpenApi;
  const schema = buildSchema(readFileSync('contracts/schema.graphql', 'utf8'));
  const rest = restRoutes(contract, meanings);
  return [
    ...rest,
    ...graphqlRoutes(schema, meanings),
    ...pageRoutes(pagesIn('development'), meanings),
    ...fileRoutes(new Set(rest.map(({ name }) => name)), meanings),
  ];
}
