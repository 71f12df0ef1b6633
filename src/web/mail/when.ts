const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** "Nov 23, 2026, 9:36 PM UTC": where its reader is, a mail doesn’t know. @param at ISO 8601 */
export const when = (at: string): string => `${format.format(new Date(at))} UTC`;
