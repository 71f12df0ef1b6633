/** npm run seed: fills a database with the demo catalogue. */
import { runFromTerminal } from './run-command.ts';
import { seedDemo } from './seed-demo.ts';

await runFromTerminal(seedDemo);
