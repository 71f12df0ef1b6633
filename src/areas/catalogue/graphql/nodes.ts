import { notFound } from '#kernel';
import { batched, type GraphqlContext } from '#kernel/graphql';
import { operatorFacts, operatorTrips } from '../operators/operator-facts.ts';
import type { OperatorFacts } from '../operators/operator-page.ts';
import type { OperatorPage } from '../operators/operator-page-model.ts';
import { cardsById } from '../trips/offered-cards.ts';
import type { TripCard } from '../trips/trip-card.ts';
import type { TripCore, TripStory } from '../trips/trip-page-model.ts';
import { tripCores, tripStories } from '../trips/trip-pages.ts';

/**
 * A trip as a resolver holds it: what is known of it so far. The rest is read with that of its neighbors, through the
 * request of the partner's site that it was found on.
 */
export type TripNode = { request: GraphqlContext; id: string; card: TripCard | null; core: TripCore | null };

/** A company by id or slug, with what is known of it so far. `rank`: its place in the category it was listed for. */
export type OperatorNode = {
  request: GraphqlContext;
  key: string;
  known: Partial<OperatorFacts> & Partial<Pick<OperatorPage, 'topTrips' | 'popularTrips'>>;
  rank?: number | null;
};

const loadCore = batched(tripCores);
const loadStory = batched(tripStories);
const loadCard = batched(cardsById);
const loadOperator = batched(operatorFacts);
const loadOperatorTrips = batched(operatorTrips);

export function tripNode(request: GraphqlContext, card: TripCard): TripNode {
  return { request, id: card.id, card, core: null };
}

export function tripNodes(request: GraphqlContext, cards: readonly TripCard[]): TripNode[] {
  return cards.map((card) => tripNode(request, card));
}

/** Trips by id as lists show them; those that aren't listed or aren't shown are left out. */
export async function tripNodesById(request: GraphqlContext, ids: readonly string[]): Promise<TripNode[]> {
  const cards = await Promise.all(ids.map((id) => loadCard(request, id)));
  return cards.flatMap((card) => (card ? [tripNode(request, card)] : []));
}

/** Companies by id, in this order; those that there aren't, or that aren't shown, are left out. */
export async function operatorNodesById(request: GraphqlContext, ids: readonly string[]): Promise<OperatorNode[]> {
  const found = await Promise.all(ids.map((id) => loadOperator(request, id)));
  return found.flatMap((facts) => (facts?.shown ? [{ request, key: facts.id, known: facts }] : []));
}

/** Facts that a card has as well as a page. */
export type TripFacts = Omit<Pick<TripCard, keyof TripCard & keyof TripCore>, 'inclusions'>;

export async function factsOf(node: TripNode): Promise<TripFacts> {
  return node.card ?? coreOf(node);
}

async function coreOf(node: TripNode): Promise<TripCore> {
  const core = node.core ?? (await loadCore(node.request, node.id));
  if (!core) throw notFound();
  return core;
}

/** A field that every view of a trip has: at once where it is known, since a promise for each costs more than the rest. */
export function fact<Value>(pick: (facts: TripFacts, request: GraphqlContext) => Value) {
  return (node: TripNode): Value | Promise<Value> => {
    const known = node.card ?? node.core;
    return known ? pick(known, node.request) : coreOf(node).then((core) => pick(core, node.request));
  };
}

/** A field that cards lack. */
export function inCore<Value>(pick: (core: TripCore, request: GraphqlContext) => Value) {
  return (node: TripNode): Value | Promise<Value> =>
    node.core ? pick(node.core, node.request) : coreOf(node).then((core) => pick(core, node.request));
}

/** A field of the trip's story, which is read when one of its fields is asked for. */
export function inStory<Value>(pick: (story: TripStory, request: GraphqlContext) => Value) {
  return async (node: TripNode): Promise<Value> => {
    const story = await loadStory(node.request, node.id);
    if (!story) throw notFound();
    return pick(story, node.request);
  };
}

/** A term that cards name too. */
export function namedTerm(onCard: 'tripType' | 'physicalLevel', property: string) {
  const ofPage = inCore(({ terms }) => terms.find(({ propertyKey }) => propertyKey === property) ?? null);
  return (node: TripNode) => (node.card ? node.card[onCard] : ofPage(node));
}

export async function operatorOf(node: OperatorNode): Promise<OperatorFacts> {
  const operator = await loadOperator(node.request, node.key);
  if (!operator) throw notFound();
  return operator;
}

/** A field of a company made of one of its facts: known already, else read. */
export function fromOperator<Key extends keyof OperatorFacts, Value>(
  key: Key,
  pick: (fact: OperatorFacts[Key], request: GraphqlContext) => Value,
) {
  return (node: OperatorNode): Value | Promise<Value> => {
    const known = node.known[key] as OperatorFacts[Key] | undefined;
    if (known !== undefined) return pick(known, node.request);
    return operatorOf(node).then((operator) => pick(operator[key], node.request));
  };
}

export function ofOperator<Key extends keyof OperatorFacts>(key: Key) {
  return fromOperator(key, (found) => found);
}

export async function tripsOfOperator(node: OperatorNode): Promise<{ top: TripCard[]; popular: TripCard[] }> {
  const { id, topTrips, popularTrips } = node.known;
  if (topTrips && popularTrips) return { top: topTrips, popular: popularTrips };
  return (await loadOperatorTrips(node.request, id ?? (await operatorOf(node)).id)) ?? { top: [], popular: [] };
}
