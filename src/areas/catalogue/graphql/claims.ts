import type { ApiBuilder, ApiObject, GraphqlContext } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { type Claims, catalogueClaims, memberSavingClaim } from '../claims.ts';

export type ClaimsNode = Claims & { request: GraphqlContext };

/** What the site may say of itself; which kinds of reviews there are is added by reviews. */
export function addClaims(builder: ApiBuilder): ApiObject<ClaimsNode> {
  const claims = builder.objectRef<ClaimsNode>('Claims').implement({
    description: 'Counts of what is listed now, rounded down; null where they are too small to claim.',
    fields: (t) => ({
      trips: t.int({ nullable: true, resolve: ({ trips }) => trips?.count ?? null }),
      companies: t.int({ nullable: true, resolve: ({ companies }) => companies?.count ?? null }),
      memberSavingUsd: t.int({
        nullable: true,
        description: 'Members save up to so many whole US dollars a person.',
        resolve: ({ request }) => memberSavingClaim(request.ctx),
      }),
    }),
  });
  builder.queryField('claims', (t) =>
    t.field({
      type: claims,
      nullable: true,
      description: 'What the site, or a partner’s, may say of itself.',
      args: { dmoSlug: t.arg.string() },
      resolve: async (_root, { dmoSlug }, from): Promise<ClaimsNode> => {
        const request = await partnerRequest(from, dmoSlug);
        return { ...(await catalogueClaims(request.ctx)), request };
      },
    }),
  );
  return claims;
}
