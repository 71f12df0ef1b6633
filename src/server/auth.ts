import { Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import {
  forgottenSession,
  type OpenedSession,
  readSession,
  redeemMagicLink,
  sendMagicLink,
  signInWithPassword,
  signOut,
} from '#accounts';
import {
  beginHandOver,
  beginOneTap,
  finishGoogle,
  finishHandBack,
  finishOneTap,
  goOnToGoogle,
  HAND_BACK_COOKIE,
  ONE_TAP_COOKIE,
  proveSecondFactor,
  startGoogle,
} from '#accounts/doors';
import { forgottenReservations } from '#bookings';
import { notFound } from '#kernel';
import { type BodyShape, formFields, type KeptCookie, REQUIRED, readBody } from '#kernel/http';
import { contextAt } from './context-of.ts';
import { deadSession } from './dead-session.ts';
import type { Door, DoorApp } from './door.ts';
import { hostOf } from './host-of.ts';
import { keepCookie } from './keep-cookie.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { type Mounting, mount } from './rest/mount.ts';

const KILOBYTES = 16;

type Signing = Pick<Door, 'accounts' | 'clock' | 'config' | 'db' | 'hosts' | 'keyring' | 'sharedLimits' | 'botCheck'> &
  Mounting;
type Call = Parameters<typeof keepCookie>[0];

/** Fields stand at the top, as the library that these calls are named after has them. */
const plain = <Fields extends z.ZodObject>(fields: Fields): BodyShape<Fields> => ({
  root: null,
  type: 'sign-ins',
  fields,
  kilobytes: KILOBYTES,
});

const refUrl = z.string().max(4000, 'must be 4,000 characters or fewer').optional();
const byPassword = plain(
  z.object({ email: formFields.email, password: z.string(REQUIRED).min(1, REQUIRED).max(1000) }),
);
const byLink = plain(
  z.object({ email: formFields.email, ref_url: refUrl, variant: z.enum(['purchase_confirmation']).optional() }),
);
const withLink = plain(z.object({ token: z.string(REQUIRED).max(200, 'must be the token of a link') }));
const byCode = plain(z.object({ code: z.string(REQUIRED).max(20, 'must be six digits') }));
const withCredential = plain(
  z.object({
    credential: z.string(REQUIRED).min(1, REQUIRED).max(10_000, 'must be what the browser was given'),
    ref_url: refUrl,
  }),
);
const elsewhere = plain(z.object({ provider: z.literal('google', 'must be google'), ref_url: refUrl }));

/**
 * Signing in and out, under the paths of the library that does it. Each call takes what is said here and nothing else;
 * refusals are `{code, message}`.
 */
export function authDoor(door: Signing): DoorApp {
  const app: DoorApp = new Hono();
  const cap = bodyCap(KILOBYTES);
  const { baseUrl } = door.config;
  const contextIn = (c: Call) => contextAt(door, c);
  const keep = (c: Call, cookies: readonly KeptCookie[]) => {
    for (const cookie of cookies) keepCookie(c, cookie, baseUrl.startsWith('https:'));
    c.header('Cache-Control', 'no-store');
  };
  /** Whoever fails to sign in keeps no session that has ended, and stays where they are. */
  const trying: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.error) keep(c, deadSession(door, c));
  };
  const signedIn = (c: Call, { cookies, accessToken }: OpenedSession) => {
    // A browser holds its session where no script reads it; a program has to be handed it.
    const isProgram = c.req.header('origin') === undefined;
    if (!isProgram) keep(c, cookies);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: true, ...(isProgram ? { access_token: accessToken } : {}) });
  };

  mount(app, door, 'GET /next-api/auth/get-session', async (c) => {
    const { headers } = c.req.raw;
    const session = await readSession(contextIn(c), door, headers);
    if (!session) keep(c, forgottenSession(door.accounts, headers));
    c.header('Cache-Control', 'private, no-store');
    return c.json(session);
  });
  mount(app, door, 'POST /next-api/auth/sign-in/email', cap, trying, async (c) => {
    const { body: given } = await readBody(c.req.raw, byPassword);
    return signedIn(c, await signInWithPassword(contextIn(c), door, { ...given, headers: c.req.raw.headers }));
  });
  mount(app, door, 'POST /next-api/auth/sign-in/magic-link', cap, async (c) => {
    const { email, ref_url, variant } = (await readBody(c.req.raw, byLink)).body;
    // The form that asks for an order's address stands open to all.
    if (variant) await door.botCheck.redeem(contextIn(c), c.req.header('X-Bot-Check') ?? null);
    await sendMagicLink(contextIn(c), door, { email, refUrl: ref_url });
    c.header('Cache-Control', 'no-store');
    return c.json({ status: true });
  });
  mount(app, door, 'POST /next-api/auth/magic-link/verify', cap, trying, async (c) => {
    const { token } = (await readBody(c.req.raw, withLink)).body;
    return signedIn(c, await redeemMagicLink(contextIn(c), door, { token, headers: c.req.raw.headers }));
  });
  mount(app, door, 'POST /next-api/auth/sign-in/social', cap, async (c) => {
    const { ref_url } = (await readBody(c.req.raw, elsewhere)).body;
    const host = hostOf(c.req.raw);
    const { url, cookies } = door.hosts.has(host)
      ? await beginHandOver(contextIn(c), door, { host, refUrl: ref_url, baseUrl })
      : await startGoogle(contextIn(c), door, ref_url);
    keep(c, cookies);
    return c.json({ url, redirect: true });
  });
  mount(app, door, 'GET /next-api/auth/hand-over', async (c) => {
    if (door.hosts.has(hostOf(c.req.raw))) throw notFound();
    const { url, cookies } = await goOnToGoogle(contextIn(c), door, c.req.query('state') ?? '');
    keep(c, cookies);
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(url, 303);
  });
  mount(app, door, 'GET /next-api/auth/callback/google', async (c) => {
    const { to, cookies } = await finishGoogle(contextIn(c), door, {
      query: c.req.query(),
      headers: c.req.raw.headers,
      origin: (host) => (door.hosts.has(host) ? `${new URL(baseUrl).protocol}//${host}` : null),
    });
    keep(c, cookies);
    return c.redirect(to, 303);
  });
  mount(app, door, 'GET /next-api/auth/hand-back', async (c) => {
    const { path, cookies } = await finishHandBack(contextIn(c), door, {
      token: c.req.query('token') ?? '',
      browserToken: getCookie(c, HAND_BACK_COOKIE),
      host: hostOf(c.req.raw),
      headers: c.req.raw.headers,
    });
    keep(c, cookies);
    return c.redirect(path, 303);
  });
  mount(app, door, 'POST /next-api/auth/one-tap/begin', async (c) => {
    const { ask, cookies } = await beginOneTap(contextIn(c), door, hostOf(c.req.raw));
    keep(c, cookies);
    return c.json({ config_url: ask.configUrl, client_id: ask.clientId, nonce: ask.nonce });
  });
  mount(app, door, 'POST /next-api/auth/one-tap/callback', cap, trying, async (c) => {
    const { credential, ref_url } = (await readBody(c.req.raw, withCredential)).body;
    const nonce = getCookie(c, ONE_TAP_COOKIE);
    const { headers } = c.req.raw;
    const given = { credential, nonce, host: hostOf(c.req.raw), headers, refUrl: ref_url };
    return signedIn(c, await finishOneTap(contextIn(c), door, given));
  });
  mount(app, door, 'POST /next-api/auth/two-factor/verify-totp', cap, async (c) => {
    const { code } = (await readBody(c.req.raw, byCode)).body;
    await proveSecondFactor(contextIn(c), door, { code, token: null, headers: c.req.raw.headers });
    c.header('Cache-Control', 'no-store');
    return c.json({ status: true });
  });
  mount(app, door, 'POST /next-api/auth/sign-out', cap, async (c) => {
    const { headers } = c.req.raw;
    keep(c, [...(await signOut(door.accounts, headers)), ...forgottenReservations(headers)]);
    return c.json({ success: true });
  });
  return app;
}
