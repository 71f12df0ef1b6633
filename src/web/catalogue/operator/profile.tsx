import type { OperatorPage, TermEntry } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import type { ReviewList } from '#reviews/shared';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { ReviewSummary } from '../../reviews/review-summary.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OperatorRow } from '../operator-row.tsx';
import { Prose } from '../trip/prose.tsx';
import { Questions } from '../trip/rest.tsx';
import { Section } from '../trip/section.tsx';
import { TripMinis } from '../trip-mini.tsx';
import { plural } from '../trip-words.ts';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';

type OperatorProfileProps = { operator: OperatorPage; reviews: ReviewList };

const NOT_PROVIDED = 'Not provided';

/** A company's profile. */
export function OperatorProfile({ operator, reviews }: OperatorProfileProps) {
  return (
    <div className="wrap">
      <OperatorHead operator={operator} />
      <Known operator={operator} />
      {reviews.stats.count > 0 && (
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
      )}
      {operator.topTrips.length > 0 && (
        <Section title="Top trips">
          <TripMinis trips={operator.topTrips} />
          <p className={styles.more}>
            <LinkButton href={`/tour-operators/${operator.slug}-trips`}>
              See all {plural(operator.tripsCount, 'trip')}
            </LinkButton>
          </p>
        </Section>
      )}
      {operator.popularTrips.length > 0 && (
        <Section title="Popular trips">
          <TripMinis trips={operator.popularTrips} />
        </Section>
      )}
      {operator.memberSavings && (
        <Section title="Member savings">
          <Prose text={operator.memberSavings} className={styles.prose} />
        </Section>
      )}
      <Classifications terms={operator.terms} />
      <Rankings rankings={operator.rankings} />
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

function Known({ operator }: { operator: OperatorPage }) {
  return (
    <div className={styles.known}>
      <div>
        <h2>Known for</h2>
        <Prose text={operator.knownFor ?? NOT_PROVIDED} className={styles.prose} />
      </div>
      <div>
        <h2>Loved for</h2>
        <Prose text={operator.lovedFor ?? NOT_PROVIDED} className={styles.prose} />
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

const GROUPS: Record<string, string> = {
  trip_type: 'Trip types',
  theme: 'Themes',
  travel_style: 'Styles',
  activity: 'Activities',
  region: 'Regions',
};

function Classifications({ terms }: { terms: TermEntry[] }) {
  const groups = Object.entries(GROUPS)
    .map(([key, title]) => ({
      title,
      names: terms.filter(({ propertyKey }) => propertyKey === key).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section title="What it runs">
      <dl className={styles.facts}>
        {groups.map(({ title, names }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Rankings({ rankings }: { rankings: OperatorPage['rankings'] }) {
  if (rankings.length === 0) return null;
  return (
    <Section title="Where it ranks">
      <ul className={styles.rankings}>
        {rankings.map(({ rank, name, slug, tripPageSlug }) => (
          <li key={slug}>
            <b>No. {rank}</b> in {tripPageSlug ? <a href={`/trip-list/${tripPageSlug}`}>{name}</a> : name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const PROCESS: Record<OperatorPage['businessProcessType'], string> = {
  instant: 'Places are confirmed at once.',
  on_request: 'The company confirms each booking.',
  lead_only: 'You book with the company itself.',
};

function Policies({ operator }: { operator: OperatorPage }) {
  const deposit = operator.deposit;
  const entries = [
    { title: 'How booking works', text: PROCESS[operator.businessProcessType] },
    { title: 'Booking policy', text: operator.bookingPolicy ?? NOT_PROVIDED },
    {
      title: 'Deposit',
      text:
        deposit === null
          ? NOT_PROVIDED
          : deposit.kind === 'share'
            ? `${deposit.bps / 100}% of the price`
            : `${formatMoney({ cents: deposit.cents, currency: 'USD' })} a traveler`,
    },
    { title: 'Cancellation', text: operator.cancellationPolicy ?? NOT_PROVIDED, href: operator.cancellationPolicyUrl },
    { title: 'Terms', text: operator.bookingTerms ?? NOT_PROVIDED },
    { title: 'Ages', text: operator.customerAges ?? NOT_PROVIDED },
    { title: 'Health and safety', text: operator.covidSafety ?? NOT_PROVIDED },
  ];
  return (
    <Section title="Policies">
      <dl className={styles.facts}>
        {entries.map(({ title, text, href }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Prose text={text} />
              {href && (
                <a href={href} rel="nofollow noopener">
                  Read it on the company’s site
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Associations({ operator }: { operator: OperatorPage }) {
  if (operator.associations.length + operator.awards.length === 0) return null;
  return (
    <Section title="Memberships and awards">
      <ul className={styles.rankings}>
        {operator.associations.map(({ name, description }) => (
          <li key={name}>
            <b>{name}</b>
            {description && `. ${description}`}
          </li>
        ))}
        {operator.awards.map(({ name, year, source }) => (
          <li key={`${name}${year}`}>
            <b>{name}</b>
            {[source, year].filter(Boolean).length > 0 && `, ${[source, year].filter(Boolean).join(', ')}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
