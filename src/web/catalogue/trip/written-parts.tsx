import { Days, type RouteMapFile } from '../../days/days.tsx';
import { tripTrail } from '../../metadata/trip-meta.ts';
import { knownValue, type ServerValue } from '../../server-value.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Questions } from '../questions.tsx';
import { Company } from './company.tsx';
import { Covers } from './covers.tsx';
import { DatesAround } from './date-pages.tsx';
import { Facts } from './facts.tsx';
import { Gone, Missed } from './gone.tsx';
import { Head } from './head.tsx';
import { GoesTo, Similar, TripDetails } from './rest.tsx';
import { Reviews, type TripReviews } from './reviews.tsx';
import type { ShownTrip } from './shown-trip-model.ts';
import { Summary } from './summary.tsx';

export type WrittenTrip = { trip: ShownTrip; reviews: TripReviews; map: RouteMapFile | null };

type Part = { of: ServerValue<WrittenTrip> };

/** Which trip it is: title, picture, how long, with whom, how hard. */
export function First({ of }: Part) {
  const { trip } = knownValue(of);
  return (
    <>
      <Breadcrumbs items={tripTrail(trip)} />
      <Head trip={trip} />
      {trip.state !== 'offered' && <Gone trip={trip} />}
      {trip.missedDate && <Missed of={trip.missedDate} />}
      <Facts trip={trip} />
    </>
  );
}

/** Why this one, what happens and what is in it. */
export function Story({ of }: Part) {
  const { trip, map } = knownValue(of);
  return (
    <>
      <Summary trip={trip} />
      <Days days={trip.days} map={map} own={trip.ownMap} />
      {trip.state === 'offered' && <Covers trip={trip} />}
    </>
  );
}

/** Dates before and after those that are listed. */
export function OtherDates({ of }: Part) {
  const { datePages } = knownValue(of).trip;
  return datePages && <DatesAround pages={datePages} />;
}

/** Who runs it, and the rest. */
export function Background({ of }: Part) {
  const { trip, reviews } = knownValue(of);
  if (trip.state !== 'offered') {
    return (
      <>
        <Company trip={trip} />
        <GoesTo trip={trip} />
      </>
    );
  }
  return (
    <>
      <Reviews trip={trip} reviews={reviews} />
      <Company trip={trip} />
      <TripDetails trip={trip} />
      <Questions faqs={trip.faqs} />
      <GoesTo trip={trip} />
    </>
  );
}

export function SimilarTrips({ of }: Part) {
  return <Similar trip={knownValue(of).trip} />;
}
