import { defineArea, everyone } from '#kernel';
import { addPartners, type PartnersGraphql } from './graphql.ts';

declare module '#kernel' {
  interface Topics {
    'partner.changed': string;
  }
}

declare module '#kernel/graphql' {
  interface AreaTypes {
    partners: PartnersGraphql;
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
  graphql: ({ builder, values }) => addPartners(builder, values),
});
