import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedKinds } from '../../areas.ts';
import { fieldPath } from './field-path.ts';
import { Loader } from './load.ts';
import type { Issue } from './read/entry.ts';
import { readNdjson } from './read/ndjson.ts';
import type { Shape } from './records/columns.ts';
import { feedSchema } from './records/schema.ts';
import { departure, kindNamed, operator, place, review, term, trip } from './testing.ts';
import { NAMES_TOLD } from './unknown-fields.ts';

type Fields = Record<string, unknown>;
type Path = (string | number)[];

const url = 'https://larch.example/a.jpg';
const image = { url, alt: 'A lake', width: 640, height: 480 };
const poster = { biome: 'alpine', motif: 'torres', hour: 'dawn', seed: 1 };
const faqs = [{ question: 'Visa?', answer: 'No.' }];
const ratingTotal = { score: 4.5, best: 5, count: 10, source: 'Elsewhere' };
const seo = { title: 'Title', description: 'Text', canonical_url: url, og_image: url };
const cancellation = { flexibility: 'flexible', tiers: [{ min_days: 30, refund_bps: 10_000 }] };
const days = [
  { first_day: 1, label: 'Arrival' },
  { first_day: 2, label: 'Walk', image },
];

/** A record of every kind with something in each place that has named fields. */
const whole = {
  term: { ...term('theme', 'wildlife'), figures: { group_min: 4 } },
  place: place('peru', { faqs }),
  category: {
    kind: 'category',
    slug: 'peru',
    name: 'Peru',
    category_type: 'country',
    images: [image],
    poster,
    rule: { places: ['peru'], terms: { theme: ['wildlife'] } },
    experiences: [{ title: 'Weaving', text: 'By hand.' }],
    pages: [
      { page_kind: 'trip', h1: 'Trips' },
      { page_kind: 'operator', h1: 'Companies', meta_seo: seo, faqs },
      { page_kind: 'itinerary', h1: 'Plans', days: [{ first_day: 1, label: 'Arrive' }] },
    ],
  },
  attraction: {
    kind: 'attraction',
    attraction_kind: 'landmark',
    slug: 'fort',
    name: 'Fort',
    place: 'peru',
    image,
    poster,
    faqs,
  },
  association: { kind: 'association', name: 'Guild', logo_image: image },
  operator: operator('larch', {
    rating_total: ratingTotal,
    logo_image: image,
    main_image: image,
    gallery_images: [image, image],
    awards: [{ name: 'Best', year: 2020, source: 'Paper' }],
    faqs,
    cancellation,
    meta_seo: seo,
    terms: { theme: ['wildlife'] },
    rankings: [{ category: 'peru', rank: 1 }],
  }),
  trip: trip('larch', 'soca', {
    rating_total: ratingTotal,
    cover_image: image,
    main_images: [image],
    map_image: image,
    poster,
    faqs,
    merchant_model_params: { hold_minutes: 20 },
    meta_seo: seo,
    terms: { theme: ['wildlife'] },
    price_tiers: [{ tier: 1, label: 'Standard', occupancy: 2 }],
    inclusions: [{ inclusion_kind: 'meal', included: true, label: 'Breakfast' }],
    params: { visa: 'None.' },
    cancellation,
    itinerary: days,
  }),
  itinerary: { kind: 'itinerary', operator: 'larch', trip: 'soca', map_image: image, days },
  departure: departure('larch', 'soca', 'd1'),
  price: { kind: 'price', operator: 'larch', departure: 'd1', tier: 1, price_cents: 100, currency: 'USD' },
  sponsored: {
    kind: 'sponsored',
    category: 'c',
    operator: 'larch',
    trip: 'soca',
    position: 1,
    starts_on: '2027-01-01',
    ends_on: '2027-01-31',
  },
  slider: { kind: 'slider', category: 'c', position: 1, title: 'T', trips: ['soca'] },
  review: review('larch', 'r1'),
  article: { kind: 'article', slug: 'a', name: 'A', body: 'Text.', image, poster, meta_seo: seo },
  partner: {
    kind: 'partner',
    slug: 'p',
    name: 'P',
    logo_image: image,
    favicon: image,
    social_links: [{ name: 'Site', url }],
    scopes: [{ kind: 'trip', target: 'soca', mode: 'include' }],
    menu_items: [{ menu_type: 'column', title: 'Soča', entries: [{ title: 'Guide', href: '/guide/soca' }] }],
  },
} satisfies Record<string, Fields>;
const kinds = [...feedKinds.keys()] as (keyof typeof whole)[];

/** Free by design: words of the site's own, figures of any name; the sections of `params` are checked by themselves. */
const open = [
  'category.rule.terms',
  'operator.deposits',
  'operator.terms',
  'term.figures',
  'trip.params',
  'trip.terms',
];

/** Where a schema has objects, a list written as []: those with named fields, and those with free names. */
function placesIn(shape: Shape, at: string): { named: string[]; free: string[] } {
  const inner = [
    ...Object.entries(shape.properties ?? {}).map(([name, field]) => placesIn(field, `${at}.${name}`)),
    ...(shape.items ? [placesIn(shape.items, `${at}[]`)] : []),
  ];
  const free = typeof shape.additionalProperties === 'object';
  return {
    named: [...(shape.properties ? [at] : []), ...inner.flatMap((found) => found.named)],
    free: [...(free ? [at] : []), ...inner.flatMap((found) => found.free)],
  };
}

/** Where a record has objects with named fields. */
function objectsIn(kind: string, value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, i) => objectsIn(kind, entry, [...path, i]));
  if (open.includes([kind, ...path].join('.'))) return [];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => objectsIn(kind, inner, [...path, name]))];
}

function load(records: Fields[]): { issues: Issue[]; staged: string[] } {
  const issues: Issue[] = [];
  const staged: string[] = [];
  const loader = new Loader(
    {
      add: (kind, _record, _line, hidden) => void (hidden || staged.push(kind)),
      addIssue: (issue) => void issues.push(issue),
      addRefused: () => {},
    },
    feedKinds,
    '',
  );
  const lines = records.map((record, i) => ({ number: i + 1, text: JSON.stringify(record) }));
  for (const entry of readNdjson(lines)) loader.add(entry);
  return { issues, staged };
}

/** The record with one field more; `__proto__` is a name like any other. */
function withField(record: Fields, path: Path, name: string, value: unknown): Fields {
  const copy: Fields = JSON.parse(JSON.stringify(record));
  const target = path.reduce<Fields>((inner, key) => inner[key] as Fields, copy);
  Object.defineProperty(target, name, { value, enumerable: true });
  return copy;
}

const told = (issues: Issue[]) => issues.map(({ line, field, problem }) => `${line} ${field}: ${problem}`);

describe('unknown fields', () => {
  it('are looked for in every place that the schemas name, and these alone hold free names', () => {
    const schema = kinds.map((kind) => placesIn(feedSchema(kindNamed(kind)) as Shape, kind));
    const records = kinds.flatMap((kind) =>
      objectsIn(kind, whole[kind]).map((path) =>
        [kind, ...path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`))].join(''),
      ),
    );
    expect([...new Set(records)].sort()).toEqual(schema.flatMap(({ named }) => named).sort());
    expect(schema.flatMap(({ free }) => free).sort()).toEqual(open);
  });

  it.each(kinds)('of a %s are told once with their path, wherever they stand, and its record goes in', (kind) => {
    const places = objectsIn(kind, whole[kind]);
    const schemaNames = JSON.stringify(feedSchema(kindNamed(kind)));
    const name = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !schemaNames.includes(`"${text}"`));
    const isAbsent = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
    const content = fc.jsonValue().filter((value) => !isAbsent(value));
    fc.assert(
      fc.property(fc.constantFrom(...places), name, content, (path, unknown, value) => {
        const { issues, staged } = load([withField(whole[kind], path, unknown, value)]);
        expect(issues).toEqual([
          {
            line: 1,
            kind,
            field: fieldPath([...path, unknown]),
            problem: expect.stringContaining(`${kind} records have no such field`),
            severity: 'warning',
          },
        ]);
        expect(staged).toEqual([kind]);
      }),
    );
  });

  it('are no matter of terms and figures, whose names are free, and refuse the texts of a trip', () => {
    const records = [
      withField(whole.operator, ['terms'], 'invented', ['x']),
      withField(whole.trip, ['terms'], 'invented', ['x']),
      withField(whole.category, ['rule', 'terms'], 'invented', ['x']),
      withField(whole.term, ['figures'], 'invented', 1),
      withField(whole.trip, ['params'], 'weather', 'Dry.'),
    ];
    const { issues, staged } = load(records);
    expect(told(issues)).toEqual(['5 params: has a field that is not known here: weather']);
    expect(staged).toEqual(['operator', 'trip', 'category', 'term']);
  });

  it('come with the nearest known name of their place when it looks like a slip', () => {
    const records = [
      withField(whole.trip, ['itinerary', 1], 'lodgingName', 'Hut'),
      withField(whole.trip, ['inclusions', 0], 'includd', true),
      withField(whole.trip, ['cover_image'], 'ulr', 'x'),
      withField(whole.trip, ['price_tiers', 0], 'foo', 1),
      withField(whole.trip, ['price_tiers', 0], 'имя', 1),
    ];
    expect(told(load(records).issues)).toEqual([
      '1 itinerary[2].lodgingName: trip records have no such field in itinerary, it is left out here and everywhere else; did you mean lodging_name?',
      '2 inclusions[1].includd: trip records have no such field in inclusions, it is left out here and everywhere else; did you mean included?',
      '3 cover_image.ulr: trip records have no such field in cover_image, it is left out here and everywhere else; did you mean url?',
      '4 price_tiers[1].foo: trip records have no such field in price_tiers, it is left out here and everywhere else',
      '5 price_tiers[1].имя: trip records have no such field in price_tiers, it is left out here and everywhere else',
    ]);
  });

  it('are told whatever they are called', () => {
    const records = ['__proto__', 'constructor', 'line\nbreak', 'cover_image.url', 'x'.repeat(5000)].map((name) =>
      withField({ ...whole.trip, video_url: null }, ['cover_image'], name, { a: null }),
    );
    expect(load(records).issues.map(({ field }) => field)).toEqual([
      'cover_image.__proto__',
      'cover_image.constructor',
      'cover_image["line\\nbreak"]',
      'cover_image["cover_image.url"]',
      `cover_image.${'x'.repeat(60)}…`,
    ]);
  });

  it('are told at the first line and entry that have them, once for each place', () => {
    const day = { ...days[0], lodgings: 'Hut' };
    const records = [
      trip('a', 't1', { itinerary: [days[0], day, day] }),
      trip('a', 't2', { itinerary: [day], lodgings: 1 }),
    ];
    expect(load(records).issues.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '1 itinerary[2].lodgings',
      '2 lodgings',
    ]);
  });

  it('do not flood the report by their number, and those of other places are still told', () => {
    const ids = (from: number) => Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`x${from + i}`, 1]));
    const records = [
      trip('a', 't1', { merchant_model_params: ids(0) }),
      trip('a', 't2', { merchant_model_params: ids(400), cover_image: { url, colour: 'red' } }),
    ];
    const { issues, staged } = load(records);
    expect(issues).toHaveLength(NAMES_TOLD + 2);
    expect(told(issues.slice(NAMES_TOLD))).toEqual([
      '1 merchant_model_params: more than 50 different unknown fields stand here over all lines; the others are left out too, without being named',
      expect.stringMatching(/^2 cover_image\.colour: /),
    ]);
    expect(staged).toEqual(['trip', 'trip']);
  });

  it('keep a refusal short, however many names a trip has wrong in its texts', () => {
    const params = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`x${i}`, 'Text.']));
    expect(told(load([trip('a', 't', { params })]).issues)).toEqual([
      '1 params: has a field that is not known here: x0, x1, x2, x3, x4, x5, x6, x7, x8, x9 and 2,990 more',
    ]);
  });
});
