import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'beijing',
    name: 'Beijing',
    country: 'CN',
    kind: 'city',
    lat: 39.9042,
    long: 116.4074,
    gateway: true,
    nights: [1, 4],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Forbidden City from gate to gate', 'sightseeing', 4, 2, { km: 5, optionalUsd: 9 })`
        Walk the kilometer from the Meridian Gate to the garden, leave the middle line for the clock hall, and climb the hill behind for all 980 roofs.`,
      doing('Hutongs by bicycle', 'cycling', 3, 1, { km: 9, optionalUsd: 30 })`
        Cycle gray lanes between the Drum Tower and Houhai with somebody who was born in a courtyard shared by nine families.`,
      doing('Temple of Heaven at seven', 'city-walks', 3, 1, { km: 4, optionalUsd: 5 })`
        Join retired people at seven for sword forms, card games and opera under cypresses, then see a hall of 1420 built without a nail.`,
      doing('Dumplings by hand', 'cooking', 3, 1, { optionalUsd: 45 })`
        Roll, fill and pinch forty dumplings in a courtyard kitchen, and count how many open in the pot.`,
      doing('Summer Palace by water', 'boat-trips', 4, 1, { km: 5, optionalUsd: 10 })`
        Come by canal boat to the lake where an empress spent the navy's money, and walk her painted corridor of 728 m.`,
    ],
    food: ['roast duck with thin pancakes', 'zhajiang noodles', 'lamb hot pot'],
  },
  {
    key: 'great-wall',
    name: 'Great Wall at Jinshanling',
    country: 'CN',
    kind: 'site',
    lat: 40.677,
    long: 117.243,
    nights: [1, 1],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Jinshanling to Simatai view', 'hiking', 4, 3, { km: 7, ascentM: 400, optionalUsd: 10 })`
        Walk 7 km and 22 towers of the wall at Jinshanling, restored at one end and crumbling at the other.`,
      doing('Wall at sunrise', 'photography', 3, 3, { km: 3, ascentM: 200 })`
        Sleep in the village below and be on a tower at five, with mist in the valleys and nobody selling anything.`,
      doing('Gubeikou unrestored', 'hiking', 5, 4, { km: 10, ascentM: 450 })`
        Follow the broken crest at Gubeikou with a farmer who gathers chestnuts off it, and leave it where the army base begins.`,
      doing('Farmhouse dinner', 'food-and-wine', 2, 1)`
        Eat trout, wild greens and corn cakes in a farmhouse, and sleep on a kang, a brick bed with a fire in it.`,
    ],
    food: ['trout grilled with cumin', 'chestnuts'],
  },
  {
    key: 'pingyao',
    name: 'Pingyao',
    country: 'CN',
    kind: 'town',
    lat: 37.201,
    long: 112.178,
    nights: [1, 2],
    beds: ['guesthouse', 'boutique-hotel'],
    doings: [
      doing('Ming walls and first bank', 'city-walks', 4, 1, { km: 6, optionalUsd: 18 })`
        Walk on 6 km of wall from 1370 and see the counting house that sent China's first bank drafts in 1823.`,
      doing('Courtyards of the Wang family', 'sightseeing', 4, 1, { optionalUsd: 10 })`
        Count some of the 1,118 rooms a tofu seller's grandchildren built, an hour down the valley.`,
      doing('Shuanglin clay figures', 'museums', 2, 1, { optionalUsd: 5 })`
        Look 2,000 painted clay guardians in the eye at Shuanglin; some have had theirs since the 1400s.`,
      doing('Vinegar and noodles', 'cooking', 2, 1, { optionalUsd: 20 })`
        Shave dough into boiling water with an iron plate and taste vinegar of one, three and eight years.`,
    ],
    food: ['knife-cut noodles', 'Pingyao beef', 'aged vinegar'],
  },
  {
    key: 'xian',
    name: "Xi'an",
    country: 'CN',
    kind: 'city',
    lat: 34.3416,
    long: 108.9398,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Terracotta soldiers in the right order', 'archaeology', 5, 1, { km: 4, optionalUsd: 17 })`
        See pits three and two before the great one, so that 2,000 raised soldiers out of perhaps 8,000 come last.`,
      doing('City wall by bicycle', 'cycling', 2, 1, { km: 14, optionalUsd: 15 })`
        Ride 13.7 km round the top of the wall, 12 m above the traffic, on a bone-shaking bike.`,
      doing('Muslim quarter at night', 'food-and-wine', 3, 1, { km: 3, optionalUsd: 30 })`
        Eat flatbread you tear into your own lamb soup, and walk to a mosque of 742 that looks like a temple.`,
      doing('Hua Shan by cable and chain', 'hiking', 10, 4, { km: 9, ascentM: 600, optionalUsd: 75 })`
        Take the train and cable car to Hua Shan and walk four of its five peaks on steps cut into granite.`,
    ],
    food: ['biang biang noodles', 'roujiamo', 'persimmon cakes'],
  },
  {
    key: 'chengdu',
    name: 'Chengdu',
    country: 'CN',
    kind: 'city',
    lat: 30.5728,
    long: 104.0668,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Pandas at breakfast', 'wildlife-watching', 3, 1, { km: 4, optionalUsd: 8 })`
        Be at the breeding base at half past seven, when pandas eat; by eleven they sleep and the line is an hour.`,
      doing('Day as a keeper at Dujiangyan', 'volunteering', 6, 2, { optionalUsd: 110 })`
        Split bamboo, weigh dung and clean a yard at the Dujiangyan center, with no hugging and a blood test before.`,
      doing('Ear cleaners and tea', 'city-walks', 2, 1)`
        Drink jasmine tea for two hours in the People's Park, with an ear cleaner's tuning fork on offer.`,
      doing('Sichuan heat', 'cooking', 4, 1, { optionalUsd: 50 })`
        Learn the seven flavors and cook mapo tofu with a chef who weighs the peppercorns.`,
      doing('Leshan Buddha', 'sightseeing', 6, 2, { km: 3, optionalUsd: 20 })`
        Ride the fast train to a Buddha of 71 m, ninety years in the cutting, with toes you could camp on.`,
    ],
    food: ['mapo tofu', 'dan dan noodles', 'hot pot with beef tripe'],
  },
  {
    key: 'chongqing',
    name: 'Chongqing',
    country: 'CN',
    kind: 'city',
    lat: 29.563,
    long: 106.5516,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'riverboat-cabin'],
    doings: [
      doing('Stairs and a train through a house', 'city-walks', 3, 2, { km: 5, ascentM: 120 })`
        Walk a city built on stairs, see the monorail pass through a tower block on its eighth floor, and board your ship at dusk.`,
      doing('Dazu carvings', 'archaeology', 7, 2, { km: 4, optionalUsd: 20 })`
        Drive two hours to Baodingshan for 10,000 figures in a horseshoe gorge, cut between 1179 and 1249: herders, hells and a cat.`,
      doing('Three Gorges Museum', 'museums', 2, 1)`
        See what 1.3 million people were moved for, in a museum opened three years before the lake was full.`,
      doing('Cable car over the Yangtze', 'sightseeing', 1, 1, { optionalUsd: 4 })`
        Cross the Yangtze in a cabin that commuters have used since 1987.`,
    ],
    food: ['Chongqing hot pot', 'xiaomian noodles'],
  },
  {
    key: 'yangtze-gorges',
    name: 'Three Gorges',
    country: 'CN',
    kind: 'ship',
    lat: 31.02,
    long: 109.57,
    nights: [2, 3],
    beds: ['riverboat-cabin'],
    doings: [
      doing('Qutang and Wu gorges', 'boat-trips', 4, 1)`
        Be on the bow when the ship enters Qutang, 8 km long and 100 m wide, the gorge on the ten-yuan bill.`,
      doing('Shennong stream', 'boat-trips', 3, 1)`
        Change to a smaller boat for a side canyon with coffins of the Ba people 100 m up the wall.`,
      doing('White Emperor City', 'city-walks', 3, 2, { km: 3, ascentM: 100, optionalUsd: 45 })`
        Climb to Baidicheng, once a hill and now an island, where poets of the 700s said goodbye to everybody.`,
      doing('Five locks by night', 'boat-trips', 4, 1)`
        Stand on deck as six ships at once go down through the locks of the dam, 113 m in under four hours.`,
      doing('Shibaozhai', 'sightseeing', 2, 2, { km: 2, ascentM: 56, optionalUsd: 45 })`
        Climb a red pagoda of twelve floors that leans on a rock, ringed by a dike since the lake rose to its door.`,
    ],
    food: ['steamed river fish', 'pickled mustard greens'],
  },
  {
    key: 'yichang',
    name: 'Yichang',
    country: 'CN',
    kind: 'city',
    lat: 30.6919,
    long: 111.2865,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'riverboat-cabin'],
    doings: [
      doing('Three Gorges Dam', 'sightseeing', 3, 1)`
        Look over a wall 2.3 km long and 185 m high that makes as much power as twenty reactors, and hear what it cost.`,
      doing('Tribe of the Three Gorges walk', 'hiking', 4, 2, { km: 6, optionalUsd: 25 })`
        Walk a green side valley of the Xiling gorge with boat trackers' songs, staged but in tune.`,
      doing('Sturgeon museum', 'museums', 2, 1, { optionalUsd: 9 })`
        Meet Chinese sturgeon, four meters long, whose way to the sea the dams cut off.`,
      doing('Orange groves of Zigui', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Eat navel oranges off the tree between November and May in Zigui, where the poet of the Dragon Boat Festival was born.`,
    ],
    food: ['long-nosed catfish', 'oranges'],
  },
  {
    key: 'guilin',
    name: 'Guilin',
    country: 'CN',
    kind: 'city',
    lat: 25.2736,
    long: 110.29,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel'],
    doings: [
      doing('Four lakes and two pagodas', 'city-walks', 2, 1, { km: 4 })`
        Walk round four small lakes at dusk, with a copper pagoda and a tiled one lit in the water.`,
      doing('Reed Flute Cave', 'sightseeing', 2, 1, { km: 1, optionalUsd: 13 })`
        See 792 lines of ink on the wall by visitors since 792, under more colored lamps than anyone needs.`,
      doing('Rice noodle breakfast', 'food-and-wine', 1, 1)`
        Eat Guilin noodles standing, first dry with pickles and peanuts, then with broth in the same bowl.`,
      doing('Daxu old town', 'city-walks', 3, 1, { km: 3 })`
        Walk 2 km of flagstones in Daxu, a river port of the Ming with barbers and coffins for sale.`,
    ],
    food: ['Guilin rice noodles', 'osmanthus tea'],
  },
  {
    key: 'longji',
    name: 'Longji rice terraces',
    country: 'CN',
    kind: 'village',
    lat: 25.756,
    long: 110.139,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Dazhai to Ping An', 'hiking', 5, 3, { km: 13, ascentM: 450 })`
        Walk 13 km along the Dragon's Backbone from Dazhai to Ping An by Yao villages, with 700 years of terraces on both sides.`,
      doing('Sunrise from the high view', 'photography', 2, 3, { km: 3, ascentM: 250 })`
        Be above Tiantou at half past five, in May for mirrors and in late September for gold.`,
      doing('Women of the long hair', 'crafts', 2, 1)`
        Meet Red Yao women who cut their hair once, at eighteen, and wash it in fermented rice water.`,
      doing('Bamboo-tube chicken', 'cooking', 2, 1, { optionalUsd: 20 })`
        Stuff a length of bamboo with chicken and taro, and burn it over a fire until it splits.`,
    ],
    food: ['chicken in bamboo', 'oil tea with puffed rice'],
  },
  {
    key: 'yangshuo',
    name: 'Yangshuo',
    country: 'CN',
    kind: 'town',
    lat: 24.7785,
    long: 110.4966,
    gateway: true,
    nights: [2, 4],
    beds: ['guesthouse', 'boutique-hotel', 'hotel'],
    doings: [
      doing('Yulong valley by bicycle', 'cycling', 4, 2, { km: 25, optionalUsd: 10 })`
        Cycle farm tracks up the Yulong to the Dragon Bridge of 1412 and come back between pomelo and buffalo.`,
      doing('Bamboo raft over small weirs', 'boat-trips', 2, 1, { optionalUsd: 28 })`
        Sit on two chairs tied to a raft and tip over nine weirs while a man with a pole looks bored.`,
      doing('Xingping and the old fishing path', 'hiking', 4, 2, { km: 10, ascentM: 80 })`
        Walk the river path from Yangdi toward Xingping, past the view on the twenty-yuan bill.`,
      doing('Moon Hill limestone', 'climbing', 4, 3, { optionalUsd: 70 })`
        Climb on bolted limestone with a local school; Yangshuo has over a thousand routes and a mild winter.`,
      doing('Cormorant fisher at dusk', 'photography', 1, 1, { optionalUsd: 15 })`
        Watch an old man with two birds and a lamp who lives from pictures now, and says so.`,
    ],
    food: ['beer fish', 'snails stuffed with pork and mint'],
  },
  {
    key: 'shanghai',
    name: 'Shanghai',
    country: 'CN',
    kind: 'city',
    lat: 31.2304,
    long: 121.4737,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Bund at six and at nine', 'city-walks', 3, 1, { km: 4 })`
        Walk the Bund at six among kite fliers and again at night, with banks of the 1920s behind you and 632 m of tower in front.`,
      doing('Lanes of the French Concession', 'city-walks', 3, 1, { km: 5 })`
        Walk under plane trees and laundry with a resident who explains who lived in which lane house, and how many to a floor.`,
      doing('Museum East', 'museums', 3, 1)`
        See bronzes three thousand years old in the Shanghai Museum's new building, free and worth booking a week ahead.`,
      doing('Soup dumplings', 'food-and-wine', 2, 1, { optionalUsd: 40 })`
        Learn to bite, sip and only then eat, at four counters between the Wukang Road and the Yu Garden.`,
      doing('Zhujiajiao canals', 'boat-trips', 5, 1, { optionalUsd: 25 })`
        Ride the metro for an hour to a water town with a five-arched bridge of 1571, on a weekday only.`,
    ],
    food: ['xiaolongbao', 'hairy crab in October', 'scallion-oil noodles'],
  },
];

export const china: Region = {
  slug: 'china',
  name: 'China',
  continent: 'asia',
  countries: ['CN'],
  tagLine:
    'Old capitals by fast train, the Yangtze by ship and limestone by bicycle. Best in April, May, September and October, but not in the first week of May or October.',
  guide: [
    "China is as large as the United States with four times the people, and 48,000 km of fast railway make it feel smaller. A first trip joins Beijing, Xi'an and Shanghai; a better one adds a river or some hills.",
    'The Yangtze between Chongqing and Yichang takes four days downstream. The gorges are lower since the dam, and still gorges; the ships carry 150 to 500 people, and the small ones are worth asking for.',
    'In the south, round Guilin, you get out of cities and onto a bicycle. Longji has terraces that take an hour to walk up.',
    'Everything is paid by phone, foreign websites do not load without preparation, and few people speak English outside hotels. A guide is worth more here than in most countries.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [4, 5, 9, 10] },
  dailyCostUsd: 210,
  localCurrency: 'CNY',
  stops,
  routes: [
    {
      key: 'capitals-by-rail',
      names: ["Beijing to Shanghai by way of Xi'an", 'Three capitals by fast train', 'China in {days} days'],
      stops: ['beijing', 'great-wall', 'beijing', 'xian', 'shanghai'],
      legs: [road(148, 2.6), road(148, 2.6), rail(1216, 4.7), rail(1510, 6.5)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'custom-tour', '18-39'],
      themes: ['history', 'rail', 'food', 'culture', 'family', '50-plus'],
      days: [8, 12],
      pitches: [
        'You sleep below the wall and have it to yourself at five.',
        'You cover 2,700 km at 300 km/h and never see an airport in between.',
        'The soldiers come with an archaeologist who dug there.',
      ],
    },
    {
      key: 'yangtze-cruise',
      names: ['China and the Yangtze', 'Three Gorges by river ship', 'Wall, soldiers, pandas, gorges'],
      stops: ['beijing', 'xian', 'chengdu', 'chongqing', 'yangtze-gorges', 'yichang', 'shanghai'],
      legs: [rail(1216, 4.7), rail(658, 3.8), rail(300, 1.7), ship(450, 26), ship(200, 16), rail(1140, 7.5)],
      types: ['river-cruise', 'group-tour', 'large-ship-cruise', 'small-group-tour'],
      themes: ['rivers', 'history', 'wildlife', '50-plus', 'culture'],
      days: [10, 16],
      pitches: [
        'The river comes in the middle, as the rest between two halves of a busy trip.',
        'Your pandas are at breakfast, at half past seven.',
        'The ship talks about the dam include the million people who moved.',
      ],
    },
    {
      key: 'guilin-and-longji',
      names: ['Guilin, Longji and Yangshuo', 'Walk and cycle in Guangxi', 'Karst country'],
      stops: ['guilin', 'longji', 'yangshuo'],
      legs: [road(92, 2.3), road(165, 3.5)],
      types: ['walking-hiking', 'Multi-Sport', 'small-group-tour', 'self-guided', 'private-guided'],
      themes: ['walking', 'nature', 'family', 'photography', 'food'],
      days: [6, 8],
      pitches: [
        'On foot one day, on a bike the next, on a raft when you are tired.',
        'Villages here have guesthouses with hot water and views for $40.',
        'April is wet and greenest; the rain makes the pictures.',
      ],
    },
    {
      key: 'old-china',
      names: ["Pingyao, Xi'an and the old north", 'Walled towns of the north', 'Courtyards and city walls'],
      stops: ['beijing', 'pingyao', 'xian', 'guilin', 'longji', 'yangshuo'],
      legs: [rail(580, 4.2), rail(460, 3.2), flight(1030, 2.3), road(92, 2.3), road(165, 3.5)],
      types: ['small-group-tour', 'private-guided', 'group-tour', 'women-only'],
      themes: ['history', 'culture', 'food', 'photography', 'rail', 'solo'],
      days: [9, 15],
      pitches: [
        'Pingyao has 4,000 courtyard houses, and you stay in one.',
        'It goes from millet and vinegar to rice and ginger, one dinner at a time.',
        'The second week has no city in it.',
      ],
    },
  ],
  fees: [
    { label: 'Terracotta Army ticket', kind: 'park_fee', usd: 17, stops: ['xian'] },
    { label: 'Longji terraces entry', kind: 'park_fee', usd: 11, stops: ['longji'] },
    { label: 'Service charge on the river ship', kind: 'local_payment', usd: 40, stops: ['yangtze-gorges'] },
  ],
  climate:
    'Spring and fall are 12 to 25 degrees Celsius in the north and the gorges. July and August are 35 and damp everywhere, January is minus 8 in Beijing. Guilin has its rains from April to June.',
  health:
    'Hepatitis A and typhoid shots are advised. Air is better than ten years ago and still poor on some winter days; tap water is for brushing teeth at most.',
  visa: 'Some nationalities may visit for 30 days without a visa, and others use a transit scheme. The rules change often, so check before you travel and before you pay for flights.',
  faqs: [
    {
      question: 'How do I pay?',
      answer:
        'With one of the two phone apps, linked to your card at home before you leave. Taxis and noodle stalls may not take cash.',
    },
    {
      question: 'Will my phone work?',
      answer:
        'Roaming usually reaches your usual websites, hotel networks do not. Install maps and a translator for use offline.',
    },
    {
      question: 'Which part of the wall is best?',
      answer: 'Jinshanling for walking, Mutianyu with children, Badaling for nobody who can choose.',
    },
    {
      question: 'Can I hold a panda?',
      answer: 'No, and places that offered it have stopped. You may see them from three meters, eating.',
    },
  ],
};
