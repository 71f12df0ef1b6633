import { Hono, type MiddlewareHandler } from 'hono';
import type { Parts } from '#kernel';
import { LARGEST_BODY_KILOBYTES, type RestRoute } from '#kernel/http';
import { areas } from '../areas.ts';
import type { Door, DoorApp } from './door.ts';
import { bodyCap } from './middleware/body-cap.ts';
import type { RouteKey } from './policies.ts';
import { PUBLISHED } from './published.ts';
import { answer, jsonApiMediaType } from './rest/answer.ts';
import { mount, refuseOtherMethods } from './rest/mount.ts';

/** Every call of the REST interface, by address. One without a policy can't be mounted. */
export function restRoutes(parts: Parts): RestRoute<RouteKey>[] {
  const routes = areas.flatMap(({ rest }) => rest(parts)).flatMap(underItsNames) as RestRoute<RouteKey>[];
  return routes.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

function underItsNames(route: RestRoute): RestRoute[] {
  return route.unversioned ? [route, { ...route, key: route.key.replace(' /v1/', ' /') }] : [route];
}

/** The path before the method: the calls of one path stand together. */
const placeOf = ({ key }: RestRoute) => key.split(' ').reverse().join(' ');

/** What may be sent with a call; what is sent with one that takes nothing is never read. */
function bodyCapOf({ body }: RestRoute): MiddlewareHandler[] {
  return body ? [bodyCap(body.kilobytes ?? LARGEST_BODY_KILOBYTES)] : [];
}

/** The REST interface under /v1, and its description. */
export function restDoor(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  const routes = restRoutes(door);

  for (const path of ['/v1/*', '/users', '/users/*']) app.use(path, jsonApiMediaType);
  for (const route of routes) mount(app, door, route.key, ...bodyCapOf(route), answer(door, route));
  mount(app, door, 'GET /openapi.json', (c) =>
    c.body(door.contracts.openApiText(), 200, { 'Content-Type': 'application/json', 'Cache-Control': PUBLISHED }),
  );
  refuseOtherMethods(app, [...routes.map(({ key }) => key), 'GET /openapi.json']);
  return app;
}
