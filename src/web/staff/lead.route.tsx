import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/lead.route';
import { Fact } from './fact.tsx';
import { leadLoader } from './lead.loader.ts';
import { REQUEST_STATES } from './request-states.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const PATH = '/staff/leads';
const TITLE = 'A message';

const DONE: Readonly<Record<string, string>> = { answered: 'It is marked as answered.', closed: 'It is closed.' };
const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  not_found: 'Somebody else has done that meanwhile.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};
const DEEDS = { opened: 'Opened', answered: 'Answered', closed: 'Closed' } as const;

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What somebody wrote to us by a form: for the team.',
    path: `${PATH}/${params.id}`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return leadLoader(context.get(services), request, params.id);
}

export default function Lead() {
  const { id, message, wayIn, done, error } = useLoaderData<typeof loader>();
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      {!message ? (
        <>
          <h1>{TITLE}</h1>
          <WayIn needs={wayIn} path={`${PATH}/${id}`} />
        </>
      ) : (
        <>
          <p>
            <a href={PATH}>All messages</a>
          </p>
          <h1>{message.topic}</h1>
          {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
          {done && ownIn(DONE, done) && (
            <p role="status" className={styles.done}>
              {ownIn(DONE, done)}
            </p>
          )}
          <Message message={message} />
        </>
      )}
    </StaffFrame>
  );
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['message']>;

function Message({ message }: { message: Shown }) {
  const { id, name, email, topic, status, pageUrl, createdAt, mayBecome, log, foundUs } = message;
  return (
    <article className={styles.review} aria-label="The message">
      <div className={styles.text}>
        <p>
          <b>{name}</b>, {email}
        </p>
        <p className={styles.quiet}>
          {formatDate(createdAt.slice(0, 10))}, {createdAt.slice(11, 16)} UTC{pageUrl && `, from ${pageUrl}`}.{' '}
          {REQUEST_STATES[status].words}.
        </p>
        <blockquote className={styles.words}>{message.message}</blockquote>
        {foundUs && <Found us={foundUs} />}
      </div>
      <div className={styles.deeds}>
        <LinkButton kind="go" block href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(topic)}`}>
          Answer by mail
        </LinkButton>
        {mayBecome.map((state) => (
          <form key={state} method="post" action={PATH}>
            <input type="hidden" name="request" value={id} />
            <input type="hidden" name="do" value={state} />
            <Button type="submit" kind="line" block>
              {REQUEST_STATES[state].deed}
            </Button>
          </form>
        ))}
        {log.length > 0 && (
          <section aria-labelledby="log">
            <h2 id="log" className={styles.small}>
              What was done
            </h2>
            <ul className={styles.quiet}>
              {log.map(({ deed, by, at }) => (
                <li key={at + deed}>
                  {DEEDS[deed]} {formatDate(at.slice(0, 10))}, {at.slice(11, 16)} UTC by {by}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}

/** Only of those who allowed it. */
function Found({ us: { first, last, partner } }: { us: NonNullable<Shown['foundUs']> }) {
  const said = ({ channel, campaign, page }: typeof first) =>
    [channel ?? 'not known how', campaign && `campaign ${campaign}`, page && `page ${page}`].filter(Boolean).join(', ');
  return (
    <dl className={styles.quiet} aria-label="How they found us">
      <Fact term="Found us first by" text={said(first)} />
      <Fact term="Last by" text={said(last)} />
      {partner && (
        <Fact
          term="Affiliate partner"
          text={[partner.id, partner.day && formatDate(partner.day)].filter(Boolean).join(', ')}
        />
      )}
    </dl>
  );
}
