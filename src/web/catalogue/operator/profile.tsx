import { ReviewCard } from '../../reviews/review-card.tsx';
import { ReviewSummary } from '../../reviews/review-summary.tsx';
import type { ShownReviews } from '../../reviews/shown-review.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Gallery } from '../gallery.tsx';
import { OperatorRow } from '../operator-row.tsx';
import { Questions } from '../questions.tsx';
import { TripMinis } from '../trip-mini.tsx';
import { plural, topTripsWords } from '../trip-words.ts';
import { Associations, Classifications, NOT_PROVIDED, Policies, Rankings } from './company-facts.tsx';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';
import type { ShownOperator } from './shown-operator.ts';

type OperatorProfileProps = { operator: ShownOperator; reviews: ShownReviews };

/** A company's profile. */
export function OperatorProfile({ operator, reviews }: OperatorProfileProps) {
  return (
    <div className="wrap">
      <OperatorHead operator={operator} />
      <Known operator={operator} />
      <TopReviews operator={operator} reviews={reviews} />
      <Trips operator={operator} />
      {operator.memberSavings && (
        <Section title="Member savings">
          <Prose text={operator.memberSavings} />
        </Section>
      )}
      <Classifications classes={operator.classes} />
      <Rankings rankings={operator.rankings} />
      {operator.photos.length > 0 && (
        <Section title="Pictures">
          <Gallery photos={operator.photos} label={`Pictures of ${operator.name}`} />
        </Section>
      )}
      <Policies operator={operator} />
      <Associations operator={operator} />
      <Questions faqs={operator.faqs} />
      {operator.similar.length > 0 && (
        <Section title="Companies like this one">
          <div className={styles.rows}>
            {operator.similar.map((similar) => (
              <OperatorRow key={similar.slug} operator={similar} />
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}

function Known({ operator }: { operator: ShownOperator }) {
  return (
    <div className={styles.known}>
      <div>
        <h2>Known for</h2>
        <Prose text={operator.knownFor ?? NOT_PROVIDED} />
      </div>
      <div>
        <h2>Loved for</h2>
        <Prose text={operator.lovedFor ?? NOT_PROVIDED} />
      </div>
      {operator.videoUrl && (
        <p>
          <a href={operator.videoUrl} rel="nofollow noopener">
            Watch the company’s video
          </a>
        </p>
      )}
    </div>
  );
}

function TopReviews({ operator, reviews }: OperatorProfileProps) {
  if (reviews.stats.count === 0) return null;
  return (
    <Section title="What travelers say">
      <ReviewSummary stats={reviews.stats} />
      {reviews.reviews.map((review) => (
        <ReviewCard key={review.id} review={review} operatorName={operator.name} />
      ))}
      <p className={styles.more}>
        <LinkButton href={`/tour-operators/${operator.slug}-reviews`}>
          Read all {plural(operator.reviewsCount, 'review')}
        </LinkButton>
      </p>
    </Section>
  );
}

function Trips({ operator }: { operator: ShownOperator }) {
  return (
    <>
      {operator.topTrips.length > 0 && (
        <Section title={topTripsWords(operator.topTrips)}>
          <TripMinis trips={operator.topTrips} />
          <p className={styles.more}>
            <LinkButton href={`/tour-operators/${operator.slug}-trips`}>
              See all {plural(operator.tripsCount, 'trip')}
            </LinkButton>
          </p>
        </Section>
      )}
      {operator.popularTrips.length > 0 && (
        <Section title="Most reviewed trips">
          <TripMinis trips={operator.popularTrips} />
        </Section>
      )}
    </>
  );
}
