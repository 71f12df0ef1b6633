import { notFound } from '#kernel';
import { batched, type GraphqlContext } from '#kernel/graphql';
import { operatorFacts, operatorTrips } from '../operators/operator-facts.ts';
import type { OperatorFacts } from '../operators/operator-page.ts';
import type { OperatorPage } from '../operators/operator-page-model.ts';
import type { TripCard } from '../trips/trip-card.ts';
import { tripCards } from '../trips/trip-cards.ts';
import type { TripPage } from '../trips/trip-page-model.ts';
import { tripPages } from '../trips/trip-pages.ts';

/** A trip as a resolver holds it: what is known of it so far; the rest is read with that of its neighbors. */
export type TripNode = { id: string; card: TripCard | null; page: TripPage | null };

/** A company by id or slug, with what is known of it so far. */
export type OperatorNode = { key: string; known: Partial<OperatorPage> };

const loadTripPage = batched(tripPages);
const loadTripCard = batched(async (ctx, ids) => new Map((await tripCards(ctx, ids)).map((card) => [card.id, card])));
const loadOperator = batched(operatorFacts);
const loadOperatorTrips = batched(operatorTrips);

export function nodeOfCard(card: TripCard): TripNode {
  return { id: card.id, card, page: null };
}

/** Facts that a card has as well as a page. */
export type TripFacts = Omit<Pick<TripCard, keyof TripCard & keyof TripPage>, 'inclusions'>;

export async function factsOf(node: TripNode, request: GraphqlContext): Promise<TripFacts> {
  return node.card ?? pageOf(node, request);
}

export async function pageOf(node: TripNode, request: GraphqlContext): Promise<TripPage> {
  const page = node.page ?? (await loadTripPage(request, node.id));
  if (!page) throw notFound();
  return page;
}

/** A field that every view of a trip has: at once where it is known, a promise for each would cost more than the rest. */
export function fact<Value>(pick: (facts: TripFacts) => Value) {
  return (node: TripNode, _args: object, request: GraphqlContext): Value | Promise<Value> => {
    const known = node.card ?? node.page;
    return known ? pick(known) : pageOf(node, request).then(pick);
  };
}

/** A field that only the whole trip has. */
export function onPage<Value>(pick: (page: TripPage) => Value) {
  return (node: TripNode, _args: object, request: GraphqlContext): Value | Promise<Value> =>
    node.page ? pick(node.page) : pageOf(node, request).then(pick);
}

/** A term that cards name too. */
export function namedTerm(onCard: 'tripType' | 'physicalLevel', property: string) {
  const ofPage = onPage(({ terms }) => terms.find(({ propertyKey }) => propertyKey === property) ?? null);
  return (node: TripNode, args: object, request: GraphqlContext) =>
    node.card ? node.card[onCard] : ofPage(node, args, request);
}

/** Trips like this one, as cards. */
export async function similarTo(node: TripNode, request: GraphqlContext): Promise<TripNode[]> {
  const { similarIds } = await pageOf(node, request);
  const cards = await Promise.all(similarIds.map((id) => loadTripCard(request, id)));
  return cards.filter((card) => card !== null).map(nodeOfCard);
}

export async function operatorOf(node: OperatorNode, request: GraphqlContext): Promise<OperatorFacts> {
  const operator = await loadOperator(request, node.key);
  if (!operator) throw notFound();
  return operator;
}

/** A field of a company made of one of its facts: known already, else read. */
export function fromOperator<Key extends keyof OperatorFacts, Value>(
  key: Key,
  pick: (fact: OperatorFacts[Key]) => Value,
) {
  return (node: OperatorNode, _args: object, request: GraphqlContext): Value | Promise<Value> => {
    const known: OperatorFacts[Key] | undefined = node.known[key];
    return known === undefined ? operatorOf(node, request).then((operator) => pick(operator[key])) : pick(known);
  };
}

export function ofOperator<Key extends keyof OperatorFacts>(key: Key) {
  return fromOperator(key, (fact) => fact);
}

export async function tripsOfOperator(node: OperatorNode, request: GraphqlContext) {
  const { id, topTrips, popularTrips } = node.known;
  if (topTrips && popularTrips) return { top: topTrips, popular: popularTrips };
  return (await loadOperatorTrips(request, id ?? (await operatorOf(node, request)).id)) ?? { top: [], popular: [] };
}
