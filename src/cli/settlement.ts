import { writeFile } from 'node:fs/promises';
import { type SettledSums, settlementOf } from '#bookings/upkeep';
import { operatorFacts } from '#catalogue';
import type { Context } from '#kernel';
import { decimalOf, formatMoney, minorDigits } from '#kernel/shared';
import { csvLine, type Figure } from './csv.ts';
import { UsageError } from './usage-error.ts';

const COLUMNS = [
  'row',
  'company',
  'order',
  'trip',
  'starts_on',
  'bookings',
  'currency',
  'captured',
  'refunded',
  'commission_bps',
  'commission',
  'net',
];
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** What companies get of what came in a month of UTC: a line for each booking, and one for each company and currency. */
export async function settlement(
  ctx: Context,
  [month = '']: string[],
  { company, out }: { company?: string; out?: string } = {},
): Promise<string[]> {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) throw new UsageError('Name a month, such as 2026-11.');
  const operatorId = company === undefined ? null : await idOf(ctx, company);
  const [from, until] = [Date.UTC(Number(year), Number(number) - 1), Date.UTC(Number(year), Number(number))];
  if (from > ctx.clock().getTime()) throw new UsageError(`${month} hasn’t begun.`);
  const { bookings, totals } = await settlementOf(ctx, { from: new Date(from), until: new Date(until) }, operatorId);
  const lines = [
    COLUMNS.join(','),
    ...bookings.map(({ company: name, orderNumber, tripName, startDate, commissionBps, ...sums }) =>
      csvLine([
        figure('booking'),
        ...[name, orderNumber, tripName],
        ...[figure(startDate ?? ''), figure(1), figure(sums.currency)],
        ...[amount(sums, 'capturedCents'), amount(sums, 'refundedCents'), figure(commissionBps ?? '')],
        ...[amount(sums, 'commissionCents'), amount(sums, 'netCents')],
      ]),
    ),
    ...totals.map(({ company: name, bookings: count, ...sums }) =>
      csvLine([
        figure('total'),
        ...[name, '', ''],
        ...[figure(''), figure(count), figure(sums.currency)],
        ...[amount(sums, 'capturedCents'), amount(sums, 'refundedCents'), figure('')],
        ...[amount(sums, 'commissionCents'), amount(sums, 'netCents')],
      ]),
    ),
  ];
  if (out === undefined) return lines;
  await writeFile(out, `${lines.join('\r\n')}\r\n`);
  return [
    bookings.length === 0 ? `Nothing came and nothing went back in ${month}.` : `${month}, to be paid to companies:`,
    ...totals.map(({ company: name, netCents: cents, currency }) =>
      cents === null
        ? `  ${name}: unknown, as no commission was agreed for a booking in ${currency}`
        : `  ${name}: ${formatMoney({ cents, currency })}`,
    ),
    ...(month === new Date(ctx.clock()).toISOString().slice(0, 7) ? [`${month} isn’t over: more may come.`] : []),
    `It is written to ${out}.`,
  ];
}

const figure = (value: string | number): Figure => ({ figure: String(value) });

/** Empty where it isn’t known. */
function amount(sums: SettledSums, key: 'capturedCents' | 'refundedCents' | 'commissionCents' | 'netCents'): Figure {
  const cents = sums[key];
  return figure(cents === null ? '' : decimalOf(cents, minorDigits(sums.currency)));
}

async function idOf(ctx: Context, slug: string): Promise<string> {
  const company = (await operatorFacts(ctx, [slug])).get(slug);
  if (!company) throw new UsageError(`There is no company ${slug}.`);
  return company.id;
}
