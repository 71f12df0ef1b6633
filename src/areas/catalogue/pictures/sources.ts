import { type RawBuilder, sql } from 'kysely';

/** Who shows a picture: under this kind they are told when it comes. */
export type Subject = 'trip' | 'operator' | 'category';

/** A table whose rows name pictures. Its alias is that of the table that owns them. */
type Source = {
  from: string;
  /** Column with the company; null for pictures of no company. */
  operator: string | null;
  /** jsonb columns {url, alt} and lists of them. */
  single: readonly string[];
  lists: readonly string[];
  subject: { kind: Subject; id: string } | null;
};

/** Every place where the catalogue names a picture. A new one is fetched, swept and told of from here. */
const SOURCES: readonly Source[] = [
  {
    from: 'operators t',
    operator: 't.id',
    single: ['t.logo_image', 't.main_image'],
    lists: ['t.gallery_images'],
    subject: { kind: 'operator', id: 't.id' },
  },
  {
    from: 'trips t',
    operator: 't.operator_id',
    single: ['t.cover_image', 't.map_image'],
    lists: ['t.main_images'],
    subject: { kind: 'trip', id: 't.id' },
  },
  {
    from: 'itineraries i join trips t on t.id = i.trip_id',
    operator: 't.operator_id',
    single: ['i.map_image'],
    lists: [],
    subject: { kind: 'trip', id: 't.id' },
  },
  {
    from: 'itinerary_items d join itineraries i on i.id = d.itinerary_id join trips t on t.id = i.trip_id',
    operator: 't.operator_id',
    single: ['d.image'],
    lists: [],
    subject: { kind: 'trip', id: 't.id' },
  },
  {
    from: 'categories c',
    operator: null,
    single: [],
    lists: ['c.images'],
    subject: { kind: 'category', id: 'c.id' },
  },
  {
    from: 'attractions a',
    operator: null,
    single: ['a.image'],
    lists: [],
    subject: { kind: 'category', id: 'a.category_id' },
  },
  {
    from: 'travel_associations a left join operator_associations m on m.travel_association_id = a.id',
    operator: null,
    single: ['a.logo_image'],
    lists: [],
    subject: { kind: 'operator', id: 'm.operator_id' },
  },
];

export type NamedPicture = {
  operatorId: string | null;
  url: string;
  subjectKind: Subject | null;
  subjectId: string | null;
};

/** A query of the pictures that a row names, from its jsonb columns: `image`. */
export function imagesIn(single: readonly string[], lists: readonly string[]): RawBuilder<unknown> {
  const parts = [
    ...single.map((column) => `select ${column} as image where ${column} is not null`),
    ...lists.map((column) => `select image from jsonb_array_elements(${column}) as image`),
  ];
  return sql.raw(parts.join(' union all '));
}

/**
 * A query of every picture that the catalogue names: (operator_id, url, subject_kind, subject_id).
 * @param operators only those of these companies, and those of none
 */
export function namedPictures(operators?: RawBuilder<unknown>): RawBuilder<NamedPicture> {
  const each = SOURCES.map(
    ({ from, operator, single, lists, subject }) => sql`
      select ${sql.raw(operator ?? 'null::uuid')} as operator_id, named.image->>'url' as url,
        ${subject?.kind ?? null}::text as subject_kind, ${sql.raw(subject?.id ?? 'null::uuid')} as subject_id
      from ${sql.raw(from)} cross join lateral (${imagesIn(single, lists)}) named
      where ${operators && operator ? sql`${sql.raw(operator)} in (${operators})` : sql`true`}`,
  );
  return sql<NamedPicture>`${sql.join(each, sql` union all `)}`;
}
