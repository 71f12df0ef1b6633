import { defineArea } from '#kernel';

declare module '#kernel' {
  interface Topics {
    'partner.changed': string;
  }
}

export const partnersArea = defineArea({
  name: 'partners',
  calls: ['images'],
  tables: ['partners', 'partner_scopes'],
  news: { 'partner.changed': () => null },
});
