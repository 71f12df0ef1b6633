import { keepOpen, memberOf } from '#accounts';
import { type ListNames, listNames } from '#catalogue';
import { AppError, type Context, notFound, type Parts, transaction } from '#kernel';
import { parseListQuery, sorts } from '#search/shared';
import { type ListAddress, readListAddress, scopeOf } from './list-address.ts';
import {
  countSearches,
  deleteSearchRow,
  findSearch,
  insertSearch,
  lockSearchesOf,
  readSearches,
  renameSearchRow,
  type SavedSearch,
} from './queries/searches.ts';

const MOST_SEARCHES = 50;
const LONGEST_NAME = 80;

type Searching = Pick<Parts, 'search'>;

/** A search with what it asks for in words, one for each filter. */
export type WordedSearch = SavedSearch & { words: string[] };

/** What who is signed in has saved, the newest first. */
export async function savedSearches(ctx: Context, parts: Searching): Promise<WordedSearch[]> {
  const searches = await readSearches(ctx.db, memberOf(ctx));
  const names = await namesOf(ctx, searches);
  return searches.map((search) => ({ ...search, words: wordsOf(parts, names, search) }));
}

/** A list that may be saved: where it is, in its one spelling, and in words. @throws AppError invalid */
export async function searchToSave(
  ctx: Context,
  parts: Searching,
  given: Parameters<typeof readListAddress>[0],
): Promise<ListAddress & { words: string[]; name: string }> {
  const address = readListAddress(given);
  const names = await namesOf(ctx, [address]);
  const scope = scopeOf(address.path);
  if (scope && !names[scope.kind].has(scope.slug)) {
    throw new AppError('invalid', 'path must be the address of a list that is there', {
      pointer: '/saved_search/path',
    });
  }
  const words = wordsOf(parts, names, address);
  return { ...address, words, name: nameOf(words) };
}

export type NewSearch = Parameters<typeof readListAddress>[0] & {
  /** Left out: what it asks for, in words. */
  name?: string | undefined;
};

/**
 * Saves a search. One that is saved already stays; told another name, it has that one from now on.
 * @returns it, and whether it is new
 * @throws AppError invalid, limit_reached when there are 50
 */
export async function saveSearch(
  ctx: Context,
  parts: Searching,
  { name, ...given }: NewSearch,
): Promise<{ search: WordedSearch; isNew: boolean }> {
  const userId = memberOf(ctx);
  const { path, queryString, words, name: inWords } = await searchToSave(ctx, parts, given);
  const place = { userId, partnerId: ctx.partner?.id ?? null, path, queryString };
  return transaction(ctx, async (inside) => {
    await keepOpen(inside, userId);
    await lockSearchesOf(inside.db, userId);
    const present = await findSearch(inside.db, place);
    if (present) {
      if (name !== undefined) await renameSearchRow(inside.db, userId, { id: present.id, name });
      return { search: { ...present, name: name ?? present.name, words }, isNew: false };
    }
    if ((await countSearches(inside.db, userId)) >= MOST_SEARCHES) {
      throw new AppError('limit_reached', `You have ${MOST_SEARCHES} saved searches. Delete one to save another.`);
    }
    const search = await insertSearch(inside.db, { ...place, name: name ?? inWords, now: inside.clock() });
    return { search: { ...search, words }, isNew: true };
  });
}

/** @throws AppError not_found for a search that isn’t the member’s */
export async function renameSearch(ctx: Context, renamed: Pick<SavedSearch, 'id' | 'name'>): Promise<void> {
  if (!(await renameSearchRow(ctx.db, memberOf(ctx), renamed))) throw notFound();
}

/** @returns what it was. @throws AppError not_found for a search that isn’t the member’s */
export async function deleteSearch(ctx: Context, id: string): Promise<SavedSearch> {
  const deleted = await deleteSearchRow(ctx.db, memberOf(ctx), id);
  if (!deleted) throw notFound();
  return deleted;
}

function namesOf(ctx: Context, searches: readonly Pick<SavedSearch, 'path'>[]): Promise<ListNames> {
  const scopes = searches.flatMap(({ path }) => scopeOf(path) ?? []);
  const slugsOf = (kind: keyof ListNames) => scopes.filter((one) => one.kind === kind).map(({ slug }) => slug);
  return listNames(ctx, { categories: slugsOf('categories'), operators: slugsOf('operators') });
}

function wordsOf(
  { search }: Searching,
  names: ListNames,
  { path, queryString }: Pick<SavedSearch, 'path' | 'queryString'>,
): string[] {
  const query = parseListQuery(new URLSearchParams(queryString));
  const scope = scopeOf(path);
  const place = scope && (names[scope.kind].get(scope.slug) ?? scope.slug);
  const sort = sorts.find(({ value }) => value === query.sort && value !== 'recommended');
  return [
    ...(place ? [place] : []),
    ...(query.text ? [`“${query.text}”`] : []),
    ...search.filtersOf(query).map(({ label }) => label),
    ...(sort ? [sort.label] : []),
  ];
}

/** As many of the words as fit into a name. */
function nameOf(words: readonly string[]): string {
  const name = words.reduce((text, word) => {
    const longer = text ? `${text}, ${word}` : word;
    return longer.length > LONGEST_NAME ? text : longer;
  }, '');
  return name || (words[0] ?? 'All trips').slice(0, LONGEST_NAME);
}
