import { readPlaceSlugs } from '#catalogue/addresses';
import type { Context } from '#kernel';

const MOST = 500;

/** Slugs of places by which a feed may name them, all or those with a word in their name or slug. */
export async function places(ctx: Context, [word = '']: string[]): Promise<string[]> {
  const found = await readPlaceSlugs(ctx, word, MOST + 1);
  if (found.length === 0)
    return [`No place has "${word}" in its name. A feed may bring its own: records of kind place.`];
  const rows = found.slice(0, MOST).map(({ slug, kind, name, parent }) => {
    return `${slug.padEnd(32)} ${kind.padEnd(10)} ${name}${parent ? `, in ${parent}` : ''}`;
  });
  return found.length > MOST ? [...rows, `… and more: give a word, such as npm run cli -- places peru`] : rows;
}
