import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { testCertificate, testKey } from './certificate.ts';

export type CompanyServer = {
  port: number;
  /** Paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
};

/** A company's own server: real HTTP, or HTTPS with the test certificate, on an address of loopback. */
export async function companyServer(
  answer: RequestListener,
  { tls = false, address = '127.0.0.1' }: { tls?: boolean; address?: string } = {},
): Promise<CompanyServer> {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  };
  const server = tls
    ? https.createServer({ key: testKey, cert: testCertificate }, listener)
    : http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
