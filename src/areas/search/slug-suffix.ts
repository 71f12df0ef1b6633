/** A slug as it is, and without the suffix of a page's address: "andeo-trips" may be a company or the list of one. */
export function namesWithoutSuffix(slug: string, suffix: string): string[] {
  return slug.endsWith(suffix) ? [slug, slug.slice(0, -suffix.length)] : [slug];
}
