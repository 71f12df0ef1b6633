/**
 * Has browsers fetch what a page is painted with before its scripts: as the router writes them, before the stylesheets
 * and as urgent as those, 120 kB of scripts stand between a phone and the first paint. In what React writes, only it
 * itself can have put an unescaped tag.
 */
export function scriptsAfterStyles(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
