import { fetchPicture } from './fetch-picture.ts';
import type { ImageWork } from './image-work.ts';
import { claimPicture } from './queries/work.ts';
import { tellOfStored } from './tell-of-stored.ts';

const AT_ONCE = 2;
/** Longer than one picture can take: after that whoever had it is given up. */
const LEASE_MS = 5 * 60_000;
/** How long pictures that came are kept back, so that lists aren't dropped for each of them. */
const TELL_EVERY_MS = 20_000;

/**
 * Fetches pictures that are due until none is left or the time is over, two at a time. Several processes may do this
 * at once.
 */
export async function fetchDuePictures(
  work: ImageWork,
  signal: AbortSignal,
  { mostMs = 10 * 60_000 }: { mostMs?: number } = {},
): Promise<void> {
  const { ctx } = work;
  const end = performance.now() + mostMs;
  let told = performance.now();

  async function worker(): Promise<void> {
    while (!signal.aborted && performance.now() < end) {
      const picture = await claimPicture(ctx, new Date(ctx.clock().getTime() + LEASE_MS));
      if (!picture) return;
      await fetchPicture(work, picture, signal);
      if (performance.now() - told < TELL_EVERY_MS) continue;
      told = performance.now();
      await tellOfStored(work);
    }
  }

  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  await tellOfStored(work);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
