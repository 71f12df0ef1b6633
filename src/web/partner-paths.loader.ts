import { renamedId } from '#catalogue/addresses';
import { type Context, isAppError, type PartnerScope } from '#kernel';
import { partnerById, partnerContext } from '#partners';

/** The context of what stands below the path of a partner; null where there is no such partner. */
export async function contextBelow(ctx: Context, slug: string): Promise<Context | null> {
  try {
    return await partnerContext(ctx, slug);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

/** The partner that once had this slug; null without one, and at the host of another. */
export async function renamedPartner(ctx: Context, oldSlug: string): Promise<PartnerScope | null> {
  const id = await renamedId(ctx, 'partner', oldSlug);
  if (id === null || (ctx.partner && ctx.partner.id !== id)) return null;
  return partnerById(ctx, id, false);
}

/** Whether a partner has this slug, or had it once. */
export async function isPartner(ctx: Context, slug: string): Promise<boolean> {
  return (await contextBelow(ctx, slug)) !== null || (await renamedPartner(ctx, slug)) !== null;
}
