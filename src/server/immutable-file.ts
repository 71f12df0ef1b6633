import { SHOWN_ANYWHERE } from './middleware/security-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** A picture whose address names its bytes for good. */
export function immutableFile(body: Buffer | string, contentType: string): Response {
  return new Response(body as Uint8Array<ArrayBuffer> | string, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': FOREVER,
      ...SHOWN_ANYWHERE,
    },
  });
}

export function noFile(): Response {
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}
