import type { RestRoute } from '#kernel/http';
import { merchantModelRoute } from './rest/merchant-model.ts';
import { spotsRoute } from './rest/spots.ts';

/** What is asked about one trip. */
export const catalogueRoutes = [spotsRoute, merchantModelRoute] as const satisfies readonly RestRoute[];
