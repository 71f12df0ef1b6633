export { categoryLinksById, pageSliders, sampleDays } from './categories/category-parts.ts';
export { type PlanInShort, plansInShort } from './categories/plans.ts';
export { type Attraction, attractionsBySlug, attractionsIn, attractionsNear } from './places/attraction.ts';
export type { AttractionKind } from './places/attraction-path.ts';
export { ATTRACTIONS } from './places/attraction-tag.ts';
export { readAttractionList as attractionList } from './queries/attraction-list.ts';
export { readTripIdsVisiting as tripIdsVisiting } from './queries/attractions.ts';
export { readCategoryAttributes as categoryAttributes } from './queries/category-attributes.ts';
export { readSponsoredTripIds as sponsoredTripIds } from './queries/category-parts.ts';
export { type GeographyPlace, readGeography as geography } from './queries/geography.ts';
export { readGuideOfPlace as guideOfPlace, readGuidesOfPlaces as guidesOfPlaces } from './queries/guide-of-place.ts';
export {
  readCountriesWithTrips as countriesWithTrips,
  readGuidePlaces as guidePlaces,
  readPointsOf as pointsOf,
} from './queries/guide-places.ts';
export { readItineraryList as itineraryList } from './queries/itinerary-list.ts';
export { readSharedStops as sharedStops } from './queries/plans.ts';
export { type DescribedTerm, readDescribedTerms as describedTerms } from './queries/terms.ts';
export { previousTrips } from './trips/previous-trips.ts';
