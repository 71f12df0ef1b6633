/**
 * The product as `npm start` runs it, except that it waits a tenth as long for requests to be sent: nobody should have to
 * wait half a minute to see that it gives up. No variable of the environment changes that.
 */
import { pathToFileURL } from 'node:url';
import { createPages } from '#pages';
import { start } from '../../src/main.ts';
import { bounds } from '../../src/server/listener/bounds.ts';

const { headersMs, requestMs } = bounds;

const build = await import(pathToFileURL('build/server/index.js').href);
const running = await start(createPages(build, 'production'), () => {}, undefined, {
  bounds: { ...bounds, headersMs: headersMs / 10, requestMs: requestMs / 10 },
});
process.stdout.write(`ready at ${running.address}\n`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
