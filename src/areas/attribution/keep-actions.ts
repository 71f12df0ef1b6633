import { z } from 'zod';
import { AppError, type Context } from '#kernel';
import { insertActions } from './queries/actions.ts';
import { keptPath } from './shared/kept-path.ts';
import { PAGE_TYPES } from './shared/page-types.ts';

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 30;
const LONGEST_PATH = 400;

const action = z.object({
  page_url: z.string().max(2048),
  action_type: z.enum(['page_view']),
  created_at: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  page_name: z.string().trim().min(1).max(200),
  page_type: z.enum(PAGE_TYPES),
});

/**
 * Keeps what a member did before they signed in. What isn't a page of the host that was asked, lies ahead, or is older
 * than 30 days is ignored; what is sent again stands already.
 * @param host the one that was asked; null where none was named
 * @returns how many stand now, and how many were ignored
 * @throws AppError unauthenticated
 */
export async function keepActions(
  ctx: Context,
  given: readonly unknown[],
  host: string | null,
): Promise<{ accepted: number; ignored: number }> {
  if (ctx.actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  const { userId } = ctx.actor;
  const now = ctx.clock().getTime();
  const actions = given.flatMap((one) => readAction(one, now, host) ?? []);
  const isThere = await insertActions(ctx.db, userId, actions);
  if (!isThere) throw new AppError('unauthenticated', 'This account is closed.');
  return { accepted: actions.length, ignored: given.length - actions.length };
}

function readAction(given: unknown, now: number, host: string | null) {
  const { success, data } = action.safeParse(given);
  const path = success ? pathOf(data.page_url, host) : null;
  const at = success ? Date.parse(`${data.created_at.replace(' ', 'T')}Z`) : Number.NaN;
  if (!success || path === null || Number.isNaN(at)) return null;
  const createdAt = new Date(at);
  // 30 February is no day, though it can be counted.
  const isDay = createdAt.toISOString().startsWith(data.created_at.replace(' ', 'T'));
  if (!isDay || at > now || now - at > OLDEST_DAYS * DAY_MS) return null;
  const { action_type: actionType, page_name: pageName, page_type: pageType } = data;
  return { pageUrl: path, actionType, pageName, pageType, createdAt };
}

/** A path, or the whole address of a page here. */
function pathOf(address: string, host: string | null): string | null {
  const here = `http://${host ?? 'here.invalid'}`;
  if (!URL.canParse(address, here)) return null;
  const url = new URL(address, here);
  const isPath = /^\/(?!\/)/.test(address);
  const isHere = isPath || (/^https?:$/.test(url.protocol) && (host === null || url.host === host));
  const path = keptPath(url);
  return isHere && path.length <= LONGEST_PATH ? path : null;
}
