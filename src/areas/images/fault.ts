/** Why a picture can't be had, in words for whoever sent it. */
export class PictureFault extends Error {
  /** It may be gone the next time. */
  readonly passing: boolean;

  constructor(reason: string, passing: boolean) {
    super(reason);
    this.name = 'PictureFault';
    this.passing = passing;
  }
}

export const refuse = (reason: string) => new PictureFault(reason, false);
export const tryLater = (reason: string) => new PictureFault(reason, true);
