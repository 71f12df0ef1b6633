import { decideDeparture, type StatedDeparture, statedDeparture } from '#catalogue/sales';
import { AppError, type Context, isId, notFound, transaction } from '#kernel';
import { addDays, type CalendarDate, dateIn } from '#kernel/shared';
import { type Decider, deciderFor } from './company-access.ts';
import { type OnDeparture, readOnDeparture } from './queries/company.ts';

export type DecidedDeparture = StatedDeparture & OnDeparture;

type Deciding = {
  id: string;
  /** As `departureToDecide` tells it; left out: as it stands. */
  seen?: string | undefined;
  reason: string;
};

/** Far longer than any trip takes, or is sold ahead. */
const LONGEST_DAYS = 400;
const FURTHEST_DAYS = 3 * 366;

/**
 * Cancels a departure for its company. Whoever reserved or booked it follows at once by a job (`followDepartures`): their
 * places are free, and everything that was paid goes back. Cancelled already, it stays so.
 * @returns how many bookings that concerns
 * @throws AppError unauthenticated, not_found; invalid_transition once it has begun; changed_meanwhile where it has moved since
 */
export function cancelDeparture(ctx: Context, { id, seen, reason }: Deciding): Promise<DecidedDeparture> {
  const check = (departure: StatedDeparture) => assertAhead(ctx, departure);
  return decide(ctx, id, (by) => ({ id, seen, reason, by, to: null, check }));
}

/**
 * Moves a departure for its company: each booking is offered the new dates, or everything back. There already, it stays.
 * @returns how many bookings that concerns
 * @throws AppError unauthenticated, not_found; invalid_transition once it has begun, or is cancelled; invalid for dates
 * that can’t be; changed_meanwhile where it has moved since
 */
export function moveDeparture(
  ctx: Context,
  { id, seen, reason, startDate, endDate }: Deciding & { startDate: CalendarDate; endDate: CalendarDate },
): Promise<DecidedDeparture> {
  const to = { startDate, endDate };
  return decide(ctx, id, (by) => ({
    id,
    seen,
    reason,
    by,
    to,
    check(departure) {
      assertAhead(ctx, departure);
      if (departure.availability === 'cancelled') {
        throw new AppError('invalid_transition', 'This date is canceled, and can’t be moved any more.');
      }
      assertDates(dateIn(departure.startZone, ctx.clock()), to);
    },
  }));
}

function decide(
  ctx: Context,
  id: string,
  decisionBy: (by: Decider) => Parameters<typeof decideDeparture>[1],
): Promise<DecidedDeparture> {
  return transaction(ctx, async (inside) => {
    const known = isId(id) ? await statedDeparture(inside, id) : null;
    const by = deciderFor(inside, known?.operatorId ?? null);
    const concerned = await readOnDeparture(inside.db, id);
    const decided = await decideDeparture(inside, decisionBy(by));
    if (!decided) throw notFound();
    return { ...decided.departure, ...concerned };
  });
}

function assertAhead(ctx: Context, { startDate, startZone }: StatedDeparture): void {
  if (startDate > dateIn(startZone, ctx.clock())) return;
  throw new AppError(
    'invalid_transition',
    'This trip has begun, or begins today: it can’t be undone here. Write to us.',
  );
}

function assertDates(today: CalendarDate, { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }) {
  const refuse = (detail: string, field: string) => {
    throw new AppError('invalid', detail, { pointer: `/departure/${field}` });
  };
  if (startDate <= today) refuse('must be after today', 'start_date');
  if (startDate > addDays(today, FURTHEST_DAYS)) refuse('must be within three years', 'start_date');
  if (endDate < startDate) refuse('must not be before the start', 'end_date');
  if (endDate > addDays(startDate, LONGEST_DAYS))
    refuse(`must be within ${LONGEST_DAYS} days of the start`, 'end_date');
}
