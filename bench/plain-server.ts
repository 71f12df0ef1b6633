/** The ceiling: node:http with nothing around it, sending the bytes it is given. A process of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent, ownFigures } from './answer-parent.ts';

export type PlainAnswer = { headers: [string, string][]; bodyBase64: string };

let headers: string[] = [];
let body = Buffer.alloc(0);

const commands = {
  ...ownFigures,
  /** What every request is answered with from now on. */
  serve(answer: PlainAnswer): void {
    headers = answer.headers.flat();
    body = Buffer.from(answer.bodyBase64, 'base64');
  },
};
export type PlainCommands = typeof commands;

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  answerParent((server.address() as AddressInfo).port, commands, async () => {
    server.closeAllConnections();
  });
});
