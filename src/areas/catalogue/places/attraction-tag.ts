/** Names kept pages that show landmarks or points of interest: they name each other, so that all go with a change of one. */
export const ATTRACTIONS = 'attractions';
