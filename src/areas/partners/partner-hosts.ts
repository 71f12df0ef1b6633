import type { PartnerScope } from '#kernel';
import type { Db } from '#kernel/db';
import { partnerHosts } from './partner.ts';

/** Active partners by the hosts, with port, at which they are served. */
export type PartnerHosts = Pick<ReadonlyMap<string, PartnerScope>, 'has' | 'get'>;

/**
 * Knows the hosts of partner sites: every request asks, so the answer can't wait for the database.
 * @returns also what to call at news of a partner; while the database is away, what it said last counts
 */
export async function knownPartnerHosts(db: Db): Promise<{ hosts: PartnerHosts; readAgain: () => Promise<void> }> {
  let known = await partnerHosts(db);
  return {
    hosts: { has: (host) => known.has(host), get: (host) => known.get(host) },
    async readAgain() {
      known = await partnerHosts(db);
    },
  };
}
