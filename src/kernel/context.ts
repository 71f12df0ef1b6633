import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';

/** The partner site a request came through, or null on the site itself. */
export type PartnerScope = { id: string; slug: string };

/** What every verb and read model gets: where to read, for whom, through whose site, and when. */
export type Context = {
  db: Db;
  actor: Actor;
  partner: PartnerScope | null;
  clock: Clock;
};
