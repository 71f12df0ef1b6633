import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/second-factor.route';
import { type QrCode, secondFactorLoader } from './second-factor.loader.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

const PATH = '/second-factor';
const TITLE = 'Second factor';

const ERRORS: Readonly<Record<string, string>> = {
  code_invalid:
    'That isn’t the code of now, or it was used already. Wait for the next one, and check the clock of your device.',
  token_invalid: 'This link has expired or was used. Ask whoever runs the server for another one.',
  rate_limited: 'That was too often. Wait a quarter of an hour, then try again.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'The team and companies show a code of an authenticator before they read what others wrote.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return secondFactorLoader(context.get(services), request);
}

export default function SecondFactor() {
  const { error, hasToken, refUrl, ...state } = useLoaderData<typeof loader>();
  return (
    <StaffFrame signedIn={state.at !== 'visitor'}>
      <div className={styles.narrow}>
        <h1>{TITLE}</h1>
        {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
        {state.at === 'visitor' && <ForVisitors refUrl={refUrl} />}
        {state.at === 'enrolling' && <Enrolling {...state} refUrl={refUrl} />}
        {state.at === 'confirmed' && <AskCode refUrl={refUrl} />}
        {state.at === 'proved' && <Proved {...state} refUrl={refUrl} />}
        {(state.at === 'none' || state.at === 'waiting') && <NeedsLink expired={hasToken} />}
      </div>
    </StaffFrame>
  );
}

/** Where somebody goes on afterwards; “/”: they came from nowhere. */
type Onwards = { refUrl: string };

function ForVisitors({ refUrl }: Onwards) {
  return (
    <>
      <p>
        The team and companies show here that it is them. Sign in first; then open the link that you were handed once
        more.
      </p>
      <LinkButton kind="go" size="large" href={signInHref(signInHref(refUrl, PATH))}>
        Sign in
      </LinkButton>
    </>
  );
}

function Enrolling({ token, secret, qr, refUrl }: { token: string; secret: string; qr: QrCode } & Onwards) {
  return (
    <>
      <p>Scan this with an authenticator, or type the key below it. Then enter the six digits that it shows.</p>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="The key, to be scanned">
        <path d={qr.path} />
      </svg>
      <p>
        Key: <code className={styles.key}>{secret}</code>
      </p>
      <CodeForm token={token} label="Set up" refUrl={refUrl} />
      <p className={styles.quiet}>It is shown until a code of it was entered once, and to you alone.</p>
    </>
  );
}

function AskCode({ refUrl }: Onwards) {
  return (
    <>
      <p>Enter the six digits that your authenticator shows. They hold for this browser, for twelve hours.</p>
      <CodeForm label="Go on" refUrl={refUrl} />
      <p className={styles.quiet}>If you lost it, whoever runs the server makes you another link.</p>
    </>
  );
}

function CodeForm({ token, label, refUrl }: { token?: string; label: string } & Onwards) {
  return (
    <form method="post" action={PATH} className={styles.form}>
      {token && <input type="hidden" name="token" value={token} />}
      {refUrl !== '/' && <input type="hidden" name="ref_url" value={refUrl} />}
      <TextInput
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,7}"
        title="Six digits"
        maxLength={7}
        required
      />
      <Button type="submit" kind="go" size="large">
        {label}
      </Button>
    </form>
  );
}

function Proved({ forTeam, refUrl }: { forTeam: boolean } & Onwards) {
  const desk = forTeam ? '/staff' : '/operator/bookings';
  return (
    <>
      <p>This browser has shown it today.</p>
      <LinkButton kind="go" size="large" href={refUrl === '/' ? desk : refUrl}>
        {refUrl !== '/' ? 'Go on' : forTeam ? 'What waits for the team' : 'Your bookings'}
      </LinkButton>
    </>
  );
}

function NeedsLink({ expired }: { expired: boolean }) {
  return (
    <>
      <p>
        {expired
          ? 'This link has expired, was used, or is meant for another member.'
          : 'To set it up you need a link, which whoever runs the server hands to members of the team and to companies.'}
      </p>
      <LinkButton kind="line" href="/">
        Go to the start
      </LinkButton>
    </>
  );
}
