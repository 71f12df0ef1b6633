import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { shrunkText } from '#pages/compress';

/** Answers a text that was made for this request. */
export async function answerText(
  c: Context,
  text: string,
  type: string,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { body, encoding } = await shrunkText(text, c.req.header('Accept-Encoding'));
  c.header('Content-Type', type);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body, status);
}
