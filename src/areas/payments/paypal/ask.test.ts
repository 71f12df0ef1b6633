import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { networkAsk } from './ask.ts';

it('a server that speaks of another protocol instead of answering hasn’t answered', async () => {
  const server = createServer((socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    socket.on('error', () => {}).resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = networkAsk()({ method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {} });
  await expect(asked).rejects.toMatchObject({ name: 'Unanswered', message: expect.stringContaining('broke off') });
  server.close();
});
