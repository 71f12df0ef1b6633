import { latePart } from '../late-part.tsx';
import { isAtCookieSettings } from './cookie-settings.ts';
import { hasWish } from './saving/wish.ts';
import { isSignedIn } from './signed-in.ts';

const load = () => import('./read-only.tsx');
// In development the page is rendered anew once it is there, and what isn't at hand would be gone until the first touch.
const atHand = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

/** Whether this browser keeps trips or companies to compare; the script that knows more of them isn't there yet. */
function isComparing(): boolean {
  try {
    return ['compare_trips', 'compare_operators'].some((key) => key in window.localStorage);
  } catch {
    return false;
  }
}

export const CompareBar = latePart(atHand?.CompareBar, async () => (await load()).CompareBar, isComparing);
export const ConsentQuestion = latePart(
  atHand?.ConsentQuestion,
  async () => (await load()).ConsentQuestion,
  isAtCookieSettings,
);
export const ContactPopup = latePart(atHand?.ContactPopup, async () => (await load()).ContactPopup);
export const MemberLinks = latePart(atHand?.MemberLinks, async () => (await load()).MemberLinks, isSignedIn);
export const MobileMenu = latePart(atHand?.MobileMenu, async () => (await load()).MobileMenu);
export const Saving = latePart(
  atHand?.Saving,
  async () => (await load()).Saving,
  () => isSignedIn() || hasWish(),
);
export const SearchBox = latePart(atHand?.SearchBox, async () => (await load()).SearchBox);
export const SearchModal = latePart(atHand?.SearchModal, async () => (await load()).SearchModal);
export const SignInPopup = latePart(atHand?.SignInPopup, async () => (await load()).SignInPopup);
