import { keptConsent } from './kept-consent.ts';
import { CLOSES, forgetPopup, store, VISIT } from './popup-memory.ts';
import { isSignedIn } from './signed-in.ts';

const MINUTE_MS = 60_000;
const FIRST_MS = 30_000;
const AFTER_FIRST_CLOSE_MS = 20 * MINUTE_MS;
const AFTER_LATER_CLOSES_MS = 5 * 60 * MINUTE_MS;
const KEPT_MS = 7 * 24 * 60 * MINUTE_MS;

/** Where somebody signs in already. */
const SIGNING_IN = [
  '/magic-complete',
  '/join-d',
  '/sign-in-mm',
  '/member-join-email-confirmation',
  '/customer/forgot-password',
  '/customer/reset-password',
];
/** There, or in the middle of something. */
const NEVER = [...SIGNING_IN, '/trip-finder', '/my-custom-trip/chat'];

export const isSigningIn = () => SIGNING_IN.includes(window.location.pathname);

/** How often it was closed, and when last. */
export type Closes = { count: number; at: number };

/** Milliseconds until the invitation may be shown. @param since when this visit began @param closes null: never, or too long ago */
export function waitOf(now: number, since: number, closes: Closes | null): number {
  const kept = closes && now - closes.at < KEPT_MS ? closes : null;
  const hidden = !kept ? 0 : kept.count === 1 ? AFTER_FIRST_CLOSE_MS : AFTER_LATER_CLOSES_MS;
  return Math.max(0, since + FIRST_MS - now, kept ? kept.at + hidden - now : 0);
}

/** Calls back when the invitation is due on this page. Nothing is kept, and nothing shown, without consent. @returns what ends the wait */
export function waitForPopup(show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (NEVER.includes(window.location.pathname) || isSignedIn()) return;
    if (!isAllowed()) {
      forgetPopup();
      timer = setTimeout(look, FIRST_MS);
      return;
    }
    const wait = waitOf(Date.now(), visitSince(), readCloses());
    if (wait > 0) timer = setTimeout(look, Math.min(wait, AFTER_FIRST_CLOSE_MS));
    // Not over what somebody is reading or writing in already.
    else if (document.querySelector('dialog[open], :popover-open') || document.visibilityState !== 'visible')
      timer = setTimeout(look, FIRST_MS);
    else show();
  };
  look();
  return () => clearTimeout(timer);
}

/** Notes that it was closed. */
export function closePopup(): void {
  if (!isAllowed()) return;
  const now = Date.now();
  const kept = readCloses();
  const count = (kept?.count ?? 0) + 1;
  store(() => window.localStorage.setItem(CLOSES, JSON.stringify({ count, at: now } satisfies Closes)));
}

const isAllowed = () => keptConsent().marketing === true;

function visitSince(): number {
  const kept = Number(store(() => window.sessionStorage.getItem(VISIT)));
  if (kept > 0) return kept;
  const now = Date.now();
  store(() => window.sessionStorage.setItem(VISIT, String(now)));
  return now;
}

function readCloses(): Closes | null {
  try {
    const { count, at } = JSON.parse(window.localStorage.getItem(CLOSES) ?? 'null') as Closes;
    const isKept = Number.isInteger(count) && count > 0 && Number.isFinite(at) && Date.now() - at < KEPT_MS;
    if (!isKept) window.localStorage.removeItem(CLOSES);
    return isKept ? { count, at } : null;
  } catch {
    return null;
  }
}
