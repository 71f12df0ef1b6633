import { defineArea } from '#kernel';

export const imagesArea = defineArea({
  name: 'images',
  tables: ['image_assets'],
});
