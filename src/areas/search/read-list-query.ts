import { AppError } from '#kernel';
import type { ListAsked } from '#kernel/graphql';
import { filterParameter, type Paging } from '#kernel/http';
import { repeated } from '#kernel/shared';
import type { FacetKey } from './facets.ts';
import { emptyListQuery, type ListQuery, type QueryProblem, readFilters } from './list-query.ts';
import type { Search } from './live/create-search.ts';

/** What decides whether a value exists: the index. */
type Known = Pick<Search, 'unknownValues'>;

/**
 * The strict reading of a list's arguments: nothing is ignored.
 * @param facets the filters that the list has, where it has not all of them.
 * @throws AppError invalid, naming the first filter or value that nobody knows.
 */
export function readListQuery(
  search: Known,
  { filters, orderBy }: Pick<ListAsked, 'filters' | 'orderBy'>,
  paging: Paging,
  facets?: readonly FacetKey[],
): ListQuery {
  const asked = filters ?? [];
  const { problems, ...read } = readFilters(asked, orderBy);
  const [problem] = [...notAmong(asked, facets), ...problems, ...search.unknownValues(read.filters)];
  if (problem) {
    const subject = problem.value === null ? repeated(problem.key) : `"${repeated(problem.value)}"`;
    throw new AppError('invalid', `${subject} ${problem.message}`, { pointer: pointerTo(problem.key) });
  }
  return { ...emptyListQuery(), ...read, ...paging };
}

function notAmong(asked: readonly { key: string }[], facets?: readonly FacetKey[]): QueryProblem[] {
  if (!facets) return [];
  return asked.flatMap(({ key }) =>
    facets.some((facet) => facet === key) ? [] : [{ key, value: null, message: 'is not a filter of this list' }],
  );
}

function pointerTo(key: string): string {
  return key === 'orderBy' ? 'order_by' : filterParameter(key);
}
