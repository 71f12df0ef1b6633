import { describe, expect, it } from 'vitest';
import { kindNamed } from '../testing.ts';
import { CsvReader } from './csv.ts';
import { splitLines } from './split-lines.ts';

async function read(kind: string, text: string, chunk = 1_000_000) {
  async function* bytes() {
    for (let at = 0; at < text.length; at += chunk) yield Buffer.from(text.slice(at, at + chunk));
  }
  const reader = new CsvReader(kindNamed(kind));
  const entries = [];
  for await (const lines of splitLines(bytes())) entries.push(...reader.take(lines));
  return [...entries, ...reader.end()];
}

describe('CSV', () => {
  const departures = [
    'id,operator,trip,startDate,end_date,currency,base_price_cents,departure_guaranteed,price_notes',
    'd1,op,t,2027-05-01,2027-05-07,USD,150000,yes,"Includes ""all""',
    'meals"',
    'd2,op,t,2027-05-01,2027-05-07,USD,ten,,',
  ].join('\n');

  it('becomes records: numbers, booleans, quoted line breaks, absent cells, camel case columns', async () => {
    const expected = [
      {
        line: 2,
        value: {
          kind: 'departure',
          id: 'd1',
          operator: 'op',
          trip: 't',
          start_date: '2027-05-01',
          end_date: '2027-05-07',
          currency: 'USD',
          base_price_cents: 150_000,
          departure_guaranteed: true,
          price_notes: 'Includes "all"\nmeals',
        },
      },
      { line: 4, value: expect.objectContaining({ id: 'd2', base_price_cents: 'ten' }) },
    ];
    expect(await read('departure', departures)).toEqual(expected);
    expect(await read('departure', departures, 7)).toEqual(expected);
    expect(await read('departure', departures.replaceAll(',', ';'))).toEqual(expected);
  });

  it('has lists with bars, nested fields with dots and JSON in a cell', async () => {
    const [entry] = await read(
      'trip',
      'id,places,terms.theme,cancellation.flexibility,cancellation.tiers,params.visa,inclusions\n' +
        't,peru | cusco,wildlife|food,flexible,"[{""min_days"":30,""refund_bps"":10000}]",None,"[{""inclusion_kind"":""meal"",""included"":true,""label"":""x""}]"\n',
    );
    expect(entry?.value).toEqual({
      kind: 'trip',
      id: 't',
      places: ['peru', 'cusco'],
      terms: { theme: ['wildlife', 'food'] },
      cancellation: { flexibility: 'flexible', tiers: [{ min_days: 30, refund_bps: 10_000 }] },
      params: { visa: 'None' },
      inclusions: [{ inclusion_kind: 'meal', included: true, label: 'x' }],
    });
  });

  it('warns of an unknown column once, with the nearest known one', async () => {
    const entries = await read('departure', 'id,curency,colour\nd,USD,red\nd,USD,red\n');
    expect(entries.filter((entry) => entry.problem)).toEqual([
      {
        line: 1,
        field: 'curency',
        severity: 'warning',
        problem: 'departure has no such column, it is left out; did you mean currency?',
      },
      { line: 1, field: 'colour', severity: 'warning', problem: 'departure has no such column, it is left out' },
    ]);
    expect(entries).toHaveLength(4);
  });

  it('refuses a row with too many or too few cells and a quote that never closes, and reads the others', async () => {
    const entries = await read('departure', 'id,currency\na,USD,extra\nb\n"c,USD\nd,USD\ne,EUR\n');
    expect(entries).toEqual([
      { line: 2, problem: expect.stringContaining('has 3 cells where the header has 2') },
      { line: 3, problem: expect.stringContaining('has 1 cells') },
      { line: 4, problem: 'opens a quote (") that is never closed' },
      { line: 5, value: { kind: 'departure', id: 'd', currency: 'USD' } },
      { line: 6, value: { kind: 'departure', id: 'e', currency: 'EUR' } },
    ]);
  });

  it('groups the days of one trip', async () => {
    const entries = await read('itinerary', 'operator,trip,first_day,label\no,a,1,Arrive\no,a,2,Walk\no,b,1,Swim\n', 9);
    expect(entries).toEqual([
      {
        line: 2,
        value: {
          kind: 'itinerary',
          operator: 'o',
          trip: 'a',
          days: [
            { first_day: 1, label: 'Arrive' },
            { first_day: 2, label: 'Walk' },
          ],
        },
      },
      { line: 4, value: { kind: 'itinerary', operator: 'o', trip: 'b', days: [{ first_day: 1, label: 'Swim' }] } },
    ]);
  });

  it('is told its separator by the line that Excel writes first', async () => {
    for (const first of ['sep=;', '"sep=;"', 'SEP=;;;', '\nsep=;']) {
      const [entry] = await read('operator', `${first}\nid;name;known_for\no;O;Guides, horses, and a, b, c\n`);
      expect(entry?.value, first).toEqual({
        kind: 'operator',
        id: 'o',
        name: 'O',
        known_for: 'Guides, horses, and a, b, c',
      });
    }
    const [entry] = await read('operator', 'sep=|\nid|name\no|O\n');
    expect(entry).toEqual({ line: 3, value: { kind: 'operator', id: 'o', name: 'O' } });
  });

  it('has numbers inside nested fields', async () => {
    const [entry] = await read('trip', 'id,rating_total.score,rating_total.best,rating_total.source\nt,9.2,10,X\n');
    expect(entry?.value).toMatchObject({ rating_total: { score: 9.2, best: 10, source: 'X' } });
  });

  it('may have empty rows, with and without separators, and cells of blanks alone', async () => {
    const text = ',,\n\nid,name,known_for\n,,\no,O,\n , ,\n"","",\n,,,,,,\n';
    expect((await read('trip', 'id,duration_days,name\nt, ,N\n'))[0]?.value).toEqual({
      kind: 'trip',
      id: 't',
      name: 'N',
    });
    expect(await read('operator', text)).toEqual([{ line: 5, value: { kind: 'operator', id: 'o', name: 'O' } }]);
  });

  it('keeps the paragraphs of a quoted cell apart', async () => {
    for (const newline of ['\n', '\r\n']) {
      const lines = ['id,name,known_for', 'o,O,"Guides.', '', 'Horses.', 'Boats.', ' ', '', 'Huts."', 'p,P,x', ''];
      const text = lines.join(newline);
      for (const chunk of [1_000_000, 7]) {
        const [first, second] = await read('operator', text, chunk);
        expect(first?.value?.known_for).toBe('Guides.\n\nHorses.\nBoats.\n\nHuts.');
        expect(second?.value).toEqual({ kind: 'operator', id: 'p', name: 'P', known_for: 'x' });
      }
    }
  });
});
