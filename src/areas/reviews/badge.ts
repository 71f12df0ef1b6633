/** What is known of a review's author. */
export type ReviewBadge = 'none' | 'verified_traveler' | 'expert' | 'company_verified' | 'company_expert';

/** For the contracts. */
export const REVIEW_BADGES =
  'verified_traveler: wrote about a booking made here. expert: chosen by the site. company_verified, company_expert: the company whose feed brought the review says that its author traveled, or is an expert; the site hasn’t checked it. Else none.';
