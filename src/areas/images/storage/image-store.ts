/** Where the files of stored pictures are. Paths are "<key>/<width>.<format>". */
export type ImageStore = {
  /** Whole or not at all; the same path always holds the same bytes. */
  put(path: string, body: Buffer, contentType: string): Promise<void>;
  /** Null when there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Gone afterwards, whether they were there or not. */
  remove(paths: readonly string[]): Promise<void>;
};
