import { plural } from '../catalogue/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { ClockTime } from '../ui/clock-time.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import { Board } from './board.tsx';
import styles from './reserve.module.css';
import type { ShownPlan, ShownReserve } from './shown-reserve.ts';
import { StepForm } from './step-form.tsx';
import { useReservePath } from './use-reserve-path.ts';
import { datesWords, people, sumOf } from './words.ts';

/** Where a date can’t be had as it was wanted: what happened, and what can be done now. What was typed is kept. */
export function DatesStep({ page, seen }: { page: ShownReserve; seen: number | null }) {
  const { state, reservation } = page;
  return (
    <>
      <Happened page={page} seen={seen} />
      {page.before && page.plan && <BeforeAndNow before={page.before} now={page.plan} />}
      {(state === 'lapsed' || state === 'changed') && reservation && <HoldAgain page={page} />}
      <OtherDates page={page} />
      {reservation && state !== 'held' && <p className={styles.keep}>What you typed is kept. Nothing was charged.</p>}
    </>
  );
}

function Happened({ page, seen }: { page: ShownReserve; seen: number | null }) {
  const { state, date, party, plan, againAt, trip } = page;
  const path = useReservePath();
  if (state === 'held') {
    return <p className={styles.slab}>Your places are held. Another date takes their place once you choose it.</p>;
  }
  if (state === 'waiting' && againAt) {
    return (
      <p className={styles.slab}>
        The time for which your places were held is over, and others may have them now. You can hold places on this date
        again at <ClockTime at={againAt} />; another date at once.
      </p>
    );
  }
  if (state === 'changed') {
    return <p className={styles.slab}>The price has changed since you saw it. Look at both, then decide.</p>;
  }
  if (state === 'lapsed') {
    const isOther = seen !== null && plan && seen !== plan.totalCents;
    return (
      <p className={styles.slab}>
        {isOther
          ? `The price is ${sumOf(plan, plan.totalCents)} now; you saw ${sumOf(plan, seen)}. No places are held yet.`
          : 'No places are held for you at the moment. There are enough: hold them and go on.'}
      </p>
    );
  }
  if (date?.availability === 'on_request') {
    return (
      <p className={styles.slab}>
        <a href={`${path}?trip=${trip.slug}&departure=${date.id}&tier=${party.level}&travelers=${party.travelers}`}>
          Ask for it instead
        </a>
      </p>
    );
  }
  const left = date?.spotsLeft ?? 0;
  return (
    <p className={styles.slab}>
      {date && left > 0 && left < party.travelers
        ? `Only ${plural(left, 'place')} ${left === 1 ? 'is' : 'are'} left on this date, and you are ${people(party.travelers)}.`
        : date
          ? 'This date can’t be reserved any more.'
          : `${trip.operator.name} has no date on sale for this choice.`}
    </p>
  );
}

function HoldAgain({ page: { reservation, date, party, plan, state } }: { page: ShownReserve }) {
  if (!reservation || !date || !plan) return null;
  return (
    <StepForm name="hold" reservation={reservation} label="Hold the places">
      <Chosen departure={date.id} party={party} seen={plan.totalCents} />
      <div className={styles.go}>
        <Button type="submit" kind="go" size="large">
          {state === 'changed'
            ? `Go on at ${sumOf(plan, plan.totalCents)}`
            : `Hold ${plural(party.travelers, 'place')} and go on`}
        </Button>
        <p className={styles.note}>Nothing is charged before the last step.</p>
      </div>
    </StepForm>
  );
}

type ChosenProps = { departure: string; party: ShownReserve['party']; seen: number };

function Chosen({ departure, party, seen }: ChosenProps) {
  return (
    <>
      <input type="hidden" name="departure" value={departure} />
      <input type="hidden" name="travelers" value={party.travelers} />
      <input type="hidden" name="tier" value={party.level} />
      {party.sharesRoom && <input type="hidden" name="share" value="yes" />}
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

function OtherDates({ page }: { page: ShownReserve }) {
  const { others, trip, party, plan } = page;
  if (others.length === 0) {
    return (
      <Section title="Other dates">
        <p>
          No other date has {plural(party.travelers, 'place')} right now.{' '}
          <a href={`/trips/${trip.slug}#dates`}>See all dates of this trip</a>
        </p>
      </Section>
    );
  }
  return (
    <Section title="Other dates">
      <Board
        columns={[
          { title: 'Dates' },
          { title: 'Places', quiet: true },
          { title: `For ${people(party.travelers)}`, is: 'sum' },
          { title: 'Choose', is: 'act' },
        ]}
        rows={others.map((one) => ({
          key: one.id,
          cells: [
            daysWords(one, page),
            one.spotsLeft === null ? 'On request' : `${plural(one.spotsLeft, 'place')} left`,
            <OtherSum key="sum" one={one} plan={plan} />,
            <Choose key="choose" one={one} page={page} />,
          ],
        }))}
      />
    </Section>
  );
}

type Other = ShownReserve['others'][number];

/** With the kind of room, where it is another one than on the date that was chosen. */
function daysWords(one: Other, { trip, party }: ShownReserve): string {
  const kind = one.level === party.level ? undefined : trip.tiers.find(({ tier }) => tier === one.level)?.label;
  return kind ? `${datesWords(one)}, ${kind}` : datesWords(one);
}

function OtherSum({ one, plan }: { one: Other; plan: ShownPlan | null }) {
  return (
    <>
      <b>{sumOf(one, one.totalCents)}</b>
      {plan && plan.currency === one.currency && (
        <small>{differenceWords(one, one.totalCents - plan.totalCents)}</small>
      )}
    </>
  );
}

function Choose({ one, page: { reservation, trip, party } }: { one: Other; page: ShownReserve }) {
  const path = useReservePath();
  const wanted = { ...party, level: one.level, sharesRoom: one.sharesRoom };
  const words = (
    <>
      Choose<span className="visually-hidden"> {datesWords(one)}</span>
    </>
  );
  if (!reservation) {
    const choice = `departure=${one.id}&tier=${one.level}&travelers=${party.travelers}`;
    return (
      <LinkButton kind="line" rel="nofollow" href={`${path}?trip=${trip.slug}&${choice}`}>
        {words}
      </LinkButton>
    );
  }
  return (
    <StepForm name="hold" reservation={reservation} label={`Choose ${datesWords(one)}`}>
      <Chosen departure={one.id} party={wanted} seen={one.totalCents} />
      <Button type="submit" kind="line">
        {words}
      </Button>
    </StepForm>
  );
}

function differenceWords(one: Pick<ShownPlan, 'currency'>, cents: number): string {
  if (cents === 0) return 'the same';
  return cents > 0 ? `${sumOf(one, cents)} more` : `${sumOf(one, -cents)} less`;
}

function BeforeAndNow({ before, now }: { before: ShownPlan; now: ShownPlan }) {
  const labels = [
    ...new Set([...before.lines, ...before.localLines, ...now.lines, ...now.localLines].map(({ label }) => label)),
  ];
  const centsIn = (plan: ShownPlan, label: string) =>
    [...plan.lines, ...plan.localLines].reduce((sum, line) => (line.label === label ? sum + line.cents : sum), 0);
  return (
    <Board
      columns={[
        { title: 'For' },
        { title: 'You saw', is: 'sum', quiet: true, lead: 'you saw' },
        { title: 'Now', is: 'sum' },
        { title: 'Difference', is: 'sum', quiet: true, lead: 'difference' },
      ]}
      rows={labels.map((label) => ({
        key: label,
        cells: [
          label,
          sumOf(before, centsIn(before, label)),
          sumOf(now, centsIn(now, label)),
          differenceOf(before, now, centsIn(now, label) - centsIn(before, label)),
        ],
      }))}
      total={[
        'Total',
        sumOf(before, before.totalCents),
        <b key="now">{sumOf(now, now.totalCents)}</b>,
        differenceOf(before, now, now.totalCents - before.totalCents),
      ]}
    />
  );
}

function differenceOf(before: ShownPlan, now: ShownPlan, cents: number): string {
  if (before.currency !== now.currency) return '';
  if (cents === 0) return 'same';
  return `${cents > 0 ? '+' : '−'}${sumOf(now, Math.abs(cents))}`;
}
