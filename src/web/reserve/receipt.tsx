import { formatDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Art } from '../ui/art.tsx';
import { ClockTime } from '../ui/clock-time.tsx';
import { Icon } from '../ui/icon.tsx';
import { keyed } from '../ui/keyed.ts';
import styles from './receipt.module.css';
import type { ShownPlan, ShownReserve } from './shown-reserve.ts';
import { cardSplit, datesWords, dueNow, type PaymentType, people, sumOf, typesToChoose } from './words.ts';

/**
 * The price beside every step, in one order: trip, hold, lines, total, now, later, on the spot. `follows`: the way of
 * paying that is being chosen beside it.
 */
export function Receipt({ page, open, follows }: { page: ShownReserve; open: boolean; follows?: boolean }) {
  const { trip, art, date, durationDays, plan, party } = page;
  const back = plan && backWords(plan);
  return (
    <aside className={styles.receipt} aria-label="Your price">
      <div className={styles.about}>
        <Art art={art} alt="" sizes="84px" />
        <div>
          <h2>{trip.name}</h2>
          <p>
            {trip.operator.name}
            {date && (
              <>
                <br />
                {datesWords(date)}
                {durationDays !== null && `, ${plural(durationDays, 'day')}`}
              </>
            )}
          </p>
        </div>
      </div>
      <HoldLine page={page} />
      {plan && (
        <details className={styles.price} open={open}>
          <summary>
            <span>Price in full</span>
            <b>{sumOf(plan, plan.totalCents)}</b>
            <Icon of="chevron-down" />
          </summary>
          <Lines plan={plan} page={page} travelers={party.travelers} types={follows ? typesToChoose(page) : []} />
          {back && <p>{back}</p>}
        </details>
      )}
    </aside>
  );
}

function HoldLine({ page: { state, date, reservation } }: { page: ShownReserve }) {
  const until = reservation?.holdExpiresAt;
  if (state === 'held' && until) {
    return (
      <p className={styles.hold}>
        <Icon of="clock" />
        <span>
          Places held until <ClockTime at={until} />
          <small>Your places and this price stay yours till then</small>
        </span>
      </p>
    );
  }
  const left = date?.spotsLeft;
  return (
    <p className={`${styles.hold} ${styles.off}`}>
      <Icon of="clock" />
      <span>
        Not held{reservation ? ' any more' : ' yet'}
        {typeof left === 'number' && left > 0 && `. ${plural(left, 'place')} left`}
      </span>
    </p>
  );
}

type LinesProps = { plan: ShownPlan; page: ShownReserve; travelers: number; types: readonly PaymentType[] };

function Lines({ plan, page, travelers, types }: LinesProps) {
  const local = plan.localLines.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <dl>
      {keyed(plan.lines).map(([key, line]) => (
        <Line key={key} plan={plan} line={line} />
      ))}
      {keyed(plan.localLines).map(([key, line]) => (
        <Line key={key} plan={plan} line={line} note="paid on the spot" />
      ))}
      <div className={styles.total}>
        <dt>
          Total
          <small>{people(travelers)}</small>
        </dt>
        <dd>{sumOf(plan, plan.totalCents)}</dd>
      </div>
      {types.length > 0 ? (
        types.map((type) => <DueRows key={type} plan={plan} page={page} by={type} />)
      ) : (
        <DueRows plan={plan} page={page} />
      )}
      {local > 0 && (
        <div>
          <dt>On the spot</dt>
          <dd>{sumOf(plan, local)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is paid now and later, by the way that was chosen or by one that may be. */
function DueRows({ plan, page, by }: { plan: ShownPlan; page: ShownReserve; by?: PaymentType }) {
  const due = dueNow(page, by);
  const card = page.reservation?.giftCardCents ?? 0;
  if (!due) return null;
  const split = card > 0 ? cardSplit(page, due.nowCents) : null;
  return (
    <>
      <div className={styles.today} data-pays={by}>
        <dt>{due.later ? 'Deposit, to book' : by ? 'In full, to book' : 'To book'}</dt>
        <dd>{sumOf(plan, due.nowCents)}</dd>
      </div>
      {split && (
        <>
          <div data-pays={by}>
            <dt>from gift card ending {page.reservation?.giftCardLast4}</dt>
            <dd>
              {split.isAtLeast && 'at least '}
              {sumOf(plan, split.byCard)}
            </dd>
          </div>
          {!split.isAtLeast && (
            <div data-pays={by}>
              <dt>with PayPal</dt>
              <dd>{sumOf(plan, split.rest)}</dd>
            </div>
          )}
        </>
      )}
      {due.later && (
        <div data-pays={by}>
          <dt>{due.later.on ? `By ${formatDate(due.later.on)}` : 'Later, when asked'}</dt>
          <dd>{sumOf(plan, due.later.cents)}</dd>
        </div>
      )}
    </>
  );
}

/** Until when all but the deposit comes back, where there is such a day. */
function backWords(plan: ShownPlan): string | null {
  const [first] = plan.refund;
  if (!first || first.from !== null || first.backCents !== plan.priceCents - plan.keptCents) return null;
  const kept = plan.keptCents > 0 ? `all but the ${sumOf(plan, plan.keptCents)} deposit` : 'everything';
  return `Cancel by ${formatDate(first.until)} and ${kept} comes back.`;
}

type LineProps = { plan: ShownPlan; line: ShownPlan['lines'][number]; note?: string };

function Line({ plan, line: { label, eachCents, quantity, cents }, note }: LineProps) {
  return (
    <div>
      <dt>
        {label}
        {quantity > 1 && `, ${quantity}\u00a0×\u00a0${sumOf(plan, eachCents)}`}
        {note && <small>{note}</small>}
      </dt>
      <dd>{sumOf(plan, cents)}</dd>
    </div>
  );
}
