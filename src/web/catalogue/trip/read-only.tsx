import { Days, type RouteMapFile } from '../../days/days.tsx';
import { Questions } from '../questions.tsx';
import { Company } from './company.tsx';
import { Covers } from './covers.tsx';
import { DatesAround } from './date-pages.tsx';
import { Facts } from './facts.tsx';
import { GoesTo, Similar, TripDetails } from './rest.tsx';
import { Reviews, type TripReviews } from './reviews.tsx';
import type { ShownTrip } from './shown-trip.ts';
import { Summary } from './summary.tsx';

/** What happens and what is in it. */
export function Program({ trip, map }: { trip: ShownTrip; map: RouteMapFile | null }) {
  return (
    <>
      <Days days={trip.days} map={map} own={trip.ownMap} />
      {trip.state === 'offered' && <Covers trip={trip} />}
    </>
  );
}

/** Who runs it, and the rest. */
export function Background({ trip, reviews }: { trip: ShownTrip; reviews: TripReviews }) {
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

export { DatesAround, Facts, Similar, Summary };
