import { Hono } from 'hono';
import { parsePicturePath } from '#images';
import { boundedFiles } from './bounded-files.ts';
import type { Door, DoorApp } from './door.ts';
import { immutableFile, noFile } from './immutable-file.ts';
import { type Mounting, mount } from './rest/mount.ts';

const BOUNDS = { atOnce: 16, mostWaiting: 200, keptBytes: 32_000_000 };

/** Pictures of feeds as we keep them. An address names its bytes for good; no part of it leads anywhere else. */
export function images(door: Mounting & Pick<Door, 'images'>): DoorApp {
  const read = boundedFiles((path) => door.images.read(path), BOUNDS);
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /images/{key}/{file}', async (c) => {
    const wanted = parsePicturePath(c.req.param('key') ?? '', c.req.param('file') ?? '');
    const body = wanted && (await read(wanted.path));
    return body ? immutableFile(body, `image/${wanted.format}`) : noFile();
  });
  return app;
}
