/** npm run cli: looks into the catalogue from a terminal, after its keys, and takes in content. */
import { catalogueCommands } from './catalogue-commands.ts';
import { runFromTerminal } from './run-command.ts';

await runFromTerminal(catalogueCommands);
