import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  confirmEmail,
  PASSWORD_LENGTH,
  redeemMagicLink,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  SIGN_UP_COOKIE,
  sendMagicLink,
  signInWithPassword,
  signOut,
} from '#accounts';
import { confirmEmailChange, undoEmailChange } from '#accounts/doors';
import { refUrlOf } from '#accounts/shared';
import { forgottenReservations } from '#bookings';
import { isAppError } from '#kernel';
import { formFields } from '#kernel/http';
import { contextAt } from './context-of.ts';
import { deadSession } from './dead-session.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, type FormCall, keepTyped, mountForm, pathWith } from './form-door.ts';
import type { Mounting } from './rest/mount.ts';

type Signing = Pick<Door, 'accounts' | 'clock' | 'config' | 'db' | 'hosts' | 'keyring' | 'mail' | 'sharedLimits'> &
  Mounting;

/**
 * What the forms of the sign-in pages send themselves, without scripts: each is answered with the page that says what
 * became of it (303). With scripts they ask server/auth.ts and /users.
 */
export function memberForms(door: Signing): DoorApp {
  const app: DoorApp = new Hono();

  const form = (key: Parameters<typeof mountForm>[2], work: Parameters<typeof mountForm>[3]) =>
    mountForm(app, door, key, work);
  const contextIn = (c: FormCall) => contextAt(door, c);

  form('POST /sign-in-mm', async (c, given) => {
    const path = '/sign-in-mm';
    const typed = () => keepTyped(door, path, ['email'], given);
    const back = (said: Form) =>
      pathWith(path, {
        ...said,
        // Who is signed in says once more who they are.
        again: c.get('actor').kind === 'member' ? 'yes' : undefined,
        ref_url: onwards(given.ref_url),
      });
    const email = formFields.email.safeParse(given.email);
    if (!email.success) return { to: back({ error: 'email' }), cookies: typed() };
    if (given.password === undefined) {
      await sendMagicLink(contextIn(c), door, { email: email.data, refUrl: given.ref_url });
      return { to: back({ sent: 'yes' }) };
    }
    const { password } = given;
    try {
      const headers = c.req.raw.headers;
      const { cookies } = await signInWithPassword(contextIn(c), door, { email: email.data, password, headers });
      return { to: refUrlOf(given.ref_url), cookies };
    } catch (error) {
      if (!isRefused(error, 'unauthenticated')) throw error;
      return { to: back({ error: 'password', with: 'password' }), cookies: [...deadSession(door, c), ...typed()] };
    }
  });

  form('POST /magic-complete', async (c, { token = '', ref_url }) => {
    try {
      const { headers } = c.req.raw;
      return await redeemMagicLink(contextIn(c), door, { token, headers, refUrl: ref_url });
    } catch (error) {
      if (!isRefused(error, 'unauthenticated')) throw error;
      const to = pathWith('/sign-in-mm', { error: 'link', ref_url: onwards(ref_url) });
      return { to, cookies: deadSession(door, c) };
    }
  });

  form('POST /member-join-email-confirmation', async (c, { confirmation_token: token = '', email }) => {
    const path = '/member-join-email-confirmation';
    if (email !== undefined) {
      const address = formFields.email.safeParse(email);
      if (!address.success) return { to: `${path}?error=email` };
      await resendConfirmation(contextIn(c), door, address.data);
      return { to: `${path}?sent=yes` };
    }
    try {
      const { signedIn, wasConfirmed, cookies } = await confirmEmail(contextIn(c), door, {
        token,
        browserToken: getCookie(c, SIGN_UP_COOKIE),
        headers: c.req.raw.headers,
      });
      const confirmed = wasConfirmed ? 'already' : signedIn ? 'here' : 'elsewhere';
      return { to: `${path}?confirmed=${confirmed}`, cookies };
    } catch (error) {
      if (!isRefused(error, 'token_invalid')) throw error;
      return { to: `${path}?error=link` };
    }
  });

  form('POST /account/email-change', async (c, { do: deed, token = '' }) => {
    const path = '/account/email-change';
    try {
      if (deed === 'undo') await undoEmailChange(contextIn(c), door, token);
      else await confirmEmailChange(contextIn(c), door, token);
      return { to: `${path}?confirmed=${deed === 'undo' ? 'undone' : 'changed'}` };
    } catch (error) {
      if (!isRefused(error, 'token_invalid')) throw error;
      return { to: `${path}?error=link` };
    }
  });

  form('POST /customer/forgot-password', async (c, given) => {
    const email = formFields.email.safeParse(given.email);
    const path = '/customer/forgot-password';
    if (!email.success) return { to: `${path}?error=email`, cookies: keepTyped(door, path, ['email'], given) };
    await requestPasswordReset(contextIn(c), door, email.data);
    return { to: `${path}?sent=yes` };
  });

  form('POST /customer/reset-password', async (c, { token = '', password = '', again = '' }) => {
    const back = (error: string) => ({ to: pathWith('/customer/reset-password', { token, error }) });
    if (password.length > PASSWORD_LENGTH.most) return back('long');
    if (password.length < PASSWORD_LENGTH.least) return back('short');
    if (password !== again) return back('mismatch');
    try {
      await resetPassword(contextIn(c), door, { token, password });
      return { to: '/customer/reset-password?changed=yes' };
    } catch (error) {
      if (isRefused(error, 'invalid')) return back('known');
      if (!isRefused(error, 'token_invalid')) throw error;
      return { to: '/customer/reset-password?error=link' };
    }
  });

  form('POST /customer/account/logout', async (c) => {
    const { headers } = c.req.raw;
    return { to: '/', cookies: [...(await signOut(door.accounts, headers)), ...forgottenReservations(headers)] };
  });

  return app;
}

const isRefused = (error: unknown, code: string) => isAppError(error) && error.code === code;

/** Home is where everybody goes who came from nowhere. */
export function onwards(refUrl: string | undefined): string | undefined {
  const path = refUrlOf(refUrl);
  return path === '/' ? undefined : path;
}
