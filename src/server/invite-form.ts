import { Hono } from 'hono';
import { invite } from '#accounts/doors';
import { isAppError } from '#kernel';
import { formFields } from '#kernel/http';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { keepTyped, mountForm, pathWith, readField } from './form-door.ts';

const PATH = '/invite-friend';

/** Inviting a friend, with and without scripts. */
export function inviteForm(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /invite-friend', async (c, given) => {
    const ctx = contextAt(door, c);
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: PATH }) };
    try {
      await invite(ctx, door, readField('email', formFields.email, given.email));
      return { to: pathWith(PATH, { sent: 'yes' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return {
        to: pathWith(PATH, { error: error.pointer === 'email' ? 'email' : error.code }),
        cookies: keepTyped(door, PATH, ['email'], given),
      };
    }
  });
  return app;
}
