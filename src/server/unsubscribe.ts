import { Hono } from 'hono';
import { AppError } from '#kernel';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { type Mounting, mount } from './rest/mount.ts';

const KILOBYTES = 1;

/**
 * What a mail program sends of itself to the address in `List-Unsubscribe` (RFC 8058), and what the button of the page at
 * that address sends: the one is answered in a word, the other led back to the page.
 */
export function unsubscribe(door: Pick<Door, 'db' | 'clock' | 'mail'> & Mounting): DoorApp {
  const app: DoorApp = new Hono();
  mount(app, door, 'POST /unsubscribe', bodyCap(KILOBYTES), async (c) => {
    c.header('Cache-Control', 'no-store');
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const isPerson = typeof form.token === 'string';
    const token = isPerson ? String(form.token) : (c.req.query('token') ?? '');
    const done = await door.mail.unsubscribe(contextOf(door, c.get('actor')), token);
    if (isPerson) return c.redirect(done ? '/unsubscribe?stopped=yes' : '/unsubscribe', 303);
    if (!done) throw new AppError('not_found', 'This isn’t a link of one of our mails.');
    return c.text('Stopped');
  });
  return app;
}
