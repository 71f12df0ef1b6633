const faqs = { type: 'json', absent: [] } as const;

/** How terms, places, attractions and associations of a feed stand in the catalogue's tables. */
export const termImport = {
  table: 'terms',
  names: { id: ['#.property_key', 'lower(#.key)'] },
  whole: true,
  shared: true,
  columns: {
    property_key: 'text',
    key: 'text',
    property_name: 'text',
    name: 'text',
    short_name: 'text',
    title: 'text',
    description: 'text',
    figures: { type: 'json', absent: {} },
    color: 'text',
    icon: 'text',
    position: { type: 'int', absent: 0 },
    bookable: { type: 'bool', absent: true },
  },
} as const;

export const placeImport = {
  table: 'destinations',
  names: { id: ['#.slug'] },
  whole: true,
  shared: true,
  columns: {
    slug: 'text',
    kind: { type: 'text', from: 'place_kind' },
    name: 'text',
    country_code: 'char2',
    time_zone: 'text',
    lat: 'degrees',
    long: 'degrees',
    article: 'text',
    faqs,
  },
  references: [
    { column: 'parent_id', from: 'parent', tree: true, to: [{ kind: 'place', name: 'id', by: ['#.parent'] }] },
    {
      column: 'world_category_id',
      from: 'world_category',
      late: true,
      to: [{ kind: 'category', name: 'id', by: ['#.world_category'] }],
    },
  ],
} as const;

export const attractionImport = {
  table: 'attractions',
  names: { id: ['#.slug'] },
  whole: true,
  shared: true,
  events: [{ topic: 'attraction.changed', subject: 'id' }],
  columns: {
    slug: 'text',
    kind: { type: 'text', from: 'attraction_kind' },
    name: 'text',
    image: 'json',
    poster: { type: 'json', keeps: 'null' },
    lat: 'degrees',
    long: 'degrees',
    article: 'text',
    faqs,
  },
  references: [
    {
      column: 'destination_id',
      from: 'place',
      required: true,
      to: [{ kind: 'place', name: 'id', by: ['#.place'] }],
    },
    { column: 'category_id', from: 'category', to: [{ kind: 'category', name: 'id', by: ['#.category'] }] },
  ],
} as const;

export const associationImport = {
  table: 'travel_associations',
  names: { id: ['#.name'] },
  whole: true,
  shared: true,
  columns: { name: 'text', description: 'text', logo_image: 'json' },
} as const;
