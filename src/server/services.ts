import type { Config, Context, Log } from '#kernel';
import type { Search } from '#search';
import type { PageFacts } from '../web/page-facts.ts';
import type { Contracts } from './contracts.ts';
import type { SharedReadings } from './shared-readings.ts';

/** Everything a page's loader needs to answer one request. */
export type Services = {
  ctx: Context;
  config: Config;
  log: Log;
  search: Search;
  requestId: string;
  /** What the table says of the page that was asked for. */
  page: PageFacts;
  /** Whether the site has a page at a path; links to what it hasn't are left out. */
  hasPage(path: string): boolean;
  shared: SharedReadings;
  /** What /docs shows. */
  contracts: Pick<Contracts, 'openApi' | 'described'>;
};
