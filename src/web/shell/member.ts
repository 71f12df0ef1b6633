import { useSyncExternalStore } from 'react';
import { isSignedIn } from './signed-in.ts';

/** Who is signed in, as far as pages show it. */
export type Member = { firstName: string | null; lastName: string | null; email: string };

const MOST_MS = 10_000;

type State = { asked: boolean; member: Member | null };

let state: State = { asked: false, member: null };
let under: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Asks the server who this is, unless nobody can be. @returns whether somebody is signed in */
export async function askWhoItIs(): Promise<boolean> {
  under ??= ask().finally(() => {
    under = null;
  });
  await under;
  return state.member !== null;
}

async function ask(): Promise<void> {
  const member = isSignedIn() ? await read().catch(() => state.member) : null;
  state = { asked: true, member };
  for (const listener of listeners) listener();
}

async function read(): Promise<Member | null> {
  const answer = await fetch('/next-api/auth/get-session', { signal: AbortSignal.timeout(MOST_MS) });
  if (!answer.ok) throw new Error(`Who it is was answered with ${answer.status}`);
  const session = (await answer.json()) as { user: Member } | null;
  return session?.user ?? null;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!state.asked) void askWhoItIs();
  window.addEventListener('pageshow', askAgain);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', askAgain);
  };
}

/** A page that comes back from the browser’s memory may show somebody who has left. */
function askAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) void askWhoItIs();
}

const nobody: State = { asked: false, member: null };

/** Who is signed in; null for a visitor, and until it is known. */
export function useMember(): Member | null {
  return useSyncExternalStore(
    listen,
    () => state,
    () => nobody,
  ).member;
}
