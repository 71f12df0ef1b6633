import type { GraphQLSchema } from 'graphql';
import type { Hono } from 'hono';
import type pg from 'pg';
import type { Actor, Clock, Config, Log, Parts } from '#kernel';
import type { Db } from '#kernel/db';
import type { WriteMail } from '#kernel/mail';
import type { Limiter } from '#kernel/serving';
import type { PageAddress, PageDoor } from '#pages';
import type { SchemaDescription } from '../web/docs/schema-description.ts';
import type { PageRow } from '../web/page-table.ts';
import type { SharedReadings } from '../web/services.ts';
import type { BackgroundState } from './background.ts';
import type { Policies } from './policies.ts';
import type { OpenApiDocument } from './rest/openapi.ts';

/**
 * What the server promises to programs: printed into contracts/, served, and shown at /docs. Each is made when it is first
 * asked for.
 */
export type Contracts = {
  openApi: () => OpenApiDocument;
  /** The same as text. */
  openApiText: () => string;
  schema: () => GraphQLSchema;
  /** The schema as text. */
  sdl: () => string;
  /** The schema as plain data, for people. */
  described: () => SchemaDescription;
};

/** What the doors are built from, what areas have running among it; main.ts makes it once. */
export type Door = Parts & {
  config: Config;
  log: Log;
  pool: pg.Pool;
  db: Db;
  clock: Clock;
  limiter: Limiter;
  /** Finds out who sent a request, by its cookies and headers. */
  actorOf: (request: Request) => Promise<Actor>;
  pages: PageDoor;
  writeMail: WriteMail;
  /** Every page of this build. */
  pageTable: readonly PageRow[];
  shared: SharedReadings;
  policies: Policies;
  contracts: Contracts;
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
