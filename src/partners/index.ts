export { partnerImport } from './import/partners.ts';
export { partnerBySlug, partnerHosts, partnerScopes, type ScopeEntry } from './partner.ts';
export { partnerContext } from './partner-context.ts';
