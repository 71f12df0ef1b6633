import type pg from 'pg';
import type { Child } from './child.ts';
import type { Options } from './options.ts';
import type { PlainCommands } from './plain-server.ts';
import type { Sample } from './sample.ts';
import type { ServerCommands } from './server.ts';

/** What a measurement has at hand. */
export type Run = {
  options: Options;
  /** The product. */
  server: Child<ServerCommands>;
  /** The ceiling. */
  plain: Child<PlainCommands>;
  /** The product's database. */
  pool: pg.Pool;
  sample: Sample;
};
