import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/reset-password.route';
import { LEAST_PASSWORD, MOST_PASSWORD } from './ask-auth.ts';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';

const PATH = '/customer/reset-password';
const TITLE = 'Choose a new password';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Choose a new password for your account.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request);
}

const ALERTS: Readonly<Record<string, string>> = {
  short: `Password is too short, use ${LEAST_PASSWORD} characters or more`,
  long: `Password is too long, use ${MOST_PASSWORD} characters or fewer`,
  mismatch: 'The two passwords aren’t the same',
  known: 'This password is among those that are tried first. Choose another one.',
};

export default function ResetPassword() {
  const { token, changed, error } = useLoaderData<typeof loader>();
  const alert = error && ownIn(ALERTS, error);
  return (
    <div className={`wrap ${styles.alone}`}>
      <div className={styles.panel}>
        {changed ? (
          <>
            <h1>Your password is changed</h1>
            <p>Every session of your account has ended. Sign in with the new password.</p>
            <LinkButton href="/sign-in-mm?with=password" kind="go" size="large" block>
              Sign in
            </LinkButton>
          </>
        ) : token ? (
          <>
            <h1>{TITLE}</h1>
            {alert && <Alert>{alert}</Alert>}
            <form method="post" action={PATH} className={styles.form}>
              <input type="hidden" name="token" value={token} />
              <TextInput
                label="New password"
                hint={`${LEAST_PASSWORD} characters or more`}
                name="password"
                type="password"
                autoComplete="new-password"
                minLength={LEAST_PASSWORD}
                maxLength={MOST_PASSWORD}
                required
              />
              <TextInput
                label="The same again"
                name="again"
                type="password"
                autoComplete="new-password"
                minLength={LEAST_PASSWORD}
                maxLength={MOST_PASSWORD}
                required
              />
              <Button type="submit" kind="go" size="large" block>
                Change my password
              </Button>
            </form>
          </>
        ) : (
          <>
            <h1>This link holds no longer</h1>
            <p>It has expired, was used, or isn’t complete.</p>
            <LinkButton href="/customer/forgot-password" kind="go" size="large" block>
              Ask for another one
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
