import { formatDate } from '#kernel/shared';
import { RefundCurve } from '../catalogue/refund-curve.tsx';
import { keyed } from '../ui/keyed.ts';
import { Section } from '../ui/section.tsx';
import { Board } from './board.tsx';
import styles from './reserve.module.css';
import type { ShownPlan, ShownReserve } from './shown-reserve.ts';
import { datesWords, dueNow, howNow, type PaymentType, sumOf, typesToChoose } from './words.ts';

type DueProps = {
  page: ShownReserve;
  title?: string;
  /** Left out: the way that was chosen. */
  by?: PaymentType;
};

/**
 * What each way of paying makes; that of the way which is chosen is seen alone, as soon as it is (`data-pays`). Browsers that
 * can’t tell show both, each under its name.
 */
export function ChoiceBoards({ page }: { page: ShownReserve }) {
  const types = typesToChoose(page);
  if (types.length === 0) return <DueBoard page={page} title="What that comes to" />;
  return types.map((type) => (
    <div key={type} data-pays={type}>
      <DueBoard page={page} by={type} title={type === 'deposit' ? 'With a deposit' : 'Paying in full'} />
    </div>
  ));
}

/** What is read before anything is asked. */
export function FirstBoards({ page }: { page: ShownReserve }) {
  return (
    <>
      <DueBoard page={page} />
      <RefundBoard page={page} curve />
    </>
  );
}

/** When which part is paid, and how. */
export function DueBoard({ page, title = 'What you pay, and when', by }: DueProps) {
  const { plan, trip, date } = page;
  const due = dueNow(page, by);
  if (!plan || !due || !date) return null;
  const how = trip.isPayable ? 'PayPal' : `As ${trip.operator.name} asks for it`;
  const rows = [
    {
      when: trip.isPayable ? 'When you book' : 'When it is confirmed',
      label: due.later ? 'Deposit' : 'The whole price',
      how: trip.isPayable ? howNow(page, due.nowCents) : how,
      cents: due.nowCents,
    },
    ...(due.later
      ? [
          {
            when: due.later.on ? `By ${formatDate(due.later.on)}` : 'Later',
            label: 'The balance',
            how: trip.isPayable ? 'PayPal, on the page of your booking' : how,
            cents: due.later.cents,
          },
        ]
      : []),
    ...plan.localLines.map(({ label, cents }) => ({ when: 'On the trip', label, how: 'On the spot', cents })),
  ];
  return (
    <Section title={title}>
      <Board
        columns={[{ title: 'When' }, { title: 'What' }, { title: 'How', quiet: true }, { title: 'Amount', is: 'sum' }]}
        rows={keyed(rows).map(([key, { when, label, how: way, cents }]) => ({
          key,
          cells: [when, label, way, <b key={key}>{sumOf(plan, cents)}</b>],
        }))}
      />
    </Section>
  );
}

/** What comes back, by the day of canceling: the curve where it is first read, the table always. */
export function RefundBoard({ page, curve }: { page: ShownReserve; curve?: boolean }) {
  const { plan, trip, date } = page;
  if (!plan || !date) return null;
  if (plan.refund.length === 0) {
    return (
      <Section title="If you cancel">
        <p>Ask {trip.operator.name} what comes back: its terms haven’t been given as dates and shares.</p>
      </Section>
    );
  }
  return (
    <Section title="If you cancel">
      <p className={styles.lead}>
        Counted once everything is paid.{' '}
        {plan.keptCents > 0
          ? `${trip.operator.name} keeps the deposit of ${sumOf(plan, plan.keptCents)}; the share is of the rest.`
          : plan.due.deposit?.later && 'The deposit comes back as well.'}
      </p>
      {curve && (
        <RefundCurve
          steps={plan.refund}
          today={trip.today}
          startDate={date.startDate}
          paidCents={plan.priceCents}
          currency={plan.currency}
        />
      )}
      <Board
        columns={[
          { title: 'If you cancel' },
          { title: 'Comes back', is: 'sum' },
          { title: 'You lose', is: 'sum', quiet: true, lead: 'you lose' },
        ]}
        rows={plan.refund.map((step) => ({
          key: step.until,
          cells: [
            untilWords(step),
            <b key={step.until}>{sumOf(plan, step.backCents)}</b>,
            sumOf(plan, plan.priceCents - step.backCents),
          ],
        }))}
      />
      <p className={styles.note}>Days count where the trip starts.</p>
    </Section>
  );
}

function untilWords({ from, until, backCents }: ShownPlan['refund'][number]): string {
  if (from === null) return `Until ${formatDate(until)}`;
  return backCents === 0 ? `From ${formatDate(from)}` : datesWords({ startDate: from, endDate: until });
}
