import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'addis-ababa',
    name: 'Addis Ababa',
    country: 'ET',
    kind: 'city',
    lat: 9.03,
    long: 38.74,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Lucy and her cousins', 'museums', 2, 1, { optionalUsd: 2 })`
        Meet Lucy, 3.2 million years old and 1.1 m tall, in a basement with eleven of her relatives.`,
      doing('Entoto and eucalyptus', 'hiking', 4, 2, { km: 8, ascentM: 250 })`
        Walk the ridge at 3,200 m where an emperor lived in a mud palace before his wife found hot springs below.`,
      doing('Coffee in three rounds', 'food-and-wine', 2, 1, { optionalUsd: 10 })`
        Sit through a coffee ceremony: abol, tona, baraka, each weaker and each with more gossip.`,
      doing('Merkato', 'city-walks', 3, 1, { km: 3 })`
        Walk part of a market with 7,000 shops, with a guide and nothing in your pockets.`,
    ],
    food: ['injera with doro wat', 'tej, honey wine', 'kitfo'],
  },
  {
    key: 'lalibela',
    name: 'Lalibela',
    country: 'ET',
    kind: 'town',
    lat: 12.0317,
    long: 39.0476,
    gateway: true,
    nights: [2, 3],
    beds: ['hotel', 'guesthouse', 'lodge'],
    doings: [
      doing('Eleven churches from the rock', 'archaeology', 6, 2, { km: 4, optionalUsd: 50 })`
        Walk down to eleven churches cut from the top out of red rock around 1200, joined by trenches and a tunnel without light.`,
      doing('Saint George at dawn', 'sightseeing', 2, 1, { km: 1 })`
        Stand over the cross-shaped roof of Bet Giyorgis at six, with white shawls against the walls for the chant.`,
      doing('Asheton Maryam', 'hiking', 5, 4, { km: 10, ascentM: 650 })`
        Climb or ride a mule to a church at 3,150 m whose priest shows a cross through sunglasses.`,
      doing('Genna', 'festivals', 8, 1)`
        Spend the night of January 6 with some hundred thousand pilgrims for Christmas, on your feet.`,
    ],
    food: ['shiro in a clay pot', 'tej in a flask'],
  },
  {
    key: 'gondar',
    name: 'Gondar',
    country: 'ET',
    kind: 'city',
    lat: 12.603,
    long: 37.4521,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Castles of Fasilides', 'sightseeing', 3, 1, { km: 3, optionalUsd: 8 })`
        Walk among six castles of the 1600s that look Portuguese, Moorish and neither.`,
      doing('Debre Berhan Selassie', 'sightseeing', 1, 1, { optionalUsd: 4 })`
        Look up at 135 winged faces on the ceiling of the one church that bees are said to have saved.`,
      doing('Timkat', 'festivals', 6, 1)`
        Watch on January 19 as a pool of Fasilides is blessed and the whole town jumps in.`,
      doing('Wolleka and the Beta Israel', 'crafts', 2, 1)`
        Visit a village whose Jewish potters left for Israel by 1991, and the women who learned from them.`,
    ],
    food: ['beyaynetu, the fasting platter', 'Dashen beer'],
  },
  {
    key: 'simien',
    name: 'Simien Mountains',
    country: 'ET',
    kind: 'park',
    lat: 13.23,
    long: 38.08,
    nights: [1, 4],
    beds: ['camp', 'lodge', 'hut'],
    doings: [
      doing('Geladas on the edge', 'wildlife-watching', 4, 2, { km: 7, ascentM: 150 })`
        Sit among three hundred geladas that eat grass and chat, with bleeding hearts on their chests, on a cliff of a thousand meters.`,
      doing('Geech to Imet Gogo', 'trekking', 6, 4, { km: 13, ascentM: 500 })`
        Walk giant lobelias to Imet Gogo, 3,926 m, with drops on three sides.`,
      doing('Chennek and walia ibex', 'wildlife-watching', 5, 3, { km: 8, ascentM: 400 })`
        Look from Chennek for walia ibex, some 300 left, below a pass where lammergeiers drop bones.`,
      doing('Ras Dashen', 'trekking', 10, 5, { km: 22, ascentM: 1400 })`
        Start at three for the roof of the country, 4,550 m, which is a scramble of ten meters at the end.`,
    ],
    food: ['barley beer', 'roast grain'],
  },
  {
    key: 'bahir-dar',
    name: 'Bahir Dar',
    country: 'ET',
    kind: 'city',
    lat: 11.5936,
    long: 37.3908,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'resort'],
    doings: [
      doing('Lake Tana monasteries', 'boat-trips', 5, 1, { optionalUsd: 30 })`
        Cross by motorboat to Ura Kidane Mehret, round and painted to the roof, past men in papyrus boats.`,
      doing('Blue Nile Falls', 'hiking', 4, 2, { km: 5, ascentM: 80, optionalUsd: 10 })`
        Walk over a Portuguese bridge of 1626 to falls that are 400 m wide in September and thin when the turbines run.`,
      doing('Source of the Blue Nile', 'birdwatching', 2, 1)`
        See where the river leaves the lake, with hippos and pelicans in it.`,
      doing('Basket and donkey market', 'photography', 2, 1)`
        Walk rows of baskets, teff and donkeys with a man who bargains for a living.`,
    ],
    food: ['lake tilapia', 'asa lebleb'],
  },
  {
    key: 'axum',
    name: 'Axum',
    country: 'ET',
    kind: 'town',
    lat: 14.1297,
    long: 38.7163,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Obelisks', 'archaeology', 3, 1, { km: 3, optionalUsd: 8 })`
        Stand below stelae of one stone, up to 24 m, one of them back from Rome since 2005 and the largest in pieces.`,
      doing('Where the Ark is said to be', 'sightseeing', 1, 1)`
        Look over a fence at a chapel with one guard for life, who alone has seen.`,
      doing('Yeha', 'archaeology', 4, 1, { optionalUsd: 30 })`
        Drive to a temple of about 700 BC with walls that a knife cannot enter.`,
      doing('Tomb of the false door', 'archaeology', 2, 1)`
        Go down into royal tombs with the lamp of your phone and a guard named after an emperor.`,
    ],
    food: ['tihlo, barley balls', 'Tigrayan honey'],
  },
  {
    key: 'bale',
    name: 'Bale Mountains',
    country: 'ET',
    kind: 'park',
    lat: 7.09,
    long: 39.79,
    nights: [2, 4],
    beds: ['lodge', 'camp', 'hut'],
    doings: [
      doing('Ethiopian wolves of Sanetti', 'wildlife-watching', 7, 2, { km: 5 })`
        Search the Sanetti Plateau at 4,000 m for the red wolf of Ethiopia, fewer than 500 alive and half of them here.`,
      doing('Harenna cloud forest', 'hiking', 5, 3, { km: 8, ascentM: 200 })`
        Walk mossy forest with wild coffee, and lions that nobody sees.`,
      doing('Web valley on horseback', 'horse-riding', 7, 3, { km: 18, ascentM: 300, optionalUsd: 35 })`
        Ride to the Web valley for wolves hunting mole rats and a double waterfall.`,
      doing('Mountain nyala at Dinsho', 'wildlife-watching', 2, 1, { km: 3 })`
        Walk among mountain nyala and warthogs at Dinsho an hour before dark.`,
    ],
    food: ['forest coffee with butter', 'roasted kolo'],
  },
  {
    key: 'arba-minch',
    name: 'Arba Minch and Dorze',
    country: 'ET',
    kind: 'town',
    lat: 6.0333,
    long: 37.55,
    gateway: true,
    nights: [1, 3],
    beds: ['lodge', 'hotel'],
    doings: [
      doing('Chamo crocodiles', 'boat-trips', 3, 1, { optionalUsd: 30 })`
        Boat to a shore called the crocodile market, with animals of five and six meters.`,
      doing('Dorze houses', 'crafts', 4, 1, { optionalUsd: 12 })`
        Eat false-banana bread in a woven house 12 m high that shrinks as termites eat its feet.`,
      doing('Nechisar and the bridge of God', 'safari-drives', 6, 2, { km: 3, optionalUsd: 35 })`
        Drive over the isthmus between two lakes to zebras on white grass.`,
      doing('Forty springs', 'hiking', 2, 2, { km: 5, ascentM: 100 })`
        Walk to the springs the town is named for, with colobus overhead and a swim.`,
    ],
    food: ['kocho bread', 'fried tilapia with datta'],
  },
  {
    key: 'turmi',
    name: 'Turmi and the Omo valley',
    country: 'ET',
    kind: 'village',
    lat: 4.97,
    long: 36.48,
    nights: [2, 4],
    beds: ['lodge', 'camp', 'tented-camp'],
    doings: [
      doing('Hamer Monday market', 'photography', 3, 1)`
        Be at the Monday market of Turmi with a Hamer guide, and settle money and photographs before, not during.`,
      doing('Karo at Korcho', 'photography', 5, 1)`
        Drive to a bluff over the Omo where Karo paint in chalk, for themselves on feast days and for cars on others.`,
      doing('Dassanech by dugout', 'boat-trips', 5, 1)`
        Cross the Omo by dugout near Omorate to houses of hide and tin.`,
      doing('An evening that is not a show', 'crafts', 3, 1)`
        Stay with a Hamer family, grind sorghum for two minutes longer than you can, and put the camera away.`,
    ],
    food: ['sorghum porridge', 'coffee-husk tea'],
  },
];

export const ethiopia: Region = {
  slug: 'ethiopia',
  name: 'Ethiopia',
  continent: 'africa',
  countries: ['ET'],
  tagLine:
    'Rock churches, highland wolves and a calendar of its own. Dry from October to March; read the travel advice first.',
  guide: [
    'Ethiopia is high, old and unlike its neighbors. Half of it lies above 1,500 m, it has been Christian since about 330, its year has thirteen months and its clock starts at sunrise.',
    'The classic north joins Lalibela, Gondar and Axum by plane; the Bale Mountains and the lakes lie south of Addis and the Omo valley at the end of a long road.',
    'There was war in Tigray until 2022 and fighting in Amhara since 2023. Some of these places have been closed for months at a time; companies go when their governments allow it, and so should you.',
    'Meals come on one plate of sour flat bread, and friends feed you by hand. Every second day is a fast, and vegans have never had it so good.',
  ],
  season: { open: [1, 2, 3, 4, 9, 10, 11, 12], peak: [1, 10, 11, 12] },
  dailyCostUsd: 210,
  localCurrency: 'ETB',
  stops,
  routes: [
    {
      key: 'historic-north',
      names: ['The historic north of Ethiopia', 'Lalibela, Gondar, Axum', 'Ethiopia in {days} days'],
      stops: ['addis-ababa', 'bahir-dar', 'gondar', 'axum', 'lalibela', 'addis-ababa'],
      legs: [flight(322, 1), road(180, 3.3), flight(222, 0.8), flight(240, 0.8), flight(340, 1)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'custom-tour'],
      themes: ['history', 'culture', 'festivals', 'photography', '50-plus'],
      days: [8, 12],
      pitches: [
        'It runs only when the advice for each place allows it, and you get your money back if not.',
        'Churches are seen in use, at six, and not as ruins.',
        'Around January 7 and 19 it is full, loud and worth it.',
      ],
    },
    {
      key: 'simien-and-lalibela',
      names: ['Simien and Lalibela', 'Geladas and rock churches', 'Trek the roof of Ethiopia'],
      stops: ['addis-ababa', 'gondar', 'simien', 'gondar', 'lalibela', 'addis-ababa'],
      legs: [flight(425, 1.2), road(125, 3.2), road(125, 3.2), flight(187, 0.7), flight(340, 1)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['walking', 'high-adventure', 'wildlife', 'history', 'nature'],
      days: [8, 14],
      pitches: [
        'You walk on the edge of a thousand-meter drop among monkeys who ignore you.',
        'A scout with an old rifle, a cook and a mule come along.',
        'Nights at 3,600 m are near freezing all year.',
      ],
    },
    {
      key: 'bale-wolves',
      names: ['The wolves of Bale', 'Sanetti Plateau and cloud forest', 'Bale Mountains in a week'],
      stops: ['addis-ababa', 'bale', 'addis-ababa'],
      legs: [road(405, 8), road(405, 8)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['wildlife', 'nature', 'photography', 'walking'],
      days: [5, 7],
      pitches: [
        'The rarest wild dog in the world, on a plateau at 4,000 m, most mornings.',
        'From heath to cloud forest is an hour by car.',
        'It is cold, clear and far from any trouble.',
      ],
    },
    {
      key: 'omo-valley',
      names: ['Lakes and the Omo valley', 'South to the Hamer', 'Arba Minch and Turmi'],
      stops: ['addis-ababa', 'arba-minch', 'turmi', 'arba-minch', 'addis-ababa'],
      legs: [flight(365, 1.1), road(290, 6.7), road(290, 6.7), flight(365, 1.1)],
      types: ['private-guided', 'small-group-tour'],
      themes: ['culture', 'photography'],
      days: [7, 12],
      pitches: [
        'You go slowly, with guides from the valley, to fewer villages than others do.',
        'Fees go to a village box that you see filled.',
        'If you only want portraits, please choose another trip.',
      ],
    },
  ],
  fees: [
    { label: 'Lalibela churches', kind: 'park_fee', usd: 50, stops: ['lalibela'] },
    { label: 'Simien park, scout and guide, a day', kind: 'park_fee', usd: 30, stops: ['simien'] },
    { label: 'Village fees in the Omo valley', kind: 'local_payment', usd: 15, stops: ['turmi'] },
  ],
  climate:
    'October to March is dry, 20 to 25 degrees Celsius by day in the highlands and near zero at night in the mountains. June to early September is the big rain. The Omo is 35 in any month.',
  health:
    'Yellow fever and hepatitis A shots are advised, and malaria tablets below 2,000 m. Lalibela and Addis lie at 2,400 m, so stairs are harder than they look.',
  visa: 'Most visitors apply for an e-visa. Check before you travel, and read the advice for each region: parts of Amhara, Tigray and Oromia have been closed to visitors since 2020.',
  faqs: [
    {
      question: 'Is it safe now?',
      answer:
        'Some of it. Addis, Bale and the south have mostly been calm, the north has not. Companies move or cancel trips by official advice, and you should not go against it.',
    },
    {
      question: 'What is the food like on fast days?',
      answer:
        'Lentils, chickpeas, greens and beets on injera, in about 180 days a year. It is the best of the kitchen.',
    },
    {
      question: 'Are visits in the Omo valley ethical?',
      answer:
        "It depends on numbers and on who is paid. Go with a local guide, few people, and no pictures against a person's wish.",
    },
    {
      question: 'How do I read the time?',
      answer: "Ask whether it is local or foreign. Two o'clock local is eight in the morning.",
    },
  ],
};
