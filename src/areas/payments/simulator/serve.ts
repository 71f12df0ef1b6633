import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { control } from './control.ts';
import type { Settings } from './settings.ts';
import { createSimulator, type Simulator } from './simulator.ts';
import { folderStore, memoryStore } from './store.ts';
import type { Deliver } from './webhooks.ts';

export type ServedSimulator = Simulator & { url: string };

export type Serving = {
  port?: number;
  /** Where orders are kept; left out: in memory. */
  folder?: string;
  /** Where events go: an address, or what takes them. Left out: nowhere. */
  webhook?: string | Deliver;
  clock?: () => Date;
  settings?: Partial<Settings>;
};

/** The simulator behind a port of this machine. */
export async function serveSimulator(serving: Serving = {}): Promise<ServedSimulator> {
  const { port = 0, folder, webhook, clock, settings } = serving;
  let simulator: Simulator | null = null;
  const listener = getRequestListener(async (request) => {
    if (!simulator) return new Response(null, { status: 503 });
    return (await control(simulator, request.clone())) ?? simulator.answer(request);
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = createSimulator({
    store: folder ? folderStore(folder) : memoryStore(),
    api: url,
    pages: url,
    deliver: deliverTo(webhook),
    ...(clock && { clock }),
    settings: { ...(webhook === undefined && { webhooks: 'held' }), ...settings },
  });
  simulator = own;
  return {
    ...own,
    url,
    async stop() {
      await own.stop();
      await close(server);
    },
  };
}

function deliverTo(webhook: string | Deliver | undefined): Deliver {
  if (webhook === undefined) return async () => 0;
  if (typeof webhook !== 'string') return webhook;
  return async ({ headers, text }) => {
    const answer = await fetch(webhook, {
      method: 'POST',
      headers,
      body: text,
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
