import { useSyncExternalStore } from 'react';
import { isSignedIn } from './signed-in.ts';

/** Who is signed in, as far as pages show it. */
export type Member = {
  firstName: string | null;
  lastName: string | null;
  email: string;
  /** The path of their photo. */
  image: string | null;
};
export type MemberList = { id: string; name: string };

/** What pages show of who reads them, who sees the same page as everybody else. */
export type MemberState = {
  /** Null for a visitor, and until it is known. */
  member: Member | null;
  /** The one used last first. */
  lists: readonly MemberList[];
  saved: readonly { tripId: string; listId: string }[];
  /** Ids of companies. */
  followed: readonly string[];
};

const MOST_MS = 10_000;
/** Written when something changed, for other windows of this browser. */
const CHANGED = 'member_changed';

const NOBODY: MemberState = { member: null, lists: [], saved: [], followed: [] };

let state = NOBODY;
let isAsked = false;
let under: Promise<void> | null = null;
/** How often this window has changed something. */
let changes = 0;
const listeners = new Set<() => void>();

/** What is known of who reads. */
export const memberState = (): MemberState => state;

/** Asks the server who this is, unless nobody can be. @returns whether somebody is signed in */
export async function askWhoItIs(): Promise<boolean> {
  under ??= ask().finally(() => {
    under = null;
  });
  await under;
  return state.member !== null;
}

/** Keeps what became of something that this window asked for, and tells others that there is news. */
export function changeMember(change: Partial<MemberState>): void {
  changes += 1;
  put({ ...state, ...change });
  // What could be changed is a member's: who it is has been asked in vain.
  if (state.member === null && under === null) void askWhoItIs();
  try {
    window.localStorage.setItem(CHANGED, String(Date.now()));
  } catch {
    // A browser that keeps nothing: other windows see it when they are opened anew.
  }
}

/** Calls back when something else is known of who reads; asks at the first time. */
export function onMember(tell: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) stopWatching();
  };
}

/** Who is signed in; null for a visitor, and until it is known. */
export function useMember(): Member | null {
  return useMemberState().member;
}

export function useMemberState(): MemberState {
  return useSyncExternalStore(onMember, memberState, () => NOBODY);
}

function put(next: MemberState): void {
  state = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  isAsked = true;
  let known: MemberState;
  let before: number;
  do {
    before = changes;
    known = isSignedIn() ? await read().catch(() => state) : NOBODY;
    // What was changed meanwhile the answer may not know yet.
  } while (before !== changes);
  put(known);
}

type Answer = {
  data: {
    attributes: {
      user: { first_name: string | null; last_name: string | null; email: string; image: string | null } | null;
      wishlists: MemberList[];
      saved: { trip_id: string; trip_wishlist_id: string }[];
      followed_operator_ids: string[];
    };
  };
};

async function read(): Promise<MemberState> {
  const answer = await fetch('/v1/member_state', { signal: AbortSignal.timeout(MOST_MS) });
  if (!answer.ok) throw new Error(`Who it is was answered with ${answer.status}`);
  const { user, wishlists, saved, followed_operator_ids } = ((await answer.json()) as Answer).data.attributes;
  return {
    member: user && { firstName: user.first_name, lastName: user.last_name, email: user.email, image: user.image },
    lists: wishlists,
    saved: saved.map(({ trip_id, trip_wishlist_id }) => ({ tripId: trip_id, listId: trip_wishlist_id })),
    followed: followed_operator_ids,
  };
}

function watch(): void {
  if (!isAsked) void askWhoItIs();
  window.addEventListener('pageshow', askOfPast);
  window.addEventListener('storage', askOfOthers);
  document.addEventListener('visibilitychange', askWhenBack);
}

function stopWatching(): void {
  window.removeEventListener('pageshow', askOfPast);
  window.removeEventListener('storage', askOfOthers);
  document.removeEventListener('visibilitychange', askWhenBack);
}

/** A page that comes back from the browser’s memory may show somebody who has left. */
function askOfPast({ persisted }: PageTransitionEvent): void {
  if (persisted) void askWhoItIs();
}

function askOfOthers({ key }: StorageEvent): void {
  if (key === CHANGED) void askWhoItIs();
}

/** Somebody may have come or left in another window. */
function askWhenBack(): void {
  if (document.visibilityState === 'visible' && isSignedIn() !== (state.member !== null)) void askWhoItIs();
}
