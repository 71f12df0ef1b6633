import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Public pages are plain documents; nothing is fetched ahead and no route manifest is asked for.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
