import type { Parts } from '#kernel';
import type { RestRoute } from '#kernel/http';
import { cancelQuoteRoute, cancelRoute } from './rest/cancellation.ts';
import { acceptChangeRoute, changeRequestRoute, refuseChangeRoute } from './rest/changes.ts';
import { companyRoutes } from './rest/company.ts';
import { ownPassengersRoute } from './rest/passengers.ts';
import { bookingDetailsRoute } from './rest/payments.ts';
import { reserveRoutes } from './rest/reserve.ts';
import { resumeLinkRoute, resumeRoute } from './rest/resume.ts';

export const bookingRoutes = (parts: Parts): RestRoute[] => [
  ...reserveRoutes(parts),
  resumeLinkRoute(parts),
  resumeRoute(parts),
  bookingDetailsRoute(parts),
  cancelQuoteRoute(),
  cancelRoute(parts),
  acceptChangeRoute(),
  refuseChangeRoute(parts),
  changeRequestRoute(parts),
  ownPassengersRoute(parts),
  ...companyRoutes(parts),
];
