import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { compressQuickly, encodingFor, SMALL } from './compress.ts';

/** A text made for this request, compressed before it becomes a response: taking it out of one again costs as much. */
export async function answerText(
  c: Context,
  text: string,
  type: string,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  c.header('Content-Type', type);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = encodingFor(compressQuickly, c.req.header('Accept-Encoding'));
  if (!encoding || text.length < SMALL) return c.body(text, status);
  const body = await compressQuickly[encoding](Buffer.from(text));
  c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(body.length));
  return c.body(body as Uint8Array<ArrayBuffer>, status);
}
