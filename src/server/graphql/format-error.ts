import type { GraphQLError } from 'graphql';
import { type Log, logFailure } from '#kernel';
import { fromAppError, GENERIC_MESSAGE, graphqlError } from '#kernel/graphql';
import { asExpected } from '#kernel/serving';
import { repeated } from '#kernel/shared';

/** The library's sentences repeat names and values of the query. */
const LONGEST_MESSAGE = 200;

/**
 * Gives every error the shape that clients read. What nobody expected is logged here, once, and told to nobody;
 * what the library refused before a resolver ran (a query it can't parse or that doesn't fit the schema) is the caller's.
 */
export function formatError(error: unknown, log: Log, requestId: string): GraphQLError {
  const located = isGraphqlError(error) ? error : null;
  const cause = located?.originalError ?? error;
  const at = located ? { nodes: located.nodes, path: located.path } : {};
  const expected = asExpected(cause);
  if (!expected && located && isGraphqlError(cause)) return cause.extensions.exception ? cause : badQuery(located);
  if (expected !== cause) logFailure(log, cause, { requestId }, 'unexpected error');
  return expected ? fromAppError(expected, at) : graphqlError('INTERNAL', 500, GENERIC_MESSAGE, at);
}

/** True for an error that a GraphQL library made, whichever copy of it. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

function badQuery({ message, nodes, source, positions, path }: GraphQLError): GraphQLError {
  return graphqlError('BAD_USER_INPUT', 422, repeated(message, LONGEST_MESSAGE), { nodes, source, positions, path });
}
