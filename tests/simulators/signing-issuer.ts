import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Signer = { alg: string; kid: string; sign: (input: string) => Buffer };

export type SigningIssuer = {
  url: string;
  /** With the key that its address tells. */
  own: Signer;
  /** With a key of the same name that nobody is told. */
  stranger: Signer;
  /** Without any. */
  none: Signer;
  /** With the public key as if it were a secret. */
  confused: Signer;
  token(claims: object, signer?: Signer): string;
  /** Who is signed in there, for the browser's own dialog (FedCM); null: nobody. Open /login there first. */
  as(who: { sub: string; email: string; given_name: string } | null): void;
  /** What its credentials say otherwise than they should. */
  lie(claims: object): void;
  stop(): Promise<void>;
};

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const KID = 'of-the-trial';

/** An issuer that signs whatever a test has it say, with a key whose public half stands at its address. */
export async function startSigningIssuer(): Promise<SigningIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let account: { sub: string; email: string; given_name: string } | null = null;
  let lies = {};
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KID, use: 'sig', alg: 'RS256' };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const discovery = () => ({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  });

  const byKey = (key: KeyObject): Signer => ({
    alg: 'RS256',
    kid: KID,
    sign: (input) => sign('sha256', Buffer.from(input), key),
  });
  const own = byKey(privateKey);
  const token: SigningIssuer['token'] = (claims, { alg, kid, sign: by } = own) => {
    const input = `${base64url({ alg, kid, typ: 'JWT' })}.${base64url(claims)}`;
    return `${input}.${by(input).toString('base64url')}`;
  };

  /** By path, what browsers ask of who says who somebody is. */
  const fedcm: Record<string, () => object> = {
    '/.well-known/web-identity': () => ({ provider_urls: [`${url}/gsi/fedcm.json`] }),
    '/gsi/fedcm.json': () => ({
      accounts_endpoint: '/accounts',
      client_metadata_endpoint: '/client',
      id_assertion_endpoint: '/assertion',
      login_url: '/login',
    }),
    '/accounts': () => ({
      accounts: account ? [{ id: account.sub, name: account.given_name, email: account.email }] : [],
    }),
    '/client': () => ({ privacy_policy_url: `${url}/privacy` }),
    '/jwks': () => ({ keys: [jwk] }),
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url);
    const { origin } = request.headers;
    if (origin) {
      response.setHeader('Access-Control-Allow-Origin', origin).setHeader('Access-Control-Allow-Credentials', 'true');
    }
    if (pathname === '/login') {
      const headers = { 'Set-Login': 'logged-in', 'Set-Cookie': 'here=1; SameSite=None; Secure' };
      response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end('Signed in.');
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    if (pathname !== '/assertion') {
      response.end(JSON.stringify((fedcm[pathname] ?? discovery)()));
      return;
    }
    const asked = new URLSearchParams(await text(request));
    const { nonce } = JSON.parse(asked.get('params') ?? '{}');
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: url, aud: asked.get('client_id'), nonce, iat: now, exp: now + 300, email_verified: true };
    response.end(JSON.stringify({ token: token({ ...claims, ...account, ...lies }) }));
  }

  const pem = publicKey.export({ format: 'pem', type: 'spki' });
  return {
    url,
    own,
    stranger: byKey(otherKey),
    none: { alg: 'none', kid: KID, sign: () => Buffer.alloc(0) },
    confused: { alg: 'HS256', kid: KID, sign: (input) => createHmac('sha256', pem).update(input).digest() },
    token,
    as(who) {
      account = who;
    },
    lie(claims) {
      lies = claims;
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
