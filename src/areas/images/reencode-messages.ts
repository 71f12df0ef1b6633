import type { PhotoFile, Reencoded } from './encode-picture.ts';
import type { FaultKind } from './fault.ts';

/** To the child: a picture of a feed, or a photo of a member, to be encoded. */
export type Wanted = { bytes: Uint8Array; as: 'picture' | 'photo' };

/** From the child of reencode.ts: what became of the picture that it was sent. */
export type Made = { picture: Reencoded; photo: PhotoFile };
export type Done = { made: Made[Wanted['as']] } | { refused: string; kind: FaultKind };

/** The child's exit code when a picture takes more memory than it may. */
export const TOO_LARGE = 70;
