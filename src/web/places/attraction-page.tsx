import { useLoaderData } from 'react-router';
import { Gallery } from '../catalogue/gallery.tsx';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { TripCard } from '../catalogue/trip-card.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { ShownAttraction } from './attraction.loader.ts';
import { attractionTrail } from './attraction-meta.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceLinks } from './place-links.tsx';
import styles from './places.module.css';

/** A landmark or a point of interest: what it is, where it stands, and who takes you there. */
export function AttractionPage() {
  const shown = useLoaderData<ShownAttraction>();
  const { name, trips, tripsCount, listPath, article, map, photos, near, guide } = shown;
  return (
    <div className="wrap">
      <Breadcrumbs items={attractionTrail(shown)} />
      <PlaceHead title={shown.h1} tagLine={shown.tagLine ?? shown.place} art={shown.art}>
        {trips.length > 0 && (
          <LinkButton kind="go" href={listPath ?? '#trips'}>
            {tripsCount === 1 ? 'See the trip' : `See ${plural(tripsCount, 'trip')}`}
          </LinkButton>
        )}
      </PlaceHead>
      <Gallery photos={photos} label={`Pictures of ${name}`} />
      <div className={map ? styles.about : undefined}>
        {article ? (
          <Section title={`About ${name}`}>
            <Prose text={article} className={styles.article} />
          </Section>
        ) : (
          <PlaceLinks title={`Near ${name}`} links={near} />
        )}
        {map && (
          <PosterFrame
            art={map}
            alt={`Map: where ${name} is`}
            caption={[name, shown.place].filter(Boolean).join(', ')}
            className={styles.map}
          />
        )}
      </div>
      {trips.length > 0 && (
        <Section title={`Trips that visit ${name}`} id="trips">
          <div className={styles.trips}>
            {trips.map((trip) => (
              <TripCard key={trip.slug} trip={trip} />
            ))}
          </div>
          {listPath && tripsCount > trips.length && (
            <p className={styles.more}>
              <LinkButton href={listPath}>See all {plural(tripsCount, 'trip')}</LinkButton>
            </p>
          )}
        </Section>
      )}
      {article && <PlaceLinks title={`Near ${name}`} links={near} />}
      <RelatedTrips
        title="More about where it is"
        links={guide ? [{ name: `Guide: ${guide.name}`, path: guide.path }] : []}
      />
      <Questions faqs={shown.faqs} title={`Questions about ${name}`} />
    </div>
  );
}
