import { Hono } from 'hono';
import { changePhoto, DailyLimit, PHOTO_MEGABYTES, readPhoto, removePhoto } from '#accounts/doors';
import { PictureFault } from '#images';
import { AppError, createTurns, isAppError } from '#kernel';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type FormCall, pathWith } from './form-door.ts';
import { noFile } from './immutable-file.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { mount } from './rest/mount.ts';

const PROFILE = '/account/my-profile';
const MEGABYTE = 1024 * 1024;
/** Beside the file the form holds a few words. */
const KILOBYTES = PHOTO_MEGABYTES * 1024 + 16;
/** A browser asks again after an hour, so that a photo that was removed soon is; nobody between us keeps it. */
const FOR_AN_HOUR = 'private, max-age=3600';
/** With the wait for its encoding and that itself, less than a connection may be still. */
const LONGEST_WAIT_MS = 4_000;

/** Photos of members: shown, sent by the form of the profile with and without scripts, and removed. */
export function photoForm(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  // So many files at a time are held in memory.
  const turns = createTurns(4, LONGEST_WAIT_MS);

  mount(app, door, 'GET /photos/{key}', async (c) => {
    const photo = await readPhoto(contextOf(door, c.get('actor')), door, c.req.param('key') ?? '');
    if (!photo) return noFile();
    return new Response(new Uint8Array(photo), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': FOR_AN_HOUR, 'X-Robots-Tag': 'noindex' },
    });
  });

  mount(
    app,
    door,
    'POST /account/photo',
    async (c: FormCall, next) => {
      c.header('Cache-Control', 'no-store');
      // Nothing of what is sent is read for a visitor, nor of what is too much; a page says so.
      if (c.get('actor').kind !== 'member') return c.redirect(pathWith('/sign-in-mm', { ref_url: PROFILE }), 303);
      if (Number(c.req.header('content-length') ?? 0) > KILOBYTES * 1024)
        return c.redirect(refused('photo_bytes'), 303);
      await next();
      // Sent in pieces, it is known to be too much only when that much of it is here.
      if (isAppError(c.error) && c.error.code === 'too_large') c.res = c.redirect(refused('photo_bytes'), 303);
      return;
    },
    bodyCap(KILOBYTES),
    async (c: FormCall) => {
      const ctx = contextOf(door, c.get('actor'));
      try {
        await turns.take(async () => {
          const { photo, do: deed } = await c.req.parseBody().catch(() => ({ photo: null, do: null }));
          if (deed === 'remove') return removePhoto(ctx);
          if (!(photo instanceof File) || photo.size === 0) throw new AppError('required', 'Choose a photo first.');
          if (photo.size > PHOTO_MEGABYTES * MEGABYTE) throw new AppError('too_large', 'The photo is too large.');
          return changePhoto(ctx, door, Buffer.from(await photo.arrayBuffer()));
        });
        return c.redirect(`${pathWith(PROFILE, { saved: 'photo' })}#photo`, 303);
      } catch (error) {
        if (!isAppError(error)) throw error;
        return c.redirect(refused(saidOf(error)), 303);
      }
    },
  );
  return app;
}

const refused = (error: string) => `${pathWith(PROFILE, { at: 'photo', error })}#photo`;

/** The name by which the page knows what to say. */
function saidOf({ code, cause }: AppError): string {
  if (cause instanceof PictureFault) return `photo_${cause.kind}`;
  if (cause instanceof DailyLimit) return 'daily_limit';
  if (code === 'required') return 'photo_none';
  return code === 'too_large' ? 'photo_bytes' : code;
}
