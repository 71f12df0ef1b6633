import type { MiddlewareHandler } from 'hono';
import type { Door } from '../door.ts';
import { hostOf } from '../host-of.ts';
import { plainErrorPage } from '../plain-error-page.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

type Hosts = Pick<Door, 'config'> & { hosts: Pick<Door['hosts'], 'has'> };

/** Tells the site's own host, those of partner sites and, in the demo, this machine from all others. */
export function hostCheck({ config, hosts }: Hosts): (host: string) => boolean {
  const own = new URL(config.baseUrl).host;
  return (host) => host === own || hosts.has(host) || (config.env === 'demo' && LOOPBACK.test(host));
}

/** Refuses hosts that aren't ours: nothing is rendered, cached or linked for a name that a stranger made up. */
export function knownHost(door: Hosts): MiddlewareHandler {
  const own = new URL(door.config.baseUrl).host;
  const isKnown = hostCheck(door);
  return async (c, next) => {
    if (isKnown(hostOf(c.req.raw))) return next();
    return plainErrorPage({ status: 421, title: 'Page not found', home: { href: door.config.baseUrl, name: own } });
  };
}
