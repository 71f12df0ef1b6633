/** Why the embedded database can't be had, in words for the person who started the command. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
