/**
 * What makes up kept pages besides single records. `lists` goes with any change that some list of trips shows, counts
 * or orders otherwise; a page that names the lists it shows goes with those (`listTag`) and with what every list shows.
 */
export const listTag = {
  /** The trips of a category, by its slug. */
  category: (slug: string) => `list:category:${slug}`,
  /** The trips of a company, by its id. */
  company: (id: string) => `list:company:${id}`,
} as const;

/** Names of companies and places, pictures, the day, and trips that come and go. */
export const EVERY_LIST = 'every-list';

/** All pages with a list, whether they name it or not. */
export const everyList = ['lists', EVERY_LIST] as const;
