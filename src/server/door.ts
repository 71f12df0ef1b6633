import type { Hono } from 'hono';
import type pg from 'pg';
import type { ImageStore } from '#images';
import type { Actor, BotCheck, Clock, Config, Keyring, Limiter, Log } from '#kernel';
import type { Db } from '#kernel/db';
import type { PageAddress, PageDoor } from '#pages';
import type { Search } from '#search';
import type { PageRow } from '../web/page-table.ts';
import type { SharedReadings } from '../web/services.ts';
import type { BackgroundState } from './background.ts';
import type { PartnerHosts } from './partner-hosts.ts';
import type { Policies } from './policies.ts';

/** What the doors are built from; main.ts makes it once. */
export type Door = {
  config: Config;
  log: Log;
  pool: pg.Pool;
  db: Db;
  clock: Clock;
  limiter: Limiter;
  /** Null without ENCRYPTION_KEYS: then nothing that has to be encrypted can be mounted. */
  keyring: Keyring | null;
  botCheck: BotCheck;
  /** Finds out who sent a request, by its cookies and headers. */
  actorOf: (request: Request) => Promise<Actor>;
  search: Search;
  pages: PageDoor;
  /** Every page of this build. */
  pageTable: readonly PageRow[];
  /** Where pictures of feeds are kept. */
  images: ImageStore;
  shared: SharedReadings;
  /** Hosts of active partner sites. */
  hosts: Pick<PartnerHosts, 'has' | 'get'>;
  policies: Policies;
  lifecycle: Lifecycle;
  /** Whether the work beside the requests goes on. */
  background: () => BackgroundState;
  version: string;
};

/** Set to true by SIGTERM: /readyz then answers 503 so that no new work arrives. */
export type Lifecycle = { draining: boolean };

export type DoorVariables = { requestId: string; caller: string; actor: Actor; page: PageAddress };

/** What one door mounts its routes on. */
export type DoorApp = Hono<{ Variables: DoorVariables }>;
