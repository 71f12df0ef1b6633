import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pagesIn } from './page-table.ts';

const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

/** Every page, from the one table of them. */
export default pagesIn(mode).map(({ id, module = id, path }) =>
  path === '' ? index(`${module}.tsx`, { id }) : route(path, `${module}.tsx`, { id }),
) satisfies RouteConfig;
