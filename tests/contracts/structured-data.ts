import type { PageType } from '#attribution/shared';
import type { Head, Thing } from '../journeys/document-head.ts';
import { thingsOf } from '../journeys/document-head.ts';
import { readVocabulary } from './vocabulary.ts';

/** Which things a page of a type describes: one of each list. Every page but home has its breadcrumb besides. */
const DESCRIBED: Record<PageType, string[][]> = {
  home_page: [['Organization'], ['WebSite']],
  product_details: [['Product'], ['TouristTrip']],
  supplier_profile: [['Organization']],
  supplier_reviews: [['Organization']],
  supplier_product_list: [['ItemList']],
  category_product_list: [['ItemList']],
  cat_seolp: [['ItemList']],
  cat_supplier_list: [['ItemList']],
  tour_operator_reviews: [['ItemList']],
  cat_reviews: [['ItemList']],
  category_itinerary: [['ItemList']],
  cat_landmark: [['ItemList', 'TouristAttraction']],
  category_attraction: [['ItemList', 'TouristAttraction']],
  blog: [['Blog']],
  article: [['Article']],
  covid_restrictions_map: [['WebPage']],
  other: [['WebPage']],
};

/** What besides a thing on pages of a type has to say, wherever it stands there. */
const TOLD: Partial<Record<PageType, [type: string, keys: string[]]>> = {
  supplier_profile: ['Organization', ['aggregateRating', 'review']],
  supplier_reviews: ['Organization', ['aggregateRating', 'review']],
  cat_reviews: ['Product', ['review']],
};

/** What a thing of ours always says of itself. */
const REQUIRED: Record<string, string[]> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'priceValidUntil', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Answer: ['text'],
  Article: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'url'],
  Blog: ['name', 'url'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['name'],
  Product: ['name', 'image', 'description', 'sku', 'brand', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Quiz: ['name', 'url'],
  Rating: ['ratingValue', 'bestRating', 'worstRating'],
  Review: ['author', 'datePublished', 'reviewRating', 'itemReviewed'],
  SearchAction: ['target', 'query-input'],
  TouristAttraction: ['name', 'url', 'geo'],
  TouristTrip: ['name', 'url', 'provider', 'itinerary'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** What is described whole elsewhere says less, by the property under which it stands: a review's subject, what a list has. */
const LESS: Record<string, Record<string, string[]>> = {
  itemReviewed: { Product: ['name'], Organization: ['name'] },
  item: { Product: ['name', 'url', 'brand', 'review'] },
};

/** Words that people have to find in the page as well. */
const TO_BE_READ = new Set(['name', 'headline', 'text', 'reviewBody', 'description']);

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);

const DATA: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isAddress,
  // A thing that is described elsewhere may be named by its address.
  IdReference: isAddress,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

const vocabulary = readVocabulary();
const words = (text: string) => text.replace(/\s+/g, '');

/** What is wrong with what a page says of itself by schema.org; `type` is the page's own. */
export function structuredDataFaults(type: PageType, head: Head): string[] {
  const things = thingsOf(head);
  const told = things.map((thing) => String(thing['@type']));
  const expected = [...DESCRIBED[type], ...(type === 'home_page' ? [] : [['BreadcrumbList']])];
  const missing = expected.filter((any) => !any.some((name) => told.includes(name)));
  const readable = words(`${head.titles.join(' ')} ${head.text}`);
  return [
    ...missing.map((any) => `the page has no ${any.join(' or ')}`),
    ...things.flatMap((thing) =>
      thing['@context'] === 'https://schema.org' ? [] : [`${thing['@type']} has no context`],
    ),
    ...untold(type, things),
    ...things.flatMap((thing) => thingFaults(thing, String(thing['@type']), '')),
    ...things.flatMap((thing) => unread(thing, readable)),
  ];
}

function untold(page: PageType, things: Thing[]): string[] {
  const [type, keys] = TOLD[page] ?? [];
  if (!type || !keys) return [];
  const says = within(things).some((thing) => thing['@type'] === type && keys.every((key) => key in thing));
  return says ? [] : [`no ${type} of the page has ${keys.join(' and ')}`];
}

/** Things, and those that they hold. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(within)];
}

/** @param under the property of another thing that holds it, if one does */
function thingFaults(thing: Thing, at: string, under: string): string[] {
  const type = String(thing['@type']);
  const properties = vocabulary.propertiesOf(type);
  if (!properties) return [`${at}: schema.org has no class ${type}`];
  const required = REQUIRED[type];
  if (!required) return [`${at}: nothing is listed that ${type} requires`];
  const absent = (LESS[under]?.[type] ?? required).filter(
    (key) => thing[key] === undefined || [thing[key]].flat().length === 0,
  );
  const own = Object.entries(thing).filter(([key]) => !key.startsWith('@'));
  return [
    ...absent.map((key) => `${at}: ${key} is missing`),
    ...own.flatMap(([key, value]) => {
      // An action says of a property what somebody has to fill in: https://schema.org/docs/actions.html
      const types = key.endsWith('-input') ? new Set(['Text']) : properties.get(key);
      if (!types) return [`${at}: ${type} has no property ${key}`];
      return [value].flat().flatMap((one) => valueFaults(one, types, `${at}.${key}`, key));
    }),
  ];
}

function valueFaults(value: unknown, types: Set<string>, at: string, under: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const thing = value as Thing;
    const fits = [...types].some((type) => vocabulary.isA(String(thing['@type']), type));
    return fits ? thingFaults(thing, at, under) : [`${at}: ${thing['@type']} is none of ${[...types].join(', ')}`];
  }
  const fits = [...types].some((type) => DATA[type]?.(value) || vocabulary.valuesOf(type).has(String(value)));
  return fits ? [] : [`${at}: ${JSON.stringify(value)} is none of ${[...types].join(', ')}`];
}

function unread(value: unknown, readable: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unread(one, readable));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!TO_BE_READ.has(key) || typeof inner !== 'string') return unread(inner, readable);
    return readable.includes(words(inner)) ? [] : [`“${inner.slice(0, 80)}” can’t be read in the page`];
  });
}
