import { keptConsent, post } from './kept-consent.ts';

/** Tells the server how this page was found, where that may be kept. What fails is not missed by the reader. */
export async function reportVisit(): Promise<void> {
  if (!keptConsent().marketing) return;
  const touch = { url: window.location.href, referrer: document.referrer };
  await post('/v1/attribution/touches', { touch }).catch(() => {});
}
