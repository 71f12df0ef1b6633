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

/** "$500 gift card, $700 PayPal": how what is paid now is split. */
export function howNow({ plan, reservation }: Pick<ShownReserve, 'plan' | 'reservation'>, nowCents: number): string {
  const card = reservation?.giftCardCents ?? 0;
  if (!plan || card === 0) return 'PayPal';
  const rest = nowCents - card;
  return `${sumOf(plan, card)} gift card${rest > 0 ? `, ${sumOf(plan, rest)} PayPal` : ''}`;
}

/** What is paid now by the way that was chosen; else the least that can be paid. */
export function dueNow({ plan, reservation }: Pick<ShownReserve, 'plan' | 'reservation'>) {
  if (!plan) return null;
  const type = reservation?.paymentType ?? (plan.due.deposit ? 'deposit' : 'full');
  return plan.due[type] ?? plan.due.full ?? plan.due.deposit ?? null;
}
