import { formatDate } from '#kernel/shared';
import { Board } from '../reserve/board.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import { sumOf } from './booking-words.ts';
import type { ShownBooking } from './shown-booking.ts';

/** A date that the company moved: both dates, by when to answer, and what each answer does. */
export function MovedPart({ booking }: { booking: ShownBooking }) {
  const { id, moved, operatorName, startDate, endDate } = booking;
  if (!moved) return null;
  const { startDate: newStart, endDate: newEnd, answerBy, isLate, reason, backCents } = moved;
  const back = backCents > 0 ? `${sumOf(booking, backCents)} back` : null;
  return (
    <Section title="New dates" id="moved">
      <p>
        {operatorName} has moved this date.{' '}
        {isLate
          ? `You could answer until ${formatDate(answerBy)}. The booking is being canceled${back ? ', and everything that you paid goes back' : ''}.`
          : `Say whether you come along by ${formatDate(answerBy)}. Without an answer the booking is canceled${back ? ', and everything that you paid goes back' : ''}.`}
      </p>
      {reason && (
        <p>
          They write: <q>{reason}</q>
        </p>
      )}
      <Board
        columns={[{ title: 'Dates' }, { title: 'Starts' }, { title: 'Ends' }]}
        rows={[
          { key: 'booked', cells: ['As you booked it', dayOf(startDate), dayOf(endDate)] },
          { key: 'new', cells: ['New', <b key="start">{formatDate(newStart)}</b>, formatDate(newEnd)] },
        ]}
      />
      {!isLate && (
        <div className={styles.answers}>
          <BookingForm id={id} name="accept" label="Accept the new dates" hidden={{ change: moved.id }}>
            <Button type="submit" kind="ink" size="large">
              Accept {formatDate(newStart)}
            </Button>
          </BookingForm>
          <BookingForm id={id} name="refuse" label="Refuse the new dates" hidden={{ change: moved.id }}>
            <Button type="submit" kind="line" size="large">
              {back ? `Refuse, ${back}` : 'Refuse'}
            </Button>
          </BookingForm>
        </div>
      )}
      {!isLate && <p className={styles.note}>Refusing cancels the booking at once. Neither can be undone.</p>}
    </Section>
  );
}

const dayOf = (day: string | null) => (day === null ? 'Not set' : formatDate(day));
