export { type Consent, consentIn, type Purpose, purposes } from './shared/consent.ts';
export { keptAddress, keptPath } from './shared/kept-path.ts';
export type { PageType } from './shared/page-types.ts';
