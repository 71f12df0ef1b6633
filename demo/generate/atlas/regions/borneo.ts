import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'kota-kinabalu',
    name: 'Kota Kinabalu',
    country: 'MY',
    kind: 'city',
    lat: 5.9804,
    long: 116.0735,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Filipino market and grills', 'food-and-wine', 2, 1, { optionalUsd: 15 })`
        Eat sea grapes and grilled squid by the water at six, when the sun drops behind the islands.`,
      doing('Mari Mari longhouses', 'crafts', 4, 1, { optionalUsd: 45 })`
        See five peoples' houses, bounce on a Murut trampoline floor and try a blowpipe.`,
      doing('Gaya and Manukan', 'snorkeling', 5, 2, { optionalUsd: 35 })`
        Go 15 minutes by boat to the park islands, and choose Mamutik on a weekday.`,
      doing('Mangrove fireflies', 'boat-trips', 4, 1, { optionalUsd: 55 })`
        Look for proboscis monkeys at five and trees full of fireflies at seven, two hours south at Klias.`,
    ],
    food: ['hinava, raw fish with lime', 'tuaran noodles'],
  },
  {
    key: 'mount-kinabalu',
    name: 'Mount Kinabalu',
    country: 'MY',
    kind: 'mountain',
    lat: 6.03,
    long: 116.55,
    nights: [2, 3],
    beds: ['hut', 'lodge', 'guesthouse'],
    doings: [
      doing('Timpohon Gate to Panalaban', 'trekking', 6, 4, { km: 6, ascentM: 1400 })`
        Climb 6 km of steps from 1,866 m to the huts at 3,270 m, through oak, moss and pitcher plants.`,
      doing("Low's Peak at sunrise", 'trekking', 9, 5, { km: 9, ascentM: 825 })`
        Start at half past two on ropes over bare granite to 4,095 m, and go 2,200 m down the same day.`,
      doing('Park trails and pitcher plants', 'hiking', 4, 2, { km: 7, ascentM: 200, optionalUsd: 12 })`
        Walk the trails at 1,500 m for Low's pitcher and Whitehead's trogon, without a permit.`,
      doing('Poring springs', 'hot-springs', 3, 1, { optionalUsd: 10 })`
        Sit in the tubs the Japanese army built, with knees that have earned it.`,
    ],
    food: ['wild boar with ginger', 'Sabah tea'],
  },
  {
    key: 'sepilok',
    name: 'Sepilok and Sandakan',
    country: 'MY',
    kind: 'town',
    lat: 5.864,
    long: 117.95,
    gateway: true,
    nights: [1, 2],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Orangutans at ten', 'wildlife-watching', 2, 1, { optionalUsd: 8 })`
        See orphan orangutans come to a platform at ten and three, or not, which is the idea.`,
      doing('Sun bears', 'wildlife-watching', 2, 1, { optionalUsd: 12 })`
        Look down on sun bears, the smallest, rescued from cages, with a moon on each chest.`,
      doing('Canopy walk at dusk', 'birdwatching', 2, 1, { km: 2, optionalUsd: 12 })`
        Stand 28 m up at six as red giant flying squirrels leave their holes.`,
      doing('Sandakan memorial', 'museums', 2, 1)`
        Walk the site of a camp that held 2,400 prisoners, of whom six were alive after the marches of 1945.`,
      doing('Turtle island night', 'wildlife-watching', 12, 1, { optionalUsd: 250 })`
        Sleep on Selingan and watch one turtle lay, with eggs moved to a hatchery by hand.`,
    ],
    food: ['Sandakan seafood bak kut teh', 'UFO tarts'],
  },
  {
    key: 'kinabatangan',
    name: 'Kinabatangan River',
    country: 'MY',
    kind: 'village',
    lat: 5.5,
    long: 118.28,
    nights: [1, 3],
    beds: ['lodge', 'homestay'],
    doings: [
      doing('River at six and at four', 'boat-trips', 3, 1)`
        Drift twice a day for proboscis monkeys, eight kinds of hornbills and wild orangutans in the figs.`,
      doing('Pygmy elephants', 'wildlife-watching', 4, 1)`
        Follow the radio to elephants on the bank; there are perhaps 1,500, with babyish faces and tails that trail.`,
      doing('Gomantong caves', 'wildlife-watching', 3, 2, { km: 2, optionalUsd: 10 })`
        Hold your breath on a boardwalk in guano while a million bats and swifts change shift.`,
      doing('Planting with villagers', 'volunteering', 3, 2)`
        Plant ten trees with women of Batu Puteh, to join two scraps of forest across an oil-palm estate.`,
    ],
    food: ['river prawns', 'tapioca leaves'],
  },
  {
    key: 'danum',
    name: 'Danum Valley',
    country: 'MY',
    kind: 'park',
    lat: 4.96,
    long: 117.8,
    nights: [2, 3],
    beds: ['lodge', 'camp'],
    doings: [
      doing('Old forest from the canopy', 'birdwatching', 3, 2, { km: 3 })`
        Walk 300 m of bridge 27 m up, among trees as high as a 25-story house, at the hour gibbons sing.`,
      doing('Coffincliff', 'hiking', 4, 3, { km: 6, ascentM: 250 })`
        Climb past a Dusun burial ledge to a view of forest that has never been cut.`,
      doing('Night walk and drive', 'wildlife-watching', 3, 2, { km: 2 })`
        Look for slow loris, colugo and, once in a hundred nights, a clouded leopard.`,
      doing('Wild orangutans', 'wildlife-watching', 5, 3, { km: 7 })`
        Walk quietly with a guide until a tree shakes; about 500 live in the area and none is fed.`,
    ],
    food: ['fern salad', 'sago grubs for the curious'],
  },
  {
    key: 'semporna',
    name: 'Semporna islands',
    country: 'MY',
    kind: 'island',
    lat: 4.245,
    long: 118.63,
    nights: [2, 5],
    beds: ['resort', 'lodge', 'guesthouse'],
    doings: [
      doing('Sipadan permit day', 'diving', 6, 4, { optionalUsd: 250 })`
        Dive a wall of 600 m with turtles, barracuda in a spiral and 252 other divers at most.`,
      doing('Mabul macro', 'diving', 4, 3, { optionalUsd: 110 })`
        Look for flamboyant cuttlefish and pygmy seahorses on sand and rubble.`,
      doing('Bohey Dulang', 'hiking', 3, 3, { km: 2, ascentM: 350, optionalUsd: 55 })`
        Climb the rim of a drowned volcano for its lagoon from above.`,
      doing('Bajau Laut', 'photography', 3, 1)`
        Meet sea people whose houses stand in the reef, with a guide from among them and no sweets for children.`,
    ],
    food: ['grilled lobster', 'putu with sea urchin'],
  },
  {
    key: 'kuching',
    name: 'Kuching',
    country: 'MY',
    kind: 'city',
    lat: 1.5535,
    long: 110.3593,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Waterfront and old bazaar', 'city-walks', 3, 1, { km: 4 })`
        Walk from a court of white rajahs past Chinese shophouses to a floating mosque, and cross by sampan for a ringgit.`,
      doing('Semenggoh orangutans', 'wildlife-watching', 3, 1, { optionalUsd: 5 })`
        Stand quietly at nine for half-wild orangutans, fewer in the fruit season.`,
      doing('Laksa at breakfast', 'food-and-wine', 2, 1, { optionalUsd: 25 })`
        Eat Sarawak laksa before ten, kolo mee at eleven and layer cake of 20 stripes at three.`,
      doing('Borneo Cultures Museum', 'museums', 3, 1, { optionalUsd: 12 })`
        See five floors of gongs, hooks and skulls in a gold-scaled building of 2022.`,
    ],
    food: ['Sarawak laksa', 'midin fern', 'kek lapis'],
  },
  {
    key: 'bako',
    name: 'Bako',
    country: 'MY',
    kind: 'park',
    lat: 1.717,
    long: 110.467,
    nights: [1, 2],
    beds: ['hut', 'camp'],
    doings: [
      doing('Sea stack and Telok Paku', 'hiking', 3, 3, { km: 4, ascentM: 120 })`
        Walk roots and steps to a cove where proboscis monkeys eat mangrove buds at five.`,
      doing('Lintang loop', 'hiking', 5, 3, { km: 6, ascentM: 200 })`
        Walk 6 km through seven kinds of forest, with pitcher plants on the bare plateau.`,
      doing('Bearded pigs at camp', 'wildlife-watching', 1, 1)`
        Have your bag searched by a bearded pig with the look of a professor.`,
      doing('Night on the boardwalk', 'wildlife-watching', 2, 1, { km: 1 })`
        Find Wagler's pit vipers, where they were in the morning.`,
    ],
    food: ['fried rice with belacan', 'instant noodles, honestly'],
  },
  {
    key: 'batang-ai',
    name: 'Batang Ai',
    country: 'MY',
    kind: 'village',
    lat: 1.25,
    long: 112.05,
    nights: [2, 3],
    beds: ['homestay', 'lodge'],
    doings: [
      doing('Longboat to an Iban longhouse', 'boat-trips', 4, 2, { km: 25 })`
        Go upriver by longboat, out to push in dry months, to a longhouse of 28 doors.`,
      doing('Night on the ruai', 'festivals', 3, 1)`
        Drink tuak and dance worse than your hosts on a gallery 90 m long.`,
      doing('Red Ape Trail morning', 'trekking', 5, 4, { km: 9, ascentM: 400 })`
        Walk ridges with Iban trackers for wild orangutans, whose nests you will see for sure.`,
      doing('Blowpipe and cooking in bamboo', 'cooking', 3, 1)`
        Split bamboo, fill it with chicken and wild ginger, and miss a coconut with a dart.`,
    ],
    food: ['pansuh, chicken in bamboo', 'tuak rice wine'],
  },
  {
    key: 'mulu',
    name: 'Gunung Mulu',
    country: 'MY',
    kind: 'park',
    lat: 4.049,
    long: 114.812,
    gateway: true,
    nights: [2, 5],
    beds: ['lodge', 'hotel', 'hut'],
    doings: [
      doing('Deer Cave and the bats', 'wildlife-watching', 4, 2, { km: 8, optionalUsd: 8 })`
        Walk 3.8 km of boardwalk to a cave mouth 169 m wide and sit until two or three million bats leave in a rope.`,
      doing('Clearwater by longboat', 'boat-trips', 4, 2, { km: 4, optionalUsd: 16 })`
        Go up the Melinau to a river cave, part of more than 250 km explored, and swim at its mouth.`,
      doing('The Pinnacles', 'trekking', 10, 5, { km: 5, ascentM: 1200, optionalUsd: 110 })`
        Climb 1,200 m in 2.4 km with 17 ladders to 45 m blades of limestone.`,
      doing('Canopy skywalk', 'birdwatching', 2, 2, { km: 2, optionalUsd: 12 })`
        Cross 480 m of bridge in the trees, two people at a time.`,
      doing('Headhunters Trail', 'trekking', 6, 4, { km: 11 })`
        Walk 11 flat, wet kilometers of the Headhunters Trail with leeches, and go down to Limbang by boat.`,
    ],
    food: ['midin with garlic', 'wild boar'],
  },
];

export const borneo: Region = {
  slug: 'borneo',
  name: 'Borneo',
  continent: 'asia',
  countries: ['MY'],
  tagLine: 'Orangutans, caves and a 4,095 m mountain in two Malaysian states. Driest from March to October.',
  guide: [
    'Borneo is the third-largest island, and the Malaysian north of it the part you can get about in. Sabah has the mountain, the river and the reefs; Sarawak the caves and the longhouses.',
    'Half of the lowland forest has gone to oil palm, and you will drive through that for hours. What is left is full: on the Kinabatangan animals are easy to see because they have nowhere else to go.',
    'Days begin at half past five and nights too. It is hot, 32 degrees, and wet in every sense; leech socks cost $5.',
    'Flights join the parts within an hour. People are many, thirty-some languages, and mostly at ease with each other and you.',
  ],
  season: { open: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [4, 5, 6, 7, 8, 9] },
  dailyCostUsd: 195,
  localCurrency: 'MYR',
  stops,
  routes: [
    {
      key: 'sabah-wildlife',
      names: [
        'Wild Sabah',
        'Orangutans and the Kinabatangan',
        'Sabah in {days} days',
        'From the mountain to the river',
      ],
      stops: ['kota-kinabalu', 'mount-kinabalu', 'sepilok', 'kinabatangan', 'danum', 'semporna', 'kota-kinabalu'],
      legs: [road(88, 2.1), road(225, 4.7), road(105, 2.3), road(185, 4.7), road(240, 5), flight(350, 1.2)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'adventure-tour'],
      themes: ['wildlife', 'nature', 'photography', 'high-adventure', 'islands', '50-plus'],
      days: [11, 16],
      pitches: [
        'You see orangutans three times: rescued, on the river, and wild in old forest.',
        'The walk up Kinabalu is optional, the forest at its foot is not.',
        'It ends on a reef, with nothing to get up for.',
      ],
    },
    {
      key: 'climb-kinabalu',
      names: ['Climb Kinabalu', 'Two days up Kinabalu', "Low's Peak and the islands"],
      stops: ['kota-kinabalu', 'mount-kinabalu', 'kota-kinabalu'],
      legs: [road(88, 2.1), road(88, 2.1)],
      types: ['walking-hiking', 'adventure-tour', '18-39', 'private-guided'],
      themes: ['high-adventure', 'walking', '18-30-s', 'solo'],
      days: [5, 8],
      pitches: [
        'Only 163 people a day get a bed; ours are booked by name.',
        'It is 8.7 km up with no scrambling beyond a hand on a rope.',
        'Stairs are the training, and the descent is what hurts.',
      ],
    },
    {
      key: 'sarawak',
      names: ['Sarawak: caves and longhouses', 'Kuching to Mulu', 'Sarawak in {days} days'],
      stops: ['kuching', 'bako', 'kuching', 'batang-ai', 'kuching', 'mulu'],
      legs: [road(45, 1.4), road(45, 1.4), road(275, 5.5), road(275, 5.5), flight(575, 1.7)],
      types: ['small-group-tour', 'adventure-tour', 'Multi-Sport', 'private-guided'],
      themes: ['culture', 'nature', 'wildlife', 'food', 'high-adventure'],
      days: [9, 14],
      pitches: [
        'You stay with Iban who have decided how many guests they want.',
        'The largest cave passages on earth come with three million bats at six.',
        'Kuching is the best place to eat in Borneo, and you pass through three times.',
      ],
    },
    {
      key: 'borneo-with-children',
      names: ['Sepilok and the river', 'Five easy days in Sabah', 'Orangutans for families'],
      stops: ['kota-kinabalu', 'sepilok', 'kinabatangan', 'sepilok'],
      legs: [flight(212, 0.9), road(105, 2.3), road(105, 2.3)],
      types: ['vacation', 'private-guided', 'custom-tour'],
      themes: ['family', 'wildlife', 'nature'],
      days: [5, 9],
      pitches: [
        'Short boats, short walks and a pool at noon.',
        'Children of six see more than their parents do.',
        'Four river trips give everyone their monkey.',
      ],
    },
  ],
  fees: [
    { label: 'Kinabalu climbing permit, guide and insurance', kind: 'permit', usd: 150, stops: ['mount-kinabalu'] },
    { label: 'Sipadan dive permit', kind: 'permit', usd: 95, stops: ['semporna'] },
    { label: 'Mulu park pass', kind: 'park_fee', usd: 8, stops: ['mulu'] },
  ],
  climate:
    'It is 24 to 33 degrees Celsius and humid all year, with 5 on Kinabalu at dawn. March to October has less rain; from November to January floods may stop river trips in Sabah.',
  health:
    "Hepatitis A and typhoid shots are advised, and malaria tablets for the forest by a doctor's word. Leeches are harmless, and heat on boardwalks is not.",
  visa: 'Many nationalities may stay up to 90 days without a visa and fill in an arrival card online. Sabah and Sarawak stamp passports even on domestic flights; check before you travel.',
  faqs: [
    {
      question: 'Will I see wild orangutans?',
      answer:
        'On the Kinabatangan about four groups in five do, in Danum two in three. At Sepilok nearly everybody sees rescued ones.',
    },
    {
      question: 'How hard is Kinabalu?',
      answer:
        'Long stairs: 1,400 m up on the first day, 825 m up and 2,200 m down on the second. No skills, good knees.',
    },
    {
      question: 'Is the east coast safe?',
      answer:
        'There have been kidnappings in the sea off Semporna, none for years, and the navy patrols. Read official advice before you book that part.',
    },
    {
      question: 'Are there many insects?',
      answer: 'Fewer mosquitoes than you fear, more of everything else. Long socks solve most of it.',
    },
  ],
};
