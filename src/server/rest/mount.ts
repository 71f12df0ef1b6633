import type { Handler } from 'hono';
import { AppError } from '#kernel';
import type { Door, DoorApp } from '../door.ts';
import { guard } from '../middleware/guard.ts';
import { assertListed, type Policies, policyOf, type RouteKey } from '../policies.ts';

/** "/v1/trips/{id}/spots" → "/v1/trips/:id/spots" */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** What a door needs in order to mount routes. */
export type Mounting = Pick<Door, 'limiter' | 'sharedLimits' | 'actorOf' | 'policies'>;

/** Mounts handlers behind their policy. @throws for a route that the table of policies doesn't list. */
export function mount(app: DoorApp, door: Mounting, key: RouteKey, ...handlers: Handler[]): void {
  const policy = policyOf(door.policies, key);
  const [method = '', path = ''] = key.split(' ');
  app.on(method, routerPath(path), guard(policy, door), ...handlers);
}

/** Compares what is mounted with the table. @throws for a route without a policy, or a policy without its route. */
export function assertMounted(app: DoorApp, { routes }: Policies): void {
  const keys = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  assertListed('route', Object.keys(routes), [...new Set(keys)]);
}

/** Refuses the other methods of the paths of these keys, naming those that work. Mount it after them. */
export function refuseOtherMethods(app: DoorApp, keys: readonly RouteKey[]): void {
  const methodsOf = new Map<string, string[]>();
  for (const key of keys) {
    const [method = '', path = ''] = key.split(' ');
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  for (const [path, methods] of methodsOf) {
    const allowed = methods.join(', ');
    app.all(routerPath(path), (c) => {
      c.header('Allow', allowed);
      throw new AppError('method_not_allowed', `This address answers ${allowed}.`);
    });
  }
}
