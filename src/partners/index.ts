export { partnerBySlug, partnerHosts, partnerScopes, type ScopeEntry } from './partner.ts';
