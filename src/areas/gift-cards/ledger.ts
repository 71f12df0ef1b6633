import { type Context, newId, orNotFound, publish, transaction } from '#kernel';
import { checkTransition } from '#kernel/states';
import {
  type CardChange,
  changeCard,
  type Entry,
  type EntryKind,
  type GiftCardRow,
  insertEntry,
  lockCard,
  readEntries,
} from './queries.ts';
import { type GiftCardState, giftCardMachine } from './states.ts';

/** A card that is locked, with what was written about it; what is written next is added. */
export type Ledger = {
  card: GiftCardRow;
  entries: readonly Entry[];
  /** The entry that this cause has led to before. */
  of(kind: EntryKind, causeId: string): Entry | null;
  add(entry: Omit<Entry, 'id' | 'redemptionId'> & Partial<Pick<Entry, 'redemptionId'>>): Promise<Entry>;
  /** Brings the state in line with what was used, or to the one that is named. */
  settle(to?: GiftCardState, change?: CardChange): Promise<void>;
  change(change: CardChange): Promise<void>;
  /** The card as others have changed it meanwhile, in this transaction. */
  reread(): Promise<GiftCardRow>;
};

/** Opens a card's ledger in the caller's transaction, or in one of its own. @throws AppError not_found */
export function inLedger<Result>(
  ctx: Context,
  cardId: string,
  work: (ledger: Ledger, inside: Context) => Promise<Result>,
): Promise<Result> {
  return transaction(ctx, async (inside) => {
    const card = { ...orNotFound(await lockCard(inside.db, cardId)) };
    const entries = await readEntries(inside.db, cardId);
    const ledger: Ledger = {
      card,
      entries,
      of: (kind, causeId) => entries.find((entry) => entry.kind === kind && entry.causeId === causeId) ?? null,
      async add(given) {
        const entry = { id: newId(), redemptionId: null, ...given };
        await insertEntry(inside.db, cardId, entry, ctx.clock());
        entries.push(entry);
        card.balanceCents = sumOf(entries);
        await changeCard(inside.db, cardId, { balanceCents: card.balanceCents });
        return entry;
      },
      async settle(to = stateOf(card, entries), change = {}) {
        if (to === card.state) {
          if (Object.keys(change).length > 0) await changeCard(inside.db, cardId, change);
          return;
        }
        checkTransition(giftCardMachine, card.state, to);
        await changeCard(inside.db, cardId, { ...change, state: to });
        card.state = to;
        await publish(inside.db, 'gift_card.changed', [cardId]);
      },
      async change(change) {
        await changeCard(inside.db, cardId, change);
      },
      reread: async () => orNotFound(await lockCard(inside.db, cardId)),
    };
    return work(ledger, inside);
  });
}

export const sumOf = (entries: readonly Pick<Entry, 'signedCents'>[]): number =>
  entries.reduce((sum, { signedCents }) => sum + signedCents, 0);

/** What was paid with the card, less what came back of it. */
function usedOf(entries: readonly Entry[]): number {
  return -sumOf(entries.filter(({ kind, signedCents }) => kind === 'redeem' || (kind === 'refund' && signedCents > 0)));
}

function stateOf({ initialCents }: GiftCardRow, entries: readonly Entry[]): GiftCardState {
  const used = usedOf(entries);
  if (used === 0) return 'active';
  return used >= initialCents ? 'used' : 'partially_used';
}
