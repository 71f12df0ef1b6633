import type { Region, Stop } from '../types.ts';
import { doing, flight, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'nadi',
    name: 'Nadi',
    country: 'FJ',
    kind: 'town',
    lat: -17.7765,
    long: 177.4356,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'resort', 'guesthouse'],
    doings: [
      doing('Garden of the Sleeping Giant', 'sightseeing', 2, 1, { km: 2, optionalUsd: 10 })`
        Walk through 2,000 kinds of orchids under the Sleeping Giant and wash in a mud pool down the road.`,
      doing('Navala and the highlands', 'crafts', 7, 1, { optionalUsd: 85 })`
        Drive to Navala, thatched to the last house, with a bundle of kava root for the chief.`,
      doing('Sigatoka dunes', 'hiking', 3, 2, { km: 5, ascentM: 60, optionalUsd: 5 })`
        Walk dunes of 60 m that give up pottery 2,600 years old after storms.`,
      doing('Temple and market', 'city-walks', 2, 1, { km: 2 })`
        See the painted gate of the Hindu temple and buy pineapples with cousins of the Indians who came to cut cane in 1879.`,
    ],
    food: ['kokoda, fish in lime and coconut', 'roti parcels'],
  },
  {
    key: 'yasawa',
    name: 'Yasawa Islands',
    country: 'FJ',
    kind: 'island',
    lat: -16.95,
    long: 177.38,
    nights: [2, 5],
    beds: ['resort', 'ship-cabin', 'homestay'],
    doings: [
      doing('Mantas at Drawaqa', 'snorkeling', 2, 3, { optionalUsd: 35 })`
        Jump in when the drum is beaten and drift with mantas in the passage at Drawaqa, from May to October.`,
      doing('Sawa-i-Lau caves', 'snorkeling', 3, 2, { optionalUsd: 40 })`
        Swim under a sill into the second chamber, dark, with a torch in someone else's hand.`,
      doing('Ridge of Wayasewa', 'hiking', 4, 3, { km: 5, ascentM: 350 })`
        Climb to the rock over Wayasewa for the whole chain in a row.`,
      doing('Church and lovo', 'festivals', 4, 1)`
        Go to a Sunday service for the singing and eat pig, taro and palusami from a pit.`,
    ],
    food: ['palusami', 'grilled wahoo'],
  },
  {
    key: 'savusavu',
    name: 'Savusavu',
    country: 'FJ',
    kind: 'town',
    lat: -16.78,
    long: 179.33,
    nights: [2, 4],
    beds: ['resort', 'guesthouse', 'hotel'],
    doings: [
      doing('Pearls and hot springs', 'food-and-wine', 3, 1, { km: 3 })`
        Walk past women boiling taro in springs of 95 degrees and see black pearls graded.`,
      doing('Namena barrier reef', 'diving', 7, 3, { optionalUsd: 210 })`
        Dive Namena's horseshoe of reef, guarded by village wardens, for soft coral and gray sharks.`,
      doing('Waisali rainforest', 'birdwatching', 3, 2, { km: 4, ascentM: 120, optionalUsd: 5 })`
        Walk a village reserve for the silktail and the orange dove, which is.`,
      doing('Copra shed and cocoa', 'food-and-wine', 3, 1, { optionalUsd: 25 })`
        Crack a pod, taste from bean to bar, and look into a copra shed that is a yacht club.`,
    ],
    food: ['prawns in coconut', 'cassava chips'],
  },
  {
    key: 'taveuni',
    name: 'Taveuni',
    country: 'FJ',
    kind: 'island',
    lat: -16.85,
    long: -179.97,
    gateway: true,
    nights: [2, 4],
    beds: ['resort', 'lodge', 'guesthouse'],
    doings: [
      doing('Bouma falls', 'hiking', 4, 3, { km: 6, ascentM: 250, optionalUsd: 15 })`
        Walk to three falls in the rainforest of Bouma, the first for everyone and the third with ropes.`,
      doing('Rainbow Reef', 'diving', 5, 3, { optionalUsd: 180 })`
        Dive soft coral at slack tide on Rainbow Reef, with the White Wall beginning at 25 m.`,
      doing('Lavena coast walk', 'hiking', 4, 2, { km: 10, ascentM: 80, optionalUsd: 15 })`
        Walk 5 km of shore between villages and swim the last bend to twin falls.`,
      doing('Date line', 'sightseeing', 1, 1)`
        Stand with a foot in each day at 180 degrees, where the clock says otherwise.`,
    ],
    food: ['duruka', 'coconut crab where allowed'],
  },
  {
    key: 'upolu',
    name: 'Upolu',
    country: 'WS',
    kind: 'island',
    lat: -13.86,
    long: -171.76,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'resort'],
    doings: [
      doing('To Sua trench', 'beaches', 3, 2, { optionalUsd: 8 })`
        Climb down a ladder of 20 m into a sea pool in a garden hole, at high water.`,
      doing('Stevenson and his hill', 'hiking', 4, 3, { km: 4, ascentM: 250, optionalUsd: 8 })`
        See the house where Stevenson spent his last four years and climb the path of loving hearts to his grave.`,
      doing('Lalomanu fale', 'beaches', 8, 1)`
        Sleep in an open hut on the sand at Lalomanu with blinds for walls and dinner at seven.`,
      doing('Umu and tattoo', 'festivals', 3, 1)`
        See an oven of hot stones filled and a man tattooed by comb, between nine and one on weekdays in Apia.`,
    ],
    food: ['oka, raw tuna in coconut', 'umu pork', 'koko Samoa'],
  },
  {
    key: 'savaii',
    name: "Savai'i",
    country: 'WS',
    kind: 'island',
    lat: -13.6,
    long: -172.43,
    nights: [2, 3],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Alofaaga blowholes', 'sightseeing', 2, 1, { optionalUsd: 4 })`
        Watch a coconut go up 50 m from lava pipes when a village man has timed the swell.`,
      doing('Saleaula lava', 'hiking', 2, 1, { km: 3, optionalUsd: 3 })`
        Walk on lava of 1905 into a church without a floor and a grave it went round.`,
      doing('Turtles and Afu Aau', 'beaches', 3, 1, { optionalUsd: 5 })`
        Swim below the Afu Aau falls in a pool of rain, and look at turtles in the sea instead of the pond.`,
      doing('Canopy at Falealupo', 'hiking', 3, 2, { km: 2, optionalUsd: 8 })`
        Climb to a platform in a banyan, in a forest a village kept instead of a school until someone paid for both.`,
    ],
    food: ['palusami with taro', 'pani popo buns'],
  },
  {
    key: 'tongatapu',
    name: 'Tongatapu',
    country: 'TO',
    kind: 'island',
    lat: -21.139,
    long: -175.201,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'resort'],
    doings: [
      doing('Trilithon and royal tombs', 'archaeology', 3, 1, { optionalUsd: 5 })`
        See a gate of three coral blocks, 40 tons each, set up about 1200, and pyramids for kings.`,
      doing('Mapu a Vaea', 'photography', 1, 1)`
        Stand on a coast where hundreds of blowholes go off along five kilometers.`,
      doing('Sunday choirs', 'festivals', 2, 1)`
        Sit in the Wesleyan church in Nuku'alofa when the brass and the basses begin; everything else is shut by law.`,
      doing('Tapa circle', 'crafts', 2, 1)`
        Join women beating bark into a cloth 30 m long for a wedding.`,
    ],
    food: ['lu pulu, beef in taro leaf', 'otai melon drink'],
  },
  {
    key: 'vavau',
    name: "Vava'u",
    country: 'TO',
    kind: 'island',
    lat: -18.65,
    long: -173.983,
    nights: [3, 6],
    beds: ['guesthouse', 'resort', 'ship-cabin'],
    doings: [
      doing('In the water with humpbacks', 'snorkeling', 7, 3, { optionalUsd: 170 })`
        Float four at a time near a mother and calf, by Tongan license, between mid-July and October.`,
      doing('Swallows and Mariner caves', 'snorkeling', 4, 3, { optionalUsd: 70 })`
        Swim into a cave full of blue light at four, and dive 2 m under to one full of mist.`,
      doing('Sail among fifty islands', 'sailing', 7, 2, { optionalUsd: 110 })`
        Sail from anchorage 7 to 11 on a chart where bays have numbers.`,
      doing('Talau and the harbor', 'hiking', 2, 2, { km: 4, ascentM: 120 })`
        Climb a flat hill over the port that a devil is said to have dropped.`,
    ],
    food: ['ota ika', 'vanilla grown here'],
  },
  {
    key: 'rarotonga',
    name: 'Rarotonga',
    country: 'CK',
    kind: 'island',
    lat: -21.2367,
    long: -159.7777,
    gateway: true,
    nights: [2, 4],
    beds: ['resort', 'guesthouse', 'hotel'],
    doings: [
      doing('Across the island by the Needle', 'hiking', 4, 4, { km: 6, ascentM: 380 })`
        Climb roots to Te Rua Manga, the Needle, and go down by a stream on the far side.`,
      doing('Muri lagoon by night paddle', 'kayaking', 1, 1, { optionalUsd: 55 })`
        Paddle glowing boards over a lagoon with fish below and stars above.`,
      doing('Round by both buses', 'city-walks', 3, 1, { optionalUsd: 4 })`
        Ride the bus marked clockwise, 32 km, and get off where the driver says.`,
      doing('Saturday at Punanga Nui', 'food-and-wine', 2, 1)`
        Eat ika mata and donuts to a string band by eight.`,
    ],
    food: ['ika mata', 'rukau, taro leaves', 'tuna sandwiches'],
  },
  {
    key: 'aitutaki',
    name: 'Aitutaki',
    country: 'CK',
    kind: 'island',
    lat: -18.857,
    long: -159.785,
    gateway: true,
    nights: [2, 4],
    beds: ['resort', 'guesthouse'],
    doings: [
      doing('Lagoon and One Foot', 'boat-trips', 6, 1, { optionalUsd: 95 })`
        Cross a triangle of lagoon 12 km wide by boat to One Foot Island, and have your passport stamped with it.`,
      doing('Bonefish on the flats', 'boat-trips', 5, 2, { optionalUsd: 250 })`
        Stalk bonefish with men who once netted them and guide for them now.`,
      doing('Maungapu', 'hiking', 1, 2, { km: 2, ascentM: 100 })`
        Climb 124 m for the whole ring in twenty minutes.`,
      doing('Giant clams', 'snorkeling', 2, 1, { optionalUsd: 30 })`
        Float over giant clams bred at the marine center, purple lips and all.`,
    ],
    food: ['parrotfish', 'coconut pancakes'],
  },
];

export const fijiAndTheSouthPacific: Region = {
  slug: 'fiji-and-the-south-pacific',
  name: 'Fiji & the South Pacific',
  continent: 'australia-and-pacific',
  countries: ['FJ', 'WS', 'TO', 'CK'],
  tagLine: 'Reefs, choirs and whales across four island nations. Driest and coolest from May to October.',
  guide: [
    'Fiji is the crossroads: 330 islands, big enough for rivers and cane railways, with small ships to the Yasawas and some of the best soft coral there is. Samoa, Tonga and the Cook Islands lie two to four hours east by plane, each once a kingdom or nearly.',
    'Villages own the reefs, the falls and the beaches, and a few dollars at the house by the path is the custom. In Fiji you bring kava, sit down and clap.',
    'Sunday is shut. Go to church for the harmony, wear sleeves, eat with whoever asks you.',
    'Flights between the countries run on a few days a week, and you may lose or win a day at the date line.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9, 10] },
  dailyCostUsd: 330,
  stops,
  routes: [
    {
      key: 'yasawa-by-ship',
      names: ['The Yasawas by small ship', 'Fiji, island by island', 'Nadi to the blue caves'],
      stops: ['nadi', 'yasawa', 'nadi'],
      legs: [ship(105, 5), ship(105, 5)],
      types: ['small-ship-cruise', '18-39', 'vacation', 'small-group-tour'],
      themes: ['islands', 'family', '18-30-s', 'honeymoon', 'culture', 'nature'],
      days: [5, 10],
      pitches: [
        'A different reef before breakfast and after lunch.',
        'You are guests in two villages, and children run the dance.',
        'Mantas are in the passage from May to October.',
      ],
    },
    {
      key: 'fiji-north',
      names: ['Savusavu and Taveuni', 'Garden islands of Fiji', 'Fiji above and below water'],
      stops: ['nadi', 'savusavu', 'taveuni', 'nadi'],
      legs: [flight(236, 0.9), ship(85, 4.5), flight(302, 1.1)],
      types: ['adventure-tour', 'Multi-Sport', 'private-guided', 'small-group-tour'],
      themes: ['nature', 'high-adventure', 'walking', 'islands', 'honeymoon'],
      days: [7, 12],
      pitches: [
        'Rainforest and soft coral in the same afternoon.',
        'It rains more here, and that is why it looks like this.',
        'Nothing is open late and nobody minds.',
      ],
    },
    {
      key: 'tonga-whales',
      names: ["Swim with whales in Vava'u", 'Tonga in whale season', 'Humpbacks and fifty islands'],
      stops: ['tongatapu', 'vavau', 'tongatapu'],
      legs: [flight(310, 1), flight(310, 1)],
      types: ['adventure-tour', 'small-group-tour', 'women-only'],
      themes: ['wildlife', 'high-adventure', 'photography', 'islands', 'solo'],
      days: [6, 11],
      pitches: [
        'Four days on the water, as the whales decide on which.',
        'Four swimmers, one guide, and no chasing.',
        'August has the calves, September the calm.',
      ],
    },
    {
      key: 'samoa-drive',
      names: ['Samoa by road and ferry', "Upolu and Savai'i", 'Ten slow days in Samoa'],
      stops: ['upolu', 'savaii', 'upolu'],
      legs: [ship(88, 3), ship(88, 3)],
      types: ['self-guided', 'private-guided', 'vacation'],
      themes: ['culture', 'islands', 'family', 'nature'],
      days: [6, 10],
      pitches: [
        'You sleep in open fales, with the sea ten steps off.',
        'Speed limit 56 km an hour, dogs slower.',
        'Villages set the fees and the curfew bell.',
      ],
    },
    {
      key: 'cook-islands',
      names: ['Rarotonga and Aitutaki', 'The Cook Islands', 'One bus, one lagoon'],
      stops: ['rarotonga', 'aitutaki', 'rarotonga'],
      legs: [flight(266, 0.8), flight(266, 0.8)],
      types: ['vacation', 'custom-tour', 'retreats'],
      themes: ['honeymoon', 'islands', 'wellness', 'family'],
      days: [7, 11],
      pitches: [
        'No building is taller than a palm.',
        'The lagoon at Aitutaki is the color you thought was made up.',
        'One walk across, one night paddle, and otherwise nothing.',
      ],
    },
  ],
  fees: [
    { label: 'Village and reef fees', kind: 'local_payment', usd: 20, stops: ['yasawa', 'taveuni', 'upolu', 'savaii'] },
    { label: 'Bouma park entry', kind: 'park_fee', usd: 15, stops: ['taveuni'] },
  ],
  climate:
    'May to October is 22 to 28 degrees Celsius with trade winds. November to April is 30, humid and wetter, with cyclones possible from December to March. Water is 24 to 29.',
  health:
    'No vaccinations are required unless you come from a yellow fever country. Dengue comes in the wet months; reef cuts need iodine, and decompression help is in Fiji.',
  visa: 'Many nationalities enter these four countries without a visa for 30 days or more with an onward ticket. Check each before you travel.',
  faqs: [
    {
      question: 'Which country should I choose?',
      answer:
        'Fiji for reefs and ease, Samoa for villages and driving, Tonga for whales, the Cooks for a lagoon and a bus.',
    },
    {
      question: 'Is swimming with whales right?',
      answer:
        'Under Tongan rules four people and a guide enter, calmly, for limited minutes. Choose a company that turns back when a mother moves off.',
    },
    {
      question: 'What is kava like?',
      answer: 'Like muddy water with pepper. Your lips go numb, you clap once, drink it all, clap three times.',
    },
    {
      question: 'Can I island-hop between countries?',
      answer: 'Through Fiji or Auckland, a few times a week. Two countries in two weeks is plenty.',
    },
  ],
};
