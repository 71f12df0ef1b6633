import { useLoaderData } from 'react-router';
import { formatDate, formatMonth } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Prose } from '../ui/prose.tsx';
import { Rating } from '../ui/rating.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { Route } from './+types/operator-reviews.route';
import { operatorReviewsLoader, type ShownCompanyDesk } from './operator-reviews.loader.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

const PATH = '/operator/reviews';
const TITLE = 'Your reviews';

const DONE: Readonly<Record<string, string>> = {
  replied: 'Your reply stands under the review, and its author is told.',
  changed: 'Your reply is changed.',
};
const ERRORS: Readonly<Record<string, string>> = {
  reply: 'A reply has 2 to 3,000 characters.',
  already_replied: 'It is answered already: a review has one reply.',
  reply_closed: 'A reply can be changed for 24 hours. This one stands.',
  not_found: 'This review isn’t there any more, or it is of another company.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What travelers say of a company, to be answered by it.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return operatorReviewsLoader(context.get(services), request);
}

export default function OperatorReviews() {
  const { desk, done, at, error, typed, ...asked } = useLoaderData<typeof loader>();
  const words = error ? (ownIn(ERRORS, error) ?? 'Something went wrong, try again later') : null;
  const isOfOne = desk?.reviews.some(({ id }) => id === at);
  return (
    <StaffFrame of="company" signedIn={desk !== null}>
      <h1>{TITLE}</h1>
      {words && !isOfOne && <Alert>{words}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DONE, done)}
        </p>
      )}
      {desk ? <Desk desk={desk} {...asked} at={at} error={isOfOne ? words : null} typed={typed?.reply} /> : <WayIn />}
    </StaffFrame>
  );
}

function WayIn() {
  return (
    <div className={styles.narrow}>
      <p>Companies read and answer here what travelers say of them. Sign in to go on.</p>
      <LinkButton kind="go" size="large" href={signInHref(PATH)}>
        Sign in
      </LinkButton>
    </div>
  );
}

type Asked = {
  page: number;
  unanswered: boolean;
  /** The review that was answered just now, what was wrong with that, and the words. */
  at: string | null;
  error: string | null;
  typed: string | undefined;
};

function Desk({ desk, page, unanswered, at, error, typed }: { desk: ShownCompanyDesk } & Asked) {
  const { company, companies, reviews, count, pages } = desk;
  const isOneOfMany = companies.length > 1;
  const hrefOf = (other: { company?: string; show?: 'all' | 'unanswered'; page?: number }) => {
    const show = other.show ?? (unanswered ? 'unanswered' : 'all');
    const params = new URLSearchParams({
      ...(isOneOfMany && { company: other.company ?? company.slug }),
      ...(show === 'unanswered' && { show }),
      ...(other.page && other.page > 1 && { page: String(other.page) }),
    });
    return params.size > 0 ? `${PATH}?${params}` : PATH;
  };
  return (
    <>
      <nav aria-label="Which reviews" className={styles.choices}>
        {isOneOfMany &&
          companies.map(({ slug, name }) => (
            <a key={slug} href={hrefOf({ company: slug })} aria-current={slug === company.slug ? 'true' : undefined}>
              {name}
            </a>
          ))}
        <a href={hrefOf({ show: 'all' })} aria-current={unanswered ? undefined : 'true'}>
          All
        </a>
        <a href={hrefOf({ show: 'unanswered' })} aria-current={unanswered ? 'true' : undefined}>
          Without a reply
        </a>
      </nav>
      <p className={styles.quiet}>
        {count === 0
          ? `No review of ${company.name} ${unanswered ? 'waits for a reply' : 'is published yet'}.`
          : `${plural(count, 'review')} of ${company.name}, the newest first. One reply each: it stands under the review at once, and can be changed for 24 hours.`}
      </p>
      {reviews.map((review) => (
        <Review
          key={review.id}
          review={review}
          list={{ company: company.slug, show: unanswered ? 'unanswered' : null, page }}
          {...(at === review.id ? { error, typed } : { error: null, typed: undefined })}
        />
      ))}
      <Pagination label="Reviews" page={page} pages={pages} hrefOf={(other) => hrefOf({ page: other })} />
    </>
  );
}

type Shown = ShownCompanyDesk['reviews'][number];

/** Which list a review stands in, for the way back to it. */
type List = { company: string; show: string | null; page: number };

type ReviewProps = { review: Shown; list: List } & Pick<Asked, 'error' | 'typed'>;

function Review({ review, list, error, typed }: ReviewProps) {
  const { id, authorName, summary, content, overallScore, traveledOn, writtenOn, trip, reply } = review;
  const title = summary ?? `${authorName}, ${formatDate(writtenOn)}`;
  return (
    <article id={id} className={styles.review} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <Rating score={overallScore} />
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.quiet}>
          {authorName.replace(/\.$/, '')}. Written {formatDate(writtenOn)}
          {traveledOn && `, traveled ${formatMonth(traveledOn.slice(0, 7))}`}.
        </p>
        {trip && (
          <p>
            <a href={`/trips/${trip.slug}`}>{trip.name}</a>
          </p>
        )}
        {content && (
          <blockquote>
            <Prose text={content} />
          </blockquote>
        )}
      </div>
      <div className={styles.deeds}>
        {error && <Alert>{error}</Alert>}
        {reply && (
          <div className={styles.reply}>
            <b>Your reply{review.repliedOn && `, ${formatDate(review.repliedOn)}`}</b>
            <Prose text={reply} />
          </div>
        )}
        {review.mayReply && <ReplyForm id={id} title={title} list={list} deed="reply" words={typed} />}
        {review.mayChangeReply && (
          <details open={typed !== undefined}>
            <summary>
              Change the reply<span className="visually-hidden">: {title}</span>
            </summary>
            <ReplyForm id={id} title={title} list={list} deed="change" words={typed ?? reply ?? ''} />
          </details>
        )}
        {review.isReplyRemoved && <p className={styles.quiet}>We have removed your reply. There is no other.</p>}
      </div>
    </article>
  );
}

type ReplyFormProps = {
  id: string;
  title: string;
  list: List;
  deed: 'reply' | 'change';
  words: string | undefined;
};

function ReplyForm({ id, title, list, deed, words }: ReplyFormProps) {
  const label = deed === 'reply' ? 'Publish the reply' : 'Change it';
  return (
    <form method="post" action={PATH} className={styles.form}>
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="company" value={list.company} />
      {list.show && <input type="hidden" name="show" value={list.show} />}
      {list.page > 1 && <input type="hidden" name="page" value={list.page} />}
      <input type="hidden" name="do" value={deed} />
      <TextArea
        label="Reply"
        name="reply"
        aria-label={`Reply to: ${title}`}
        rows={5}
        defaultValue={words}
        minLength={2}
        maxLength={3000}
        required
      />
      <Button type="submit" kind={deed === 'reply' ? 'ink' : 'line'} block aria-label={`${label}: ${title}`}>
        {label}
      </Button>
    </form>
  );
}
