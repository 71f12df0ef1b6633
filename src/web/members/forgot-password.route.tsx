import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/forgot-password.route';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';

const PATH = '/customer/forgot-password';
const TITLE = 'Forgot your password?';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Get a link by email with which you choose a new password.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request, PATH);
}

export default function ForgotPassword() {
  const { sent, error, typed } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles.alone}`}>
      <div className={styles.panel}>
        {sent ? (
          <>
            <h1>Check your inbox</h1>
            <p>If that address has an account, a link is on its way. It works once, for an hour.</p>
            <a href={PATH} className={styles.other}>
              Send another one
            </a>
          </>
        ) : (
          <>
            <h1>{TITLE}</h1>
            <p>We email you a link with which you choose a new one.</p>
            {error === 'email' && <Alert>Invalid email address</Alert>}
            <form method="post" action={PATH} className={styles.form}>
              <TextInput
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={typed?.email}
                required
              />
              <Button type="submit" kind="go" size="large" block>
                Send the link
              </Button>
            </form>
            <p className={styles.note}>
              You don’t need a password: <a href="/sign-in-mm">a link by email</a> signs you in as well.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
