import type { Context, Log } from '#kernel';
import type { FetchRules } from './fetch-rules.ts';
import type { Asset } from './queries/work.ts';
import type { ImageStore } from './storage/image-store.ts';

/** What fetching pictures needs beside the pictures; main.ts puts it together. */
export type ImageWork = {
  ctx: Context;
  log: Log;
  store: ImageStore;
  rules: FetchRules;
  /** Hosts from which a company's pictures may come; those of no company's for null. */
  hostsOf: (ctx: Context, operatorId: string | null) => Promise<readonly string[]>;
  /** Tells those who show these pictures, in the transaction that the context holds. */
  tell: (ctx: Context, pictures: readonly Asset[]) => Promise<void>;
};
