import { get } from 'node:http';

const PATIENCE_MS = 15_000;

/**
 * Asks this process for its front page, as its first visitor: what every page needs is compiled and read before anybody
 * waits for it (the first page took 79 ms, all others of one address less than 60). Never throws.
 */
export function askFrontPage(port: number, baseUrl: string): Promise<void> {
  return new Promise((resolve) => {
    const request = get(
      { port, host: '127.0.0.1', headers: { Host: new URL(baseUrl).host }, timeout: PATIENCE_MS, agent: false },
      (response) => response.resume(),
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => {});
    request.on('close', resolve);
  });
}
