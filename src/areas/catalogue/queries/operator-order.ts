import { sql } from 'kysely';

export const operatorOrders = ['recommended', 'rating_high_to_low', 'reviews_high_to_low', 'name_a_to_z'] as const;
export type OperatorOrder = (typeof operatorOrders)[number];

/** Reviews that a company would have to bring along to outweigh the mean of all. */
const PRIOR_REVIEWS = 20;

/**
 * Orders of companies, beside `mean.rating`. Recommended: by rating shrunk toward the mean of all. Nothing that a
 * company pays enters here.
 */
export const operatorOrder: Record<OperatorOrder, ReturnType<typeof sql>> = {
  recommended: sql`(coalesce(operators.rating, mean.rating) * operators.reviews_count
    + mean.rating * ${sql.lit(PRIOR_REVIEWS)}) / (operators.reviews_count + ${sql.lit(PRIOR_REVIEWS)}) desc nulls last`,
  rating_high_to_low: sql`operators.rating desc nulls last`,
  reviews_high_to_low: sql`operators.reviews_count desc`,
  name_a_to_z: sql`fold(operators.name)`,
};
