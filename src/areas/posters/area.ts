import { defineArea } from '#kernel';

export const postersArea = defineArea({
  name: 'posters',
});
