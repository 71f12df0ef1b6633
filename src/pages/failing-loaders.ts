import type { ServerBuild } from 'react-router';
import { type AppError, logFailure } from '#kernel';
import { asExpected } from '#kernel/serving';
import type { Services } from '../web/services.ts';

export type PageRequest = { services: Services; failure: AppError | null };

/** The requests under way, by the router context that their loaders get. */
export type PageRequests = WeakMap<object, PageRequest>;

/**
 * The same pages, whose loaders fail as the other doors do: an expected failure, or a database that can't answer, gets
 * its own status and words. The router would make a 500 of it, because it knows nothing but responses.
 */
export function tellFailures<Pages extends ServerBuild>(pages: Pages, requests: PageRequests): Pages {
  const routes = Object.entries(pages.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route];
    const telling: typeof loader = async (args, ...rest) => {
      try {
        return await loader(args, ...rest);
      } catch (error) {
        throw asResponse(error, args.context, requests);
      }
    };
    return [id, { ...route, module: { ...route.module, loader: telling } }];
  });
  return { ...pages, routes: Object.fromEntries(routes) };
}

function asResponse(error: unknown, context: object, requests: PageRequests): unknown {
  const failure = asExpected(error);
  const request = requests.get(context);
  if (!failure || !request) return error;
  const { log, requestId } = request.services;
  if (failure !== error) logFailure(log, error, { requestId }, 'a page failed');
  request.failure = failure;
  return new Response(failure.message, { status: failure.status });
}
