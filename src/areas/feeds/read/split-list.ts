import { type Line, LineBytes, type Splitter } from './line.ts';

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
];
const BLANK = 0x20;

/** Whether a file begins as a JSON list: `[`, after blanks. */
export function beginsList(start: Buffer): boolean {
  return start.find((byte) => byte > BLANK) === OPEN_LIST;
}

const OPENING = /^\s*\{\s*("[^"]{0,200}"\s*:\s*[[{]?\s*)?[\r\n]/;

/** Whether a file begins as a JSON object over several lines, of which none would be a record. */
export function beginsObject(start: Buffer): boolean {
  return OPENING.test(start.subarray(0, 1000).toString('latin1'));
}

/**
 * Takes a JSON list apart into its entries, each of which counts as a line, however it is written. A mistake inside an
 * entry is that entry's own as long as its brackets match.
 */
export class ListSplitter implements Splitter {
  number: number;
  readonly #open = new LineBytes();
  #begun = false;
  /** 1 inside the list, more inside an entry. */
  #depth = 0;
  #inText = false;
  #escaped = false;
  #ended: 'no' | 'yes' | 'told' = 'no';

  constructor(first: number) {
    this.number = first;
  }

  take(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (this.#ended !== 'no') {
        this.#afterEnd(byte, lines);
      } else if (this.#inText) {
        this.#readText(byte);
      } else if (byte > BLANK && this.#endsEntry(byte)) {
        this.#finish(chunk.subarray(start, at), lines);
        start = at + 1;
      } else if (byte === OPEN_LIST && this.#depth === 0) {
        this.#depth = 1;
        start = at + 1;
      } else if (byte > BLANK) {
        this.#readEntry(byte);
      }
    }
    if (this.#begun && this.#ended === 'no') this.#open.add(chunk.subarray(start));
    return lines;
  }

  end(): Line[] {
    if (this.#ended !== 'no') return [];
    const lines: Line[] = [];
    this.#finish(Buffer.alloc(0), lines);
    lines.push({
      number: this.number,
      problem: 'the list isn’t closed: a bracket or a quote is missing in this entry or before it',
    });
    return lines;
  }

  #readText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
  }

  #endsEntry(byte: number): boolean {
    if (this.#depth !== 1) return false;
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#ended = 'yes';
    return byte === COMMA || this.#ended === 'yes';
  }

  #readEntry(byte: number): void {
    this.#begun = true;
    if (byte === QUOTE) this.#inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth--;
  }

  #afterEnd(byte: number, lines: Line[]): void {
    if (byte <= BLANK || this.#ended === 'told') return;
    this.#ended = 'told';
    lines.push({
      number: this.number,
      problem: 'stands after the end of the list, so it and what follows was not read',
    });
  }

  /** Nothing between two commas is no entry. */
  #finish(part: Buffer, lines: Line[]): void {
    const line = this.#begun ? this.#open.finish(part, this.number) : null;
    this.#begun = false;
    if (!line) return;
    this.number++;
    lines.push(line);
  }
}
