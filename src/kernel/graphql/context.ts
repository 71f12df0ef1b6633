import type { Context } from '../context.ts';

/** What a resolver gets besides its arguments; one for each request. */
export type GraphqlContext = { ctx: Context; requestId: string };
