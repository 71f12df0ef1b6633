import { defineArea, forAll } from '#kernel';
import { attributionRoutes } from './rest.ts';

export const attributionArea = defineArea({
  name: 'attribution',
  tables: ['attribution_channels', 'attribution_snapshots'],
  routes: {
    'POST /v1/consents': forAll.write,
    'POST /v1/attribution/touches': forAll.write,
  },
  rest: () => attributionRoutes,
});
