import { Button } from '../ui/button.tsx';
import { ClockTime } from '../ui/clock-time.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import type { ShownBooking } from './shown-booking.ts';

const ERRORS: Readonly<Record<string, string>> = {
  gift_card_invalid: 'This gift card can’t be used. Check its code.',
  gift_card_currency: 'This gift card is in another currency than this booking.',
};

/** A gift card for a part of what is left, or all of it: set aside first, spent when the rest is paid. */
export function CardPart({ booking, error }: { booking: ShownBooking; error: string | null }) {
  const { id, next, currency, isPaying } = booking;
  if (!next || isPaying) return null;
  if (next.card) {
    return (
      <div className={styles.aside}>
        <p className={styles.note}>
          Set aside until <ClockTime at={next.card.until} />, or longer while you pay. It is spent only when you do.
        </p>
        <BookingForm id={id} name="uncard" label="The gift card">
          <Button type="submit" kind="line" block>
            Leave the gift card out
          </Button>
        </BookingForm>
      </div>
    );
  }
  const wrong = error ? ERRORS[error] : undefined;
  return (
    <details open={wrong !== undefined}>
      <summary className={styles.more}>Pay a part with a gift card</summary>
      <BookingForm id={id} name="card" label="Pay a part with a gift card" className={styles.aside}>
        <TextInput
          label="Code of a gift card"
          name="gift_card_code"
          hint={`Of a card in ${currency}, as this trip is charged`}
          error={wrong}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" kind="line">
          Apply
        </Button>
      </BookingForm>
    </details>
  );
}
