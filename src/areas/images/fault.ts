/** type: not a picture that we take. size: too many pixels, too few, or too long a shape. broken: it can’t be read. */
export type FaultKind = 'type' | 'size' | 'broken';

/** Why a picture can't be had, in words for whoever sent it. */
export class PictureFault extends Error {
  /** It may be gone the next time. */
  readonly passing: boolean;
  readonly kind: FaultKind;

  constructor(reason: string, passing: boolean, kind: FaultKind = 'broken') {
    super(reason);
    this.name = 'PictureFault';
    this.passing = passing;
    this.kind = kind;
  }
}

export const refuse = (reason: string, kind?: FaultKind) => new PictureFault(reason, false, kind);
export const tryLater = (reason: string) => new PictureFault(reason, true);
