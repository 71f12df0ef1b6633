import type { ReactNode } from 'react';
import { mailHostOf } from '#accounts/shared';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './members.module.css';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

type Props = {
  email: string;
  titled: boolean;
  onResend: () => void;
  /** Null where somebody is signed in already: only the link itself leads on. */
  onSignedIn: (() => void) | null;
};

/** The link is on its way. Whoever comes back here after opening it is signed in. */
export function LinkSent({ email, titled, onResend, onSignedIn }: Props) {
  useSignedInElsewhere(onSignedIn);
  const onwards = onSignedIn ? 'Return to this screen after you click on the link to complete sign-in. ' : '';
  return (
    <Inbox email={email} titled={titled}>
      <p>
        We just sent a verification link to <b>{email}</b>. Click on the link in the email to sign in.
      </p>
      <p className={styles.quiet}>{onwards}The link works once, for 15 minutes.</p>
      <p className={styles.note}>
        Didn’t get an email? Look in spam, or{' '}
        <button type="button" className={styles.inline} onClick={onResend}>
          Resend email
        </button>
      </p>
    </Inbox>
  );
}

type InboxProps = { email: string; titled: boolean; children: ReactNode };

/** What to do now, and the way to where the mail of this address is read, where that is known. */
export function Inbox({ email, titled, children }: InboxProps) {
  const host = mailHostOf(email);
  return (
    <div className={styles.panel} role="status">
      <div>
        <Badge icon="mail-check" tone="pine">
          Link sent
        </Badge>
      </div>
      {titled && <h1>Check your inbox</h1>}
      {children}
      {host && (
        <LinkButton href={host} kind="go" size="large" block target="_blank" rel="noreferrer">
          Check your inbox
        </LinkButton>
      )}
    </div>
  );
}
