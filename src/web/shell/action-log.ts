import { keptPath } from '#attribution/shared';
import { store } from './popup-memory.ts';

/** A page that was read. */
type Action = { page_url: string; action_type: 'page_view'; created_at: string; page_name: string; page_type: string };

const KEY = 'user_actions';
const MOST = 200;
const AT_ONCE = 100;
const MOST_MS = 10_000;

/** Notes that a visitor reads this page. Who calls it has asked for their consent. */
export function noteAction(now = new Date()): void {
  const { type: page_type, name: page_name } = document.body.dataset;
  if (!page_type || !page_name) return;
  const action: Action = {
    page_url: keptPath(window.location),
    action_type: 'page_view',
    created_at: now.toISOString().slice(0, 19).replace('T', ' '),
    page_name,
    page_type,
  };
  keep([...keptActions(), action].slice(-MOST));
}

/** Hands what was noted over to the account that this browser is signed in with. What fails is kept for the next page. */
export async function sendActions(): Promise<void> {
  for (let actions = keptActions(); actions.length > 0; actions = keptActions()) {
    const some = actions.slice(0, AT_ONCE);
    const answer = await fetch('/v1/users/activities', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ user_action: some }),
      signal: AbortSignal.timeout(MOST_MS),
    }).catch(() => null);
    const { status } = answer?.ok ? ((await answer.json().catch(() => ({}))) as { status?: string }) : {};
    if (status !== 'success') return;
    // Another window may have noted or sent some meanwhile.
    const sent = new Set(some.map((action) => JSON.stringify(action)));
    keep(keptActions().filter((action) => !sent.has(JSON.stringify(action))));
  }
}

export function forgetActions(): void {
  store(() => window.localStorage.removeItem(KEY));
}

function keep(actions: readonly Action[]): void {
  if (actions.length === 0) forgetActions();
  else store(() => window.localStorage.setItem(KEY, JSON.stringify(actions)));
}

/** What isn’t a list is somebody else’s. */
function keptActions(): Action[] {
  const kept = store(() => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(kept) ? kept : [];
}
