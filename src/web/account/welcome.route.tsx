import { useLoaderData } from 'react-router';
import { WELCOME_PATH } from '#accounts/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/welcome.route';
import styles from './account.module.css';
import { PreferenceFields } from './preference-fields.tsx';
import { welcomeLoader } from './welcome.loader.ts';

const TITLE = 'Tell us about yourself';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What you like to do, where, and at what pace.',
    path: WELCOME_PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return welcomeLoader(context.get(services), request);
}

export default function TellUs() {
  const { me, lists, isSaved, error, invitation } = useLoaderData<typeof loader>();
  if (!me) return <ForVisitors invitation={invitation} />;
  if (isSaved) return <Thanks lists={lists} />;
  return (
    <div className="wrap">
      <div className={styles.welcome}>
        <h1>{TITLE}</h1>
        <p>
          {me.firstName ? `Welcome, ${me.firstName}. ` : 'Welcome. '}
          Four questions, none of them required: we show you where trips are that fit. Nothing is hidden from you
          because of them, and you can change all of it in your profile.
        </p>
        {error && <Alert>{error === 'birthday' ? BIRTHDAY : 'Something went wrong, try again later'}</Alert>}
        <form method="post" action={WELCOME_PATH} className={styles.form}>
          <PreferenceFields preferences={me.preferences} />
          <TextInput
            label="Birthday"
            hint="Only you see it. Some companies need it to book."
            name="birthday"
            type="date"
            autoComplete="bday"
            min="1900-01-02"
            defaultValue={me.birthday ?? ''}
            className={styles.day}
          />
          <p className={styles.acts}>
            <Button type="submit" kind="go">
              Save and see trips
            </Button>
            <LinkButton href="/">Skip</LinkButton>
          </p>
        </form>
      </div>
    </div>
  );
}

const BIRTHDAY = 'A birthday is a day in the past, after 1900.';

function Thanks({ lists }: { lists: readonly { title: string; href: string; trips: number }[] }) {
  return (
    <div className="wrap">
      <div className={styles.welcome}>
        <h1>{lists.length > 0 ? 'Trips that fit' : 'Saved'}</h1>
        <p role="status">
          {lists.length > 0
            ? 'Saved. These lists are narrowed to what you told us; every filter can be taken off there.'
            : 'Saved. No list fits so far: look at all trips, and filter them as you like.'}
        </p>
        {lists.length > 0 && (
          <ul className={styles.rows}>
            {lists.map(({ title, href, trips }) => (
              <li key={href}>
                <span>
                  <b>
                    <a href={href}>{title}</a>
                  </b>
                  <small>{plural(trips, 'trip')}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.acts}>
          <LinkButton kind="go" href="/all-trips">
            See all trips
          </LinkButton>
          <LinkButton href="/account/my-profile#preferences">Change my answers</LinkButton>
        </p>
      </div>
    </div>
  );
}

function ForVisitors({ invitation }: { invitation: string | null }) {
  const back = invitation ? `${WELCOME_PATH}?invitation=${invitation}` : WELCOME_PATH;
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>{TITLE}</h1>
        <p>Members tell us what they like to do, where, and at what pace: we show them where trips are that fit.</p>
        <p>
          <LinkButton kind="go" href={signInHref(back)}>
            Sign in or join
          </LinkButton>
        </p>
      </header>
    </div>
  );
}
