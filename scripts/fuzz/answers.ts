import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** Unpacked; bytes that are no text are replaced. */
  text: string;
  /** False when it ended before its own announcement. */
  whole: boolean;
};

const HEAD_END = '\r\n\r\n';

/** Every answer in the bytes that came back over one connection. */
export function readAnswers(bytes: Buffer, method: string): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const headEnd = rest.indexOf(HEAD_END);
    if (headEnd < 0) return [...answers, { status: 0, headers: {}, text: rest.toString('latin1'), whole: false }];
    const { status, headers } = readHead(rest.toString('latin1', 0, headEnd));
    const after = rest.subarray(headEnd + HEAD_END.length);
    const informs = status >= 100 && status < 200;
    const bodiless = informs || status === 204 || status === 304 || method === 'HEAD';
    const { body, end, whole } = bodiless ? NOTHING : readBody(after, headers);
    if (!informs) answers.push({ status, headers, text: unpacked(body, headers['content-encoding']), whole });
    rest = after.subarray(end);
  }
  return answers;
}

const NOTHING = { body: Buffer.alloc(0), end: 0, whole: true };

function readHead(text: string): Pick<Answer, 'status' | 'headers'> {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers: Object.fromEntries(headers) };
}

function readBody(after: Buffer, headers: Answer['headers']): { body: Buffer; end: number; whole: boolean } {
  if (headers['transfer-encoding'] === 'chunked') return readChunks(after);
  const announced = headers['content-length'];
  const end = Math.min(after.length, announced === undefined ? after.length : Number(announced));
  return { body: after.subarray(0, end), end, whole: announced === undefined || end === Number(announced) };
}

function readChunks(after: Buffer): { body: Buffer; end: number; whole: boolean } {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = after.indexOf('\r\n', at);
    if (lineEnd < 0) return { body: Buffer.concat(parts), end: after.length, whole: false };
    const size = Number.parseInt(after.toString('latin1', at, lineEnd), 16);
    const start = lineEnd + 2;
    if (!(size > 0)) return { body: Buffer.concat(parts), end: Math.min(after.length, start + 2), whole: size === 0 };
    parts.push(after.subarray(start, start + size));
    at = start + size + 2;
  }
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function unpacked(body: Buffer, encoding: string | undefined): string {
  const unpack = UNPACK[encoding ?? ''];
  try {
    return (unpack && body.length > 0 ? unpack(body) : body).toString();
  } catch {
    return '';
  }
}
