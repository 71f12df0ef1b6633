import { CakeSlice, ShieldCheck, Ship, Sparkles, Tag } from 'lucide';
import type { CardBadge } from '#catalogue/shared';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { badgeWords } from './trip-words.ts';

const LOOKS: Record<CardBadge['kind'], Pick<BadgeProps, 'icon' | 'tone'>> = {
  guaranteed: { icon: ShieldCheck, tone: 'pine' },
  member_price: { icon: Tag, tone: 'sun' },
  ship: { icon: Ship, tone: 'plain' },
  ages: { icon: CakeSlice, tone: 'plain' },
  new: { icon: Sparkles, tone: 'plain' },
};

export function TripBadge({ badge }: { badge: CardBadge }) {
  return <Badge {...LOOKS[badge.kind]}>{badgeWords(badge)}</Badge>;
}
