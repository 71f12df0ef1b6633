import type { Config, Context, Log } from '#kernel';
import type { Search } from '#search';
import type { SharedReadings } from './shared-readings.ts';

/** Everything a page's loader needs to answer one request. */
export type Services = {
  ctx: Context;
  config: Config;
  log: Log;
  search: Search;
  requestId: string;
  shared: SharedReadings;
};
