import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { isCurrency } from '../currencies.ts';
import { type CalendarDate, isCalendarDate } from '../dates.ts';
import { latestDate } from '../zones.ts';
import type { DatedRate } from './rates.ts';

/** What was read, and what wasn't: a sentence each, with its line where there are lines. */
export type RatesFile = { rates: DatedRate[]; problems: string[] };

/** A file that holds no rates at all, and what it should look like. */
export class UnreadableRates extends Error {}

const FORMS =
  'Give a CSV file with the columns currency, day and per_usd (units for one US dollar), or the daily XML file of the European Central Bank.';

/**
 * Rates of a CSV file, or of the XML that the European Central Bank publishes, of its newest day. Days that haven't come
 * anywhere are told, not taken: they would be the newest until then.
 * @throws UnreadableRates when no rate is left, or when the dollar’s own isn’t 1: the rates are for another currency
 */
export function readRatesFile(text: string, now: Date): RatesFile {
  const last = latestDate(now);
  const found = text.trimStart().startsWith('<') ? readXml(text, last) : readCsv(text, last);
  if (found.rates.length === 0) throw new UnreadableRates(`There is no rate in it. ${FORMS}${listed(found.problems)}`);
  return found;
}

function listed(problems: readonly string[]): string {
  return problems.length > 0 ? `\n${problems.slice(0, 5).join('\n')}` : '';
}

function readCsv(text: string, last: CalendarDate): RatesFile {
  const file: RatesFile = { rates: [], problems: [] };
  const seen = new Set<string>();
  for (const { record, info } of rowsOf(text)) {
    const { currency = '', day = '', per_usd: units = '' } = record;
    const perUsd = Number(units);
    if (currency === 'USD' && isRate(perUsd) && perUsd !== 1) throw notPerDollar(info.lines, units);
    const rate = `${currency} on ${day}`;
    const problem =
      problemOf(currency, day, perUsd) ??
      notYet(day, last) ??
      (seen.has(rate) ? `the rate of ${rate} stands further up already` : null);
    if (problem) {
      file.problems.push(`line ${info.lines}: ${problem}`);
      continue;
    }
    seen.add(rate);
    file.rates.push({ currency, day, perUsd });
  }
  return file;
}

const notPerDollar = (line: number, units: string) =>
  new UnreadableRates(
    `line ${line}: one US dollar is ${units} US dollars in it, so its rates are for one unit of another currency, such as the euro. Nothing was stored. Divide every rate by ${units}, so that USD is 1, and bring it again; of the European Central Bank give the XML file.`,
  );

type Row = { record: Partial<Record<string, string>>; info: { lines: number } };

function rowsOf(text: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      trim: true,
      info: true,
    });
  } catch (error) {
    throw new UnreadableRates(`It can’t be read (${(error as Error).message}). ${FORMS}`);
  }
}

function problemOf(currency: string, day: string, perUsd: number): string | null {
  if (!isCurrency(currency)) return `currency must be the ISO 4217 code of a currency in use, is "${currency}"`;
  if (!isCalendarDate(day)) return `day must be a date that exists, as YYYY-MM-DD, is "${day}"`;
  return isRate(perUsd) ? null : 'per_usd must be a number above 0';
}

const notYet = (day: CalendarDate, last: CalendarDate) => (day > last ? `day must have come, is "${day}"` : null);

/** As large as the table takes. */
const isRate = (value: number) => Number.isFinite(value) && value > 1e-8 && value < 1e10;

/** Days with rates for one euro; the newest counts. What is no currency today is left out. */
function readXml(text: string, last: CalendarDate): RatesFile {
  const days = new Map<string, Map<string, number>>();
  let day = '';
  const parser = new Parser(
    {
      onopentag(_name, { time, currency, rate }) {
        if (time) day = time;
        if (!currency || !rate || !isCalendarDate(day)) return;
        const rates = days.get(day) ?? new Map<string, number>();
        days.set(day, rates.set(currency, Number(rate)));
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const newest = [...days.keys()].sort().at(-1);
  const problem = newest === undefined ? null : notYet(newest, last);
  if (problem) return { rates: [], problems: [problem] };
  const perEuro = newest === undefined ? undefined : days.get(newest);
  const dollars = perEuro?.get('USD');
  if (newest === undefined || !perEuro || !dollars || !isRate(dollars)) return { rates: [], problems: [] };
  const rates = [...perEuro.set('EUR', 1)].map(([currency, rate]) => ({
    currency,
    day: newest,
    perUsd: rate / dollars,
  }));
  return {
    rates: rates.filter(({ currency, perUsd }) => currency !== 'USD' && isCurrency(currency) && isRate(perUsd)),
    problems: [],
  };
}
