import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';

/** The partner whose site a request came through. */
export type PartnerScope = {
  id: string;
  slug: string;
  /** "https://trips.visit-andes.example" where that is a host of its own; null below /pl, and where a program names it. */
  origin: string | null;
};

/** What every verb and read model gets: where to read, for whom, through whose site, and when. */
export type Context = {
  db: Db;
  actor: Actor;
  partner: PartnerScope | null;
  clock: Clock;
};
