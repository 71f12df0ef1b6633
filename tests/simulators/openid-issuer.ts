import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody who has an account there. */
export type Account = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  picture?: string;
};

export type Issuer = {
  url: string;
  /** Who the next browser that comes is taken for; null refuses to say. */
  as(account: Account | null): void;
  /** Follows the way that somebody is sent there, as a browser would. @returns where it leads back to */
  follow(url: string): Promise<string>;
  stop(): Promise<void>;
};

export const CLIENT = { clientId: 'sojourn', clientSecret: 'a secret of the trial' };

/**
 * An OpenID issuer with keys of its own, in Google's place: the certified oidc-provider, which knows at once who came and
 * puts name and address into its signed token, as Google does.
 */
export async function startIssuer(redirectUri: string): Promise<Issuer> {
  let account: Account | null = null;
  const known = new Map<string, Account>();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(url, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['of the trial'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/who/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ ...known.get(id), sub: id }) }),
  });
  const handle = provider.callback();
  answer = (request, response) => {
    if (request.url?.startsWith('/who/')) void tell(request, response).catch((error) => response.end(String(error)));
    else void handle(request, response);
  };

  async function tell(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    if (!account) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    known.set(account.sub, account);
    if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId: account.sub } });
      return;
    }
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  async function follow(to: string): Promise<string> {
    const jar = new Map<string, string>();
    let at = to;
    for (let hop = 0; hop < 10 && at.startsWith(url); hop++) {
      const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { Cookie: cookies } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      at = new URL(answer.headers.get('Location') ?? '/', at).href;
    }
    return at;
  }

  return {
    url,
    as(who) {
      account = who;
    },
    follow,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
