import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// A second, the default, is less than some things take on a busy machine.
const expect = { poll: { timeout: 15_000 } };

const DATABASE = 'src/kernel/testing/global-setup.ts';

/** What a browser walks through, at a site that all of them share. A walk on three screens takes three times as long. */
const walks = {
  globalSetup: [DATABASE, 'tests/journeys/global-setup.ts'],
  testTimeout: process.env.WHOLE === 'yes' ? 270_000 : 90_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  // What JSX becomes has to suit the NODE_ENV below.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // One more than cores. With two more, 78 walks took 183 s instead of 160 on two cores, and each of them half as long again.
    maxWorkers: availableParallelism() + 1,
    // Files share what they import: loading it anew for each of them would take half of the time.
    isolate: false,
    expect,
    env: {
      // Pages and mails are rendered by what the product renders them with: React's other build takes four times as long.
      NODE_ENV: 'production',
      // Tests start hundreds of programs of the project; each would compile the same files anew, also in a copy of it.
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,demo,bench,scripts,tests/contracts}/**/*.test.{ts,tsx}'],
          globalSetup: DATABASE,
          // A limit, not a measure: on a machine that does other things as well, the longest take four times their time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/journeys/**/*.test.ts'],
          ...walks,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          ...walks,
        },
      },
    ],
  },
});
