import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { TextArea } from '../ui/text-area.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import type { ShownBooking } from './shown-booking.ts';

type Props = {
  booking: ShownBooking;
  isWrong: boolean;
  isSent: boolean;
  /** What was written into a wish that was refused. */
  words: string | undefined;
};

/** What a traveler would like to have otherwise: the company is told, and decides. */
export function WishPart({ booking, isWrong, isSent, words }: Props) {
  const { id, orderNumber, operatorName, takesWishes } = booking;
  if (!takesWishes) return null;
  return (
    <Section title="Ask for a change" id="wish">
      {isSent && (
        <p role="status" className={styles.done}>
          {operatorName} has your wish and answers by mail. Nothing has changed yet.
        </p>
      )}
      <details open={isWrong || words !== undefined}>
        <summary className={styles.more}>Ask {operatorName} for a change</summary>
        <BookingForm id={id} name="wish" label="Ask for a change" hidden={{ order: orderNumber }}>
          <TextArea
            label="What should be otherwise"
            name="message"
            defaultValue={words}
            hint="Other dates, another room, one traveler more: they decide, and answer by mail."
            error={isWrong ? 'Write 10 to 2,000 characters.' : undefined}
            minLength={10}
            maxLength={2000}
            required
          />
          <Button type="submit" kind="line">
            Send it
          </Button>
        </BookingForm>
      </details>
    </Section>
  );
}
