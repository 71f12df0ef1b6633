import { Hono } from 'hono';
import { renderPreviewFile } from '#posters';
import { boundedFiles } from './bounded-files.ts';
import type { Door } from './door.ts';
import { immutableFile, noFile } from './immutable-file.ts';
import { guard } from './middleware/guard.ts';
import { policyOf } from './policies.ts';

/** One takes 60 ms of a core and 70 kB. */
const BOUNDS = { atOnce: 2, mostWaiting: 50, keptBytes: 16_000_000 };

/** Posters as PNG for whoever shows a link to us: social networks and messengers take no SVG. */
export function previews(door: Pick<Door, 'limiter'>): Hono {
  const draw = boundedFiles(renderPreviewFile, BOUNDS);
  return new Hono().get('/previews/:file', guard(policyOf('GET /previews/{file}'), door.limiter), async (c) => {
    const body = await draw(c.req.param('file'));
    return body ? immutableFile(body, 'image/png') : noFile();
  });
}
