import { transaction } from '#kernel';
import type { ImageWork } from './image-work.ts';
import { lockUntold, markTold } from './queries/tell.ts';

const AT_ONCE = 500;

/** Tells those who show newly stored pictures. What a killed process stored is told by the next one. */
export async function tellOfStored({ ctx, tell }: Pick<ImageWork, 'ctx' | 'tell'>): Promise<void> {
  for (;;) {
    const told = await transaction(ctx, async (inside) => {
      const pictures = await lockUntold(inside, AT_ONCE);
      if (pictures.length === 0) return 0;
      await tell(inside, pictures);
      await markTold(
        inside,
        pictures.map(({ id }) => id),
      );
      return pictures.length;
    });
    if (told < AT_ONCE) return;
  }
}
