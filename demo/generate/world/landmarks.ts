export type Landmark = {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'landmark' | 'poi';
  readonly lat: number;
  readonly long: number;
  /** How the atlas speaks of it. */
  readonly pattern: RegExp;
  /** Absent: counts wherever it is named. */
  readonly withinKm?: number;
  /** Slugs of regions that lie in it altogether. */
  readonly regions?: RegExp;
};

type Row = readonly [name: string, lat: number, long: number, pattern: RegExp, withinKm?: number];

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const landmark = ([name, lat, long, pattern, withinKm = 45]: Row): Landmark => ({
  slug: slugOf(name),
  name,
  kind: 'landmark',
  lat,
  long,
  pattern,
  withinKm,
});

/** Waters and wide lands that the menus name; their trips are known by what they pass. */
const waters: readonly Landmark[] = [
  {
    slug: 'danube-river',
    name: 'Danube River',
    kind: 'poi',
    lat: 48.2,
    long: 16.4,
    pattern: /\bDanube\b/,
    regions: /danube/,
  },
  {
    slug: 'mekong-river',
    name: 'Mekong River',
    kind: 'poi',
    lat: 11.6,
    long: 104.9,
    pattern: /\bMekong\b/,
    regions: /mekong/,
  },
  {
    slug: 'amazon-river',
    name: 'Amazon River',
    kind: 'poi',
    lat: -3.7,
    long: -73.2,
    pattern: /\bAmazon\b/,
    regions: /amazon/,
  },
  {
    slug: 'mississippi-river',
    name: 'Mississippi River',
    kind: 'poi',
    lat: 32.3,
    long: -90.9,
    pattern: /\bMississippi\b/,
    regions: /mississippi/,
  },
  { slug: 'nile-river', name: 'Nile River', kind: 'poi', lat: 25.7, long: 32.6, pattern: /\bNile\b/, regions: /^nile/ },
  {
    slug: 'rhine-river',
    name: 'Rhine River',
    kind: 'poi',
    lat: 50.1,
    long: 7.7,
    pattern: /\bRhine\b/,
    regions: /rhine/,
  },
  {
    slug: 'douro-river',
    name: 'Douro River',
    kind: 'poi',
    lat: 41.1,
    long: -7.8,
    pattern: /\bDouro\b/,
    regions: /douro/,
  },
  {
    slug: 'baltic-sea',
    name: 'Baltic Sea',
    kind: 'poi',
    lat: 58.5,
    long: 20,
    pattern: /\bBaltic\b/,
    regions: /baltic/,
  },
  {
    slug: 'mediterranean-sea',
    name: 'Mediterranean Sea',
    kind: 'poi',
    lat: 38,
    long: 15,
    withinKm: 2600,
    pattern: /\b(Mediterranean|Aegean|Adriatic|Ionian|Tyrrhenian|Ligurian)\b/,
    regions: /mediterranean|cyclades|greek|dalmat|adriatic|sicily|turquoise|lycia/,
  },
  {
    slug: 'galapagos-islands',
    name: 'Galapagos Islands',
    kind: 'poi',
    lat: -0.6,
    long: -90.4,
    withinKm: 500,
    pattern: /\bGal[áa]pagos\b/,
    regions: /galapagos/,
  },
  {
    slug: 'beagle-channel',
    name: 'Beagle Channel',
    kind: 'poi',
    lat: -54.9,
    long: -67.9,
    pattern: /\bBeagle Channel\b/,
  },
  { slug: 'panama-canal', name: 'Panama Canal', kind: 'poi', lat: 9.1, long: -79.7, pattern: /\bPanama Canal\b/ },
  {
    slug: 'great-barrier-reef',
    name: 'Great Barrier Reef',
    kind: 'poi',
    lat: -16.9,
    long: 146.2,
    pattern: /\bBarrier Reef\b/,
    withinKm: 900,
  },
  { slug: 'sahara-desert', name: 'Sahara Desert', kind: 'poi', lat: 31.1, long: -4, pattern: /\bSahara\b|Erg Che/ },
];

const rows: readonly Row[] = [
  ['Machu Picchu', -13.163, -72.545, /Machu Picchu/, 60],
  ['Angkor Wat', 13.4125, 103.867, /Angkor/, 60],
  ['Mt. Kilimanjaro', -3.0674, 37.3556, /Kilimanjaro|Machame|Marangu|Uhuru|Lemosho/, 75],
  ['Ciudad Perdida', 11.038, -73.925, /Ciudad Perdida|Lost City/, 80],
  ['Torres del Paine', -50.942, -72.967, /Torres del Paine|base of the towers|\bPaine\b/, 120],
  ['Perito Moreno Glacier', -50.495, -73.137, /Perito Moreno/, 90],
  ['Fitz Roy', -49.271, -73.043, /Fitz Roy/, 60],
  ['Cape Horn', -55.98, -67.27, /Cape Horn/, 60],
  ['Iguazu Falls', -25.6953, -54.4367, /Igua[zç][uú]/, 60],
  ['Salar de Uyuni', -20.13, -67.49, /Uyuni/, 120],
  ['Christ the Redeemer', -22.9519, -43.2105, /Corcovado|Christ the Redeemer/, 30],
  ['Lake Titicaca', -15.8, -69.4, /Titicaca/, 140],
  ['Colca Canyon', -15.61, -71.9, /\bColca\b/, 120],
  ['Chichén Itzá', 20.6843, -88.5678, /Chich[eé]n/, 70],
  ['Tikal', 17.222, -89.6237, /\bTikal\b/, 70],
  ['Arenal Volcano', 10.4626, -84.7033, /\bArenal\b/, 50],
  ['Grand Canyon', 36.0544, -112.1401, /Grand Canyon/, 150],
  ['Yellowstone', 44.428, -110.588, /Yellowstone|Old Faithful/, 140],
  ['Yosemite Valley', 37.7456, -119.5936, /Yosemite|Half Dome|El Capitan/, 80],
  ['Denali', 63.0692, -151.007, /\bDenali\b/, 180],
  ['Lake Louise', 51.4254, -116.1773, /Lake Louise/, 70],
  ['Colosseum', 41.8902, 12.4922, /Colosseum/, 20],
  ['Pompeii', 40.749, 14.4847, /Pompeii/, 50],
  ['Cinque Terre', 44.135, 9.684, /Cinque Terre|Vernazza|Monterosso|Riomaggiore/, 50],
  ['Alhambra', 37.1761, -3.5881, /Alhambra/, 30],
  ['Sagrada Família', 41.4036, 2.1744, /Sagrada/, 30],
  ['Acropolis of Athens', 37.9715, 23.7257, /Acropolis|Parthenon/, 25],
  ['Meteora', 39.7217, 21.6306, /Meteora/, 50],
  ['Diocletian’s Palace', 43.5081, 16.4402, /Diocletian/, 30],
  ['Plitvice Lakes', 44.88, 15.616, /Plitvice/, 90],
  ['Mont Blanc', 45.8326, 6.8652, /Mont Blanc/, 50],
  ['Matterhorn', 45.9766, 7.6585, /Matterhorn/, 40],
  ['Neuschwanstein', 47.5576, 10.7498, /Neuschwanstein/, 60],
  ['Charles Bridge', 50.0865, 14.4114, /Charles Bridge/, 20],
  ['Geirangerfjord', 62.101, 7.205, /Geiranger/, 80],
  ['Golden Circle', 64.326, -20.12, /Golden Circle|Thingvellir|Þingvellir|Gullfoss|Geysir/, 110],
  ['Jökulsárlón', 64.048, -16.179, /Jökulsárlón|Jokulsarlon/, 90],
  ['Giant’s Causeway', 55.2408, -6.5116, /Giant.s Causeway/, 80],
  ['Cliffs of Moher', 52.9715, -9.4309, /Cliffs of Moher/, 60],
  ['Edinburgh Castle', 55.9486, -3.1999, /Edinburgh Castle|Royal Mile|Arthur.s Seat/, 20],
  ['Hagia Sophia', 41.0086, 28.98, /Hagia Sophia/, 20],
  ['Cappadocia', 38.643, 34.83, /Cappadocia|Göreme|Goreme/, 80],
  ['Ephesus', 37.9395, 27.341, /Ephesus/, 60],
  ['Petra', 30.3285, 35.4444, /\bPetra\b/, 60],
  ['Wadi Rum', 29.575, 35.42, /Wadi Rum/, 70],
  ['Pyramids of Giza', 29.9792, 31.1342, /\bGiza\b|Great Pyramid|pyramids/, 40],
  ['Valley of the Kings', 25.7402, 32.6014, /Valley of the Kings|Karnak/, 40],
  ['Abu Simbel', 22.3372, 31.6258, /Abu Simbel/, 320],
  ['Jemaa el-Fnaa', 31.6259, -7.9891, /Jemaa|Djemaa/, 20],
  ['Serengeti', -2.3333, 34.8333, /Serengeti/, 170],
  ['Ngorongoro Crater', -3.1618, 35.5877, /Ngorongoro/, 80],
  ['Masai Mara', -1.49, 35.1439, /(Masai|Maasai) Mara|Mara River/, 100],
  ['Victoria Falls', -17.9243, 25.8572, /Victoria Falls/, 80],
  ['Okavango Delta', -19.3, 22.9, /Okavango/, 170],
  ['Sossusvlei', -24.7275, 15.2942, /Sossusvlei|Deadvlei/, 90],
  ['Table Mountain', -33.9628, 18.4098, /Table Mountain/, 30],
  ['Bwindi Forest', -1.05, 29.65, /Bwindi|mountain gorilla/, 80],
  ['Taj Mahal', 27.1751, 78.0421, /Taj Mahal/, 30],
  ['Amber Fort', 26.9855, 75.8513, /Amber Fort|Amer Fort|\bAmber\b/, 30],
  ['Everest Base Camp', 28.0043, 86.857, /Everest/, 60],
  ['Annapurna', 28.53, 83.878, /Annapurna/, 70],
  ['Tiger’s Nest', 27.4919, 89.3633, /Tiger.s Nest|Taktsang/, 40],
  ['Sigiriya', 7.957, 80.7603, /Sigiriya/, 50],
  ['Bagan', 21.1717, 94.8585, /\bBagan\b/, 50],
  ['Ha Long Bay', 20.91, 107.18, /Ha ?Long|Lan Ha/, 80],
  ['Great Wall of China', 40.4319, 116.5704, /Great Wall/, 130],
  ['Terracotta Army', 34.3853, 109.2786, /terra-?cotta/i, 60],
  ['Mount Fuji', 35.3606, 138.7274, /\bFuji\b/, 70],
  ['Fushimi Inari', 34.9671, 135.7727, /Fushimi Inari/, 30],
  ['Borobudur', -7.6079, 110.2038, /Borobudur/, 60],
  ['Komodo', -8.55, 119.45, /Komodo/, 90],
  ['Registan', 39.6547, 66.9758, /Registan/, 40],
  ['Uluru', -25.3444, 131.0369, /\bUluru\b/, 60],
  ['Sydney Opera House', -33.8568, 151.2153, /Opera House/, 20],
  ['Milford Sound', -44.6414, 167.8974, /Milford (Sound|Track)/, 130],
  ['Bora Bora', -16.5004, -151.7415, /Bora Bora/, 60],
  ['Lemaire Channel', -65.07, -63.95, /Lemaire/, 200],
  ['South Georgia', -54.43, -36.59, /South Georgia|Grytviken/, 300],
];

export const landmarks: readonly Landmark[] = [...waters, ...rows.map(landmark)];
