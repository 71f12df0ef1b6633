import { noteAction, sendActions } from './action-log.ts';
import { keptConsent, post } from './kept-consent.ts';
import { isSignedIn } from './signed-in.ts';

let isNoted = false;

/** Keeps of this visit what may be kept. What fails is not missed by the reader. */
export async function reportVisit(): Promise<void> {
  const { analytics, marketing } = keptConsent();
  await Promise.all([analytics && logged(), marketing && touched()]);
}

/** A visitor’s browser remembers which pages they read; a member’s has handed that over, and remembers none. */
async function logged(): Promise<void> {
  if (isSignedIn()) return sendActions();
  if (!isNoted) noteAction();
  isNoted = true;
}

/** Tells the server how this page was found. */
async function touched(): Promise<void> {
  const touch = { url: window.location.href, referrer: document.referrer };
  await post('/v1/attribution/touches', { touch }).catch(() => {});
}
