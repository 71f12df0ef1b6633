/** A part of a path that opens something to whoever knows it. */
const SECRET = /\/[0-9a-f]{64}(?=\/|$)/g;

/** The address of a page, whole or from its path on, as it may be kept: what opens the page may stand in its query as well. */
export const keptAddress = (address: string): string => address.replace(/[?#].*/s, '').replace(SECRET, '/…');

/** The path of a page as it may be kept. */
export const keptPath = ({ pathname }: { pathname: string }): string => pathname.replace(SECRET, '/…');
