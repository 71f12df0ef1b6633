import type { Region, Stop } from '../types.ts';
import { doing, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'kochi',
    name: 'Kochi',
    country: 'IN',
    kind: 'city',
    lat: 9.9312,
    long: 76.2673,
    gateway: true,
    nights: [1, 2],
    beds: ['homestay', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Fort Kochi on foot', 'city-walks', 3, 1, { km: 4 })`
        Walk from the counterweighted Chinese nets, which four men still lower by hand, to the church where Vasco da Gama lay for 14 years.`,
      doing('Mattancherry and the synagogue', 'sightseeing', 3, 1, { km: 3, optionalUsd: 2 })`
        See the synagogue of 1568, floored with blue willow tiles of which no two are alike, and ginger drying in warehouse yards.`,
      doing('Kathakali from the make-up on', 'festivals', 3, 1, { optionalUsd: 8 })`
        Come at five to watch a Kathakali actor paint his face green for an hour, as that is half the art, and stay for the one-hour short form.`,
      doing('Fish curry class', 'cooking', 3, 1, { optionalUsd: 25 })`
        Grate coconut on an iron tooth and cook a red fish curry and a thoran with a family in Fort Kochi.`,
    ],
    food: ['meen moilee, fish in coconut milk', 'appam with stew', 'banana chips'],
  },
  {
    key: 'munnar',
    name: 'Munnar',
    country: 'IN',
    kind: 'town',
    lat: 10.0889,
    long: 77.0595,
    nights: [1, 3],
    beds: ['hotel', 'homestay', 'lodge'],
    doings: [
      doing('Tea slopes to Lockhart Gap', 'hiking', 4, 3, { km: 9, ascentM: 400 })`
        Walk pickers' paths through tea at 1,600 m to Lockhart Gap; the women pluck up to 30 kg a day and will show you which two leaves.`,
      doing('Nilgiri tahr in Eravikulam', 'wildlife-watching', 3, 1, { km: 3, optionalUsd: 6 })`
        See Nilgiri tahr, a wild goat of which some 800 live here, beside the road in Eravikulam; the park shuts in February for their young.`,
      doing('Tea factory of 1935', 'museums', 2, 1, { optionalUsd: 4 })`
        Follow a leaf through withering, cutting and firing in a working factory and taste five grades in the order of price.`,
      doing('Kolukkumalai at sunrise', 'photography', 5, 2, { optionalUsd: 30 })`
        Bump 90 minutes by jeep to Kolukkumalai, at 2,150 m one of the highest tea estates anywhere, and look down on cloud over Tamil Nadu.`,
    ],
    food: ['puttu with chickpeas', 'cardamom tea'],
  },
  {
    key: 'thekkady',
    name: 'Thekkady',
    country: 'IN',
    kind: 'park',
    lat: 9.6031,
    long: 77.1615,
    nights: [1, 2],
    beds: ['lodge', 'homestay', 'hotel'],
    doings: [
      doing('Bamboo raft in Periyar', 'hiking', 8, 3, { km: 9, optionalUsd: 35 })`
        Walk and pole a bamboo raft through Periyar for a day with rangers who used to be poachers; elephants swim here, tigers are rarely seen.`,
      doing('Spice garden', 'food-and-wine', 2, 1, { optionalUsd: 5 })`
        Rub, smell and guess: pepper, clove, cinnamon bark and the crocus-like cardamom flower, in a hectare worked by one family.`,
      doing('Great hornbills at the edge', 'birdwatching', 3, 2, { km: 5 })`
        Go out at half past six for Malabar gray hornbills, trogons and giant squirrels two and a half feet long.`,
      doing('Kalaripayattu', 'festivals', 1, 1, { optionalUsd: 4 })`
        Watch fighters with flexible swords leap in a pit, at a martial art that claims 2,000 years.`,
    ],
    food: ['Kerala parotta with beef fry', 'pepper chicken'],
  },
  {
    key: 'alleppey',
    name: 'Alleppey backwaters',
    country: 'IN',
    kind: 'village',
    lat: 9.4981,
    long: 76.3388,
    nights: [1, 3],
    beds: ['riverboat-cabin', 'homestay', 'resort'],
    doings: [
      doing('A night on a rice barge', 'boat-trips', 16, 1)`
        Move at 8 km an hour past paddies two meters below the water, on a rice barge with a cook; boats must tie up at half past five.`,
      doing('Canoe the narrow canals', 'kayaking', 3, 1, { km: 7, optionalUsd: 15 })`
        Paddle the canals the barges cannot enter, past washing stones, ducks by the thousand and a man selling fish from his own canoe.`,
      doing('Farming below the sea', 'city-walks', 3, 1, { km: 6 })`
        Walk the dikes of Kuttanad, where rice grows two meters below sea level behind walls of mud and coconut trunks.`,
      doing('Toddy shop lunch', 'food-and-wine', 2, 1, { optionalUsd: 10 })`
        Eat duck roast and tapioca in a toddy shop, with palm wine tapped that morning and sour by four.`,
      doing('Snake-boat race', 'festivals', 5, 1, { optionalUsd: 20 })`
        See crews of 100 race boats of 30 m on the second Saturday of August, the loudest quarter of an hour in Kerala.`,
    ],
    food: ['karimeen pollichathu, fish in banana leaf', 'duck roast', 'tapioca'],
  },
  {
    key: 'varkala',
    name: 'Varkala',
    country: 'IN',
    kind: 'coast',
    lat: 8.7379,
    long: 76.7163,
    gateway: true,
    nights: [2, 5],
    beds: ['guesthouse', 'resort', 'homestay'],
    doings: [
      doing('Cliff path and the sea', 'beaches', 4, 1, { km: 5 })`
        Walk 5 km of red cliff to Kappil, where a lagoon meets the sea; swim only between the flags, for the current is strong.`,
      doing('Ayurvedic oil treatment', 'hot-springs', 2, 1, { optionalUsd: 30 })`
        See a doctor first, as is proper, and then lie on a wooden table for 70 minutes of warm sesame oil.`,
      doing('Yoga above the Arabian Sea', 'sightseeing', 2, 2, { optionalUsd: 8 })`
        Practice on a roof above the beach at seven, ninety minutes with a teacher from Mysuru and the fishing boats coming in.`,
      doing('Ponnumthuruthu by canoe', 'boat-trips', 3, 1, { optionalUsd: 12 })`
        Be poled across a mangrove lagoon to an island temple of Shiva, with kingfishers on every second stake.`,
    ],
    food: ['grilled kingfish', 'coconut water', 'egg roast with appam'],
  },
  {
    key: 'madurai',
    name: 'Madurai',
    country: 'IN',
    kind: 'city',
    lat: 9.9252,
    long: 78.1198,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'homestay'],
    doings: [
      doing('Meenakshi temple, morning and night', 'sightseeing', 3, 1, { km: 3 })`
        See the Meenakshi temple under towers with 33,000 painted figures, and come back at nine at night when the god is carried to her bedroom.`,
      doing('Flower market', 'photography', 2, 1)`
        Stand out of the way at five in the Mattuthavani market, where jasmine is sold by the ton and priced by the hour.`,
      doing('Palace of Tirumalai', 'sightseeing', 1, 1, { optionalUsd: 1 })`
        Walk between 248 pillars each 12 m round, what is left of a palace four times as large.`,
      doing('Jigarthanda and late-night kitchens', 'food-and-wine', 3, 1, { optionalUsd: 18 })`
        Eat out after ten like the town does: paper dosas, bone-marrow curry and jigarthanda, a milk drink with almond gum.`,
    ],
    food: ['idli with four chutneys', 'kari dosa', 'jigarthanda'],
  },
  {
    key: 'chettinad',
    name: 'Chettinad',
    country: 'IN',
    kind: 'village',
    lat: 10.0735,
    long: 78.7732,
    nights: [1, 2],
    beds: ['boutique-hotel', 'homestay'],
    doings: [
      doing('Merchant mansions of Kanadukathan', 'city-walks', 3, 1, { km: 3 })`
        Walk through mansions of Burmese teak and Belgian mirror, with walls polished with egg white, half of the 10,000 of them locked.`,
      doing('Chettinad masala lesson', 'cooking', 3, 1, { optionalUsd: 25 })`
        Roast 14 spices, black stone flower among them, and cook pepper chicken with a cook who measures nothing.`,
      doing('Athangudi tiles', 'crafts', 2, 1)`
        See floor tiles poured by hand on glass in Athangudi, colored with local sand, and try to swirl one.`,
      doing('Terracotta horses at Namunasamudram', 'photography', 2, 1)`
        Ride through eucalyptus to a village shrine with rows of clay horses as tall as you are, left for the guardian Ayyanar.`,
    ],
    food: ['Chettinad pepper chicken', 'banana-leaf lunch of 20 dishes'],
  },
  {
    key: 'pondicherry',
    name: 'Pondicherry',
    country: 'IN',
    kind: 'town',
    lat: 11.9416,
    long: 79.8083,
    nights: [1, 2],
    beds: ['boutique-hotel', 'guesthouse', 'hotel'],
    doings: [
      doing('French quarter and Tamil streets', 'city-walks', 3, 1, { km: 4 })`
        Cross the old canal between the ochre French streets and the Tamil quarter with its porches for strangers to sleep on.`,
      doing('Seafront without cars', 'city-walks', 2, 1, { km: 3 })`
        Join the town on the sea road, closed to cars from six in the evening, past Gandhi and the lighthouse of 1836.`,
      doing('Auroville and the golden sphere', 'cycling', 4, 1, { km: 16, optionalUsd: 10 })`
        Cycle red lanes to Auroville, planted on bare ground since 1968 by people of 60 nations, and see its sphere from the garden.`,
      doing('Gingee fort', 'hiking', 5, 3, { km: 6, ascentM: 240, optionalUsd: 4 })`
        Climb 240 m to the citadel of Gingee over three hills of tumbled granite, early, as there is no shade.`,
    ],
    food: ['bouillabaisse with curry leaf', 'filter coffee', 'croissants'],
  },
  {
    key: 'mahabalipuram',
    name: 'Mahabalipuram',
    country: 'IN',
    kind: 'town',
    lat: 12.6208,
    long: 80.1945,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'resort', 'guesthouse'],
    doings: [
      doing('Shore temple and the five chariots', 'archaeology', 3, 1, { km: 4, optionalUsd: 8 })`
        See the Shore Temple of about 700 at sunrise and five chariots, each cut from one boulder and never used.`,
      doing('Descent of the Ganges in stone', 'archaeology', 2, 1)`
        Read a rock face 29 m long with life-size elephants, a fasting king and a cat who copies him to fool the mice.`,
      doing('Stone carver at work', 'crafts', 2, 1, { optionalUsd: 12 })`
        Chisel soapstone for an hour in a lane where 200 workshops make gods to order for temples from here to Pittsburgh.`,
      doing('First surf lesson', 'beaches', 2, 3, { optionalUsd: 20 })`
        Stand up on a board off Covelong with teachers from the fishing village, in waves of waist height before ten.`,
    ],
    food: ['grilled prawns', 'lemon rice'],
  },
  {
    key: 'wayanad',
    name: 'Wayanad',
    country: 'IN',
    kind: 'park',
    lat: 11.6854,
    long: 76.132,
    nights: [1, 3],
    beds: ['homestay', 'lodge', 'farm-stay'],
    doings: [
      doing('Chembra shoulder', 'hiking', 4, 3, { km: 8, ascentM: 600, optionalUsd: 15 })`
        Climb the grass of Chembra to a pond shaped like a heart; the forest office lets up 200 people a day and none in fire season.`,
      doing('Edakkal carvings', 'archaeology', 3, 3, { km: 3, ascentM: 200, optionalUsd: 2 })`
        Squeeze into the Edakkal cleft to see figures cut 6,000 years ago, a steep half-hour walk up.`,
      doing('Elephants at Muthanga', 'safari-drives', 3, 1, { optionalUsd: 15 })`
        Drive in at seven for elephants, gaur and dhole in teak forest that runs on into three other parks.`,
      doing('Coffee estate morning', 'food-and-wine', 3, 1, { km: 4 })`
        Walk a family estate of robusta under pepper vines, rake the drying floor, and drink the result from a steel tumbler.`,
    ],
    food: ['bamboo-shoot curry', 'wild honey'],
  },
  {
    key: 'mysuru',
    name: 'Mysuru',
    country: 'IN',
    kind: 'city',
    lat: 12.2958,
    long: 76.6394,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'homestay'],
    doings: [
      doing('Palace and its bulbs', 'sightseeing', 3, 1, { optionalUsd: 12 })`
        See the palace of 1912 with its peacock hall, and on a Sunday at seven the 97,000 bulbs that outline it.`,
      doing('Devaraja market', 'food-and-wine', 2, 1, { km: 2 })`
        Smell sandalwood, jasmine by the arm's length and cones of colored powder in a market of 1886.`,
      doing('Chamundi hill steps', 'hiking', 2, 3, { km: 4, ascentM: 220 })`
        Climb 1,008 steps with barefoot pilgrims at six, past a black bull carved from one rock 5 m high.`,
      doing('Somnathpur', 'archaeology', 3, 1, { optionalUsd: 5 })`
        Drive 35 km to the star-shaped Hoysala temple of 1268, where sculptors signed their work.`,
    ],
    food: ['Mysore pak', 'masala dosa with red chutney'],
  },
  {
    key: 'hampi',
    name: 'Hampi',
    country: 'IN',
    kind: 'village',
    lat: 15.335,
    long: 76.46,
    nights: [2, 3],
    beds: ['guesthouse', 'lodge', 'hotel'],
    doings: [
      doing('Vittala temple and the stone chariot', 'archaeology', 4, 2, { km: 7, optionalUsd: 8 })`
        Walk by the river to the Vittala temple, with pillars that ring when struck, in a city of 500,000 people sacked in 1565.`,
      doing('Matanga hill at sunrise', 'hiking', 2, 2, { km: 3, ascentM: 120 })`
        Climb Matanga in 40 minutes in the dark for first light over boulders that look stacked by hand.`,
      doing('Ruins by bicycle', 'cycling', 5, 2, { km: 18, optionalUsd: 5 })`
        Cycle from the elephant stables to the queen's bath through bananas and rice, with the heat as the only climb.`,
      doing('Coracle and Anegundi', 'boat-trips', 4, 2, { km: 6, optionalUsd: 8 })`
        Spin across the Tungabhadra in a basket boat to Anegundi, where women weave bags from banana fiber.`,
    ],
    food: ['jowar flatbread with eggplant', 'banana fritters'],
  },
  {
    key: 'goa',
    name: 'Goa',
    country: 'IN',
    kind: 'coast',
    lat: 15.2993,
    long: 74.124,
    gateway: true,
    nights: [2, 5],
    beds: ['hotel', 'guesthouse', 'resort', 'homestay'],
    doings: [
      doing('Latin quarter of Panjim', 'city-walks', 3, 1, { km: 3 })`
        Walk Fontainhas among houses in yellow and indigo, repainted after every monsoon by an old Portuguese rule.`,
      doing('Old Goa churches', 'sightseeing', 3, 1, { km: 3 })`
        See what a city larger than Lisbon left behind: seven churches, one with the body of Francis Xavier, in mown grass.`,
      doing('Spice and cashew estate lunch', 'food-and-wine', 4, 1, { optionalUsd: 15 })`
        Eat from a banana leaf on an estate at Ponda and taste feni, cashew spirit, which is better after the third sip.`,
      doing('Agonda and the turtle beach', 'beaches', 5, 1)`
        Spend the day on 3 km of sand at Agonda, where olive ridley turtles lay from November to February behind rope fences.`,
    ],
    food: ['pork vindaloo, sour not hot', 'prawn balchao', 'bebinca cake'],
  },
];

export const keralaAndSouthIndia: Region = {
  slug: 'kerala-and-south-india',
  name: 'Kerala & South India',
  continent: 'asia',
  countries: ['IN'],
  tagLine: 'Backwaters, tea hills and temple towns at a gentler pace than the north. Best from December to March.',
  guide: [
    'The south is green on the west side and dry on the east, with the Western Ghats, up to 2,695 m, between. Kerala has the sea, the canals and the hills within 130 km; Tamil Nadu has the temples, alive and loud since the 600s.',
    'Nine in ten people here can read, buses have women conductors, and the food is lighter: rice, coconut, fish, and breakfast as the best meal of the day.',
    'You travel by car with a driver and by train, which is punctual enough on the coast. Hill roads are slow: the 130 km to Munnar take four hours.',
    'What surprises visitors is how little hassle there is, and how hot it is at sea level even in January, 32 degrees with a damp shirt.',
  ],
  season: { open: [1, 2, 3, 4, 8, 9, 10, 11, 12], peak: [1, 2, 12] },
  dailyCostUsd: 135,
  localCurrency: 'INR',
  stops,
  routes: [
    {
      key: 'kerala-loop',
      names: ['Kerala: tea, spice and backwaters', 'Kochi, Munnar and the canals', 'Kerala in {days} days'],
      stops: ['kochi', 'munnar', 'thekkady', 'alleppey', 'varkala'],
      legs: [road(130, 4), road(95, 3.3), road(140, 4), rail(105, 2)],
      types: ['small-group-tour', 'private-guided', 'group-tour', 'vacation', 'custom-tour'],
      themes: ['nature', 'food', 'family', 'honeymoon', 'wellness', '50-plus'],
      days: [8, 14],
      pitches: [
        'You stay in homes for half of the nights, and that is where you eat best.',
        'One night on a rice barge is enough; the second is in a village by the water.',
        'You finish by the sea with no timetable.',
      ],
    },
    {
      key: 'temples-of-tamil-nadu',
      names: ['Temple towns of Tamil Nadu', 'Kochi to the Coromandel coast', 'Coast to coast in South India'],
      stops: ['kochi', 'thekkady', 'madurai', 'chettinad', 'pondicherry', 'mahabalipuram'],
      legs: [road(155, 4.5), road(140, 3.5), road(92, 2), road(300, 5.8), road(98, 2)],
      types: ['small-group-tour', 'group-tour', 'private-guided'],
      themes: ['history', 'culture', 'food', '50-plus', 'photography', 'festivals'],
      days: [8, 13],
      pitches: [
        'You see temples in use, by people who came for their own reasons.',
        'A banana-leaf lunch of twenty dishes in a merchant house counts as a sight.',
        'You cross India from sea to sea, 785 km by road.',
      ],
    },
    {
      key: 'hampi-and-the-ghats',
      names: ['Wayanad, Mysuru and Hampi', 'Coffee hills to the ruined city', 'Kochi to Goa by way of Hampi'],
      stops: ['kochi', 'wayanad', 'mysuru', 'hampi', 'goa'],
      legs: [road(265, 7.3), road(130, 3.4), rail(510, 11.5), rail(310, 7.5)],
      types: ['small-group-tour', 'adventure-tour', '18-39', 'private-guided'],
      themes: ['history', 'rail', 'nature', 'solo', '18-30-s', 'photography'],
      days: [9, 14],
      pitches: [
        'Hampi is the equal of Angkor in size and has a fraction of the visitors.',
        'Two train rides, one by night, save two days in a car.',
        'The trip starts in coffee and ends in the sea.',
      ],
    },
    {
      key: 'ayurveda-and-sea',
      names: ['Backwaters and Ayurveda', 'Ten slow days in Kerala', 'Canals, oil and the sea'],
      stops: ['kochi', 'alleppey', 'varkala'],
      legs: [road(55, 1.5), rail(105, 2)],
      types: ['retreats', 'women-only', 'vacation'],
      themes: ['wellness', 'solo', '50-plus', 'honeymoon'],
      days: [6, 10],
      pitches: [
        'A doctor, not a menu, decides on your treatments.',
        'The three places are less than two hours apart.',
        'Come in the rains of August and you pay a third less, as Keralans do.',
      ],
    },
  ],
  fees: [
    { label: 'Periyar park entry and program', kind: 'park_fee', usd: 12, stops: ['thekkady'] },
    { label: 'Hampi and Mahabalipuram monuments', kind: 'park_fee', usd: 8, stops: ['hampi', 'mahabalipuram'] },
    { label: 'Eravikulam park entry', kind: 'park_fee', usd: 6, stops: ['munnar'] },
  ],
  climate:
    'December to February is 22 to 32 degrees Celsius on the coast and 10 to 22 in Munnar. The southwest monsoon reaches Kerala on about June 1; Tamil Nadu gets its rain in October and November. April is hot everywhere.',
  health:
    'Hepatitis A and typhoid shots are advised, and mosquito repellent at dusk because of dengue. Food in Kerala is among the safest in India, and filtered water is usual in homestays.',
  visa: 'Most visitors need a visa and can apply online. Use the government site and check before you travel, as the rules differ by nationality.',
  faqs: [
    {
      question: 'Is one night on a houseboat enough?',
      answer:
        'Yes. You cover the best canals in the first four hours. Ask for a boat of one or two cabins and for the generator to be off at night.',
    },
    {
      question: 'North or south for a first trip?',
      answer:
        'The south if you want to be at ease, the north for forts and the Taj. They have little in common beyond tea.',
    },
    {
      question: 'Can I visit in the monsoon?',
      answer:
        'June and July are wet enough to cancel walks. From mid-August it rains for an hour or two a day, and everything is at its greenest.',
    },
    {
      question: 'Are temples open to visitors?',
      answer:
        'The grounds are; the inner shrine of many is for Hindus only, and a few in Kerala admit no one else at all. Shoes stay outside.',
    },
  ],
};
