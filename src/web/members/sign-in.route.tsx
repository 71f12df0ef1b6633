import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/sign-in.route';
import { AuthPanel } from './auth-panel.tsx';
import { MemberFrame } from './member-frame.tsx';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';
import { SignedInAlready } from './signed-in-already.tsx';
import { useOneTap } from './use-one-tap.ts';

const PATH = '/sign-in-mm';
const TITLE = 'Sign in';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Sign in with a link by email, a password or Google.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request, PATH);
}

const ALERTS: Readonly<Record<string, string>> = {
  email: 'Invalid email address',
  password: 'Invalid email or password. If you have just joined, confirm your address first: the link is in our mail.',
  link: 'This link has expired or was already used. Ask for another one.',
  google: 'Google didn’t sign you in. Try again, or use a link by email.',
};

export default function SignIn() {
  const { signedIn, again, google, oneTap, refUrl, error, typed, sent, withPassword } = useLoaderData<typeof loader>();
  const goOn = () => window.location.assign(refUrl);
  useOneTap(oneTap && !signedIn && !again, refUrl, goOn);
  if (sent)
    return (
      <MemberFrame art="night">
        <div className={styles.panel}>
          <h1>Check your inbox</h1>
          <p>We just sent you a verification link. Click on the link in the email to sign in.</p>
          <p className={styles.quiet}>It works once, for 15 minutes. Only the newest one holds.</p>
          <a href={signInHref(refUrl, undefined, again)} className={styles.other}>
            Send another one
          </a>
        </div>
      </MemberFrame>
    );
  return (
    <MemberFrame>
      {signedIn ? (
        <SignedInAlready refUrl={refUrl} alert={error && (ownIn(ALERTS, error) ?? null)} />
      ) : (
        <AuthPanel
          start={withPassword ? 'password' : 'link'}
          again={again}
          refUrl={refUrl}
          google={google}
          alert={error && (ownIn(ALERTS, error) ?? null)}
          email={typed?.email}
          titled
          onSignedIn={goOn}
        />
      )}
    </MemberFrame>
  );
}
