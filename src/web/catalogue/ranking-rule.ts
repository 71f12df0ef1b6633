const BY_RATING = 'average rating, held toward the middle while reviews are few';

/** In which order companies stand that travelers rated. */
export const RANKING_RULE = `By ${BY_RATING}. Nobody can pay for a rank.`;

/** In which order companies of a place stand. */
export const PLACE_RANKING_RULE = `In the order of this place’s ranking; companies that it doesn’t name follow by ${BY_RATING}.`;
