import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './src/server/static/compress-folder.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Public pages are plain documents; nothing is fetched ahead and no route manifest is asked for.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
