import { useLoaderData } from 'react-router';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/unsubscribe.route';
import styles from './content.module.css';
import { unsubscribeLoader } from './unsubscribe.loader.ts';

const PATH = '/unsubscribe';
const TRAIL = [{ title: 'Home', href: '/' }, { title: 'Unsubscribe' }];

const TITLES = {
  asked: 'Stop marketing mail?',
  stopped: 'No more marketing mail',
  unknown: 'This link isn’t complete',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const jsonLd = [breadcrumbList(site.baseUrl, TRAIL, PATH)];
  return pageMeta(site, { title: TITLES[loaderData.state], path: PATH, jsonLd });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return unsubscribeLoader(context.get(services), request);
}

export default function Unsubscribe() {
  const { state, token, contact } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <h1>{TITLES[state]}</h1>
        {state === 'asked' && (
          <p className={styles.tagLine}>
            Then nothing that advertises goes to the address of that mail any more. What you ask for yourself, such as a
            copy of your message, still comes.
          </p>
        )}
        {state === 'stopped' && (
          <p className={styles.tagLine}>
            It’s noted, from now on. What you ask for yourself, such as a copy of your message, still comes.
          </p>
        )}
        {state === 'unknown' && (
          <p className={styles.tagLine}>
            Open the link at the end of the mail once more, or copy all of it into your browser.
            {contact && (
              <>
                {' '}
                If that doesn’t help, <a href={contact}>write to us</a>, and we stop it for you.
              </>
            )}
          </p>
        )}
        {token && (
          <form method="post" action={PATH} className={styles.actions}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" kind="go">
              Stop this mail
            </Button>
          </form>
        )}
      </header>
    </div>
  );
}
