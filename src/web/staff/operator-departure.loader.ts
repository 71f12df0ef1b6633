import { data } from 'react-router';
import { departureToDecide } from '#bookings';
import { idInPath } from '../id-in-path.loader.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/** What canceling or moving a departure would do, or what the one who asks has to do first. @throws AppError not_found for other members */
export async function operatorDepartureLoader(services: Services, request: Request, id: string) {
  const { ctx, page } = services;
  const query = new URL(request.url).searchParams;
  const deed = query.get('deed') === 'move' ? ('move' as const) : ('cancel' as const);
  const { actor } = ctx;
  const isTeam = actor.kind === 'member' && actor.staff && actor.operatorIds.length === 0;
  const typed = typedAgain(services, request, '/operator/departures', { departure: id });
  // Whoever speaks for several comes back to the dates of this one.
  const company = query.get('company');
  const said = { deed, company, error: query.get('error'), typed, isTeam };
  const headers = cacheHeaders(page, request);
  idInPath(id);
  const { wayIn, desk: departure } = await deskOrWayIn(() => departureToDecide(ctx, id));
  return data({ ...said, id, wayIn, departure }, { headers });
}
