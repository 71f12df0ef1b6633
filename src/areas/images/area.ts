import { join } from 'node:path';
import { defineArea } from '#kernel';
import { type ImageConfig, imageConfig } from './config.ts';
import { type FetchRules, publicFetchRules } from './fetch-rules.ts';
import { createImageStore } from './storage/create-image-store.ts';
import type { ImageStore } from './storage/image-store.ts';

declare module '#kernel' {
  interface AreaConfigs {
    images: ImageConfig;
  }
  interface Parts {
    /** Where pictures of feeds are kept. */
    images: ImageStore;
    fetchRules: FetchRules;
  }
}

export const imagesArea = defineArea({
  name: 'images',
  tables: ['image_assets'],
  config: imageConfig,
  async start({ config: { dataDir, images } }) {
    const { s3, allowHttp, localHost } = images;
    return {
      parts: {
        images: createImageStore({ folder: join(dataDir, 'images'), s3 }),
        fetchRules: { ...publicFetchRules, allowHttp, localHost },
      },
    };
  },
});
