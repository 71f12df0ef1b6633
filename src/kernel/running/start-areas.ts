import type pg from 'pg';
import type { AreaConfigs } from '../area-configs.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import type { PictureSource } from '../feed/picture-source.ts';
import type { Log } from '../log.ts';
import type { WriteMail } from '../mail/write-mail.ts';
import type { MemberData } from '../member-data.ts';
import type { Topic } from '../outbox/topics.ts';
import type { Parts } from '../parts.ts';
import type { SharedLimiter } from '../shared-limits.ts';
import type { Job, Jobs } from './jobs.ts';

/** What a process gives its areas to run on. */
export type Ground = {
  /** Work beside the requests, with connections of its own. */
  ctx: Context;
  pool: pg.Pool;
  /** Connections that answer requests. */
  db: Db;
  log: Log;
  config: Config & AreaConfigs;
  /** Over all servers. */
  sharedLimits: SharedLimiter;
  /** Of the pages of this build. */
  writeMail: WriteMail;
  /** Where the records of all areas name pictures. */
  pictures: readonly PictureSource[];
  /** What each area holds of members. */
  allMemberData: readonly MemberData[];
  /** What runs already: the areas below have started. */
  parts: Parts;
};

/** What an area has running. */
export type Started = {
  /** For its own calls and for the areas above it. */
  parts?: Partial<Parts>;
  /** Called in every process when news of a topic was read, and once for whatever may have been missed. */
  hear?: { readonly [Name in Topic]?: () => Promise<void> | void };
  stop?: () => Promise<void> | void;
};

/** Of an area: what starting and working needs of it. */
type Startable = {
  start: (ground: Ground) => Promise<Started>;
  jobs: (ground: Ground) => readonly Job[];
};

export type StartedAreas = {
  parts: Parts;
  hear: { readonly [Name in Topic]?: readonly (() => Promise<void> | void)[] };
  /** Ends what runs, the areas above first. */
  stop(): Promise<void>;
};

/**
 * Starts each area on those before it.
 * @param given stands in place of what an area would start, for tests
 */
export async function startAreas(
  areas: readonly Pick<Startable, 'start'>[],
  ground: Omit<Ground, 'parts'>,
  given: Partial<Parts> = {},
): Promise<StartedAreas> {
  let parts = { ...given } as Parts;
  const started: Started[] = [];
  const stop = async () => {
    for (const one of started.splice(0).reverse()) await one.stop?.();
  };
  try {
    for (const area of areas) {
      const one = await area.start({ ...ground, parts });
      started.push(one);
      parts = { ...parts, ...one.parts, ...given };
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const told = started.flatMap(({ hear = {} }) => Object.entries(hear));
  const hear = Object.fromEntries(
    Map.groupBy(told, ([topic]) => topic)
      .entries()
      .map(([topic, heard]) => [topic, heard.map(([, listener]) => listener)]),
  );
  return { parts, hear, stop };
}

/** Does the jobs of all areas; `jobs.stop` ends it. */
export async function workJobs(
  areas: readonly Pick<Startable, 'jobs'>[],
  jobs: Pick<Jobs, 'work'>,
  ground: Ground,
): Promise<void> {
  const all = areas.flatMap((area) => area.jobs(ground));
  await Promise.all(all.map(({ queue, work, ...options }) => jobs.work(queue, work, options)));
}
