import { download } from './download.ts';
import type { Reencoded } from './encode-picture.ts';
import { PictureFault } from './fault.ts';
import type { ImageWork } from './image-work.ts';
import { type Asset, isStoredAs, markRefused, markStored, markWaiting, releasePicture } from './queries/work.ts';
import { reencode } from './reencode.ts';

const MINUTE = 60_000;
/** Waits after the first, second, third and fourth failure; a fifth is the last. */
const WAITS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 12 * 60 * MINUTE];
export const MOST_ATTEMPTS = WAITS.length + 1;
const OWN_TROUBLE_WAIT = 5 * MINUTE;

/**
 * Fetches, re-encodes and stores one claimed picture, or notes why that can't be. Done twice, it ends the same: the
 * files are named for what they hold.
 * @throws when it is our own storage or database that fails; the picture then waits without a mark against it
 */
export async function fetchPicture(
  work: ImageWork,
  picture: Asset & { attempts: number },
  signal: AbortSignal,
): Promise<void> {
  const { ctx } = work;
  try {
    await store(work, picture, await obtain(work, picture, signal));
  } catch (error) {
    if (error instanceof PictureFault) {
      await note(work, picture, error);
      return;
    }
    const wait = signal.aborted ? 0 : OWN_TROUBLE_WAIT;
    await releasePicture(ctx, picture.id, new Date(ctx.clock().getTime() + wait));
    if (!signal.aborted) throw error;
  }
}

async function obtain(work: ImageWork, picture: Asset & { attempts: number }, signal: AbortSignal): Promise<Reencoded> {
  if (picture.attempts > MOST_ATTEMPTS) {
    throw new PictureFault(`The work on it broke off ${MOST_ATTEMPTS} times.`, false);
  }
  const hosts = await work.hostsOf(work.ctx, picture.operatorId);
  return reencode(await download(picture.sourceUrl, hosts, work.rules, signal));
}

async function store(work: ImageWork, picture: Asset, made: Reencoded): Promise<void> {
  const { width, height, widths, files } = made;
  const objectKey = `${picture.id}-${made.hash}`;
  const paths = files.map(({ name }) => `${objectKey}/${name}`);
  for (const { name, format, body } of files) await work.store.put(`${objectKey}/${name}`, body, `image/${format}`);
  const bytes = files.reduce((sum, { body }) => sum + body.length, 0);
  const kept = await markStored(work.ctx, picture.id, { objectKey, width, height, widths, bytes });
  // Its company was removed meanwhile. Whoever was faster has the same files under the same names, and keeps them.
  if (!kept && !(await isStoredAs(work.ctx, picture.id, objectKey))) await work.store.remove(paths);
}

async function note({ ctx, log }: ImageWork, picture: Asset & { attempts: number }, fault: PictureFault) {
  const wait = fault.passing ? WAITS[picture.attempts - 1] : undefined;
  log.info({ picture: picture.id, attempts: picture.attempts, again: wait !== undefined }, fault.message);
  if (wait !== undefined) {
    await markWaiting(ctx, picture.id, fault.message, new Date(ctx.clock().getTime() + wait));
    return;
  }
  const tries = fault.passing ? ` Tried ${picture.attempts} times.` : '';
  await markRefused(ctx, picture.id, fault.message + tries);
}
