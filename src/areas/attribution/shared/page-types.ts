/** What pages are to those who count visits. */
export const PAGE_TYPES = [
  'home_page',
  'blog',
  'article',
  'tour_operator_reviews',
  'covid_restrictions_map',
  'product_details',
  'supplier_profile',
  'supplier_reviews',
  'supplier_product_list',
  'cat_supplier_list',
  'cat_reviews',
  'category_product_list',
  'cat_seolp',
  'category_attraction',
  'category_itinerary',
  'cat_landmark',
  'other',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];
