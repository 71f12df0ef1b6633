import { describe, expect, it } from 'vitest';
import { readRatesFile, UnreadableRates } from './rates-file.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const cube = (day: string, rates: string) => `<Cube time='${day}'>${rates}</Cube>`;
const bank = (...days: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><Cube>${days.join('')}</Cube></gesmes:Envelope>`;

describe('a file of rates', () => {
  it('is CSV with units for one dollar; what is wrong in it is told with its line', () => {
    const text =
      'currency;day;per_usd\nMGA;2026-11-20;4480.5\nDEM;2026-11-20;1.7\nEUR;2026-02-30;0.86\n\nGBP;2026-11-20;-1\n';
    expect(readRatesFile(text, NOW)).toEqual({
      rates: [{ currency: 'MGA', day: '2026-11-20', perUsd: 4480.5 }],
      problems: [
        'line 3: currency must be the ISO 4217 code of a currency in use, is "DEM"',
        'line 4: day must be a date that exists, as YYYY-MM-DD, is "2026-02-30"',
        'line 6: per_usd must be a number above 0',
      ],
    });
  });

  it('is for one dollar: where the dollar’s own rate is another, none of it is taken', () => {
    const text = (usd: string) =>
      `currency,day,per_usd\nGBP,2026-11-20,0.86\nUSD,2026-11-20,${usd}\nEUR,2026-11-20,1\n`;
    expect(() => readRatesFile(text('1.1594'), NOW)).toThrow(
      /^line 3: one US dollar is 1\.1594 US dollars .*Divide every rate by 1\.1594/,
    );
    expect(readRatesFile(text('1.0000'), NOW).problems).toEqual([]);
  });

  it('has each rate once, of a day that has come: a later one would stand in the way of those that follow', () => {
    const text =
      'currency,day,per_usd\nEUR,2026-11-20,0.86\nEUR,2026-11-20,0.87\nEUR,2026-11-19,0.85\nGBP,2062-11-20,0.7\n';
    expect(readRatesFile(text, NOW)).toEqual({
      rates: [
        { currency: 'EUR', day: '2026-11-20', perUsd: 0.86 },
        { currency: 'EUR', day: '2026-11-19', perUsd: 0.85 },
      ],
      problems: [
        'line 3: the rate of EUR on 2026-11-20 stands further up already',
        'line 5: day must have come, is "2062-11-20"',
      ],
    });
    expect(() => readRatesFile(bank(cube('2062-11-20', "<Cube currency='USD' rate='1.2'/>")), NOW)).toThrow(
      'day must have come, is "2062-11-20"',
    );
  });

  it('is the XML of the European Central Bank, of which the newest day counts', () => {
    const euro = (usd: string, huf: string) =>
      `<Cube currency='USD' rate='${usd}'/><Cube currency='HUF' rate='${huf}'/><Cube currency='BGN' rate='1.9558'/>`;
    const { rates, problems } = readRatesFile(
      bank(cube('2026-11-20', euro('1.25', '400')), cube('2026-11-19', euro('1.2', '390'))),
      NOW,
    );
    expect(problems).toEqual([]);
    expect(rates).toEqual([
      { currency: 'HUF', day: '2026-11-20', perUsd: 320 },
      { currency: 'EUR', day: '2026-11-20', perUsd: 0.8 },
    ]);
  });

  it.each([
    '',
    'nothing',
    'a,b\n1,2',
    '<html></html>',
    bank(cube('2026-11-20', "<Cube currency='HUF' rate='400'/>")),
    '"',
  ])('that holds no rate, %j, is refused with what it should hold', (text) => {
    expect(() => readRatesFile(text, NOW)).toThrow(UnreadableRates);
    expect(() => readRatesFile(text, NOW)).toThrow(/currency, day and per_usd/);
  });
});
