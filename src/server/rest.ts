import { Hono, type MiddlewareHandler } from 'hono';
import { catalogueRoutes } from '#catalogue';
import { LARGEST_BODY_KILOBYTES, type RestRoute } from '#kernel/http';
import { reviewRoutes } from '#reviews';
import { type Search, searchRoutes } from '#search';
import type { Door, DoorApp } from './door.ts';
import { bodyCap } from './middleware/body-cap.ts';
import type { RouteKey } from './policies.ts';
import { answer, jsonApiMediaType } from './rest/answer.ts';
import { mount, refuseOtherMethods } from './rest/mount.ts';
import type { OpenApiDocument } from './rest/openapi.ts';

/** Every call of the REST interface. A key that no area lists isn't a RouteKey. */
export function restRoutes(search: Search): RestRoute<RouteKey>[] {
  return [...searchRoutes(search), ...catalogueRoutes, ...reviewRoutes];
}

/** What may be sent with a call; what is sent with one that takes nothing is never read. */
function bodyCapOf({ body }: RestRoute): MiddlewareHandler[] {
  return body ? [bodyCap(body.kilobytes ?? LARGEST_BODY_KILOBYTES)] : [];
}

/** The REST interface under /v1, and its description. */
export function restDoor(door: Door, described: OpenApiDocument): DoorApp {
  const app: DoorApp = new Hono();
  const routes = restRoutes(door.search);

  app.use('/v1/*', jsonApiMediaType);
  for (const route of routes) mount(app, door, route.key, ...bodyCapOf(route), answer(door, route));
  mount(app, door, 'GET /openapi.json', (c) => c.json(described));
  refuseOtherMethods(app, [...routes.map(({ key }) => key), 'GET /openapi.json']);
  return app;
}
