const ELSEWHERE = /^(https:\/\/[^\s<>"']+|mailto:[^\s@<>"']+@[^\s@<>"']+)$/;
const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** To another site, or a mail program. */
export const leadsElsewhere = (href: string): boolean => ELSEWHERE.test(href);

/** The path of this site and the heading that a link leads to; null for what is neither: a script, "//host". */
export function placeOf(href: string): { path: string | null; anchor: string | undefined } | null {
  const [path = '', anchor] = href.split('#');
  if (path === '') return anchor === undefined ? null : { path: null, anchor };
  return PATH.test(path) ? { path, anchor } : null;
}
