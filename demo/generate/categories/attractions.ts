import type { DemoRecord } from '../record.ts';
import type { Census } from '../trips/census.ts';
import type { AttractionEntry } from '../world/attractions.ts';
import type { RegionEntry, StopEntry, World } from '../world/world.ts';
import { attractionPoster } from './posters.ts';
import type { CategoryDraft } from './types.ts';

const fewest = 3;

const placeOf = (world: World, attraction: AttractionEntry): { region: RegionEntry; stop: StopEntry } => {
  const region = world.regions[attraction.region];
  const stop = region?.stops.find((entry) => entry.stop.key === attraction.stop);
  if (!region || !stop) throw new Error(`${attraction.slug} lies nowhere`);
  return { region, stop };
};

/** Well-known sights that enough trips see get a guide of their own, unless a place already has it. */
export function attractionDrafts(world: World, census: Census, taken: ReadonlySet<string>): CategoryDraft[] {
  return world.attractions.flatMap((attraction, index): CategoryDraft[] => {
    const trips = census.attractions.get(index) ?? 0;
    if (!attraction.known || trips < fewest || taken.has(attraction.slug)) return [];
    const { region, stop } = placeOf(world, attraction);
    const wide = /River|Sea|Canal|Channel|Reef|Desert|Islands/.test(attraction.name);
    const phrase = wide ? `on and around the ${attraction.name}` : `to ${attraction.name}`;
    const article = articleOf(attraction, stop);
    return [
      {
        slug: attraction.slug,
        name: attraction.name,
        type: 'attraction',
        parent: stop.country,
        rule: { attractions: [attraction.slug] },
        trips,
        phrase,
        tagLine: attraction.doings[0]?.text ?? region.region.tagLine,
        article,
        poster: attractionPoster(attraction, stop),
        experiences: attraction.doings.slice(0, 5).map(({ label, text }) => ({ title: label, text })),
        pages: [
          {
            page_kind: attraction.kind,
            slug: attraction.slug,
            h1: attraction.name,
            ...(article ? { main_article: article } : {}),
          },
        ],
      },
    ];
  });
}

/** What one does there; of a sight that is a stop itself, what one does at the stop. */
function articleOf({ name, doings }: AttractionEntry, { stop }: StopEntry): string {
  const there = doings.length > 0 || !stop.name.includes(name) ? doings : stop.doings;
  return [...new Set(there.map((doing) => doing.text))].slice(0, 6).join('\n\n');
}

/** Records of all attractions that some trip goes to. */
export function* attractionRecords(
  world: World,
  census: Census,
  categories: ReadonlySet<string>,
): Generator<DemoRecord> {
  for (const [index, attraction] of world.attractions.entries()) {
    if (!census.attractions.has(index)) continue;
    const { region, stop } = placeOf(world, attraction);
    const { slug, name, kind, lat, long } = attraction;
    const article = articleOf(attraction, stop);
    yield {
      kind: 'attraction',
      attraction_kind: kind,
      slug,
      name,
      place: stop.place,
      ...(categories.has(slug) ? { category: slug } : {}),
      poster: attractionPoster(attraction, stop),
      lat,
      long,
      ...(article ? { article } : {}),
      ...(attraction.known ? { faqs: region.region.faqs.slice(0, 2) } : {}),
    };
  }
}
