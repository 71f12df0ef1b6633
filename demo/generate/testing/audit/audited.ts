import type { choosePoster } from '#posters/shared';
import type { DemoRecord } from '../../record.ts';
import type { ItineraryDay } from '../../trips/itinerary.ts';
import { atlasRegions } from '../../world/regions.ts';
import type { SampleDeparture, SampleReview, SampleTrip } from '../sample.ts';

export type AuditedTrip = SampleTrip & {
  min_age?: number;
  max_age?: number;
  start_city: string;
  end_city: string;
  is_merchant_model?: boolean;
  /** Only where a feed names one; otherwise the import chooses. */
  poster?: ReturnType<typeof choosePoster>;
};

export type AuditedPlace = {
  slug: string;
  name: string;
  place_kind: string;
  country_code?: string;
  lat?: number;
  long?: number;
  parent?: string;
  article?: string;
};

export type AuditedPage = {
  page_kind: string;
  duration_band?: string;
  tag_line?: string;
  main_article?: string;
  faqs?: { question: string; answer: string }[];
  days?: { end_city: string; travel_hours?: number }[];
};

export type AuditedCategory = {
  slug: string;
  category_type: string;
  place?: string;
  rule: { places?: string[] };
  pages: AuditedPage[];
};

export type AuditedSight = { slug: string; name: string; lat: number; long: number; place: string };

export type AuditedOperator = {
  id: string;
  name: string;
  short_name: string;
  flags: string[];
  business_process_type: string;
  cancellation?: unknown;
  cancellation_policy?: string;
  deposit_amount?: number;
  deposits?: Record<string, number>;
};

/** A catalogue laid out for questions. Only records are read, so that a feed from a file can be audited as well. */
export type Audited = {
  readonly trips: readonly AuditedTrip[];
  readonly operators: readonly AuditedOperator[];
  readonly departures: ReadonlyMap<string, readonly SampleDeparture[]>;
  readonly reviews: readonly SampleReview[];
  readonly places: ReadonlyMap<string, AuditedPlace>;
  readonly sights: ReadonlyMap<string, AuditedSight>;
  readonly categories: readonly AuditedCategory[];
};

export function auditedOf(records: Iterable<DemoRecord>): Audited {
  const kinds = Map.groupBy(records, ({ kind }) => kind);
  const of = <Shape>(kind: DemoRecord['kind']) => (kinds.get(kind) ?? []) as unknown as Shape[];
  return {
    trips: of<AuditedTrip>('trip'),
    operators: of<AuditedOperator>('operator'),
    departures: Map.groupBy(of<SampleDeparture>('departure'), ({ trip }) => trip),
    reviews: of<SampleReview>('review'),
    places: new Map(of<AuditedPlace>('place').map((place) => [place.slug, place])),
    sights: new Map(of<AuditedSight>('attraction').map((sight) => [sight.slug, sight])),
    categories: of<AuditedCategory>('category'),
  };
}

/** What a rule found: where, and the words or figures that are wrong. */
export type Finding = { readonly where: string; readonly what: string };

export type Rule = {
  readonly name: string;
  /** How many things it looked at. */
  readonly checked: (audited: Audited) => number;
  readonly find: (audited: Audited) => Finding[];
  /** Findings allowed, as a share of what was checked; none by default. */
  readonly share?: number;
};

/** A rule about one trip at a time. */
export const aboutTrips = (name: string, find: (trip: AuditedTrip, audited: Audited) => readonly string[]): Rule => ({
  name,
  checked: ({ trips }) => trips.length,
  find: (audited) =>
    audited.trips.flatMap((trip) => find(trip, audited).map((what) => ({ where: `${trip.id} ${trip.name}`, what }))),
});

export type Doing = (typeof atlasRegions)[number]['stops'][number]['doings'][number];

/** Sentences of a text; "St. Lucia" is no end of one. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b(St|Mt|No|Dr|p\.m|a\.m)\. /g, '$1\u0001 ')
    .split(/(?<=[^\p{Lu}][.?]) (?=[\p{L}\d“$])/u)
    .map((sentence) => sentence.replaceAll('\u0001', '.'));

/** The atlas's own sentences, without their first letter: a connective may have made it small. */
const doings = new Map(
  atlasRegions.flatMap((region) =>
    region.stops.flatMap((stop) => stop.doings.map((doing) => [doing.text.slice(1), doing])),
  ),
);
const doingsOf = new Map(
  atlasRegions.map((region) => [
    region.slug,
    region.stops.flatMap((stop) => stop.doings.map(({ text }) => text.slice(1))),
  ]),
);

const done = new WeakMap<ItineraryDay, Doing[]>();

/** What is done on a day, read back from its text. */
export function doneOn(trip: AuditedTrip, day: ItineraryDay): Doing[] {
  const known = done.get(day);
  if (known) return known;
  const found = (doingsOf.get(trip.terms.region?.[0] ?? '') ?? []).flatMap((text) => {
    const doing = day.details.includes(text) ? doings.get(text) : undefined;
    return doing ? [doing] : [];
  });
  done.set(day, found);
  return found;
}

/** The sentences of a day that the atlas didn't write. */
export const ownWords = (trip: AuditedTrip, day: ItineraryDay): string =>
  doneOn(trip, day).reduce((rest, { text }) => rest.replace(text.slice(1), '…'), day.details);

/** A description without the titles of what is done and without the route's own sentences. */
export const withoutTitles = (trip: AuditedTrip, text: string): string => {
  const plain = sentencesOf(text).filter((sentence) => !ofAtlas.has(sentence));
  return trip.itinerary
    .flatMap((day) => doneOn(trip, day))
    .reduce((rest, { label }) => rest.replaceAll(label.slice(1), '…'), plain.join(' '));
};

/** What the atlas says of routes and regions. */
export const ofAtlas = new Set(
  atlasRegions
    .flatMap((region) => [region.health, ...region.routes.flatMap((route) => route.pitches)])
    .flatMap(sentencesOf),
);

export const latitudesOf = (trip: AuditedTrip): number[] => trip.itinerary.map(({ lat }) => Math.abs(lat));
