/** Names kept pages that tell what the reviews of a category's trips say together. */
export const reviewsTag = (categoryId: string): string => `reviews:category:${categoryId}`;
