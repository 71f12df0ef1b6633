export { categoryLinksById, pageSliders } from './categories/category-parts.ts';
export { attractionsIn } from './places/attraction.ts';
export { readCategoryAttributes as categoryAttributes } from './queries/category-attributes.ts';
export { readSponsoredTripIds as sponsoredTripIds } from './queries/category-parts.ts';
export {
  readCountriesWithTrips as countriesWithTrips,
  readGuidePlaces as guidePlaces,
} from './queries/guide-places.ts';
