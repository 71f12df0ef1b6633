import type { Region, Stop } from '../types.ts';
import { doing, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'angkor-wat',
    name: 'Angkor Wat',
    country: 'KH',
    kind: 'site',
    lat: 13.4125,
    long: 103.867,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'boutique-hotel', 'guesthouse', 'resort'],
    doings: [
      doing('Angkor Wat from the east gate', 'archaeology', 4, 2, { km: 5 })`
        Enter Angkor Wat by the east gate at half past six, while the crowd stands at the western pond, and walk 800 m of carved war and hell with nobody in front.`,
      doing('Bayon and Angkor Thom', 'archaeology', 4, 2, { km: 6 })`
        Go through the south gate between gods and demons to the Bayon and its 200-odd faces, best at eight or after four.`,
      doing('Ta Prohm and Preah Khan', 'archaeology', 4, 2, { km: 5 })`
        See Ta Prohm with figs on its roofs at half past seven, then Preah Khan, the same idea with a quarter of the people.`,
      doing('Small circuit by bicycle', 'cycling', 5, 2, { km: 26, optionalUsd: 25 })`
        Cycle 26 km of forest track along the wall of Angkor Thom and its moats, where the groups never come.`,
      doing('Banteay Srei and Kbal Spean', 'archaeology', 6, 2, { km: 4, ascentM: 120, optionalUsd: 30 })`
        Drive 35 km to Banteay Srei, pink sandstone carved in 967 as if it were wood, and climb to a riverbed with a thousand stone lingas.`,
      doing('Circus with a point', 'festivals', 2, 1, { optionalUsd: 20 })`
        Watch a circus by young people from a Battambang school, who tell their country's story with fire and handstands.`,
    ],
    food: ['fish amok in banana leaf', 'nom banh chok at breakfast', 'palm sugar cakes'],
  },
  {
    key: 'tonle-sap',
    name: 'Tonle Sap lake',
    country: 'KH',
    kind: 'village',
    lat: 13.13,
    long: 104.11,
    nights: [1, 1],
    beds: ['homestay'],
    doings: [
      doing('Kampong Khleang on stilts', 'boat-trips', 4, 1)`
        See houses on stilts 9 m tall at Kampong Khleang; in May you walk under them, in October you tie up at the door.`,
      doing('Prek Toal bird reserve', 'birdwatching', 8, 1, { optionalUsd: 90 })`
        Go by boat to a tree platform at Prek Toal for spot-billed pelicans and greater adjutants, from December to April.`,
      doing('Lake that changes direction', 'sightseeing', 2, 1)`
        Hear from a fisherman how the river turns round each June and makes the lake five times larger.`,
      doing('Night with a fishing family', 'crafts', 3, 1)`
        Mend nets, eat snakehead with green mango, and sleep under a mosquito net over the water.`,
    ],
    food: ['grilled snakehead fish', 'prahok dip'],
  },
  {
    key: 'preah-vihear',
    name: 'Preah Vihear and Koh Ker',
    country: 'KH',
    kind: 'site',
    lat: 14.3907,
    long: 104.6803,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Temple on the cliff', 'archaeology', 4, 2, { km: 4, optionalUsd: 10 })`
        Climb by pickup to Preah Vihear, 800 m of causeway and gates that end at a 525 m drop to the Cambodian plain; ask first, as the border closes at times.`,
      doing('Pyramid of Koh Ker', 'archaeology', 3, 2, { km: 4, optionalUsd: 15 })`
        Climb 36 m of wooden stairs up the pyramid of Koh Ker, capital from 928 to 944 and then left to the forest.`,
      doing('Beng Mealea', 'archaeology', 3, 2, { km: 3, optionalUsd: 10 })`
        Walk planks over the fallen stones of Beng Mealea, which nobody has put back together.`,
      doing('Giant ibis at Tmatboey', 'birdwatching', 6, 2, { km: 6, optionalUsd: 60 })`
        Get up at four with village rangers for the giant ibis, a meter tall; about 300 live, nearly all in this forest.`,
    ],
    food: ['grilled chicken with kampot salt', 'sour soup with water spinach'],
  },
  {
    key: 'battambang',
    name: 'Battambang',
    country: 'KH',
    kind: 'city',
    lat: 13.0957,
    long: 103.2022,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Country lanes and rice paper', 'cycling', 4, 2, { km: 28, optionalUsd: 20 })`
        Cycle along the Sangker to families who make rice paper, bamboo sticky rice and fish paste, in that order of smell.`,
      doing('Bats of Phnom Sampeau', 'wildlife-watching', 3, 2, { km: 3, ascentM: 120 })`
        Visit the killing cave in the hill with respect, then sit below it at half past five when two million bats pour out for 40 minutes.`,
      doing('Shophouses and galleries', 'city-walks', 2, 1, { km: 3 })`
        Walk streets of 1920s shophouses with art by graduates of the school that the circus comes from.`,
      doing('Wat Banan and a vineyard', 'sightseeing', 4, 2, { km: 2, ascentM: 80, optionalUsd: 8 })`
        Climb 358 steps to five towers of the 1000s and taste wine from the only vineyard in the country, with low hopes.`,
    ],
    food: ['bamboo sticky rice', 'green oranges'],
  },
  {
    key: 'phnom-penh',
    name: 'Phnom Penh',
    country: 'KH',
    kind: 'city',
    lat: 11.5564,
    long: 104.9282,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Tuol Sleng and Choeung Ek', 'museums', 5, 1, { optionalUsd: 13 })`
        Spend a morning at the school that was prison S-21 and the fields at Choeung Ek; take the audio guide and the afternoon off.`,
      doing('National Museum', 'museums', 2, 1, { optionalUsd: 10 })`
        Look at Khmer sculpture up close in the red museum of 1920, including pieces come home from New York since 2023.`,
      doing('Silk island by bicycle', 'cycling', 4, 1, { km: 20, optionalUsd: 25 })`
        Take the ferry with schoolchildren to Koh Dach and cycle between looms and eggplant, 15 km from the towers.`,
      doing('Art deco by cyclo', 'city-walks', 2, 1, { optionalUsd: 12 })`
        Ride in a cyclo past the Central Market of 1937 and the villas of the 1960s, when this was the tidy city of the region.`,
    ],
    food: ['beef lok lak', 'num pang sandwich', 'fried tarantula for the brave'],
  },
  {
    key: 'kampot',
    name: 'Kampot',
    country: 'KH',
    kind: 'town',
    lat: 10.6104,
    long: 104.181,
    nights: [1, 3],
    beds: ['guesthouse', 'lodge', 'boutique-hotel'],
    doings: [
      doing('Pepper farm', 'food-and-wine', 3, 1, { optionalUsd: 5 })`
        Taste green, red, black and white off one vine on a farm below the hills; French cooks asked for this pepper by name.`,
      doing('Kayak the green channel', 'kayaking', 3, 2, { km: 9, optionalUsd: 10 })`
        Paddle 9 km round an island of nipa palms on the Kampot River, with fireflies if you start at five.`,
      doing('Bokor plateau', 'sightseeing', 4, 1, { optionalUsd: 20 })`
        Drive up 1,080 m to a French hill station with an empty casino of 1925, usually in fog.`,
      doing('Crab market at Kep', 'food-and-wine', 4, 1, { optionalUsd: 15 })`
        Buy blue crabs out of the basket at Kep and have them fried with green peppercorns on the spot.`,
    ],
    food: ['crab with green pepper', 'durian in June'],
  },
  {
    key: 'koh-rong',
    name: 'Koh Rong islands',
    country: 'KH',
    kind: 'island',
    lat: 10.62,
    long: 103.3,
    nights: [2, 4],
    beds: ['resort', 'guesthouse'],
    doings: [
      doing('Long beach without a road', 'beaches', 5, 1, { km: 7 })`
        Walk 7 km of white sand on the west side of Koh Rong, with a drink at either end and sand flies in between.`,
      doing('Plankton swim', 'snorkeling', 2, 2, { optionalUsd: 12 })`
        Swim off a boat at eight on a moonless night, and see every stroke light up blue.`,
      doing('Reef off Koh Rong Sanloem', 'diving', 5, 3, { optionalUsd: 85 })`
        Dive twice off Sanloem for seahorses and nudibranchs; visibility is 5 to 15 m, and prices are low.`,
      doing('Across the island', 'hiking', 4, 3, { km: 9, ascentM: 250 })`
        Cross the jungle from Sok San to the village side, with hornbills overhead and a rope at the steep end.`,
    ],
    food: ['barbecued squid', 'coconut shakes'],
  },
  {
    key: 'cardamoms',
    name: 'Cardamom Mountains',
    country: 'KH',
    kind: 'village',
    lat: 11.33,
    long: 103.5,
    nights: [2, 3],
    beds: ['homestay', 'camp', 'tented-camp'],
    doings: [
      doing('Trek from Chi Phat', 'trekking', 7, 4, { km: 17, ascentM: 400, optionalUsd: 45 })`
        Walk from Chi Phat with guides who once hunted here to a hammock camp by a waterfall, with gibbons at dawn.`,
      doing('Join a ranger patrol', 'volunteering', 4, 3, { km: 8 })`
        Go along on a morning patrol that pulls out snares, of which rangers in these mountains have found more than 100,000.`,
      doing('Burial jars on the ledge', 'archaeology', 4, 3, { km: 10 })`
        Climb to a ledge at Phnom Pel with ten jars and twelve log coffins from the 1400s, and nobody sure whose.`,
      doing('Mangroves at Peam Krasop', 'kayaking', 3, 2, { km: 6, optionalUsd: 12 })`
        Paddle tidal creeks past oysters and kingfishers under one of the largest mangrove forests on the mainland.`,
    ],
    food: ['forest honey', 'river shrimp with lime'],
  },
  {
    key: 'kratie',
    name: 'Kratie',
    country: 'KH',
    kind: 'town',
    lat: 12.4881,
    long: 106.0188,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel', 'homestay'],
    doings: [
      doing('Irrawaddy dolphins', 'wildlife-watching', 2, 1, { optionalUsd: 10 })`
        Drift with the engine off at Kampi; about 100 Irrawaddy dolphins are left in the Mekong, and you hear them breathe before you see them.`,
      doing('Koh Trong loop', 'cycling', 2, 1, { km: 9, optionalUsd: 3 })`
        Cycle 9 km round an island of pomelo trees with ox carts and one floating Vietnamese hamlet.`,
      doing('Flooded forest by kayak', 'kayaking', 4, 3, { km: 14, optionalUsd: 45 })`
        Paddle 14 km among trees bent flat by the flood season, with sandbars to stop on and the odd turtle hatchery.`,
      doing('Hundred-pillar pagoda', 'sightseeing', 2, 1)`
        Drive upriver to Sambor, where turtles of the softshell kind grow up in a monastery pond before release.`,
    ],
    food: ['krolan, sticky rice with beans', 'nem, fermented fish in leaf'],
  },
];

export const cambodiaAndAngkor: Region = {
  slug: 'cambodia-and-angkor',
  name: 'Cambodia & Angkor',
  continent: 'asia',
  countries: ['KH'],
  tagLine:
    'The temples of Angkor and the river and forest country around them. Driest from November to March; green and quiet from July to October.',
  guide: [
    'Angkor is not one temple but the remains of a city of perhaps 800,000 people, spread over 400 square kilometers of forest. Three days is right: one for the famous three, one by bicycle, one for what lies further out.',
    'The rest of the country is flat, wet and easy to like. Life follows the Tonle Sap, which fills from the Mekong each summer and feeds half of the nation, and in the southwest the Cardamom Mountains still have elephants.',
    'A quarter of the people died between 1975 and 1979. Guides over fifty have their own stories and will tell you if you ask plainly.',
    'Dollars are used alongside riel, and roads have become good in ten years. From March to May it is 38 degrees by noon, and temple visits start at six.',
  ],
  season: { open: [1, 2, 3, 4, 7, 8, 9, 10, 11, 12], peak: [1, 2, 11, 12] },
  dailyCostUsd: 120,
  localCurrency: 'KHR',
  stops,
  routes: [
    {
      key: 'angkor-in-depth',
      names: ['Angkor and the forest temples', 'Angkor Wat in {days} days', 'Temples beyond the moat'],
      stops: ['angkor-wat', 'preah-vihear', 'angkor-wat', 'tonle-sap', 'angkor-wat'],
      legs: [road(215, 3.8), road(215, 3.8), road(58, 1.3), road(58, 1.3)],
      types: ['private-guided', 'small-group-tour', 'custom-tour', 'walking-hiking'],
      themes: ['history', 'photography', 'culture', '50-plus'],
      days: [9, 11],
      pitches: [
        'You see the great temples at the hours when the groups eat.',
        "You stand on the cliff at Preah Vihear, with Angkor's plain below.",
        'The guide has a license, a degree and his own opinions about the restorers.',
      ],
    },
    {
      key: 'angkor-to-phnom-penh',
      names: ['Angkor to Phnom Penh', 'Temples, bats and the capital', 'A first week in Cambodia'],
      stops: ['angkor-wat', 'battambang', 'phnom-penh'],
      legs: [road(170, 3.3), road(292, 5.3)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['history', 'culture', 'food', 'solo', '18-30-s'],
      days: [6, 8],
      pitches: [
        "It's a week, and it has Angkor, a country town and the truth about 1975.",
        'You cycle, eat with families and see a circus that changes lives.',
        'There is no day with more than five and a half hours in a car.',
      ],
    },
    {
      key: 'temples-to-islands',
      names: ['Angkor, pepper and islands', 'From Angkor to the sea', 'Temples and tides'],
      stops: ['angkor-wat', 'phnom-penh', 'kampot', 'koh-rong', 'phnom-penh'],
      legs: [road(315, 5.5), road(150, 3), road(130, 4), road(220, 4)],
      types: ['vacation', 'small-group-tour', 'private-guided', '18-39'],
      themes: ['family', 'islands', 'honeymoon', 'food', 'history'],
      days: [9, 13],
      pitches: [
        'Stone first, then river, then sand.',
        'Kampot is where everybody wishes to stay longer, so you have time there.',
        'Small children do Angkor by tuk-tuk and are on the beach by Thursday.',
      ],
    },
    {
      key: 'wild-cambodia',
      names: ['Dolphins, forest and temples', 'Wild Cambodia', 'The Mekong and the Cardamoms'],
      stops: ['angkor-wat', 'kratie', 'phnom-penh', 'cardamoms', 'phnom-penh'],
      legs: [road(420, 8), road(250, 5), road(265, 5.3), road(265, 5.3)],
      types: ['adventure-tour', 'small-group-tour', 'Multi-Sport'],
      themes: ['wildlife', 'nature', 'high-adventure', 'walking', 'rivers'],
      days: [9, 12],
      pitches: [
        'You see river dolphins from a boat with its engine off, and gibbons from a hammock.',
        'The village of Chi Phat runs its own guides, beds and prices.',
        'You trade a day of temples for a day with rangers.',
      ],
    },
  ],
  fees: [
    { label: 'Angkor pass, three days', kind: 'park_fee', usd: 62, stops: ['angkor-wat'] },
    { label: 'Koh Ker and Preah Vihear tickets', kind: 'park_fee', usd: 25, stops: ['preah-vihear'] },
    { label: 'Chi Phat community fee', kind: 'local_payment', usd: 8, stops: ['cardamoms'] },
  ],
  climate:
    "November to February is dry, 20 to 31 degrees Celsius. March to May is the hot season, up to 39. From June to October it rains hard for an hour or two on most afternoons, and Angkor's moats are full.",
  health:
    'Hepatitis A and typhoid shots are advised, and repellent against dengue; malaria remains in the forests of the Cardamoms and the northeast. Stay on paths near the Thai border, as not every mine has been found.',
  visa: 'Most visitors get a 30-day visa on arrival or online for about $30, and fill in an arrival form online. Check before you travel, as land crossings with Thailand open and close.',
  faqs: [
    {
      question: 'How many days does Angkor need?',
      answer:
        'Three, on a pass that is valid for ten days, so they need not be in a row. One day shows you three temples and a lot of backs.',
    },
    {
      question: 'Is sunrise at Angkor Wat worth it?',
      answer:
        'The sky is good about every second day, and 1,500 people stand with you. Better: skip the pond and be first inside.',
    },
    {
      question: 'Should we visit an orphanage?',
      answer:
        "No. Children are not sights, and most of those shown have parents. Companies listed here don't offer it.",
    },
    {
      question: 'Do I need cash?',
      answer:
        'Small, clean dollar bills; torn ones are refused. Cards work in hotels, and machines give both currencies.',
    },
  ],
};
