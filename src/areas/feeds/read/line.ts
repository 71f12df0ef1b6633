import { isUtf8 } from 'node:buffer';

/** The text of a line, or of an entry of a JSON list; or why there is none. */
export type Line = { number: number; text: string } | { number: number; problem: string };

/** Takes a file apart as its bytes arrive. */
export type Splitter = {
  /** Of the line that comes next. */
  readonly number: number;
  take(chunk: Buffer): Line[];
  end(): Line[];
};

/** A longer line is skipped without being kept in memory. */
export const longestLine = 1024 * 1024;

/** Gathers the bytes of one line from the chunks over which it is spread, and lets go of one that grows too long. */
export class LineBytes {
  #kept: Buffer[] = [];
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > longestLine) this.#kept = [];
    else this.#kept.push(Buffer.from(part));
  }

  /** The whole line with its last part; null for a blank one. */
  finish(part: Buffer, number: number): Line | null {
    const length = this.#length + part.length;
    const bytes = this.#kept.length > 0 ? Buffer.concat([...this.#kept, part]) : part;
    this.#kept = [];
    this.#length = 0;
    if (length > longestLine) return { number, problem: tooLong(length) };
    if (!isUtf8(bytes)) return { number, problem: notUtf8(bytes) };
    const text = bytes.toString('utf8');
    const clean = text.endsWith('\r') ? text.slice(0, -1) : text;
    return clean.trim() === '' ? null : { number, text: clean };
  }
}

function tooLong(length: number): string {
  return `the line is ${(length / 1024 / 1024).toFixed(1)} MB long; a line may have 1 MB at most, so it was skipped`;
}

function notUtf8(bytes: Buffer): string {
  const valid = new TextDecoder().decode(bytes).indexOf('\ufffd');
  const byte = bytes[Buffer.byteLength(bytes.toString('utf8').slice(0, valid))] ?? 0;
  const hex = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  return `is not valid UTF-8 (byte ${hex} at character ${valid + 1}, perhaps Latin-1 or Windows-1252): save the file as UTF-8`;
}
