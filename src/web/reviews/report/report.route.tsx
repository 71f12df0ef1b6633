import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../metadata/page-meta.ts';
import { ownIn } from '../../own-in.ts';
import { services } from '../../services.ts';
import { siteOf } from '../../site.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { Route } from './+types/report.route';
import { reportLoader } from './report.loader.ts';
import styles from './report.module.css';
import { ReportForm } from './report-form.tsx';

const PATH = '/report-a-review';
const TITLE = 'Report a Review';

const ERRORS: Readonly<Record<string, string>> = {
  reason: 'Choose what is wrong with it.',
  text: 'Say what it is, in 2,000 characters at most.',
  not_found: 'This review isn’t there any more.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Tell us what is wrong with a review: a person looks at it.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return reportLoader(context.get(services), request);
}

export default function ReportReview() {
  const { review, isMember, isSent, error, typed } = useLoaderData<typeof loader>();
  const [sentNow, setSent] = useState(false);
  const back = review?.company ? `/tour-operators/${review.company.slug}-reviews` : '/reviews';
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{TITLE}</h1>
        {isSent || sentNow ? (
          <div role="status" className={styles.sent}>
            <p>We have your report. A person reads the review once more, and takes it back if it breaks our rules.</p>
            <LinkButton href={back}>Back to the reviews</LinkButton>
          </div>
        ) : review ? (
          <>
            <p className={styles.quiet}>
              A person reads it once more. That a review praises or blames is never a reason to take it back.
            </p>
            {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
            <blockquote className={styles.review}>
              {review.summary && <p className={styles.summary}>{review.summary}</p>}
              {review.content && <Prose text={review.content} />}
              <footer>
                {review.authorName.replace(/\.$/, '')}
                {review.company && `, about ${review.company.name}`}.
              </footer>
            </blockquote>
            <ReportForm id={review.id} isMember={isMember} typed={typed} onSent={() => setSent(true)} />
          </>
        ) : (
          <div className={styles.sent}>
            <p>This review isn’t there any more. Each review has a link to report it.</p>
            <LinkButton href="/reviews">See all reviews</LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}
