import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../config.ts';

type StoredObject = { body: Buffer; contentType: string; cacheControl: string };

export type S3Simulator = {
  /** What a client needs to get in. */
  settings: S3Config;
  objects: Map<string, StoredObject>;
  /** Requests that were refused, as "403 SignatureDoesNotMatch". */
  refusals: string[];
  /** Answers every request with this status until it is null again. */
  failing: number | null;
  close(): Promise<void>;
};

const ACCESS = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret that signs' };
const REGION = 'test-1';
const BUCKET = 'pictures';
const SKEW_MS = 15 * 60_000;

/** An object store that speaks S3's REST API, path style, and checks every signature (AWS Signature Version 4). */
export async function s3Simulator(): Promise<S3Simulator> {
  const objects: S3Simulator['objects'] = new Map();
  const refusals: string[] = [];

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const fault = simulator.failing === null ? faultOf(request, body) : [simulator.failing, 'InternalError'];
      if (!fault) return act(request, response, body);
      refusals.push(fault.join(' '));
      response.writeHead(Number(fault[0]), { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${fault[1]}</Code></Error>`);
    });
  });

  function act(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const key = keyOf(request);
    const found = objects.get(key);
    switch (request.method) {
      case 'PUT':
        objects.set(key, {
          body,
          contentType: request.headers['content-type'] ?? '',
          cacheControl: request.headers['cache-control'] ?? '',
        });
        response.writeHead(200).end();
        return;
      case 'DELETE':
        objects.delete(key);
        response.writeHead(204).end();
        return;
      default:
        if (!found) {
          response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
          return;
        }
        response.writeHead(200, { 'Content-Type': found.contentType, 'Content-Length': found.body.length });
        response.end(request.method === 'HEAD' ? undefined : found.body);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator: S3Simulator = {
    settings: { endpoint, bucket: BUCKET, region: REGION, pathStyle: true, ...ACCESS },
    objects,
    refusals,
    failing: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return simulator;
}

function keyOf(request: IncomingMessage): string {
  return (request.url ?? '').replace(`/${BUCKET}/`, '');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What S3 would say against a request; null when nothing. */
function faultOf(request: IncomingMessage, body: Buffer): [number, string] | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!given) return [403, 'AccessDenied'];
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] = given;
  if (accessKeyId !== ACCESS.accessKeyId) return [403, 'InvalidAccessKeyId'];
  if (region !== REGION) return [400, 'AuthorizationHeaderMalformed'];
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return [403, 'AccessDenied'];
  const at = header('x-amz-date');
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!at.startsWith(day) || !(Math.abs(Date.now() - time) < SKEW_MS)) return [403, 'RequestTimeTooSkewed'];
  const digest = header('x-amz-content-sha256');
  if (digest !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];

  const url = new URL(request.url ?? '', 'http://s3');
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${ACCESS.secretAccessKey}`);
  const expected = hmac(key, toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : [403, 'SignatureDoesNotMatch'];
}
