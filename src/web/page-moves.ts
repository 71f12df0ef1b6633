/**
 * Addresses that people know, and the page that each one means; a move is there once its page is. A variable keeps its
 * value in small letters, as every path has it; a SKU keeps its own spelling.
 */
export const pageMoves: readonly (readonly [from: string, to: string])[] = [
  ['customer/account', '/account/my-profile'],
  ['account', '/account/my-profile'],
  ['my-profile', '/account/my-profile'],
  ['my-reviews', '/account/my-reviews'],
  ['tour-company-reviews', '/tour-operator-reviews'],
  ['tc', '/tour-operator-reviews'],
  ['destinations', '/trip-destinations'],
  ['destination', '/trip-destinations'],
  ['guide', '/trip-destinations'],
  ['review-confirm', '/write-a-review'],
  ['themes', '/experiences'],
  ['member-savings-program', '/member-savings'],
  // There is one kind of member: decision 0096.
  ['member-savings-tier-breakdown', '/member-benefits'],
  ['press-news', '/press'],
  ['customize-trip', '/customize-this-trip'],
  ['reserve/reserve/index/sku', '/reserve'],
  ['reserve/reserve/index/sku/:sku', '/reserve?sku=:sku'],
  ['booking', '/my-bookings'],
  ['i/:slug', '/itinerary/:slug'],
  ['itinerary', '/i'],
  ['trips', '/all-trips'],
  ['trip-list', '/all-trips'],
  ['ltg', '/all-trips'],
  ['ltt', '/all-trips'],
  ['tour-operators', '/operators'],
  ['tour-operators/:slug/trips', '/tour-operators/:slug-trips'],
  ['tour-operators/:slug/reviews', '/tour-operators/:slug-reviews'],
  ['go-custom-flow', '/my-custom-trip'],
  ['go-custom-flow/:step', '/my-custom-trip/:step'],
  ['pl', '/'],
];

/** What a partner shows below its own path; any other public page below it is ours, and stands at ours alone. */
export const partnerPaths: readonly string[] = [
  'about',
  'trips',
  'trips/:slug',
  'tc/:slug',
  'tour-operator-reviews',
  'catalogsearch/result',
  'reserve',
];
