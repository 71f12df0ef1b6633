import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerKey } from '#kernel/serving';
import type { Answer } from '../answer.ts';
import type { Bounds } from './bounds.ts';

type Connection = {
  socket: Socket;
  address: string;
  /** When the request was begun that is being answered. */
  answeringSince: number | null;
  /** Requests that came meanwhile. */
  queue: (() => void)[];
  /** When it last got on, and how many bytes the other side had taken then. */
  movedAt: number;
  taken: number;
};

export type Connections = {
  add(socket: Socket): void;
  /** Answers it now, or after those that the same connection sent before. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Cuts those that take too long, and the fullest when too much waits in all. */
  look(): void;
};

/** What is open, so that no connection holds more than its part: each is answered one request after the other. */
export function createConnections(answer: Answer, limits: Bounds, byAddress: boolean): Connections {
  const open = new Map<Socket, Connection>();
  const ofAddress = new Map<string, Set<Connection>>();
  /** The time at the last look: near enough, and cheaper than to ask for each request. */
  let now = performance.now();

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.answeringSince = now;
    connection.movedAt = now;
    answer(request, response);
    // Most answers are taken by the system at once.
    if (response.writableEnded && response.socket?.writableLength === 0) end(connection);
    else response.once('close', () => end(connection));
  }

  function end(connection: Connection): void {
    connection.answeringSince = null;
    connection.movedAt = now;
    if (!connection.socket.destroyed) connection.queue.shift()?.();
  }

  function forget(connection: Connection): void {
    open.delete(connection.socket);
    const others = ofAddress.get(connection.address);
    others?.delete(connection);
    if (others?.size === 0) ofAddress.delete(connection.address);
  }

  /** Whoever comes last gets in; the one that stands still for longest goes. */
  function makeRoom(among: Iterable<Connection>, newest: Connection): void {
    let stillest: Connection | null = null;
    for (const one of among) if (one !== newest && (!stillest || isStiller(one, stillest))) stillest = one;
    stillest?.socket.destroy();
  }

  return {
    add(socket) {
      const address = callerKey(socket.remoteAddress ?? '');
      const connection: Connection = { socket, address, answeringSince: null, queue: [], movedAt: now, taken: 0 };
      open.set(socket, connection);
      const others = ofAddress.get(address) ?? new Set();
      ofAddress.set(address, others.add(connection));
      socket.once('close', () => forget(connection));
      if (byAddress && others.size > limits.ofOneAddress) makeRoom(others, connection);
      else if (open.size > limits.connections) makeRoom(open.values(), connection);
    },

    answer(request, response) {
      const connection = open.get(request.socket);
      if (!connection) return;
      if (connection.answeringSince === null) return begin(connection, request, response);
      if (connection.queue.length + 1 >= limits.unanswered) return void request.socket.destroy();
      connection.queue.push(() => begin(connection, request, response));
    },

    look() {
      now = performance.now();
      let waiting = 0;
      for (const connection of open.values()) {
        const { socket, answeringSince, taken } = connection;
        waiting += socket.writableLength;
        connection.taken = socket.bytesWritten - socket.writableLength;
        if (connection.taken !== taken) connection.movedAt = now;
        if (answeringSince !== null && now - answeringSince > limits.answerMs) socket.destroy();
      }
      if (waiting <= limits.waitingBytes) return;
      const fullest = [...open.keys()].sort((a, b) => b.writableLength - a.writableLength);
      for (const socket of fullest) {
        if (waiting <= limits.waitingBytes) return;
        waiting -= socket.writableLength;
        socket.destroy();
      }
    },
  };
}

/** One that waits for its next request goes before one that is being answered. */
function isStiller(one: Connection, other: Connection): boolean {
  const [idle, otherIdle] = [one.answeringSince === null, other.answeringSince === null];
  return idle === otherIdle ? one.movedAt < other.movedAt : idle;
}
