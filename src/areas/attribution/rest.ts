import type { Parts } from '#kernel';
import type { RestRoute } from '#kernel/http';
import { activitiesRoute } from './rest/activities.ts';
import { consentRoutes } from './rest/consents.ts';

export const attributionRoutes = (parts: Pick<Parts, 'awayHosts'>): RestRoute[] => [
  ...consentRoutes(parts),
  activitiesRoute,
];
