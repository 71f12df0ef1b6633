/** "Photography trips in Botswana" says already what it is a kind of. */
const TELLS = /\b(trips|tours|cruises|walks|drives|journeys|retreats)\b/i;

type Words = { before?: string; after: string };

/** The title of a page of a category, such as "Best Italy Tour Companies"; what tells its kind itself stands after a colon. */
export function categoryTitle(name: string, { before = '', after }: Words): string {
  if (TELLS.test(name)) return `${before}${before && ' '}${after}: ${name}`;
  return `${before}${before && ' '}${name} ${after}`;
}
