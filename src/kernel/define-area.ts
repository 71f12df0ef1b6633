import type { Topic } from './outbox/topics.ts';

/** Tags of the kept pages that an event about a subject concerns; null: every page. */
export type Concern = (subjectId: string) => readonly string[] | null;

/** What an area says of itself, once. Whatever is central is derived of it (src/areas.ts). */
export type Area = {
  /** Its folder below src/. */
  name: string;
  /** Areas whose faces it may use. */
  calls: readonly string[];
  /** Tables that it owns: no other area's queries name them. */
  tables: readonly string[];
  /** What it tells the others, and which pages that concerns. Its topics are declared beside it (outbox/topics.ts). */
  news: { readonly [Name in Topic]?: Concern };
  /** Those of its news after which menus, which stand on every page, may read otherwise. */
  inMenus: readonly Topic[];
};

type News = Area['news'];
type Given<Told extends News> = Pick<Area, 'name'> & Partial<Omit<Area, 'name' | 'news'>> & { news?: Told };

/** @param given what is left out is nothing */
export function defineArea<Told extends News = Record<never, never>>(
  given: Given<Told>,
): Omit<Area, 'news'> & { news: Told } {
  return { calls: [], tables: [], inMenus: [], ...given, news: given.news ?? ({} as Told) };
}

/** @throws when the areas don't stand on each other, or claim the same thing */
export function checkAreas(areas: readonly Area[]): void {
  const problems = areas.flatMap(({ name, calls, tables, news, inMenus }, i) => {
    const below = new Set(areas.slice(0, i).map((area) => area.name));
    const others = areas.slice(0, i);
    return [
      ...(below.has(name) ? [`two areas are called ${name}`] : []),
      ...calls
        .filter((called) => !below.has(called))
        .map((called) => `${name} calls ${called}, which doesn’t stand before it`),
      ...tables
        .filter((table) => others.some((other) => other.tables.includes(table)))
        .map((table) => `the table ${table} belongs to ${name} and to another area`),
      ...Object.keys(news)
        .filter((topic) => others.some((other) => Object.hasOwn(other.news, topic)))
        .map((topic) => `${topic} is told by ${name} and by another area`),
      ...inMenus
        .filter((topic) => !Object.hasOwn(news, topic))
        .map((topic) => `${name} doesn’t tell ${topic}, so menus can’t follow it`),
    ];
  });
  if (problems.length > 0) throw new Error(`src/areas.ts doesn’t hold: ${problems.join('; ')}.`);
}

type TopicOf<Some> = Some extends { news: infer News } ? keyof News : never;

/** The pages that each piece of news of these areas concerns. */
export function newsOf<const Areas extends readonly Area[]>(areas: Areas): Record<TopicOf<Areas[number]>, Concern> {
  return Object.assign({}, ...areas.map(({ news }) => news));
}
