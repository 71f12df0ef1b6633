import type { GraphqlContext } from '#kernel/graphql';
import { partnerContext } from '../partner-context.ts';

const known = new WeakMap<GraphqlContext, Map<string, Promise<GraphqlContext>>>();

/**
 * The request as it comes through a partner's site, the same one for each field that names the partner: what its
 * resolvers read together they read within what the partner shows. @throws AppError not_found
 */
export function partnerRequest(request: GraphqlContext, dmoSlug: string | null | undefined): Promise<GraphqlContext> {
  if (dmoSlug === null || dmoSlug === undefined) return Promise.resolve(request);
  const bySlug = known.get(request) ?? new Map<string, Promise<GraphqlContext>>();
  known.set(request, bySlug);
  let found = bySlug.get(dmoSlug);
  if (!found) {
    found = partnerContext(request.ctx, dmoSlug).then((ctx) => ({ ...request, ctx }));
    bySlug.set(dmoSlug, found);
  }
  return found;
}
