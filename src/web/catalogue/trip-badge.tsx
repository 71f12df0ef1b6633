import type { CardBadge } from '#catalogue/shared';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { badgeWords } from './trip-words.ts';

const LOOKS: Record<CardBadge['kind'], Pick<BadgeProps, 'icon' | 'tone'>> = {
  guaranteed: { icon: 'shield-check', tone: 'pine' },
  member_price: { icon: 'tag', tone: 'sun' },
  ship: { icon: 'ship', tone: 'plain' },
  ages: { icon: 'cake-slice', tone: 'plain' },
  new: { icon: 'sparkles', tone: 'plain' },
};

export function TripBadge({ badge }: { badge: CardBadge }) {
  return <Badge {...LOOKS[badge.kind]}>{badgeWords(badge)}</Badge>;
}
