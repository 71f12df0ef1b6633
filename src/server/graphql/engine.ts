import { type ExecutionResult, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Context, Log } from '#kernel';
import { GENERIC_MESSAGE, type GraphqlContext, graphqlError, MAX_COMPLEXITY } from '#kernel/graphql';
import { countFromHere } from '#kernel/serving';
import { formatError } from './format-error.ts';
import { executeRootSelectionSet, validateExecutionArgs } from './library.ts';
import { createPrepare } from './prepare.ts';
import { type Asked, refusalStatus } from './read-request.ts';
import { within } from './within.ts';

const TIMEOUT_MS = 5000;

/** What the server knows of a request besides what it asks. `gone` is aborted when nobody waits any more. */
export type Caller = { ctx: Context; requestId: string; gone: AbortSignal };

/** The JSON text to send, and how. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

type Outcome = Pick<ExecutionResult, 'errors' | 'data'> & {
  status: number;
  headers?: Record<string, string>;
  /** What the query costs, once that is known. */
  complexity?: number;
};

/** What the engine knows of the site. */
type Around = { log: Log } & Pick<GraphqlContext, 'hasPage' | 'fields'>;

/** The engine answers what readRequest read, or says after `timeoutMs` that it can't. */
export function createEngine(schema: GraphQLSchema, { log, ...around }: Around, timeoutMs = TIMEOUT_MS) {
  const prepare = createPrepare(schema);

  async function outcomeOf(asked: Asked, { ctx, requestId, gone }: Caller): Promise<Outcome> {
    // The request's body was waited for.
    countFromHere();
    const refused = refusalStatus(asked.mediaType);
    const prepared = prepare(asked.query);
    if (!prepared.document) return { status: refused, errors: prepared.errors };
    const { document, errors, weigh } = prepared;

    const operation = getOperationAST(document, asked.operationName);
    if (!operation) return UNDETERMINED;
    if (operation.operation === 'mutation' && asked.readOnly) return NEEDS_POST;
    if (errors.length > 0) return { status: refused, errors };
    const { complexity, excess } = weigh(operation, asked.variables);
    if (excess) return { status: refused, errors: [excess], complexity };

    const outcome = await within(timeoutMs, gone, async (abortSignal): Promise<Outcome> => {
      const contextValue: GraphqlContext = { ctx, requestId, ...around };
      const { operationName, variables: variableValues } = asked;
      const args = validateExecutionArgs({
        schema,
        document,
        operationName,
        variableValues,
        contextValue,
        abortSignal,
      });
      if (!('schema' in args)) return { status: 400, errors: args };
      return { status: 200, complexity, ...(await executeRootSelectionSet(args)) };
    });
    return outcome ?? TOO_LATE;
  }

  return async (asked: Asked, caller: Caller): Promise<Answer> => {
    const { status, headers = {}, errors, data, complexity } = await outcomeOf(asked, caller);
    const formatted = errors?.map((error) => formatError(error, log, caller.requestId));
    // Half an answer would be taken for a whole one, and kept: whoever asks again gets all of it.
    if (formatted?.some(({ extensions }) => extensions.status === 503)) {
      return { status: 503, headers: TRY_AGAIN, body: JSON.stringify({ errors: formatted, data: null }) };
    }
    const extensions = complexity === undefined ? undefined : { cost: { complexity, most: MAX_COMPLEXITY } };
    return { status, headers, body: JSON.stringify({ errors: formatted, data, extensions }) };
  };
}

const UNDETERMINED: Outcome = {
  status: 400,
  errors: [graphqlError('BAD_USER_INPUT', 422, 'Could not determine what operation to execute.')],
};

const NEEDS_POST: Outcome = {
  status: 405,
  headers: { Allow: 'POST' },
  errors: [graphqlError('BAD_REQUEST', 405, 'Can only perform a mutation operation from a POST request of this site.')],
};

const TRY_AGAIN = { 'Retry-After': '5' };

const TOO_LATE: Outcome = {
  status: 503,
  headers: TRY_AGAIN,
  errors: [graphqlError('INTERNAL', 503, GENERIC_MESSAGE)],
};
