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

/** What the server promises to programs: printed into contracts/, served, and shown at /docs. */
export type Contracts = {
  openApi: OpenApiDocument;
  schema: GraphQLSchema;
  /** The schema as text. */
  sdl: string;
  /** The schema as plain data, for people. */
  described: SchemaDescription;
};

type From = Parts & { version: string; policies: Policies };

/** Contracts that are made when they are first asked for: that takes some tens of milliseconds. */
export function onceContracts(from: From): () => Contracts {
  let made: Contracts | undefined;
  return () => {
    made ??= contractsOf(from);
    return made;
  };
}

export function contractsOf(from: From): Contracts {
  const schema = createSchema(from);
  const sorted = lexicographicSortSchema(schema);
  return {
    openApi: openApiDocument(restRoutes(from), from),
    schema,
    sdl: `${printSchema(sorted)}\n`,
    described: describeSchema(sorted),
  };
}
