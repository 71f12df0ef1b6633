import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A second, the default, is less than some things take on a busy machine.
const expect = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // One worker for each core: by itself it would leave one of two idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          // Files share what they import: loading it anew for each of them would take half of the time.
          isolate: false,
          include: ['{src,demo,bench,scripts,tests/contracts}/**/*.test.{ts,tsx}'],
          globalSetup: 'src/kernel/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/journeys/global-setup.ts',
          testTimeout: 90_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          expect,
        },
      },
    ],
  },
});
