import type { MiddlewareHandler } from 'hono';
import { AppError } from '#kernel';

export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** No page takes anything yet: what isn't a reading is refused before anybody renders a page about it. */
export const onlyReadings: MiddlewareHandler = async (c, next) => {
  if (isReading(c.req.method)) return next();
  c.header('Allow', 'GET, HEAD');
  throw new AppError('method_not_allowed', 'A page can only be read. Open its address instead.');
};
