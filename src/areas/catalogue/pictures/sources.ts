import { type PictureSource, plannedTable } from '#kernel/feed';

const ofOperator = { topic: 'picture.stored', subject: 't.id' } as const;
/** A trip's card and page are made anew; of companies and categories only the kept pages go. */
const ofTrip = { topic: 'trip.changed', subject: 't.id' } as const;

/** Where the catalogue names pictures, by the kind of record that brings them. */
export const catalogueSources = {
  operator: [
    {
      written: {
        from: 'operators t',
        operator: 't.id',
        single: ['t.logo_image', 't.main_image'],
        lists: ['t.gallery_images'],
      },
      planned: { operator: 'p.id', single: ['f.logo_image', 'f.main_image'], lists: ['f.gallery_images'] },
      tells: ofOperator,
      drawn: true,
    },
  ],
  trip: [
    {
      written: {
        from: 'trips t',
        operator: 't.operator_id',
        single: ['t.cover_image', 't.map_image'],
        lists: ['t.main_images'],
      },
      planned: { operator: 'p.operator_id', single: ['f.cover_image', 'f.map_image'], lists: ['f.main_images'] },
      tells: ofTrip,
      drawn: true,
    },
  ],
  itinerary: [
    {
      written: {
        from: 'itineraries i join trips t on t.id = i.trip_id',
        operator: 't.operator_id',
        single: ['i.map_image'],
        lists: [],
      },
      planned: { operator: 'p.operator_id', single: ['p.map_image'], lists: [] },
      tells: ofTrip,
      drawn: true,
    },
    {
      written: {
        from: 'itinerary_items d join itineraries i on i.id = d.itinerary_id join trips t on t.id = i.trip_id',
        operator: 't.operator_id',
        single: ['d.image'],
        lists: [],
      },
      planned: {
        from: `${plannedTable('itinerary')} p join ${plannedTable('itinerary_days')} f on f.feed_line = p.line`,
        operator: 'p.operator_id',
        single: ['f.image'],
        lists: [],
      },
      tells: ofTrip,
      drawn: true,
    },
  ],
  category: [
    {
      written: { from: 'categories c', operator: null, single: [], lists: ['c.images'] },
      planned: { operator: null, single: [], lists: ['f.images'] },
      tells: { topic: 'picture.stored', subject: 'c.id' },
      drawn: true,
    },
  ],
  attraction: [
    {
      written: { from: 'attractions a', operator: null, single: ['a.image'], lists: [] },
      planned: { operator: null, single: ['f.image'], lists: [] },
      tells: { topic: 'picture.stored', subject: 'a.category_id' },
      drawn: true,
    },
  ],
  association: [
    {
      written: {
        from: 'travel_associations a left join operator_associations m on m.travel_association_id = a.id',
        operator: null,
        single: ['a.logo_image'],
        lists: [],
      },
      planned: { operator: null, single: ['f.logo_image'], lists: [] },
      tells: { topic: 'picture.stored', subject: 'm.operator_id' },
      drawn: false,
    },
  ],
} satisfies Record<string, readonly PictureSource[]>;
