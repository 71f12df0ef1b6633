import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pagesIn } from './page-table.ts';

const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

/** Every page, from the one table of them. */
export default pagesIn(mode).map(({ id, file = id, path }) =>
  path === '' ? index(`${file}.tsx`, { id }) : route(path, `${file}.tsx`, { id }),
) satisfies RouteConfig;
