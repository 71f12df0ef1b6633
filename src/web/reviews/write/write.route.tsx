import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { OperatorMark } from '../../catalogue/operator-mark.tsx';
import { pageMeta } from '../../metadata/page-meta.ts';
import { ownIn } from '../../own-in.ts';
import { services } from '../../services.ts';
import { siteOf } from '../../site.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { Route } from './+types/write.route';
import { Next } from './preview.tsx';
import { ReviewForm } from './review-form.tsx';
import { writeReviewLoader } from './write.loader.ts';
import styles from './write.module.css';

const PATH = '/write-a-review';
const TITLE = 'Write a Review';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Tell the next traveler how a trip was: what was good, and what wasn’t.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return writeReviewLoader(context.get(services), request);
}

const ALERTS: Readonly<Record<string, string>> = {
  link: 'This link has expired, or it isn’t whole. Open it from the mail once more, or write the review again.',
  already: 'You have written about this journey before. That review stays as it is.',
};

export default function WriteReview() {
  const { token, isConfirmed, error, author, companies, company, unknown } = useLoaderData<typeof loader>();
  const [sent, setSent] = useState<string | null>(null);
  const alert = error ? ownIn(ALERTS, error) : undefined;
  if (isConfirmed) return <Done title="Your review is confirmed" isMember />;
  if (sent !== null) return sent === 'draft' ? <CheckInbox /> : <Done title="We have your review" isMember isNew />;
  if (token) return <Confirm token={token} />;
  return (
    <div className="wrap">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{TITLE}</h1>
          <p>Praise and complaints both help the next traveler. Five minutes is enough.</p>
        </header>
        {alert && <Alert>{alert}</Alert>}
        {company ? (
          <>
            <p className={styles.company}>
              <OperatorMark slug={company.slug} logo={company.logo} small />
              <b>{company.name}</b>
              <a href={PATH}>Choose another</a>
            </p>
            <ReviewForm company={company} author={author} onSent={setSent} />
          </>
        ) : (
          <>
            {unknown && <Alert>We don’t know this company. Choose one of these.</Alert>}
            <form action={PATH} className={styles.choice} aria-label="Choose a company">
              <Select label="With which company did you travel?" name="operator" defaultValue="" required>
                <option value="" disabled>
                  Choose a company
                </option>
                {companies.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
              <Button type="submit" kind="go" size="large">
                Continue
              </Button>
            </form>
          </>
        )}
      </div>
    </div>
  );
}

function Confirm({ token }: { token: string }) {
  return (
    <div className="wrap">
      <div className={styles.done}>
        <h1>Confirm your review</h1>
        <p>Then we read it, and publish it.</p>
        <form method="post" action={PATH}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" kind="go" size="large">
            Confirm my review
          </Button>
        </form>
      </div>
    </div>
  );
}

/** Takes the place of a long form, whose reader stands at its end. */
function bringIntoSight(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  if (heading) window.scrollTo({ top: 0 });
}

function CheckInbox() {
  return (
    <div className="wrap">
      <div className={styles.done} role="status">
        <h1 tabIndex={-1} ref={bringIntoSight}>
          Check your inbox
        </h1>
        <p>We sent you a link. Open it within seven days to confirm that the review is yours.</p>
        <LinkButton href="/all-trips">See all trips</LinkButton>
      </div>
    </div>
  );
}

function Done({ title, isMember, isNew }: { title: string; isMember: boolean; isNew?: boolean }) {
  return (
    <div className="wrap">
      <div className={styles.done} role="status">
        <h1 tabIndex={-1} ref={isNew ? bringIntoSight : undefined}>
          {title}
        </h1>
        <p>We write to you once it is published.</p>
        <Next isMember={isMember} />
        <LinkButton href="/all-trips">See all trips</LinkButton>
      </div>
    </div>
  );
}
