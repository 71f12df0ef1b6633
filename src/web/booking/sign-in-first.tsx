import { LinkButton } from '../ui/link-button.tsx';
import styles from './booking.module.css';

/** What a visitor sees at the address of a booking, whether there is one or not. */
export function SignInFirst({ here }: { here: string }) {
  return (
    <div className={styles.middle}>
      <h1>Whose booking is this?</h1>
      <p>A booking is shown to the member who made it, and in the browser in which it was booked without an account.</p>
      <LinkButton kind="go" icon="user" href={`/sign-in-mm?ref_url=${encodeURIComponent(here)}`}>
        Sign in
      </LinkButton>
      <p className={styles.note}>
        Booked without an account, in another browser? <a href="/reserve/resume">Get a link by email.</a>
      </p>
    </div>
  );
}
