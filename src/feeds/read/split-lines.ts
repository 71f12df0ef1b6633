import { isUtf8 } from 'node:buffer';
import { UnreadableFeed } from './unreadable-feed.ts';

export type Line = { number: number; text: string } | { number: number; problem: string };

/** A longer line is skipped without being kept in memory. */
export const longestLine = 1024 * 1024;

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16 =
  'is encoded in UTF-16, so nothing in this file can be read. Save it as UTF-8 (in Excel: "CSV UTF-8") and import it again.';

/**
 * Lines of a file in the groups in which they arrive, numbered from `first`; empty ones are left out.
 * @throws UnreadableFeed for a file in UTF-16, which is no text to us
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>, first = 1, name = 'The file'): AsyncGenerator<Line[]> {
  const splitter = new Splitter(first, name);
  try {
    for await (const chunk of chunks) {
      const lines = splitter.take(chunk);
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    if (error instanceof UnreadableFeed) throw error;
    yield [...splitter.end(), { number: splitter.number, problem: brokenOff(error as NodeJS.ErrnoException) }];
    return;
  }
  const rest = splitter.end();
  if (rest.length > 0) yield rest;
}

/** A file that can't be opened is the caller's business; one that breaks off is a problem at that line. */
function brokenOff(error: NodeJS.ErrnoException): string {
  if (error.syscall === 'open') throw error;
  return `the file breaks off here (${error.message}): what stands after this line was not read`;
}

class Splitter {
  number: number;
  #kept: Buffer[] = [];
  #length = 0;
  #atStart = true;
  readonly #name: string;

  constructor(first: number, name: string) {
    this.number = first;
    this.#name = name;
  }

  take(chunk: Buffer): Line[] {
    const rest = this.#atStart ? this.#withoutMark(chunk) : chunk;
    this.#atStart = false;
    const lines: Line[] = [];
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE, start)) {
      this.#finish(rest.subarray(start, end), lines);
      start = end + 1;
    }
    if (start < rest.length) this.#keep(rest.subarray(start));
    return lines;
  }

  end(): Line[] {
    const lines: Line[] = [];
    if (this.#length > 0) this.#finish(Buffer.alloc(0), lines);
    return lines;
  }

  #withoutMark(chunk: Buffer): Buffer {
    const head = chunk.subarray(0, 64);
    const marked = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
    const zeros = head.filter((byte) => byte === 0).length;
    if (marked || zeros > head.length / 4) throw new UnreadableFeed(`${this.#name} ${UTF16}`);
    return chunk.subarray(0, 3).equals(BYTE_ORDER_MARK) ? chunk.subarray(3) : chunk;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > longestLine) this.#kept = [];
    else this.#kept.push(Buffer.from(part));
  }

  #finish(part: Buffer, lines: Line[]): void {
    const length = this.#length + part.length;
    const bytes = this.#kept.length > 0 ? Buffer.concat([...this.#kept, part]) : part;
    const number = this.number++;
    this.#kept = [];
    this.#length = 0;
    if (length > longestLine) lines.push({ number, problem: tooLong(length) });
    else if (!isUtf8(bytes)) lines.push({ number, problem: notUtf8(bytes) });
    else if (bytes.length > 0) pushText(lines, number, bytes.toString('utf8'));
  }
}

function pushText(lines: Line[], number: number, text: string): void {
  const clean = text.endsWith('\r') ? text.slice(0, -1) : text;
  if (clean.trim() !== '') lines.push({ number, text: clean });
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
