import { Agent, request } from 'node:http';

/** A request to the server under test. */
export type Shot = { path: string; json?: unknown; headers?: Record<string, string> };
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** The encodings that browsers accept. */
export const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html,*/*' };

export type Client = { send(shot: Shot): Promise<Answer>; close(): void };

/** Keeps its connections open, as a proxy in front of the server does. */
export function createClient(port: number, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: ({ path, json, headers }) =>
      new Promise((resolve, reject) => {
        const body = json === undefined ? null : JSON.stringify(json);
        const kind =
          body === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
        const options = { host: '127.0.0.1', port, agent, path, method: body === null ? 'GET' : 'POST' };
        const sent = request({ ...options, headers: { ...BROWSER, ...kind, ...headers } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers as Record<string, string>,
              body: Buffer.concat(parts),
            }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** @throws when the answer isn't what was asked for: a quick refusal must not count as a quick answer. */
export async function sendWell(client: Client, shot: Shot): Promise<Answer> {
  const answer = await client.send(shot);
  if (answer.status !== 200) throw new Error(`${shot.path} answered ${answer.status}`);
  return answer;
}
