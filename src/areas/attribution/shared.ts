export {
  CONSENT_COOKIE,
  type Consent,
  consentIn,
  consentText,
  type Purpose,
  purposes,
  readConsent,
} from './shared/consent.ts';
export { keptPath } from './shared/kept-path.ts';
export { PAGE_TYPES, type PageType } from './shared/page-types.ts';
