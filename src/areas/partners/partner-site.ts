import { sql } from 'kysely';
import { type Picture, storedPicture } from '#images';
import type { Context } from '#kernel';
import type { PartnersTables } from './tables.ts';

/** What a partner's site says of itself. */
export type PartnerSite = {
  id: string;
  slug: string;
  name: string;
  logo: Picture | null;
  favicon: Picture | null;
  baseUrl: string | null;
  templateType: 'standard' | 'tourism_board' | 'operators_association';
  aboutUrl: string | null;
  socialLinks: { name: string; url: string }[];
  hiddenMenus: string[];
};

/** The site of an active partner; null when there is none. */
export async function partnerSite(ctx: Pick<Context, 'db'>, slug: string): Promise<PartnerSite | null> {
  const found = await ctx.db
    .withTables<PartnersTables>()
    .selectFrom('partners')
    .where('partners.slug', '=', slug)
    .where('partners.active', '=', true)
    .select([
      'partners.id',
      'partners.slug',
      'partners.name',
      storedPicture(sql`partners.logo_image`, null).as('logo'),
      storedPicture(sql`partners.favicon`, null).as('favicon'),
      'partners.baseUrl',
      'partners.templateType',
      'partners.aboutUrl',
      'partners.socialLinks',
      'partners.hiddenMenus',
    ])
    .executeTakeFirst();
  return found ? { ...found, socialLinks: found.socialLinks as PartnerSite['socialLinks'] } : null;
}
