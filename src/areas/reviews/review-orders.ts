export const reviewOrders = ['review_newest', 'review_oldest', 'review_high_to_low', 'review_low_to_high'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];
