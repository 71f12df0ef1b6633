/**
 * The product as `npm start` runs it, except that pictures may also come from a company's server on this machine. That
 * has to be said in code: no variable of the environment opens the way to addresses that aren't public.
 */
import { pathToFileURL } from 'node:url';
import { loopbackRules } from '#images/testing';
import { createPages } from '#pages';
import { start } from '../../src/main.ts';

const build = await import(pathToFileURL('build/server/index.js').href);
const running = await start(createPages(build, 'production'), () => {}, undefined, {
  parts: { fetchRules: loopbackRules() },
});
process.stdout.write(`ready at ${running.address}\n`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
