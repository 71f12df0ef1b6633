import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './src/server/static/compress-folder.ts';
import { ownManifests } from './src/web/own-manifest.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Public pages are plain documents; nothing is fetched ahead. In the mode "lazy" the first filter changed on a page with a
  // slug would ask for routes before it asks for the list.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client');
    partManifest(join(client, 'assets'));
    compressFolder(client);
  },
} satisfies Config;

/** Puts a manifest for each page in place of the one of all pages. */
function partManifest(assets: string): void {
  const [name = '', ...others] = globSync('manifest-*.js', { cwd: assets });
  if (others.length > 0) throw new Error(`There are ${others.length + 1} manifests in ${assets}.`);
  for (const [own, text] of ownManifests(name, readFileSync(join(assets, name), 'utf8'))) {
    writeFileSync(join(assets, own), text);
  }
  rmSync(join(assets, name));
}
