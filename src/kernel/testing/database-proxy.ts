import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands between a program and its database, and lets the way between them fail in each way that a network knows. */
export type DatabaseProxy = {
  /** The same database by way of this proxy. */
  url: string;
  /** Everything goes through again. Connections that went silent stay silent: what they lost is lost. */
  pass(): void;
  /** Each piece goes through so much later. */
  delay(milliseconds: number): void;
  /** Connections stay open and nothing goes through any more; new ones are taken and hear nothing. */
  silence(): void;
  /** Connections are broken off by a reset; new ones as well, until `pass`. */
  reset(): void;
  /** Connections are ended as by a server that closes; new ones go through. */
  cut(): void;
  /** The next commit is done by the database, and its connection breaks before the program hears of it. */
  breakAtCommit(): void;
  /** Connections open to the program at this moment. */
  open(): number;
  close(): Promise<void>;
};

type Pair = { near: Socket; far: Socket; silent: boolean; commits: boolean };

const COMMIT = /\bcommit\b/i;

/** @param connectionString of the database itself, on a TCP port or in a folder (`?host=/folder`) */
export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const target = addressOf(connectionString);
  const pairs = new Set<Pair>();
  /** Also those whose database has gone, and that weren’t told. */
  const programs = new Set<Socket>();
  let mode: 'pass' | 'silent' | 'reset' = 'pass';
  let late = 0;
  let breaksAtCommit = false;

  const server = createServer((near) => {
    if (mode === 'reset') {
      near.resetAndDestroy();
      return;
    }
    programs.add(near);
    near.on('close', () => programs.delete(near));
    const pair: Pair = { near, far: connect(target), silent: mode === 'silent', commits: false };
    pairs.add(pair);
    near.on('data', (piece) => {
      pair.commits ||= breaksAtCommit && COMMIT.test(piece.toString('latin1'));
      if (pair.commits) breaksAtCommit = false;
    });
    pair.far.prependListener('data', () => {
      if (!pair.commits) return;
      pair.silent = true;
      near.resetAndDestroy();
    });
    relay(pair, near, pair.far, () => late);
    relay(pair, pair.far, near, () => late);
    near.on('close', () => {
      if (!pair.silent) pair.far.destroy();
    });
    pair.far.on('close', () => {
      pairs.delete(pair);
      if (!pair.silent) near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const end = (how: (socket: Socket) => void) => {
    for (const { near, far } of pairs) {
      how(near);
      far.destroy();
    }
  };
  return {
    url: through(connectionString, port),
    pass() {
      mode = 'pass';
      late = 0;
      // The database still holds those that the program gave up meanwhile.
      for (const { near, far } of pairs) if (near.destroyed) far.destroy();
    },
    delay(milliseconds) {
      late = milliseconds;
    },
    silence() {
      mode = 'silent';
      for (const pair of pairs) pair.silent = true;
    },
    reset() {
      mode = 'reset';
      end((socket) => socket.resetAndDestroy());
    },
    cut: () => end((socket) => socket.end()),
    breakAtCommit() {
      breaksAtCommit = true;
    },
    open: () => [...pairs].filter(({ near }) => !near.destroyed).length,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      end((socket) => socket.destroy());
      for (const near of programs) near.destroy();
      await closed;
    },
  };
}

function relay(pair: Pair, from: Socket, to: Socket, late: () => number): void {
  let before: Promise<unknown> = Promise.resolve();
  const send = (piece: Buffer) => {
    if (pair.silent || to.destroyed || to.write(piece)) return;
    from.pause();
    to.once('drain', () => from.resume());
  };
  from.on('data', (piece: Buffer) => {
    const milliseconds = late();
    before = before.then(() => (milliseconds > 0 ? sleep(milliseconds) : null)).then(() => send(piece));
  });
  // Whoever asked for the break hears of it from the other side.
  from.on('error', () => {});
}

function addressOf(connectionString: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(parsable(connectionString));
  const folder = searchParams.get('host');
  if (folder?.startsWith('/')) return { path: `${folder}/.s.PGSQL.${port || 5432}` };
  return { host: hostname, port: Number(port || 5432) };
}

function through(connectionString: string, port: number): string {
  const url = new URL(parsable(connectionString));
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}

/** A URL may name a user only beside a host. */
function parsable(connectionString: string): string {
  return connectionString.replace('@/', '@localhost/');
}
