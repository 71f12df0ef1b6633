import { AppError, type Context, transaction } from '#kernel';
import type { CalendarDate } from '#kernel/shared';
import {
  lockStatedDeparture,
  readDeparturesOf,
  readStatedDeparture,
  type StatedDeparture,
  writeDecision,
} from '../queries/departure-decisions.ts';

export type { StatedDeparture };

/** A departure as its company has it now; null: there is none. Who may see it, the caller knows. */
export function statedDeparture({ db }: Context, id: string): Promise<StatedDeparture | null> {
  return readStatedDeparture(db, id);
}

/** Dates of companies from a day on, the soonest first. */
export function departuresOf({ db }: Context, asked: Parameters<typeof readDeparturesOf>[1]) {
  return readDeparturesOf(db, asked);
}

/** The dates of a departure as a page shows them before somebody decides about it. */
export const seenDates = ({ startDate, endDate }: Pick<StatedDeparture, 'startDate' | 'endDate'>): string =>
  `${startDate}/${endDate}`;

type Decided = {
  id: string;
  /** The dates that were shown: nobody decides about others. Left out: as it stands. */
  seen?: string | undefined;
  reason: string;
  by: 'operator' | 'staff';
  /** Where it goes; null: it doesn’t run. */
  to: { startDate: CalendarDate; endDate: CalendarDate } | null;
  /** Looks at the departure while it is locked. @throws AppError where it can’t be done */
  check: (departure: StatedDeparture) => void;
};

/**
 * Cancels or moves a departure for its company, and tells of it: whoever sold places on it follows. Done already, it
 * stays as it is. @returns null: there is no such departure @throws AppError changed_meanwhile for other dates than were shown
 */
export function decideDeparture(
  ctx: Context,
  { id, seen, reason, by, to, check }: Decided,
): Promise<{ departure: StatedDeparture; isNew: boolean } | null> {
  return transaction(ctx, async ({ db }) => {
    const departure = await lockStatedDeparture(db, id);
    if (!departure) return null;
    const { startDate, endDate, availability } = departure;
    const isDone = to ? startDate === to.startDate && endDate === to.endDate : availability === 'cancelled';
    check(departure);
    if (isDone) return { departure, isNew: false };
    if (seen !== undefined && seen !== seenDates(departure)) {
      throw new AppError('changed_meanwhile', 'This date has moved meanwhile. Look at it once more, then decide.');
    }
    const dates = to ?? { startDate, endDate };
    await writeDecision(db, departure, { kind: to ? 'moved' : 'cancelled', reason, by, ...dates });
    const after = { ...departure, ...dates, reason };
    return { departure: to ? after : { ...after, availability: 'cancelled' }, isNew: true };
  });
}
