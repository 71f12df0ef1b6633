import { type Context, readConfig } from '#kernel';
import { createHasPage } from '#pages';
import { areas } from '../areas.ts';
import { loadContentFiles } from '../server/content-files.ts';
import { pagesIn } from '../web/page-table.ts';

/** Takes in the files of content, as a start does. @throws ContentError, and nothing is taken in */
export async function contentLoad(ctx: Context): Promise<string[]> {
  const config = readConfig(process.env, areas);
  const { added, changed, removed } = await loadContentFiles(ctx, config, createHasPage(pagesIn('production')));
  if (added + changed + removed === 0) return ['The content is what the files say already; nothing changes.'];
  return [`Content: ${added} new, ${changed} changed, ${removed} removed. Running servers show it at once.`];
}
