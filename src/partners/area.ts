import { defineArea, everyone } from '#kernel';

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
  fields: {
    partnerSite: everyone,
    dmoData: everyone,
  },
});
