/** In which order companies stand that travelers rated. */
export const RANKING_RULE =
  'By average rating, held toward the middle while reviews are few. Nobody can pay for a rank.';
