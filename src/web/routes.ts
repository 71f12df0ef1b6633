import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('catalogue/home.route.tsx')] satisfies RouteConfig;
