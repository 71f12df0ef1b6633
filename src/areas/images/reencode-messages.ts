import type { Reencoded } from './encode-picture.ts';

/** From the child of reencode.ts: what became of the picture that it was sent. */
export type Done = { made: Reencoded } | { refused: string };

/** The child's exit code when a picture takes more memory than it may. */
export const TOO_LARGE = 70;
