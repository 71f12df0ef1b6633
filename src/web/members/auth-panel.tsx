import { type ReactNode, useState } from 'react';
import { FAILED } from '../forms/send-form.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { askGoogle } from './ask-auth.ts';
import { LinkForm } from './link-form.tsx';
import { LinkSent } from './link-sent.tsx';
import styles from './members.module.css';
import { PasswordForm } from './password-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpSent } from './sign-up-sent.tsx';

export type AuthView = 'link' | 'password' | 'sign-up';
type View = { name: AuthView } | { name: 'link-sent' | 'sign-up-sent'; email: string };

export type AuthPanelProps = {
  start?: AuthView;
  /** Where to go on: a path of this site. */
  refUrl: string;
  /** Somebody who is signed in says once more who they are: nobody joins, and their session of now says nothing. */
  again?: boolean;
  /** Whether Google may be asked who it is. */
  google: boolean;
  /** Said above the form, when something went wrong before. */
  alert?: string | null;
  /** The address that was typed before. */
  email?: string | undefined;
  /** Where it brings its own title; a dialog has one. */
  titled?: boolean;
  /** What stands above the form of who joins. */
  why?: ReactNode;
  onSignedIn: () => void;
  /** A mail is on its way, or another one is asked for. */
  onMail?: (sent: boolean) => void;
};

/** Signing in and joining, by link, password or Google. Without scripts the first two send themselves. */
export function AuthPanel(props: AuthPanelProps) {
  const { start = 'link', refUrl, again = false, google, alert = null, titled = false, why = null } = props;
  const { email, onSignedIn, onMail } = props;
  const [view, setView] = useState<View>({ name: start });
  const show = (next: View) => {
    setView(next);
    onMail?.('email' in next);
  };

  if ('email' in view) {
    return view.name === 'link-sent' ? (
      <LinkSent
        email={view.email}
        titled={titled}
        onResend={() => show({ name: 'link' })}
        onSignedIn={again ? null : onSignedIn}
      />
    ) : (
      <SignUpSent email={view.email} titled={titled} onSignedIn={onSignedIn} />
    );
  }
  return (
    <div className={styles.panel}>
      {titled && <h1>{view.name === 'sign-up' ? 'Join Sojourn' : again ? 'Sign in once more' : 'Sign in or join'}</h1>}
      {alert && <Alert>{alert}</Alert>}
      {view.name === 'sign-up' && why}
      {view.name === 'link' && (
        <LinkForm refUrl={refUrl} typed={email} onSent={(email) => show({ name: 'link-sent', email })} />
      )}
      {view.name === 'password' && <PasswordForm refUrl={refUrl} typed={email} onSignedIn={onSignedIn} />}
      {view.name === 'sign-up' && (
        <SignUpForm refUrl={refUrl} onSent={(email) => show({ name: 'sign-up-sent', email })} />
      )}
      <p className={styles.or}>or</p>
      <div className={styles.others}>
        {google && <GoogleButton refUrl={refUrl} />}
        {view.name !== 'link' && (
          <Other href={signInHref(refUrl, undefined, again)} onChoose={() => show({ name: 'link' })}>
            Email me a link
          </Other>
        )}
        {view.name !== 'password' && (
          <Other
            href={signInHref(refUrl, '/sign-in-mm?with=password', again)}
            onChoose={() => show({ name: 'password' })}
          >
            Sign in with a password
          </Other>
        )}
        {view.name !== 'sign-up' && !again && (
          <Other href={signInHref(refUrl, '/join-d')} onChoose={() => show({ name: 'sign-up' })}>
            Join with a password
          </Other>
        )}
      </div>
      <p className={styles.note}>
        {view.name === 'link' && !again && 'New here? The same link creates your account. '}
        <a href="/privacy-policy">Privacy policy</a>
      </p>
    </div>
  );
}

type OtherProps = { href: string; onChoose: () => void; children: string };

/** Another way: a page of its own without scripts, the same place with them. */
function Other({ href, onChoose, children }: OtherProps) {
  return (
    <a
      href={href}
      rel="nofollow"
      className={styles.other}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}

function GoogleButton({ refUrl }: { refUrl: string }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  return (
    <>
      <Button
        block
        busy={state === 'asking' && 'Asking Google'}
        onClick={async () => {
          setState('asking');
          const url = await askGoogle(refUrl);
          if (url) window.location.assign(url);
          else setState('failed');
        }}
      >
        Continue with Google
      </Button>
      {state === 'failed' && <Alert>{FAILED}</Alert>}
    </>
  );
}
