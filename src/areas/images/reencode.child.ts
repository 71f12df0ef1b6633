/** A process that encodes pictures anew, one after the other, for the one that started it; see reencode.ts. */
import { setPriority } from 'node:os';
import { encodePhoto, encodePicture } from './encode-picture.ts';
import { PictureFault } from './fault.ts';
import { type Done, TOO_LARGE, type Wanted } from './reencode-messages.ts';

/** A photo of 24 megapixels takes about half of it. */
const MOST_BYTES = 768_000_000;
const LOOK_EVERY_MS = 10;

// Those who ask for pages go first.
setPriority(10);
process.once('disconnect', () => process.exit());
// The work is done by other threads, so that this one can look.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.exit(TOO_LARGE);
}, LOOK_EVERY_MS).unref();

process.on('message', async ({ bytes, as }: Wanted) => {
  process.send?.(await outcome(Buffer.from(bytes), as));
});

async function outcome(bytes: Buffer, as: Wanted['as']): Promise<Done> {
  try {
    return { made: await (as === 'photo' ? encodePhoto(bytes) : encodePicture(bytes)) };
  } catch (error) {
    if (error instanceof PictureFault) return { refused: error.message, kind: error.kind };
    throw error;
  }
}
