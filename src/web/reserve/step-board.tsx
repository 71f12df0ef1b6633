import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { type ShownReserve, STEPS, type StepName } from './shown-reserve.ts';
import styles from './step-board.module.css';
import { useReservePath } from './use-reserve-path.ts';
import { partyWords, sumOf } from './words.ts';

type Props = { page: ShownReserve; step: StepName };

/** The four steps as a board: what was answered, what is asked, what comes. */
export function StepBoard({ page, step }: Props) {
  const now = STEPS.findIndex((one) => one.step === (step === 'dates' ? 'contact' : step));
  const reached = reachedIn(page);
  const stepHref = useStepHref(page);
  return (
    <>
      <ol className={styles.steps} aria-label="Steps">
        {STEPS.map((one, at) => {
          const isDone = at !== now && at < reached;
          const answer = isDone ? answerTo(page, one.step) : one.about;
          return (
            <li
              key={one.step}
              className={classes(at === now && styles.now, isDone && styles.done)}
              aria-current={at === now ? 'step' : undefined}
            >
              <span className={styles.number}>{isDone ? <Icon of="check" label="Done" strong /> : at + 1}</span>
              <b>{isDone ? <a href={stepHref(one.step)}>{one.title}</a> : one.title}</b>
              <small>{answer}</small>
            </li>
          );
        })}
      </ol>
      <div className={styles.stepsNarrow} aria-hidden="true">
        <p>
          <b>
            {now + 1}. {STEPS[now]?.title}
          </b>
          <span>
            Step {now + 1} of {STEPS.length}
          </span>
        </p>
        <div>
          {STEPS.map((one, at) => (
            <i key={one.step} className={at <= now ? styles.on : undefined} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The address of a step. */
export function useStepHref({ reservation }: ShownReserve): (step: StepName) => string {
  const path = useReservePath();
  return (step) => `${path}?reservation=${reservation?.id ?? ''}&step=${step}`;
}

/** How many steps are done. */
function reachedIn({ reservation, state }: ShownReserve): number {
  if (!reservation) return 0;
  if (state !== 'held') return 1;
  if (reservation.missing.includes('payment_type')) return 1;
  return reservation.missing.includes('passengers') ? 2 : 3;
}

function answerTo({ reservation, plan, party }: ShownReserve, step: (typeof STEPS)[number]['step']): string {
  if (!reservation) return '';
  if (step === 'contact') return `${reservation.contact.firstName} ${reservation.contact.lastName}`;
  if (step === 'payment') {
    const type = reservation.paymentType ?? 'full';
    const due = plan?.due[type];
    if (!plan || !due) return '';
    return `${type === 'deposit' ? 'Deposit' : 'In full'}, ${sumOf(plan, due.nowCents)} now`;
  }
  return partyWords(party, reservation.rooms.length);
}
