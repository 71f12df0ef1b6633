import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'bangkok',
    name: 'Bangkok',
    country: 'TH',
    kind: 'city',
    lat: 13.7563,
    long: 100.5018,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Grand Palace and Wat Pho', 'sightseeing', 4, 1, { km: 4, optionalUsd: 24 })`
        Be at the Grand Palace at half past eight with covered knees, then walk to the 46 m reclining Buddha and a massage by the school next to him.`,
      doing('Khlongs by longtail', 'boat-trips', 2, 1, { optionalUsd: 35 })`
        Ride a boat with a truck engine through the canals of Thonburi, past stilt houses, monitors and a temple with a stall for everything.`,
      doing('Chinatown after seven', 'food-and-wine', 3, 1, { km: 3, optionalUsd: 45 })`
        Eat peppery noodle rolls, oyster omelet and mango rice along Yaowarat, at eight stops of two bites each.`,
      doing('Green lung by bicycle', 'cycling', 4, 2, { km: 20, optionalUsd: 40 })`
        Cycle raised paths one meter wide through the palm jungle of Bang Krachao, in sight of the towers, with water on both sides and no rail.`,
      doing('Or Tor Kor and a cooking class', 'cooking', 4, 1, { optionalUsd: 45 })`
        Smell five basils at the Or Tor Kor market, then pound a green curry for twenty minutes.`,
    ],
    food: ['boat noodles', 'mango with sticky rice', 'som tam'],
  },
  {
    key: 'kanchanaburi',
    name: 'Kanchanaburi',
    country: 'TH',
    kind: 'town',
    lat: 14.0228,
    long: 99.5328,
    nights: [1, 2],
    beds: ['lodge', 'hotel', 'riverboat-cabin'],
    doings: [
      doing('Hellfire Pass', 'museums', 4, 2, { km: 6 })`
        Walk the cutting that prisoners dug by torchlight in 1943, with the recorded voices of those who came home.`,
      doing('Death Railway by train', 'train-journeys', 3, 1, { km: 77, optionalUsd: 3 })`
        Ride the third-class train over the bridge and the wooden trestle at Wampo, at walking pace, with your elbow out.`,
      doing('Erawan falls', 'hiking', 4, 3, { km: 5, ascentM: 250, optionalUsd: 9 })`
        Climb seven tiers of pale green pools, where fish nibble at you from the second on.`,
      doing('Bamboo raft house', 'boat-trips', 3, 1)`
        Sleep on a raft without power on the Kwai Noi, jump in at one end and float to the other.`,
    ],
    food: ['jungle curry without coconut', 'grilled river prawns'],
  },
  {
    key: 'ayutthaya',
    name: 'Ayutthaya',
    country: 'TH',
    kind: 'town',
    lat: 14.3532,
    long: 100.5689,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Ayutthaya by bicycle', 'cycling', 4, 2, { km: 14, optionalUsd: 12 })`
        Cycle between the towers of a capital that had a million people in 1700 and was burned in 1767.`,
      doing('Head in the roots', 'photography', 2, 1, { optionalUsd: 2 })`
        See the stone head of Wat Mahathat held by a fig, and kneel for the photograph, as it is rude to stand above it.`,
      doing('Round the island at dusk', 'boat-trips', 2, 1, { optionalUsd: 8 })`
        Go round the island city by boat as the bricks of Wat Chaiwatthanaram turn orange.`,
      doing('Portuguese and Japanese quarters', 'museums', 2, 1, { optionalUsd: 2 })`
        Find what is left of the foreigners who traded here: a church floor with skeletons, a samurai memorial.`,
    ],
    food: ['giant river prawns', 'roti sai mai, cotton-candy wraps'],
  },
  {
    key: 'sukhothai',
    name: 'Sukhothai',
    country: 'TH',
    kind: 'town',
    lat: 17.017,
    long: 99.704,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Lotus towers at six', 'cycling', 3, 1, { km: 10, optionalUsd: 8 })`
        Cycle among lotus-bud towers and ponds at Sukhothai at half past six, when only the gardeners are there.`,
      doing('Si Satchanalai', 'archaeology', 5, 1, { km: 8, optionalUsd: 15 })`
        Drive 60 km to the twin city with stone elephants and kilns that sold celadon as far as Java.`,
      doing('Fields and rice whisky', 'cycling', 4, 2, { km: 25, optionalUsd: 30 })`
        Cycle 25 km of farm lanes to a broom maker, a duck farm and a still.`,
      doing('Loy Krathong', 'festivals', 3, 1)`
        Float a banana-leaf boat with a candle on the November full moon in the town that says it began here.`,
    ],
    food: ['Sukhothai noodles with long beans', 'kaeng khae, herb curry'],
  },
  {
    key: 'chiang-mai',
    name: 'Chiang Mai',
    country: 'TH',
    kind: 'city',
    lat: 18.7883,
    long: 98.9853,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Monk trail to Doi Suthep', 'hiking', 4, 3, { km: 7, ascentM: 700 })`
        Climb the monks' path through forest by way of Wat Pha Lat, with its moss, to the golden spire at 1,050 m.`,
      doing('Temples inside the moat', 'city-walks', 3, 1, { km: 4 })`
        Walk from the brick stump of Chedi Luang, broken in 1545, to teak Wat Phan Tao, and talk with novices who want to practice English.`,
      doing('Elephants without rides', 'wildlife-watching', 6, 2, { km: 3, optionalUsd: 75 })`
        Walk behind elephants in a valley where nobody bathes or rides them, and make their rice balls.`,
      doing('Northern market and kitchen', 'cooking', 4, 1, { optionalUsd: 40 })`
        Learn khao soi from the curry paste up, in a garden kitchen with a mortar to each person.`,
      doing('Doi Inthanon ridge', 'hiking', 9, 2, { km: 7, ascentM: 200, optionalUsd: 60 })`
        Walk the Kew Mae Pan ridge on the highest mountain in Thailand, 2,565 m, open from November to May, and warm yourself with tea.`,
    ],
    food: ['khao soi', 'sai ua sausage', 'nam prik ong'],
  },
  {
    key: 'mae-hong-son',
    name: 'Mae Hong Son',
    country: 'TH',
    kind: 'town',
    lat: 19.302,
    long: 97.965,
    nights: [2, 3],
    beds: ['guesthouse', 'lodge', 'homestay'],
    doings: [
      doing('Trek between Karen villages', 'trekking', 7, 3, { km: 15, ascentM: 550 })`
        Walk 15 km of ridge between two Karen villages and sleep on bamboo slats, with roosters from three.`,
      doing('Tham Lod by raft', 'boat-trips', 3, 1, { km: 3, optionalUsd: 15 })`
        Float through a mountain on bamboo by gas lamp, and wait at the exit for 300,000 swifts at dusk.`,
      doing('Ban Rak Thai', 'food-and-wine', 4, 1)`
        Drink oolong in mud houses by a lake, in a village that soldiers from Yunnan set up in 1949.`,
      doing('Su Tong Pae bridge', 'photography', 2, 1, { km: 2 })`
        Cross 500 m of bamboo over rice with the monks at six.`,
    ],
    food: ['Shan noodles', 'sesame oil pressed by an ox'],
  },
  {
    key: 'khao-sok',
    name: 'Khao Sok',
    country: 'TH',
    kind: 'park',
    lat: 8.936,
    long: 98.53,
    nights: [2, 3],
    beds: ['lodge', 'camp', 'guesthouse'],
    doings: [
      doing('Rafts on Cheow Lan', 'boat-trips', 8, 1, { optionalUsd: 80 })`
        Cross a lake of drowned limestone to floating bamboo rooms, and hear gibbons before you are awake.`,
      doing('Rafflesia walk', 'hiking', 4, 3, { km: 7, ascentM: 350, optionalUsd: 30 })`
        Climb for the largest flower on earth, 80 cm wide, in bloom somewhere on these slopes between December and February.`,
      doing('Nam Talu cave', 'hiking', 5, 4, { km: 7, optionalUsd: 45 })`
        Wade and swim through an 800 m cave, from December to April only, since floods come quickly.`,
      doing('Night walk with a torch', 'wildlife-watching', 2, 2, { km: 3, optionalUsd: 15 })`
        Look for slow loris, civets and tarantulas with a former hunter and a red lamp.`,
    ],
    food: ['southern sour curry', 'fried river fish with turmeric'],
  },
  {
    key: 'koh-yao',
    name: 'Koh Yao Noi',
    country: 'TH',
    kind: 'island',
    lat: 8.116,
    long: 98.611,
    nights: [2, 4],
    beds: ['resort', 'guesthouse', 'homestay'],
    doings: [
      doing('Paddle the hongs of Phang Nga', 'kayaking', 6, 2, { km: 6, optionalUsd: 70 })`
        Lie flat in a kayak under a sill at the right tide and come up in a lagoon inside an island.`,
      doing('Island loop by bicycle', 'cycling', 3, 2, { km: 18, ascentM: 100, optionalUsd: 6 })`
        Ride 18 km past rubber, rice and mosques on an island that chose fishing over nightclubs.`,
      doing('Fishing with a Muslim family', 'boat-trips', 4, 1, { optionalUsd: 35 })`
        Pull crab traps and rock-lobster nets with a family that once fought off trawlers, and eat what comes up.`,
      doing('Longtail to Koh Hong', 'snorkeling', 5, 1, { optionalUsd: 40 })`
        Land on white sand at eight, before the speedboats, with clownfish 20 m from shore.`,
    ],
    food: ['crab in yellow curry', 'roti with banana'],
  },
  {
    key: 'krabi',
    name: 'Krabi and Railay',
    country: 'TH',
    kind: 'coast',
    lat: 8.012,
    long: 98.837,
    gateway: true,
    nights: [2, 5],
    beds: ['resort', 'hotel', 'guesthouse'],
    doings: [
      doing('Rock school at Railay', 'climbing', 4, 3, { optionalUsd: 35 })`
        Climb your first limestone on a beach that can only be reached by boat; 700 routes start in the sand.`,
      doing('Four islands on an early boat', 'snorkeling', 6, 1, { optionalUsd: 35 })`
        Leave at seven to walk the sandbar at Tup before the tide and the day trips cover it.`,
      doing('Tiger Cave steps', 'hiking', 2, 4, { km: 2, ascentM: 300 })`
        Climb 1,237 steps, some of them knee-high, to a Buddha over mangroves and oil palm.`,
      doing('Mangroves at Bor Thor', 'kayaking', 3, 2, { km: 7, optionalUsd: 40 })`
        Paddle into Tham Phi Hua To, a cave with ochre figures and the bones that gave it the name Big Head.`,
    ],
    food: ['stink-bean shrimp', 'massaman curry', 'grilled squid'],
  },
];

export const thailand: Region = {
  slug: 'thailand',
  name: 'Thailand',
  continent: 'asia',
  countries: ['TH'],
  tagLine: 'Temples and hills in the north, limestone and warm sea in the south. Best from November to February.',
  guide: [
    'Thailand is the easy start to Asia: good trains and roads, food at every corner, and manners that forgive most of yours. The center has the old capitals, the north the hills, the south two seas with different rains.',
    'Sleeper trains link Bangkok with both ends; you board after dinner and wake in rice or rubber. Between the islands small ferries run all day in the dry season and think twice in the other.',
    'Food is the reason many come back. Each region cooks its own way, and the plastic-stool places that do one dish are where to find it.',
    'Phuket and Phi Phi are crowded by any measure. Trips here go to Koh Yao and Khao Sok, an hour away, instead.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12], peak: [1, 2, 11, 12] },
  dailyCostUsd: 135,
  localCurrency: 'THB',
  stops,
  routes: [
    {
      key: 'bangkok-to-the-hills',
      names: ['Bangkok to Chiang Mai overland', 'The old capitals of Siam', 'Northern Thailand in {days} days'],
      stops: ['bangkok', 'ayutthaya', 'sukhothai', 'chiang-mai'],
      legs: [rail(71, 1.4), road(345, 5), road(300, 4.7)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['history', 'culture', 'food', '18-30-s', 'solo', '50-plus'],
      days: [6, 11],
      pitches: [
        'You follow 700 years of capitals in the order in which they rose and fell.',
        'You have more bicycles than bus seats.',
        'There are three cooking lessons, and nobody makes you eat a scorpion.',
      ],
    },
    {
      key: 'hills-and-sea',
      names: ['Hills and islands of Thailand', 'Chiang Mai to the Andaman', 'Thailand in {days} days'],
      stops: ['bangkok', 'chiang-mai', 'krabi', 'koh-yao', 'krabi'],
      legs: [rail(751, 12.5), flight(1205, 2.1), ship(34, 1), ship(34, 1)],
      types: ['small-group-tour', 'vacation', '18-39', 'private-guided', 'women-only'],
      themes: ['family', 'honeymoon', 'islands', 'food', '18-30-s', 'rail'],
      days: [10, 15],
      pitches: [
        'A sleeper train, a flight and longtails: getting about is half of the fun.',
        'The elephants are for looking at, from ten meters, with their backs free.',
        'Koh Yao is what the islands were like in 1990.',
      ],
    },
    {
      key: 'southern-rainforest',
      names: ['Khao Sok and Phang Nga Bay', 'Rainforest and limestone sea', 'Gibbons to clownfish'],
      stops: ['bangkok', 'khao-sok', 'koh-yao', 'krabi'],
      legs: [rail(750, 12.8), road(125, 3.5), ship(34, 1)],
      types: ['Multi-Sport', 'adventure-tour', 'small-group-tour', 'vacation'],
      themes: ['nature', 'family', 'islands', 'wildlife', 'high-adventure'],
      days: [8, 14],
      pitches: [
        'You sleep on a train, a lake and an island, in that order.',
        "Paddling, wading and climbing all come in a version for people who can't.",
        'This forest is older than the Amazon and wet to prove it.',
      ],
    },
    {
      key: 'mae-hong-son-loop',
      names: ['The Mae Hong Son loop', 'Hill paths of the northwest', 'Walk among the Karen'],
      stops: ['chiang-mai', 'mae-hong-son', 'chiang-mai'],
      legs: [road(245, 6), road(350, 8)],
      types: ['walking-hiking', 'adventure-tour', 'self-guided'],
      themes: ['walking', 'culture', 'nature', 'high-adventure', 'solo'],
      days: [7, 11],
      pitches: [
        '1,864 bends, and you walk between the best of them.',
        'The village decides who hosts you, by turns, and gets the money.',
        'Go from November to January; from late February the fields burn and the hills vanish.',
      ],
    },
    {
      key: 'kwai-and-capitals',
      names: ['River Kwai and Ayutthaya', 'Bangkok and the river', 'A short week from Bangkok'],
      stops: ['bangkok', 'kanchanaburi', 'ayutthaya', 'bangkok'],
      legs: [rail(133, 2.8), road(145, 2.8), rail(71, 1.4)],
      types: ['private-guided', 'vacation', 'custom-tour'],
      themes: ['history', 'rail', 'family', '50-plus', 'rivers'],
      days: [5, 8],
      pitches: [
        'The railway is told from three sides: prisoners, guards and Asian laborers.',
        'Two short train rides replace two motorways.',
        'You swim in waterfalls between the serious parts.',
      ],
    },
  ],
  fees: [
    { label: 'Khao Sok park fee', kind: 'park_fee', usd: 9, stops: ['khao-sok'] },
    { label: 'Marine park fees', kind: 'park_fee', usd: 12, stops: ['krabi', 'koh-yao'] },
    { label: 'Doi Inthanon park fee', kind: 'park_fee', usd: 9, stops: ['chiang-mai'] },
  ],
  climate:
    'November to February is dry and 20 to 31 degrees Celsius; hill nights fall to 8. March and April are 36 and smoky in the north. On the Andaman side it rains most from May to October, with seas too rough for some boats.',
  health:
    'Hepatitis A and typhoid shots are advised, and repellent against dengue; malaria stays near the land borders. Private hospitals are excellent and want your insurance card.',
  visa: 'Many nationalities enter without a visa for 30 to 60 days and fill in an arrival card online. Check the length before you travel, as it changed in 2024 and may again.',
  faqs: [
    {
      question: 'Which islands are quiet?',
      answer:
        'Koh Yao Noi, and most of the Trang islands. Anything with a club and a speedboat pier is not, from December to February.',
    },
    {
      question: 'Can I see elephants ethically?',
      answer:
        'Yes, at places with no riding, shows or bathing by visitors. Ask how many calves were bred there; the answer should be none.',
    },
    {
      question: 'Is street food safe?',
      answer: 'Where there is a line and a hot pan, yes. Fruit you peel yourself and ice with a hole in it are fine.',
    },
    {
      question: 'Is April a mistake?',
      answer: 'It is 38 degrees, and from April 13 to 15 everybody throws water at you, which helps.',
    },
  ],
};
