import { defineArea } from '#kernel';

export const demoArea = defineArea({
  name: 'demo',
  calls: ['posters'],
});
