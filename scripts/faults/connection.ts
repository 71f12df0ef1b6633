import { connect, type Socket } from 'node:net';

const PROBE_MS = 5000;

export type Outcome = {
  /** Connections that came about. */
  opened: number;
  /** Of these, the ones that the server had cut by the end. */
  cut: number;
};

/** A connection to a server on this machine that reads nothing by itself; null when it is refused. */
export function openSilently(port: number, text: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    // Whoever is cut later hears of it here too.
    socket.on('error', () => resolve(null));
    socket.once('connect', () => {
      socket.pause();
      socket.write(text);
      resolve(socket);
    });
  });
}

/** Which of them the server had cut; none is open afterwards. */
export async function outcomeOf(sockets: readonly (Socket | null)[]): Promise<Outcome> {
  const opened = sockets.filter((socket) => socket !== null);
  const cut = await Promise.all(opened.map(wasCut));
  for (const socket of opened) socket.destroy();
  return { opened: opened.length, cut: cut.filter(Boolean).length };
}

/** Reads on until the connection ends, or for a moment: a paused socket hears nothing of its end. */
function wasCut(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PROBE_MS, false);
    const closed = () => {
      clearTimeout(timer);
      resolve(true);
    };
    if (socket.closed) return closed();
    socket.once('close', closed);
    socket.resume();
  });
}
