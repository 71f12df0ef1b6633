import { Hono } from 'hono';
import { accountFields } from '#accounts';
import { changeMe } from '#accounts/doors';
import { WELCOME_PATH } from '#accounts/shared';
import { isAppError } from '#kernel';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { keepTyped, mountForm, pathWith, readField } from './form-door.ts';
import { preferencesIn } from './profile-forms.ts';

/** What new members tell of themselves, with and without scripts. */
export function welcomeForm(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /tellus-about-yourself', async (c, given) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: WELCOME_PATH }) };
    try {
      // By itself: a birthday that can't be read loses none of the answers before it.
      await changeMe(ctx, door, { preferences: preferencesIn(given) });
      // Left blank it stays what it was: the profile takes it back.
      if (given.birthday) {
        const birthday = readField('birthday', accountFields.birthday, given.birthday);
        await changeMe(ctx, door, { birthday });
      }
      return { to: pathWith(WELCOME_PATH, { saved: 'yes' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return {
        to: pathWith(WELCOME_PATH, { error: error.pointer ?? error.code }),
        cookies: keepTyped(door, WELCOME_PATH, ['birthday'], given),
      };
    }
  });
  return app;
}
