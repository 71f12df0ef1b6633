import type { NamedLink, PlaceLink } from './named-link.ts';

/** A link, where both parts are known. */
export function linkOf(name: string | null, slug: string | null): NamedLink | null {
  return name !== null && slug !== null ? { name, slug } : null;
}

export function placeLinkOf(name: string | null, slug: string | null, country: string | null): PlaceLink | null {
  const named = linkOf(name, slug);
  return named && { ...named, country };
}
