import type { Region, Stop } from '../types.ts';
import { doing, flight, road, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'manila',
    name: 'Manila',
    country: 'PH',
    kind: 'city',
    lat: 14.5995,
    long: 120.9842,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel'],
    doings: [
      doing('Intramuros by bamboo bike', 'cycling', 3, 1, { km: 7, optionalUsd: 25 })`
        Cycle the walled city of 1571 on a bamboo bicycle, past the one church that stood after 1945.`,
      doing('Binondo on an empty stomach', 'food-and-wine', 3, 1, { optionalUsd: 30 })`
        Eat lumpia, hand-pulled noodles and fried siopao in the oldest Chinatown of all, founded in 1594.`,
      doing('Corregidor', 'museums', 8, 1, { optionalUsd: 70 })`
        Cross the bay to the island that held out until May 6, 1942, with guns still on their wheels.`,
      doing('Luna and the tree of life', 'museums', 2, 1)`
        Stand before Luna's dying gladiators, seven meters wide, and a staircase built for a tree of life.`,
    ],
    food: ['adobo', 'halo-halo', 'sinigang'],
  },
  {
    key: 'banaue',
    name: 'Batad and Banaue',
    country: 'PH',
    kind: 'village',
    lat: 16.935,
    long: 121.13,
    nights: [1, 3],
    beds: ['guesthouse', 'homestay'],
    doings: [
      doing('Batad amphitheater', 'hiking', 5, 3, { km: 9, ascentM: 350, optionalUsd: 15 })`
        Walk stone walls round the bowl of Batad, built by hand by Ifugao, and go down to the Tappiya falls.`,
      doing('Cambulo to Pula', 'trekking', 7, 4, { km: 15, ascentM: 500, optionalUsd: 30 })`
        Cross terraces and pine between villages where rice wine is offered at ten.`,
      doing('Hungduan walls', 'hiking', 4, 2, { km: 7, ascentM: 200 })`
        See the spider-web terraces of Hapao and end in a hot pool by the river.`,
      doing('Rice gods and woodcarvers', 'crafts', 2, 1)`
        Meet carvers of bulul, the rice guardians, and hear why their children leave.`,
    ],
    food: ['pinikpikan chicken', 'tinawon heirloom rice'],
  },
  {
    key: 'sagada',
    name: 'Sagada',
    country: 'PH',
    kind: 'town',
    lat: 17.084,
    long: 120.901,
    nights: [1, 2],
    beds: ['guesthouse'],
    doings: [
      doing('Hanging coffins of Echo Valley', 'hiking', 2, 2, { km: 4, ascentM: 100, optionalUsd: 8 })`
        Walk with a licensed guide to coffins nailed to limestone, the last one in 2010.`,
      doing('Cave to cave', 'climbing', 4, 4, { km: 3, optionalUsd: 18 })`
        Enter by Lumiang's burial cave and leave by Sumaguing, wet to the chest, with a lantern man.`,
      doing('Sunrise at Marlboro Hill', 'hiking', 5, 3, { km: 9, ascentM: 250 })`
        Start at four for a sea of cloud and walk on over blue-gray clay.`,
      doing('Bomod-ok', 'hiking', 3, 3, { km: 5, ascentM: 200, optionalUsd: 10 })`
        Go down through terraces to a 60 m fall, unless a ritual has closed the path.`,
    ],
    food: ['lemon pie', 'etag, smoked pork'],
  },
  {
    key: 'coron',
    name: 'Coron',
    country: 'PH',
    kind: 'island',
    lat: 12.0,
    long: 120.2,
    gateway: true,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel', 'resort'],
    doings: [
      doing('Wrecks of 1944', 'diving', 6, 3, { optionalUsd: 95 })`
        Dive two of ten Japanese supply ships sunk on September 24, 1944, between 10 and 40 m, with glassfish in the engine room.`,
      doing('Kayangan Lake', 'snorkeling', 5, 2, { km: 1, ascentM: 60, optionalUsd: 30 })`
        Climb steps owned by the Tagbanua and swim in clear fresh water over limestone needles, at eight.`,
      doing('Barracuda Lake', 'snorkeling', 2, 2)`
        Dip from 28-degree into 38-degree water where fresh meets salt, 14 m down, or look at it from above.`,
      doing('Maquinit springs', 'hot-springs', 2, 1, { optionalUsd: 5 })`
        Soak in salt water of 40 degrees beside the mangroves at dusk.`,
    ],
    food: ['sea grapes', 'grilled lapu-lapu'],
  },
  {
    key: 'el-nido',
    name: 'El Nido',
    country: 'PH',
    kind: 'coast',
    lat: 11.18,
    long: 119.39,
    gateway: true,
    nights: [1, 4],
    beds: ['resort', 'guesthouse', 'hotel'],
    doings: [
      doing('Big and Small Lagoon early', 'kayaking', 5, 2, { km: 4, optionalUsd: 45 })`
        Paddle into the Big Lagoon at seven, two hours before eighty boats with the same idea.`,
      doing('Nacpan by bicycle', 'cycling', 5, 2, { km: 36, ascentM: 200, optionalUsd: 12 })`
        Ride 18 km to 4 km of sand with coconut on one side and nothing on the other.`,
      doing('Taraw via ferrata', 'climbing', 2, 3, { ascentM: 120, optionalUsd: 12 })`
        Clip onto cables over sharp limestone for the bay from above.`,
      doing('Castaway night', 'boat-trips', 16, 2, { optionalUsd: 120 })`
        Sleep in a hut on an islet between El Nido and Coron, with a cook, a reef and no signal.`,
    ],
    food: ['kinilaw with coconut', 'cashews'],
  },
  {
    key: 'puerto-princesa',
    name: 'Puerto Princesa',
    country: 'PH',
    kind: 'city',
    lat: 9.7392,
    long: 118.7353,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Underground river', 'boat-trips', 7, 1, { optionalUsd: 45 })`
        Be rowed 1.5 km into an 8 km river cave with swifts, bats and the advice to keep your mouth shut.`,
      doing('Iwahig fireflies', 'boat-trips', 2, 1, { optionalUsd: 20 })`
        Float by mangroves that switch on and off, on land of a prison without walls.`,
      doing('Honda Bay', 'snorkeling', 6, 1, { optionalUsd: 30 })`
        Hop between three islands where starfish are counted and put back.`,
      doing('Batak trail', 'hiking', 5, 3, { km: 7, ascentM: 200, optionalUsd: 35 })`
        Walk to the Batak, some 500 people, and hear what they want from you, which is rice and few photographs.`,
    ],
    food: ['tamilok, a clam like a worm', 'chao long noodles'],
  },
  {
    key: 'bohol',
    name: 'Bohol',
    country: 'PH',
    kind: 'island',
    lat: 9.65,
    long: 123.85,
    gateway: true,
    nights: [2, 4],
    beds: ['resort', 'lodge', 'guesthouse'],
    doings: [
      doing('Chocolate Hills and back roads', 'cycling', 6, 3, { km: 30, ascentM: 300, optionalUsd: 40 })`
        Ride between 1,268 round hills, brown from February to May, and climb 214 steps on one.`,
      doing('Tarsiers at Corella', 'wildlife-watching', 1, 1, { optionalUsd: 3 })`
        Whisper at Corella, where tarsiers the size of a fist sleep in real forest; skip the roadside cages.`,
      doing('Balicasag', 'snorkeling', 5, 2, { optionalUsd: 45 })`
        Float over a wall with turtles at seven and keep off them with hands and fins.`,
      doing('Abatan by paddleboard', 'kayaking', 3, 2, { km: 7, optionalUsd: 30 })`
        Paddle a nipa river at dusk until trees of fireflies light the way back.`,
    ],
    food: ['ube jam', 'calamay in a coconut shell'],
  },
  {
    key: 'moalboal',
    name: 'Moalboal',
    country: 'PH',
    kind: 'coast',
    lat: 9.939,
    long: 123.399,
    nights: [1, 3],
    beds: ['guesthouse', 'resort'],
    doings: [
      doing('Sardine run', 'snorkeling', 2, 2, { optionalUsd: 10 })`
        Swim 20 m from the beach into millions of sardines that turn as one, in any month.`,
      doing('Kawasan canyon', 'hiking', 4, 4, { km: 4, optionalUsd: 40 })`
        Jump, slide and swim down blue pools to the Kawasan falls, with a way round each jump.`,
      doing('Pescador', 'diving', 4, 3, { optionalUsd: 65 })`
        Dive round an islet with frogfish and a cave like a cathedral.`,
      doing('Osmena Peak', 'hiking', 4, 2, { km: 6, ascentM: 250, optionalUsd: 10 })`
        Climb the top of Cebu, 1,013 m, among cabbages and green teeth of limestone.`,
    ],
    food: ['lechon, the best pig', 'puso rice'],
  },
];

export const philippines: Region = {
  slug: 'philippines',
  name: 'Philippines',
  continent: 'asia',
  countries: ['PH'],
  tagLine: 'Rice walls in the north, limestone lagoons and reefs in the south. Driest from December to May.',
  guide: [
    'The Philippines are 7,641 islands with 115 million people who speak some 180 languages and, nearly all, English. It is the easiest country in Asia to talk in and one of the slower to cross.',
    'Luzon has Manila and, nine hours north, the rice terraces of the Ifugao. Palawan has the lagoons of El Nido and the wrecks of Coron, the Visayas hills, sardines and churches.',
    'You fly, ride outriggers called bangkas and wait a little in between. When the coast guard says no, boats stay in, sometimes for three days.',
    'Food is sour, salty and sweet rather than hot. Singing is not optional.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 10, 11, 12], peak: [1, 2, 3, 4, 12] },
  dailyCostUsd: 150,
  localCurrency: 'PHP',
  stops,
  routes: [
    {
      key: 'palawan-by-bangka',
      names: ['Coron to El Nido by bangka', 'Palawan in {days} days', 'Lagoons and castaway islands'],
      stops: ['manila', 'coron', 'el-nido', 'puerto-princesa'],
      legs: [flight(305, 1.2), ship(140, 5), road(235, 5.2)],
      types: ['small-group-tour', 'adventure-tour', '18-39', 'small-ship-cruise'],
      themes: ['islands', '18-30-s', 'high-adventure', 'nature', 'honeymoon'],
      days: [7, 10],
      pitches: [
        'You sleep on islets that day boats leave at three.',
        'The boat is local, so are the crew, the cook and the song.',
        'When wind stops the boats we have two days in hand.',
      ],
    },
    {
      key: 'cordillera',
      names: ['The rice terraces of Luzon', 'Batad and Sagada', 'Walk the Cordillera'],
      stops: ['manila', 'banaue', 'sagada', 'manila'],
      legs: [road(355, 9.3), road(68, 2.7), road(400, 11)],
      types: ['walking-hiking', 'adventure-tour', 'private-guided', 'small-group-tour'],
      themes: ['walking', 'culture', 'history', 'photography', 'nature'],
      days: [6, 8],
      pitches: [
        'You walk on walls 2 m high that Ifugao still mend by hand.',
        'The drive is long at both ends, and one of them can be done asleep.',
        'May is green, June is gold, and the rest is mirrors or mud.',
      ],
    },
    {
      key: 'visayas',
      names: ['Bohol and Cebu', 'Hills, turtles, sardines', 'The Visayas in a week'],
      stops: ['manila', 'bohol', 'moalboal', 'bohol'],
      legs: [flight(636, 1.5), ship(105, 4.5), ship(105, 4.5)],
      types: ['vacation', 'Multi-Sport', 'self-guided', 'private-guided'],
      themes: ['family', 'islands', 'wildlife', 'nature'],
      days: [7, 12],
      pitches: [
        'There is something new to do in the water every morning, with masks for all sizes.',
        'The smallest primates in Asia, seen the right way.',
        'Half of each day is empty on purpose.',
      ],
    },
  ],
  fees: [
    { label: 'El Nido eco fee and lagoon fees', kind: 'park_fee', usd: 15, stops: ['el-nido'] },
    { label: 'Tagbanua lake fees, Coron', kind: 'local_payment', usd: 10, stops: ['coron'] },
    { label: 'Banaue registration and local guide', kind: 'local_payment', usd: 20, stops: ['banaue', 'sagada'] },
  ],
  climate:
    'December to February is 25 to 30 degrees Celsius and dry in Palawan and the north; April and May are 34. Typhoons come from June to November, most to Luzon and the Visayas. Sagada needs a sweater all year.',
  health:
    'Hepatitis A and typhoid shots are advised, and repellent against dengue; malaria remains in parts of Palawan. Coral cuts get infected, so wear shoes.',
  visa: 'Many nationalities stay 30 days without a visa with an onward ticket, and fill in an online card. Check before you travel.',
  faqs: [
    {
      question: 'Is El Nido too full?',
      answer: 'From ten to three, in the lagoons, yes. Before that, and on the way to Coron, no.',
    },
    {
      question: 'Are the boats safe?',
      answer:
        'Licensed bangkas with vests and radios are, in the weather they go out in. They do not argue with the coast guard.',
    },
    {
      question: 'Can vegetarians eat?',
      answer: 'With patience. Most vegetables have met a pig. Tell the company in advance.',
    },
    {
      question: 'What about whale sharks at Oslob?',
      answer: 'They are fed there to keep them, which is bad for them. No trip here goes.',
    },
  ],
};
