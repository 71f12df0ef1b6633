/** How long somebody may rely on a description without asking again: five minutes. */
export const PUBLISHED = 'public, max-age=300';
