import { type Consent, consentIn } from '#attribution/shared';
import { forgetActions } from './action-log.ts';
import { forgetPopup } from './popup-memory.ts';

/** What somebody has answered in this browser, on this host. */
export const keptConsent = (): Consent => consentIn(document.cookie);

/** @throws when the answer couldn’t be kept: then the one before stands */
export async function keepConsent(consent: Consent): Promise<void> {
  await post('/v1/consents', { consent });
  if (!consent.analytics) forgetActions();
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
