/** How often the invitation was closed, and since when this visit is. */
export const CLOSES = 'sign_in_popup';
export const VISIT = 'visit_since';

/** What an answer to the question about cookies takes back. */
export function forgetPopup(): void {
  store(() => window.localStorage.removeItem(CLOSES));
  store(() => window.sessionStorage.removeItem(VISIT));
}

/** Browsers may refuse to keep anything. */
export function store<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
