import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'kigali',
    name: 'Kigali',
    country: 'RW',
    kind: 'city',
    lat: -1.9441,
    long: 30.0619,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Genocide memorial', 'museums', 3, 1)`
        Visit the memorial at Gisozi, where 250,000 people are buried, and go slowly through the children's room.`,
      doing('Nyamirambo with the women', 'city-walks', 3, 1, { km: 3, optionalUsd: 25 })`
        Walk Nyamirambo with the women's center that runs the tour, from hairdresser to mosque to lunch.`,
      doing('Coffee from cherry to cup', 'food-and-wine', 2, 1, { optionalUsd: 30 })`
        Cup four hillsides with a roaster and learn why the taste of potato ruins a sack.`,
      doing('Imigongo and street art', 'crafts', 2, 1)`
        Paint spirals with cow dung and ochre, which does not smell, as women have in the east for 200 years.`,
    ],
    food: ['goat brochettes', 'isombe, cassava leaves'],
  },
  {
    key: 'volcanoes',
    name: 'Volcanoes National Park',
    country: 'RW',
    kind: 'park',
    lat: -1.499,
    long: 29.634,
    nights: [2, 3],
    beds: ['lodge', 'guesthouse', 'hotel'],
    doings: [
      doing('Gorillas on the Virungas', 'wildlife-watching', 6, 4, { km: 8, ascentM: 500 })`
        Climb through bamboo and nettles to one of twelve gorilla families and have one hour with them, seven meters apart and masked.`,
      doing('Golden monkeys', 'wildlife-watching', 4, 2, { km: 5, ascentM: 200, optionalUsd: 100 })`
        Spend an hour below a hundred golden monkeys tearing up bamboo, a cheaper and dizzier morning.`,
      doing('Dian Fossey and Karisoke', 'hiking', 5, 4, { km: 8, ascentM: 600, optionalUsd: 75 })`
        Hike between Karisimbi and Bisoke to the grave of Dian Fossey, beside 25 gorillas with names on boards.`,
      doing('Bisoke crater', 'hiking', 6, 5, { km: 8, ascentM: 1100, optionalUsd: 75 })`
        Climb Bisoke, 3,711 m, straight up through mud to a round lake in its crater.`,
    ],
    food: ['Irish potatoes with beans', 'tree-tomato juice'],
  },
  {
    key: 'lake-kivu',
    name: 'Lake Kivu',
    country: 'RW',
    kind: 'town',
    lat: -2.06,
    long: 29.348,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Kayak to Napoleon Island', 'kayaking', 4, 2, { km: 8, optionalUsd: 45 })`
        Paddle to an island shaped like a hat with tens of thousands of fruit bats, and swim, as the lake has no hippos.`,
      doing('Singing fishermen', 'boat-trips', 2, 1, { optionalUsd: 30 })`
        Go out at dusk with three-hulled boats whose crews whistle and sing sambaza into their nets.`,
      doing('Congo Nile Trail stage', 'cycling', 5, 3, { km: 30, ascentM: 700, optionalUsd: 60 })`
        Ride a stage of the 227 km Congo Nile Trail on red earth, with every child in the country shouting good morning.`,
      doing('Coffee washing station', 'food-and-wine', 3, 1, { optionalUsd: 25 })`
        Take a boat to a co-op on the shore and follow a bean through water, sun and forty pairs of hands.`,
    ],
    food: ['fried sambaza', 'avocados'],
  },
  {
    key: 'nyungwe',
    name: 'Nyungwe Forest',
    country: 'RW',
    kind: 'park',
    lat: -2.48,
    long: 29.2,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Chimpanzees of Cyamudongo', 'wildlife-watching', 6, 4, { km: 7, ascentM: 400, optionalUsd: 150 })`
        Set off at five on steep wet paths after chimpanzees, heard long before they are seen.`,
      doing('Canopy bridge', 'hiking', 2, 2, { km: 3, optionalUsd: 40 })`
        Walk 160 m of swaying steel 70 m above the forest floor.`,
      doing('Colobus by the hundred', 'wildlife-watching', 3, 2, { km: 4, optionalUsd: 70 })`
        Find Angola colobus in troops of up to 400, more than anywhere.`,
      doing('Isumo waterfall', 'hiking', 4, 3, { km: 10, ascentM: 350, optionalUsd: 50 })`
        Walk from tea into primary forest to a fall in a fern bowl, in a place that gets 2 m of rain.`,
    ],
    food: ['tea from the estate', 'plantain stew'],
  },
  {
    key: 'akagera',
    name: 'Akagera',
    country: 'RW',
    kind: 'park',
    lat: -1.88,
    long: 30.72,
    nights: [1, 2],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Rwanda with lions', 'safari-drives', 6, 1, { optionalUsd: 100 })`
        Drive from lakes to northern plains for lions brought back in 2015 and rhinos in 2017 and 2021.`,
      doing('Lake Ihema by boat', 'boat-trips', 1, 1, { optionalUsd: 45 })`
        See hippos, a thousand or more, and papyrus gonoleks from a flat boat.`,
      doing('Behind the scenes', 'volunteering', 2, 1, { optionalUsd: 25 })`
        Hear from rangers how a park that had lost its lions pays for most of itself today.`,
      doing('Night drive for bushbabies', 'safari-drives', 3, 1, { optionalUsd: 55 })`
        Look for leopards, servals and the eyes of a hundred bushbabies.`,
    ],
    food: ['grilled tilapia', 'banana beer'],
  },
  {
    key: 'bwindi',
    name: 'Bwindi Forest',
    country: 'UG',
    kind: 'park',
    lat: -0.98,
    long: 29.615,
    gateway: true,
    nights: [2, 3],
    beds: ['lodge', 'tented-camp', 'guesthouse'],
    doings: [
      doing('Gorillas in the impenetrable forest', 'wildlife-watching', 7, 4, { km: 9, ascentM: 600 })`
        Follow trackers down and up through Bwindi, which earns its name, to one of some 25 habituated families; an hour with them, or half a day with a special permit.`,
      doing('Batwa trail', 'crafts', 4, 3, { km: 5, ascentM: 200, optionalUsd: 70 })`
        Walk with Batwa who lived in this forest until 1992 and were moved out for the gorillas; hear both sides.`,
      doing('Munyaga falls', 'hiking', 3, 2, { km: 6, ascentM: 200, optionalUsd: 30 })`
        Walk by tree ferns to a 33 m fall, with African green broadbill for those who keep lists.`,
      doing('Women weavers of Buhoma', 'crafts', 2, 1)`
        Sit down with widows and single mothers who weave baskets, and try to keep count of your strands.`,
    ],
    food: ['matoke in groundnut sauce', 'rolex, an egg chapati'],
  },
  {
    key: 'lake-bunyonyi',
    name: 'Lake Bunyonyi',
    country: 'UG',
    kind: 'village',
    lat: -1.29,
    long: 29.92,
    nights: [1, 2],
    beds: ['lodge', 'guesthouse', 'camp'],
    doings: [
      doing('Dugout among 29 islands', 'kayaking', 3, 2, { km: 6, optionalUsd: 15 })`
        Paddle a dugout, in circles at first, to an island where girls with child were once left.`,
      doing('Terraces on foot', 'hiking', 4, 2, { km: 9, ascentM: 300 })`
        Climb terraces like stairs with a schoolteacher to a ridge with the Virungas behind.`,
      doing('Swim at 1,962 meters', 'beaches', 2, 1)`
        Swim in a lake without hippos, crocodiles or bilharzia, a rest day for tired legs.`,
      doing('Crayfish and sunset', 'food-and-wine', 2, 1, { optionalUsd: 12 })`
        Eat crayfish that someone put here by mistake and everybody was glad of.`,
    ],
    food: ['crayfish masala', 'sweet potatoes'],
  },
  {
    key: 'queen-elizabeth',
    name: 'Queen Elizabeth Park',
    country: 'UG',
    kind: 'park',
    lat: -0.19,
    long: 29.9,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'camp'],
    doings: [
      doing('Kazinga Channel', 'boat-trips', 2, 1, { optionalUsd: 30 })`
        Sit on the upper deck for two hours past hippos, buffalo and 60 kinds of birds on one bank.`,
      doing('Lions in the fig trees', 'safari-drives', 6, 1)`
        Search the figs of Ishasha for lions lying along the branches, legs hanging, at noon.`,
      doing('Kyambura gorge', 'wildlife-watching', 4, 3, { km: 5, ascentM: 150, optionalUsd: 80 })`
        Go down into a sunken forest after a stranded family of chimpanzees.`,
      doing('Crater drive', 'photography', 3, 1)`
        Drive 27 km along the rims of explosion craters, salt lakes in some and forest in others.`,
    ],
    food: ['tilapia from Lake Edward', 'rolex by the road'],
  },
  {
    key: 'kibale',
    name: 'Kibale Forest',
    country: 'UG',
    kind: 'park',
    lat: 0.5,
    long: 30.4,
    nights: [1, 2],
    beds: ['lodge', 'guesthouse', 'camp'],
    doings: [
      doing('Chimpanzees of Kanyanchu', 'wildlife-watching', 4, 3, { km: 6, optionalUsd: 250 })`
        Walk with rangers to chimpanzees drumming on roots; about 120 here are used to people, and nine groups in ten find them.`,
      doing('Bigodi swamp', 'birdwatching', 3, 1, { km: 4, optionalUsd: 20 })`
        Walk boardwalks with village guides for great blue turaco and six kinds of monkeys; fees built the school.`,
      doing('Crater lakes on foot', 'hiking', 5, 2, { km: 12, ascentM: 250 })`
        Walk between six crater lakes, tea and bananas, with the Rwenzori, if cloud allows.`,
      doing('Chimp habituation day', 'wildlife-watching', 9, 4, { km: 10, optionalUsd: 400 })`
        Stay with chimpanzees from nest to nest with researchers, as fast as they go.`,
    ],
    food: ['groundnut stew', 'vanilla tea'],
  },
  {
    key: 'murchison-falls',
    name: 'Murchison Falls',
    country: 'UG',
    kind: 'park',
    lat: 2.2833,
    long: 31.5667,
    nights: [2, 3],
    beds: ['lodge', 'tented-camp', 'camp'],
    doings: [
      doing('Nile to the foot of the falls', 'boat-trips', 3, 1, { optionalUsd: 35 })`
        Go 17 km upstream among crocodiles to where the Nile squeezes through a gap of 7 m.`,
      doing('Top of the falls', 'hiking', 2, 3, { km: 3, ascentM: 130, optionalUsd: 15 })`
        Climb from the landing to the top and feel the rock shake.`,
      doing('Shoebill of the delta', 'birdwatching', 5, 1, { optionalUsd: 60 })`
        Look in the papyrus of Lake Albert for a shoebill, 1.2 m tall and able to stand still longer than you.`,
      doing('Northern bank drive', 'safari-drives', 4, 1)`
        Drive the north bank at half past six for 1,500 Rothschild's giraffes and lions on the kob.`,
    ],
    food: ['Nile perch', 'malakwang greens'],
  },
  {
    key: 'entebbe',
    name: 'Entebbe',
    country: 'UG',
    kind: 'town',
    lat: 0.0512,
    long: 32.4637,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Mabamba by canoe', 'birdwatching', 4, 1, { optionalUsd: 50 })`
        Be poled through papyrus an hour from the airport to a shoebill, with odds of about four in five.`,
      doing('Chimp island', 'wildlife-watching', 4, 1, { optionalUsd: 95 })`
        Cross the equator by boat to Ngamba, home of some 50 orphaned chimpanzees.`,
      doing('Botanical garden', 'birdwatching', 2, 1, { km: 3, optionalUsd: 5 })`
        Walk off a long flight among black-and-white colobus and turacos on Lake Victoria.`,
      doing('Kampala in a day', 'city-walks', 5, 1, { km: 4, optionalUsd: 50 })`
        See the mosque, the royal tombs of thatch and the taxi park, a traffic jam with rules.`,
    ],
    food: ['luwombo, stew in banana leaf', 'lake tilapia'],
  },
];

export const ugandaAndRwanda: Region = {
  slug: 'uganda-and-rwanda',
  name: 'Uganda & Rwanda',
  continent: 'africa',
  countries: ['UG', 'RW'],
  tagLine:
    'Mountain gorillas and chimpanzees in wet green hills. Driest from June to September and in January and February.',
  guide: [
    'About 1,060 mountain gorillas live on two patches of forest where Uganda, Rwanda and Congo meet. A permit gives eight people one hour with a family; it costs $800 in Uganda and $1,500 in Rwanda, and the money is why the numbers rise.',
    'Rwanda is small, clean and well paved, two and a half hours from airport to gorillas. Uganda is larger and rougher, with the Nile, lions in trees and more chimpanzees; its roads make the trip longer and cheaper.',
    'You walk for it. Trackers radio where the family slept, and you may need half an hour or six, on slopes with nettles. A porter for $20 is the best money spent.',
    'Rwandans speak of 1994 when asked, and with great care. In both countries plastic bags are a matter for the law.',
  ],
  season: { open: [1, 2, 3, 6, 7, 8, 9, 10, 12], peak: [1, 2, 6, 7, 8, 9] },
  dailyCostUsd: 430,
  stops,
  routes: [
    {
      key: 'rwanda-gorillas',
      names: ['Gorillas of Rwanda', 'Kigali to the Virungas', 'Rwanda in a week'],
      stops: ['kigali', 'volcanoes', 'lake-kivu', 'kigali'],
      legs: [road(105, 2.3), road(130, 3.2), road(130, 3)],
      types: ['small-group-tour', 'private-guided', 'vacation', 'custom-tour'],
      themes: ['wildlife', 'photography', 'culture', '50-plus', 'honeymoon'],
      days: [6, 10],
      pitches: [
        'You can be with gorillas 36 hours after you land.',
        'Permits are bought by name a year ahead, and we have yours before you pay the rest.',
        'A day by the lake afterward is for your knees.',
      ],
    },
    {
      key: 'uganda-circuit',
      names: ['Primates of Uganda', 'Uganda in {days} days', 'Nile, chimps, gorillas'],
      stops: ['entebbe', 'murchison-falls', 'kibale', 'queen-elizabeth', 'bwindi', 'entebbe'],
      legs: [road(345, 6.7), road(335, 8), road(140, 2.8), road(165, 4.7), flight(340, 1.3)],
      types: ['small-group-tour', 'group-tour', 'adventure-tour', '18-39', 'private-guided'],
      themes: ['wildlife', 'nature', 'high-adventure', 'rivers', 'solo', '18-30-s'],
      days: [9, 14],
      pitches: [
        'Thirteen kinds of primates and the source of the longest river.',
        'You fly back from Bwindi and miss nine hours of road.',
        'The order puts the hard walk last, when you are used to hills.',
      ],
    },
    {
      key: 'rwanda-in-full',
      names: ['Rwanda from savanna to forest', 'Akagera, Nyungwe and the gorillas', 'All of Rwanda'],
      stops: ['kigali', 'akagera', 'kigali', 'volcanoes', 'lake-kivu', 'nyungwe', 'kigali'],
      legs: [road(125, 2.8), road(125, 2.8), road(105, 2.3), road(130, 3.2), road(112, 3), road(215, 4.8)],
      types: ['small-group-tour', 'private-guided', 'Multi-Sport'],
      themes: ['wildlife', 'nature', 'culture', 'walking', 'photography'],
      days: [9, 14],
      pitches: [
        'Lions, chimpanzees and gorillas within one country the size of Maryland.',
        'You drive on good roads through a thousand hills, and there are more.',
        'Two mornings in the forest, one by kayak, and a memorial that you will think about longest.',
      ],
    },
    {
      key: 'across-the-border',
      names: ['Gorillas on both sides', 'Bwindi to the Virungas', 'Uganda and Rwanda together'],
      stops: ['entebbe', 'kibale', 'queen-elizabeth', 'bwindi', 'lake-bunyonyi', 'volcanoes', 'kigali'],
      legs: [road(335, 6.2), road(140, 2.8), road(165, 4.7), road(90, 3), road(95, 3.2), road(105, 2.3)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour', 'women-only'],
      themes: ['wildlife', 'culture', 'high-adventure', 'nature', 'photography'],
      days: [10, 15],
      pitches: [
        'You fly into one country and out of the other.',
        'Gorillas at Ugandan prices, golden monkeys in Rwanda.',
        'One visa covers both, and Kenya as well.',
      ],
    },
  ],
  fees: [
    { label: 'Gorilla permit, Rwanda', kind: 'permit', usd: 1500, stops: ['volcanoes'] },
    { label: 'Gorilla permit, Uganda', kind: 'permit', usd: 800, stops: ['bwindi'] },
    { label: 'Chimpanzee permit, Kibale', kind: 'permit', usd: 250, stops: ['kibale'] },
    { label: 'Uganda park fees, a day', kind: 'park_fee', usd: 45, stops: ['queen-elizabeth', 'murchison-falls'] },
  ],
  climate:
    'It is 20 to 27 degrees Celsius all year and 10 at night in the hills. Rain comes from March to May and in October and November, and may come any afternoon in the forests.',
  health:
    'A yellow fever certificate is required for Uganda. Malaria is present, less in the high hills. You may not visit gorillas with a cold, as they catch it.',
  visa: 'Visitors can apply online, and an East Africa visa covers Uganda, Rwanda and Kenya. Check before you travel, and keep your vaccination card with your passport.',
  faqs: [
    {
      question: 'Uganda or Rwanda for gorillas?',
      answer: 'The gorillas are as good. Rwanda is easier and costs $700 more, Uganda has more else to see.',
    },
    {
      question: 'How fit must I be?',
      answer:
        'Able to climb stairs for an hour, in mud. Tell the rangers at the briefing, and they give you a nearer family; people of 80 do it.',
    },
    {
      question: 'Are sightings certain?',
      answer:
        'Nearly: trackers find the families every day, and over 97 groups in 100 see them. For chimpanzees it is about nine in ten.',
    },
    {
      question: 'What is the minimum age?',
      answer:
        'Fifteen for gorillas, and twelve to fifteen for chimpanzees. There is no upper one, and porters carry people in stretchers.',
    },
  ],
};
