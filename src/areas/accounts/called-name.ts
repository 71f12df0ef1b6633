const NAMELESS = 'A traveler';

/** What members are called to whom they write: the first name alone, as whoever is written to knows the rest, or needn’t. */
export function calledName(member: { firstName: string | null } | null): string {
  return member?.firstName?.trim() || NAMELESS;
}
