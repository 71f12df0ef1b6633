import { type Context, notFound } from '#kernel';
import { isSlug } from '#kernel/http';
import { partnerBySlug } from './partner.ts';

/**
 * The context of a call made through a partner's site; the same context without a slug.
 * @throws AppError not_found, at the host of a partner also for another one
 */
export async function partnerContext(ctx: Context, slug: string | null | undefined): Promise<Context> {
  if (slug === null || slug === undefined) return ctx;
  if (ctx.partner) {
    if (ctx.partner.slug !== slug) throw notFound();
    return ctx;
  }
  const partner = isSlug(slug) ? await partnerBySlug(ctx, slug) : null;
  if (!partner) throw notFound();
  return { ...ctx, partner };
}
