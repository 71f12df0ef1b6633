import { defineArea, everyone } from '#kernel';
import { addPartners, type PartnersGraphql } from './graphql.ts';
import { partnerKind } from './import/partners.ts';
import { knownPartnerHosts, type PartnerHosts } from './partner-hosts.ts';

declare module '#kernel' {
  interface Topics {
    'partner.changed': string;
  }
  interface Parts {
    /** Hosts of active partner sites. */
    hosts: PartnerHosts;
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
  tables: ['partners', 'partner_scopes', 'partner_menu_items'],
  news: { 'partner.changed': () => null },
  async start({ ctx, config }) {
    const { hosts, readAgain } = await knownPartnerHosts(ctx.db, config);
    return { parts: { hosts }, hear: { 'partner.changed': readAgain } };
  },
  feed: [partnerKind],
  fields: {
    partnerSite: everyone,
    dmoData: everyone,
  },
  graphql: ({ builder, values }) => addPartners(builder, values),
});
