import type { listsLoader } from './lists.loader.ts';

/** What the page of a member’s lists shows them. */
export type Shown = Extract<Awaited<ReturnType<typeof listsLoader>>['data'], { open?: unknown }>;
