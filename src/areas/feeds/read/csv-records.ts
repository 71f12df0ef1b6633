import { type Line, longestLine } from './line.ts';

export type CsvRecord = { number: number; text: string } | { number: number; problem: string };

/** Joins the lines of a quoted cell. A quote that is never closed costs only the line that opened it. */
export class CsvRecordJoiner {
  #open: { number: number; text: string }[] = [];
  #length = 0;

  take(lines: Line[]): CsvRecord[] {
    const records: CsvRecord[] = [];
    for (const line of lines) this.#add(line, records);
    return records;
  }

  end(): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (this.#open.length > 0) this.#giveUp(records);
    return records;
  }

  #add(line: Line, records: CsvRecord[]): void {
    if ('problem' in line) {
      records.push(line);
      return;
    }
    const odd = hasOddQuotes(line.text);
    const open = this.#open.length > 0;
    if (!open && !odd) {
      records.push(line);
      return;
    }
    this.#open.push(line);
    this.#length += line.text.length;
    if (open && odd) this.#close(records);
    else if (this.#length > longestLine) this.#giveUp(records);
  }

  #close(records: CsvRecord[]): void {
    const number = this.#open[0]?.number ?? 0;
    const texts = this.#open.map(
      (line, i) => breaks(line.number - (this.#open[i - 1]?.number ?? line.number)) + line.text,
    );
    records.push({ number, text: texts.join('') });
    this.#open = [];
    this.#length = 0;
  }

  #giveUp(records: CsvRecord[]): void {
    const [first, ...rest] = this.#open;
    this.#open = [];
    this.#length = 0;
    if (first) records.push({ number: first.number, problem: 'opens a quote (") that is never closed' });
    for (const line of rest) this.#add(line, records);
  }
}

/** Blank lines aren't handed over; however many stood between two others, they part paragraphs once. */
function breaks(lines: number): string {
  return '\n'.repeat(Math.min(2, lines));
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}
