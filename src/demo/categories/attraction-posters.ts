import { hash } from '../text/random.ts';
import { type DemoPoster, posterAt } from '../trips/posters.ts';
import type { RegionEntry } from '../world/world.ts';

/** Sights that the poster artist drew by name; the others are shown by their region's pictures. */
const drawn: Readonly<Record<string, string>> = {
  'machu-picchu': 'terraces:machu-picchu',
  'angkor-wat': 'temple:angkor',
  'mt-kilimanjaro': 'savanna:kilimanjaro',
  'ciudad-perdida': 'jungle:ziggurat',
  'torres-del-paine': 'alpine:torres',
  'fitz-roy': 'alpine:torres',
  matterhorn: 'alpine:matterhorn',
  'everest-base-camp': 'alpine:himalaya',
  annapurna: 'alpine:himalaya',
  petra: 'canyon:petra',
  uluru: 'canyon:uluru',
  'grand-canyon': 'canyon:gorge',
  'taj-mahal': 'temple:taj',
  bagan: 'temple:bagan',
  'fushimi-inari': 'temple:pagoda',
  'mount-fuji': 'volcano:fuji',
  'arenal-volcano': 'volcano:cone',
  'golden-circle': 'volcano:iceland',
  'milford-sound': 'fjord:mitre',
  geirangerfjord: 'fjord:passage',
  'pyramids-of-giza': 'river:nile',
  'nile-river': 'river:nile',
  'rhine-river': 'river:vineyard',
  'douro-river': 'river:vineyard',
  'charles-bridge': 'river:city-bridge',
  'ha-long-bay': 'karst:junk',
  tikal: 'jungle:ziggurat',
  'chichen-itza': 'jungle:ziggurat',
  'iguazu-falls': 'jungle:waterfall',
  'victoria-falls': 'jungle:waterfall',
  'amazon-river': 'jungle:river',
  serengeti: 'savanna:acacia',
  'masai-mara': 'savanna:acacia',
  'ngorongoro-crater': 'savanna:acacia',
  'okavango-delta': 'savanna:delta',
  sossusvlei: 'dunes:deadvlei',
  'wadi-rum': 'dunes:camp',
  'sahara-desert': 'dunes:caravan',
  'jemaa-el-fnaa': 'oldtown:medina',
  'bora-bora': 'lagoon:overwater',
  'cape-horn': 'archipelago:lighthouse',
  'lemaire-channel': 'polar:iceberg',
  'south-georgia': 'polar:colony',
  'lake-louise': 'alpine:lake',
  yellowstone: 'steppe:road',
};

export function attractionPoster(slug: string, region: RegionEntry): DemoPoster {
  const own = posterAt(region, hash(slug) % 50);
  const [biome, motif] = drawn[slug]?.split(':') ?? [];
  return biome && motif ? { ...own, biome, motif } : own;
}
