import { BotCheck } from '../forms/bot-check.tsx';
import { SendingVeil } from '../forms/sending-veil.tsx';
import { useSolvedForm } from '../forms/use-solved-form.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './booking.module.css';

/** Words, so that its script may come after them. */
type Props = { id: string; here: string; wasSent?: boolean; error?: string | null };

/** What a visitor sees at the address of a booking, whether there is one or not: a way to open it in this browser. */
export function PurchaseConfirmation({ id, here, wasSent, error }: Props) {
  return (
    <div className={styles.middle}>
      {wasSent ? (
        <div role="status">
          <h1>Check your inbox</h1>
          <p>
            If that is the address of this booking, a link is on its way. It opens the booking in any browser, for 24
            hours.
          </p>
          <a href={here}>Send another one</a>
        </div>
      ) : (
        <>
          <h1>For security purposes, please confirm your email</h1>
          <p>We mail a link there that opens the booking in this browser.</p>
          {error && <Alert>{error}</Alert>}
          <Ask id={id} />
        </>
      )}
      <p className={styles.note}>
        Booked as a member? <a href={signInHref(here)}>Sign in</a>, and it opens.
      </p>
    </div>
  );
}

function Ask({ id }: { id: string }) {
  const { alert, sending, isTooSoon, check, solved, props } = useSolvedForm({ asks: true });
  return (
    <form method="post" action="/reserve/resume-link" className={styles.confirm} aria-label="Your email" {...props}>
      <input type="hidden" name="booking" value={id} />
      <input {...solved} />
      <TextInput
        label="What’s your email address?"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="Please, use the same email address you added on purchase"
        required
      />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      {check && <BotCheck {...check} />}
      {alert && <Alert>{alert}</Alert>}
      <Button
        type="submit"
        kind="go"
        size="large"
        iconAfter="arrow-right"
        className={styles.scripted}
        disabled={isTooSoon}
        aria-describedby={check?.describes}
      >
        Send verification link
      </Button>
      {sending && <SendingVeil />}
    </form>
  );
}

/** In no script: React leaves alone what the server wrote there. */
function WithoutScripts() {
  return (
    <>
      <TextInput
        label="Order number"
        name="order"
        autoComplete="off"
        maxLength={20}
        hint="Without JavaScript it keeps programs out. It stands in each of our mails: SJ and eleven characters."
        required
      />
      <Button type="submit" kind="go" size="large" iconAfter="arrow-right">
        Send verification link
      </Button>
    </>
  );
}
