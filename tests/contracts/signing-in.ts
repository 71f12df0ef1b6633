import { invite } from '#accounts/doors';
import type { Actor } from '#kernel';
import { createApp } from '../../src/server/app.ts';
import type { Door } from '../../src/server/door.ts';
import type { Site } from './testing.ts';

export const PASSWORD = 'analytical engine 1843';

/** A browser: it keeps cookies, and says where its requests come from. */
export type Browser = {
  cookies: Map<string, string>;
  ask(
    path: string,
    init?: {
      method?: string;
      body?: object;
      form?: Record<string, string>;
      origin?: string;
      headers?: Record<string, string>;
    },
  ): Promise<Said>;
};

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
export type Said = { status: number; body: any; headers: Headers; location: string | null };

type Letter = {
  name: string;
  variables: Record<string, string>;
  partnerSlug: string | null;
  atOwnHost: boolean;
  goodUntil?: string;
};

/** The server as browsers and programs see it, with the mail that it posts. */
export function signingIn(site: Site, parts: Partial<Door> = {}) {
  const { pool, keyring } = site.door;
  const app = createApp({ ...site.door, ...parts });

  const read = async (answer: Response): Promise<Said> => {
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('Content-Type') ?? '');
    return {
      status: answer.status,
      body: isJson && text ? JSON.parse(text) : text,
      headers: answer.headers,
      location: answer.headers.get('Location'),
    };
  };

  /** As programs ask: without cookies, with a token when they have one. */
  async function program(path: string, body?: object, token?: string, method = body ? 'POST' : 'GET'): Promise<Said> {
    const headers: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
    if (token) headers.Authorization = `Bearer ${token}`;
    return read(await app.request(`http://localhost${path}`, { method, headers, body: body && JSON.stringify(body) }));
  }

  /** @param host where it is: one of several keeps the cookies of each apart */
  function browser(host = 'localhost'): Browser {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async ask(path, { method, body, form, origin = `http://${host}`, headers: more } = {}) {
        const headers: Record<string, string> = { 'User-Agent': 'A browser', ...more };
        if (cookies.size > 0) headers.Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const sends = method ?? (body || form ? 'POST' : 'GET');
        if (sends !== 'GET' && sends !== 'HEAD') headers.Origin = origin;
        if (body) headers['Content-Type'] ??= 'application/json';
        if (form) headers['Content-Type'] = 'application/x-www-form-urlencoded';
        const sent = body ? JSON.stringify(body) : form && new URLSearchParams(form).toString();
        const answer = await app.request(`http://${host}${path}`, { method: sends, headers, body: sent });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (/Max-Age=0/i.test(line)) cookies.delete(name);
          else cookies.set(name, value);
        }
        return read(answer);
      },
    };
  }

  /** What was posted to an address, the newest first. */
  async function mailTo(email: string): Promise<{ name: string; path: string }[]> {
    return (await lettersTo(email)).map(({ name, variables }) => ({ name, path: variables.path ?? '' }));
  }

  /** The same, with what each has to say, and through whose site it was asked for. */
  async function lettersTo(email: string): Promise<Letter[]> {
    const { rows } = await pool.query(
      'select id, name, letter from email_log where letter is not null order by created_at desc, id desc',
    );
    const letters = rows.map(({ id, name, letter }) => ({
      name: name as string,
      ...JSON.parse(keyring.decrypt(letter, { table: 'email_log', column: 'letter', id })),
    }));
    return letters.filter(({ to }) => to === email);
  }

  /** The token of the newest link of a kind that was mailed. */
  async function tokenTo(email: string, name = 'magic_link'): Promise<string> {
    const mail = (await mailTo(email)).find((one) => one.name === name);
    const query = new URL(mail?.path ?? '/', 'http://localhost').searchParams;
    return query.get('token') ?? query.get('confirmation_token') ?? '';
  }

  /** Signs a browser in by a link. */
  async function signIn(inBrowser: Browser, email: string): Promise<void> {
    await inBrowser.ask('/next-api/auth/sign-in/magic-link', { body: { email } });
    await inBrowser.ask('/next-api/auth/magic-link/verify', { body: { token: await tokenTo(email) } });
  }

  /** Invites somebody, as a member who is there for that. @returns where the link of the invitation leads in the end */
  async function invited(email: string): Promise<string> {
    await signIn(browser(), 'inviter@example.com');
    const { rows } = await pool.query(`select id from users where email = 'inviter@example.com'`);
    const role = { operatorIds: [], staff: false, secondFactor: false, awaitsSecondFactor: false };
    const actor: Actor = { kind: 'member', userId: rows[0].id, verified: true, fresh: true, ...role };
    await invite({ ...site.ctx, actor }, site.door, email);
    const mail = (await mailTo(email)).find(({ name }) => name === 'invite_friend');
    return new URL(mail?.path ?? '/', 'http://localhost').searchParams.get('ref_url') ?? '';
  }

  const whoIs = async (inBrowser: Browser): Promise<string | null> =>
    (await inBrowser.ask('/next-api/auth/get-session')).body?.user.email ?? null;

  return { app, program, browser, mailTo, lettersTo, tokenTo, signIn, invited, whoIs };
}
