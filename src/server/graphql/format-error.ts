import type { GraphQLError } from 'graphql';
import { isAppError, type Log } from '#kernel';
import { fromAppError, GENERIC_MESSAGE, graphqlError } from '#kernel/graphql';

type HttpHint = { status?: number; spec?: boolean; headers?: Record<string, string> };

/**
 * Gives every error the shape that clients read. What nobody expected is logged here, once, and told to nobody;
 * what the library refused before a resolver ran (a query it can't parse or that doesn't fit the schema) is the caller's.
 */
export function formatError(error: unknown, log: Log, requestId: string): GraphQLError {
  const located = isLocated(error) ? error : null;
  const cause = located?.originalError ?? error;
  const at = located ? { nodes: located.nodes, path: located.path } : {};
  if (isAppError(cause)) {
    const expected = fromAppError(cause, at);
    if (expected) return expected;
  }
  if (located && isLocated(cause)) return fromLibrary(cause, located);
  log.error({ requestId, err: cause }, 'unexpected error');
  return graphqlError('INTERNAL', 500, GENERIC_MESSAGE, at);
}

/** True for an error that a GraphQL library made, whichever copy of it. */
function isLocated(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

function fromLibrary(cause: GraphQLError, error: GraphQLError): GraphQLError {
  if (cause.extensions.exception) return cause;
  const http = cause.extensions.http as HttpHint | undefined;
  const refusedAsRequest = cause.extensions.code === 'BAD_REQUEST';
  const options = {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    ...(http && { extensions: { http } }),
  };
  return refusedAsRequest
    ? graphqlError('BAD_REQUEST', http?.status ?? 400, cause.message, options)
    : graphqlError('BAD_USER_INPUT', 422, cause.message, options);
}
