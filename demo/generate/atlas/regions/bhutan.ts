import type { Region, Stop } from '../types.ts';
import { doing, flight, foot, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'paro',
    name: 'Paro',
    country: 'BT',
    kind: 'town',
    lat: 27.4287,
    long: 89.4164,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'farm-stay', 'lodge'],
    doings: [
      doing('Climb to the Tiger Nest', 'hiking', 5, 3, { km: 7, ascentM: 520 })`
        Climb 520 m through blue pine to Taktsang, on a ledge at 3,120 m, with a drop of stairs and a climb of 700 more just before the door.`,
      doing('National Museum in the watchtower', 'museums', 2, 1, { optionalUsd: 4 })`
        See masks, stamps with records pressed in them and the natural history of a country three quarters forest, in a round tower of 1649.`,
      doing('Chele La and the ridge', 'hiking', 5, 3, { km: 8, ascentM: 350 })`
        Drive to Chele La at 3,988 m and walk the ridge between prayer flags to a nunnery on a cliff, with Jomolhari to the north.`,
      doing('Farmhouse dinner and hot stones', 'hot-springs', 3, 1, { optionalUsd: 25 })`
        Lie in a wooden tub heated with red stones and wormwood at a farm, and then eat red rice and chili cheese by the stove.`,
      doing('Archery at the town ground', 'festivals', 2, 1)`
        Watch men shoot at a target 145 m off, insult one another in song, and dance when somebody hits.`,
    ],
    food: ['ema datshi, chilies in cheese', 'red rice', 'suja, butter tea'],
  },
  {
    key: 'thimphu',
    name: 'Thimphu',
    country: 'BT',
    kind: 'city',
    lat: 27.4728,
    long: 89.639,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Old arts in thirteen crafts', 'crafts', 3, 1, { optionalUsd: 5 })`
        Visit the school where students spend four to six years on one of the thirteen crafts, and the paper maker who uses daphne bark.`,
      doing('Buddha Dordenma and the pine trail', 'hiking', 3, 2, { km: 6, ascentM: 100 })`
        Walk the Kuensel Phodrang trail to a bronze Buddha of 51 m with 125,000 smaller ones inside.`,
      doing('Takin and the night market', 'wildlife-watching', 2, 1, { optionalUsd: 5 })`
        Meet the takin, which looks like a goat's head on a cow and was set free by the king but stayed.`,
      doing('Tango monastery', 'hiking', 3, 3, { km: 4, ascentM: 280 })`
        Climb 45 minutes to Tango, where monks take the highest degree, and hear them debate with a clap for each point.`,
    ],
    food: ['jasha maru, chicken with ginger', 'hoentay dumplings'],
  },
  {
    key: 'punakha',
    name: 'Punakha',
    country: 'BT',
    kind: 'town',
    lat: 27.5921,
    long: 89.8797,
    nights: [1, 2],
    beds: ['hotel', 'lodge', 'farm-stay'],
    doings: [
      doing('Dzong between two rivers', 'sightseeing', 2, 1, { km: 2, optionalUsd: 6 })`
        Cross the covered bridge to the dzong of 1637 where a male and a female river meet, lilac with jacaranda in late April.`,
      doing('Khamsum Yulley', 'hiking', 3, 2, { km: 4, ascentM: 160 })`
        Walk up through rice to the four-story Khamsum Yulley stupa for a view up the Mo Chhu toward Gasa.`,
      doing('Raft the Mo Chhu', 'rafting', 2, 2, { km: 10, optionalUsd: 70 })`
        Run 10 km of easy white water past the dzong, in a boat of six with a Bhutanese captain and very cold spray.`,
      doing('Temple of the Divine Madman', 'city-walks', 2, 1, { km: 4 })`
        Walk through rice and houses painted with phalluses to Chimi Lhakhang, where couples ask a rude saint for children.`,
    ],
    food: ['red rice from the valley', 'dried beef with chili'],
  },
  {
    key: 'phobjikha',
    name: 'Phobjikha',
    country: 'BT',
    kind: 'village',
    lat: 27.4667,
    long: 90.1833,
    nights: [1, 2],
    beds: ['lodge', 'homestay', 'hotel'],
    doings: [
      doing('Black-necked cranes', 'birdwatching', 3, 1, { km: 4 })`
        Look through the scope at some 500 black-necked cranes, which circle the monastery three times when they come in November and again when they go in February.`,
      doing('Gangtey nature trail', 'hiking', 2, 1, { km: 5 })`
        Walk downhill through pine from Gangtey monastery to the edge of the marsh, 5 km with no road in sight.`,
      doing('Homestay with potatoes', 'cooking', 3, 1)`
        Peel potatoes by a bukhari stove with a family who grow them at 2,900 m, and learn to roll buckwheat noodles.`,
      doing('Shashi La walk', 'hiking', 5, 3, { km: 12, ascentM: 400 })`
        Cross the Shashi La at 3,400 m through rhododendrons in bloom in April, on a path that yaks use better.`,
    ],
    food: ['potatoes with cheese', 'buckwheat noodles'],
  },
  {
    key: 'trongsa',
    name: 'Trongsa',
    country: 'BT',
    kind: 'town',
    lat: 27.5027,
    long: 90.505,
    nights: [1, 1],
    beds: ['hotel', 'lodge'],
    doings: [
      doing('Trongsa Dzong', 'sightseeing', 2, 1, { optionalUsd: 5 })`
        Walk through 23 temples in a dzong that seals the only road between west and east.`,
      doing('Tower of the kings', 'museums', 2, 2, { ascentM: 60, optionalUsd: 4 })`
        Climb the watchtower to see the raven crown and the football of a young king.`,
      doing('Mangde footpath', 'hiking', 2, 3, { km: 5, ascentM: 250 })`
        Take the old mule path from the viewpoint down to a cantilever bridge and straight up into the dzong, as everyone had to before 1980.`,
      doing('Road of golden langurs', 'wildlife-watching', 3, 1)`
        Stop along the Mangde valley south of town for golden langurs, which live only here and in a corner of Assam.`,
    ],
    food: ['pork with radish', 'fern fronds in spring'],
  },
  {
    key: 'bumthang',
    name: 'Bumthang',
    country: 'BT',
    kind: 'town',
    lat: 27.5493,
    long: 90.7525,
    gateway: true,
    nights: [2, 4],
    beds: ['lodge', 'farm-stay', 'hotel'],
    doings: [
      doing('Jambay and Kurjey', 'city-walks', 4, 2, { km: 8 })`
        Walk 8 km between Jambay, founded in 659, and Kurjey, with the print of a saint's body in rock, and back across the Chamkhar by a swing bridge.`,
      doing('Chain mail at Tamshing', 'sightseeing', 2, 1)`
        Carry a 25 kg coat of chain mail three times round the shrine at Tamshing and leave some sins there.`,
      doing('Tang valley and Ogyen Choling', 'museums', 7, 2, { km: 6, optionalUsd: 8 })`
        Walk up to a manor whose owner has made her family's barns into a museum of what everyone ate, owed and wore.`,
      doing('Ura and its cobbles', 'hiking', 6, 3, { km: 11, ascentM: 350 })`
        Cross from Shingkhar to Ura, stone houses round a temple at 3,100 m, where old women wear sheepskin as back and seat.`,
      doing('Cheese, beer and honey', 'food-and-wine', 2, 1)`
        Taste Gouda, red panda beer and buckwheat honey, begun by a Swiss who came in 1969 and stayed.`,
    ],
    food: ['puta, buckwheat noodles', 'red panda wheat beer', 'Gouda made here'],
  },
  {
    key: 'druk-path',
    name: 'Druk Path lakes',
    country: 'BT',
    kind: 'mountain',
    lat: 27.508,
    long: 89.52,
    nights: [3, 5],
    beds: ['camp'],
    doings: [
      doing('Jele Dzong', 'trekking', 4, 3, { km: 7, ascentM: 1000 })`
        Climb 1,000 m from the Paro museum through pine to a ruin with a chapel and camp below it at 3,480 m.`,
      doing('Jimilangtso', 'trekking', 5, 3, { km: 11, ascentM: 500 })`
        Walk ridge and rhododendron to Jimilangtso at 3,885 m, a lake with trout that a king put in.`,
      doing('Simkotra and the herders', 'trekking', 6, 3, { km: 11, ascentM: 600 })`
        Go from lake to lake at 4,100 m, with yak herders' stone huts and, in October, Gangkhar Puensum, the highest mountain never climbed.`,
      doing('Phajoding and down', 'trekking', 5, 3, { km: 10, ascentM: 100 })`
        Cross the last pass at 4,210 m and go down 1,800 m by way of Phajoding, where boys in robes ask for the score.`,
    ],
    food: ['yak cheese soup', 'camp-stove momos'],
  },
  {
    key: 'jangothang',
    name: 'Jomolhari Base Camp',
    country: 'BT',
    kind: 'mountain',
    lat: 27.77,
    long: 89.31,
    nights: [4, 6],
    beds: ['camp', 'tented-camp'],
    doings: [
      doing('Shana to Thangthangka', 'trekking', 7, 3, { km: 20, ascentM: 770 })`
        Follow the Paro river for 20 muddy kilometers from the end of the road, last army post included.`,
      doing('Thangthangka to Jangothang', 'trekking', 6, 3, { km: 17, ascentM: 480 })`
        Walk out of the forest to yak country and camp at 4,080 m under the 7,326 m face of Jomolhari.`,
      doing('Tshophu lakes', 'trekking', 5, 4, { km: 9, ascentM: 350 })`
        Spend the rest day at two lakes at 4,380 m, with blue sheep on the slope and ruddy shelducks on the water.`,
      doing('Bhonte La', 'trekking', 8, 5, { km: 16, ascentM: 890 })`
        Cross Bhonte La, 4,890 m, the high point of the loop, and sleep at a yak camp where the dogs are large.`,
    ],
    food: ['dried yak with rice', 'chili paste on everything'],
  },
];

export const bhutan: Region = {
  slug: 'bhutan',
  name: 'Bhutan',
  continent: 'asia',
  countries: ['BT'],
  tagLine:
    'Dzongs, cliff monasteries and forest, seen with a guide and a daily fee. Best in March to May and from mid-September to November.',
  guide: [
    'Bhutan is the size of Switzerland with fewer than 800,000 people, and one road crosses it from west to east. Most trips stay in the three western valleys, a few hours apart; a week more brings you to Bumthang, where the oldest temples are.',
    "Each visitor pays a daily fee that goes to schools, clinics and roads, and travels with a licensed guide. In exchange nowhere is full except the Tiger's Nest between nine and noon.",
    'People wear the gho and the kira to work because they must and to parties because they like to. Chili is a vegetable here; ask for it on the side.',
    'Festivals fill every hotel in their valley. If dances matter to you, plan round Paro in spring or Thimphu in fall; if quiet does, come a week later.',
  ],
  season: { open: [2, 3, 4, 5, 6, 9, 10, 11, 12], peak: [3, 4, 10, 11] },
  dailyCostUsd: 330,
  localCurrency: 'BTN',
  stops,
  routes: [
    {
      key: 'western-valleys',
      names: ['Paro, Thimphu and Punakha', 'Bhutan in {days} days', 'The western valleys of Bhutan'],
      stops: ['paro', 'thimphu', 'punakha', 'paro'],
      legs: [road(50, 1.3), road(75, 2.8), road(125, 4.3)],
      types: ['small-group-tour', 'private-guided', 'group-tour', 'women-only', 'custom-tour'],
      themes: ['culture', 'history', 'walking', 'wellness', '50-plus', 'festivals', 'honeymoon'],
      days: [6, 9],
      pitches: [
        "The Tiger's Nest comes last, when your lungs know 2,300 m.",
        'You have one farmhouse dinner, one hot-stone bath and no buffet.',
        'Your guide stays with you from the airplane steps to the airplane steps.',
      ],
    },
    {
      key: 'across-to-bumthang',
      names: ['Across Bhutan to Bumthang', 'Paro to Bumthang', 'Five valleys of Bhutan'],
      stops: ['paro', 'thimphu', 'punakha', 'phobjikha', 'trongsa', 'bumthang', 'paro'],
      legs: [road(50, 1.3), road(75, 2.8), road(78, 2.8), road(85, 3.8), road(68, 2.5), flight(133, 0.6)],
      types: ['small-group-tour', 'private-guided', 'group-tour'],
      themes: ['culture', 'history', 'nature', 'photography', '50-plus', 'festivals'],
      days: [10, 14],
      pitches: [
        'You drive in one direction and fly the bends back in half an hour.',
        'Cranes in winter, rhododendrons in April: Phobjikha is the middle of the trip in every sense.',
        'Bumthang is where Bhutanese go to feel religious, and to eat buckwheat.',
      ],
    },
    {
      key: 'druk-path-trek',
      names: ['The Druk Path', 'Paro to Thimphu on foot', 'Lakes above Thimphu'],
      stops: ['paro', 'druk-path', 'thimphu', 'paro'],
      legs: [foot(29, 15), foot(26, 12), road(50, 1.3)],
      types: ['walking-hiking', 'small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['walking', 'high-adventure', 'nature', 'culture'],
      days: [7, 11],
      pitches: [
        'Fifty-five kilometers, four passes and hardly a house.',
        'Ponies carry the camp and the cook is better than you expect.',
        'You need two days in Paro first for the height, and they are in the plan.',
      ],
    },
    {
      key: 'jomolhari-trek',
      names: ['Jomolhari Base Camp', 'The Jomolhari trek', 'Under the sacred mountain'],
      stops: ['paro', 'jangothang', 'paro', 'thimphu', 'paro'],
      legs: [foot(46, 18), foot(46, 16), road(50, 1.3), road(50, 1.3)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['high-adventure', 'walking', 'photography', 'nature'],
      days: [9, 13],
      pitches: [
        'You sleep two nights under a 7,300 m mountain that nobody may climb.',
        'The trail is open in April, May and from late September to early November, and snowed in otherwise.',
        'The last nights have beds and a bath of hot stones.',
      ],
    },
  ],
  fees: [
    {
      label: 'Sustainable development fee, a night',
      kind: 'permit',
      usd: 100,
      stops: ['paro', 'thimphu', 'punakha', 'phobjikha', 'bumthang'],
    },
    { label: 'Tiger Nest and monument tickets', kind: 'park_fee', usd: 24, stops: ['paro'] },
  ],
  climate:
    'October and November are clear and cool, 10 to 20 degrees Celsius by day in the valleys. March to May is warmer, with flowers and some cloud. From June to August it rains daily, and winter nights in Bumthang reach minus 10.',
  health:
    'No vaccinations are required. Valleys lie between 1,200 and 2,900 m, so most people notice the height on stairs only; on treks above 4,000 m, mountain sickness has to be taken seriously.',
  visa: 'Visitors apply through their company and pay the visa and the daily fee in advance. Check the current amount before you book, as it has changed twice since 2022.',
  faqs: [
    {
      question: 'Can I travel on my own?',
      answer:
        'You may book without a group, but a guide is required outside Paro and Thimphu. Two people with a guide and a car is the usual form.',
    },
    {
      question: 'Is the Tiger Nest hard?',
      answer:
        'It takes two to two and a half hours up, at 2,600 to 3,100 m, on a good path. Horses go halfway up; nothing comes down but your feet.',
    },
    {
      question: 'Is everything chili?',
      answer: 'Nearly. Tell the guide on day one, and you get it beside the plate rather than in it.',
    },
    {
      question: 'How do I get there?',
      answer:
        'Two airlines fly to Paro from Bangkok, Delhi, Kathmandu, Singapore and a few others, by day and by sight only, so keep a spare day for your connection.',
    },
  ],
};
