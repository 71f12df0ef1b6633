import { useLoaderData } from 'react-router';
import { WELCOME_PATH } from '#accounts/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/email-confirmation.route';
import { MemberFrame } from './member-frame.tsx';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';

const PATH = '/member-join-email-confirmation';
const TITLE = 'Confirm your address';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Confirm the address you joined with.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request);
}

const ALERTS: Readonly<Record<string, string>> = {
  link: 'This link has expired, or a newer one was sent.',
  email: 'Invalid email address',
};

export default function EmailConfirmation() {
  const { token, confirmed, sent, error } = useLoaderData<typeof loader>();
  return (
    <MemberFrame art={sent ? 'night' : 'golden'}>
      <div className={styles.panel}>
        {confirmed ? (
          <Confirmed how={confirmed} />
        ) : sent ? (
          <>
            <h1>Check your inbox</h1>
            <p>If the address waits to be confirmed, a new link is on its way. The ones before it hold no longer.</p>
          </>
        ) : token ? (
          <>
            <h1>Confirm your address</h1>
            <p>Then your account is ready. In the browser in which you joined, you are signed in at once.</p>
            <form method="post" action={PATH} className={styles.form}>
              <input type="hidden" name="confirmation_token" value={token} />
              <Button type="submit" kind="go" size="large" block>
                Confirm my address
              </Button>
            </form>
          </>
        ) : (
          <Resend alert={error && (ownIn(ALERTS, error) ?? null)} />
        )}
      </div>
    </MemberFrame>
  );
}

function Confirmed({ how }: { how: string }) {
  return how === 'here' ? (
    <>
      <h1>Welcome to Sojourn</h1>
      <p>Your address is confirmed, and you are signed in.</p>
      <LinkButton href="/" kind="go" size="large" block>
        Find a trip
      </LinkButton>
      <LinkButton href={WELCOME_PATH} size="large" block>
        Tell us what you like
      </LinkButton>
    </>
  ) : (
    <>
      <h1>Your address is confirmed</h1>
      <p>
        {how === 'already'
          ? 'It was confirmed before. Sign in to go on; where your password isn’t taken, by a link we mail you.'
          : 'This isn’t the browser in which you joined, so we dropped the password: nobody but you should have chosen it. Sign in with a link by email; a new password is set at “Forgot your password?”.'}
      </p>
      <LinkButton href="/sign-in-mm" kind="go" size="large" block>
        Sign in
      </LinkButton>
    </>
  );
}

function Resend({ alert }: { alert: string | null }) {
  return (
    <>
      <h1>Confirm your address</h1>
      {alert && <Alert>{alert}</Alert>}
      <p>Open the link in our mail. Didn’t it come, or has it expired? We send another one.</p>
      <form method="post" action={PATH} className={styles.form}>
        <TextInput label="The address you joined with" name="email" type="email" autoComplete="email" required />
        <Button type="submit" kind="go" size="large" block>
          Send the link again
        </Button>
      </form>
    </>
  );
}
