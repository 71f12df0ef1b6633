import type { ReviewOrder } from '#reviews/shared';

/** Orders in which reviews of many companies are found without reading all of them; the first is the usual one. */
export const ORDERS = ['review_newest', 'review_high_to_low'] as const satisfies readonly ReviewOrder[];
