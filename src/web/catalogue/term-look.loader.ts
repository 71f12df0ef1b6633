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
