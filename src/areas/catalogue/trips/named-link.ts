export type TermEntry = TermName & { propertyKey: string; propertyName: string };

export type TermName = { key: string; name: string };
export type NamedLink = { name: string; slug: string };

/** A town and its country, ISO 3166-1 alpha-2. */
export type PlaceLink = NamedLink & { country: string | null };
