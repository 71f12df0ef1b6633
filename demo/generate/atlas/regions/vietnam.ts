import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'hanoi',
    name: 'Hanoi',
    country: 'VN',
    kind: 'city',
    lat: 21.0285,
    long: 105.8542,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Old Quarter by trade', 'city-walks', 3, 1, { km: 4 })`
        Walk the 36 streets named for what they sold, tin, silk, votive paper, and learn to cross the road: slowly, and without stopping.`,
      doing('Pho at six, egg coffee at nine', 'food-and-wine', 3, 1, { optionalUsd: 30 })`
        Eat beef noodles on a plastic stool at six, rice rolls at eight and egg coffee at nine, with a guide who lives in the quarter.`,
      doing('Temple of Literature', 'sightseeing', 2, 1, { optionalUsd: 3 })`
        Visit the university of 1076 with 82 stone turtles that carry the names of its doctors.`,
      doing('Ethnology museum', 'museums', 3, 1, { optionalUsd: 2 })`
        See houses of 54 peoples rebuilt in a garden, among them a communal roof 19 m high put up by 42 men without nails.`,
      doing('Water puppets', 'festivals', 1, 1, { optionalUsd: 6 })`
        Watch dragons spit fire in a pond for fifty minutes, moved by eight people who stand in water up to the hips.`,
    ],
    food: ['pho with beef brisket', 'bun cha, grilled pork with noodles', 'egg coffee'],
  },
  {
    key: 'ha-giang',
    name: 'Ha Giang and Dong Van',
    country: 'VN',
    kind: 'mountain',
    lat: 23.278,
    long: 105.362,
    nights: [2, 4],
    beds: ['homestay', 'guesthouse'],
    doings: [
      doing('Ma Pi Leng Pass', 'sightseeing', 4, 2)`
        Ride pillion with a local driver over Ma Pi Leng, a road that hangs 800 m above the Nho Que and took 11 months to cut for its last 21 km.`,
      doing('Sky Path above the river', 'hiking', 4, 3, { km: 9, ascentM: 350 })`
        Walk the old path above the pass between gray limestone teeth and fields the size of a table.`,
      doing('Sunday market at Dong Van', 'photography', 3, 1)`
        Be in Dong Van on a Sunday at seven for corn liquor, piglets on strings and Hmong hemp skirts with 400 pleats.`,
      doing('Boat through Tu San', 'boat-trips', 2, 1, { optionalUsd: 5 })`
        Go down to the Nho Que and through the Tu San gorge by boat, under walls of several hundred meters.`,
    ],
    food: ['thang co, a horse-meat stew', 'corn wine', 'buckwheat cake'],
  },
  {
    key: 'sapa',
    name: 'Sapa',
    country: 'VN',
    kind: 'town',
    lat: 22.3364,
    long: 103.8438,
    nights: [1, 3],
    beds: ['homestay', 'hotel', 'lodge'],
    doings: [
      doing('Y Linh Ho to Ta Van', 'hiking', 5, 3, { km: 12, ascentM: 250 })`
        Walk 12 km down through terraces from Y Linh Ho to Ta Van with a Hmong guide who learned English from walkers; it is muddy after rain, which is often.`,
      doing('Fansipan by cable car', 'sightseeing', 4, 2, { ascentM: 120, optionalUsd: 35 })`
        Ride 6.3 km of cable and climb 600 steps to Fansipan, 3,147 m, often in cloud, sometimes above it.`,
      doing('Batik with a Hmong family', 'crafts', 3, 1, { optionalUsd: 20 })`
        Draw on hemp with hot beeswax and a copper pen, dip it in indigo, and go home with blue fingers for a week.`,
      doing('Red Dao herb bath', 'hot-springs', 1, 1, { optionalUsd: 8 })`
        Sit in a barrel with the bark of ten forest plants for twenty minutes; any longer and you will not want to stand.`,
    ],
    food: ['black chicken with ginger', 'grilled skewers and chestnuts'],
  },
  {
    key: 'ha-long',
    name: 'Ha Long and Lan Ha bays',
    country: 'VN',
    kind: 'coast',
    lat: 20.85,
    long: 107.1,
    nights: [1, 2],
    beds: ['ship-cabin'],
    doings: [
      doing('Kayak the lagoons of Lan Ha', 'kayaking', 2, 2, { km: 4 })`
        Paddle under a limestone arch at low tide into a lagoon with langur cliffs; there are about 70 Cat Ba langurs left.`,
      doing('Two nights among the islands', 'boat-trips', 6, 1)`
        Cruise among 1,969 islands, take the Lan Ha side rather than the main channel, and see your ship alone at anchor at dusk.`,
      doing('Viet Hai by bicycle', 'cycling', 3, 2, { km: 10 })`
        Cycle 5 km through a tunnel to Viet Hai, a village of 80 families on Cat Ba that no car road reaches.`,
      doing('Squid from the stern', 'boat-trips', 2, 1)`
        Jig for squid by lamp after dinner, and go up on deck at half past six for tai chi or for coffee.`,
    ],
    food: ['clams with lemongrass', 'squid cakes'],
  },
  {
    key: 'ninh-binh',
    name: 'Ninh Binh',
    country: 'VN',
    kind: 'village',
    lat: 20.2539,
    long: 105.975,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge', 'homestay'],
    doings: [
      doing('Trang An by sampan', 'boat-trips', 3, 1, { optionalUsd: 12 })`
        Be rowed for three hours through nine caves at Trang An, the lowest of them with the roof at your hair.`,
      doing('Mua steps at five', 'hiking', 2, 3, { km: 2, ascentM: 180, optionalUsd: 4 })`
        Climb 486 steps to the dragon on Mua peak for the sun over the Tam Coc rice, gold in late May.`,
      doing('Rice lanes by bicycle', 'cycling', 3, 1, { km: 15, optionalUsd: 5 })`
        Cycle level lanes between karst and ducks to Bich Dong, a pagoda on three floors of a cliff.`,
      doing('Van Long wetland', 'birdwatching', 2, 1, { optionalUsd: 6 })`
        Look for Delacour's langurs, black with white shorts, from a bamboo boat; fewer than 250 live in the wild, most of them here.`,
    ],
    food: ['mountain goat with rice crust', 'eel vermicelli'],
  },
  {
    key: 'phong-nha',
    name: 'Phong Nha',
    country: 'VN',
    kind: 'park',
    lat: 17.59,
    long: 106.283,
    nights: [2, 3],
    beds: ['guesthouse', 'farm-stay', 'hotel'],
    doings: [
      doing('Dark Cave mud and zip line', 'climbing', 3, 3, { optionalUsd: 20 })`
        Fly 400 m by zip line into a river, wade into the Dark Cave and float in mud thick enough to sit on.`,
      doing('Hang En overnight', 'trekking', 16, 4, { km: 22, ascentM: 350, optionalUsd: 330 })`
        Walk through jungle to Hang En, the third-largest cave known, and camp on its beach under swifts and a roof 100 m up.`,
      doing('Boat into Phong Nha cave', 'boat-trips', 3, 1, { km: 3, optionalUsd: 10 })`
        Glide a kilometer and a half into Phong Nha cave with the engine off, on the river that hollowed out the oldest karst in Asia.`,
      doing('Bong Lai valley by bicycle', 'cycling', 4, 2, { km: 18, optionalUsd: 5 })`
        Cycle to a pepper farm, a duck that sits in your hand and a hammock pub by the river.`,
    ],
    food: ['grilled chicken with peanut salt', 'banh xeo with betel leaf'],
  },
  {
    key: 'hue',
    name: 'Hue',
    country: 'VN',
    kind: 'city',
    lat: 16.4637,
    long: 107.5909,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'homestay'],
    doings: [
      doing('Imperial city', 'sightseeing', 3, 1, { km: 4, optionalUsd: 8 })`
        Walk through the Noon Gate into the citadel of the Nguyen, where ten of 160 buildings outlived 1968 and some have been raised again.`,
      doing('Tombs by bicycle', 'cycling', 5, 2, { km: 24, optionalUsd: 12 })`
        Cycle through pine and incense villages to the tombs of Tu Duc, who wrote poems there, and Khai Dinh, all broken porcelain.`,
      doing('Vegetarian lunch at a nunnery', 'food-and-wine', 2, 1, { optionalUsd: 10 })`
        Eat nine dishes without meat at a nunnery, where even the pork is figs.`,
      doing('Demilitarized zone', 'museums', 9, 1, { optionalUsd: 50 })`
        Drive to the Vinh Moc tunnels, where 60 families lived 23 m down and 17 children were born, and to Khe Sanh.`,
    ],
    food: ['bun bo Hue', 'banh beo rice cakes with shrimp'],
  },
  {
    key: 'hoi-an',
    name: 'Hoi An',
    country: 'VN',
    kind: 'town',
    lat: 15.8801,
    long: 108.338,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'boutique-hotel', 'homestay'],
    doings: [
      doing('Old town before nine', 'city-walks', 2, 1, { km: 3, optionalUsd: 5 })`
        See the merchant houses and the Japanese bridge before nine; after dark lanterns bring so many people that the lanes stop moving.`,
      doing('Tra Que herb farm and kitchen', 'cooking', 4, 1, { km: 6, optionalUsd: 35 })`
        Cycle to Tra Que, water the beds with two cans on a pole, and cook a turmeric pancake with what you picked.`,
      doing('My Son at opening', 'archaeology', 5, 1, { km: 3, optionalUsd: 20 })`
        Be at My Son at six, when mist lies between Cham brick towers of the 300s to 1200s and the bomb craters beside them.`,
      doing('Cham Islands reef', 'snorkeling', 7, 2, { optionalUsd: 40 })`
        Cross 18 km to the Cham Islands, shut to boats by rough seas from October to February, and snorkel over soft coral.`,
      doing('Suit or lantern', 'crafts', 2, 1, { optionalUsd: 10 })`
        Bend bamboo for a silk lantern that folds flat, or be measured for a jacket that is ready in a day and right after the second fitting.`,
    ],
    food: ['cao lau noodles', 'white rose dumplings', 'banh mi with pate'],
  },
  {
    key: 'saigon',
    name: 'Ho Chi Minh City',
    country: 'VN',
    kind: 'city',
    lat: 10.7769,
    long: 106.7009,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('War Remnants Museum', 'museums', 3, 1, { optionalUsd: 2 })`
        See photographs taken by the 134 journalists who died on all sides, on the second floor; it is hard, and quiet.`,
      doing('Cu Chi tunnels by river', 'museums', 6, 2, { optionalUsd: 65 })`
        Go up the Saigon River by speedboat to Ben Dinh and crawl as far as you like in a tunnel 80 cm high, widened for visitors.`,
      doing('Scooters and district four', 'food-and-wine', 4, 1, { optionalUsd: 55 })`
        Ride behind a student at night to eat shellfish in district four, broken rice in ten and flan wherever she says.`,
      doing('Post office to Cholon', 'city-walks', 4, 1, { km: 5 })`
        Walk from the iron post office of 1891 and ride on to Cholon, where incense coils hang for a week in the Thien Hau temple.`,
    ],
    food: ['com tam, broken rice with pork', 'snails in coconut', 'iced coffee with condensed milk'],
  },
  {
    key: 'can-tho',
    name: 'Can Tho',
    country: 'VN',
    kind: 'city',
    lat: 10.0452,
    long: 105.7469,
    nights: [1, 2],
    beds: ['homestay', 'hotel', 'lodge'],
    doings: [
      doing('Cai Rang at half past five', 'boat-trips', 3, 1)`
        Be on the water at half past five for what is left of the Cai Rang floating market: some fifty boats, each with its goods on a pole.`,
      doing('Orchard canals by bicycle', 'cycling', 3, 1, { km: 14, optionalUsd: 8 })`
        Cycle over hump bridges between durian, longan and fish ponds, with a ferry for a few cents every mile.`,
      doing('Rice noodle makers', 'crafts', 2, 1)`
        Lift a sheet of steamed rice with a bamboo roll and dry it on a mat; the family makes 800 kg a day.`,
      doing('Binh Thuy house', 'sightseeing', 2, 1, { optionalUsd: 1 })`
        Visit the tiled house of 1870 with the same family in it and a cactus taller than the roof.`,
    ],
    food: ['hot pot with water lilies', 'elephant-ear fish'],
  },
];

export const vietnam: Region = {
  slug: 'vietnam',
  name: 'Vietnam',
  continent: 'asia',
  countries: ['VN'],
  tagLine:
    'Rice hills, limestone bays and the best cheap food in Asia, along 1,650 km of coast. Best from February to April, with dry weather nearly everywhere.',
  guide: [
    'Vietnam is two river deltas joined by a thin spine. The north has seasons and hills, the center has the imperial and trading towns and its own rain, the south is hot all year.',
    'Most first trips go from Hanoi to Saigon in two weeks with a night on the bay. The train along the coast takes 32 hours in all and is a pleasure in parts; domestic flights fill the gaps.',
    "Food changes by the hour's drive and is best where the stools are low. Breakfast is noodle soup, dinner is early, and coffee comes with condensed milk or, in Hanoi, an egg.",
    'Traffic scares people on the first day and no longer on the third. Sapa and Ha Long are full; Ha Giang, Phong Nha and the Lan Ha side of the bay are how to have the same thing with room.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [2, 3, 4, 10, 11] },
  dailyCostUsd: 130,
  localCurrency: 'VND',
  stops,
  routes: [
    {
      key: 'hanoi-to-saigon',
      names: ['Hanoi to Saigon', 'Vietnam from north to south', 'Vietnam in {days} days', 'Bay, citadel, delta'],
      stops: ['hanoi', 'ha-long', 'hanoi', 'hue', 'hoi-an', 'saigon', 'can-tho', 'saigon'],
      legs: [
        road(165, 2.7),
        road(165, 2.7),
        rail(688, 13.5),
        road(125, 3.2),
        flight(605, 1.4),
        road(168, 3.5),
        road(168, 3.5),
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39', 'custom-tour', 'women-only'],
      themes: ['food', 'culture', 'history', 'solo', '18-30-s', '50-plus', 'family'],
      days: [12, 16],
      pitches: [
        'You take one night train, one flight and no bus ride over four hours.',
        'Every town has a meal that you cook, pick or are driven to on a scooter.',
        'The ship sails Lan Ha rather than Ha Long, with a fifth of the boats.',
      ],
    },
    {
      key: 'northern-hills',
      names: ['Ha Giang and the northern hills', 'The limestone north', 'Hanoi to the Chinese border'],
      stops: ['hanoi', 'ha-giang', 'hanoi', 'ninh-binh', 'hanoi'],
      legs: [road(440, 12), road(440, 12), road(95, 1.8), road(95, 1.8)],
      types: ['adventure-tour', 'small-group-tour', '18-39', 'private-guided'],
      themes: ['high-adventure', 'photography', 'culture', '18-30-s', 'nature'],
      days: [7, 11],
      pitches: [
        'You ride behind licensed local drivers, so you look at the pass instead of the curb.',
        'Nights are on mats in Tay and Hmong houses, with corn wine that is hard to refuse.',
        'It is a 12-hour drive up, split in two, and worth both halves.',
      ],
    },
    {
      key: 'walk-and-paddle',
      names: ['Sapa, Ninh Binh and Lan Ha Bay', 'Walk, cycle, paddle in the north', 'Rice hills to the sea'],
      stops: ['hanoi', 'sapa', 'ninh-binh', 'ha-long', 'hanoi'],
      legs: [road(315, 5.5), road(400, 7), road(185, 3.6), road(165, 2.7)],
      types: ['Multi-Sport', 'walking-hiking', 'small-group-tour', 'private-guided'],
      themes: ['walking', 'family', 'nature', 'culture', 'photography'],
      days: [7, 11],
      pitches: [
        'You are out of the bus every day: 12 km on foot, 15 by bike, 4 by kayak.',
        'Late September has the terraces yellow; in May they are mirrors.',
        'Teenagers like this one best.',
      ],
    },
    {
      key: 'caves-and-coast',
      names: ['Caves, citadel and coast', 'Central Vietnam', 'Phong Nha to Hoi An'],
      stops: ['hanoi', 'ninh-binh', 'phong-nha', 'hue', 'hoi-an'],
      legs: [road(95, 1.8), rail(440, 9), road(210, 4.2), road(125, 3.2)],
      types: ['adventure-tour', 'small-group-tour', 'self-guided'],
      themes: ['high-adventure', 'rail', 'history', 'nature', 'food'],
      days: [8, 13],
      pitches: [
        'Phong Nha has the largest caves known, and you sleep inside one of them.',
        'You travel down the coast by train and a slow van over the Hai Van Pass.',
        'Come between March and August, as the caves flood in fall.',
      ],
    },
  ],
  fees: [
    { label: 'Lan Ha and Ha Long bay entrance', kind: 'park_fee', usd: 15, stops: ['ha-long'] },
    { label: 'Border-zone permit for Dong Van', kind: 'permit', usd: 10, stops: ['ha-giang'] },
    { label: 'Hoi An old town ticket', kind: 'local_payment', usd: 5, stops: ['hoi-an'] },
  ],
  climate:
    'The north is cool and gray from December to February, 15 degrees Celsius, and hot from May. The center floods in October and November. The south is 30 degrees all year with an afternoon shower from May to October, and the mountains can see frost.',
  health:
    'Hepatitis A and typhoid shots are advised, and repellent against dengue. Street food that is cooked hot in front of you is safer than a buffet; tap water is for washing.',
  visa: 'Many nationalities get 45 days without a visa, others an e-visa for up to 90 days. Check the list before you travel, and match the name on it to your passport letter by letter.',
  faqs: [
    {
      question: 'Is Ha Long Bay too busy?',
      answer:
        'The main channel is. Ships that use Lan Ha or Bai Tu Long, on either side, see the same rocks with far fewer boats.',
    },
    {
      question: 'North to south or the other way?',
      answer:
        'It makes no difference in price. In March go north to south, because the north clears up late in the month.',
    },
    {
      question: 'Is it good for vegetarians?',
      answer:
        'Yes with a word: chay. On the first and fifteenth of the lunar month half the country eats without meat.',
    },
    {
      question: 'Should I come for Tet?',
      answer:
        'Only if you like closed shops and full trains. The week around lunar new year, in January or February, belongs to families.',
    },
  ],
};
