import { notFound } from '#kernel';
import { batched, type GraphqlContext } from '#kernel/graphql';
import { operatorFacts, operatorTrips } from '../operators/operator-facts.ts';
import type { OperatorFacts } from '../operators/operator-page.ts';
import type { OperatorPage } from '../operators/operator-page-model.ts';
import type { TripCard } from '../trips/trip-card.ts';
import type { TripPage } from '../trips/trip-page-model.ts';
import { tripPages } from '../trips/trip-pages.ts';

/** A trip as a resolver holds it: what is known of it so far; the rest is read with that of its neighbors. */
export type TripNode = { id: string; card: TripCard | null; page: TripPage | null };

/** A company by id or slug, with what is known of it so far. */
export type OperatorNode = { key: string; known: Partial<OperatorPage> };

const loadTripPage = batched(tripPages);
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

/** A field that every view of a trip has. */
export function fact<Value>(pick: (facts: TripFacts) => Value) {
  return async (node: TripNode, _args: object, request: GraphqlContext) => pick(await factsOf(node, request));
}

/** A field that only the whole trip has. */
export function onPage<Value>(pick: (page: TripPage) => Value) {
  return async (node: TripNode, _args: object, request: GraphqlContext) => pick(await pageOf(node, request));
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
  return async (node: OperatorNode, _args: object, request: GraphqlContext): Promise<Value> => {
    const known: OperatorFacts[Key] | undefined = node.known[key];
    return pick(known === undefined ? (await operatorOf(node, request))[key] : known);
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
