import { Hono } from 'hono';
import { chargeElsewhere } from '#kernel/serving';
import { renderPreviewFile } from '#posters';
import { boundedFiles } from './bounded-files.ts';
import type { DoorApp } from './door.ts';
import { immutableFile, noFile } from './immutable-file.ts';
import { type Mounting, mount } from './rest/mount.ts';

/** Of another core than the one that answers requests. */
const MILLISECONDS_EACH = 60;
/** One takes 70 kB. */
const BOUNDS = { atOnce: 2, mostWaiting: 50, keptBytes: 16_000_000 };

/** Posters as PNG for whoever shows a link to us: social networks and messengers take no SVG. */
export function previews(door: Mounting): DoorApp {
  const draw = boundedFiles(async (name) => {
    const body = await renderPreviewFile(name);
    if (body) chargeElsewhere(MILLISECONDS_EACH);
    return body;
  }, BOUNDS);
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /previews/{file}', async (c) => {
    const body = await draw(c.req.param('file') ?? '');
    return body ? immutableFile(body, 'image/png') : noFile();
  });
  return app;
}
