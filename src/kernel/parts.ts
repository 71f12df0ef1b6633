import type { BotCheck } from './bot-check.ts';

/** What runs as long as the process does, by name. An area adds its own beside its `defineArea`. */
export interface Parts {
  botCheck: BotCheck;
}
