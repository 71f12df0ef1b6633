import type { Config, PartnerScope } from '#kernel';
import type { Db } from '#kernel/db';
import { partnerHosts } from './partner.ts';

/** Active partners by the hosts, with port, at which they are served, in whatever letters. */
export type PartnerHosts = Pick<ReadonlyMap<string, PartnerScope>, 'has' | 'get'>;

/**
 * Knows the hosts of partner sites: every request asks, so the answer can't wait for the database.
 * The site's own host stays its own, whatever address a partner has: one below `/pl` is such an address.
 * @returns also what to call at news of a partner; while the database is away, what it said last counts
 */
export async function knownPartnerHosts(
  db: Db,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): Promise<{ hosts: PartnerHosts; readAgain: () => Promise<void> }> {
  const own = new URL(baseUrl).host;
  const read = async () => {
    const hosts = await partnerHosts(db);
    hosts.delete(own);
    return hosts;
  };
  let known = await read();
  return {
    hosts: { has: (host) => known.has(host.toLowerCase()), get: (host) => known.get(host.toLowerCase()) },
    async readAgain() {
      known = await read();
    },
  };
}
