import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { createYoga, useExecutionCancellation as executionCancellation, type Plugin } from 'graphql-yoga';
import type { Context, Log } from '#kernel';
import { GENERIC_MESSAGE, type GraphqlContext, graphqlError } from '#kernel/graphql';
import { formatError } from './format-error.ts';
import { excessOf, parserWithinLimits } from './limits.ts';

const TIMEOUT_MS = 5000;

/** What the server knows of a request besides the request itself. */
export type Caller = { ctx: Context; requestId: string };

/** The engine that answers a request as readRequest prepared it, or says after `timeoutMs` that it can't. */
export function createEngine(schema: GraphQLSchema, log: Log, timeoutMs = TIMEOUT_MS) {
  const yoga = createYoga<Caller, GraphqlContext>({
    schema,
    plugins: [limits(), executionCancellation(), formatting(log)],
    context: ({ ctx, requestId }) => ({ ctx, requestId }),
    maskedErrors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
  });

  return async (request: Request, caller: Caller): Promise<Response> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const late = new Promise<Response>((resolve) => {
      deadline.addEventListener('abort', () => resolve(tooLate()), { once: true });
    });
    const signal = AbortSignal.any([request.signal, deadline]);
    return Promise.race([yoga.fetch(new Request(request, { signal }), caller), late]);
  };
}

function tooLate(): Response {
  const error = graphqlError('INTERNAL', 503, GENERIC_MESSAGE);
  return Response.json({ errors: [error] }, { status: 503, headers: { 'Retry-After': '5' } });
}

/** Refuses what asks for too much: by its text when it is parsed, by its cost before it is run. */
function limits(): Plugin {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn(parserWithinLimits(parseFn));
    },
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues } = args as ExecutionArgs;
      const excess = excessOf({ schema, document, operationName, variableValues });
      if (excess) setResultAndStopExecution({ errors: [excess] });
    },
  };
}

/** Every error leaves in the same shape, wherever it came from. */
function formatting(log: Log): Plugin<object, Caller> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (!('errors' in result) || !result.errors) return;
      setResult({ ...result, errors: result.errors.map((error) => formatError(error, log, serverContext.requestId)) });
    },
  };
}
