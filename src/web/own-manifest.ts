type Manifest = { url: string; routes: Record<string, unknown> };

/** As the build names and writes the manifest of all pages. */
const NAME = /manifest-(\w+)\.js$/;
const WRITTEN = /^window\.__reactRouterManifest=(.+);$/s;

/**
 * The manifest that only this page asks for: pages are plain documents, and scripts lead from one to another state of the
 * same page alone. The manifest of all pages is 4.3 kB by gzip, grows with each and would be in the way of every first visit;
 * a page's own is 0.6 kB. Delete when the router writes one for each page in the mode "initial".
 * @returns itself in development, where it isn't a file
 */
export const ownManifest = <M extends Manifest>(manifest: M, pageId: string): M => ({
  ...manifest,
  url: manifest.url.replace(NAME, (_all, version: string) => fileOf(pageId, version)),
});

/**
 * What the build has written once for all, by page.
 * @param written the text of the manifest of all pages
 * @returns name and text of each file
 * @throws Error when it isn't written as it was when this was
 */
export function ownManifests(name: string, written: string): [name: string, text: string][] {
  const [, version = ''] = NAME.exec(name) ?? [];
  const [, json] = WRITTEN.exec(written) ?? [];
  if (!version || !json) throw new Error(`${name} isn't a manifest as src/web/own-manifest.ts knows it.`);
  const { routes, ...site } = JSON.parse(json) as Manifest;
  return Object.entries(routes).map(([id, page]) => {
    const own = ownManifest({ ...site, routes: { root: routes.root, [id]: page } }, id);
    return [fileOf(id, version), `window.__reactRouterManifest=${JSON.stringify(own)};`];
  });
}

const fileOf = (pageId: string, version: string) => `${pageId.replaceAll('/', '-')}-manifest-${version}.js`;
