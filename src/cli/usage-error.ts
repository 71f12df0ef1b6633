/** What was asked can’t be done as it was asked; its message says what to do. */
export class UsageError extends Error {}
