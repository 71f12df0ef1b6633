import { createServer } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type Config, ConfigError, type Log } from '#kernel';
import type { Answer } from './answer.ts';
import type { Lifecycle } from './door.ts';
import { type Bounds, bounds as usualBounds } from './listener/bounds.ts';
import { createConnections } from './listener/connections.ts';

export type Listener = {
  port: number;
  /** Answers what is under way, after the seconds in which a balancer may still send requests. */
  stop(): Promise<void>;
  /** Ends what `stop` still waits for. */
  cut(): void;
};

const STRAGGLERS_MS = 10_000;

/** The only listener. What a client may hold of this process, and for how long, is in listener/bounds.ts. */
export async function listen(from: {
  config: Pick<Config, 'port' | 'host' | 'trustedProxies' | 'drainSeconds'>;
  log: Log;
  lifecycle: Lifecycle;
  answer: Answer;
  bounds?: Bounds | undefined;
}): Promise<Listener> {
  const { config, log, lifecycle, bounds = usualBounds } = from;
  const warn = warnOfProxies(config.trustedProxies, log);
  const connections = createConnections(from.answer, bounds, config.trustedProxies === 0);
  const server = createServer(
    {
      headersTimeout: bounds.headersMs,
      requestTimeout: bounds.requestMs,
      keepAliveTimeout: bounds.idleMs,
      connectionsCheckingInterval: bounds.lookEveryMs,
    },
    (request, response) => {
      warn(request.headers);
      // Whoever asks again comes by another connection, and by another server then.
      if (lifecycle.draining) response.setHeader('Connection', 'close');
      connections.answer(request, response);
    },
  );
  server.timeout = bounds.stillMs;
  server.on('connection', connections.add);
  const looking = setInterval(connections.look, bounds.lookEveryMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  }).catch((error) => {
    clearInterval(looking);
    throw listenFault(error, config);
  });
  const bound = server.address();
  const hurry = new AbortController();

  return {
    port: typeof bound === 'object' && bound ? bound.port : config.port,
    async stop() {
      lifecycle.draining = true;
      log.info({ seconds: config.drainSeconds }, 'draining');
      await sleep(config.drainSeconds * 1000, null, { signal: hurry.signal }).catch(() => {});
      // One turn takes the connections that wait, the next reads what came over them: closing now would cut both.
      for (let turn = 0; turn < 3; turn++) await nextTurn();
      await new Promise<void>((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), hurry.signal.aborted ? 0 : STRAGGLERS_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      });
      clearInterval(looking);
    },
    cut() {
      hurry.abort();
      server.closeAllConnections();
    },
  };
}

/** Why nobody can be answered there, by the name of the setting that says where. */
function listenFault(error: NodeJS.ErrnoException, { port, host }: Pick<Config, 'port' | 'host'>): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError([`PORT: ${port} is taken. End what listens there, or set another one: PORT=${port + 1}`]);
    case 'EACCES':
      return new ConfigError([`PORT: this user may not listen on ${port}. Set one above 1023, or grant the right to`]);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError([`HOST: ${host} is no address of this machine. Set one that is, or 0.0.0.0 for all`]);
    default:
      return error;
  }
}

/** Says once that a proxy stands in front which isn't trusted: all its visitors share one allowance then. */
function warnOfProxies(trusted: number, log: Log): (headers: NodeJS.Dict<string | string[]>) => void {
  let said = trusted > 0;
  return (headers) => {
    if (said || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    said = true;
    log.warn(
      {},
      'A request came with a forwarded address while TRUSTED_PROXIES is 0: if a proxy stands in front, all visitors share one allowance. Set TRUSTED_PROXIES to the number of proxies.',
    );
  };
}
