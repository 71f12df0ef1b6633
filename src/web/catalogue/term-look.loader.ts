import { type DescribedTerm, describedTerms } from '#catalogue/places';
import type { Context } from '#kernel';
import type { IconName } from '../ui/icon.tsx';
import { icons } from '../ui/icons.ts';

/** Colors of the site that a feed may name. */
const COLORS = ['link', 'signal', 'marigold', 'pine'] as const;

export type TermLook = { icon: IconName | null; color: (typeof COLORS)[number] | null };

/** The icon and the color that a term names, where the site has them. */
export function termLook({ icon, color }: { icon: string | null; color: string | null }): TermLook {
  return {
    icon: icon !== null && Object.hasOwn(icons, icon) ? (icon as IconName) : null,
    color: COLORS.find((one) => one === color) ?? null,
  };
}

export type TermSaid = Pick<DescribedTerm, 'propertyKey' | 'key' | 'description'> & Pick<TermLook, 'icon'>;

/** What is said of the entries of some vocabularies. */
export async function readTermsSaid(
  ctx: Context,
  properties: readonly DescribedTerm['propertyKey'][],
): Promise<TermSaid[]> {
  const terms = await describedTerms(ctx, properties);
  return terms.map(({ propertyKey, key, description, ...look }) => ({
    propertyKey,
    key,
    description,
    icon: termLook(look).icon,
  }));
}
