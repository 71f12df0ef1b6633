import type { profileLoader } from './profile.loader.ts';

type Shown = Awaited<ReturnType<typeof profileLoader>>['data'];

/** What a member’s own page shows them. */
export type Profile = Shown & { me: NonNullable<Shown['me']> };
