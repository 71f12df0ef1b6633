import type { ReactNode } from 'react';
import type { ReviewStats } from '#reviews/shared';
import { OperatorRow } from '../catalogue/operator-row.tsx';
import { PlanCards } from '../catalogue/plan-cards.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import type { ShownCard } from '../catalogue/shown-card.ts';
import { TripBoard } from '../catalogue/trip-board.tsx';
import { TripCard } from '../catalogue/trip-card.tsx';
import { TripMinis } from '../catalogue/trip-mini.tsx';
import { placeNotes, plural, topTripsWords } from '../catalogue/trip-words.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { ReviewSummary } from '../reviews/review-summary.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MonthBarsKey } from '../ui/month-bars-key.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { Guide } from './guide.loader.ts';
import styles from './guide.module.css';
import type { GuideSlider } from './guide-parts.loader.ts';

/** Trips as cards, in an order that nobody pays for. */
type GuideTripsProps = { title: string; note: string; trips: readonly ShownCard[] };

export function GuideTrips({ title, trips, note }: GuideTripsProps) {
  if (trips.length === 0) return null;
  return (
    <Section title={title} id="trips">
      <p className={styles.note}>{note}</p>
      <div className={styles.trips}>
        {trips.map((trip) => (
          <TripCard key={trip.slug} trip={trip} />
        ))}
      </div>
    </Section>
  );
}

/** The best rated trips of a guide, one below the other, so that they can be compared. */
export function TopTrips({ guide: { name, trips, listPath, tripsCount } }: { guide: Guide }) {
  if (trips.length === 0) return null;
  const title = `${topTripsWords(trips)}: ${name}`;
  return (
    <Section title={title} id="trips">
      <p className={styles.note}>Ordered by rating, trips with a price first. Companies can’t pay to appear here.</p>
      <MonthBarsKey />
      <TripBoard trips={trips} caption={title} />
      {listPath && tripsCount > trips.length && <More href={listPath}>See all {plural(tripsCount, 'trip')}</More>}
    </Section>
  );
}

export function Sponsored({ trips }: { trips: Guide['sponsored'] }) {
  if (trips.length === 0) return null;
  return (
    <Section title="Sponsored trips" id="sponsored">
      <p className={styles.note}>The companies paid for these places. They change nothing in the list above.</p>
      <TripMinis trips={trips} />
    </Section>
  );
}

type GuideCompaniesProps = Pick<Guide, 'name' | 'companies'> & { all?: AllOf | null };

export function GuideCompanies({ name, companies, all }: GuideCompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <Section title={`Tour companies: ${name}`} id="companies">
      <div className={styles.companies}>
        {companies.map((operator) => (
          <OperatorRow key={operator.slug} operator={operator} />
        ))}
      </div>
      {all && all.count > companies.length && (
        <More href={all.path}>See all {plural(all.count, 'company', 'companies')}</More>
      )}
    </Section>
  );
}

/** A page that holds all of what a guide shows a part of. */
type AllOf = { path: string; count: number };

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles.more}>
      <LinkButton href={href}>{children}</LinkButton>
    </p>
  );
}

type GuideReviewsProps = Pick<Guide, 'reviews'> & { stats?: ReviewStats | null; all?: AllOf | null };

export function GuideReviews({ reviews, stats, all }: GuideReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <Section title="What travelers say" id="reviews">
      {stats && (
        <div className={styles.scores}>
          <ReviewSummary stats={stats} />
        </div>
      )}
      <div className={styles.reviews}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} operatorName={review.operatorName} />
        ))}
      </div>
      {all && all.count > reviews.length && <More href={all.path}>Read all {plural(all.count, 'review')}</More>}
    </Section>
  );
}

export function Itineraries({ itineraries }: Pick<Guide, 'itineraries'>) {
  if (itineraries.length === 0) return null;
  return (
    <Section title="Itineraries by length" id="itineraries">
      <PlanCards plans={itineraries} />
    </Section>
  );
}

export function Sights({ landmarks, attractions }: Pick<Guide, 'landmarks' | 'attractions'>) {
  return (
    <>
      {landmarks.length > 0 && (
        <Section title="Landmarks" id="landmarks">
          <ul className={styles.posters}>
            {landmarks.map(({ name, path, place, trips, art }) => (
              <li key={path}>
                <PosterLink
                  href={path}
                  art={art}
                  title={name}
                  notes={placeNotes(place === name ? null : place, trips)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {attractions.length > 0 && (
        <Section title="Attractions" id="attractions">
          <ul className={styles.index}>
            {attractions.map(({ name, path, place, trips }) => (
              <li key={path}>
                <span>
                  <a href={path}>{name}</a>
                  {place !== name && <small>{place}</small>}
                </span>
                {trips ? <span>{plural(trips, 'trip')}</span> : null}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export function Practical({ tips, safety }: Pick<Guide, 'tips' | 'safety'>) {
  const parts = [
    { id: 'tips', title: 'Travel tips', text: tips },
    { id: 'safety', title: 'Safety', text: safety },
  ];
  return (
    <div className={styles.practical}>
      {parts.map(
        ({ id, title, text }) =>
          text && (
            <Section key={id} title={title} id={id}>
              <Prose text={text} />
            </Section>
          ),
      )}
    </div>
  );
}

export function Experiences({ name, experiences }: Pick<Guide, 'name' | 'experiences'>) {
  if (experiences.length === 0) return null;
  return (
    <Section title={`Experiences: ${name}`} id="experiences">
      <dl className={styles.experiences}>
        {experiences.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A row that an editor put together: trips, companies or further lists. */
export function Slider({ slider: { title, trips, operators, categories } }: { slider: GuideSlider }) {
  if (categories.length > 0) return <RelatedTrips title={title} links={categories} />;
  return (
    <Section title={title}>
      {trips.length > 0 ? (
        <TripMinis trips={trips} />
      ) : (
        <div className={styles.companies}>
          {operators.map((operator) => (
            <OperatorRow key={operator.slug} operator={operator} />
          ))}
        </div>
      )}
    </Section>
  );
}
