import { Hono } from 'hono';
import { isAppError } from '#kernel';
import { followOperator } from '#saved';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { mountForm, pathWith } from './form-door.ts';

/** Where it is seen that it was done: a company’s page is the same for all. */
const PROFILE = '/account/my-profile?saved=following#following';
const SLUG = /^[a-z0-9-]{1,120}$/;

/** Following a company without scripts. */
export function followForm(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /following', async (c, { operator = '' }) => {
    const ctx = contextOf(door, c.get('actor'));
    const page = SLUG.test(operator) ? `/tour-operators/${operator}` : '/';
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: page }) };
    try {
      await followOperator(ctx, operator);
    } catch (error) {
      if (!isAppError(error)) throw error;
      // It isn’t there any more: its page says so.
      return { to: page };
    }
    return { to: PROFILE };
  });
  return app;
}
