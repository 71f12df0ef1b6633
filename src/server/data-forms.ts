import { Hono } from 'hono';
import { forgottenSession } from '#accounts';
import { changeMe, closeAccount, exportMe } from '#accounts/doors';
import { forgottenReservations } from '#bookings';
import { isAppError } from '#kernel';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type FormCall, mountForm, pathWith } from './form-door.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { mount } from './rest/mount.ts';

const PATH = '/account/data';
const SIGN_IN = pathWith('/sign-in-mm', { ref_url: PATH });

/** What the page of a member’s data sends: for the file with everything, and to close the account. */
export function dataForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mount(app, door, 'POST /account/data/export', bodyCap(1), async (c: FormCall) => {
    const ctx = contextAt(door, c);
    c.header('Cache-Control', 'private, no-store');
    if (ctx.actor.kind !== 'member') return c.redirect(SIGN_IN, 303);
    try {
      const { madeAt, data } = await exportMe(ctx, door);
      c.header('Content-Type', 'application/json; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="my-data-${madeAt.toISOString().slice(0, 10)}.json"`);
      return c.body(`${JSON.stringify({ madeAt, ...data }, null, 2)}\n`);
    } catch (error) {
      return c.redirect(said('download', error), 303);
    }
  });
  mountForm(app, door, 'POST /account/data', async (c: FormCall, { sure, do: deed, marketing }) => {
    const ctx = contextAt(door, c);
    if (ctx.actor.kind !== 'member') return { to: SIGN_IN };
    if (deed === 'mail') {
      await changeMe(ctx, door, { marketingConsent: marketing === 'yes' });
      return { to: `${PATH}?saved=mail#mail` };
    }
    if (sure !== 'yes') return { to: `${pathWith(PATH, { at: 'close', error: 'not_sure' })}#close` };
    try {
      await closeAccount(ctx, door);
      const { headers } = c.req.raw;
      const cookies = [...forgottenSession(door.accounts, headers), ...forgottenReservations(headers)];
      return { to: `${PATH}?closed=yes`, cookies };
    } catch (error) {
      return { to: said('close', error) };
    }
  });
  return app;
}

/** @throws what nobody can be told */
function said(at: string, error: unknown): string {
  if (!isAppError(error)) throw error;
  return `${pathWith(PATH, { at, error: error.code })}#${at}`;
}
