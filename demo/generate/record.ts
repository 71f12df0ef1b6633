/** What the catalogue writes: one JSON object a record, as the importer reads it. Each kind's shape stands beside its writer. */
export type DemoRecord = { readonly kind: DemoKind } & Readonly<Record<string, unknown>>;

/** In the order of the stream: a record names only those above it. */
export const demoKinds = [
  'term',
  'place',
  'category',
  'attraction',
  'association',
  'operator',
  'trip',
  'departure',
  'review',
  'sponsored',
  'slider',
  'article',
  'partner',
] as const;

export type DemoKind = (typeof demoKinds)[number];
