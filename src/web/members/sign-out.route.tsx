import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/sign-out.route';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';

const PATH = '/customer/account/logout';
const TITLE = 'Sign out';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'End your session in this browser.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request);
}

export default function SignOut() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <div className={`wrap ${styles.alone}`}>
      <div className={styles.panel}>
        {signedIn ? (
          <>
            <h1>Sign out of Sojourn?</h1>
            <form method="post" action={PATH} className={styles.form}>
              <Button type="submit" kind="go" size="large" block>
                Sign Out
              </Button>
            </form>
            <LinkButton href="/" size="large" block>
              Cancel
            </LinkButton>
          </>
        ) : (
          <>
            <h1>You’re signed out</h1>
            <LinkButton href="/" kind="ink" size="large" block>
              To the home page
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
