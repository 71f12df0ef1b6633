import type { Log } from '#kernel';
import type { Db } from '#kernel/db';
import { partnerHosts } from '#partners';

/** The ids of active partners by the hosts, with port, at which they are served. */
export type PartnerHosts = Pick<ReadonlyMap<string, string>, 'has' | 'get'> & { stop(): void };

const EVERY_MS = 5000;

/**
 * Knows the hosts of partner sites as they are, at most five seconds late: every request asks, so the answer can't wait
 * for the database. While that can't say, what it said last counts.
 */
export async function followPartnerHosts(db: Db, log: Log, everyMs = EVERY_MS): Promise<PartnerHosts> {
  let known = await partnerHosts(db);
  let isAway = false;
  let ended = false;
  let timer = setTimeout(refresh, everyMs).unref();

  async function refresh(): Promise<void> {
    try {
      known = await partnerHosts(db);
      isAway = false;
    } catch (error) {
      if (!isAway && !ended) log.warn({ err: error }, 'hosts of partner sites cannot be read; the last known stay');
      isAway = true;
    }
    if (!ended) timer = setTimeout(refresh, everyMs).unref();
  }

  return {
    has: (host) => known.has(host),
    get: (host) => known.get(host),
    stop() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
