import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isGraphqlError } from './format-error.ts';
import { validate } from './library.ts';
import { parseWithinLimits, type Weigh, weighing } from './limits.ts';

/** Of the texts kept. Each becomes 90 bytes of a document, at worst 210: 9 to 21 MB in all. */
const KEPT_CHARACTERS = 100_000;

/** A query that can be read, and what the schema has against it; or why it can't be. */
export type Prepared =
  | { document: DocumentNode; errors: readonly GraphQLError[]; weigh: Weigh }
  | { document: null; errors: readonly GraphQLError[] };

export type Prepare = (query: string) => Prepared;

/**
 * Parses and validates each query once: clients send the same few with other variables. What is refused isn't kept,
 * nor more than so many characters.
 */
export function createPrepare(schema: GraphQLSchema, keptCharacters = KEPT_CHARACTERS): Prepare {
  const kept = new LRUCache<string, Prepared>({
    maxSize: keptCharacters,
    sizeCalculation: (_prepared, query) => query.length,
  });
  return (query) => {
    const found = kept.get(query);
    if (found) return found;
    const prepared = read(schema, query);
    if (prepared.errors.length === 0) kept.set(query, prepared);
    return prepared;
  };
}

function read(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parseWithinLimits(query);
    return { document, errors: validate(schema, document), weigh: weighing(schema, document) };
  } catch (error) {
    if (!isGraphqlError(error)) throw error;
    return { document: null, errors: [error] };
  }
}
