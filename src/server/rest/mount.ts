import type { Handler } from 'hono';
import { AppError } from '#kernel';
import type { Door, DoorApp } from '../door.ts';
import { guard } from '../middleware/guard.ts';
import { policyOf, type RouteKey } from '../policies.ts';

/** "/v1/trips/{id}/spots" → "/v1/trips/:id/spots" */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Mounts a handler behind its policy. @throws for a route that the table of policies doesn't list. */
export function mount(app: DoorApp, door: Pick<Door, 'limiter'>, key: RouteKey, handler: Handler): void {
  const policy = policyOf(key);
  const [method = '', path = ''] = key.split(' ');
  app.on(method, routerPath(path), guard(policy, door.limiter), handler);
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
