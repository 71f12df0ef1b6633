export { categoryPage } from './categories/category-page.ts';
export type { CategoryPage } from './categories/category-page-model.ts';
export { type CategoryTripList, categoryTripList } from './categories/category-trip-list.ts';
export { catalogueClaims, memberSavingClaim } from './claims.ts';
export { operatorFacts } from './operators/operator-facts.ts';
export { operatorPage } from './operators/operator-page.ts';
export {
  readCategoryLinks as categoryLinks,
  readCategoryLinksBySlug as categoryLinksBySlug,
} from './queries/categories.ts';
export { type RankedOperator, readOperatorsOfCategory as operatorsOfCategory } from './queries/category-parts.ts';
export { readCurrenciesOnSale as currenciesOnSale } from './queries/currencies-on-sale.ts';
export {
  readHasMemberPrices as hasMemberPrices,
  readMemberPricedTrips as memberPricedTrips,
  readMemberSavings as memberSavings,
  readTopOperators as topOperators,
  readTripTypes as tripTypes,
} from './queries/home.ts';
export { type ListNames, readListNames as listNames } from './queries/list-names.ts';
export { readOperatorCards as operatorCards } from './queries/operator-list.ts';
export { type OperatorOrder, operatorOrders } from './queries/operator-order.ts';
export { readTripNames as tripNames } from './queries/trip-names.ts';
export { tripsOfCategory, tripsOfPartner } from './shown.ts';
export { comparedTrips } from './trips/compared-trips.ts';
export { offeredCards } from './trips/offered-cards.ts';
export { tripCards } from './trips/trip-cards.ts';
export { tripPage } from './trips/trip-page.ts';
