import type { Region, Stop } from '../types.ts';
import { doing, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'windhoek',
    name: 'Windhoek',
    country: 'NA',
    kind: 'city',
    lat: -22.5609,
    long: 17.0658,
    gateway: true,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Katutura and kapana', 'food-and-wine', 3, 1, { optionalUsd: 30 })`
        Eat kapana, beef cut and grilled while you wait, in Katutura, whose name means the place where people do not want to live.`,
      doing('Independence museum', 'museums', 2, 1)`
        Ride a glass elevator to a blunt account of 1904 and 1990, built by North Koreans.`,
      doing('Church and old German streets', 'city-walks', 2, 1, { km: 3 })`
        Walk from a sandstone church of 1910 past bakeries with German names to the meteorites in the mall.`,
      doing('Car check and gravel lesson', 'sightseeing', 1, 1)`
        Learn to change a wheel and to drive on gravel at 80 km an hour; nine in ten accidents have only one car in them.`,
    ],
    food: ['kapana with chili salt', 'game pie'],
  },
  {
    key: 'sossusvlei',
    name: 'Sossusvlei',
    country: 'NA',
    kind: 'desert',
    lat: -24.49,
    long: 15.8,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'camp'],
    doings: [
      doing('Deadvlei at eight', 'photography', 3, 2, { km: 3 })`
        Walk a kilometer of sand to Deadvlei, where camel thorns have stood dead on white clay for about 600 years.`,
      doing('Big Daddy', 'hiking', 4, 4, { km: 6, ascentM: 325 })`
        Climb Big Daddy, 325 m, in an hour and a half of sliding back, and run down its face in four minutes.`,
      doing('Dune 45 in first light', 'hiking', 2, 3, { km: 2, ascentM: 170 })`
        Be through the inner gate an hour before sunrise, which only guests inside may, and sit on the crest of Dune 45.`,
      doing('Sesriem Canyon', 'hiking', 1, 1, { km: 2 })`
        Walk into a crack a kilometer long and 30 m deep, where ox drivers let down six thongs to reach water.`,
      doing('Balloon over the Namib', 'photography', 4, 1, { optionalUsd: 480 })`
        Drift over dunes and fairy circles for an hour and land where the wind says, with breakfast following by truck.`,
    ],
    food: ['oryx steak', 'apple cake at Solitaire'],
  },
  {
    key: 'swakopmund',
    name: 'Swakopmund',
    country: 'NA',
    kind: 'coast',
    lat: -22.6784,
    long: 14.5266,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Living desert', 'wildlife-watching', 5, 1, { optionalUsd: 60 })`
        Follow a guide who stops for marks you did not see and digs out a gecko with webbed feet and a sidewinding adder.`,
      doing('Kayak among seals', 'kayaking', 4, 2, { km: 5, optionalUsd: 60 })`
        Paddle off Pelican Point with Cape fur seal pups chewing your blade.`,
      doing('Sandwich Harbour', 'sightseeing', 5, 1, { optionalUsd: 130 })`
        Drive between the surf and a wall of dunes to a lagoon of flamingos, as far as the tide lets you.`,
      doing('Cake and lighthouse', 'city-walks', 2, 1, { km: 3 })`
        Walk through a German seaside town of 1892, in fog until noon, to a Black Forest cake.`,
    ],
    food: ['Walvis Bay oysters', 'Black Forest cake'],
  },
  {
    key: 'damaraland',
    name: 'Twyfelfontein and Damaraland',
    country: 'NA',
    kind: 'desert',
    lat: -20.596,
    long: 14.372,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'camp'],
    doings: [
      doing('Desert elephants of the Huab', 'safari-drives', 5, 1, { optionalUsd: 70 })`
        Track elephants down the dry Huab that walk up to 70 km between drinks and dig for the rest.`,
      doing('Engravings of Twyfelfontein', 'archaeology', 2, 2, { km: 3, optionalUsd: 15 })`
        See some of 2,500 engravings, among them a lion with a hand on its tail and a map of water holes.`,
      doing('Rhinos on foot', 'wildlife-watching', 6, 3, { km: 8, optionalUsd: 150 })`
        Go out with trackers of a rhino trust on the basalt of Palmwag, downwind and no closer than 100 m.`,
      doing('Damara living museum', 'crafts', 2, 1, { optionalUsd: 10 })`
        Watch people make fire, beads and a game of stones, at a place they own and set the fee for.`,
    ],
    food: ['springbok carpaccio', 'pap with wild spinach'],
  },
  {
    key: 'epupa',
    name: 'Epupa and Kaokoland',
    country: 'NA',
    kind: 'village',
    lat: -17.002,
    long: 13.245,
    nights: [2, 3],
    beds: ['camp', 'lodge'],
    doings: [
      doing('Epupa Falls', 'hiking', 2, 2, { km: 4 })`
        Walk along a kilometer of cascades with baobabs growing out of the rock and Angola on the other bank.`,
      doing('A Himba homestead', 'crafts', 3, 1, { optionalUsd: 25 })`
        Visit a homestead with a Himba guide, maize and sugar for the hosts and no camera for the first hour.`,
      doing('Kunene by raft', 'rafting', 4, 2, { km: 8, optionalUsd: 50 })`
        Float 8 km of easy rapids past crocodiles and the rufous-tailed palm thrush.`,
      doing('Sunrise on the ridge', 'photography', 2, 2, { km: 2, ascentM: 120 })`
        Climb the hill behind camp for the one line of green in a brown country.`,
    ],
    food: ['tiger fish', 'goat stew'],
  },
  {
    key: 'etosha',
    name: 'Etosha',
    country: 'NA',
    kind: 'park',
    lat: -19.1833,
    long: 15.9167,
    nights: [2, 4],
    beds: ['lodge', 'camp', 'tented-camp'],
    doings: [
      doing('Okaukuejo by floodlight', 'wildlife-watching', 3, 1)`
        Sit on a bench at the floodlit water hole of Okaukuejo until midnight, when black rhinos come to drink and to quarrel.`,
      doing('From water hole to water hole', 'safari-drives', 8, 1)`
        Drive slowly along the pan, turn off the engine at each water hole, and let a thousand springbok sort out the order.`,
      doing('The pan itself', 'photography', 2, 1)`
        Stand on the edge of 4,800 square kilometers of salt, seen from space and empty but for the heat.`,
      doing('White elephants and blue cranes', 'safari-drives', 5, 1)`
        Look for elephants white with clay near Namutoni, and for blue cranes, of which some 60 remain here.`,
    ],
    food: ['kudu on the fire', 'biltong'],
  },
  {
    key: 'okonjima',
    name: 'Okonjima',
    country: 'NA',
    kind: 'park',
    lat: -20.84,
    long: 16.64,
    nights: [1, 2],
    beds: ['lodge', 'camp'],
    doings: [
      doing('Leopards by radio', 'safari-drives', 3, 1, { optionalUsd: 60 })`
        Track collared leopards in a fenced reserve of 200 square kilometers, and see one on most afternoons.`,
      doing('Cheetahs that came back', 'wildlife-watching', 2, 2, { km: 3, optionalUsd: 50 })`
        Walk with a guide toward cheetahs that were once orphans and now hunt for themselves.`,
      doing('Bushman trail', 'hiking', 2, 1, { km: 3 })`
        Learn four snares and three poisons on a loop behind the camp.`,
      doing('Pangolin patrol', 'wildlife-watching', 3, 2, { optionalUsd: 70 })`
        Follow a researcher at night to the one animal everyone wants and few have seen.`,
    ],
    food: ['eland stew', 'butternut soup'],
  },
  {
    key: 'kalahari',
    name: 'Kalahari',
    country: 'NA',
    kind: 'desert',
    lat: -24.4,
    long: 18.3,
    nights: [1, 2],
    beds: ['lodge', 'farm-stay'],
    doings: [
      doing('Walk with San trackers', 'wildlife-watching', 3, 1, { km: 4, optionalUsd: 30 })`
        Walk with San men who speak in clicks, dig water from a melon and are glad to laugh at you.`,
      doing('Red dunes at sundown', 'safari-drives', 3, 1, { optionalUsd: 35 })`
        Drive over parallel dunes, red from iron, with oryx on the crest and a cooler in the back.`,
      doing('Meerkat breakfast', 'wildlife-watching', 2, 1)`
        See meerkats post a sentry on a termite mound as the day warms to 15 degrees.`,
      doing('Sociable weavers', 'birdwatching', 2, 1, { km: 3 })`
        Stand under a nest of a hundred families in a camel thorn, which weighs a ton and has been let for decades.`,
    ],
    food: ['Kalahari truffles in April', 'karakul lamb'],
  },
  {
    key: 'fish-river-canyon',
    name: 'Fish River Canyon',
    country: 'NA',
    kind: 'park',
    lat: -27.59,
    long: 17.61,
    nights: [1, 2],
    beds: ['lodge', 'camp'],
    doings: [
      doing('Rim at sunrise', 'photography', 3, 1, { km: 5, optionalUsd: 10 })`
        Walk the rim path at Hobas over a canyon 160 km long and 550 m deep, with nobody before eight.`,
      doing('Down and up in a day', 'hiking', 8, 4, { km: 12, ascentM: 550 })`
        Go down to the river from a private section of rim and back, in the months from May to September only.`,
      doing('Quiver trees and giants', 'photography', 3, 1, { km: 2, optionalUsd: 8 })`
        Walk among 250 quiver trees at Keetmanshoop, which are aloes, and rocks piled like toys.`,
      doing('Ai-Ais springs', 'hot-springs', 3, 1, { optionalUsd: 10 })`
        Lie in water of 60 degrees, cooled to 40, where the five-day trail ends.`,
    ],
    food: ['gemsbok potjie', 'prickly-pear syrup'],
  },
  {
    key: 'luderitz',
    name: 'Luderitz',
    country: 'NA',
    kind: 'town',
    lat: -26.6481,
    long: 15.1538,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Kolmanskop', 'photography', 3, 1, { km: 3, optionalUsd: 15 })`
        Walk through rooms filled to the windowsill with sand in a diamond town with a bowling alley, left in 1956.`,
      doing('Halifax Island by catamaran', 'boat-trips', 3, 1, { optionalUsd: 45 })`
        Sail past Diaz Point to African penguins and Heaviside's dolphins in a cold swell.`,
      doing('Wild horses of Garub', 'wildlife-watching', 2, 1)`
        Stop at the trough at Garub, 100 km inland, where horses whose owners left in 1915 come to drink.`,
      doing('Art nouveau on granite', 'city-walks', 2, 1, { km: 3 })`
        See villas of 1909 on bare rock, painted like cakes, with fog for a garden.`,
    ],
    food: ['crayfish', 'oysters from the bay'],
  },
];

export const namibia: Region = {
  slug: 'namibia',
  name: 'Namibia',
  continent: 'africa',
  countries: ['NA'],
  tagLine: 'Dunes, desert elephants and gravel roads under the clearest sky in Africa. Best from May to October.',
  guide: [
    'Namibia is twice the size of California with three million people. You drive long straight gravel, and at the end of each day there is one thing, and it is enough: a dune, a canyon, a water hole.',
    'The order is nearly fixed: south from Windhoek to the dunes of Sossusvlei, west to the foggy coast at Swakopmund, north by Damaraland to Etosha, and home. It is 2,000 km and takes ten days.',
    'A fifth of the land belongs to conservancies, in which villages own the wildlife and earn from it. That is why there are elephants and rhinos outside fences here.',
    'Nights are cold from June to August, down to freezing in the desert, and days dry and 25 degrees. Fuel up whenever you can.',
  ],
  season: { open: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [6, 7, 8, 9, 10] },
  dailyCostUsd: 270,
  localCurrency: 'NAD',
  stops,
  routes: [
    {
      key: 'dunes-to-etosha',
      names: ['Dunes, coast and Etosha', 'Namibia in {days} days', 'Windhoek round trip', 'Sossusvlei to Etosha'],
      stops: ['windhoek', 'sossusvlei', 'swakopmund', 'damaraland', 'etosha', 'okonjima', 'windhoek'],
      legs: [road(325, 5), road(345, 5.2), road(330, 5), road(330, 4.6), road(345, 4.4), road(225, 2.8)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'self-guided', '18-39', 'adventure-tour'],
      themes: ['wildlife', 'photography', 'nature', '18-30-s', 'solo', '50-plus', 'family'],
      days: [10, 14],
      pitches: [
        'No day has more than five hours of gravel.',
        'You sleep inside the gate at Sesriem, so you have the dunes an hour before anyone.',
        'Every truck carries two spare wheels, and uses them.',
      ],
    },
    {
      key: 'deep-south',
      names: ['Fish River Canyon and the ghost town', 'The deep south of Namibia', 'Kalahari, canyon, diamonds'],
      stops: ['windhoek', 'kalahari', 'fish-river-canyon', 'luderitz', 'sossusvlei', 'windhoek'],
      legs: [road(285, 3.3), road(480, 5.8), road(410, 5.2), road(465, 6.7), road(325, 5)],
      types: ['small-group-tour', 'self-guided', 'private-guided'],
      themes: ['photography', 'history', 'nature', 'walking', '50-plus'],
      days: [9, 11],
      pitches: [
        'You meet more oryx than cars.',
        "The photographer's permit for Kolmanskop, from sunrise, is included.",
        'It is empty even by the standards of this country.',
      ],
    },
    {
      key: 'kaokoland',
      names: ['Kaokoland and Epupa', 'Desert elephants and the Himba', 'To the Kunene and back'],
      stops: ['windhoek', 'swakopmund', 'damaraland', 'epupa', 'etosha', 'windhoek'],
      legs: [road(355, 4.2), road(330, 5), road(535, 10), road(560, 9.5), road(435, 5)],
      types: ['adventure-tour', 'small-group-tour', 'private-guided'],
      themes: ['culture', 'wildlife', 'high-adventure', 'photography'],
      days: [10, 14],
      pitches: [
        'You spend two nights by the only river for 300 km.',
        'Visits to Himba families are arranged by Himba, and end when they say.',
        'The two long days are for people who like looking out of a window.',
      ],
    },
    {
      key: 'short-namibia',
      names: ['Namib and sea in a week', 'A week in Namibia', 'Sossusvlei and Swakopmund'],
      stops: ['windhoek', 'sossusvlei', 'swakopmund', 'windhoek'],
      legs: [road(325, 5), road(345, 5.2), road(355, 4.2)],
      types: ['private-guided', 'vacation', 'custom-tour', '18-39'],
      themes: ['honeymoon', 'photography', 'nature', 'family'],
      days: [6, 9],
      pitches: [
        'The two things everyone comes for, with three nights each.',
        'It fits behind a week in Cape Town or Botswana.',
        "You can fly between them if gravel isn't for you.",
      ],
    },
  ],
  fees: [
    { label: 'Etosha park fee, a day', kind: 'park_fee', usd: 16, stops: ['etosha'] },
    { label: 'Namib-Naukluft park fee, a day', kind: 'park_fee', usd: 9, stops: ['sossusvlei'] },
    { label: 'Twyfelfontein guide fee', kind: 'local_payment', usd: 15, stops: ['damaraland'] },
  ],
  climate:
    'May to October is dry, 20 to 28 degrees Celsius by day and 0 to 10 at night. November to March is hot, 38 in Etosha, with storms in the north. Swakopmund is 15 to 20 with fog in any month.',
  health:
    'Malaria is a risk north of Etosha, mostly from November to May. Road accidents are the main danger, and distances to a hospital are long, so insurance with evacuation is a must.',
  visa: 'Since 2025 many visitors need a visa, which can be bought online or on arrival. Check before you travel, and keep three blank pages.',
  faqs: [
    {
      question: 'Should I drive myself?',
      answer:
        'If you are easy with gravel and stop at five, it is the classic self-drive country. A guide finds ten times as many animals.',
    },
    {
      question: 'Can I see the dunes without climbing?',
      answer:
        'Yes. Deadvlei is a kilometer of flat sand from the four-wheel-drive lot, and the road there runs between dunes for 60 km.',
    },
    {
      question: 'Is visiting the Himba right?',
      answer:
        'It can be, when the guide is Himba, the hosts decide and the money or food goes to the homestead. Roadside posing is not.',
    },
    {
      question: 'How cold are the nights?',
      answer: 'In June and July, near zero in tents at Sesriem. Lodges hand out hot-water bottles.',
    },
  ],
};
