import { askWhoItIs, changeMember, type MemberList, memberState } from '../member.ts';
import { type Answered, send } from './calls.ts';

type SavedAnswer = { attributes: { trip_wishlist_id: string; trip_wishlist_name: string } };
type ListAnswer = { id: string; attributes: { name: string } };

const LISTS = '/v1/trip_wishlists';

/** What was pressed and isn’t answered yet: pages show it as done. */
const wanted = new Map<string, { on: boolean }>();
const listeners = new Set<() => void>();
let turn: Promise<unknown> = Promise.resolve();

/** Calls back when something is pressed, or its answer is there. */
export function onPressed(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const isSaved = (tripId: string): boolean =>
  wanted.get(tripId)?.on ?? memberState().saved.some((one) => one.tripId === tripId);

export const isFollowed = (operatorId: string): boolean =>
  wanted.get(operatorId)?.on ?? memberState().followed.includes(operatorId);

const listsOf = (tripId: string): string[] =>
  memberState().saved.flatMap((one) => (one.tripId === tripId ? [one.listId] : []));

/** Saves a trip. @param listId null: in the list used last, which is made for who has none */
export const saveTrip = (tripId: string, listId: string | null): Promise<Answered<MemberList>> =>
  inTurn(tripId, true, () => add(tripId, listId));

/** Takes a trip out of all lists it is in. @returns their ids */
export const removeTrip = (tripId: string): Promise<Answered<string[]>> =>
  inTurn(tripId, false, async () => {
    const lists = listsOf(tripId);
    for (const listId of lists) {
      const answer = await takeOut(tripId, listId);
      if (!answer.ok) return answer;
    }
    return { ok: true, data: lists };
  });

/** Takes a trip out of one of its lists. */
export const removeFrom = (tripId: string, listId: string): Promise<Answered<unknown>> =>
  inTurn(
    tripId,
    listsOf(tripId).some((id) => id !== listId),
    () => takeOut(tripId, listId),
  );

/** Puts a trip back where it was; where that is gone, in the list used last. */
export const putBack = (tripId: string, listIds: readonly string[]): Promise<Answered<MemberList>> =>
  inTurn(tripId, true, async () => {
    let last: Answered<MemberList> = { ok: false, why: 'gone' };
    for (const listId of listIds) {
      last = await add(tripId, listId);
      if (!last.ok && last.why !== 'gone') return last;
    }
    return last.ok ? last : add(tripId, null);
  });

/** Makes a list with a trip in it. */
export const createList = (name: string, tripId: string): Promise<Answered<MemberList>> =>
  inTurn(tripId, true, async () => {
    const made = await send<ListAnswer>('POST', LISTS, { trip_wishlist: { name } });
    if (!made.ok) return made;
    const list = { id: made.data.id, name: made.data.attributes.name };
    changeMember({ lists: [list, ...memberState().lists] });
    return add(tripId, list.id);
  });

export const follow = (operatorId: string): Promise<Answered<unknown>> =>
  inTurn(operatorId, true, async () => {
    const query = new URLSearchParams({ followable_type: 'Operator', followable_id: operatorId });
    const answer = await send('POST', `/v1/followings?${query}`);
    if (answer.ok) changeMember({ followed: [operatorId, ...without(operatorId)] });
    return answer;
  });

export const unfollow = (operatorId: string): Promise<Answered<unknown>> =>
  inTurn(operatorId, false, async () => {
    const answer = await send('DELETE', `/v1/followings/${operatorId}`);
    if (!answer.ok && answer.why !== 'gone') return answer;
    changeMember({ followed: without(operatorId) });
    return { ok: true, data: null };
  });

const without = (operatorId: string) => memberState().followed.filter((id) => id !== operatorId);

async function add(tripId: string, listId: string | null): Promise<Answered<MemberList>> {
  const path = `${LISTS}/${listId ?? 'last_used'}/trip_wishlist_trips`;
  const answer = await send<SavedAnswer>('POST', path, { trip_wishlists_trip: { trip_id: tripId } });
  if (!answer.ok) return answer;
  const { trip_wishlist_id: id, trip_wishlist_name: name } = answer.data.attributes;
  const { lists, saved } = memberState();
  changeMember({
    lists: [{ id, name }, ...lists.filter((list) => list.id !== id)],
    saved: [...saved.filter((one) => one.tripId !== tripId || one.listId !== id), { tripId, listId: id }],
  });
  return { ok: true, data: { id, name } };
}

async function takeOut(tripId: string, listId: string): Promise<Answered<unknown>> {
  const answer = await send('DELETE', `${LISTS}/${listId}/trip_wishlist_trips/${tripId}`);
  if (!answer.ok && answer.why !== 'gone') return answer;
  // The list itself may be gone.
  if (!answer.ok) await askWhoItIs();
  const { saved } = memberState();
  changeMember({ saved: saved.filter((one) => one.tripId !== tripId || one.listId !== listId) });
  return { ok: true, data: null };
}

/**
 * One after the other, in the order of the presses. What was wanted shows at once; refused, it shows what holds again,
 * which is asked anew, since somebody else may have changed it.
 */
function inTurn<Data>(id: string, on: boolean, work: () => Promise<Answered<Data>>): Promise<Answered<Data>> {
  const mine = { on };
  wanted.set(id, mine);
  tell();
  const done = turn.then(work).then(async (answer) => {
    if (!answer.ok && answer.why !== 'offline') await askWhoItIs();
    if (wanted.get(id) === mine) wanted.delete(id);
    tell();
    return answer;
  });
  turn = done;
  return done;
}

function tell(): void {
  for (const listener of listeners) listener();
}
