import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'nairobi',
    name: 'Nairobi',
    country: 'KE',
    kind: 'city',
    lat: -1.2921,
    long: 36.8219,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Nairobi National Park at dawn', 'safari-drives', 4, 1, { optionalUsd: 80 })`
        See black rhinos with an office tower behind them in Nairobi National Park, which starts 7 km from the city center and opens at six.`,
      doing('Elephant orphans', 'wildlife-watching', 2, 1, { optionalUsd: 20 })`
        Stand behind a rope at eleven while keepers bottle-feed orphaned elephants; the hour is short and there is a crowd.`,
      doing('Karura Forest by bike', 'cycling', 3, 2, { km: 16, optionalUsd: 12 })`
        Ride 16 km of red-earth trails in Karura Forest, saved from developers in 1999 by Wangari Maathai and her tree planters.`,
      doing('National Museum and the Turkana Boy', 'museums', 2, 1, { optionalUsd: 11 })`
        Meet the Turkana Boy, the most complete early human skeleton yet found, 1.5 million years old, in a small dark room of the museum.`,
    ],
    food: ['nyama choma with kachumbari', 'chapati and bean stew'],
  },
  {
    key: 'amboseli',
    name: 'Amboseli',
    country: 'KE',
    kind: 'park',
    lat: -2.6527,
    long: 37.2606,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp'],
    doings: [
      doing('Elephants under Kilimanjaro', 'safari-drives', 5, 1)`
        Be out by six, when Kilimanjaro is clear, and find the elephant families that researchers have known by name since 1972.`,
      doing('Observation Hill', 'birdwatching', 2, 2, { km: 1, ascentM: 40 })`
        Climb Observation Hill, one of the few places where you may leave the car, to look over swamps with 400 kinds of birds.`,
      doing('Day in a Maasai group ranch', 'crafts', 3, 1, { optionalUsd: 30 })`
        Talk with Maasai landowners outside the park about cows, rent and elephants in the maize, in a homestead that does not dance for cars.`,
      doing('Dry lake and dust devils', 'photography', 3, 1)`
        Drive out on the bed of Lake Amboseli, white and flat to the horizon, for zebras in single file and dust devils a hundred meters high.`,
    ],
    food: ['mukimo, mashed potato with maize', 'camp-baked banana bread'],
  },
  {
    key: 'naivasha',
    name: 'Lake Naivasha',
    country: 'KE',
    kind: 'town',
    lat: -0.7172,
    long: 36.431,
    nights: [1, 2],
    beds: ['lodge', 'tented-camp', 'hotel'],
    doings: [
      doing('Walk on Crescent Island', 'wildlife-watching', 3, 1, { km: 5, optionalUsd: 45 })`
        Cross by boat to Crescent Island and walk among giraffes and waterbuck, as it has no predators larger than a serval.`,
      doing('Cycle through Hells Gate', 'cycling', 4, 3, { km: 18, ascentM: 150, optionalUsd: 45 })`
        Pedal 18 km between the cliffs of Hell's Gate with zebras beside the track; the gorge itself is shut when rain threatens.`,
      doing('Climb Mount Longonot', 'hiking', 5, 4, { km: 13, ascentM: 630, optionalUsd: 35 })`
        Climb to the rim of Longonot in an hour and walk all round the crater, 7 km of ups and downs to the top at 2,776 m.`,
      doing('Hippos by boat', 'boat-trips', 2, 1, { optionalUsd: 30 })`
        Count hippos, pied kingfishers and drowned acacias from a skiff; the lake has risen by meters since 2010 and taken the shore road.`,
    ],
    food: ['grilled tilapia with ugali', 'lake crayfish'],
  },
  {
    key: 'nakuru',
    name: 'Lake Nakuru',
    country: 'KE',
    kind: 'park',
    lat: -0.3667,
    long: 36.0833,
    nights: [1, 1],
    beds: ['lodge', 'hotel'],
    doings: [
      doing('Both rhinos in a day', 'safari-drives', 5, 1)`
        See white rhinos grazing on the shore and, with patience, a black one in the bush of this fenced sanctuary of 188 square kilometers.`,
      doing('Baboon Cliff', 'photography', 2, 1)`
        Look down from Baboon Cliff on the alkaline lake, some years pink with flamingos and in wet years with none.`,
      doing('Leopard in the yellow acacias', 'safari-drives', 3, 1)`
        Search the fever trees at the southern end for leopards and tree-climbing lions in the last two hours before the gate closes at six.`,
      doing('Menengai crater', 'hiking', 3, 2, { km: 6, ascentM: 250 })`
        Walk on the rim of Menengai, a caldera of 90 square kilometers with steam rising from the floor, half an hour from town.`,
    ],
    food: ['githeri, beans and maize', 'fresh passion juice'],
  },
  {
    key: 'masai-mara',
    name: 'Masai Mara',
    country: 'KE',
    kind: 'park',
    lat: -1.4061,
    long: 35.0133,
    gateway: true,
    nights: [2, 4],
    beds: ['tented-camp', 'lodge', 'camp'],
    doings: [
      doing('The Mara from first light', 'safari-drives', 5, 1)`
        Leave at six with coffee in a flask and follow lions home from the night; the Mara has one of the densest populations in Africa.`,
      doing('At the river with the herds', 'safari-drives', 9, 1)`
        Take a lunch box to the Mara River between July and October and wait with the wildebeest, and with the other cars, for the first one to jump.`,
      doing('Hot-air balloon over the grass', 'photography', 4, 1, { optionalUsd: 480 })`
        Rise with the sun at half past six, drift for an hour, and come down to an omelet cooked on the burner.`,
      doing('Conservancy night drive', 'safari-drives', 3, 1, { optionalUsd: 50 })`
        Drive by red lamp in a conservancy outside the reserve, which allows no more than five cars at a sighting and pays rent to 1,000 Maasai families.`,
      doing('Walk with Maasai trackers', 'wildlife-watching', 3, 2, { km: 7 })`
        Walk at the edge of the Loita plains with two trackers who point out which bush cleans teeth and which poisons arrows.`,
      doing('Cheetah mothers of the Talek plains', 'safari-drives', 4, 1)`
        Spend a slow morning near the Talek with a cheetah and her cubs, at the 25 m the rules ask for.`,
    ],
    food: ['bush breakfast with mandazi', 'beef stew with sukuma wiki'],
  },
  {
    key: 'samburu',
    name: 'Samburu',
    country: 'KE',
    kind: 'park',
    lat: 0.6167,
    long: 37.5333,
    nights: [2, 3],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('The Samburu five', 'safari-drives', 5, 1)`
        Tick off five animals the south lacks: Grevy's zebra, reticulated giraffe, beisa oryx, Somali ostrich and the long-necked gerenuk.`,
      doing('Ewaso Nyiro elephants', 'safari-drives', 4, 1)`
        Sit by the brown Ewaso Nyiro in the heat of the day, when elephants wade in up to the eyes and the calves hold on by the tail.`,
      doing('Singing wells', 'photography', 3, 2, { optionalUsd: 40 })`
        Visit a dry riverbed where Samburu men form a chain down a hand-dug well and sing as they lift water for their cattle; cameras stay in the bag.`,
      doing('Camel walk at the foot of Ololokwe', 'hiking', 5, 3, { km: 10, ascentM: 200, optionalUsd: 60 })`
        Walk with pack camels below Ololokwe, a table of rock 2,000 m high, with griffon vultures over its cliffs.`,
    ],
    food: ['camel milk, smoky and thin', 'goat roasted in a pit'],
  },
  {
    key: 'ol-pejeta',
    name: 'Ol Pejeta',
    country: 'KE',
    kind: 'park',
    lat: 0.01,
    long: 36.9,
    nights: [1, 2],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('The last two northern white rhinos', 'wildlife-watching', 2, 1, { optionalUsd: 85 })`
        Meet Najin and Fatu, mother and daughter, the last two northern white rhinos alive, with the men who guard them day and night.`,
      doing('Track lions by radio', 'safari-drives', 3, 1, { optionalUsd: 60 })`
        Ride with a researcher who follows collared lions by antenna, and fill in the sheet on what they have eaten.`,
      doing('Chimpanzee sanctuary', 'wildlife-watching', 2, 1)`
        See chimpanzees rescued from markets across central Africa; they are not native here, and the keepers say so.`,
      doing('Horseback among zebras', 'horse-riding', 2, 3, { km: 8, optionalUsd: 60 })`
        Ride among zebras and elands, which let a horse come twice as close as a car, with Mount Kenya to the east.`,
    ],
    food: ['beef from the ranch', 'highland strawberries'],
  },
  {
    key: 'mount-kenya',
    name: 'Mount Kenya',
    country: 'KE',
    kind: 'mountain',
    lat: -0.152,
    long: 37.308,
    nights: [3, 5],
    beds: ['hut', 'camp'],
    doings: [
      doing('Sirimon Gate to Old Moses', 'trekking', 4, 2, { km: 9, ascentM: 650 })`
        Walk 9 km up a forest track from Sirimon Gate at 2,650 m to Old Moses camp, with elephant dung on the road and Sykes monkeys above it.`,
      doing('Mackinder valley', 'trekking', 7, 4, { km: 14, ascentM: 900 })`
        Go up the Mackinder valley between groundsels to Shipton's camp at 4,200 m, where rock hyraxes steal from tents.`,
      doing('Point Lenana at sunrise', 'trekking', 6, 5, { km: 7, ascentM: 785 })`
        Start at half past two for Point Lenana, 4,985 m, and see both the Lewis Glacier, nearly gone, and Kilimanjaro 320 km away.`,
      doing('Chogoria and the Temple', 'trekking', 6, 3, { km: 15, ascentM: 150 })`
        Go down the Chogoria side past Lake Michaelson and the 300 m cliff called the Temple, the finest valley on the mountain.`,
    ],
    food: ['arrowroot and sweet tea', 'maize porridge at 4,200 m'],
  },
  {
    key: 'tsavo',
    name: 'Tsavo East',
    country: 'KE',
    kind: 'park',
    lat: -3.36,
    long: 38.6,
    nights: [1, 2],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Red elephants at Aruba Dam', 'safari-drives', 5, 1)`
        Watch elephants dust themselves the red of the soil at Aruba Dam; some of the last great tuskers of Africa live in Tsavo.`,
      doing('Mudanda Rock', 'wildlife-watching', 3, 2, { km: 2 })`
        Climb Mudanda Rock, 1.6 km long, and look straight down on a natural dam where herds drink at four in the afternoon.`,
      doing('Galana River and Lugard Falls', 'safari-drives', 5, 1)`
        Follow the Galana under the Yatta Plateau, the longest lava flow on earth at 290 km, to rapids cut into striped rock.`,
      doing('Man-eaters and the railway', 'museums', 2, 1)`
        Stop at the bridge where two maneless lions halted the Uganda Railway for nine months in 1898.`,
    ],
    food: ['coconut beans', 'mangoes sold by the bucket'],
  },
  {
    key: 'diani',
    name: 'Diani Beach',
    country: 'KE',
    kind: 'coast',
    lat: -4.2797,
    long: 39.5947,
    gateway: true,
    nights: [2, 5],
    beds: ['resort', 'hotel', 'guesthouse'],
    doings: [
      doing('Wasini and the marine park', 'snorkeling', 7, 2, { optionalUsd: 95 })`
        Sail a dhow to Kisite Marine Park, snorkel over two reefs with spinner dolphins about, and eat ginger crab on Wasini Island.`,
      doing('Kaya Kinondo forest', 'hiking', 2, 1, { km: 3, optionalUsd: 15 })`
        Enter the sacred grove of the Digo people in a black cloth, one of nine Kaya forests on the heritage list, and hug the tree you are told to.`,
      doing('Colobus of Diani', 'wildlife-watching', 2, 1, { optionalUsd: 10 })`
        See how rope bridges over the road bring Angolan colobus monkeys across alive, with the people who hang them.`,
      doing('Seventeen kilometers of sand', 'beaches', 4, 1)`
        Walk or laze on 17 km of white coral sand; from January to March seaweed is least and the water clearest.`,
    ],
    food: ['Swahili fish curry', 'madafu, green coconut', 'viazi karai'],
  },
];

export const kenya: Region = {
  slug: 'kenya',
  name: 'Kenya',
  continent: 'africa',
  countries: ['KE'],
  tagLine:
    'Open plains, northern desert and a warm coast, with the oldest safari trade in Africa. Best from July to October and in January and February.',
  guide: [
    "Kenya packs a lot into a day's reach: the Mara grasslands, soda lakes in the Rift Valley, a 5,199 m mountain on the equator, and dry country in the north with animals the south does not have.",
    'The reserve and the private conservancies around the Mara differ in how full they are. The reserve has the river and, in August, up to a hundred cars on its bank; the conservancies limit both beds and cars, and allow walks and night drives.',
    'Roads have improved, though the last 50 km to most parks still shake. Light planes from Wilson airport reach the Mara in 45 minutes, with 15 kg of soft luggage.',
    'English is spoken nearly everywhere, and guides are among the best trained on the continent. What surprises people is the cold: Nairobi lies at 1,700 m, and open cars at dawn call for a fleece and gloves.',
  ],
  season: { open: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 7, 8, 9, 10] },
  dailyCostUsd: 360,
  localCurrency: 'KES',
  stops,
  routes: [
    {
      key: 'lakes-and-mara',
      names: ['Rift Valley lakes and the Masai Mara', 'Kenya in {days} days', 'Nairobi, Nakuru and the Mara'],
      stops: ['nairobi', 'nakuru', 'naivasha', 'masai-mara', 'nairobi'],
      legs: [road(160, 3), road(75, 1.6), road(245, 5.5), flight(205, 0.8)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['wildlife', 'family', 'photography', 'solo', '18-30-s'],
      days: [7, 9],
      pitches: [
        'Walk, cycle and boat between drives, so that you are not in a car all day.',
        'You fly back from the Mara and save six hours.',
        'Three nights in the Mara are the minimum, and this trip has them.',
      ],
    },
    {
      key: 'amboseli-to-mara',
      names: ['Amboseli to the Masai Mara', 'Elephants, lake, lions', 'Kilimanjaro views and Mara cats'],
      stops: ['nairobi', 'amboseli', 'naivasha', 'masai-mara'],
      legs: [road(225, 4.2), road(310, 6.3), road(245, 5.5)],
      types: ['small-group-tour', 'private-guided', 'custom-tour', 'women-only'],
      themes: ['wildlife', 'photography', '50-plus', 'family', 'honeymoon'],
      days: [7, 10],
      pitches: [
        'Kilimanjaro shows itself for an hour after dawn, and you have two dawns to try.',
        'Four-wheel drives with pop-up roofs carry six, not the nine of a minibus.',
        'The conservancy camp pays its rent to the families who own the grass.',
      ],
    },
    {
      key: 'northern-kenya',
      names: ['Samburu, Ol Pejeta and the Mara', 'North of the equator', 'Desert, ranch and plains'],
      stops: ['nairobi', 'samburu', 'ol-pejeta', 'nakuru', 'masai-mara', 'nairobi'],
      legs: [road(325, 6), road(135, 3), road(150, 3.5), road(250, 6), flight(205, 0.8)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['wildlife', 'photography', 'culture', 'nature', '50-plus'],
      days: [9, 13],
      pitches: [
        'You see five species in Samburu that live nowhere in the south.',
        'Three kinds of land in one trip: thorn desert, highland ranch and grass.',
        'At Ol Pejeta you pay for rhino guards, and meet them.',
      ],
    },
    {
      key: 'mount-kenya-trek',
      names: ['Mount Kenya on foot', 'Sirimon to Point Lenana', 'Trek Mount Kenya'],
      stops: ['nairobi', 'mount-kenya', 'nairobi'],
      legs: [road(200, 4.5), road(200, 4.5)],
      types: ['walking-hiking', 'adventure-tour', '18-39'],
      themes: ['high-adventure', 'walking', 'nature', '18-30-s'],
      days: [6, 9],
      pitches: [
        'It is quieter than Kilimanjaro, wilder, and half the price.',
        'Point Lenana needs no rope; the twin summits above it do.',
        'Five days up and down give most people time for the height.',
      ],
    },
    {
      key: 'savanna-to-sea',
      names: ['Amboseli, Tsavo and the coast', 'Safari to Diani Beach', 'Red elephants and coral sand'],
      stops: ['nairobi', 'amboseli', 'tsavo', 'diani'],
      legs: [road(225, 4.2), road(260, 5.5), road(200, 4.5)],
      types: ['vacation', 'private-guided', 'small-group-tour', 'custom-tour'],
      themes: ['wildlife', 'family', 'honeymoon', 'islands'],
      days: [7, 11],
      pitches: [
        'You go downhill all the way, from 1,700 m to the sea, with no flight.',
        'Tsavo has a tenth of the cars of the Mara and the largest elephants.',
        'The last days are yours, with a reef, a forest and a hammock.',
      ],
    },
  ],
  fees: [
    { label: 'Masai Mara reserve fee, a day', kind: 'park_fee', usd: 200, stops: ['masai-mara'] },
    { label: 'Amboseli park fee, a day', kind: 'park_fee', usd: 90, stops: ['amboseli'] },
    { label: 'Lake Nakuru park fee, a day', kind: 'park_fee', usd: 90, stops: ['nakuru'] },
    { label: 'Samburu reserve fee, a day', kind: 'park_fee', usd: 85, stops: ['samburu'] },
    { label: 'Mount Kenya park fee, a day', kind: 'park_fee', usd: 70, stops: ['mount-kenya'] },
  ],
  climate:
    'July to October is dry and mild, 12 to 26 degrees Celsius in the highlands. January and February are warmer and clear. The long rains of April and May make black-soil tracks hard, and the coast is humid at 30 degrees all year.',
  health:
    'Malaria is present in most safari areas and on the coast, less so in Nairobi. Yellow fever vaccination is advised, and the certificate is asked for if you go on to Tanzania.',
  visa: 'Kenya replaced its visa with an electronic travel authorization that most visitors apply for online. Check the rules before you travel, and leave plastic bags at home: they are banned.',
  faqs: [
    {
      question: 'Kenya or Tanzania?',
      answer:
        'Kenya has shorter drives, more kinds of landscape and private conservancies; Tanzania has larger parks and the herds for nine months of the year. The Mara and the Serengeti are one plain.',
    },
    {
      question: 'Is August too crowded?',
      answer:
        'At the river, often. Stay in a conservancy, go to the bank at lunchtime, and the rest of the day is quiet.',
    },
    {
      question: 'What clothes do I need?',
      answer:
        'Dull colors, a fleece and a windproof for dawn, long sleeves for dusk. Camouflage patterns are forbidden for civilians.',
    },
    {
      question: 'Is Nairobi safe?',
      answer:
        'In the areas that trips use, by day and by car, yes. Walking about after dark is not advised, and your guide will say where the line is.',
    },
  ],
};
