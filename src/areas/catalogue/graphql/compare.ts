import { AppError, notFound } from '#kernel';
import { type ApiBuilder, type ApiObject, times } from '#kernel/graphql';
import { isSlug } from '#kernel/http';
import { partnerRequest } from '#partners';
import { operatorFacts } from '../operators/operator-facts.ts';
import { readTripIdsBySlug } from '../queries/offered-trips.ts';
import type { OperatorNode, TripNode } from './nodes.ts';

const LEAST = 2;
const MOST = 3;

/** Two or three trips, or companies, side by side. */
export function addComparisons(
  builder: ApiBuilder,
  { trip, operator }: { trip: ApiObject<TripNode>; operator: ApiObject<OperatorNode> },
): void {
  builder.queryField('compareTrips', (t) =>
    t.field({
      type: [trip],
      nullable: true,
      extensions: times(MOST),
      description: 'Two or three trips in the order asked for; unknown ones are left out as long as two are known.',
      args: { slugs: t.arg.stringList({ required: true }), dmoSlug: t.arg.string() },
      resolve: async (_root, { slugs, dmoSlug }, from): Promise<TripNode[]> => {
        const asked = readSlugs(slugs);
        const request = await partnerRequest(from, dmoSlug);
        const ids = await readTripIdsBySlug(request.ctx, asked);
        return known(asked.flatMap((slug) => ids.get(slug) ?? [])).map((id) => ({
          request,
          id,
          card: null,
          core: null,
        }));
      },
    }),
  );
  builder.queryField('compareOperators', (t) =>
    t.field({
      type: [operator],
      nullable: true,
      extensions: times(MOST),
      description: 'Two or three companies in the order asked for; unknown ones are left out as long as two are known.',
      args: { slugs: t.arg.stringList({ required: true }), dmoSlug: t.arg.string() },
      resolve: async (_root, { slugs, dmoSlug }, from): Promise<OperatorNode[]> => {
        const asked = readSlugs(slugs);
        const request = await partnerRequest(from, dmoSlug);
        const found = await operatorFacts(request.ctx, asked);
        const shown = asked.flatMap((slug) => {
          const facts = found.get(slug);
          return facts?.shown && facts.slug === slug ? [facts] : [];
        });
        return known(shown).map((facts) => ({ request, key: facts.id, known: facts }));
      },
    }),
  );
}

function readSlugs(slugs: readonly string[]): string[] {
  const distinct = [...new Set(slugs)];
  if (distinct.length < LEAST || distinct.length > MOST) {
    throw new AppError('invalid', `slugs must be ${LEAST} or ${MOST} different ones`, { pointer: 'slugs' });
  }
  return distinct.filter(isSlug);
}

/** One alone can't be compared. */
function known<Node>(nodes: Node[]): Node[] {
  if (nodes.length < LEAST) throw notFound();
  return nodes;
}
