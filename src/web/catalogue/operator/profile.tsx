import { formatMoney } from '#kernel/shared';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { Voices } from '../../reviews/voices.tsx';
import { MemberBand } from '../../savings/member-band.tsx';
import { classes } from '../../ui/classes.ts';
import { FactStrip, type FactStripProps } from '../../ui/fact-strip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MonthBarsKey } from '../../ui/month-bars-key.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { companiesPath, MOST_COMPARED } from '../comparison-path.ts';
import { Gallery } from '../gallery.tsx';
import { OperatorRow } from '../operator-row.tsx';
import { Questions } from '../questions.tsx';
import { TripBoard } from '../trip-board.tsx';
import { TripMinis } from '../trip-mini.tsx';
import { aboutUsd, agesWords, plural, priceBasis, topTripsWords } from '../trip-words.ts';
import { Associations, Classifications, NOT_PROVIDED, Policies, Rankings } from './company-facts.tsx';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';
import type { Profile } from './profile.loader.ts';
import type { ShownOperator } from './shown-operator.ts';

/** A company's profile. */
export function OperatorProfile({ profile }: { profile: Profile }) {
  const { operator, saving, memberTrips } = profile;
  return (
    <>
      <div className="wrap">
        <OperatorHead operator={operator} />
        <FactStrip facts={factsOf(profile)} />
        <Known operator={operator} />
        <TopReviews {...profile} />
        <Trips operator={operator} />
      </div>
      {saving && (
        <MemberBand title="Member savings" saving={saving}>
          <p>
            {operator.name} sets a lower price for Sojourn members on {memberTrips.toLocaleString('en-US')} of its{' '}
            {plural(operator.tripsCount, 'trip')}. Both prices are shown to everyone.
          </p>
          {operator.memberSavings && <Prose text={operator.memberSavings} />}
        </MemberBand>
      )}
      <div className="wrap">
        <div className={styles.duo}>
          <Classifications classes={profile.classes} />
          <Rankings rankings={operator.rankings} />
        </div>
        {operator.photos.length > 0 && (
          <Section title="Pictures">
            <Gallery photos={operator.photos} label={`Pictures of ${operator.name}`} />
          </Section>
        )}
        <Policies operator={operator} />
        <Associations operator={operator} />
        <Questions faqs={operator.faqs} />
        <Similar operator={operator} />
      </div>
    </>
  );
}

/** What its trips on offer are, as far as they say it. */
function factsOf({ operator, figures, lowest }: Profile): FactStripProps['facts'] {
  const { shortestDays, longestDays, largestGroup, youngest } = figures;
  const usd = lowest && aboutUsd(lowest);
  const facts: (FactStripProps['facts'][number] | null)[] = [
    { label: 'Trips', value: operator.tripsCount.toLocaleString('en-US') },
    lowest && {
      label: `From, ${priceBasis(lowest)}`,
      value: formatMoney(lowest),
      note: usd && `about ${formatMoney(usd)}`,
    },
    longestDays === null
      ? null
      : {
          label: 'Length',
          value: shortestDays === longestDays ? plural(longestDays, 'day') : `${shortestDays} to ${longestDays} days`,
        },
    largestGroup === null ? null : { label: 'Largest group', value: plural(largestGroup, 'person', 'people') },
    youngest === null ? null : { label: 'Ages', value: agesWords(youngest, null).replace('Ages ', '') },
  ];
  return facts.filter((fact) => fact !== null);
}

function Known({ operator: { knownFor, lovedFor, videoUrl } }: { operator: ShownOperator }) {
  return (
    <div className={styles.known}>
      <div>
        <h2>Known for</h2>
        <Prose text={knownFor ?? NOT_PROVIDED} className={knownFor ? undefined : 'quiet'} />
      </div>
      <div>
        <h2>Loved for</h2>
        <Prose text={lovedFor ?? NOT_PROVIDED} className={lovedFor ? undefined : 'quiet'} />
      </div>
      {videoUrl && (
        <div>
          <h2>In its own words</h2>
          <p>
            <a href={videoUrl} rel="nofollow noopener">
              Watch the company’s video
            </a>
          </p>
          <p className="small quiet">It opens on another site.</p>
        </div>
      )}
    </div>
  );
}

function TopReviews({ operator, reviews }: Pick<Profile, 'operator' | 'reviews'>) {
  if (reviews.stats.count === 0) return null;
  return (
    <Section title="What travelers say">
      {reviews.reviews.length < reviews.stats.count && (
        <p className={styles.lead}>The highest rated of {plural(reviews.stats.count, 'review')}.</p>
      )}
      <div className={styles.firstTwo}>
        <Voices stats={reviews.stats}>
          {reviews.reviews.map((review) => (
            <ReviewCard key={review.id} review={review} operatorName={operator.name} />
          ))}
          <p className={styles.more}>
            <LinkButton href={`/tour-operators/${operator.slug}-reviews`}>
              {operator.reviewsCount === 1 ? 'Read the review' : `Read all ${plural(operator.reviewsCount, 'review')}`}
            </LinkButton>
          </p>
        </Voices>
      </div>
    </Section>
  );
}

function Trips({ operator: { slug, tripsCount, topTrips, popularTrips } }: { operator: ShownOperator }) {
  return (
    <>
      {topTrips.length > 0 && (
        <Section title={topTripsWords(topTrips)}>
          <TripMinis trips={topTrips} />
          <p className={styles.more}>
            <LinkButton href={`/tour-operators/${slug}-trips`}>See all {plural(tripsCount, 'trip')}</LinkButton>
          </p>
        </Section>
      )}
      {popularTrips.length > 0 && (
        <Section title="Most reviewed">
          <p className={styles.lead}>After those above, by number of reviews.</p>
          <MonthBarsKey />
          <TripBoard caption="Most reviewed trips" trips={popularTrips} ownCompany />
        </Section>
      )}
    </>
  );
}

function Similar({ operator }: { operator: ShownOperator }) {
  if (operator.similar.length === 0) return null;
  const others = operator.similar.slice(0, MOST_COMPARED - 1).map(({ slug }) => slug);
  return (
    <Section title="Companies like this one">
      <div className={classes(styles.rows, styles.firstTwo)}>
        {operator.similar.map((similar) => (
          <OperatorRow key={similar.slug} operator={similar} />
        ))}
      </div>
      <p className={styles.more}>
        <LinkButton href={companiesPath([operator.slug, ...others])} rel="nofollow">
          {others.length === 1 ? 'Compare with the first' : 'Compare with the first two'}, line by line
        </LinkButton>{' '}
        <LinkButton href="/operators">All companies</LinkButton>
      </p>
    </Section>
  );
}
