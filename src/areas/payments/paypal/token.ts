import { z } from 'zod';
import { type Ask, Unanswered } from './ask.ts';

export type Tokens = {
  /** One that holds for a while yet. However many ask at once, PayPal is asked once. */
  current(): Promise<string>;
  /** PayPal took it no longer. */
  forget(token: string): void;
};

/** A token is given up so long before its end, for calls that are on their way. */
const EARLY_MS = 60_000;

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Options = { ask: Ask; api: string; clientId: string; clientSecret: string; now?: () => number };

export function createTokens({ ask, api, clientId, clientSecret, now = () => performance.now() }: Options): Tokens {
  let kept: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function refresh(): Promise<string> {
    const { status, text } = await ask({
      method: 'POST',
      url: `${api}/v1/oauth2/token`,
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
    });
    const given = status === 200 ? answer.safeParse(parsed(text)) : null;
    if (!given?.success) throw new Unanswered(`PayPal gives no token: it answers ${status}`);
    const { access_token: token, expires_in: seconds } = given.data;
    kept = { token, until: now() + Math.max(seconds * 500, seconds * 1000 - EARLY_MS) };
    return token;
  }

  return {
    current() {
      if (kept && now() < kept.until) return Promise.resolve(kept.token);
      asking ??= refresh().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
