import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'livingstone',
    name: 'Livingstone',
    country: 'ZM',
    kind: 'town',
    lat: -17.8419,
    long: 25.8544,
    gateway: true,
    nights: [1, 3],
    beds: ['lodge', 'hotel', 'guesthouse'],
    doings: [
      doing('Knife Edge bridge', 'sightseeing', 3, 1, { km: 4, optionalUsd: 20 })`
        Walk the Knife Edge in a poncho with 500 million liters a minute coming down opposite in April.`,
      doing('Devil Pool', 'climbing', 3, 3, { optionalUsd: 120 })`
        Swim from Livingstone Island to a rock pool on the lip of the falls, from mid-August to January, with a guide holding your ankles.`,
      doing('Batoka Gorge rapids', 'rafting', 7, 5, { km: 24, optionalUsd: 160 })`
        Run up to 25 rapids of grade four and five between August and December, and climb 200 m out of the gorge at the end.`,
      doing('White rhinos on foot', 'wildlife-watching', 3, 2, { km: 4, optionalUsd: 75 })`
        Walk with rangers to the few white rhinos of Mosi-oa-Tunya, which have bodyguards around the clock.`,
      doing('Maramba market', 'city-walks', 2, 1, { km: 2, optionalUsd: 15 })`
        Buy caterpillars, chitenge cloth and kapenta with a cook who lives there.`,
    ],
    food: ['nshima with relish', 'bream and rape greens'],
  },
  {
    key: 'victoria-falls-town',
    name: 'Victoria Falls town',
    country: 'ZW',
    kind: 'town',
    lat: -17.9243,
    long: 25.8572,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'lodge', 'guesthouse'],
    doings: [
      doing('Falls from Danger Point', 'sightseeing', 3, 1, { km: 4, optionalUsd: 50 })`
        Go at half past six to Danger Point, where there is no rail, and stay for rainbows that begin at seven.`,
      doing('Lunar rainbow', 'photography', 2, 1, { km: 3, optionalUsd: 100 })`
        Return in the three nights around full moon for a white bow in the spray, from April to July.`,
      doing('Canoe above the falls', 'kayaking', 5, 3, { km: 13, optionalUsd: 140 })`
        Paddle 13 km of the upper Zambezi between islands, staying where the hippos are not.`,
      doing('Steam train over the bridge', 'train-journeys', 3, 1, { km: 10, optionalUsd: 90 })`
        Cross the 198 m bridge of 1905 behind a Garratt locomotive, with a glass in your hand and spray on the window.`,
    ],
    food: ['sadza with beef', 'crocodile tail'],
  },
  {
    key: 'hwange',
    name: 'Hwange',
    country: 'ZW',
    kind: 'park',
    lat: -18.73,
    long: 26.95,
    nights: [2, 3],
    beds: ['tented-camp', 'lodge', 'camp'],
    doings: [
      doing('Pumped pans in October', 'wildlife-watching', 5, 1)`
        Sit in a log hide at ground level while up to 300 elephants push for water that diesel pumps bring up.`,
      doing('Walk with a professional guide', 'wildlife-watching', 4, 3, { km: 9 })`
        Walk with a guide who needed five years and an exam to take you, close enough to hear an elephant's stomach.`,
      doing('Painted dog center', 'volunteering', 2, 1)`
        See how snares become sculptures, and how wild dogs with three legs go back to hunting.`,
      doing('Roan, sable and night', 'safari-drives', 4, 1)`
        Drive the teak woods for sable and roan, and stay out with a red lamp on the private side.`,
    ],
    food: ['impala stew', 'mazoe orange'],
  },
  {
    key: 'matobo',
    name: 'Matobo Hills',
    country: 'ZW',
    kind: 'park',
    lat: -20.55,
    long: 28.5,
    gateway: true,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Rhinos among boulders', 'wildlife-watching', 4, 3, { km: 6, optionalUsd: 90 })`
        Track rhinos on foot among balancing rocks, both kinds, dehorned and guarded.`,
      doing('Nswatugi cave', 'archaeology', 2, 2, { km: 2, ascentM: 80, optionalUsd: 10 })`
        Climb to giraffes painted 2,000 years ago with a sureness nobody here can explain.`,
      doing('World View', 'sightseeing', 2, 1, { km: 2, ascentM: 50, optionalUsd: 10 })`
        Walk up the whaleback where Rhodes had himself buried, a place that was holy long before and is again.`,
      doing('Black eagles', 'birdwatching', 3, 2, { km: 4 })`
        Watch Verreaux's eagles hunt hyrax on cliffs with the densest population known.`,
    ],
    food: ['Bulawayo pies', 'rooibos and scones'],
  },
  {
    key: 'great-zimbabwe',
    name: 'Great Zimbabwe',
    country: 'ZW',
    kind: 'site',
    lat: -20.27,
    long: 30.9333,
    nights: [1, 1],
    beds: ['lodge', 'hotel'],
    doings: [
      doing('Great Enclosure', 'archaeology', 3, 2, { km: 4, optionalUsd: 15 })`
        Walk between walls 11 m high laid without mortar in the 1300s, by a city of up to 18,000.`,
      doing('Hill complex by the old stair', 'archaeology', 2, 3, { km: 2, ascentM: 80 })`
        Squeeze up the ancient path to the king's place, with the valley as his ear.`,
      doing('Birds in the museum', 'museums', 1, 1)`
        See the soapstone birds, one of which is on the flag and one of which came home in 2020.`,
      doing('Lake Mutirikwi', 'boat-trips', 3, 1, { optionalUsd: 25 })`
        Cruise among drowned granite hills with giraffes coming to drink.`,
    ],
    food: ['sadza and okra', 'roasted maize'],
  },
  {
    key: 'harare',
    name: 'Harare',
    country: 'ZW',
    kind: 'city',
    lat: -17.8252,
    long: 31.0335,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Shona sculpture gardens', 'crafts', 3, 1)`
        See serpentine carved in the open air at Chapungu or Tengenenge by people whose work stands in museums.`,
      doing('Mbare market', 'city-walks', 2, 1, { km: 2 })`
        Walk Mbare with a resident among herbalists, tire sandals and every vegetable.`,
      doing('Domboshava', 'hiking', 3, 2, { km: 4, ascentM: 150, optionalUsd: 10 })`
        Climb a granite dome half an hour out of town for paintings and thunderclouds.`,
      doing('National gallery', 'museums', 2, 1)`
        Look at stone and thread and paint from the 1950s on, in a building that holds more than it hangs.`,
    ],
    food: ['road-runner chicken', 'maputi'],
  },
  {
    key: 'mana-pools',
    name: 'Mana Pools',
    country: 'ZW',
    kind: 'park',
    lat: -15.75,
    long: 29.35,
    nights: [2, 4],
    beds: ['tented-camp', 'camp'],
    doings: [
      doing('Elephant on his hind legs', 'photography', 4, 2, { km: 5 })`
        Approach on foot, low and downwind, the bulls of Mana who stand upright for the pods of winter thorns.`,
      doing('Canoe the Zambezi', 'kayaking', 6, 3, { km: 18, optionalUsd: 90 })`
        Paddle 18 km in a wooden canoe, tapping the side so that hippos know where you are.`,
      doing('Painted wolves at the den', 'wildlife-watching', 4, 3, { km: 6 })`
        Crawl the last meters toward the most filmed wild dogs in Africa, if their guide says you may.`,
      doing('Chitake springs', 'safari-drives', 8, 1)`
        Sit over a spring in October with buffalo by the hundred and lions in the bank above.`,
    ],
    food: ['grilled tiger fish', 'gin and tonic'],
  },
  {
    key: 'kariba',
    name: 'Lake Kariba',
    country: 'ZW',
    kind: 'town',
    lat: -16.523,
    long: 28.8,
    gateway: true,
    nights: [1, 3],
    beds: ['ship-cabin', 'lodge', 'riverboat-cabin'],
    doings: [
      doing('Houseboat to Matusadona', 'boat-trips', 6, 1)`
        Cross to Matusadona on a houseboat and tie up by drowned trees, 60 years dead and full of cormorants.`,
      doing('The dam wall', 'sightseeing', 1, 1)`
        Stand on 128 m of concrete that made the largest reservoir in the world and moved 57,000 Tonga.`,
      doing('Tiger fish on light tackle', 'boat-trips', 4, 2, { optionalUsd: 60 })`
        Fish for tigers from a skiff among stumps and let them go.`,
      doing('Shoreline at dusk', 'wildlife-watching', 2, 1)`
        Watch buffalo and elephants graze torpedo grass at the waterline from your chair.`,
    ],
    food: ['kapenta, tiny dried fish', 'bream'],
  },
  {
    key: 'lusaka',
    name: 'Lusaka',
    country: 'ZM',
    kind: 'city',
    lat: -15.3875,
    long: 28.3228,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'lodge'],
    doings: [
      doing('Elephant nursery', 'wildlife-watching', 2, 1, { optionalUsd: 10 })`
        See orphan elephants fed at half past eleven on the edge of town, before they go to Kafue.`,
      doing('Sunday craft market', 'crafts', 2, 1)`
        Look for copper bangles and Tonga baskets at the Sunday market in Arcades.`,
      doing('Museum and masks', 'museums', 2, 1, { optionalUsd: 5 })`
        See village life, witchcraft and Broken Hill Man's replica, whose original Zambia wants back.`,
      doing('Kabwata village', 'city-walks', 2, 1)`
        Bargain mildly with carvers in round huts left from colonial days.`,
    ],
    food: ['village chicken with nshima', 'munkoyo'],
  },
  {
    key: 'lower-zambezi',
    name: 'Lower Zambezi',
    country: 'ZM',
    kind: 'park',
    lat: -15.65,
    long: 29.6,
    nights: [2, 3],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Channels by canoe', 'kayaking', 4, 2, { km: 9 })`
        Let a side channel carry you past elephants at breakfast, with a guide behind who does the work.`,
      doing('Drive under the escarpment', 'safari-drives', 4, 1)`
        Drive winter-thorn groves below a 1,200 m escarpment, leopards likely after dark.`,
      doing('Carmine bee-eaters', 'birdwatching', 2, 1)`
        Watch thousands of carmine bee-eaters at their bank in September and October from a boat five meters off.`,
      doing('Village of Chiawa', 'city-walks', 2, 1)`
        Visit a school that camp fees pay for and hear about chili fences against elephants.`,
    ],
    food: ['bream on the coals', 'mango chutney'],
  },
  {
    key: 'south-luangwa',
    name: 'South Luangwa',
    country: 'ZM',
    kind: 'park',
    lat: -13.09,
    long: 31.78,
    gateway: true,
    nights: [3, 6],
    beds: ['tented-camp', 'lodge', 'camp'],
    doings: [
      doing('Walking safari', 'wildlife-watching', 4, 3, { km: 9 })`
        Walk from camp to camp with a guide, a scout and a tea bearer, in the valley where Norman Carr started this in 1950.`,
      doing('Leopards by lamp', 'safari-drives', 4, 1)`
        Drive after dark, when the leopards of Luangwa work; three in an evening is a common count.`,
      doing('Hippo pools of the dry season', 'wildlife-watching', 2, 1)`
        Look down in September on pools with 200 hippos and not enough water for half.`,
      doing('Carmine colony and hide', 'birdwatching', 3, 1)`
        Sit in a floating hide below a red bank with 2,000 carmine bee-eaters coming and going.`,
      doing('Thornicroft giraffes', 'safari-drives', 4, 1)`
        Find giraffes and wildebeest of kinds that live in this valley alone, cut off by its escarpment.`,
    ],
    food: ['bush pizza from a termite-mound oven', 'Mosi lager'],
  },
];

export const zambiaAndZimbabwe: Region = {
  slug: 'zambia-and-zimbabwe',
  name: 'Zambia & Zimbabwe',
  continent: 'africa',
  countries: ['ZM', 'ZW'],
  tagLine:
    'Victoria Falls between them, and the best guides for walking and canoeing in Africa. Best from June to October.',
  guide: [
    'The Zambezi makes the border, falls 108 m at Victoria Falls and goes on past Kariba to Mana Pools and the Lower Zambezi, which face each other across the water. North of it lies the Luangwa valley, where walking safaris began.',
    'What sets both countries apart is how you see animals: on foot and by canoe, with guides who have passed the hardest exams on the continent.',
    'The falls have two sides. Zimbabwe has three quarters of the view all year; Zambia has the pool on the edge and the rafting when the water is low.',
    'Zimbabwe also has stone cities and granite hills that few see. Roads vary between fine and not there, so most northern trips fly.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [6, 7, 8, 9, 10] },
  dailyCostUsd: 450,
  stops,
  routes: [
    {
      key: 'zimbabwe-overland',
      names: ['Zimbabwe overland', 'Victoria Falls to Harare', 'Falls, elephants, stone'],
      stops: ['victoria-falls-town', 'hwange', 'matobo', 'great-zimbabwe', 'harare'],
      legs: [road(188, 2.9), road(305, 4.6), road(345, 5.2), road(320, 4.7)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['wildlife', 'history', 'culture', 'photography', '50-plus'],
      days: [7, 12],
      pitches: [
        'You see the stone city that gave a country its name, often with nobody else.',
        'Rhinos on foot, elephants from a hide, and a falls a mile wide.',
        "It is the best value in southern Africa for people who don't mind a power cut.",
      ],
    },
    {
      key: 'luangwa-walk',
      names: ['Walk the Luangwa valley', 'South Luangwa and Lower Zambezi', 'On foot and by canoe in Zambia'],
      stops: ['lusaka', 'lower-zambezi', 'south-luangwa', 'lusaka'],
      legs: [flight(148, 0.6), flight(375, 1.6), flight(460, 1.2)],
      types: ['walking-hiking', 'adventure-tour', 'private-guided', 'small-group-tour'],
      themes: ['walking', 'wildlife', 'rivers', 'high-adventure', 'honeymoon', '50-plus'],
      days: [8, 12],
      pitches: [
        'You are on your feet or in a canoe for half of each day.',
        'Camps of grass and poles are put up in June and washed away in December.',
        'Six guests, two rifles and a man with a kettle.',
      ],
    },
    {
      key: 'falls-both-sides',
      names: ['Victoria Falls from both sides', 'Five days at Victoria Falls', 'Spray and white water'],
      stops: ['victoria-falls-town', 'livingstone', 'victoria-falls-town'],
      legs: [road(14, 1.2), road(14, 1.2)],
      types: ['vacation', 'Multi-Sport', '18-39', 'custom-tour'],
      themes: ['high-adventure', 'family', '18-30-s', 'rivers'],
      days: [5, 9],
      pitches: [
        'You hear it before you see it, from both countries.',
        'Raft, swim, swing or look: every day has all four.',
        'The best water is from June to August, the best rafting after.',
      ],
    },
    {
      key: 'zambezi-downstream',
      names: ['Down the Zambezi', 'Falls, Kariba and Mana Pools', 'Zambezi in {days} days'],
      stops: ['victoria-falls-town', 'kariba', 'mana-pools', 'harare'],
      legs: [flight(360, 1.2), road(215, 5), road(395, 7)],
      types: ['adventure-tour', 'small-group-tour', 'private-guided', 'small-ship-cruise'],
      themes: ['rivers', 'wildlife', 'photography', 'high-adventure'],
      days: [6, 11],
      pitches: [
        'A houseboat, a canoe and your own two feet take you down one river.',
        'Mana Pools lets you walk, and that changes everything.',
        'October is 40 degrees and the best month; you choose.',
      ],
    },
    {
      key: 'zambia-classic',
      names: ['Livingstone and South Luangwa', 'Zambia in {days} days', 'Falls and leopards'],
      stops: ['livingstone', 'lusaka', 'south-luangwa'],
      legs: [flight(385, 1.1), flight(460, 1.2)],
      types: ['small-group-tour', 'private-guided', 'women-only'],
      themes: ['wildlife', 'photography', 'solo', 'family'],
      days: [6, 11],
      pitches: [
        'No valley in Africa has more leopards that mind less.',
        'Four nights in one camp beat two nights in two.',
        'You start with the river at its loudest and end where it is a string of pools.',
      ],
    },
  ],
  fees: [
    { label: 'Victoria Falls rain forest, Zimbabwe', kind: 'park_fee', usd: 50, stops: ['victoria-falls-town'] },
    { label: 'Mana Pools fee, a day', kind: 'park_fee', usd: 20, stops: ['mana-pools'] },
    { label: 'South Luangwa fee, a day', kind: 'park_fee', usd: 30, stops: ['south-luangwa'] },
    { label: 'Hwange fee, a day', kind: 'park_fee', usd: 20, stops: ['hwange'] },
  ],
  climate:
    'June to August is dry, 26 degrees Celsius by day and 8 at dawn. September and October climb to 40 in the valleys, with the most animals. Rain falls from late November to March, and most river camps close.',
  health:
    'Malaria is a risk everywhere, so take tablets. A yellow fever certificate is asked for if you come from a country that has it, and tsetse flies bite in the Luangwa and are drawn to dark blue.',
  visa: 'Several nationalities enter Zambia free and pay for Zimbabwe at the border; a shared visa for both exists for some. Check before you travel and carry cash dollars.',
  faqs: [
    {
      question: 'Which side of the falls?',
      answer:
        'Zimbabwe for the view in any month, Zambia for the edge from August to December. They are a half-hour apart, so do both.',
    },
    {
      question: 'Is walking among lions sensible?',
      answer:
        'With these guides, yes. They read wind and tracks, and the rifle has not been needed in most of their careers.',
    },
    {
      question: 'Do I need to be fit?',
      answer: 'Walks are 6 to 10 km, flat and slow. You must be able to keep quiet and in line.',
    },
    {
      question: 'When is Devil Pool open?',
      answer:
        'Usually from mid-August to early January, when the river is low. If it is not, nobody will take you for any money.',
    },
  ],
};
