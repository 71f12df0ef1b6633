import type { RestRoute } from '#kernel/http';
import { categoriesRoute } from './rest/categories.ts';
import { departuresRoute } from './rest/departures.ts';
import { merchantModelRoute } from './rest/merchant-model.ts';
import { operatorRoute, operatorsRoute } from './rest/operators.ts';
import { spotsRoute } from './rest/spots.ts';

/** Companies and categories, and what is asked about one trip. */
export const catalogueRoutes = [
  operatorsRoute,
  operatorRoute,
  categoriesRoute,
  departuresRoute,
  spotsRoute,
  merchantModelRoute,
] as const satisfies readonly RestRoute[];
