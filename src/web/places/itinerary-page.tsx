import { useLoaderData } from 'react-router';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { Days } from '../catalogue/trip/days.tsx';
import { TripCard } from '../catalogue/trip-card.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { ShownItinerary } from './itinerary.loader.ts';
import { itineraryTrail } from './itinerary-meta.ts';
import { LengthSwitch } from './length-switch.tsx';
import { lengths } from './lengths.ts';
import { PlaceHead } from './place-head.tsx';
import styles from './places.module.css';

/** A plan of a place day by day, and the trips that take as long. */
export function ItineraryPage() {
  const shown = useLoaderData<ShownItinerary>();
  const { name, length, trips, tripsCount, listPath } = shown;
  const others = shown.lengths.filter((link) => link.length !== length);
  const fitting = length ? `${lengths[length].name} in ${name}: trips` : `Trips in ${name}`;
  return (
    <div className="wrap">
      <Breadcrumbs items={itineraryTrail(shown)} />
      <PlaceHead title={shown.h1} tagLine={shown.tagLine} art={shown.art}>
        {listPath && (
          <LinkButton kind="go" href={listPath}>
            {tripsCount === 1 ? 'See the trip' : `See ${plural(tripsCount, 'trip')}`}
          </LinkButton>
        )}
      </PlaceHead>
      <LengthSwitch links={shown.lengths} current={length} label="Length" />
      {shown.article && (
        <Section title={`About ${name}`}>
          <Prose text={shown.article} className={styles.article} />
        </Section>
      )}
      <Days days={shown.days} map={shown.map} open />
      {shown.days.length > 0 && (
        <p className={styles.note}>A sample to plan by. Each trip has its own days; its page tells them.</p>
      )}
      {trips.length > 0 && (
        <Section title={fitting} id="trips">
          <div className={styles.trips}>
            {trips.map((trip) => (
              <TripCard key={trip.slug} trip={trip} />
            ))}
          </div>
        </Section>
      )}
      {length && others.length > 0 && (
        <Section title="Other lengths">
          <LengthSwitch links={others} label="Other lengths" />
        </Section>
      )}
      {shown.tips && (
        <Section title="Travel tips" id="tips">
          <Prose text={shown.tips} className={styles.article} />
        </Section>
      )}
      <Questions faqs={shown.faqs} />
      <RelatedTrips
        title={`More about ${name}`}
        links={shown.guide ? [{ name: `Guide: ${name}`, path: shown.guide }] : []}
      />
    </div>
  );
}
