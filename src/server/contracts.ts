import type { GraphQLSchema } from 'graphql';
import type { Parts } from '#kernel';
import type { SchemaDescription } from '../web/docs/schema-description.ts';
import { describeSchema } from './graphql/describe-schema.ts';
import { lexicographicSortSchema, printSchema } from './graphql/library.ts';
import { createSchema } from './graphql/schema.ts';
import type { Policies } from './policies.ts';
import { type OpenApiDocument, openApiDocument } from './rest/openapi.ts';
import { restRoutes } from './rest.ts';

/** How long somebody may rely on a description without asking again: five minutes. */
export const PUBLISHED = 'public, max-age=300';

/**
 * What the server promises to programs: printed into contracts/, served, and shown at /docs. Each is made when it is first
 * asked for.
 */
export type Contracts = {
  openApi: () => OpenApiDocument;
  schema: () => GraphQLSchema;
  /** The schema as text. */
  sdl: () => string;
  /** The schema as plain data, for people. */
  described: () => SchemaDescription;
};

type From = Parts & { version: string; policies: Policies };

export function contractsOf(from: From): Contracts {
  const schema = once(() => createSchema(from));
  const sorted = once(() => lexicographicSortSchema(schema()));
  return {
    openApi: once(() => openApiDocument(restRoutes(from), from)),
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
