/** What somebody is asked to allow: what something on this site needs today, and no more. */
export const purposes = ['marketing', 'analytics'] as const;
export type Purpose = (typeof purposes)[number];

/** What was answered; a purpose that wasn't asked for is left out. */
export type Consent = Readonly<Partial<Record<Purpose, boolean>>>;

export const CONSENT_COOKIE = 'consent';

/**
 * Whoever would keep or load something that isn't needed asks this first, in browsers and on the server.
 * @param value of the cookie: "marketing-yes.analytics-no"
 * @returns nothing allowed when it is missing or isn't ours
 */
export function readConsent(value: string | undefined): Consent {
  const answers = (value ?? '').split('.');
  const said = (purpose: Purpose, word: string) => answers.includes(`${purpose}-${word}`);
  const asked = purposes.filter((purpose) => said(purpose, 'yes') || said(purpose, 'no'));
  return Object.fromEntries(asked.map((purpose) => [purpose, said(purpose, 'yes')]));
}

/** What a browser's cookies say. @param cookies as a request or a page has them */
export function consentIn(cookies: string | null): Consent {
  const kept = (cookies ?? '').split('; ').map((cookie) => cookie.split('='));
  return readConsent(kept.find(([name]) => name === CONSENT_COOKIE)?.[1]);
}

/** The value of the cookie. */
export function consentText(consent: Consent): string {
  return purposes
    .filter((purpose) => consent[purpose] !== undefined)
    .map((purpose) => `${purpose}-${consent[purpose] ? 'yes' : 'no'}`)
    .join('.');
}
