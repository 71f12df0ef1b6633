import type { Region, Stop } from '../types.ts';
import { doing, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'negombo',
    name: 'Negombo',
    country: 'LK',
    kind: 'town',
    lat: 7.2008,
    long: 79.8737,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Lellama fish market', 'photography', 2, 1)`
        See tuna and seer fish auctioned on the beach at six, with acres of smaller ones drying on coir mats behind.`,
      doing('Muthurajawela marsh', 'birdwatching', 3, 1, { optionalUsd: 20 })`
        Go by boat down a Dutch canal into a marsh with monitors two meters long and purple herons.`,
      doing('Canal and churches', 'city-walks', 2, 1, { km: 5 })`
        Walk or cycle the Hamilton Canal past shrines in glass boxes; two thirds of the town is Catholic.`,
      doing('Colombo in half a day', 'city-walks', 5, 1, { km: 5, optionalUsd: 35 })`
        Ride a tuk-tuk round the Pettah bazaars, a red-striped mosque of 1909 and the seafront at Galle Face with its kites.`,
    ],
    food: ['crab curry', 'hoppers with egg'],
  },
  {
    key: 'anuradhapura',
    name: 'Anuradhapura',
    country: 'LK',
    kind: 'town',
    lat: 8.3114,
    long: 80.4037,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Sacred city by bicycle', 'cycling', 5, 2, { km: 20, optionalUsd: 5 })`
        Cycle 20 flat kilometers between brick domes of which Jetavanaramaya, 122 m in its day, was once the third-tallest building on earth.`,
      doing('The oldest planted tree', 'sightseeing', 2, 1)`
        Stand with white-dressed families by a fig tree planted in 288 BC from a cutting of the Buddha's own.`,
      doing('Mihintale at sunset', 'hiking', 3, 3, { km: 3, ascentM: 200, optionalUsd: 4 })`
        Climb 1,840 stone steps barefoot at the end to the rock where a king gave up hunting in 247 BC.`,
      doing('Leopards of Wilpattu', 'safari-drives', 6, 1, { optionalUsd: 60 })`
        Drive among the sand-rimmed lakes of Wilpattu for leopards and sloth bears, with a tenth of the jeeps of Yala.`,
    ],
    food: ['lake fish curry', 'wood-apple juice'],
  },
  {
    key: 'sigiriya',
    name: 'Sigiriya',
    country: 'LK',
    kind: 'village',
    lat: 7.957,
    long: 80.7603,
    nights: [2, 3],
    beds: ['hotel', 'lodge', 'homestay'],
    doings: [
      doing('Lion Rock at seven', 'archaeology', 3, 3, { km: 4, ascentM: 180, optionalUsd: 35 })`
        Climb 1,200 steps up Sigiriya between the lion's paws, past women painted in the 400s, and be down by ten, before the heat and the wasps.`,
      doing('Pidurangala for the view of it', 'hiking', 2, 3, { km: 2, ascentM: 170, optionalUsd: 3 })`
        Scramble up Pidurangala by torch for sunrise on the face of Lion Rock, with one tight squeeze near the top.`,
      doing('Polonnaruwa', 'archaeology', 6, 2, { km: 12, optionalUsd: 30 })`
        Cycle between the palaces of the 1100s at Polonnaruwa to Gal Vihara, four Buddhas cut from one wall of granite.`,
      doing('The Gathering at Minneriya', 'safari-drives', 4, 1, { optionalUsd: 45 })`
        See up to 300 elephants come to graze on the drying lake bed at Minneriya, from July to September.`,
      doing('Lunch in a village kitchen', 'cooking', 3, 1, { optionalUsd: 20 })`
        Cross a lake by catamaran to scrape coconut, pound sambol and eat eight curries off a lotus leaf.`,
    ],
    food: ['rice and curry with jackfruit', 'pol sambol', 'curd with treacle'],
  },
  {
    key: 'trincomalee',
    name: 'Trincomalee',
    country: 'LK',
    kind: 'coast',
    lat: 8.5874,
    long: 81.2152,
    nights: [2, 3],
    beds: ['hotel', 'resort', 'guesthouse'],
    doings: [
      doing('Blue whales off Trinco', 'whale-watching', 4, 2, { optionalUsd: 50 })`
        Look for blue and sperm whales from May to August where the seabed falls away 5 km off Swami Rock.`,
      doing('Pigeon Island reef', 'snorkeling', 3, 2, { optionalUsd: 40 })`
        Swim over coral with blacktip reef sharks of a meter, ten minutes by boat from Nilaveli, and stand on none of it.`,
      doing('Koneswaram on its cliff', 'sightseeing', 2, 1, { km: 2 })`
        Walk through a fort full of spotted deer to the Hindu temple on a 130 m cliff, and hear the drums at half past four.`,
      doing('War cemetery and natural harbor', 'museums', 2, 1)`
        See why Nelson called this the finest harbor in the world, and 300 graves from April 1942.`,
    ],
    food: ['crab with curry leaves', 'thosai with coconut'],
  },
  {
    key: 'jaffna',
    name: 'Jaffna',
    country: 'LK',
    kind: 'city',
    lat: 9.6615,
    long: 80.0255,
    nights: [2, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Island road to Kayts and Delft', 'boat-trips', 7, 1, { optionalUsd: 30 })`
        Take the navy ferry to Delft for coral walls, wild ponies left by the Dutch and one baobab.`,
      doing('Nallur Kandaswamy', 'festivals', 2, 1)`
        Attend the noon rite at Nallur, shirtless if you are a man, and in August the 25 days of processions.`,
      doing('Fort and library', 'city-walks', 3, 1, { km: 4 })`
        Walk the star-shaped fort and the library, burned with 97,000 books in 1981 and built again.`,
      doing('Palmyra and ice cream', 'food-and-wine', 2, 1, { optionalUsd: 8 })`
        Try palm jaggery, crab curry hot enough to stop talk, and a Jaffna ice cream to start it again.`,
    ],
    food: ['Jaffna crab curry', 'odiyal kool, seafood broth'],
  },
  {
    key: 'kandy',
    name: 'Kandy',
    country: 'LK',
    kind: 'city',
    lat: 7.2906,
    long: 80.6337,
    nights: [1, 2],
    beds: ['hotel', 'homestay', 'boutique-hotel'],
    doings: [
      doing('Temple of the Tooth at the drums', 'sightseeing', 2, 1, { optionalUsd: 7 })`
        Go at half past six in the evening when drums open the chamber and a line files past the casket of the tooth.`,
      doing('Peradeniya garden', 'sightseeing', 3, 1, { km: 4, optionalUsd: 9 })`
        Walk the royal palm avenue in 60 hectares of garden, under a fig with a spread of 2,500 square meters and 20,000 fruit bats.`,
      doing('Three temples on foot', 'hiking', 4, 2, { km: 10, ascentM: 150 })`
        Walk between rice and villages to three temples of the 1300s, one carved in wood, one on a rock, one half Hindu.`,
      doing('Esala Perahera', 'festivals', 4, 1, { optionalUsd: 80 })`
        Take a seat by five for the August procession: ten nights, whip-crackers, fire and about 60 elephants in lights.`,
    ],
    food: ['kottu roti', 'string hoppers with dal'],
  },
  {
    key: 'dalhousie',
    name: 'Adams Peak',
    country: 'LK',
    kind: 'mountain',
    lat: 6.829,
    long: 80.519,
    nights: [1, 1],
    beds: ['guesthouse'],
    doings: [
      doing('Five thousand steps by night', 'hiking', 6, 4, { km: 12, ascentM: 1000 })`
        Start at two with pilgrims and tea stalls for the 2,243 m peak, ring the bell once for each climb you have made, and see the triangle of its shadow at dawn.`,
      doing('Tea factory on the lake', 'food-and-wine', 2, 1, { optionalUsd: 10 })`
        See leaf rolled and fired by the Castlereagh reservoir and taste why height makes it lighter.`,
      doing('Seven Virgins from below', 'hiking', 3, 2, { km: 7, ascentM: 150 })`
        Walk tea paths above Maskeliya below a ridge called the Seven Virgins, with a bath in a pool of 18 degrees.`,
      doing('Rest and hot oil on calves', 'hot-springs', 2, 1, { optionalUsd: 15 })`
        Have your calves rubbed with herbal oil on the day after, by people whose main trade this is from January to April.`,
    ],
    food: ['plain tea with jaggery', 'roti with lunu miris'],
  },
  {
    key: 'nuwara-eliya',
    name: 'Nuwara Eliya',
    country: 'LK',
    kind: 'town',
    lat: 6.9497,
    long: 80.7891,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'lodge'],
    doings: [
      doing('Horton Plains and the drop', 'hiking', 4, 2, { km: 9, ascentM: 150, optionalUsd: 30 })`
        Walk the 9 km circuit at 2,100 m to a cliff of 870 m called World's End, by nine, before cloud fills it.`,
      doing('Pedro tea estate', 'food-and-wine', 2, 1, { optionalUsd: 4 })`
        Tour an estate of 1885 that works at night, when the air is right, and see a picker's day weighed.`,
      doing('Pekoe Trail stage', 'hiking', 6, 3, { km: 14, ascentM: 350 })`
        Walk a stage of the Pekoe Trail, 300 km of old tea tracks from Kandy round the hills, with line houses and a temple for each creed.`,
      doing('Race course and post office', 'city-walks', 2, 1, { km: 3 })`
        See a red-brick post office, hedges and a race course that an English homesickness of 1846 left in the mist.`,
    ],
    food: ['strawberries and cream', 'high-grown tea'],
  },
  {
    key: 'ella',
    name: 'Ella',
    country: 'LK',
    kind: 'village',
    lat: 6.8667,
    long: 81.0466,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel', 'lodge'],
    doings: [
      doing('Nine Arches when a train comes', 'photography', 2, 2, { km: 5 })`
        Walk the track to a bridge of 1921 built without steel and wait in the tea for the blue train; there are about six a day and none on time.`,
      doing('Ella Rock', 'hiking', 4, 3, { km: 9, ascentM: 350 })`
        Follow the rails, then eucalyptus and grass to Ella Rock, 1,041 m, for the gap down to the southern plain.`,
      doing('Diyaluma pools', 'hiking', 5, 3, { km: 5, ascentM: 200, optionalUsd: 25 })`
        Swim in natural pools at the lip of Diyaluma, 220 m high, away from the edge that has no rail.`,
      doing('Lipton Seat by tuk-tuk', 'sightseeing', 4, 2, { km: 7, optionalUsd: 25 })`
        Ride up at half past five to the seat from which Lipton saw five provinces, and walk 7 km down through pickers.`,
    ],
    food: ['kottu with cheese', 'lamprais in banana leaf'],
  },
  {
    key: 'yala',
    name: 'Yala',
    country: 'LK',
    kind: 'park',
    lat: 6.3728,
    long: 81.4,
    nights: [1, 2],
    beds: ['tented-camp', 'lodge', 'hotel'],
    doings: [
      doing('Leopards in block one', 'safari-drives', 5, 1, { optionalUsd: 65 })`
        Be at the gate at half past five for block one, where about 40 leopards live and up to 200 jeeps go; ask for a driver who switches off.`,
      doing('Block five instead', 'safari-drives', 5, 1, { optionalUsd: 60 })`
        Choose block five, with rivers and fewer leopards, and have elephants to yourself.`,
      doing('Bundala birds', 'birdwatching', 4, 1, { optionalUsd: 40 })`
        See painted storks, spoonbills and mugger crocodiles on lagoons where 200 kinds of birds are listed.`,
      doing('Kataragama evening', 'festivals', 3, 1)`
        Join Buddhists, Hindus and Muslims at seven when fruit is offered to a god with twelve arms.`,
    ],
    food: ['buffalo curd', 'mango achcharu'],
  },
  {
    key: 'galle',
    name: 'Galle and the south coast',
    country: 'LK',
    kind: 'coast',
    lat: 6.032,
    long: 80.217,
    gateway: true,
    nights: [2, 5],
    beds: ['boutique-hotel', 'guesthouse', 'hotel', 'resort'],
    doings: [
      doing('Ramparts of Galle Fort', 'city-walks', 3, 1, { km: 4 })`
        Walk the Dutch ramparts of 1663 that kept out the tsunami of 2004, and end where boys jump off the bastion for a tip.`,
      doing('Blue whales from Mirissa', 'whale-watching', 5, 2, { optionalUsd: 55 })`
        Go out at half past six between December and April for blue whales; pick a boat that keeps 100 m away.`,
      doing('Learn to surf at Weligama', 'beaches', 2, 3, { optionalUsd: 20 })`
        Stand up in the slow, sandy waves of Weligama, the kindest beginner's bay in Asia from November to April.`,
      doing('Sinharaja rainforest', 'birdwatching', 9, 3, { km: 10, optionalUsd: 70 })`
        Leave at five for the leeches and the mixed flocks of Sinharaja: blue magpies, trogons and most of the birds found only here.`,
      doing('Cinnamon peelers', 'crafts', 2, 1, { optionalUsd: 15 })`
        Peel a quill on an island in Koggala lake; four fifths of the world's true cinnamon comes from this coast.`,
    ],
    food: ['ambul thiyal, sour tuna', 'egg hoppers', 'king coconut'],
  },
];

export const sriLanka: Region = {
  slug: 'sri-lanka',
  name: 'Sri Lanka',
  continent: 'asia',
  countries: ['LK'],
  tagLine:
    'Ruined cities, tea hills, leopards and two coasts with opposite seasons. South and hills from December to March, east from May to September.',
  guide: [
    'Sri Lanka is as large as West Virginia and holds 22 million people, eight World Heritage sites and more elephants than any country its size. Nothing is far in kilometers, and everything takes a while: 35 km an hour is a good average.',
    'The dry north has the old capitals, the middle the tea, the south the beaches. Two monsoons take turns, so that it is always the season somewhere.',
    'The hill railway from Kandy to Ella is the best slow journey on the island, and crowded; reserved seats are gone within minutes of going on sale, thirty days ahead.',
    'The Tamil north, shut by war until 2009, is another country in food and faith, and the least visited part.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12], peak: [1, 2, 3, 7, 8, 12] },
  dailyCostUsd: 140,
  localCurrency: 'LKR',
  stops,
  routes: [
    {
      key: 'island-round',
      names: [
        'Round Sri Lanka',
        'Rock, tea, leopards, sea',
        'Sri Lanka in {days} days',
        'The classic circle of Sri Lanka',
      ],
      stops: ['negombo', 'sigiriya', 'kandy', 'nuwara-eliya', 'ella', 'yala', 'galle'],
      legs: [road(150, 3.8), road(92, 2.8), rail(95, 4), rail(63, 2.8), road(95, 2.3), road(175, 3.2)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39', 'custom-tour', 'women-only'],
      themes: ['culture', 'wildlife', 'food', 'rail', 'family', 'solo', '18-30-s', '50-plus'],
      days: [10, 15],
      pitches: [
        'You get two train rides with reserved seats, which you would not get by yourself.',
        'No day has more than four hours on the road.',
        'It ends with your feet in the sea and an airport two and a half hours away.',
      ],
    },
    {
      key: 'hills-on-foot',
      names: ['The tea hills on foot', 'Adams Peak and the Pekoe Trail', 'Walking in Sri Lanka'],
      stops: ['negombo', 'kandy', 'dalhousie', 'nuwara-eliya', 'ella', 'galle'],
      legs: [road(105, 3.2), road(90, 3.2), road(70, 2.6), rail(63, 2.8), road(200, 4.5)],
      types: ['walking-hiking', 'small-group-tour', 'Multi-Sport', 'self-guided'],
      themes: ['walking', 'nature', 'culture', 'high-adventure', 'rail'],
      days: [8, 13],
      pitches: [
        "The night climb of Adam's Peak is done with pilgrims, tea and tired grandmothers who pass you.",
        'You walk 10 to 14 km a day at 1,500 m, in air you can breathe.',
        'Leech socks are included from April on.',
      ],
    },
    {
      key: 'north-and-east',
      names: [
        'Jaffna, Trincomalee and the old cities',
        'The north and east of Sri Lanka',
        'Old capitals and the eastern sea',
      ],
      stops: ['negombo', 'anuradhapura', 'jaffna', 'trincomalee', 'sigiriya', 'negombo'],
      legs: [road(170, 3.8), road(200, 3.8), road(235, 4.8), road(98, 2.2), road(150, 3.8)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['history', 'culture', 'food', 'wildlife', 'islands'],
      days: [10, 13],
      pitches: [
        'When it rains in Galle, whales pass Trincomalee.',
        'You eat food that most visitors to the island never taste.',
        'The guide speaks Tamil as well as Sinhala, and that changes what you hear.',
      ],
    },
    {
      key: 'leopards-and-elephants',
      names: ['Leopards, elephants, whales', 'Sri Lanka for wildlife', 'Three big animals in a week'],
      stops: ['negombo', 'sigiriya', 'ella', 'yala', 'galle'],
      legs: [road(150, 3.8), road(190, 5), road(95, 2.3), road(175, 3.2)],
      types: ['private-guided', 'small-group-tour', 'vacation'],
      themes: ['wildlife', 'photography', 'family', 'nature'],
      days: [8, 14],
      pitches: [
        'Blue whale, leopard and wild elephant in eight days is possible here and nowhere else.',
        'Jeeps are shared by four and drivers paid for staying back.',
        'Children under twelve pay half in the parks, and the drives are in the cool hours.',
      ],
    },
  ],
  fees: [
    { label: 'Sigiriya ticket', kind: 'park_fee', usd: 35, stops: ['sigiriya'] },
    { label: 'Yala jeep and park fee', kind: 'park_fee', usd: 65, stops: ['yala'] },
    { label: 'Horton Plains entry', kind: 'park_fee', usd: 30, stops: ['nuwara-eliya'] },
  ],
  climate:
    'The coast is 27 to 31 degrees Celsius all year, the tea hills 10 to 20. Rain falls in the south and west from May to July and in October, in the north and east from November to January.',
  health:
    'There is no malaria, but dengue is common, so bring repellent. Hepatitis A and typhoid shots are advised, and leeches in wet forest are harmless.',
  visa: 'Most visitors apply online for a travel authorization of 30 days. Check the official site before you travel, as prices and exemptions change often.',
  faqs: [
    {
      question: 'Should I ride an elephant?',
      answer: 'No. See them at Minneriya, Uda Walawe or Yala, where they decide how close you come.',
    },
    {
      question: 'Is two weeks enough?',
      answer: 'For the circle of ruins, hills, wildlife and a beach, yes. The north needs five days more.',
    },
    {
      question: 'What is the train really like?',
      answer:
        'Second class with fans, open windows and vendors. Reserved seats exist; without one you may stand for four hours.',
    },
    {
      question: 'Is the food very hot?',
      answer: 'Home cooking is. Say less chili, and fill up on dal, jackfruit and curd with treacle.',
    },
  ],
};
