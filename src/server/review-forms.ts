import { Hono } from 'hono';
import { isAppError } from '#kernel';
import { confirmReview } from '#reviews';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { mountForm } from './form-door.ts';

const PATH = '/write-a-review';

/** Confirming a review by the link of a mail, whose page has a button: reading it uses nothing up. */
export function reviewForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /write-a-review', async (c, { token = '' }) => {
    try {
      await confirmReview(contextOf(door, c.get('actor')), token);
      return { to: `${PATH}?confirmed=yes` };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: `${PATH}?error=${error.code === 'already_reviewed' ? 'already' : 'link'}` };
    }
  });
  return app;
}
