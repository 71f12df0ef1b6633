/** A part of a path that opens something to whoever knows it. */
const SECRET = /\/[0-9a-f]{64}(?=\/|$)/g;

/** The path of a page as it may be kept. */
export const keptPath = ({ pathname }: { pathname: string }): string => pathname.replace(SECRET, '/…');
