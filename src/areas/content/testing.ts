import { readContent } from './files/read-content.ts';
import { readFolders } from './files/read-folders.ts';
import type { ContentLists } from './files/schemas.ts';

/** The lists that every installation begins with. */
export async function shippedLists(): Promise<ContentLists> {
  const entries = readContent(await readFolders(['content']), () => true);
  const lists = entries.filter(({ kind }) => kind === 'list').map(({ key, entry }) => [key, entry]);
  return Object.fromEntries(lists) as ContentLists;
}
