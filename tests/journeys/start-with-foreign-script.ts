/**
 * The product as `npm start` runs it, except that a script stands in every page which no component wrote: what somebody's
 * words would be if they got into the text without being escaped.
 */
import { pathToFileURL } from 'node:url';
import { createPages } from '#pages';
import { start } from '../../src/main.ts';
import type { DocumentKeeper, Services } from '../../src/web/services.ts';

const FOREIGN = '<script>document.documentElement.dataset.stolen = "yes"</script>';

const build = await import(pathToFileURL('build/server/index.js').href);
const { createPageContext } = build.entry.module;
const withForeignScript = (services: Services, keeper: DocumentKeeper) =>
  createPageContext(services, {
    ...keeper,
    finish: (html: string) => keeper.finish(html.replace(/<body[^>]*>/, `$&${FOREIGN}`)),
  });
const module = { ...build.entry.module, createPageContext: withForeignScript };
const running = await start(createPages({ ...build, entry: { module } }, 'production'), () => {});
process.stdout.write(`ready at ${running.address}\n`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
