export { readPlacesWith as placesWith } from './queries/categories.ts';
export {
  type ComparedPair,
  readComparedPairs as comparedPairs,
  readIsComparedPair as isComparedPair,
} from './queries/compared-pairs.ts';
export { readOperatorFigures as operatorFigures } from './queries/operator-figures.ts';
export { OTHER_LETTER, readOperatorList as operatorList } from './queries/operator-list.ts';
export { readOperatorOldTrips as operatorOldTrips } from './queries/operator-old-trips.ts';
export {
  readReviewedOperators as reviewedOperators,
  readReviewedTrip as reviewedTrip,
  readReviewedTrips as reviewedTrips,
} from './queries/reviewed-trips.ts';
