import { defineArea } from '#kernel';

export const searchArea = defineArea({
  name: 'search',
  calls: ['catalogue', 'partners', 'inventory'],
  tables: ['trip_search', 'search_entries', 'search_parked', 'search_calendar'],
});
