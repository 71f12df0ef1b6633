import type { Config, Context, Log } from '#kernel';

/** Everything a door needs to answer one request. */
export type Services = {
  ctx: Context;
  config: Config;
  log: Log;
  requestId: string;
};
