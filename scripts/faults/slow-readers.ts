import { connect, type Socket } from 'node:net';

export type SlowReaders = {
  /** Of a server on this machine. */
  port: number;
  paths: readonly string[];
  readers: number;
  /** Requests that each sends at once, before it has read an answer. */
  pipelined: number;
  /** How long the answers are left lying. */
  seconds: number;
  /** Of those who read a little now and then; 0 reads nothing. */
  bytesPerSecond?: number;
};

export type Outcome = {
  /** Connections that came about. */
  opened: number;
  /** Of these, the ones that the server had cut by the end. */
  cut: number;
};

const PROBE_MS = 5000;

/**
 * Asks for pages and doesn't take them: what the server has ready stays in its memory. Pages are asked for as they
 * are, uncompressed, because then they are largest. Ends by itself.
 */
export async function slowReaders(attack: SlowReaders): Promise<Outcome> {
  const { readers, seconds, bytesPerSecond = 0 } = attack;
  const sockets = await Promise.all(Array.from({ length: readers }, (_, reader) => ask(attack, reader)));
  const opened = sockets.filter((socket) => socket !== null);
  const sips = bytesPerSecond > 0 ? setInterval(() => opened.forEach(sipOf(bytesPerSecond)), 1000) : undefined;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  clearInterval(sips);
  const cut = await Promise.all(opened.map(wasCut));
  for (const socket of opened) socket.destroy();
  return { opened: opened.length, cut: cut.filter(Boolean).length };
}

function ask({ port, paths, pipelined }: SlowReaders, reader: number): Promise<Socket | null> {
  const requests = Array.from({ length: pipelined }, (_, i) => {
    const path = paths[(reader + i) % paths.length];
    return `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  });
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    // Whoever is cut later hears of it here too.
    socket.on('error', () => resolve(null));
    socket.once('connect', () => {
      socket.pause();
      socket.write(requests.join(''));
      resolve(socket);
    });
  });
}

const sipOf = (bytes: number) => (socket: Socket) => void socket.read(bytes);

/** Reads on until the connection ends, or for a moment: a paused socket hears nothing of its end. */
function wasCut(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PROBE_MS, false);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
    socket.resume();
  });
}
