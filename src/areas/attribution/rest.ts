import { activitiesRoute } from './rest/activities.ts';
import { consentRoutes } from './rest/consents.ts';

export const attributionRoutes = [...consentRoutes, activitiesRoute];
