import { useLoaderData } from 'react-router';
import { PlanCards } from '../catalogue/plan-cards.tsx';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { TripBoard } from '../catalogue/trip-board.tsx';
import { plural, shortPrice } from '../catalogue/trip-words.ts';
import { Days } from '../days/days.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { FactTable } from '../ui/fact-table.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MonthBarsKey } from '../ui/month-bars-key.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { ShownItinerary } from './itinerary.loader.ts';
import { itineraryTrail } from './itinerary-meta.ts';
import { LengthSwitch } from './length-switch.tsx';
import { lengths } from './lengths.ts';
import { PlaceHead } from './place-head.tsx';
import styles from './places.module.css';
import { WeekStrip } from './week-strip.tsx';

/** A plan of a place day by day, and the trips that take as long. */
export function ItineraryPage() {
  const shown = useLoaderData<ShownItinerary>();
  const { name, length, trips, tripsCount, listPath } = shown;
  const others = shown.lengths.filter((link) => link.length !== length);
  const fitting = length ? 'Trips that fit this plan' : `Trips in ${name}`;
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
      <WeekStrip days={shown.days} />
      <Days days={shown.days} map={shown.map} open beside={<FactTable facts={shown.facts} />} />
      {shown.days.length > 0 && (
        <p className={styles.note}>A sample to plan by. Each trip has its own days; its page tells them.</p>
      )}
      {trips.length > 0 && (
        <Section title={fitting} id="trips">
          <p className={styles.note}>
            {length && `${lengths[length].days} days, give or take. `}
            {shown.ordered
              ? 'Ordered by how many of the plan’s stops they share, then by rating.'
              : 'Ordered by rating.'}
          </p>
          <MonthBarsKey />
          <TripBoard trips={trips} caption={fitting} />
          {listPath && tripsCount > trips.length && (
            <p className={styles.more}>
              <LinkButton href={listPath}>See all {plural(tripsCount, 'trip')}</LinkButton>
            </p>
          )}
        </Section>
      )}
      {others.length > 0 && (
        <Section title={length ? 'Other lengths' : 'Plans by length'}>
          <PlanCards
            plans={others.map((other) => ({
              path: other.path,
              title: lengths[other.length].name,
              note: planNote(other),
              stops: other.stops,
            }))}
          />
        </Section>
      )}
      <div className={styles.beside}>
        {shown.tips && (
          <Section title="Travel tips" id="tips">
            <Prose text={shown.tips} className={styles.article} />
          </Section>
        )}
        <Questions faqs={shown.faqs} />
      </div>
      <RelatedTrips
        title={`More about ${name}`}
        links={shown.guide ? [{ name: `Guide: ${name}`, path: shown.guide }] : []}
      />
    </div>
  );
}

function planNote({ length, trips, from }: ShownItinerary['lengths'][number]): string {
  const parts = [
    `${lengths[length].days} days`,
    trips > 0 && plural(trips, 'trip'),
    from && `from ${shortPrice(from)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
