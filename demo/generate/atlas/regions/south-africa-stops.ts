import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const southAfricaStops: Stop[] = [
  {
    key: 'cape-town',
    name: 'Cape Town',
    country: 'ZA',
    kind: 'city',
    lat: -33.9249,
    long: 18.4241,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Table Mountain by Platteklip', 'hiking', 4, 4, { km: 6, ascentM: 700 })`
        Climb the stone stairs of Platteklip to the flat top at 1,085 m and ride the cable car down, unless the wind has stopped it.`,
      doing('Cape Point and the penguins', 'sightseeing', 8, 2, { km: 6, optionalUsd: 60 })`
        Drive the Chapman's Peak road to Cape Point, walk the last ridge among ostriches, and see 2,000 African penguins at Boulders on the way back.`,
      doing('Robben Island', 'museums', 4, 1, { optionalUsd: 35 })`
        Cross to Robben Island and be shown round the cell block by a man who was held in it.`,
      doing('Bo-Kaap kitchen', 'cooking', 3, 1, { optionalUsd: 55 })`
        Fold samosas and cook a Cape Malay curry in a painted house whose family was brought from Java as slaves.`,
      doing('Kirstenbosch and Skeleton Gorge', 'hiking', 4, 3, { km: 7, ascentM: 500, optionalUsd: 14 })`
        Start among 7,000 plants of the Cape at Kirstenbosch and climb ladders up Skeleton Gorge to a beach of white sand on top.`,
    ],
    food: ['bobotie', 'snoek with apricot jam', 'koeksisters'],
  },
  {
    key: 'winelands',
    name: 'Stellenbosch and Franschhoek',
    country: 'ZA',
    kind: 'town',
    lat: -33.9321,
    long: 18.8602,
    nights: [1, 3],
    beds: ['guesthouse', 'boutique-hotel', 'farm-stay'],
    doings: [
      doing('Two cellars and a long lunch', 'food-and-wine', 6, 1, { optionalUsd: 75 })`
        Taste Chenin from vines of 1962 and Cape blends with the person who made them, and have lunch under oaks planted in the 1700s.`,
      doing('Jonkershoek valley', 'hiking', 4, 3, { km: 10, ascentM: 400 })`
        Walk to two waterfalls in the Jonkershoek reserve, with sunbirds on the proteas and 1,500 m of rock round you.`,
      doing('Vines by bicycle', 'cycling', 4, 2, { km: 18, optionalUsd: 65 })`
        Cycle farm tracks between three estates with more gravel than traffic, and a van for the way home.`,
      doing('Huguenots and the town walk', 'city-walks', 2, 1, { km: 3 })`
        See gabled houses of 1709 and the slave bell, and hear both histories of the wine from one guide.`,
    ],
    food: ['Chenin blanc', 'waterblommetjie stew', 'malva pudding'],
  },
  {
    key: 'cederberg',
    name: 'Cederberg',
    country: 'ZA',
    kind: 'mountain',
    lat: -32.35,
    long: 19.05,
    nights: [2, 3],
    beds: ['farm-stay', 'lodge', 'camp'],
    doings: [
      doing('Wolfberg cracks and arch', 'hiking', 8, 4, { km: 16, ascentM: 700, optionalUsd: 8 })`
        Squeeze and climb through the Wolfberg Cracks, 30 m deep, and cross the plateau to an arch of red sandstone.`,
      doing('Sevilla rock art', 'archaeology', 3, 2, { km: 5, optionalUsd: 5 })`
        Follow 5 km of river past nine San painting sites, with zebra foals and dancers up to 8,000 years old.`,
      doing('Spring flowers of Biedouw', 'photography', 5, 1, { km: 4 })`
        Drive to the Biedouw valley in late August, when orange and white daisies open at eleven and face the sun.`,
      doing('Rooibos farm', 'food-and-wine', 2, 1, { optionalUsd: 12 })`
        See rooibos cut, bruised and sweated at the only place on earth it grows.`,
    ],
    food: ['rooibos', 'lamb chops over coals'],
  },
  {
    key: 'hermanus',
    name: 'Hermanus',
    country: 'ZA',
    kind: 'coast',
    lat: -34.4187,
    long: 19.2345,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Right whales from the cliff', 'whale-watching', 3, 1, { km: 6 })`
        Walk the cliff path with right whales and calves 50 m below, from July to November, most of them in September.`,
      doing('Shark boats of Gansbaai', 'boat-trips', 5, 2, { optionalUsd: 130 })`
        Go out of Gansbaai for bronze whalers and the African penguins of Dyer Island; great whites have nearly gone since orcas came in 2017.`,
      doing('Hemel-en-Aarde cellars', 'food-and-wine', 4, 1, { optionalUsd: 40 })`
        Taste cool-climate Pinot in a valley whose name means heaven and earth, on the back of a truck.`,
      doing('Fernkloof fynbos', 'hiking', 3, 2, { km: 8, ascentM: 300 })`
        Climb among 1,600 kinds of plants, more than in all of Britain, with proteas and the bay below.`,
    ],
    food: ['kabeljou', 'abalone from the farm'],
  },
  {
    key: 'oudtshoorn',
    name: 'Little Karoo',
    country: 'ZA',
    kind: 'town',
    lat: -33.592,
    long: 22.2014,
    nights: [1, 2],
    beds: ['guesthouse', 'farm-stay'],
    doings: [
      doing('Meerkats at sunrise', 'wildlife-watching', 2, 1, { optionalUsd: 45 })`
        Sit on a camp chair at six until a family of meerkats stands up to warm its bellies.`,
      doing('Cango caves the hard way', 'climbing', 2, 3, { optionalUsd: 18 })`
        Crawl through the Tunnel of Love and the Letterbox, 27 cm high, or take the standard hour and stand.`,
      doing('Swartberg Pass', 'sightseeing', 4, 1)`
        Drive 24 km of unpaved switchbacks on dry-stone walls of 1888 to 1,583 m, and down to Prince Albert for lunch.`,
      doing('Feathers and a fortune', 'museums', 2, 1, { optionalUsd: 8 })`
        Hear how a kilogram of ostrich plumes once bought a farm, and see the palaces that were left in 1914.`,
    ],
    food: ['ostrich fillet', 'port-style wine'],
  },
  {
    key: 'garden-route',
    name: 'Knysna and the Garden Route',
    country: 'ZA',
    kind: 'coast',
    lat: -34.0363,
    long: 23.0471,
    gateway: true,
    nights: [2, 3],
    beds: ['guesthouse', 'hotel', 'lodge'],
    doings: [
      doing('Robberg Peninsula', 'hiking', 4, 3, { km: 9, ascentM: 250, optionalUsd: 5 })`
        Walk 9 km round Robberg with seals below the cliff and, some days, a great white's shadow among them.`,
      doing('Storms River mouth', 'hiking', 3, 2, { km: 5, optionalUsd: 15 })`
        Cross a 77 m hanging bridge over the mouth of the Storms River and paddle up the gorge in an inflatable.`,
      doing('Yellowwood forest', 'hiking', 4, 2, { km: 8 })`
        Walk under yellowwoods of 800 years in the Knysna forest, where camera traps have found one last elephant.`,
      doing('Lagoon by ferry', 'boat-trips', 2, 1, { optionalUsd: 20 })`
        Cross the Knysna lagoon with oysters on ice to the Heads, which kept insurers away for a century.`,
    ],
    food: ['Knysna oysters', 'line fish'],
  },
  {
    key: 'addo',
    name: 'Addo Elephant Park',
    country: 'ZA',
    kind: 'park',
    lat: -33.445,
    long: 25.748,
    gateway: true,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'guesthouse'],
    doings: [
      doing('Elephants by the hundred', 'safari-drives', 4, 1, { optionalUsd: 35 })`
        See some of 600 elephants at Hapoor dam, grown from eleven in 1931, with no malaria anywhere near.`,
      doing('Dung beetles have right of way', 'safari-drives', 3, 1)`
        Drive around flightless dung beetles, which are rarer than the lions, and look for the black rhinos of the thicket.`,
      doing('Alexandria dunes', 'hiking', 6, 3, { km: 12, ascentM: 120 })`
        Walk part of the largest coastal dune field in the southern hemisphere, with oystercatchers and shell heaps of the Khoi.`,
      doing('Citrus and a river', 'kayaking', 3, 1, { km: 6, optionalUsd: 30 })`
        Paddle the Sundays River between orange groves and sand dunes with fish eagles overhead.`,
    ],
    food: ['kudu steak', 'oranges'],
  },
  {
    key: 'johannesburg',
    name: 'Johannesburg',
    country: 'ZA',
    kind: 'city',
    lat: -26.2041,
    long: 28.0473,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Apartheid Museum', 'museums', 3, 1, { optionalUsd: 10 })`
        Enter by the door your ticket names, white or non-white, and take three hours for what follows.`,
      doing('Soweto by bicycle', 'cycling', 4, 1, { km: 12, optionalUsd: 45 })`
        Cycle from a shebeen to Vilakazi Street, where two Nobel winners lived, and stop at the memorial to Hector Pieterson.`,
      doing('Constitution Hill', 'museums', 2, 1, { optionalUsd: 8 })`
        See the prison that held both Gandhi and Mandela, with the highest court built from its bricks.`,
      doing('Cradle of Humankind', 'archaeology', 5, 2, { km: 2, optionalUsd: 35 })`
        Go down into Sterkfontein, where Mrs. Ples was found, and see Little Foot's place in the rock.`,
    ],
    food: ['bunny chow', 'pap with chakalaka'],
  },
  {
    key: 'panorama-route',
    name: 'Blyde River Canyon',
    country: 'ZA',
    kind: 'town',
    lat: -24.932,
    long: 30.841,
    nights: [1, 1],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Three Rondavels and the potholes', 'sightseeing', 4, 1, { km: 3, optionalUsd: 8 })`
        Look 800 m down into a canyon that is green, and at Bourke's Luck stand over potholes drilled by the river.`,
      doing('Lisbon to Berlin falls', 'sightseeing', 2, 1, { optionalUsd: 3 })`
        Stop at two falls, 94 and 45 m high, named by homesick diggers, before the coaches at ten.`,
      doing('Graskop gorge lift', 'hiking', 2, 1, { km: 1, optionalUsd: 15 })`
        Go down 51 m in a glass lift to boardwalks in cloud forest, or jump off the other side on a swing.`,
      doing('Pilgrims Rest', 'museums', 2, 1)`
        Walk a tin-roofed gold town of 1873 that nobody could afford to tear down.`,
    ],
    food: ['pancakes with biltong', 'trout'],
  },
  {
    key: 'kruger',
    name: 'Kruger National Park',
    country: 'ZA',
    kind: 'park',
    lat: -24.995,
    long: 31.592,
    gateway: true,
    nights: [2, 4],
    beds: ['lodge', 'tented-camp', 'camp'],
    doings: [
      doing('Gate at half past five', 'safari-drives', 5, 1)`
        Be at the gate when it opens and drive the Sabie River road, best for leopards in the whole park.`,
      doing('Walk behind two rifles', 'wildlife-watching', 3, 3, { km: 8, optionalUsd: 45 })`
        Walk single file behind two rangers, learn that a white rhino is deaf to you and a black one is not, and have coffee on a rock.`,
      doing('Tracker on the bonnet', 'safari-drives', 4, 1)`
        Drive off the road on a private reserve with a Shangaan tracker in a seat on the bonnet, who reads a print from last night.`,
      doing('Night drive with a lamp', 'safari-drives', 3, 1, { optionalUsd: 35 })`
        Look for civets, bushbabies and lions lying on the warm tar, after the day visitors have to be in camp.`,
      doing('Birds of the dam', 'birdwatching', 3, 1)`
        Sit in the Lake Panic hide near Skukuza for two hours and count thirty kinds, from giant kingfisher to black crake.`,
    ],
    food: ['braai with boerewors', 'marula cream liqueur'],
  },
  {
    key: 'st-lucia',
    name: 'iSimangaliso and Hluhluwe',
    country: 'ZA',
    kind: 'park',
    lat: -28.375,
    long: 32.414,
    nights: [1, 3],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Hippos of the estuary', 'boat-trips', 2, 1, { optionalUsd: 20 })`
        See some of 800 hippos in the estuary, and again that night on the main street of the town.`,
      doing('Rhinos of Hluhluwe', 'safari-drives', 8, 1, { optionalUsd: 85 })`
        Drive the hills where the white rhino was saved from fewer than a hundred in the 1890s.`,
      doing('Turtles at Cape Vidal', 'wildlife-watching', 5, 1, { optionalUsd: 95 })`
        Drive the beach at night between November and February for loggerheads and leatherbacks that come up to lay.`,
      doing('Reef at low water', 'snorkeling', 3, 2, { km: 2 })`
        Snorkel rock pools at Cape Vidal with moorish idols, on the southernmost reefs of Africa.`,
    ],
    food: ['prawn curry', 'pineapples'],
  },
  {
    key: 'drakensberg',
    name: 'Drakensberg',
    country: 'ZA',
    kind: 'mountain',
    lat: -28.945,
    long: 29.204,
    nights: [2, 3],
    beds: ['lodge', 'guesthouse', 'hotel'],
    doings: [
      doing('Tugela Falls by the chains', 'hiking', 6, 4, { km: 13, ascentM: 650, optionalUsd: 12 })`
        Climb two chain ladders to the Amphitheatre and look over the lip of the Tugela Falls, 948 m in five leaps.`,
      doing('Rainbow Gorge', 'hiking', 4, 2, { km: 9, ascentM: 200 })`
        Walk up a stream into yellowwood forest where two boulders hang in a slot of rock.`,
      doing('San paintings at Giant Castle', 'archaeology', 3, 2, { km: 5, optionalUsd: 6 })`
        See eland and half-human figures in the Main Caves, with a guide who explains trance and nosebleeds.`,
      doing('Sentinel vultures', 'birdwatching', 3, 2, { km: 4 })`
        Watch bearded vultures from a hide at Giant Castle from May to September, when bones are put out.`,
    ],
    food: ['trout from the dam', 'milk tart'],
  },
  {
    key: 'durban',
    name: 'Durban',
    country: 'ZA',
    kind: 'city',
    lat: -29.8587,
    long: 31.0218,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Victoria Street market', 'food-and-wine', 3, 1, { optionalUsd: 30 })`
        Smell spice mixes called mother-in-law exterminator and eat curry out of a hollow loaf.`,
      doing('Golden Mile at six', 'city-walks', 2, 1, { km: 6 })`
        Walk 6 km of seafront with joggers, surfers and church groups who get baptized in their clothes.`,
      doing('Valley of a Thousand Hills', 'sightseeing', 5, 1, { optionalUsd: 50 })`
        Drive up to Zulu homesteads above the Umgeni and hear a choir that rehearses on Thursdays.`,
      doing('Gandhi at Phoenix', 'museums', 2, 1)`
        Visit the farm where Gandhi printed his newspaper for ten years and worked out what to do.`,
    ],
    food: ['bunny chow in a quarter loaf', 'Zulu steamed bread'],
  },
];
