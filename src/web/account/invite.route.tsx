import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/invite.route';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { CopyLink } from './copy-link.tsx';
import { inviteLoader } from './invite.loader.ts';

const PATH = '/invite-friend';
const TITLE = 'Invite Friends';

const ERRORS: Readonly<Record<string, string>> = {
  email: 'Invalid email address',
  invalid: 'That is your own address. Enter a friend’s.',
  rate_limited: 'You have invited people and shared lists ten times today. Try again tomorrow.',
  forbidden: 'Confirm your email address first: we sent you a link.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Ask the people you travel with to join, and compare trips together.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return inviteLoader(context.get(services), request);
}

export default function InviteFriend() {
  const shown = useLoaderData<typeof loader>();
  if (!('invitations' in shown)) return <ForVisitors />;
  const { me, isSent, error, typed, joinUrl, invitations } = shown;
  return (
    <AccountFrame here={PATH} {...me}>
      <h1>{TITLE}</h1>
      <section className={styles.part} aria-labelledby="by-mail">
        <div>
          <h2 id="by-mail">By email</h2>
          <p>We write once, in your name, with a link to join. Their answer comes to you.</p>
        </div>
        <div className={styles.fields}>
          {isSent && (
            <p role="status" className={styles.saved}>
              Your invitation is on its way, unless we wrote to that address before or it wants no such mail.
            </p>
          )}
          <form method="post" action={PATH} className={styles.form}>
            <TextInput
              label="Their email"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={typed?.email}
              error={(error && (ownIn(ERRORS, error) ?? 'Something went wrong, try again later')) || undefined}
              required
            />
            <Button type="submit" kind="go">
              Send invitation
            </Button>
          </form>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="by-link">
        <div>
          <h2 id="by-link">By a link</h2>
          <p>For a message of your own. It is the same for everybody, so we can’t tell who came by it.</p>
        </div>
        <div className={styles.fields}>
          <CopyLink href={joinUrl} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="invited">
        <div>
          <h2 id="invited">Invited</h2>
          <p>“Joined” stands beside those who came by your link. Who hasn’t within 90 days leaves this list.</p>
        </div>
        <div className={styles.fields}>
          {invitations.length === 0 ? (
            <p>Nobody yet.</p>
          ) : (
            <ul className={styles.rows}>
              {invitations.map(({ email, sentOn, joinedOn }) => (
                <li key={email}>
                  <span>
                    <b>{email}</b>
                    <small>Invited {formatDate(sentOn)}</small>
                  </span>
                  {joinedOn && (
                    <Badge icon="check" tone="pine">
                      Joined
                    </Badge>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </AccountFrame>
  );
}

function ForVisitors() {
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>{TITLE}</h1>
        <p>
          Trips are better with people you know. Members invite friends by email, share lists of trips with them, and
          compare dates and prices together.
        </p>
        <p>
          <LinkButton kind="go" href={signInHref(PATH)}>
            Sign in to invite
          </LinkButton>
        </p>
      </header>
    </div>
  );
}
