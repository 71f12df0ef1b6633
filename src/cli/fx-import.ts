/** npm run fx:import: brings rates of exchange. */
import { bringRates } from './bring-rates.ts';
import { runFromTerminal } from './run-command.ts';

await runFromTerminal(bringRates);
