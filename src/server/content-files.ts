import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LoadedContent, loadContent, readContent, readFolders } from '#content/upkeep';
import type { AreaConfigs, Config, Context } from '#kernel';

const OURS = fileURLToPath(new URL('../../content', import.meta.url));
/** Whom the demo makes up; an installation for real companies may leave it out. */
const OF_DEMO = fileURLToPath(new URL('../../demo/content', import.meta.url));

type Configured = Pick<Config, 'demoTrips'> & Pick<AreaConfigs, 'content'>;

/** Takes in the product's files, the demo's where there is one, and the operator's, which stand in place of others. */
export async function loadContentFiles(
  ctx: Context,
  { demoTrips, content }: Configured,
  isPage: (path: string) => boolean,
): Promise<LoadedContent> {
  const demo = demoTrips > 0 && existsSync(OF_DEMO) ? [OF_DEMO] : [];
  const files = await readFolders([OURS, ...demo, ...(content.folder === null ? [] : [content.folder])]);
  return loadContent(ctx, readContent(files, isPage));
}
