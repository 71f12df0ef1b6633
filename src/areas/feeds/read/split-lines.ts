import { type Line, LineBytes, type Splitter } from './line.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16 =
  'is encoded in UTF-16, so nothing in this file can be read. Save it as UTF-8 (in Excel: "CSV UTF-8") and import it again.';

type Options = {
  first?: number;
  name?: string;
  /** Chooses how the file is taken apart, from its first bytes. */
  choose?: (start: Buffer, first: number) => Splitter;
};

/**
 * Lines of a file in the groups in which they arrive, numbered from `first`; empty ones are left out.
 * @throws UnreadableFeed for a file in UTF-16, which is no text to us
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>, options: Options = {}): AsyncGenerator<Line[]> {
  const { first = 1, name = 'The file', choose = byLine } = options;
  let splitter: Splitter | undefined;
  try {
    for await (const chunk of chunks) {
      const text = splitter ? chunk : withoutMark(chunk, name);
      splitter ??= choose(text, first);
      const lines = splitter.take(text);
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    if (error instanceof UnreadableFeed) throw error;
    const problem = brokenOff(error as NodeJS.ErrnoException);
    yield [...(splitter?.end() ?? []), { number: splitter?.number ?? first, problem }];
    return;
  }
  const rest = splitter?.end() ?? [];
  if (rest.length > 0) yield rest;
}

/** A file that can't be opened is the caller's business; one that breaks off is a problem at that line. */
function brokenOff(error: NodeJS.ErrnoException): string {
  if (error.syscall === 'open') throw error;
  return `the file breaks off here (${error.message}): what stands after this line was not read`;
}

function withoutMark(chunk: Buffer, name: string): Buffer {
  const head = chunk.subarray(0, 64);
  const marked = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const zeros = head.filter((byte) => byte === 0).length;
  if (marked || zeros > head.length / 4) throw new UnreadableFeed(`${name} ${UTF16}`);
  return chunk.subarray(0, 3).equals(BYTE_ORDER_MARK) ? chunk.subarray(3) : chunk;
}

export function byLine(start: Buffer, first: number): Splitter {
  return new LineSplitter(first, newlineOf(start));
}

/** Old programs end lines with a carriage return alone. The last byte may be the first half of a pair. */
function newlineOf(start: Buffer): number {
  const alone = !start.includes(LINE_FEED) && start.subarray(0, -1).includes(CARRIAGE_RETURN);
  return alone ? CARRIAGE_RETURN : LINE_FEED;
}

class LineSplitter implements Splitter {
  number: number;
  readonly #newline: number;
  readonly #open = new LineBytes();

  constructor(first: number, newline: number) {
    this.number = first;
    this.#newline = newline;
  }

  take(chunk: Buffer): Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(this.#newline); end !== -1; end = chunk.indexOf(this.#newline, start)) {
      this.#finish(chunk.subarray(start, end), lines);
      start = end + 1;
    }
    if (start < chunk.length) this.#open.add(chunk.subarray(start));
    return lines;
  }

  end(): Line[] {
    const lines: Line[] = [];
    if (!this.#open.isEmpty) this.#finish(Buffer.alloc(0), lines);
    return lines;
  }

  #finish(part: Buffer, lines: Line[]): void {
    const line = this.#open.finish(part, this.number++);
    if (line) lines.push(line);
  }
}
