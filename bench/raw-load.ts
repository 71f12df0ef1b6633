import { connect, type Socket } from 'node:net';

const CONNECTIONS = 32;
const HEAD_END = '\r\n\r\n';

/**
 * Asks for one page as fast as the server answers, over plain sockets: node's own client would be slower than a server
 * that answers from memory. Needs answers with a Content-Length.
 * @returns how many requests were answered
 */
export async function rawLoadFor(seconds: number, port: number, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`);
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askRepeatedly(port, request, end)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function askRepeatedly(port: number, request: Buffer, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let answered = 0;
    const read = createReader(socket, () => {
      answered++;
      if (performance.now() < end) return socket.write(request);
      socket.destroy();
      return resolve(answered);
    });
    socket.on('connect', () => socket.write(request));
    socket.on('data', read);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection under load')));
  });
}

/** Follows the bytes of one answer after the other. */
function createReader(socket: Socket, onAnswer: () => void): (part: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  /** Bytes of the body still to come; null while the head isn't whole. */
  let left: number | null = null;
  return (part) => {
    if (left === null) {
      head = head.length > 0 ? Buffer.concat([head, part]) : part;
      const headEnd = head.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const text = head.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
        socket.destroy(new Error(`not a whole page: ${text.slice(0, 60)}`));
        return;
      }
      left = Number(length) - (head.length - headEnd - HEAD_END.length);
      head = Buffer.alloc(0);
    } else {
      left -= part.length;
    }
    if (left > 0) return;
    left = null;
    onAnswer();
  };
}
