import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'muscat',
    name: 'Muscat',
    country: 'OM',
    kind: 'city',
    lat: 23.588,
    long: 58.3829,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Grand Mosque at eight', 'sightseeing', 2, 1)`
        Walk round the one carpet of 21 tons in the Grand Mosque, which took 600 women four years, between eight and eleven.`,
      doing('Mutrah fish and frankincense', 'city-walks', 3, 1, { km: 4 })`
        See tuna auctioned at six and buy frankincense by its grade in the Mutrah souk.`,
      doing('Riyam path', 'hiking', 2, 3, { km: 3, ascentM: 200 })`
        Climb an old path over bare rock from Riyam to Mutrah, with the forts and the harbor on the far side.`,
      doing('Daymaniyat Islands', 'snorkeling', 5, 2, { optionalUsd: 75 })`
        Snorkel with green turtles off the Daymaniyats, closed for landing from May to October for their nests.`,
    ],
    food: ['shuwa, lamb from a pit', 'kahwa with dates', 'grilled kingfish'],
  },
  {
    key: 'nizwa',
    name: 'Nizwa',
    country: 'OM',
    kind: 'town',
    lat: 22.9333,
    long: 57.5333,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Friday goat market', 'photography', 2, 1)`
        Be in the ring by half past six on Friday, as goats are walked round and sold by a nod.`,
      doing('Fort and its traps', 'sightseeing', 2, 2, { ascentM: 30, optionalUsd: 13 })`
        Climb a round tower of 1668 past seven doors and shafts for boiling date syrup.`,
      doing('Bahla and Jabreen', 'sightseeing', 4, 1, { optionalUsd: 15 })`
        See the mud fort of Bahla and the painted ceilings of Jabreen, with a room for the horse upstairs.`,
      doing('Falaj and date gardens', 'hiking', 3, 1, { km: 6 })`
        Walk a water channel of 1,500 years at Birkat al-Mawz through bananas and a ruined quarter.`,
    ],
    food: ['halwa with rosewater', 'mashuai kingfish'],
  },
  {
    key: 'jebel-akhdar',
    name: 'Jebel Akhdar',
    country: 'OM',
    kind: 'mountain',
    lat: 23.073,
    long: 57.666,
    nights: [1, 2],
    beds: ['hotel', 'resort', 'guesthouse'],
    doings: [
      doing('Three villages of terraces', 'hiking', 3, 2, { km: 6, ascentM: 150 })`
        Walk between Al Aqr, Al Ayn and Ash Shirayjah at 1,900 m, on terraces of roses and pomegranates.`,
      doing('Rose water in April', 'food-and-wine', 2, 1)`
        See roses picked at dawn and distilled in clay ovens, in the four weeks of April when they bloom.`,
      doing('Wadi Bani Habib', 'hiking', 2, 2, { km: 3, ascentM: 100 })`
        Go down 250 steps to walnut trees and a village left in the 1980s.`,
      doing('Cliff ferrata', 'climbing', 3, 4, { optionalUsd: 90 })`
        Clip in on a cable above a 1,000 m canyon and find out about heights.`,
    ],
    food: ['pomegranates in September', 'goat with rose rice'],
  },
  {
    key: 'jebel-shams',
    name: 'Jebel Shams',
    country: 'OM',
    kind: 'mountain',
    lat: 23.2372,
    long: 57.2,
    nights: [1, 2],
    beds: ['camp', 'resort'],
    doings: [
      doing('Balcony Walk', 'hiking', 4, 2, { km: 8, ascentM: 200 })`
        Walk a ledge at 1,900 m with a canyon of 1,000 m beside you to a village under an overhang.`,
      doing('South summit', 'hiking', 10, 5, { km: 20, ascentM: 1100 })`
        Climb to the south summit at 2,997 m, the highest place you may stand in Oman, with juniper and griffons.`,
      doing('Misfat al Abriyeen', 'city-walks', 3, 2, { km: 4, ascentM: 120 })`
        Walk stairs between mud houses and date terraces, where families rent rooms.`,
      doing('Goat-hair weavers', 'crafts', 1, 1)`
        Buy a rug from a shepherd who will tell you which goat.`,
    ],
    food: ['harees', 'wild thyme tea'],
  },
  {
    key: 'wahiba-sands',
    name: 'Sharqiya Sands',
    country: 'OM',
    kind: 'desert',
    lat: 22.45,
    long: 58.8,
    nights: [1, 2],
    beds: ['tented-camp', 'camp'],
    doings: [
      doing('Sunset on a 100 m dune', 'photography', 2, 3, { km: 2, ascentM: 100 })`
        Climb to the crest at five, with dunes in lines to the sea 180 km south.`,
      doing('Bedouin coffee', 'crafts', 2, 1)`
        Drink coffee with women in beaked masks, who drive better than your driver.`,
      doing('Wadi Bani Khalid', 'hiking', 4, 2, { km: 5 })`
        Swim in green pools under palms, and go past the cafe to where they narrow.`,
      doing('Crossing to the coast', 'sightseeing', 6, 2, { optionalUsd: 120 })`
        Cross the sands with two cars and soft tires to sugar dunes and an empty sea.`,
    ],
    food: ['grilled camel', 'dates with sesame'],
  },
  {
    key: 'ras-al-jinz',
    name: 'Ras al Jinz and Sur',
    country: 'OM',
    kind: 'coast',
    lat: 22.428,
    long: 59.832,
    nights: [1, 2],
    beds: ['hotel', 'tented-camp', 'guesthouse'],
    doings: [
      doing('Turtles before dawn', 'wildlife-watching', 2, 1, { optionalUsd: 18 })`
        Follow a ranger without lamps to green turtles of 150 kg that lay at night all year, most from June to September.`,
      doing('Dhow yard of Sur', 'crafts', 2, 1, { optionalUsd: 3 })`
        See a dhow framed without drawings in the last yard of a town that sailed to Zanzibar.`,
      doing('Wadi Shab', 'hiking', 4, 3, { km: 6, ascentM: 50 })`
        Walk 45 minutes, swim three pools and squeeze through a gap to a waterfall in a cave.`,
      doing('Bimmah sinkhole', 'beaches', 1, 1)`
        Go down steps and swim in a blue hole where small fish clean your feet.`,
    ],
    food: ['shark with rice', 'lime tea'],
  },
  {
    key: 'salalah',
    name: 'Salalah',
    country: 'OM',
    kind: 'city',
    lat: 17.0151,
    long: 54.0924,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'resort'],
    doings: [
      doing('Khareef, the green season', 'sightseeing', 6, 2, { km: 4 })`
        Drive into drizzle and cows at 25 degrees in July and August, when the rest of Arabia is at 45.`,
      doing('Frankincense at Wadi Dawkah', 'archaeology', 5, 1, { optionalUsd: 25 })`
        See 5,000 frankincense trees and the port of Sumhuram from which it went to Rome.`,
      doing('Edge of the Empty Quarter', 'sightseeing', 9, 1, { optionalUsd: 130 })`
        Drive past lost Ubar to red dunes of 200 m and stay until the stars.`,
      doing('Blowholes and cliffs of Mughsail', 'photography', 4, 1)`
        See the sea shoot 20 m up through rock and a road of hairpins toward Yemen.`,
    ],
    food: ['coconuts by the road', 'mishkak skewers'],
  },
  {
    key: 'musandam',
    name: 'Musandam',
    country: 'OM',
    kind: 'town',
    lat: 26.1799,
    long: 56.2477,
    nights: [1, 2],
    beds: ['hotel', 'ship-cabin'],
    doings: [
      doing('Dhow into the fiords', 'boat-trips', 7, 1, { optionalUsd: 55 })`
        Sail cushions and dolphins into the Khor ash Sham, 16 km long, with villages reached by boat only.`,
      doing('Telegraph Island', 'snorkeling', 2, 2)`
        Snorkel round the rock where British clerks of 1865 went round the bend, which is said to be the origin of the words.`,
      doing('Jebel Harim', 'sightseeing', 4, 1, { optionalUsd: 55 })`
        Drive up to 1,600 m for fish fossils at the top of a mountain.`,
      doing('Kayak the inlets', 'kayaking', 4, 2, { km: 9, optionalUsd: 60 })`
        Paddle under 900 m cliffs with Hormuz tankers on the horizon.`,
    ],
    food: ['grilled hammour', 'flat bread with honey'],
  },
  {
    key: 'dubai',
    name: 'Dubai',
    country: 'AE',
    kind: 'city',
    lat: 25.2048,
    long: 55.2708,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'resort'],
    doings: [
      doing('Creek and Al Fahidi', 'city-walks', 3, 1, { km: 4, optionalUsd: 1 })`
        Cross the Creek by abra for a dirham, from wind towers to spices and gold.`,
      doing('Ask anything over lunch', 'food-and-wine', 2, 1, { optionalUsd: 45 })`
        Sit on the floor of an old house with Emiratis who answer any question about faith, dress and taxes.`,
      doing('Burj Khalifa at opening', 'sightseeing', 2, 1, { optionalUsd: 60 })`
        Ride to floor 148 of 163 and see desert on three sides.`,
      doing('Hatta by kayak', 'kayaking', 6, 2, { km: 5, optionalUsd: 60 })`
        Drive to a turquoise reservoir in the Hajar Mountains and paddle it.`,
    ],
    food: ['machboos', 'luqaimat with date syrup'],
  },
  {
    key: 'abu-dhabi',
    name: 'Abu Dhabi',
    country: 'AE',
    kind: 'city',
    lat: 24.4539,
    long: 54.3773,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'resort'],
    doings: [
      doing('Sheikh Zayed Mosque', 'sightseeing', 2, 1)`
        See 82 white domes doubled in pools at dusk, covered to the wrist.`,
      doing('Louvre on the water', 'museums', 3, 1, { optionalUsd: 17 })`
        Walk under a dome of 7,850 stars that weighs what the Eiffel Tower does.`,
      doing('Mangroves by kayak', 'kayaking', 2, 1, { km: 5, optionalUsd: 40 })`
        Paddle among mangroves with flamingos and towers.`,
      doing('Falcon hospital', 'wildlife-watching', 2, 1, { optionalUsd: 50 })`
        See falcons, hooded and in line, have their talons trimmed.`,
    ],
    food: ['harees', 'camel-milk ice cream'],
  },
  {
    key: 'liwa',
    name: 'Liwa Oasis',
    country: 'AE',
    kind: 'desert',
    lat: 23.132,
    long: 53.779,
    nights: [1, 2],
    beds: ['resort', 'tented-camp'],
    doings: [
      doing('Moreeb dune', 'hiking', 2, 4, { km: 2, ascentM: 300 })`
        Climb 300 m of sand at 50 degrees of slope, before eight.`,
      doing('Dawn on camels', 'sightseeing', 2, 1, { km: 4, optionalUsd: 55 })`
        Ride at six into the edge of the Empty Quarter with a Rashaida herder.`,
      doing('Date farms', 'food-and-wine', 2, 1)`
        Taste ten kinds in July, at the festival where the heaviest bunch wins a car.`,
      doing('Desert forts and silence', 'photography', 3, 1)`
        Drive a line of oasis forts and switch off the engine at the last.`,
    ],
    food: ['khalas dates', 'ouzi lamb'],
  },
];

export const omanAndTheEmirates: Region = {
  slug: 'oman-and-the-emirates',
  name: 'Oman & the Emirates',
  continent: 'middle-east-and-north-africa',
  countries: ['OM', 'AE'],
  tagLine:
    'Forts, canyons, turtles and the edge of the Empty Quarter. Best from November to March; Salalah is green in July and August.',
  guide: [
    'Oman is the Arabia that kept its forts, its water channels and its manners. Behind Muscat the Hajar Mountains rise to 3,000 m, behind them lie sand and dates, and 1,000 km south is Salalah with its monsoon.',
    'Roads are excellent, and tracks into the mountains and sands need four-wheel drive. Camping is allowed nearly anywhere, and the silence is free.',
    "The Emirates next door are towers and museums, with Liwa's dunes two and a half hours from a Louvre. Two days there are enough for most, at one end of the trip.",
    'Dress covers shoulders and knees. Coffee and dates come before every sentence, and it is polite to take an odd number.',
  ],
  season: { open: [1, 2, 3, 4, 7, 8, 10, 11, 12], peak: [1, 2, 3, 11, 12] },
  dailyCostUsd: 270,
  stops,
  routes: [
    {
      key: 'oman-loop',
      names: ['Mountains, sands and turtles', 'The Muscat loop', 'Oman in {days} days'],
      stops: ['muscat', 'nizwa', 'jebel-shams', 'nizwa', 'wahiba-sands', 'ras-al-jinz', 'muscat'],
      legs: [road(165, 1.9), road(95, 2), road(95, 2), road(192, 2.6), road(150, 2.6), road(248, 2.9)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'self-guided', 'women-only'],
      themes: ['nature', 'culture', 'history', 'wildlife', 'photography', 'solo', '50-plus', 'family'],
      days: [8, 13],
      pitches: [
        'Fort, canyon, dune, turtle, in four nights, and then time to think about it.',
        'No leg is over three hours.',
        'The Friday goat market decides which day you start.',
      ],
    },
    {
      key: 'hajar-on-foot',
      names: ['Walk the Hajar Mountains', 'Jebel Akhdar and Jebel Shams', 'Villages and canyons of Oman'],
      stops: ['muscat', 'jebel-akhdar', 'jebel-shams', 'muscat'],
      legs: [road(180, 2.6), road(125, 2.8), road(250, 3.4)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['walking', 'high-adventure', 'nature', 'culture'],
      days: [6, 9],
      pitches: [
        'You walk donkey paths between villages that had no road until 2006.',
        'At 2,000 m it is 15 degrees cooler than the coast.',
        'There are five walks and one that is optional because of its drops.',
      ],
    },
    {
      key: 'muscat-and-salalah',
      names: ['Muscat and Salalah', 'Frankincense and the Empty Quarter', 'North and south of Oman'],
      stops: ['muscat', 'nizwa', 'muscat', 'salalah'],
      legs: [road(165, 1.9), road(165, 1.9), flight(862, 1.7)],
      types: ['private-guided', 'vacation', 'group-tour'],
      themes: ['history', 'culture', 'nature', 'honeymoon', '50-plus'],
      days: [7, 10],
      pitches: [
        'You smell frankincense where it bleeds.',
        'Come in August for rain, which is what everyone else in Arabia comes for.',
        'One flight saves ten hours of gravel plain.',
      ],
    },
    {
      key: 'two-countries',
      names: ['Dubai, Musandam and Liwa', 'Towers, fiords and dunes', 'The Emirates and the strait'],
      stops: ['dubai', 'musandam', 'dubai', 'abu-dhabi', 'liwa', 'abu-dhabi'],
      legs: [road(195, 3.2), road(195, 3.2), road(140, 1.6), road(235, 2.7), road(235, 2.7)],
      types: ['vacation', 'small-group-tour', 'custom-tour', 'private-guided'],
      themes: ['family', 'culture', 'photography', 'honeymoon'],
      days: [7, 12],
      pitches: [
        'Two days of towers are followed by none.',
        'A dhow with cushions does the fiords while you do nothing.',
        'The Louvre is air-conditioned, and so is everything else.',
      ],
    },
  ],
  fees: [
    { label: 'Ras al Jinz turtle walk', kind: 'park_fee', usd: 18, stops: ['ras-al-jinz'] },
    { label: 'Fort tickets', kind: 'park_fee', usd: 20, stops: ['nizwa'] },
    { label: 'Tourism fee on hotels, a night', kind: 'local_payment', usd: 5, stops: ['dubai', 'abu-dhabi'] },
  ],
  climate:
    'November to March is 20 to 28 degrees Celsius, with nights near freezing on the high mountains. From May to September the coast passes 40. Salalah has drizzle and 25 in July and August; wadis flood within minutes after rain anywhere.',
  health: 'No vaccinations are required. Heat and wadis after rain are the risks; water is safe in cities.',
  visa: 'Many nationalities enter Oman for 14 days and the Emirates for 30 or 90 without a visa. Check before you travel, and see that your medicines are allowed in both.',
  faqs: [
    {
      question: 'Can women travel alone in Oman?',
      answer: 'Yes, and many find it the easiest country in the region. Cover shoulders and knees.',
    },
    {
      question: 'Is four-wheel drive needed?',
      answer: 'For Jebel Akhdar it is the law, with a checkpoint. For the sands it is physics.',
    },
    {
      question: 'When do turtles come?',
      answer: 'Every month, with one or two a night in winter and up to a hundred in August.',
    },
    { question: 'Can I get a drink?', answer: 'In licensed hotels. Bring none over the border into Oman by car.' },
  ],
};
