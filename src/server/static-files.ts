import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { newId } from '#kernel';
import { contentSecurityPolicy, isUnchanged } from '#pages';
import { encodingFor } from '#pages/compress';
import type { Door, DoorApp } from './door.ts';
import { noFile } from './immutable-file.ts';
import { hostCheck } from './middleware/known-host.ts';
import { callerOf, forwardedFor } from './middleware/request-context.ts';
import { securityHeaderList } from './middleware/security-headers.ts';
import { isAdmitted, policyOf, type RouteKey } from './policies.ts';
import { type Mounting, mount } from './rest/mount.ts';
import { type BuiltFile, isMadeFromAnother, readBuiltFile } from './static/built-file.ts';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

type Sent = BuiltFile & { status: number; lasting: string[] };

/**
 * Answers files of the build from memory, in the form that each client takes, before anything else looks at the
 * request. False when it has nothing to answer; the app then does, refusals included.
 * @param folder of the built pages; one that isn't there holds no files, as in development, where Vite has them
 */
export function createStaticFiles(
  from: { folder: string; read?: typeof readBuiltFile } & Pick<Door, 'config' | 'log' | 'policies'> &
    Parameters<typeof hostCheck>[0],
): StaticFiles {
  const { folder, config, log, read = readBuiltFile } = from;
  const isKnown = hostCheck(from);
  const security = [...securityHeaderList(config), ['Content-Security-Policy', contentSecurityPolicy()]].flat();
  const files = new Map<string, Sent>();
  for (const name of namesIn(folder)) {
    const path = `/${name}`;
    if (!isAdmitted(policyOf(from.policies, keyOf(path)).who)) continue;
    const file = read(join(folder, name));
    if (file.isWhole) log.warn({ file: path }, 'a built file has no compressed form; `npm run build` makes it');
    files.set(path, {
      ...file,
      status: 200,
      lasting: [...lastingHeaders(file, isNamedForItsBytes(path)), ...security],
    });
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    const file = files.get(path);
    if (!file || (method !== 'GET' && method !== 'HEAD') || !isKnown(headers.host?.toLowerCase() ?? '')) return false;
    const started = performance.now();
    const requestId = newId();
    const caller = callerOf(request.socket.remoteAddress, forwardedFor(headers), config.trustedProxies);
    const unchanged = isUnchanged(headers['if-none-match'], file);
    const encoding = encodingFor(file.bodies, headers['accept-encoding']);
    const body = encoding ? (file.bodies[encoding] ?? file.whole) : file.whole;
    const own = unchanged
      ? []
      : ['Content-Length', String(body.length), ...(encoding ? ['Content-Encoding', encoding] : [])];
    const status = unchanged ? 304 : 200;
    response.writeHead(status, [...file.lasting, ...own, 'X-Request-Id', requestId]);
    response.end(unchanged || method === 'HEAD' ? undefined : body);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, caller, method, path, status, ms, kept: true }, 'request');
    return true;
  };
}

/** What is left over: files that don't exist get a short answer here, before any page is asked. */
export function missingFiles(door: Mounting): DoorApp {
  const app: DoorApp = new Hono();
  for (const key of ['GET /assets/*', 'GET /favicon.svg'] as const) mount(app, door, key, noFile);
  return app;
}

/** Everything else than assets stands in the table by its name: a new file in public/ needs a policy too. */
function keyOf(path: string): RouteKey {
  return (isNamedForItsBytes(path) ? 'GET /assets/*' : `GET ${path}`) as RouteKey;
}

function isNamedForItsBytes(path: string): boolean {
  return path.startsWith('/assets/');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isMadeFromAnother(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}

function lastingHeaders({ type, etag, bodies }: BuiltFile, lasts: boolean): string[] {
  const cache = lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
  const varies = Object.keys(bodies).length > 0 ? ['Vary', 'Accept-Encoding'] : [];
  return ['Content-Type', type, 'Cache-Control', cache, 'ETag', etag, ...varies];
}
