import { useLoaderData } from 'react-router';
import { formatDate, formatMonth } from '#kernel/shared';
import { rejectionReasons, reportReasons, scoreNames } from '#reviews/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Prose } from '../ui/prose.tsx';
import { Rating } from '../ui/rating.tsx';
import { ScoreBars } from '../ui/score-bars.tsx';
import { Select } from '../ui/select.tsx';
import type { Route } from './+types/reviews.route';
import { reviewsLoader, type ShownDesk } from './reviews.loader.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const PATH = '/staff/reviews';
const TITLE = 'Reviews to read';

const DONE: Readonly<Record<string, string>> = {
  published: 'It is published, and its author is told.',
  rejected: 'It is refused, and its author is told why.',
  kept: 'It stays where it is, and what was reported is settled.',
  removed: 'The reply is removed.',
};
const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  reason: 'Choose a reason: the author is told it.',
  not_found: 'Somebody else has decided about it meanwhile.',
  changed_meanwhile: 'Its author has changed it meanwhile. Read it once more, then decide.',
  forbidden: 'This review is yours: somebody else of the team decides about it.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};
const DECISIONS = {
  published: 'Published',
  rejected: 'Refused',
  withdrawn: 'Withdrawn',
  change_published: 'Change published',
  change_rejected: 'Change refused',
  reports_kept: 'Kept after reports',
  reply_removed: 'Reply removed',
} as const;

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What travelers wrote, before anybody else reads it: for the team.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return reviewsLoader(context.get(services), request);
}

export default function Reviews() {
  const { desk, wayIn, page, done, at, error } = useLoaderData<typeof loader>();
  const ofPage = error && !at;
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {ofPage && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DONE, done)}
        </p>
      )}
      {desk ? <Desk desk={desk} page={page} at={at} error={error} /> : <WayIn needs={wayIn} path={PATH} />}
    </StaffFrame>
  );
}

type DeskProps = { desk: ShownDesk; page: number; at: string | null; error: string | null };

function Desk({ desk, page, at, error }: DeskProps) {
  const { waiting, waitingCount, reported, replied, repliedPages, decided } = desk;
  const replies = replied.length > 0 && <Replied replied={replied} page={page} pages={repliedPages} />;
  // What is to be decided stands on the first page; further ones are of what companies answered.
  if (page > 1) return replies;
  return (
    <>
      <p className={styles.quiet}>
        {waitingCount === 0
          ? 'None waits. New ones stand here as soon as their authors have confirmed them.'
          : `${plural(waitingCount, 'review')}, the oldest first. We read for privacy and insults, not for praise.`}
      </p>
      {waiting.map((review) => (
        <Waiting key={review.id} review={review} error={at === review.id ? error : null} />
      ))}
      {reported.length > 0 && (
        <section aria-labelledby="reported" className={styles.section}>
          <h2 id="reported">Reported by readers</h2>
          {reported.map((review) => (
            <Reported key={review.id} review={review} error={at === review.id ? error : null} />
          ))}
        </section>
      )}
      {replies}
      {decided.length > 0 && <Decided decided={decided} />}
    </>
  );
}

function Waiting({ review, error }: { review: ShownDesk['waiting'][number]; error: string | null }) {
  const { id, authorName, summary, content, overallScore, scores, traveledOn, reviewedAt, company, trip } = review;
  const { revision, isChange } = review;
  const bars = scoreNames.flatMap((name) => {
    const value = scores[name];
    return value ? [{ label: name.charAt(0).toUpperCase() + name.slice(1), value }] : [];
  });
  return (
    <article id={id} className={styles.review} aria-labelledby={`${id}-summary`}>
      <div className={styles.text}>
        <Rating score={overallScore} />
        <h2 id={`${id}-summary`}>{summary}</h2>
        {isChange && (
          <p>
            <Badge icon="pen-line">Changed by its author</Badge>{' '}
            {company && <a href={`/tour-operators/${company.slug}-reviews`}>What is published</a>} stands until you
            decide.
          </p>
        )}
        <p className={styles.quiet}>
          {authorName.replace(/\.$/, '')}. Written {formatDate(reviewedAt.slice(0, 10))}
          {traveledOn && `, traveled ${formatMonth(traveledOn.slice(0, 7))}`}.
        </p>
        <p>
          {trip && (
            <>
              <a href={`/trips/${trip.slug}`}>{trip.name}</a>
              {company && ' by '}
            </>
          )}
          {company && <a href={`/tour-operators/${company.slug}`}>{company.name}</a>}
        </p>
        <blockquote>
          <Prose text={content} />
        </blockquote>
        {bars.length > 0 && <ScoreBars scores={bars} />}
      </div>
      <div className={styles.deeds}>
        <form method="post" action={PATH}>
          <input type="hidden" name="review" value={id} />
          <input type="hidden" name="do" value="publish" />
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit" kind="go" block aria-label={`Publish: ${summary}`}>
            Publish
          </Button>
        </form>
        <RefuseForm
          id={id}
          summary={summary}
          label="Refuse"
          revision={revision}
          error={error ? (ownIn(ERRORS, error) ?? null) : null}
        />
      </div>
    </article>
  );
}

function Reported({ review, error }: { review: ShownDesk['reported'][number]; error: string | null }) {
  const { id, authorName, summary, content, overallScore, reviewedAt, isImported, company } = review;
  const title = summary ?? authorName ?? 'A review';
  return (
    <article id={id} className={styles.review} aria-labelledby={`${id}-summary`}>
      <div className={styles.text}>
        <Rating score={overallScore} />
        <h3 id={`${id}-summary`}>{title}</h3>
        <p className={styles.quiet}>
          {authorName?.replace(/\.$/, '') ?? 'Anonymous'}. Written {formatDate(reviewedAt.slice(0, 10))}
          {isImported && ', brought by a feed of the company'}.
        </p>
        {company && (
          <p>
            <a href={`/tour-operators/${company.slug}-reviews`}>{company.name}</a>
          </p>
        )}
        {content && (
          <blockquote>
            <Prose text={content} />
          </blockquote>
        )}
      </div>
      <div className={styles.deeds}>
        <div className={styles.against}>
          <b>{plural(review.count, 'report')}</b>
          <p>{review.reasons.map((reason) => reportReasons[reason]).join('; ')}.</p>
          {review.words.map((words, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what readers wrote, which nobody changes
            <p key={i}>“{words}”</p>
          ))}
        </div>
        <form method="post" action={PATH}>
          <input type="hidden" name="review" value={id} />
          <input type="hidden" name="do" value="keep" />
          <input type="hidden" name="up_to" value={review.upTo} />
          <Button type="submit" kind="ink" block aria-label={`Leave it there: ${title}`}>
            Leave it there
          </Button>
        </form>
        <RefuseForm
          id={id}
          summary={title}
          label="Take back"
          revision={review.revision}
          error={error ? (ownIn(ERRORS, error) ?? null) : null}
        />
      </div>
    </article>
  );
}

type RepliedProps = { replied: ShownDesk['replied']; page: number; pages: number };

function Replied({ replied, page, pages }: RepliedProps) {
  return (
    <section aria-labelledby="replied" className={styles.decided}>
      <h2 id="replied">What companies answered</h2>
      <ul>
        {replied.map(({ id, summary, reply, repliedAt, company }) => (
          <li key={id}>
            <div>
              <b>{summary}</b>
              <small>
                {company && <a href={`/tour-operators/${company.slug}-reviews`}>{company.name}</a>}, answered{' '}
                {formatDate(repliedAt.slice(0, 10))}
              </small>
              <Prose text={reply} />
            </div>
            <details>
              <summary>
                Remove<span className="visually-hidden"> the reply to: {summary}</span>
              </summary>
              <form method="post" action={PATH} className={styles.form}>
                <input type="hidden" name="review" value={id} />
                <input type="hidden" name="do" value="remove-reply" />
                <p>The company can’t write another one.</p>
                <Button type="submit" kind="line" aria-label={`Remove the reply to: ${summary}`}>
                  Remove the reply
                </Button>
              </form>
            </details>
          </li>
        ))}
      </ul>
      <Pagination
        label="Replies"
        page={page}
        pages={pages}
        hrefOf={(other) => (other > 1 ? `${PATH}?page=${other}` : PATH)}
      />
    </section>
  );
}

function RefuseForm({
  id,
  summary,
  label,
  revision,
  error,
}: {
  id: string;
  summary: string;
  label: 'Refuse' | 'Take back';
  revision: number;
  error: string | null;
}) {
  return (
    <form method="post" action={PATH} className={styles.form}>
      <input type="hidden" name="review" value={id} />
      {label === 'Take back' && <input type="hidden" name="do" value="take-back" />}
      <input type="hidden" name="revision" value={revision} />
      <Select label="Reason" name="reason" defaultValue="" error={error ?? undefined} required>
        <option value="">Choose one</option>
        {Object.entries(rejectionReasons).map(([name, words]) => (
          <option key={name} value={name}>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="line" block aria-label={`${label}: ${summary}`}>
        {label}
      </Button>
    </form>
  );
}

function Decided({ decided }: { decided: ShownDesk['decided'] }) {
  return (
    <section aria-labelledby="decided" className={styles.decided}>
      <h2 id="decided">Decided last</h2>
      <ul>
        {decided.map(({ reviewId, summary, decision, reason, decidedAt, state, revision, company, by }) => (
          <li key={`${reviewId}-${decidedAt}`}>
            <div>
              <b>{summary}</b>
              <small>
                {DECISIONS[decision]} {formatDate(decidedAt.slice(0, 10))} by {by}
                {reason && `, as ${rejectionReasons[reason]}`}.
                {company && (
                  <>
                    {' '}
                    <a href={`/tour-operators/${company.slug}-reviews`}>{company.name}</a>
                  </>
                )}
              </small>
            </div>
            {decision === 'published' && state === 'published' && (
              <details>
                <summary>Take back</summary>
                <RefuseForm id={reviewId} summary={summary ?? ''} label="Take back" revision={revision} error={null} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
