import { type AreaConfig, groundVariables } from './config.ts';
import type { FeedKind } from './feed/feed-kind.ts';
import type { Api } from './graphql/area-types.ts';
import type { RestRoute } from './http/rest-route.ts';
import type { MemberData } from './member-data.ts';
import type { Topic } from './outbox/topics.ts';
import type { Parts } from './parts.ts';
import type { Policy, Who } from './policy.ts';
import type { Job } from './running/jobs.ts';
import type { Searchable } from './running/searchable.ts';
import type { Ground, Started } from './running/start-areas.ts';
import type { TaskKinds } from './team/task-kinds.ts';

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
  /** Where they are many: the same by subject, with a file of types each. */
  subjects: Readonly<Record<string, readonly string[]>>;
  /** Columns of its tables whose values are encrypted, by table. */
  encrypted: Readonly<Record<string, readonly string[]>>;
  /** What it tells the others, and which pages that concerns. Its topics are declared beside it (outbox/topics.ts). */
  news: { readonly [Name in Topic]?: Concern };
  /** Those of its news after which menus, which stand on every page, may read otherwise. */
  inMenus: readonly Topic[];
  /** Who may make each of its REST calls, and how often. A call without a row can't be mounted. */
  routes: Readonly<Record<string, Policy>>;
  /** Who may ask for each of its fields of the GraphQL query. Its calls are counted by the route. */
  fields: Readonly<Record<string, Who>>;
  /** Its REST calls. */
  rest: (parts: Parts) => readonly RestRoute[];
  /** Adds its types and fields to the schema. @returns what areas above it add to */
  graphql: (api: Api) => unknown;
  /** Variables of the environment that it reads, and what it makes of them. */
  config: AreaConfig | null;
  /** Kinds of records that it takes in of a feed. */
  feed: readonly FeedKind[];
  /** What search suggests of it by name. */
  searchable: readonly Searchable[];
  /** What it may tell the team of. */
  tasks: TaskKinds;
  /** What it holds of members. Null: nothing. */
  members: MemberData | null;
  /** Work beside the requests. */
  jobs: (ground: Ground) => readonly Job[];
  /** What it has running as long as the process does. */
  start: (ground: Ground) => Promise<Started>;
};

type None = Record<never, never>;
type Said = 'news' | 'routes' | 'fields' | 'tasks';
type Given<Own extends Partial<Pick<Area, Said>>> = Pick<Area, 'name'> &
  Partial<Omit<Area, Said | 'tables' | 'subjects'>> & { tables?: Area['tables'] | Area['subjects'] } & Own;
type Whole<Own> = Omit<Area, Said> & {
  [Key in Said]: Own extends { [Same in Key]: infer Value } ? Value : None;
};

const nothing: Omit<Area, 'name'> = {
  calls: [],
  tables: [],
  subjects: {},
  encrypted: {},
  news: {},
  inMenus: [],
  routes: {},
  fields: {},
  rest: () => [],
  graphql: () => undefined,
  config: null,
  feed: [],
  searchable: [],
  tasks: {},
  members: null,
  jobs: () => [],
  start: async () => ({}),
};

/** @param given what is left out is nothing; many tables are named by subject */
export function defineArea<const Own extends Partial<Pick<Area, Said>>>(given: Given<Own>): Whole<Own> {
  const { tables = [] } = given;
  const named = Array.isArray(tables) ? { tables } : { tables: Object.values(tables).flat(), subjects: tables };
  return { ...nothing, ...given, ...named } as unknown as Whole<Own>;
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
      ...(['news', 'routes', 'fields', 'tasks'] as const).flatMap((said) =>
        Object.keys(areas[i]?.[said] ?? {})
          .filter((key) => others.some((other) => Object.hasOwn(other[said], key)))
          .map((key) => `${key} is among the ${said} of ${name} and of another area`),
      ),
      ...Object.keys(areas[i]?.encrypted ?? {})
        .filter((table) => !tables.includes(table))
        .map((table) => `${name} encrypts columns of ${table}, which isn’t its own`),
      ...(areas[i]?.members?.tables ?? [])
        .filter((table) => !tables.includes(table))
        .map((table) => `${name} holds ${table} of members, which isn’t its own`),
      ...variablesOf(areas[i])
        .filter((key) => groundVariables.includes(key) || others.some((other) => variablesOf(other).includes(key)))
        .map((key) => `${key} is a variable of ${name} and of another area`),
      ...(areas[i]?.searchable ?? [])
        .filter(({ kind }) => others.some((other) => other.searchable.some((one) => one.kind === kind)))
        .map(({ kind }) => `${name} and another area have ${kind} searched`),
      ...inMenus
        .filter((topic) => !Object.hasOwn(news, topic))
        .map((topic) => `${name} doesn’t tell ${topic}, so menus can’t follow it`),
    ];
  });
  if (problems.length > 0) throw new Error(`src/areas.ts doesn’t hold: ${problems.join('; ')}.`);
}

const variablesOf = (area?: Area): string[] => Object.keys(area?.config?.variables ?? {});

type KeysOf<Areas extends readonly unknown[], Key extends Said> = Areas[number] extends infer Some
  ? Some extends { [Same in Key]: infer Value }
    ? keyof Value
    : never
  : never;

/** What these areas say of one thing, together. */
export function joined<const Areas extends readonly Pick<Area, Said>[], Key extends Said>(
  areas: Areas,
  key: Key,
): Readonly<
  Record<KeysOf<Areas, Key>, Area[Key] extends Readonly<Partial<Record<string, infer Value>>> ? Value : never>
> {
  return Object.assign({}, ...areas.map((area) => area[key]));
}
