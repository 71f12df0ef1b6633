export { partnerRequest } from './graphql/partner-request.ts';
export type { PartnersGraphql } from './graphql.ts';
export { partnerById, partnerScopes, type ScopeEntry, somePartner } from './partner.ts';
export { partnerContext } from './partner-context.ts';
export { type PartnerMenuEntry, partnerMenus } from './partner-menus.ts';
export { partnerSite } from './partner-site.ts';
export { isChosen, type ScopeTargets, type ShownScope, shownScope } from './shown-scope.ts';
