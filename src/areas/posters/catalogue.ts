export const hours = ['dawn', 'morning', 'noon', 'golden', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

/** Every biome with its motifs, each in the words of its description. */
export const posterCatalogue = {
  alpine: {
    lake: 'a snow peak above a forested lake',
    torres: 'three granite towers above a forested lake',
    matterhorn: 'a bent, pointed peak above a village of chalets',
    himalaya: 'a wall of snow peaks behind a white stupa and prayer flags',
    canoe: 'a red canoe on a turquoise lake below steep peaks',
    gergeti: 'a stone church on a hill before an icy peak',
    'fairy-castle': 'a white castle of towers on a wooded crag',
    'tigers-nest': 'a monastery on the ledge of a cliff',
    kibo: 'tents and giant groundsels below a glaciered summit',
    gompa: 'a monastery heaped on a hill above barley fields',
    'great-wall': 'a wall with towers along a mountain ridge',
  },
  fjord: {
    passage: 'a small ship between high walls of rock',
    cabins: 'red cabins on stilts beneath sharp peaks',
    mitre: 'a pointed peak rising straight from a sound',
    beagle: 'a red lighthouse on an islet below snowy ranges',
    castle: 'a tower house on an islet in a loch',
    'stave-church': 'a wooden church with dragon heads above a fjord',
  },
  dunes: {
    crescent: 'a great dune with a winding crest',
    caravan: 'a line of camels crossing waves of sand',
    camp: 'tents and palms in the lee of the dunes',
    deadvlei: 'dead trees on a white clay pan below a red dune',
    kasbah: 'an earthen kasbah among palms below snowy mountains',
  },
  savanna: {
    acacia: 'elephants near a flat-topped acacia',
    kilimanjaro: 'giraffes below a broad, snow-streaked summit',
    baobabs: 'an avenue of baobabs',
    delta: 'elephants wading in a river delta',
    mokoro: 'a dugout poled through the lilies of a delta',
    balloons: 'a hot-air balloon above grazing herds',
    outback: 'kangaroos in red country near a white-barked tree',
  },
  jungle: {
    river: 'a canoe on a bend of a rainforest river',
    ziggurat: 'a stepped pyramid above the forest canopy',
    waterfall: 'a waterfall dropping into a forest pool',
    iguazu: 'a horseshoe of cataracts in a rainforest',
    cascades: 'turquoise pools spilling into one another',
    gorillas: 'gorillas in a misty forest below volcanoes',
    sigiriya: 'a great red rock above jungle gardens',
  },
  archipelago: {
    cyclades: 'white houses and blue domes on a sea cliff',
    pines: 'a sloop among low, wooded islands',
    lighthouse: 'a lighthouse on a rocky point',
    'reed-boat': 'a reed boat on a high lake before snow peaks',
    riviera: 'a pastel village above a small harbor',
    gulet: 'a wooden two-master in a turquoise cove',
    cliffs: 'green-topped cliffs above the swell',
    'table-mountain': 'a flat-topped mountain above a bay of sails',
    'opera-house': 'white shells of a concert hall on a harbor',
    voyage: 'a white ship on the open sea',
  },
  oldtown: {
    med: 'a hill town of tiled roofs around a dome',
    hanse: 'stepped gables along a harbor quay',
    medina: 'the minaret and flat roofs of a walled town',
    colonial: 'a square of pastel houses and a church with two towers',
    havana: 'an old car in a street of pastel houses',
    canal: 'gabled brick houses along a canal',
    sagrada: 'tall carved spires above a city by the sea',
    alhambra: 'red palace towers on a hill below snowy mountains',
    walls: 'a walled city of orange roofs in the sea',
    colosseum: 'an ancient arena of three rows of arches',
    istanbul: 'a great dome and minarets above a strait',
    mosque: 'a white mosque below bare mountains',
    'hill-fort': 'a sandstone fort along a ridge above a lake',
  },
  terraces: {
    rice: 'palms and a hut above flooded rice terraces',
    'machu-picchu': 'terraced ruins below a steep green peak',
    tea: 'pickers on the round hills of a tea garden',
    'inca-trail': 'a stone stair to the Sun Gate, a ruined city far below',
    llamas: 'llamas on old terraces below a snowy range',
    'lost-city': 'round stone terraces on a jungle ridge',
  },
  polar: {
    iceberg: 'a ship near a great iceberg',
    colony: 'penguins on an icy shore',
    aurora: 'a cabin in snowy woods under a wide sky',
    glacier: 'the blue front of a glacier above a lake',
    whale: 'the flukes of a diving whale before a snowy coast',
    bear: 'a polar bear on drifting ice',
    village: 'painted houses above a bay of icebergs',
  },
  river: {
    bend: 'a river winding through green hills',
    vineyard: 'a river ship below a castle and vineyards',
    'city-bridge': 'a stone bridge and church towers over a river',
    nile: 'a felucca passing palms and pyramids',
    riverboat: 'a two-decked riverboat below a wall of rainforest',
    steeple: 'a white steeple among maples in autumn',
    'paddle-steamer': 'a paddle steamer on a broad river',
    westminster: 'a clock tower and gothic halls on a river',
    budapest: 'a domed parliament of many spires on a river',
    cologne: 'two cathedral spires behind a railway bridge',
    eiffel: 'an iron tower above a river and its stone bridge',
    porto: 'an iron arch bridge and a boat with barrels',
    sampan: 'traders in sampans on a river of stilt houses',
    ship: 'a long river ship between wooded hills',
    felucca: 'feluccas between palms and desert cliffs',
  },
  temple: {
    taj: 'a white marble mausoleum and its reflecting pool',
    angkor: 'five lotus towers across a moat',
    pagoda: 'a five-story pagoda and cherry blossom',
    bagan: 'balloons over a plain of brick stupas',
    kukulcan: 'a pyramid of nine steps on a wide lawn',
    parthenon: 'a columned temple on a rock above a white city',
    ephesus: 'the two-story facade of an ancient library',
    lalibela: 'a church carved down into the rock',
    'abu-simbel': 'four seated colossi carved from a cliff',
    dzong: 'a white fortress with red roofs by a river',
    stupa: 'the painted eyes of a great white stupa',
    torii: 'a path of vermilion gates through cedars',
    palace: 'a throne hall of upturned roofs below granite peaks',
    wat: 'gilded spires and tiered roofs on a river',
    borobudur: 'bell-shaped stupas before misty volcanoes',
    'lake-shrine': 'thatched pagodas on an islet in a lake',
    registan: 'a tiled portal between turquoise domes',
    karnak: 'the pylons and columns of an ancient temple',
  },
  canyon: {
    mesa: 'red buttes on a desert plain',
    petra: 'a columned facade carved into a rose cliff',
    uluru: 'a great red rock on a flat plain',
    gorge: 'a river bending far below canyon walls',
    meteora: 'a monastery on top of a rock pillar',
    cappadocia: 'balloons above cones of soft rock',
    'victoria-falls': 'a curtain of water falling into a gorge',
    siq: 'a carved facade at the end of a narrow gorge',
    'wadi-rum': 'camels in red sand below sandstone mountains',
  },
  karst: {
    junk: 'a junk with red sails among limestone islands',
    raft: 'a bamboo raft on a river between limestone peaks',
    longtail: 'a longtail boat in a bay of limestone cliffs',
    outrigger: 'an outrigger in a lagoon between limestone walls',
  },
  lagoon: {
    overwater: 'thatched bungalows over a lagoon',
    palms: 'palms leaning over a white beach',
    dhow: 'a dhow passing a sandbank',
    sugarloaf: 'a sugarloaf rock and its cable car above a bay',
    houseboat: 'a thatched houseboat among coconut palms',
    phinisi: 'a two-masted ship among dry green islands',
    reef: 'a turtle and a shoal over a coral reef',
  },
  volcano: {
    cone: 'a smoking volcano above a lake',
    iceland: 'a waterfall below a green, cone-shaped mountain',
    'black-beach': 'sea stacks off a black sand beach',
    fuji: 'a vermilion gate in a lake before a snow-capped volcano',
    flamingos: 'flamingos in a salt lagoon below a volcano',
    geyser: 'a geyser above a white terrace',
    vesuvius: 'the columns of a buried city below its volcano',
    'crater-lake': 'twin lakes in a green crater',
    galapagos: 'a giant tortoise and cactus on black lava',
  },
  steppe: {
    gers: 'round felt tents on a wide steppe',
    estancia: 'a red-roofed ranch on a windy plain',
    road: 'an open road running to far hills',
    'salt-flat': 'a jeep on a flooded salt flat that mirrors the sky',
    bison: 'bison grazing before a wall of peaks',
    stonehenge: 'a ring of standing stones on a grassy plain',
    cypresses: 'a lane of cypresses to a farmhouse on round hills',
    rail: 'a train on a stone viaduct across a valley',
    walkers: 'two walkers on a path over round hills',
  },
} as const satisfies Record<string, Record<string, string>>;

export type Biome = keyof typeof posterCatalogue;
export type MotifOf<B extends Biome> = keyof (typeof posterCatalogue)[B] & string;
/** What a poster shows: a biome and one of that biome's motifs. */
export type PosterSubject = { [B in Biome]: { readonly biome: B; readonly motif: MotifOf<B> } }[Biome];
/** `seed` is a whole number from 0 to 47. Same poster, same picture, for good. */
export type Poster = PosterSubject & { readonly hour: Hour; readonly seed: number };

export const seedCount = 48;

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
