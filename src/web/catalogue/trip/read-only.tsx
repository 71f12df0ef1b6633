import { Questions } from '../questions.tsx';
import { RelatedTrips } from '../related-trips.tsx';
import { Company } from './company.tsx';
import { Covers } from './covers.tsx';
import { DatesAround } from './date-pages.tsx';
import { Days, type RouteMapFile } from './days.tsx';
import { Facts } from './facts.tsx';
import { Similar, TripDetails } from './rest.tsx';
import { Reviews, type TripReviews } from './reviews.tsx';
import type { ShownTrip } from './shown-trip.ts';
import { Summary } from './summary.tsx';

/** What happens and what is in it. */
export function Program({ trip, map }: { trip: ShownTrip; map: RouteMapFile | null }) {
  return (
    <>
      <Days days={trip.days} map={map} />
      {trip.state === 'offered' && <Covers trip={trip} />}
    </>
  );
}

/** Who runs it, and the rest. */
export function Background({ trip, reviews }: { trip: ShownTrip; reviews: TripReviews }) {
  const goesTo = <RelatedTrips title="More about where it goes" links={trip.goesTo} />;
  if (trip.state !== 'offered') {
    return (
      <>
        <Company trip={trip} />
        {goesTo}
      </>
    );
  }
  return (
    <>
      <Reviews trip={trip} reviews={reviews} />
      <Company trip={trip} />
      <TripDetails trip={trip} />
      <Questions faqs={trip.faqs} />
      {goesTo}
    </>
  );
}

export { DatesAround, Facts, Similar, Summary };
