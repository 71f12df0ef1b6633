import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Wide } from './pay-bar.tsx';
import { DueBoard, RefundBoard } from './plan-boards.tsx';
import styles from './reserve.module.css';
import type { ShownReserve } from './shown-reserve.ts';
import { StepBar } from './step-bar.tsx';
import { useStepHref } from './step-board.tsx';
import { StepForm } from './step-form.tsx';
import { datesWords, dueNow, howNow, sumOf } from './words.ts';

const TITLES: Readonly<Record<string, string>> = { ms: 'Ms ', mrs: 'Mrs ', mr: 'Mr ', mx: 'Mx ', dr: 'Dr ' };

/** Everything once more, and the way to PayPal. */
export function ConfirmStep({ page }: { page: ShownReserve }) {
  const { reservation, plan, trip, date, party } = page;
  const to = useStepHref(page);
  const due = dueNow(page);
  if (!reservation || !plan || !date || !due) return null;
  const { contact, names, rooms, paymentType } = reservation;
  const rest = due.nowCents - reservation.giftCardCents;
  const tier = trip.tiers.find((one) => one.tier === party.level)?.label;
  const inRoom = (positions: readonly number[]) =>
    names
      .filter(({ position }) => positions.includes(position))
      .map(({ title, firstName, lastName }) => `${TITLES[title ?? ''] ?? ''}${firstName} ${lastName}`)
      .join(', ');
  return (
    <>
      <Section title="Everything once more">
        <dl className={styles.facts}>
          <Fact term="Trip" note={`With ${trip.operator.name}`}>
            <b>{trip.name}</b>
          </Fact>
          <Fact term="Dates" change={to('dates')}>
            <b>{datesWords(date)}</b>
          </Fact>
          {rooms.map(({ number, positions }) => (
            <Fact
              key={number}
              term={rooms.length > 1 ? `Room ${number}` : (tier ?? 'Travelers')}
              change={to('passengers')}
              note={party.sharesRoom && positions.length === 1 ? 'Shares a room with another traveler' : undefined}
            >
              {inRoom(positions)}
            </Fact>
          ))}
          <Fact
            term="We write to"
            change={to('contact')}
            note={[contact.phone, page.country].filter(Boolean).join(', ') || undefined}
          >
            {contact.email}
          </Fact>
          <Fact term="To book" change={to('payment')} note={howNow(page, due.nowCents)}>
            <b>
              {sumOf(plan, due.nowCents)}
              {paymentType === 'deposit' && due.later && ' deposit'}
            </b>
          </Fact>
        </dl>
      </Section>
      <DueBoard page={page} />
      <RefundBoard page={page} />
      <Section title="Terms">
        <StepForm name="pay" reservation={reservation} label="Confirm and pay">
          <input type="hidden" name="quote" value={reservation.quote ?? ''} />
          <input type="hidden" name="due" value={due.nowCents} />
          <input type="hidden" name="rest" value={rest} />
          <label className={styles.terms}>
            <input type="checkbox" name="terms" value="yes" required />
            <span>
              I accept the booking terms of{' '}
              <a href={`/tour-operators/${trip.operator.slug}#policies`}>{trip.operator.name}</a> and the{' '}
              <a href="/terms-of-use">terms of use</a> of Sojourn, and what comes back when I cancel as it stands above.
            </span>
          </label>
          <div className={styles.go}>
            <StepBar page={page} pays>
              <Button type="submit" kind="go" size="large">
                {rest > 0 ? (
                  <span>
                    Pay <Wide>{sumOf(plan, rest)} </Wide>with PayPal
                  </span>
                ) : (
                  <span>
                    Book<Wide> with your gift card</Wide>
                  </span>
                )}
              </Button>
            </StepBar>
            <p className={styles.note}>
              {rest > 0
                ? 'You approve it on PayPal’s page and come back here.'
                : 'It pays all that is due now, so nothing is asked at PayPal.'}{' '}
              Sojourn takes the payment in its own name; {trip.operator.name} runs the trip.
            </p>
          </div>
        </StepForm>
      </Section>
    </>
  );
}

type FactProps = { term: string; note?: string | undefined; change?: string; children: ReactNode };

function Fact({ term, note, change, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
      {change && (
        <dd className={styles.change}>
          <a href={change}>
            Change<span className="visually-hidden"> {term}</span>
          </a>
        </dd>
      )}
    </div>
  );
}
