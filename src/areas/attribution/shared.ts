export { CONSENT_COOKIE, type Consent, consentText, type Purpose, purposes, readConsent } from './shared/consent.ts';
