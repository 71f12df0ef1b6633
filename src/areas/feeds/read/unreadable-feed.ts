/** A feed that can't be read at all: no such file, not a text that can be read, or no way to know what it holds. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed';
}
