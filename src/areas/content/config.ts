import { resolve } from 'node:path';
import { z } from 'zod';
import { defineConfig } from '#kernel';

export type ContentConfig = {
  /** Holds files that stand in place of those of the same name in content/; null: none. */
  folder: string | null;
};

export const contentConfig = defineConfig('content', {
  variables: { CONTENT_DIR: z.string().optional() },
  read: ({ CONTENT_DIR }): ContentConfig => ({ folder: CONTENT_DIR === undefined ? null : resolve(CONTENT_DIR) }),
});
