import { formatDate, formatMoney, formatShortDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import type { ShownPlan, ShownReserve } from './shown-reserve.ts';

export const sumOf = ({ currency }: Pick<ShownPlan, 'currency'>, cents: number) => formatMoney({ cents, currency });

export const people = (count: number) => plural(count, 'person', 'people');

export const partyWords = ({ travelers }: ShownReserve['party'], rooms: number) =>
  rooms > 1 ? `${people(travelers)} in ${rooms} rooms` : people(travelers);

/** "Mar 4 to 15, 2027" */
export function datesWords({ startDate, endDate }: { startDate: string; endDate: string }): string {
  if (startDate === endDate) return formatDate(startDate);
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  if (!isOneYear) return `${formatDate(startDate)} to ${formatDate(endDate)}`;
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return `${formatShortDate(startDate)} to ${isOneMonth ? formatDate(endDate).replace(/^\S+ /, '') : formatDate(endDate)}`;
}

export type PaymentType = 'deposit' | 'full';

/** "$500 gift card, $700 PayPal": how what is paid now is split, by the way that is chosen or by another one. */
export function howNow(page: Pick<ShownReserve, 'plan' | 'reservation'>, nowCents: number): string {
  const { plan, reservation } = page;
  if (!plan || (reservation?.giftCardCents ?? 0) === 0) return 'PayPal';
  const { byCard, rest, isAtLeast } = cardSplit(page, nowCents);
  if (isAtLeast) return 'Gift card first, PayPal the rest';
  return `${sumOf(plan, byCard)} gift card${rest > 0 ? `, ${sumOf(plan, rest)} PayPal` : ''}`;
}

/** `isAtLeast`: a card that covers all of what was chosen may hold more, and how much isn’t known here. */
export function cardSplit(page: Pick<ShownReserve, 'plan' | 'reservation'>, nowCents: number) {
  const card = page.reservation?.giftCardCents ?? 0;
  const byCard = Math.min(card, nowCents);
  return { byCard, rest: nowCents - byCard, isAtLeast: nowCents > card && card === dueNow(page)?.nowCents };
}

/** What is paid now by the way that was chosen, or by another one; else the least that can be paid. */
export function dueNow({ plan, reservation }: Pick<ShownReserve, 'plan' | 'reservation'>, by?: PaymentType) {
  if (!plan) return null;
  const type = by ?? chosenType({ plan, reservation });
  return plan.due[type] ?? plan.due.full ?? plan.due.deposit ?? null;
}

function chosenType({ plan, reservation }: Pick<ShownReserve, 'plan' | 'reservation'>): PaymentType {
  return reservation?.paymentType ?? (plan?.due.deposit ? 'deposit' : 'full');
}

/** The ways of paying among which somebody chooses; what belongs to one is marked with it (`data-pays`). */
export function typesToChoose({ plan }: Pick<ShownReserve, 'plan'>): PaymentType[] {
  return plan?.due.deposit && plan.due.full ? ['deposit', 'full'] : [];
}
