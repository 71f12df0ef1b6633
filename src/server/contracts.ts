import type { Parts } from '#kernel';
import type { Contracts } from './door.ts';
import { describeSchema } from './graphql/describe-schema.ts';
import { lexicographicSortSchema, printSchema } from './graphql/library.ts';
import { createSchema } from './graphql/schema.ts';
import type { Policies } from './policies.ts';
import { openApiDocument } from './rest/openapi.ts';
import { restRoutes } from './rest.ts';

type From = Parts & { version: string; policies: Policies };

export function contractsOf(from: From): Contracts {
  const openApi = once(() => openApiDocument(restRoutes(from), from));
  const schema = once(() => createSchema(from));
  const sorted = once(() => lexicographicSortSchema(schema()));
  return {
    openApi,
    openApiText: once(() => JSON.stringify(openApi())),
    schema,
    sdl: once(() => `${printSchema(sorted())}\n`),
    described: once(() => describeSchema(sorted())),
  };
}

function once<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
