import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'seoul',
    name: 'Seoul',
    country: 'KR',
    kind: 'city',
    lat: 37.5665,
    long: 126.978,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Palaces and Bukchon', 'city-walks', 4, 1, { km: 5, optionalUsd: 3 })`
        See the guard change at Gyeongbokgung at ten and walk tiled roofs at Bukchon, before five only, as people live there.`,
      doing('City wall over Inwangsan', 'hiking', 3, 3, { km: 6, ascentM: 300 })`
        Walk the wall of 1396 over Inwangsan, 338 m, past a shaman shrine and over the president's old house.`,
      doing('Border at Paju', 'museums', 7, 1, { optionalUsd: 60 })`
        Go 73 m down the third tunnel and look through binoculars at the North, where farmers look back.`,
      doing('Gwangjang market', 'food-and-wine', 2, 1, { optionalUsd: 20 })`
        Eat mung-bean pancakes, raw beef and small rice rolls called addictive, elbow to elbow.`,
      doing('Bukhansan', 'hiking', 6, 4, { km: 9, ascentM: 650 })`
        Climb granite with cables to Baegundae, 836 m, with half the city in better gear than yours.`,
    ],
    food: ['bibimbap', 'samgyeopsal', 'makgeolli'],
  },
  {
    key: 'seoraksan',
    name: 'Seoraksan',
    country: 'KR',
    kind: 'park',
    lat: 38.1195,
    long: 128.4656,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Ulsanbawi', 'hiking', 5, 4, { km: 8, ascentM: 650 })`
        Climb 800-odd steps to six peaks of granite, with a boulder on the way that anyone can rock and nobody can roll.`,
      doing('Biryong and Towangseong', 'hiking', 3, 3, { km: 6, ascentM: 350 })`
        Walk a gorge and 900 steps to a view of a fall in three drops, 320 m in all.`,
      doing('Daecheongbong', 'hiking', 11, 5, { km: 16, ascentM: 1200 })`
        Start at three from Osaek for the third-highest top in the country, 1,708 m, and see the sun leave the sea.`,
      doing('Sokcho harbor', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Pull yourself across on a raft ferry to the village of northern refugees for stuffed squid.`,
    ],
    food: ['stuffed squid', 'cold buckwheat noodles'],
  },
  {
    key: 'andong',
    name: 'Andong',
    country: 'KR',
    kind: 'town',
    lat: 36.5684,
    long: 128.7294,
    nights: [1, 2],
    beds: ['homestay', 'guesthouse', 'hotel'],
    doings: [
      doing('Hahoe and a hanok night', 'sightseeing', 3, 1, { km: 4, optionalUsd: 4 })`
        Walk a village one clan has held for 600 years in the loop of a river, and sleep there on a heated floor.`,
      doing('Mask dance', 'festivals', 1, 1)`
        Laugh at a monk, a scholar and a butcher in masks whose originals are of the 1100s.`,
      doing('Dosan academy', 'sightseeing', 2, 1, { km: 2, optionalUsd: 2 })`
        See where the man on the 1,000-won bill taught, plum trees and all.`,
      doing('Soju as it was', 'food-and-wine', 2, 1, { optionalUsd: 10 })`
        Taste Andong soju at 45 percent, distilled from rice by a living treasure.`,
    ],
    food: ['jjimdak, braised chicken', 'salted mackerel'],
  },
  {
    key: 'gyeongju',
    name: 'Gyeongju',
    country: 'KR',
    kind: 'city',
    lat: 35.8562,
    long: 129.2247,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Mounds by bicycle', 'cycling', 3, 1, { km: 12, optionalUsd: 8 })`
        Cycle between grass mounds up to 23 m high of Silla kings, one of which you can enter.`,
      doing('Namsan and its Buddhas', 'hiking', 5, 3, { km: 9, ascentM: 420 })`
        Climb a hill with a hundred stone Buddhas, one face down and unbroken since an earthquake.`,
      doing('Bulguksa and Seokguram', 'sightseeing', 4, 2, { km: 4, ascentM: 150 })`
        Walk the old path from Bulguksa to a granite Buddha of 774 who looks out to sea.`,
      doing('Anapji by night', 'photography', 1, 1, { km: 1, optionalUsd: 2 })`
        See a palace pond lit at eight, with the pavilions twice.`,
    ],
    food: ['barley bread with red bean', 'ssambap, rice in leaves'],
  },
  {
    key: 'busan',
    name: 'Busan',
    country: 'KR',
    kind: 'city',
    lat: 35.1796,
    long: 129.0756,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Jagalchi', 'food-and-wine', 2, 1, { optionalUsd: 30 })`
        Choose sea squirts, flounder or an octopus that has not given up, and eat upstairs.`,
      doing('Gamcheon stairs', 'city-walks', 2, 2, { km: 3, ascentM: 100 })`
        Walk a refugee hillside of the 1950s, painted since 2009; keep your voice down.`,
      doing('Igidae coast', 'hiking', 3, 2, { km: 5, ascentM: 150 })`
        Walk 5 km of cliff with swing bridges opposite the towers of Haeundae.`,
      doing('Beomeosa and the fortress', 'hiking', 5, 3, { km: 9, ascentM: 500 })`
        Climb from a temple of 678 to the longest fortress wall in the country.`,
    ],
    food: ['pork soup with rice', 'ssiat hotteok'],
  },
  {
    key: 'jeonju',
    name: 'Jeonju',
    country: 'KR',
    kind: 'city',
    lat: 35.8242,
    long: 127.148,
    nights: [1, 2],
    beds: ['guesthouse', 'homestay'],
    doings: [
      doing('Hanok village before ten', 'city-walks', 2, 1, { km: 3 })`
        Walk 700 tiled roofs before the rented costumes come out at ten.`,
      doing('Bibimbap from scratch', 'cooking', 2, 1, { optionalUsd: 35 })`
        Season nine vegetables one by one and then destroy the picture with a spoon.`,
      doing('Paper and fans', 'crafts', 2, 1, { optionalUsd: 12 })`
        Lift a sheet of mulberry paper and fold it to a fan that lasts.`,
      doing('Temple stay at Geumsansa', 'sightseeing', 16, 2, { optionalUsd: 60 })`
        Stay the night at Geumsansa: bow 108 times, eat all you take, and get up for the drum at half past three.`,
    ],
    food: ['Jeonju bibimbap', 'bean-sprout soup'],
  },
  {
    key: 'boseong',
    name: 'Boseong and Suncheon',
    country: 'KR',
    kind: 'town',
    lat: 34.7715,
    long: 127.08,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Tea rows in May', 'hiking', 2, 2, { km: 4, ascentM: 100, optionalUsd: 3 })`
        Climb between hedges of tea picked from late April and drink the first flush by the gate.`,
      doing('Suncheon reeds', 'birdwatching', 3, 2, { km: 6, ascentM: 80, optionalUsd: 7 })`
        Walk boardwalks in the largest reed bed of the country, with hooded cranes from November.`,
      doing('Songgwangsa to Seonamsa', 'hiking', 4, 3, { km: 7, ascentM: 400 })`
        Cross Jogyesan between two great temples, with barley rice served in the saddle.`,
      doing('Naganeup', 'sightseeing', 2, 1, { km: 2, optionalUsd: 3 })`
        Walk the walls of a thatched town in which 200 people live on purpose.`,
    ],
    food: ['cockles', 'green-tea noodles'],
  },
  {
    key: 'jeju',
    name: 'Jeju',
    country: 'KR',
    kind: 'island',
    lat: 33.4996,
    long: 126.5312,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'guesthouse', 'resort'],
    doings: [
      doing('Hallasan by Seongpanak', 'hiking', 9, 4, { km: 19, ascentM: 1200 })`
        Climb Hallasan, 1,947 m, with a free permit for the day and a gate halfway that shuts at noon.`,
      doing('Olle trail seven', 'hiking', 5, 2, { km: 16, ascentM: 200 })`
        Walk a stage of 437 km of Olle trail round the island, lava and tangerines, marked with blue ponies.`,
      doing('Women who dive', 'crafts', 2, 1)`
        See haenyeo come up whistling with abalone at ten meters on one breath; most are past seventy.`,
      doing('Sunrise crater', 'hiking', 2, 2, { km: 2, ascentM: 160, optionalUsd: 4 })`
        Climb Seongsan at five for a bowl of grass with the sea on three sides.`,
      doing('Manjang lava', 'sightseeing', 2, 1, { km: 2, optionalUsd: 3 })`
        Walk lava-tube country at Manjanggul, where one kilometer of the seven is open when it is open.`,
    ],
    food: ['black pork', 'abalone porridge', 'hallabong tangerines'],
  },
];

export const southKorea: Region = {
  slug: 'south-korea',
  name: 'South Korea',
  continent: 'asia',
  countries: ['KR'],
  tagLine:
    'Palaces, granite trails and an island volcano, with a train every twenty minutes. Best in April, May, October and early November.',
  guide: [
    'South Korea is the size of Indiana, seven tenths of it hills, and Koreans spend Saturdays on top of them. Trails start at subway stops and end at restaurants.',
    'The country runs along one fast line from Seoul to Busan in two and a half hours. East of it are mountains and old clan villages, west the plain with the food, south an island with a volcano.',
    'Meals come with ten side dishes, refilled. Vegetarians eat best at temples; elsewhere a clear soup has had a fish in it.',
    'People are helpful and in a hurry. Maps from abroad work badly, so a local app is the first thing to install.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [4, 5, 10, 11] },
  dailyCostUsd: 260,
  localCurrency: 'KRW',
  stops,
  routes: [
    {
      key: 'seoul-to-busan',
      names: ['Seoul to Busan', 'Korea in {days} days', 'Palaces, villages, harbor'],
      stops: ['seoul', 'seoraksan', 'andong', 'gyeongju', 'busan'],
      legs: [road(205, 2.9), road(270, 3.9), road(155, 2.2), road(85, 1.2)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'walking-hiking', '18-39'],
      themes: ['culture', 'history', 'food', 'walking', 'solo', '18-30-s', '50-plus'],
      days: [7, 12],
      pitches: [
        'You sleep on a heated floor in a house of 1800 and in a tower of 2018.',
        'There is a hill every second day, with a bath after it.',
        'In the third week of October the maples decide the schedule.',
      ],
    },
    {
      key: 'food-south',
      names: ['The south for eaters', 'Jeonju to Busan by way of tea', 'Korea at the table'],
      stops: ['seoul', 'jeonju', 'boseong', 'busan', 'seoul'],
      legs: [rail(240, 1.8), road(140, 2.1), road(215, 3), rail(417, 2.7)],
      types: ['small-group-tour', 'private-guided', 'women-only', 'retreats'],
      themes: ['food', 'culture', 'rail', 'wellness', '50-plus'],
      days: [7, 11],
      pitches: [
        'The plain where Koreans go to eat, with walks to earn it.',
        'A temple night is optional and remembered longest.',
        'There is soju at 16 percent and at 45; start with the first.',
      ],
    },
    {
      key: 'jeju-walks',
      names: ['Walk Jeju', 'Hallasan and the Olle trails', 'Volcano and coast on Jeju'],
      stops: ['busan', 'jeju', 'seoul'],
      legs: [flight(300, 1), flight(456, 1.2)],
      types: ['walking-hiking', 'self-guided', 'vacation', 'Multi-Sport'],
      themes: ['walking', 'nature', 'islands', 'family', 'solo'],
      days: [5, 9],
      pitches: [
        'A 1,947 m volcano and 437 km of marked coast.',
        'Guesthouses forward your bag for $8.',
        'April has rape and cherry, and wind in any month.',
      ],
    },
  ],
  fees: [
    { label: 'Palaces and tombs', kind: 'park_fee', usd: 10, stops: ['seoul', 'gyeongju'] },
    { label: 'Border zone tour permit', kind: 'permit', usd: 15, stops: ['seoul'] },
  ],
  climate:
    'April, May, October and November are 10 to 22 degrees Celsius and dry. Late June to August is wet and 32. January is minus 5 in Seoul, 6 on Jeju, and blue.',
  health:
    'No vaccinations are required, and tap water is safe. Fine dust is bad on some days in March and April; masks are sold everywhere.',
  visa: 'Many nationalities enter without a visa, some with an online authorization. Check before you travel, and fill in the arrival form online.',
  faqs: [
    {
      question: 'Can I visit the border?',
      answer:
        'On licensed tours, with your passport, on most days but Mondays. The blue huts at Panmunjom have been closed for much of the time since 2023.',
    },
    {
      question: 'Is the hiking hard?',
      answer: 'Short and steep, with stairs, cables and company. Two of the walks gain 1,200 m and have easier twins.',
    },
    {
      question: 'What is a temple stay?',
      answer:
        'A night in robes with chores, silence and vegetables, up at half past three. Nobody tries to convert you.',
    },
    { question: 'Will I find English?', answer: 'On signs and trains, yes. In kitchens, point.' },
  ],
};
