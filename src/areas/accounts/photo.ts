import { randomBytes } from 'node:crypto';
import { PictureFault, squarePhoto } from '#images';
import { AppError, type Context, createTurns, notFound, type Parts, transaction } from '#kernel';
import { countPhoto } from './limits.ts';
import { lockOwnAccount, memberOf } from './me.ts';
import { discardPhoto, forgetPhotos, givePhoto, isShown, nobodysPhotos, notePhoto } from './queries/photos.ts';

/** Phones take photos of 5 MB; they needn’t be made smaller first. */
export const PHOTO_MEGABYTES = 8;
const KEY = /^photo-[0-9a-f]{32}$/;
const FILE = 'photo.jpeg';
const AT_ONCE = 100;
/** A member waits for their photo, and so does everybody behind them. */
const LONGEST_WAIT_MS = 4_000;
const BROKEN_OFF_MS = 3_600_000;

const turns = createTurns(2, LONGEST_WAIT_MS);
const placeOf = (key: string) => `${key}/${FILE}`;

/**
 * Shows a photo of the member who asks, made anew: square, small, without anything that was written into it. The one
 * before goes.
 * @returns the path under which it is shown
 * @throws AppError unauthenticated; invalid, whose cause says what is wrong with it; rate_limited; busy
 */
export async function changePhoto(
  ctx: Context,
  { images, sharedLimits }: Pick<Parts, 'images' | 'sharedLimits'>,
  bytes: Buffer,
): Promise<string> {
  const userId = memberOf(ctx);
  await countPhoto({ sharedLimits }, userId);
  const photo = await turns.take(() => squarePhoto(bytes)).catch(refusePhoto);
  const key = `photo-${randomBytes(16).toString('hex')}`;
  const path = `/photos/${key}`;
  await notePhoto(ctx.db, key, ctx.clock());
  await images.put(placeOf(key), photo, 'image/jpeg');
  await transaction(ctx, async (inside) => {
    await lockOwnAccount(inside, userId);
    await discardPhoto(inside.db, userId, inside.clock());
    await givePhoto(inside.db, userId, { key, path });
  });
  return path;
}

function refusePhoto(error: unknown): never {
  if (!(error instanceof PictureFault)) throw error;
  if (error.passing) throw new AppError('busy', 'It couldn’t be read right now. Try again.', { retryAfterSeconds: 5 });
  throw new AppError('invalid', error.message, { pointer: '/photo/data', cause: error });
}

/** Initials are shown from now on. @throws AppError not_found without a photo */
export async function removePhoto(ctx: Context): Promise<void> {
  const userId = memberOf(ctx);
  await transaction(ctx, async (inside) => {
    await lockOwnAccount(inside, userId);
    if (!(await discardPhoto(inside.db, userId, inside.clock()))) throw notFound();
  });
}

/** The file of a photo that is somebody’s now; null for any other. @param key of its address */
export async function readPhoto(ctx: Context, { images }: Pick<Parts, 'images'>, key: string): Promise<Buffer | null> {
  if (!KEY.test(key) || !(await isShown(ctx.db, key))) return null;
  return images.read(placeOf(key));
}

export const brokenOffBefore = ({ clock }: Pick<Context, 'clock'>) => new Date(clock().getTime() - BROKEN_OFF_MS);

/** Removes files that are nobody’s any more; done twice, it ends the same. @returns how many */
export async function removeNobodys(ctx: Context, { images }: Pick<Parts, 'images'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const keys = await nobodysPhotos(ctx.db, brokenOffBefore(ctx), AT_ONCE);
    if (keys.length === 0) return removed;
    await images.remove(keys.map(placeOf));
    await forgetPhotos(ctx.db, keys);
    removed += keys.length;
  }
}
