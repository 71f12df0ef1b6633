import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './src/server/static/compress-folder.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Public pages are plain documents; nothing is fetched ahead and no route manifest is asked for. All routes come in one
  // file, 2.7 kB once for a build. In the mode "lazy" a page would name its own alone, some 0.4 kB in each document, but
  // the first filter changed on a page with a slug would ask for routes before it asks for the list.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
