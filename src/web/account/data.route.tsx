import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/data.route';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { dataLoader } from './data.loader.ts';
import { Section } from './section.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const PATH = '/account/data';
const TITLE = 'My Data';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Take what we hold of you with you, or close your account and have it deleted.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return dataLoader(context.get(services), request);
}

export default function MyData() {
  const { me, isClosed, ...said } = useLoaderData<typeof loader>();
  if (!me) return isClosed ? <Closed /> : <ForVisitors />;
  return (
    <AccountFrame here={PATH} {...me.rail}>
      <h1>{TITLE}</h1>
      <Section part="download" title="Download" sentence="Everything that we hold of you, in one file." {...said}>
        <p>
          Your profile, where you are signed in, your lists, whom you follow, your reviews and the mail we sent you, as
          JSON. We make it when you press, and keep no copy.
        </p>
        {me.isFresh ? (
          <form method="post" action={`${PATH}/export`}>
            <Button type="submit" kind="ink">
              Download my data
            </Button>
          </form>
        ) : (
          <SignInAgain purpose="download it" path={`${PATH}#download`} />
        )}
      </Section>
      <Section
        part="mail"
        title="Marketing mail"
        sentence="Mail about your account, and about what you ask for, comes in any case."
        {...said}
      >
        {me.isUnreachable && (
          <Alert>
            Mail to {me.email} came back, so we send none there. Enter another address in your profile, under Email.
          </Alert>
        )}
        <form method="post" action={PATH} className={styles.form}>
          <input type="hidden" name="do" value="mail" />
          <Checkbox name="marketing" value="yes" defaultChecked={me.marketingConsent} disabled={me.isUnreachable}>
            Send me travel ideas by email
          </Checkbox>
          <p>
            Every such mail has a link that stops it. Stopped, nobody’s invitations and shared lists come to you by
            mail, either.
          </p>
          <Button type="submit" kind="ink" disabled={me.isUnreachable}>
            Save choice
          </Button>
        </form>
      </Section>
      <Section part="close" title="Close your account" sentence="At once, and for good." {...said}>
        <p>
          Your profile, lists, links to them, whom you follow and reviews that aren’t published are deleted. Published
          reviews stay, without your name. Messages that you sent us by a form aren’t part of your account: they go by
          themselves after 24 months.
        </p>
        <p>
          A trip that you booked and that is ahead stays booked. Its page opens by a link that we mail to the address of
          the booking: <a href="/reserve/resume">ask for it</a> with its order number.
        </p>
        {me.isFresh ? (
          <form method="post" action={PATH} className={styles.form}>
            <Checkbox name="sure" value="yes" required invalid={said.error === 'not_sure'}>
              {`Delete the account of ${me.email}. I know that it can’t be undone.`}
            </Checkbox>
            <Button type="submit" kind="line">
              Close my account
            </Button>
          </form>
        ) : (
          <SignInAgain purpose="close it" path={`${PATH}#close`} />
        )}
      </Section>
    </AccountFrame>
  );
}

function Closed() {
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>Your account is closed</h1>
        <p role="status">What we held of you is deleted. A last mail says so.</p>
        <p>
          <LinkButton kind="go" href="/all-trips">
            Browse trips
          </LinkButton>
        </p>
      </header>
    </div>
  );
}

function ForVisitors() {
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>{TITLE}</h1>
        <p>Here members take what we hold of them with them, or close their account.</p>
        <p>
          <LinkButton kind="go" href={signInHref(PATH)}>
            Sign in or join
          </LinkButton>
        </p>
      </header>
    </div>
  );
}
