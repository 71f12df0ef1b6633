import { useLoaderData } from 'react-router';
import { formatDate, formatMonth } from '#kernel/shared';
import { rejectionReasons } from '#reviews/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Rating } from '../ui/rating.tsx';
import type { Route } from './+types/reviews.route';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { myReviewsLoader, type ShownOwnReview } from './reviews.loader.ts';
import own from './reviews.module.css';

const PATH = '/account/my-reviews';
const TITLE = 'My Reviews';
const WRITE = '/write-a-review';

const DONE: Readonly<Record<string, string>> = {
  in_moderation: 'It is changed. We read it, and write to you once it is published.',
  published: 'We have your change. Your review stands as it is until we have read it; then we write to you.',
  withdrawn: 'It is withdrawn: nobody sees it any more, and no score counts it.',
};
const ERRORS: Readonly<Record<string, string>> = {
  not_found: 'That can’t be done with it any more: look below how it stands.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};

const STATES: Readonly<Record<ShownOwnReview['state'], Omit<BadgeProps, 'children'> & { words: string }>> = {
  draft: { icon: 'mail-check', tone: 'sun', words: 'Not confirmed' },
  in_moderation: { icon: 'list-checks', tone: 'info', words: 'Being read' },
  published: { icon: 'check', tone: 'pine', words: 'Published' },
  rejected: { icon: 'x', tone: 'plain', words: 'Not published' },
  withdrawn: { icon: 'minus', tone: 'plain', words: 'Withdrawn' },
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What you have written of your journeys, how it stands, and what you can do with it.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return myReviewsLoader(context.get(services), request);
}

export default function MyReviews() {
  const { me, reviews, done, error } = useLoaderData<typeof loader>();
  if (!me) return <ForVisitors />;
  return (
    <AccountFrame here={PATH} {...me.rail}>
      <h1>{TITLE}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={own.told}>
          {ownIn(DONE, done)}
        </p>
      )}
      {reviews.length === 0 ? (
        <div className={own.none}>
          <p>You haven’t written a review yet. Praise and complaints both help the next traveler.</p>
          <LinkButton kind="go" href={WRITE}>
            Write a review
          </LinkButton>
        </div>
      ) : (
        <>
          {reviews.map((review) => (
            <OwnReview key={review.id} review={review} />
          ))}
          <p className={own.none}>
            <LinkButton href={WRITE}>Write another review</LinkButton>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function OwnReview({ review }: { review: ShownOwnReview }) {
  const { id, state, company, trip, change, reply, traveledOn, writtenOn } = review;
  const { words, ...look } = STATES[state];
  const title = `${id}-title`;
  return (
    <article id={id} className={own.review} aria-labelledby={title}>
      <div className={own.state}>
        <Badge {...look}>{words}</Badge>
        <p>
          Written {formatDate(writtenOn)}
          {traveledOn && `, traveled ${formatMonth(traveledOn.slice(0, 7))}`}.
        </p>
        <StateWords review={review} />
      </div>
      <div className={own.said}>
        <Rating score={review.overallScore} />
        <h2 id={title}>{review.summary}</h2>
        <p className={own.about}>
          {trip && (
            <>
              <a href={`/trips/${trip.slug}`}>{trip.name}</a>
              {company && ' by '}
            </>
          )}
          {company ? <a href={`/tour-operators/${company.slug}-reviews`}>{company.name}</a> : 'Not on Sojourn any more'}
        </p>
        <Prose text={review.content} />
        {reply && (
          <div className={own.reply}>
            <b>Reply from {company?.name ?? 'the company'}.</b>
            <Prose text={reply} />
          </div>
        )}
        {change && (
          <details className={own.change}>
            <summary>Your change, which we read next</summary>
            <Rating score={change.overallScore} />
            <h3>{change.summary}</h3>
            <Prose text={change.content} />
          </details>
        )}
        {(review.mayChange || review.mayWithdraw) && <Deeds review={review} />}
      </div>
    </article>
  );
}

function StateWords({ review: { state, rejectionReason, change } }: { review: ShownOwnReview }) {
  if (state === 'draft') return <p>Open the link that we sent you: it is read once you have confirmed it.</p>;
  if (state === 'in_moderation')
    return <p>We read it for privacy and insults, not for praise. Then it is published.</p>;
  if (state === 'rejected' && rejectionReason) {
    return (
      <p>
        We don’t publish it, because {rejectionReasons[rejectionReason]}. If you see it differently,{' '}
        <a href="/contact">write to us</a>, or <a href={WRITE}>write another review</a>.
      </p>
    );
  }
  if (state === 'published' && change) return <p>It stands as it is until we have read your change.</p>;
  return null;
}

function Deeds({ review: { id, summary, mayChange, mayWithdraw, state } }: { review: ShownOwnReview }) {
  return (
    <div className={own.deeds}>
      {mayChange && (
        <LinkButton href={`${PATH}/${id}`} aria-label={`Change: ${summary}`}>
          Change
        </LinkButton>
      )}
      {mayWithdraw && (
        <details>
          <summary>
            Withdraw<span className="visually-hidden">: {summary}</span>
          </summary>
          <form method="post" action={PATH}>
            <input type="hidden" name="do" value="withdraw" />
            <input type="hidden" name="review" value={id} />
            <p>
              {state === 'published'
                ? 'It goes from every page, with its score and the company’s reply. '
                : 'Nobody reads it any more. '}
              It can’t be brought back.
            </p>
            <Button type="submit" kind="line" aria-label={`Withdraw this review: ${summary}`}>
              Withdraw this review
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}

function ForVisitors() {
  return (
    <div className="wrap">
      <header className={styles.visitor}>
        <h1>{TITLE}</h1>
        <p>
          What you have written of your journeys stands here once you are a member, also what you wrote as a visitor.
        </p>
        <p>
          <LinkButton kind="go" href={signInHref(PATH)}>
            Sign in or join
          </LinkButton>
        </p>
      </header>
    </div>
  );
}
