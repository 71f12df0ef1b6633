import { data, redirect } from 'react-router';
import type { Context } from '#kernel';
import { partnerById, partnerSite } from '#partners';
import { photoArt } from '../catalogue/art.ts';
import { contextBelow, renamedPartner } from '../partner-paths.loader.ts';
import { queryAlong } from '../query-along.ts';
import type { Services } from '../services.ts';
import type { Brand } from './brand.ts';

/**
 * The context of a page at a partner’s own host, or below /pl/{dmo} of ours.
 * @throws 404 for a partner that isn’t there, or 301 to the same below the slug that it has today
 */
export async function askedThrough({ ctx, atPartner }: Services, request: Request, dmo?: string): Promise<Context> {
  const here = { ...ctx, partner: atPartner };
  if (dmo === undefined) return here;
  const below = await contextBelow(here, dmo);
  if (below) return below;
  const now = await renamedPartner(here, dmo);
  throw now ? redirect(`/pl/${now.slug}/reserve${queryAlong(request)}`, 301) : data(null, { status: 404 });
}

/**
 * At our own host each reservation has one page: below its partner’s path, where it was begun through one.
 * @throws 404 below the path of another partner, and the way to the page there is
 */
export async function onItsOwnPath(
  { ctx, atPartner }: Services,
  request: Request,
  { dmo, partnerId }: { dmo: string | undefined; partnerId: string | null },
): Promise<void> {
  if (atPartner) return;
  const partner = partnerId === null ? null : await partnerById(ctx, partnerId, false);
  if (dmo !== undefined && dmo !== partner?.slug) throw data(null, { status: 404 });
  if (dmo === undefined && partner) throw redirect(`/pl/${partner.slug}/reserve${queryAlong(request)}`);
}

/** Whose name a page bears: of the host where it is asked, else of the partner through whose site it was booked. */
export async function brandOf({ ctx, atPartner }: Services, partnerId: string | null = null): Promise<Brand | null> {
  const partner = atPartner ?? (partnerId === null ? null : await partnerById(ctx, partnerId, false));
  const site = partner && (await partnerSite(ctx, partner.slug));
  if (!site) return null;
  const { name, logo, baseUrl } = site;
  return { name, logo: logo && photoArt(logo), href: atPartner ? '/' : (baseUrl ?? '/') };
}
