/**
 * How `recommended` orders trips, published on the help page: how well the words match, what travelers think of the
 * trip, and how often one can still go. Nothing a company pays or signs enters here.
 */
export function recommendedScore(relevance: number, shrunkRating: number, availability: number): number {
  return relevance * (shrunkRating / 5) * availability;
}

const PRIOR_REVIEWS = 20;
const MEAN_WITHOUT_REVIEWS = 4;

/**
 * A rating of one to five, drawn toward the catalogue's mean as if twenty travelers had given that: one happy
 * review doesn't outrank a hundred good ones. Without a rating it is the mean.
 */
export function shrunkRating(rating: number | null, reviewsCount: number, mean: number): number {
  if (rating === null) return mean;
  return (rating * reviewsCount + mean * PRIOR_REVIEWS) / (reviewsCount + PRIOR_REVIEWS);
}

/** The mean over all reviews. `hundredths`: the sum of rating × 100 × reviews, in whole numbers and so exact. */
export function meanRating(hundredths: number, reviewsCount: number): number {
  return reviewsCount > 0 ? hundredths / 100 / reviewsCount : MEAN_WITHOUT_REVIEWS;
}

/** From 0.5 without a departure to nearly 1 with many, of those that are open within a year. */
export function availabilityOf(openDepartures: number): number {
  return 0.5 + (0.5 * openDepartures) / (openDepartures + 6);
}

export const DAYS_AHEAD = 365;

/** Where a word stands: in the name, among places, company and terms, or in the description; as typed or stemmed. */
export const IN_NAME = 8;
export const IN_FACTS = 4;
export const IN_DESCRIPTION = 2;
/** A word of the name or the facts as it is written there, for beginnings and corrections. */
export const AS_WRITTEN = 1;
export const STEMMED = IN_NAME | IN_FACTS | IN_DESCRIPTION;

/** Weight of the best place in which a word stands. `places` are the flags above. */
export function placeWeight(places: number): number {
  if (places & IN_NAME) return 1;
  if (places & IN_FACTS) return 0.5;
  return places & AS_WRITTEN ? 0.4 : 0.2;
}

/** A word that is only begun counts for less than a whole one. */
export const BEGUN = 0.6;

/** Rare words say more. `matches`: the trips that hold the word, of `all`. */
export function rarity(matches: number, all: number): number {
  return matches === 0 ? 0 : Math.log(1 + all / matches);
}
