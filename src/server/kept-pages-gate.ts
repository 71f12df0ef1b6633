import type { KeptPagesGate } from '#pages';
import type { Door } from './door.ts';
import { hostCheck } from './middleware/known-host.ts';
import { callerOf, forwardedFor } from './middleware/request-context.ts';
import { securityHeaderList } from './middleware/security-headers.ts';
import { isAdmitted, limits, pagePolicyOf } from './policies.ts';

/** Kept pages stand behind the same table, limits and hosts as those that are rendered. */
export function keptPagesGate(
  door: Pick<Door, 'config' | 'hosts' | 'limiter' | 'pageTable' | 'policies'>,
): KeptPagesGate {
  const { config, limiter } = door;
  const byPage = new Map(door.pageTable.map(({ id }) => [id, pagePolicyOf(door.policies, id)]));
  return {
    isKnown: hostCheck(door),
    partnerAt: (host) => door.hosts.get(host)?.id ?? null,
    admit({ socket, headers }, page) {
      const policy = byPage.get(page);
      if (!policy || !isAdmitted(policy.who)) return null;
      const caller = callerOf(socket.remoteAddress, forwardedFor(headers), config.trustedProxies);
      return policy.limit === 'NONE' || limiter.hit(limits[policy.limit], caller).allowed ? caller : null;
    },
    security: securityHeaderList(config),
  };
}
