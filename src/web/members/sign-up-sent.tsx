import { Inbox } from './link-sent.tsx';
import styles from './members.module.css';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

type Props = { email: string; titled: boolean; onSignedIn: () => void };

/** The account waits for its address to be confirmed, in this browser. */
export function SignUpSent({ email, titled, onSignedIn }: Props) {
  useSignedInElsewhere(onSignedIn);
  return (
    <Inbox email={email} titled={titled}>
      <p>
        We just sent a link to <b>{email}</b>. Open it in this browser within 24 hours, and you are signed in.
      </p>
      <p className={styles.quiet}>If that address has an account already, the mail says how to sign in instead.</p>
      <p className={styles.note}>
        Didn’t get an email? Look in spam, or{' '}
        <a href="/member-join-email-confirmation" rel="nofollow">
          ask for it again
        </a>
        .
      </p>
    </Inbox>
  );
}
