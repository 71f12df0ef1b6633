export const hours = ['dawn', 'morning', 'noon', 'golden', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

/** Every biome with its motifs, each in the words of its description. */
export const posterCatalogue = {
  alpine: {
    lake: 'a snow peak above a forested lake',
    torres: 'three granite towers above a forested lake',
    matterhorn: 'a bent, pointed peak above a village of chalets',
    himalaya: 'a wall of snow peaks behind a white stupa and prayer flags',
  },
  fjord: {
    passage: 'a small ship between the walls of a fjord',
    cabins: 'red cabins on stilts beneath sharp peaks',
    mitre: 'a pointed peak rising straight from a sound',
  },
  dunes: {
    crescent: 'a great dune with a winding crest',
    caravan: 'a line of camels crossing waves of sand',
    camp: 'tents and palms in the lee of the dunes',
    deadvlei: 'dead trees on a white clay pan below a red dune',
  },
  savanna: {
    acacia: 'elephants near a flat-topped acacia',
    kilimanjaro: 'giraffes below a broad, snow-streaked summit',
    baobabs: 'an avenue of baobabs',
    delta: 'elephants wading in a river delta',
  },
  jungle: {
    river: 'a canoe on a bend of a rainforest river',
    ziggurat: 'a stepped pyramid above the forest canopy',
    waterfall: 'a waterfall dropping into a forest pool',
  },
  archipelago: {
    cyclades: 'white houses and blue domes on a sea cliff',
    pines: 'a sloop among low, wooded islands',
    lighthouse: 'a lighthouse on a rocky point',
  },
  oldtown: {
    med: 'a hill town of tiled roofs around a dome',
    hanse: 'stepped gables along a harbor quay',
    medina: 'the minaret and flat roofs of a walled town',
  },
  terraces: {
    rice: 'palms and a hut above flooded rice terraces',
    'machu-picchu': 'terraced ruins below a steep green peak',
    tea: 'pickers on the round hills of a tea garden',
  },
  polar: {
    iceberg: 'a ship near a great iceberg',
    colony: 'penguins on an icy shore',
    aurora: 'a cabin in snowy woods under a wide sky',
  },
  river: {
    bend: 'a river winding through green hills',
    vineyard: 'a river ship below a castle and vineyards',
    'city-bridge': 'a stone bridge and church towers over a river',
    nile: 'a felucca passing palms and pyramids',
  },
  temple: {
    taj: 'a white marble mausoleum and its reflecting pool',
    angkor: 'five lotus towers across a moat',
    pagoda: 'a five-story pagoda and cherry blossom',
    bagan: 'balloons over a plain of brick stupas',
  },
  canyon: {
    mesa: 'red buttes on a desert plain',
    petra: 'a columned facade carved into a rose cliff',
    uluru: 'a great red rock on a flat plain',
    gorge: 'a river bending far below canyon walls',
  },
  karst: {
    junk: 'a junk with red sails among limestone islands',
    raft: 'a bamboo raft on a river between limestone peaks',
    longtail: 'a longtail boat in a bay of limestone cliffs',
  },
  lagoon: {
    overwater: 'thatched bungalows over a lagoon',
    palms: 'palms leaning over a white beach',
    dhow: 'a dhow passing a sandbank',
  },
  volcano: {
    cone: 'a smoking volcano above a lake',
    iceland: 'a waterfall below a green, cone-shaped mountain',
    'black-beach': 'sea stacks off a black sand beach',
    fuji: 'a vermilion gate in a lake before a snow-capped volcano',
  },
  steppe: {
    gers: 'round felt tents on a wide steppe',
    estancia: 'a red-roofed ranch on a windy plain',
    road: 'an open road running to far hills',
  },
} as const satisfies Record<string, Record<string, string>>;

export type Biome = keyof typeof posterCatalogue;
export type MotifOf<B extends Biome> = keyof (typeof posterCatalogue)[B] & string;
/** What a poster shows: a biome and one of that biome's motifs. */
export type PosterSubject = { [B in Biome]: { readonly biome: B; readonly motif: MotifOf<B> } }[Biome];
/** `seed` is a whole number from 0 to 23. Same poster, same picture, for good. */
export type Poster = PosterSubject & { readonly hour: Hour; readonly seed: number };

export const seedCount = 24;

export const posterSubjects: readonly PosterSubject[] = /* @__PURE__ */ Object.entries(posterCatalogue).flatMap(
  ([biome, motifs]) => Object.keys(motifs).map((motif) => ({ biome, motif }) as PosterSubject),
);

export function isPosterSubject(biome: string, motif: string): boolean {
  return Object.hasOwn(posterCatalogue, biome) && Object.hasOwn(posterCatalogue[biome as Biome], motif);
}

/** Alternative text: "Illustration: three granite towers above a forested lake at morning". */
export function posterDescription(poster: Poster): string {
  const words = (posterCatalogue[poster.biome] as Record<string, string>)[poster.motif];
  return `Illustration: ${words} at ${poster.hour === 'golden' ? 'golden hour' : poster.hour}`;
}
