/** Who answers, and so what a refusal has to look like. */
export type Speaks = 'json-api' | 'graphql' | 'page' | 'data' | 'file' | 'sign-in';

/**
 * How it is sent. cut: only a part of it, then the sender is gone; owing: with less of a body than is announced, the
 * same; gone: whole, but nobody waits for the answer; old: as HTTP/1.0; absolute: the target with scheme and host; chunked: the body in pieces of odd sizes;
 * followed: by bytes that are no request.
 */
export const manners = ['whole', 'cut', 'owing', 'gone', 'old', 'absolute', 'chunked', 'followed'] as const;
export type Manner = (typeof manners)[number];

export type FuzzRequest = {
  /** The route it is meant for, as the table of results names it. */
  route: string;
  speaks: Speaks;
  method: string;
  /** Path and query as they go over the wire. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
  manner: Manner;
};

/** True for manners that don't wait for an answer. */
export function leaves({ manner }: FuzzRequest): boolean {
  return manner === 'cut' || manner === 'owing' || manner === 'gone';
}

/** The part of a request that is sent, of one that is cut off. */
const SENT_OF_CUT = 0.6;
const OWED = 10;
const ODD_PIECE = 37;
const NO_REQUEST = '\x16\x03\x01 no request / HTTP/9.9\r\n\r\n';

/** The very bytes that are sent. */
export function bytesOf(request: FuzzRequest, host: string): Buffer {
  const { manner, method, target, body } = request;
  const headers: [string, string][] = [...request.headers];
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  if (!has('host')) headers.unshift(['Host', host]);
  if (manner !== 'followed') headers.push(['Connection', 'close']);
  if (body && manner === 'chunked') headers.push(['Transfer-Encoding', 'chunked']);
  else if (body || manner === 'owing')
    headers.push(['Content-Length', String((body?.length ?? 0) + (manner === 'owing' ? OWED : 0))]);
  const lines = [
    `${method} ${manner === 'absolute' ? `http://${host}` : ''}${target} HTTP/${manner === 'old' ? '1.0' : '1.1'}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const sent = body && manner === 'chunked' ? inPieces(body) : (body ?? Buffer.alloc(0));
  const whole = Buffer.concat([head, sent, Buffer.from(manner === 'followed' ? NO_REQUEST : '')]);
  return manner === 'cut' ? whole.subarray(0, Math.ceil(whole.length * SENT_OF_CUT)) : whole;
}

function inPieces(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let start = 0; start < body.length; start += ODD_PIECE) {
    const piece = body.subarray(start, start + ODD_PIECE);
    pieces.push(Buffer.from(`${piece.length.toString(16)};odd="yes"\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
}

const LONGEST_COMMAND = 4000;

/** A command for a shell that sends the same again: curl where it can say it, the bare bytes where it can't. */
export function asCommand(request: FuzzRequest, host: string): string {
  const { method, target, headers, body, manner } = request;
  if (manner !== 'whole' || /[^\x21-\x7e]/.test(target)) {
    const bytes = bytesOf(request, host).toString('base64');
    return shortened(`echo ${bytes} | base64 -d | nc -N ${host.replace(':', ' ')}`);
  }
  const parts = [
    'curl -i --path-as-is --globoff',
    method === 'HEAD' ? '--head' : `-X ${quoted(method)}`,
    ...headers.map(([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(body ? [`--data-binary ${quoted(body.toString())}`] : []),
    quoted(`http://${host}${target}`),
  ];
  return shortened(parts.join(' '));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Megabytes help nobody: the seed makes such a request anew. */
function shortened(command: string): string {
  const rest = command.length - LONGEST_COMMAND;
  return rest > 0 ? `${command.slice(0, LONGEST_COMMAND)}… (and ${rest} characters: repeat it by its seed)` : command;
}
