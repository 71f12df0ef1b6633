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
import type { TripsBeside } from './plan-trips.loader.ts';
import { WeekStrip } from './week-strip.tsx';

/** A plan of a place day by day, and the trips that make its stops; others stand apart. */
export function ItineraryPage() {
  const shown = useLoaderData<ShownItinerary>();
  const { name, length } = shown;
  const others = shown.lengths.filter((link) => link.length !== length);
  return (
    <div className="wrap">
      <Breadcrumbs items={itineraryTrail(shown)} />
      <PlaceHead title={shown.h1} tagLine={shown.tagLine} art={shown.art}>
        <ToTrips shown={shown} />
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
      <PlanTrips shown={shown} />
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

/** How many trips fit, and the way to them; where none does, to those as long. */
function ToTrips({ shown: { fitting, others } }: { shown: ShownItinerary }) {
  const trips = fitting.total || others.total;
  if (trips === 0) return null;
  const what =
    fitting.total > 0 ? `${plural(trips, 'trip')} that ${trips === 1 ? 'fits' : 'fit'}` : plural(trips, 'trip');
  return (
    <LinkButton kind="go" href={fitting.total > 0 ? '#trips' : '#other-trips'}>
      See {what}
    </LinkButton>
  );
}

function PlanTrips({ shown }: { shown: ShownItinerary }) {
  const { name, length, fitting, others } = shown;
  const about = length ? `rips of about ${lengths[length].words}` : `rips in ${name}`;
  return (
    <>
      <Trips
        id="trips"
        first
        title={length ? 'Trips that fit this plan' : 'Trips along this plan'}
        note="Each makes a stop of the plan: those that share most of them first, then by rating."
        beside={fitting}
        all={`See all ${plural(fitting.total, 'trip')} that fit`}
      />
      <Trips
        id="other-trips"
        first={fitting.trips.length === 0}
        title={shown.known ? `Other t${about}` : `T${about}`}
        note={shown.known ? 'They make none of its stops. Ordered by rating.' : 'Ordered by rating.'}
        beside={others}
        all={`See all ${others.total.toLocaleString('en-US')} t${about}`}
      />
    </>
  );
}

type TripsProps = {
  id: string;
  /** No other table stands above it. */
  first: boolean;
  title: string;
  note: string;
  beside: TripsBeside;
  all: string;
};

function Trips({ id, first, title, note, beside: { trips, total, listPath }, all }: TripsProps) {
  if (trips.length === 0) return null;
  return (
    <Section title={title} id={id}>
      <p className={styles.note}>{note}</p>
      {first && <MonthBarsKey />}
      <TripBoard trips={trips} caption={title} />
      {listPath && total > trips.length && (
        <p className={styles.more}>
          <LinkButton href={listPath} rel="nofollow">
            {all}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}

function planNote({ length, trips, from }: ShownItinerary['lengths'][number]): string {
  const parts = [
    `${lengths[length].days} days`,
    trips > 0 && `${plural(trips, 'trip')} that ${trips === 1 ? 'fits' : 'fit'}`,
    from && `from ${shortPrice(from)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
