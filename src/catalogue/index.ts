export { type CategoryTripList, categoryTripList } from './categories/category-trip-list.ts';
export { catalogueClaims, claimable } from './claims.ts';
export { operatorPage } from './operators/operator-page.ts';
export { readCategoryLinks as categoryLinks, readCategoryLinksBySlug as categoryLinksBySlug } from './queries/categories.ts';
export { readTripTypes as tripTypes, readTopOperators as topOperators, readBestMemberSaving as bestMemberSaving, readMemberPricedTrips as memberPricedTrips } from './queries/home.ts';
export { tripCards } from './trips/trip-cards.ts';
export { tripPage } from './trips/trip-page.ts';
