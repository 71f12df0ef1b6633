import type { MiddlewareHandler } from 'hono';
import { AppError } from '#kernel';

/** No page takes anything yet: what isn't a reading is refused before anybody renders a page about it. */
export const onlyReadings: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  c.header('Allow', 'GET, HEAD');
  throw new AppError('method_not_allowed', 'A page can only be read. Open its address instead.');
};
