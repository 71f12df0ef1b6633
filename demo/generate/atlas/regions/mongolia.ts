import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'ulaanbaatar',
    name: 'Ulaanbaatar',
    country: 'MN',
    kind: 'city',
    lat: 47.8864,
    long: 106.9057,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Gandan monastery', 'sightseeing', 2, 1, { optionalUsd: 3 })`
        Hear monks chant at nine in Gandan, the one monastery that was kept open as a showpiece after 1944, below a Buddha of 26 m.`,
      doing('Chinggis Khaan museum', 'museums', 3, 1, { optionalUsd: 9 })`
        Go down eight floors of Hunnu gold, Mongol armor and letters to popes, in a museum opened in 2022.`,
      doing('Naadam in the stadium', 'festivals', 7, 1, { optionalUsd: 60 })`
        Sit in the stand on July 11 and 12 for wrestlers in open jackets, archers who sing and child jockeys over 25 km.`,
      doing('Throat singing and cashmere', 'crafts', 3, 1, { optionalUsd: 15 })`
        Hear one man sing two notes, and touch baby camel at a factory shop that everyone goes to.`,
    ],
    food: ['buuz dumplings', 'khuushuur', 'milk tea with salt'],
  },
  {
    key: 'terelj',
    name: 'Gorkhi-Terelj',
    country: 'MN',
    kind: 'park',
    lat: 47.98,
    long: 107.45,
    nights: [1, 2],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Ride to Turtle Rock', 'horse-riding', 4, 2, { km: 14, optionalUsd: 30 })`
        Ride a short, opinionated horse past Turtle Rock and through a larch valley with edelweiss.`,
      doing('Aryabal temple', 'hiking', 2, 2, { km: 4, ascentM: 120 })`
        Cross a rope bridge and 108 steps to a temple under granite.`,
      doing('Steel Chinggis', 'sightseeing', 2, 1, { optionalUsd: 8 })`
        Climb to the mane of a steel horse 40 m high that faces the conqueror's birthplace.`,
      doing('Khagiin Khar lake', 'trekking', 9, 4, { km: 26, ascentM: 600 })`
        Ride and walk toward a glacier lake in strictly protected forest, with bears about.`,
    ],
    food: ['khorkhog, mutton with hot stones', 'wild blueberries'],
  },
  {
    key: 'khustain',
    name: 'Khustain',
    country: 'MN',
    kind: 'park',
    lat: 47.7,
    long: 105.9,
    nights: [1, 1],
    beds: ['tented-camp'],
    doings: [
      doing('Takhi at dusk', 'wildlife-watching', 3, 1, { km: 3 })`
        Walk up to within 300 m of takhi, the last truly wild horses, gone in 1969 and back since 1992; some 420 live here.`,
      doing('Marmots and red deer', 'wildlife-watching', 3, 1)`
        Drive at six along birch gullies for marmots on their hind legs and red deer on the ridge.`,
      doing('Turkic stone men', 'archaeology', 2, 1)`
        Visit the Ongot grave with thirty stone figures and a line of 550 more, one for each enemy.`,
      doing('Steppe walk with a biologist', 'hiking', 4, 2, { km: 10, ascentM: 250 })`
        Walk with a biologist who knows each harem by its stallion.`,
    ],
    food: ['tsuivan, fried noodles', 'aaruul, dried curd'],
  },
  {
    key: 'karakorum',
    name: 'Karakorum',
    country: 'MN',
    kind: 'town',
    lat: 47.1975,
    long: 102.8236,
    nights: [1, 2],
    beds: ['tented-camp', 'guesthouse'],
    doings: [
      doing('Erdene Zuu', 'sightseeing', 2, 1, { km: 2, optionalUsd: 5 })`
        Walk inside a wall of 108 stupas built in 1586 from the stones of the Mongol capital.`,
      doing('Museum and a turtle', 'museums', 2, 1, { optionalUsd: 3 })`
        See what the city of 1250 bought from Cairo to Korea, and the stone turtle that marked its edge.`,
      doing('Dunes of Elsen Tasarkhai', 'sightseeing', 2, 1)`
        Stop at a strip of dunes with a river beside it and forest behind, and ride a camel if you must.`,
      doing('Family at Arvaikheer road', 'crafts', 3, 1)`
        Drink airag with a family of horse breeders, who milk every two hours in summer.`,
    ],
    food: ['airag', 'boiled mutton'],
  },
  {
    key: 'orkhon',
    name: 'Orkhon valley',
    country: 'MN',
    kind: 'park',
    lat: 46.787,
    long: 101.96,
    nights: [2, 4],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Orkhon falls', 'hiking', 2, 2, { km: 4 })`
        Climb down into a lava gorge below a 20 m fall, full from July and ice in winter.`,
      doing('Tovkhon hermitage', 'hiking', 5, 3, { km: 10, ascentM: 500 })`
        Ride or walk through cedar to a hermitage at 2,300 m where the first Bogd made his bronzes, and crawl through the rock womb.`,
      doing('Eight Lakes on horseback', 'horse-riding', 8, 4, { km: 30, ascentM: 700, optionalUsd: 55 })`
        Ride over lava and bog to lakes between extinct craters, with yak carts for the bags.`,
      doing('Yak day', 'crafts', 4, 1)`
        Milk, churn, skim and lose at ankle bones with a family that moves four times a year.`,
    ],
    food: ['clotted yak cream', 'wild onion dumplings'],
  },
  {
    key: 'white-lake',
    name: 'White Lake',
    country: 'MN',
    kind: 'village',
    lat: 48.17,
    long: 99.72,
    nights: [1, 2],
    beds: ['tented-camp'],
    doings: [
      doing('Khorgo crater', 'hiking', 2, 2, { km: 3, ascentM: 120 })`
        Walk round a cinder cone 180 m wide, asleep for 8,000 years, and into a lava bubble called a yellow dog's hell.`,
      doing('Pike and shelducks', 'birdwatching', 3, 1, { km: 5 })`
        Walk the shore among demoiselle cranes and bar-headed geese.`,
      doing('Tsenkher hot springs', 'hot-springs', 3, 1, { optionalUsd: 10 })`
        Soak at 40 degrees under stars in water that leaves the ground at 86.`,
      doing('Taikhar rock', 'sightseeing', 1, 1)`
        Stop at a rock in a plain with writing in six languages, the last of them names of visitors.`,
    ],
    food: ['lake pike', 'sour-cream biscuits'],
  },
  {
    key: 'khovsgol',
    name: 'Lake Khovsgol',
    country: 'MN',
    kind: 'village',
    lat: 50.44,
    long: 100.16,
    gateway: true,
    nights: [2, 4],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Ride the west shore', 'horse-riding', 6, 3, { km: 22, optionalUsd: 40 })`
        Ride larch forest on the west shore of a lake 136 km long and clear to 20 m.`,
      doing('Tsaatan reindeer herders', 'horse-riding', 9, 4, { km: 30, optionalUsd: 90 })`
        Ride through bog to the Tsaatan, about forty families who live from reindeer, if they have said you may.`,
      doing('Uran Dosh', 'hiking', 6, 3, { km: 14, ascentM: 800 })`
        Climb to 2,792 m for the whole southern lake and Russia behind.`,
      doing('Ice festival', 'festivals', 6, 2)`
        Come in early March for sleds, tug of war and a bonfire on ice a meter thick, at minus 20.`,
    ],
    food: ['smoked whitefish', 'pine nuts'],
  },
  {
    key: 'yolyn-am',
    name: 'Yolyn Am and Dalanzadgad',
    country: 'MN',
    kind: 'desert',
    lat: 43.5,
    long: 104.06,
    gateway: true,
    nights: [1, 2],
    beds: ['tented-camp'],
    doings: [
      doing('Ice in the Gobi', 'hiking', 3, 2, { km: 6 })`
        Walk into Yolyn Am, where ice lies in the gorge into July and pikas carry hay.`,
      doing('Lammergeiers and ibex', 'wildlife-watching', 4, 3, { km: 8, ascentM: 300 })`
        Scan the ridges with a ranger who counts snow leopards and has met four.`,
      doing('Dungenee gorge', 'sightseeing', 2, 1)`
        Drive through Dungenee, a canyon just wide enough for the van, with falcons on the ledges.`,
      doing('Museum in the pass', 'museums', 1, 1, { optionalUsd: 2 })`
        Look at eggs and stuffed leopards in a hut by the gate.`,
    ],
    food: ['camel-milk vodka', 'noodle soup'],
  },
  {
    key: 'khongor',
    name: 'Khongor dunes',
    country: 'MN',
    kind: 'desert',
    lat: 43.78,
    long: 102.2,
    nights: [1, 2],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Singing dune', 'hiking', 3, 4, { km: 3, ascentM: 200 })`
        Climb 200 m of sand on all fours at seven in the evening, and slide back to hear it hum.`,
      doing('Bactrian camels', 'sightseeing', 2, 1, { km: 5, optionalUsd: 15 })`
        Ride between two humps along a green stream at the foot of 100 km of dunes.`,
      doing('Camel herders', 'crafts', 3, 1)`
        Watch a herder sing to a camel cow until she lets her calf drink; there are tears, hers.`,
      doing('Gobi stars', 'stargazing', 2, 1)`
        Step outside at two in the morning, for the usual reason, and stay.`,
    ],
    food: ['camel milk', 'fried meat pies'],
  },
  {
    key: 'bayanzag',
    name: 'Flaming Cliffs',
    country: 'MN',
    kind: 'desert',
    lat: 44.138,
    long: 103.728,
    nights: [1, 1],
    beds: ['tented-camp'],
    doings: [
      doing('Dinosaur ground', 'archaeology', 3, 1, { km: 4 })`
        Walk below red cliffs where Roy Chapman Andrews found the first dinosaur eggs in 1923; leave the bones.`,
      doing('Saxaul forest', 'hiking', 2, 1, { km: 3 })`
        Walk among saxaul, a tree with wood that sinks.`,
      doing('Cliffs at sunset', 'photography', 1, 1)`
        See why they are called flaming, in ten minutes around eight.`,
      doing('Ongi ruins', 'sightseeing', 2, 1, { km: 2 })`
        Stop on the way north at what was a monastery of a thousand monks until 1939.`,
    ],
    food: ['khorkhog', 'seabuckthorn juice'],
  },
  {
    key: 'olgii',
    name: 'Bayan-Olgii',
    country: 'MN',
    kind: 'town',
    lat: 48.968,
    long: 89.962,
    gateway: true,
    nights: [3, 5],
    beds: ['homestay', 'tented-camp', 'hotel'],
    doings: [
      doing('Home of an eagle hunter', 'wildlife-watching', 5, 2, { km: 6 })`
        Stay with a Kazakh hunter, hold seven kilos of eagle on your arm, and ride out with him for a fox in winter.`,
      doing('Golden Eagle Festival', 'festivals', 7, 1, { optionalUsd: 40 })`
        Watch some hundred hunters call their birds from a cliff, on the first weekend of October.`,
      doing('Altai Tavan Bogd', 'trekking', 8, 4, { km: 16, ascentM: 700, optionalUsd: 60 })`
        Walk to the Potanin glacier, 14 km long, below Khuiten, 4,374 m, where three countries meet.`,
      doing('Petroglyphs of Tsagaan Salaa', 'archaeology', 4, 2, { km: 6 })`
        Find mammoths, archers and carts among ten thousand pictures on one hillside.`,
      doing('Kazakh embroidery', 'crafts', 2, 1)`
        See a ger sewn inside from floor to crown, two years of evenings.`,
    ],
    food: ['kazy, horse sausage', 'baursak', 'beshbarmak'],
  },
];

export const mongolia: Region = {
  slug: 'mongolia',
  name: 'Mongolia',
  continent: 'asia',
  countries: ['MN'],
  tagLine:
    'Grass, sand and gers, with a horse where you have a car. Go from June to mid-September, or in early October for the eagles.',
  guide: [
    'Mongolia is more than twice the size of Texas with three and a half million people, half of them in the capital. The rest is steppe in the middle, forest and lakes in the north, the Gobi in the south and the Altai in the far west.',
    'There are few paved roads. Russian vans and Land Cruisers follow tracks at 40 km an hour, and days of seven hours are common. Camps of gers have stoves and hot showers; families have neither and are the reason to come.',
    'A third of the people move with their animals. Step over the threshold, go left, take what you are offered with the right hand, and stay a while.',
    'Weather swings 25 degrees in a day. June can have dust and July rain; September is the clearest.',
  ],
  season: { open: [3, 5, 6, 7, 8, 9, 10], peak: [6, 7, 8, 9] },
  dailyCostUsd: 210,
  localCurrency: 'MNT',
  stops,
  routes: [
    {
      key: 'gobi-and-steppe',
      names: [
        'Gobi and steppe',
        'Dunes, cliffs, Karakorum',
        'Mongolia in {days} days',
        'Ulaanbaatar round by the Gobi',
      ],
      stops: ['ulaanbaatar', 'yolyn-am', 'khongor', 'bayanzag', 'orkhon', 'karakorum', 'khustain', 'ulaanbaatar'],
      legs: [
        road(585, 8.8),
        road(185, 4.7),
        road(150, 3.6),
        road(400, 9.7),
        road(120, 3.7),
        road(285, 4.6),
        road(100, 2.3),
      ],
      types: ['small-group-tour', 'adventure-tour', 'group-tour', '18-39', 'private-guided'],
      themes: ['nature', 'culture', 'history', 'photography', '18-30-s', 'solo', 'high-adventure'],
      days: [10, 15],
      pitches: [
        'You see sand, ice and grass within a thousand kilometers of track.',
        'Two nights are with families and the rest in camps with a stove.',
        'The drivers mend everything, including the other cars.',
      ],
    },
    {
      key: 'north-by-horse',
      names: ['Khovsgol and the north', 'White Lake to Khovsgol', 'Rivers and larch'],
      stops: ['ulaanbaatar', 'karakorum', 'white-lake', 'khovsgol', 'ulaanbaatar'],
      legs: [road(365, 6), road(310, 6.5), road(315, 9.7), flight(595, 1.6)],
      types: ['small-group-tour', 'Multi-Sport', 'adventure-tour', 'private-guided'],
      themes: ['nature', 'walking', 'culture', 'family', 'wildlife'],
      days: [8, 13],
      pitches: [
        'From dry to wet: crater, hot spring, and a lake that holds two thirds of the fresh water of Mongolia.',
        'You ride on five days and can always take the van.',
        'One flight at the end saves two days of dust.',
      ],
    },
    {
      key: 'eagle-hunters',
      names: ['The eagle hunters of the Altai', 'Olgii in October', 'With Kazakh hunters'],
      stops: ['ulaanbaatar', 'olgii', 'ulaanbaatar'],
      legs: [flight(1262, 2.9), flight(1262, 2.9)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['festivals', 'photography', 'culture', 'high-adventure', 'wildlife'],
      days: [7, 10],
      pitches: [
        'You live with a hunter before the festival, so you know whom to cheer.',
        'It is minus 5 at night, in a house with a stove and eleven cousins.',
        'The smaller Sagsai meeting in September has fewer tripods.',
      ],
    },
    {
      key: 'orkhon-ride',
      names: ['Ride the Orkhon valley', 'Horses and monasteries', 'A week near Karakorum'],
      stops: ['ulaanbaatar', 'khustain', 'karakorum', 'orkhon', 'karakorum', 'ulaanbaatar'],
      legs: [road(100, 2.3), road(285, 4.6), road(120, 3.7), road(120, 3.7), road(365, 6)],
      types: ['adventure-tour', 'walking-hiking', 'women-only', 'small-group-tour'],
      themes: ['high-adventure', 'nature', 'culture', 'history', 'solo'],
      days: [8, 11],
      pitches: [
        'Three days in the saddle, at a walk unless you ask otherwise.',
        'Beginners get the old horses and veterans the fast ones.',
        'Nobody who wants to sleep indoors has to.',
      ],
    },
    {
      key: 'short-steppe',
      names: ['A first week on the steppe', 'Wild horses and Terelj', 'Close to Ulaanbaatar'],
      stops: ['ulaanbaatar', 'terelj', 'ulaanbaatar', 'khustain', 'ulaanbaatar'],
      legs: [road(67, 1.5), road(67, 1.5), road(100, 2.3), road(100, 2.3)],
      types: ['vacation', 'private-guided', 'custom-tour'],
      themes: ['family', 'wildlife', 'festivals', 'culture'],
      days: [6, 9],
      pitches: [
        'No drive is over two and a half hours, and the wild horses are still wild.',
        'In July it is built round Naadam, with seats in the shade.',
        'Good with children from six up.',
      ],
    },
  ],
  fees: [
    { label: 'National park fees', kind: 'park_fee', usd: 8, stops: ['yolyn-am', 'khongor', 'terelj', 'khovsgol'] },
    { label: 'Border-zone permit for the Altai', kind: 'permit', usd: 10, stops: ['olgii'] },
    { label: 'Eagle festival ticket', kind: 'local_payment', usd: 40, stops: ['olgii'] },
  ],
  climate:
    "June to August is 18 to 28 degrees Celsius by day and 5 at night, with a third of the year's rain in July. September is dry and gold. Winter is minus 30, and some come for that.",
  health:
    'No vaccinations are required, and rabies shots are worth discussing because of dogs. Help is far, so insurance with air evacuation is needed.',
  visa: 'Many nationalities may stay 30 days without a visa under a scheme that is renewed from year to year. Check before you travel.',
  faqs: [
    {
      question: 'What is a ger camp like?',
      answer:
        'Felt tents with two to four beds and a wood stove, a dining hall, and showers in another building. Someone lights your fire at six.',
    },
    {
      question: 'Can I ride with no experience?',
      answer: 'Yes, on short legs. Helmets are lent; Mongol saddles are hard and padded ones are on the truck.',
    },
    {
      question: 'What about vegetarians?',
      answer: 'In camps fine, with families hard. Companies carry vegetables if told in time.',
    },
    {
      question: 'How bumpy is it?',
      answer: 'Very. People with bad backs should choose the short trip or fly to the Gobi.',
    },
  ],
};
