import type { TeamCancellation } from '#bookings/shared';
import { sumOf } from '../booking/booking-words.ts';
import type { Typed } from '../typed.loader.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { ShownDeskBooking } from './booking.loader.ts';
import { Fact } from './fact.tsx';
import { ReasonField } from './reason-field.tsx';
import styles from './staff.module.css';

const PATH = '/staff/bookings';

const WHY_NOT: Readonly<Record<NonNullable<ShownDeskBooking['why']>, string>> = {
  over: 'Nothing stands that could be canceled.',
  begun: 'The trip has begun: nothing of it is undone here. Settle it with the company and the traveler.',
  paying: 'A payment is on its way. Wait until it is settled, then cancel.',
};

type Props = { booking: ShownDeskBooking; order: string; chosen: TeamCancellation | null; typed: Typed | null };
type ConfirmProps = Props & { chosen: TeamCancellation };

/** Canceling for the team: what comes back is looked at first, then canceled by what was seen. */
export function CancelForTeam({ booking, order, chosen, typed }: Props) {
  const { why, cancellations } = booking;
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 id="cancel">Cancel it</h2>
      {chosen ? (
        <Confirm booking={booking} order={order} chosen={chosen} typed={typed} />
      ) : why !== null ? (
        <p className={styles.quiet}>{WHY_NOT[why]}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {cancellations.length > 1
              ? 'In full, where the traveler isn’t the cause; by its terms, as the balance is overdue. You are asked once more.'
              : 'All that is here of what was paid goes back. You are asked once more.'}
          </p>
          <p className={styles.links}>
            {cancellations.map(({ how, backCents }) => (
              <LinkButton key={how} kind="line" href={`${PATH}/${order}?cancel=${how}#cancel`}>
                {how === 'in_full' ? 'In full' : 'By its terms'}: {sumOf(booking, backCents)} back
              </LinkButton>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

function Confirm({ booking, order, chosen: { how, backCents, keptCents }, typed }: ConfirmProps) {
  const back = sumOf(booking, backCents);
  return (
    <div className={styles.narrow}>
      <dl className={styles.facts}>
        <Fact term="Paid" text={sumOf(booking, backCents + keptCents)} />
        <Fact term="Kept" text={sumOf(booking, keptCents)} />
        <Fact term="Comes back" text={<b>{back}</b>} />
      </dl>
      <ul className={styles.what}>
        <li>
          {how === 'in_full'
            ? 'All that is here of what was paid goes back.'
            : 'What the terms of the booking say goes back.'}{' '}
          Its places are free at once.
        </li>
        <li>The traveler and the company are told, with your reason. It can’t be undone.</li>
      </ul>
      <form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="do" value="cancel" />
        <input type="hidden" name="order" value={booking.orderNumber} />
        <input type="hidden" name="how" value={how} />
        <input type="hidden" name="seen" value={backCents} />
        <ReasonField typed={typed} />
        <Button type="submit" kind="go" size="large" block>
          Cancel the booking, {back} back
        </Button>
        <p className={styles.quiet}>
          <a href={`${PATH}/${order}`}>Leave it as it is</a>
        </p>
      </form>
    </div>
  );
}
