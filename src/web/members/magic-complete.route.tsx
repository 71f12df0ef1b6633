import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/magic-complete.route';
import { MemberFrame } from './member-frame.tsx';
import { memberPageLoader } from './member-page.loader.ts';
import styles from './members.module.css';

const PATH = '/magic-complete';
const TITLE = 'Complete sign-in';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Complete your sign-in with the link of our mail.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return memberPageLoader(context.get(services), request);
}

/** Looking at it uses nothing up: programs that open every link of a mail press no buttons. */
export default function MagicComplete() {
  const { token, refUrl } = useLoaderData<typeof loader>();
  return (
    <MemberFrame>
      <div className={styles.panel}>
        {token ? (
          <>
            <h1>One press, and you’re in</h1>
            <p>The link of your mail works once. It signs in this browser.</p>
            <form method="post" action={PATH} className={styles.form}>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="ref_url" value={refUrl} />
              <Button type="submit" kind="go" size="large" block>
                Complete sign-in
              </Button>
            </form>
            <p className={styles.note}>You didn’t ask for it? Then close this page.</p>
          </>
        ) : (
          <>
            <h1>This link isn’t complete</h1>
            <p>Open the link of the mail once more, or copy all of it into your browser.</p>
            <LinkButton href="/sign-in-mm" kind="go" size="large" block>
              Ask for another one
            </LinkButton>
          </>
        )}
      </div>
    </MemberFrame>
  );
}
