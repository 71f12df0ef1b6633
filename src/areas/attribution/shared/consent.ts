/** What somebody may be asked to allow. */
const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What of it something on this site needs today: nobody is asked for more. */
export const purposes: readonly Purpose[] = ['marketing'];

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
  const asked = PURPOSES.filter((purpose) => said(purpose, 'yes') || said(purpose, 'no'));
  return Object.fromEntries(asked.map((purpose) => [purpose, said(purpose, 'yes')]));
}

/** The value of the cookie. */
export function consentText(consent: Consent): string {
  return PURPOSES.filter((purpose) => consent[purpose] !== undefined)
    .map((purpose) => `${purpose}-${consent[purpose] ? 'yes' : 'no'}`)
    .join('.');
}
