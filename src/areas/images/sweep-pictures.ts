import type { Context } from '#kernel';
import { fileName, pictureFormats } from './picture.ts';
import { type NamedPictures, registerPictures } from './queries/register.ts';
import { deleteUnused, markUnused } from './queries/unused.ts';
import type { ImageStore } from './storage/image-store.ts';

const KEPT_DAYS = 30;
const DAY = 86_400_000;
const AT_ONCE = 200;

type Sweep = {
  ctx: Context;
  store: ImageStore;
  /** Every picture that a record names. */
  named: NamedPictures;
  /** Those of them that may be fetched. */
  wanted: NamedPictures;
};

/**
 * Notes pictures that records name and nobody has noted yet, and removes those that no record has named for thirty
 * days: addresses of pictures live on in previews elsewhere. Answers how many were noted and removed.
 */
export async function sweepPictures({ ctx, store, named, wanted }: Sweep): Promise<{ noted: number; removed: number }> {
  const noted = await registerPictures(ctx, wanted, { again: false });
  await markUnused(ctx, named);
  const before = new Date(ctx.clock().getTime() - KEPT_DAYS * DAY);
  let removed = 0;
  for (;;) {
    // Files of a process that is killed here stay behind; nothing leads to them.
    const gone = await deleteUnused(ctx, before, AT_ONCE);
    await store.remove(gone.flatMap(filesOf));
    removed += gone.length;
    if (gone.length < AT_ONCE) return { noted, removed };
  }
}

function filesOf({ objectKey, widths }: { objectKey: string | null; widths: number[] }): string[] {
  if (objectKey === null) return [];
  return widths.flatMap((width) => pictureFormats.map((format) => `${objectKey}/${fileName(width, format)}`));
}
