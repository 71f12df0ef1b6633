import { namesOfTeam } from '#accounts';
import { type FoundUs, foundUs } from '#attribution';
import { type Context, isId, notFound, type Parts, transaction } from '#kernel';
import { staffOf } from '#kernel/team';
import {
  type Listed,
  lockRequest,
  logDeed,
  type RequestDeed,
  type RequestRow,
  readLog,
  readRequests,
  writeState,
} from './desk-queries.ts';
import type { RequestState } from './shared/request-states.ts';

/** From which states a message may be brought where. */
const FROM: Readonly<Record<Exclude<RequestState, 'new'>, readonly RequestState[]>> = {
  answered: ['new'],
  closed: ['new', 'answered'],
};

export type ContactDesk = { requests: RequestRow[]; count: number; pages: number };

/** What people wrote to the team, without what they say. @throws AppError as staffOf */
export async function contactDesk(
  ctx: Context,
  { page, limit, ...listed }: Listed & { page: number; limit: number },
): Promise<ContactDesk> {
  staffOf(ctx);
  const { requests, count } = await readRequests(ctx.db, { ...listed, limit, offset: (page - 1) * limit });
  return { requests, count, pages: Math.max(1, Math.ceil(count / limit)) };
}

export type OpenedRequest = RequestRow & {
  name: string;
  email: string;
  message: string;
  mayBecome: Exclude<RequestState, 'new'>[];
  /** Null: they didn’t allow it to be noted. */
  foundUs: FoundUs | null;
  /** Who has read it and what was done, this reading left out. */
  log: { deed: RequestDeed; by: string; at: Date }[];
};

/** A message with what it says; that somebody has read it is noted before they do. @throws AppError as staffOf; not_found */
export async function openContactRequest(
  ctx: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  id: string,
): Promise<OpenedRequest> {
  const doneBy = staffOf(ctx);
  if (!isId(id)) throw notFound();
  return transaction(ctx, async (inside) => {
    const found = await lockRequest(inside.db, id);
    if (!found) throw notFound();
    const { content, ...request } = found;
    const log = await readLog(inside.db, id);
    const names = await namesOfTeam(
      inside,
      log.map((one) => one.doneBy),
    );
    await logDeed(inside.db, { requestId: id, deed: 'opened', doneBy, now: ctx.clock() });
    const said = JSON.parse(keyring.decrypt(content, { table: 'contact_requests', column: 'content', id }));
    return {
      ...request,
      ...{ name: said.name, email: said.email, message: said.message },
      foundUs: await foundUs(inside, { kind: 'lead', id }),
      mayBecome: (['answered', 'closed'] as const).filter((state) => FROM[state].includes(request.status)),
      log: log.map(({ deed, doneBy: by, createdAt: at }) => ({ deed, by: names.get(by) ?? by, at })),
    };
  });
}

/** Notes what became of a message, once, whoever else is at it. @throws AppError as staffOf; not_found where it can’t be */
export async function markContactRequest(
  ctx: Context,
  { id, status }: { id: string; status: Exclude<RequestState, 'new'> },
): Promise<void> {
  const doneBy = staffOf(ctx);
  if (!isId(id)) throw notFound();
  await transaction(ctx, async (inside) => {
    const found = await lockRequest(inside.db, id);
    if (!found || !FROM[status].includes(found.status)) throw notFound();
    await writeState(inside.db, id, status);
    await logDeed(inside.db, { requestId: id, deed: status, doneBy, now: ctx.clock() });
  });
}
