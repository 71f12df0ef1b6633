/** npm run import: brings a catalogue feed, going behind the servers on the same machine. */
import { constants, getPriority, setPriority } from 'node:os';
import { importFiles } from './import-files.ts';
import { runFromTerminal } from './run-command.ts';

const { PRIORITY_BELOW_NORMAL: BEHIND } = constants.priority;

/** Whoever waits for a page goes first. Who was begun further behind stays there: only root may come forward again. */
function goBehind(): void {
  if (getPriority() >= BEHIND) return;
  try {
    setPriority(BEHIND);
  } catch {
    // Where a machine lets nobody change it, the import is done all the same.
  }
}

await runFromTerminal(importFiles(goBehind));
