import { contentLists, contentPageTitles } from '#content';
import type { Context } from '#kernel';
import { wordsOf } from '#search';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';

export type NamedPage = { name: string; path: string };
type Known = NamedPage & { words: string[] };

/** Pages about the house and how things are done here that bear each of these words, or one that begins so. */
export async function readNamedPages(from: Services, text: string, most: number): Promise<NamedPage[]> {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  const known = await from.shared.get('pages by name', from.ctx, (ctx) => readKnown(ctx, from.hasPage));
  return known
    .filter(({ words }) => asked.every((word) => words.some((one) => one.startsWith(word))))
    .slice(0, most)
    .map(({ name, path }) => ({ name, path }));
}

/** What has a text of its own, and what menus and footer name; a page is found by every name that it has. */
async function readKnown(ctx: Context, hasPage: Services['hasPage']): Promise<Known[]> {
  const [texts, { menus }, isThere] = await Promise.all([
    contentPageTitles(ctx),
    contentLists(ctx),
    readIsThere(ctx, hasPage),
  ]);
  const links = [menus.row, menus.helpful, menus.community, menus.about, menus.legal].flat();
  const named = [
    ...texts.map(({ path, title }) => ({ name: title, path })),
    ...links.map(({ title, href }) => ({ name: title, path: href })),
  ].filter(({ path }) => path.startsWith('/') && isThere(path));
  return [...Map.groupBy(named, ({ path }) => path)].map(([path, names]) => ({
    path,
    name: names[0]?.name ?? path,
    words: names.flatMap(({ name }) => wordsOf(name)),
  }));
}
