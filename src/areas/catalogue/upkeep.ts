export { backdateOffers } from './import/backdate-offers.ts';
export { setRatings } from './import/set-ratings.ts';
export { tellOfRates } from './import/tell-of-rates.ts';
export { keepTripTypes } from './places/keep-trip-types.ts';
export { readCompanies } from './queries/companies.ts';
export { readIsEmpty as catalogueIsEmpty } from './queries/home.ts';
export { readIdsAfter as idsAfter } from './queries/index-rows.ts';
export { categoriesOfTrips, membersOfCategories } from './queries/members.ts';
