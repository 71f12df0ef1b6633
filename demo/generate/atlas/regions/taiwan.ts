import type { Region, Stop } from '../types.ts';
import { doing, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'taipei',
    name: 'Taipei',
    country: 'TW',
    kind: 'city',
    lat: 25.033,
    long: 121.5654,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Elephant Mountain and the tower', 'hiking', 2, 2, { km: 3, ascentM: 130 })`
        Climb 600 steps from a metro stop to Elephant Mountain for a tower of 508 m with a 660-ton ball in it against typhoons.`,
      doing('Jade cabbage and bronzes', 'museums', 3, 1, { optionalUsd: 11 })`
        See some of 700,000 palace things that came over in 1949, the cabbage last, as everybody goes there first.`,
      doing('Dihua Street and Longshan', 'city-walks', 3, 1, { km: 4 })`
        Walk dried shrimp, tea and herbs on Dihua Street to a temple where you throw moon blocks for a yes or a no.`,
      doing('Raohe after dark', 'food-and-wine', 2, 1, { optionalUsd: 20 })`
        Begin with pepper buns out of the drum and end with shaved peanut roll, in a lane of 600 m.`,
      doing('Beitou', 'hot-springs', 3, 1, { optionalUsd: 5 })`
        Soak by the river in green sulfur water at Beitou, half an hour by metro, with strict aunties.`,
    ],
    food: ['beef noodle soup', 'xiaolongbao', 'bubble tea'],
  },
  {
    key: 'jiufen',
    name: 'Jiufen',
    country: 'TW',
    kind: 'town',
    lat: 25.109,
    long: 121.844,
    nights: [1, 1],
    beds: ['guesthouse'],
    doings: [
      doing('Tea above the stairs', 'food-and-wine', 2, 1, { optionalUsd: 12 })`
        Drink oolong over stairs hung with lanterns once the last bus has taken the crowd at eight.`,
      doing('Teapot Mountain', 'hiking', 3, 3, { km: 5, ascentM: 330 })`
        Climb to a rock teapot without a handle, with a rope at the end and the sea below.`,
      doing('Gold in Jinguashi', 'museums', 2, 1, { optionalUsd: 3 })`
        Touch a gold bar of 220 kg and walk a mine that prisoners of war dug.`,
      doing('Pingxi line and Shifen', 'train-journeys', 4, 1, { km: 13, optionalUsd: 5 })`
        Ride a branch line of 1921 to a 40 m wide fall, and skip the sky lanterns, which end up in trees.`,
    ],
    food: ['taro balls', 'fish-ball soup'],
  },
  {
    key: 'hualien',
    name: 'Hualien and Taroko',
    country: 'TW',
    kind: 'city',
    lat: 23.991,
    long: 121.611,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('What is open of Taroko', 'hiking', 5, 2, { km: 6, ascentM: 100 })`
        See with a ranger-trained guide what has reopened of Taroko since the earthquake of April 3, 2024; much of the gorge is still shut.`,
      doing('Sperm whales off Hualien', 'whale-watching', 3, 2, { optionalUsd: 45 })`
        Go out between April and October for spinner and Risso's dolphins and, some days, sperm whales.`,
      doing('Amis kitchen', 'cooking', 3, 1, { optionalUsd: 40 })`
        Cook with hot stones in a betel-leaf pot with an Amis family and learn forty wild greens.`,
      doing('Liyu Lake and rift valley', 'cycling', 5, 2, { km: 30, ascentM: 150, optionalUsd: 20 })`
        Cycle from Liyu Lake into the rift where two plates meet at 8 cm a year.`,
    ],
    food: ['wontons', 'stone-boiled fish soup'],
  },
  {
    key: 'chishang',
    name: 'Chishang and the rift valley',
    country: 'TW',
    kind: 'town',
    lat: 23.122,
    long: 121.215,
    nights: [1, 2],
    beds: ['guesthouse', 'homestay', 'farm-stay'],
    doings: [
      doing('Brown Avenue', 'cycling', 3, 1, { km: 15, optionalUsd: 5 })`
        Cycle through 175 hectares of rice with no power pole in it, because farmers voted so.`,
      doing('Walami Trail', 'hiking', 6, 3, { km: 10, ascentM: 300 })`
        Walk a Japanese police road to the Jiaxin rest, with muntjac, black bears in theory and suspension bridges in fact.`,
      doing('Rice box by the tracks', 'food-and-wine', 1, 1)`
        Eat a wooden lunch box on the platform, as passengers have since 1939.`,
      doing('Dulan and the coast', 'beaches', 5, 1, { km: 3 })`
        Cross to Dulan for surf, driftwood and a sugar mill where somebody plays.`,
    ],
    food: ['Chishang rice box', 'millet wine'],
  },
  {
    key: 'kaohsiung',
    name: 'Kaohsiung',
    country: 'TW',
    kind: 'city',
    lat: 22.6273,
    long: 120.3014,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel'],
    doings: [
      doing('Pier-2 to Cijin', 'city-walks', 3, 1, { km: 5 })`
        Walk art in warehouses and ride the five-minute ferry to an island with a lighthouse and grilled squid.`,
      doing('Fo Guang Shan', 'sightseeing', 4, 1, { km: 4 })`
        See eight pagodas in line to a Buddha of 108 m, and eat the vegetarian buffet by donation.`,
      doing('Lotus Pond', 'sightseeing', 1, 1, { km: 2 })`
        Enter by the dragon's mouth and leave by the tiger's, not the other way.`,
      doing('Formosan macaques', 'hiking', 2, 2, { km: 5, ascentM: 200 })`
        Walk Chaishan's coral ridge among macaques that know zippers.`,
    ],
    food: ['papaya milk', 'grilled squid'],
  },
  {
    key: 'tainan',
    name: 'Tainan',
    country: 'TW',
    kind: 'city',
    lat: 22.9997,
    long: 120.227,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Temple to temple', 'city-walks', 4, 1, { km: 5, optionalUsd: 5 })`
        Walk the oldest city on the island, with a temple at every corner and a god for each exam.`,
      doing('Anping fort and tree house', 'sightseeing', 3, 1, { km: 3, optionalUsd: 4 })`
        See a Dutch fort of 1624 and a warehouse that a banyan has been eating for a century.`,
      doing('Beef soup at five', 'food-and-wine', 2, 1, { optionalUsd: 15 })`
        Have raw beef scalded in broth at five in the morning, which is when it is right.`,
      doing('Sicao mangrove tunnel', 'boat-trips', 2, 1, { optionalUsd: 7 })`
        Float half an hour under mangroves in a hat, with fiddler crabs at eye level.`,
    ],
    food: ['danzai noodles', 'milkfish congee', 'shrimp rolls'],
  },
  {
    key: 'alishan',
    name: 'Alishan',
    country: 'TW',
    kind: 'mountain',
    lat: 23.51,
    long: 120.805,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'homestay'],
    doings: [
      doing('Sunrise by narrow gauge', 'train-journeys', 3, 1, { km: 12, optionalUsd: 10 })`
        Ride the forest railway at an hour posted the night before to see the sun over Yushan, 3,952 m.`,
      doing('Giant cypresses', 'hiking', 3, 2, { km: 5, ascentM: 150 })`
        Walk among red cypresses of 800 to 2,300 years, a fraction of those that went to Japan as shrine gates.`,
      doing('Oolong at 1,400 meters', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Pick, toss and roll leaves in Shizhuo on the Tea and Mist trails, and drink seven infusions.`,
      doing('Tsou village of Tefuye', 'hiking', 4, 2, { km: 6 })`
        Walk an old logging line through bamboo to a Tsou men's house that you look at from outside.`,
    ],
    food: ['high-mountain oolong', 'wasabi grown here'],
  },
  {
    key: 'sun-moon-lake',
    name: 'Sun Moon Lake',
    country: 'TW',
    kind: 'town',
    lat: 23.857,
    long: 120.916,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Lake by bicycle', 'cycling', 4, 2, { km: 30, ascentM: 200, optionalUsd: 12 })`
        Cycle 30 km round the lake, a third of it on boardwalk over water.`,
      doing('Wenwu to Xuanzang', 'boat-trips', 3, 2, { km: 3, ascentM: 90, optionalUsd: 10 })`
        Cross by boat between temples and buy an egg boiled in tea from a woman who has sold them since 1953.`,
      doing('Thao and their island', 'crafts', 2, 1)`
        Hear from the Thao, fewer than a thousand people, about the island a dam left them.`,
      doing('Maolan tea walk', 'hiking', 2, 1, { km: 4, ascentM: 100 })`
        Walk black-tea rows begun by the Japanese in 1925 and taste number 18, Ruby.`,
    ],
    food: ['Ruby black tea', 'president fish'],
  },
];

export const taiwan: Region = {
  slug: 'taiwan',
  name: 'Taiwan',
  continent: 'asia',
  countries: ['TW'],
  tagLine: 'Night markets, tea mountains and a railway all the way round. Best from October to April.',
  guide: [
    'Taiwan is the size of Maryland and Delaware together with 286 mountains over 3,000 m in the middle. People live on the west side, the east has the cliffs and the Pacific, and a railway of about 880 km goes round both.',
    'You eat outdoors and often. Night markets are dinner, breakfast shops open at five, and each town has one dish it will argue about.',
    'Temples are loud and used. Indigenous peoples, sixteen by the official count, keep the east and the hills, and visits are by arrangement.',
    'Earth moves: the quake of April 2024 closed most of Taroko, and it will take years. Trips go to what is open and say so.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12], peak: [3, 4, 10, 11, 12] },
  dailyCostUsd: 215,
  localCurrency: 'TWD',
  stops,
  routes: [
    {
      key: 'round-island-by-rail',
      names: ['Round Taiwan by train', 'Taiwan in {days} days', 'The island railway'],
      stops: ['taipei', 'jiufen', 'hualien', 'chishang', 'kaohsiung', 'tainan', 'alishan', 'sun-moon-lake', 'taipei'],
      legs: [
        rail(42, 1.3),
        rail(165, 2.8),
        rail(110, 1.6),
        rail(210, 2.8),
        rail(46, 0.8),
        road(118, 2.9),
        road(112, 3.2),
        rail(225, 2.5),
      ],
      types: ['small-group-tour', 'self-guided', 'group-tour', 'private-guided', 'women-only'],
      themes: ['rail', 'food', 'culture', 'nature', 'solo', '50-plus', 'family'],
      days: [10, 15],
      pitches: [
        'One circle, seven trains, and a lunch box on most of them.',
        'Bags go ahead by convenience store for $6.',
        'You sleep in Jiufen when the buses have left.',
      ],
    },
    {
      key: 'tea-and-mountains',
      names: ['Tea mountains of Taiwan', 'Alishan and Sun Moon Lake', 'Oolong and cypress'],
      stops: ['taipei', 'sun-moon-lake', 'alishan', 'tainan'],
      legs: [rail(225, 2.5), road(112, 3.2), road(118, 2.9)],
      types: ['walking-hiking', 'private-guided', 'small-group-tour', 'vacation'],
      themes: ['walking', 'food', 'nature', 'wellness', 'photography'],
      days: [6, 10],
      pitches: [
        'You walk among tea in the morning and drink that field in the afternoon.',
        'It is 15 degrees up there when Tainan has 30.',
        'The sunrise train is an hour you either love or sleep through.',
      ],
    },
    {
      key: 'east-coast-by-bike',
      names: ['The rift valley by bicycle', 'Hualien to Kaohsiung', 'East coast of Taiwan'],
      stops: ['taipei', 'hualien', 'chishang', 'kaohsiung'],
      legs: [rail(195, 2.3), rail(110, 1.6), rail(210, 2.8)],
      types: ['Multi-Sport', 'self-guided', 'adventure-tour', '18-39'],
      themes: ['nature', 'culture', 'high-adventure', 'food', '18-30-s', 'rail'],
      days: [6, 9],
      pitches: [
        'Flat roads between two ranges, with a train alongside for tired legs.',
        'Amis and Bunun cooks feed you in their own kitchens.',
        'Go in October for gold rice or in March for green.',
      ],
    },
  ],
  fees: [
    { label: 'Alishan forest entry', kind: 'park_fee', usd: 10, stops: ['alishan'] },
    { label: 'Walami trail permit', kind: 'permit', usd: 1, stops: ['chishang'] },
  ],
  climate:
    'October to April is 16 to 26 degrees Celsius, drizzly in Taipei and sunny in the south. June to September is 34 with typhoons that stop trains for a day. Alishan may have frost in January.',
  health: 'No vaccinations are required. Dengue occurs in the south in summer, and hospitals are excellent.',
  visa: 'Many nationalities may stay 90 days without a visa and fill in an arrival card online. Check before you travel.',
  faqs: [
    {
      question: 'Is Taroko open?',
      answer:
        'In small parts, changing by the month. Companies show what is open on your date and replace the rest with the rift valley.',
    },
    {
      question: 'Is it good for vegetarians?',
      answer: 'Very: a tenth of people are, and the sign to look for is a reversed cross in a circle.',
    },
    {
      question: 'Do I need cash?',
      answer: 'For night markets and temples. A rechargeable card pays for every train, bus and ferry.',
    },
    {
      question: 'What about earthquakes?',
      answer: 'Small ones are weekly. Buildings are built for it and hotels have instructions behind the door.',
    },
  ],
};
