/** npm run import: brings a catalogue feed, going behind the servers on the same machine. */
import { constants, setPriority } from 'node:os';
import { importFiles } from './import-files.ts';
import { runFromTerminal } from './run-command.ts';

// Whoever waits for a page goes first.
await runFromTerminal(importFiles(() => setPriority(constants.priority.PRIORITY_BELOW_NORMAL)));
