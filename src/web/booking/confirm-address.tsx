import { Button } from '../ui/button.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';

type Props = { id: string; token: string; email: string; orderNumber: string };

/** What the link in a mail to a new address leads to: reading it changes nothing, pressing does. */
export function ConfirmAddress({ id, token, email, orderNumber }: Props) {
  return (
    <div className={styles.middle}>
      <h1>Is {email} your address?</h1>
      <p>
        Then whatever we write about order {orderNumber} comes there, and so does what came back from the address
        before.
      </p>
      <BookingForm id={id} name="confirm-address" label="Confirm this address" hidden={{ token }}>
        <Button type="submit" kind="go" size="large">
          Confirm this address
        </Button>
      </BookingForm>
    </div>
  );
}
