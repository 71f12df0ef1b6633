import { CONSENT_COOKIE, type Consent, readConsent } from '#attribution/shared';
import { forgetPopup } from './popup-memory.ts';

/** What somebody has answered in this browser, on this host. */
export function keptConsent(): Consent {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return readConsent(cookies.find(([name]) => name === CONSENT_COOKIE)?.[1]);
}

/** @throws when the answer couldn’t be kept: then the one before stands */
export async function keepConsent(consent: Consent): Promise<void> {
  await post('/v1/consents', { consent });
  if (!consent.marketing) forgetPopup();
}

export async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // Whoever follows a link at once has said it all the same.
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}
