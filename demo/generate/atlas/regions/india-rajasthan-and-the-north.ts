import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'delhi',
    name: 'Delhi',
    country: 'IN',
    kind: 'city',
    lat: 28.6139,
    long: 77.209,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'homestay', 'boutique-hotel'],
    doings: [
      doing('Old Delhi on foot and by rickshaw', 'city-walks', 4, 2, { km: 4 })`
        Walk through the spice market at Khari Baoli, where the chili dust makes everyone cough, and ride a cycle rickshaw to the Jama Masjid, built for 25,000.`,
      doing('Humayun and the Lodi tombs', 'sightseeing', 3, 1, { km: 4, optionalUsd: 8 })`
        See the tomb of Humayun, finished in 1572 and the model for the Taj, and the Lodi garden where half of Delhi walks at six.`,
      doing('Langar at Bangla Sahib', 'food-and-wine', 3, 1)`
        Roll chapatis in the kitchen of the Sikh temple Bangla Sahib, which feeds some 30,000 people a day for nothing, and sit down on the floor with them.`,
      doing('Parathas, jalebis and chaat', 'food-and-wine', 3, 1, { optionalUsd: 30 })`
        Eat your way down Chandni Chowk with a guide who knows the clean oil: parathas, jalebis out of the pan, and winter-only milk froth.`,
    ],
    food: ['butter chicken', 'chole bhature', 'kulfi'],
  },
  {
    key: 'agra',
    name: 'Agra',
    country: 'IN',
    kind: 'city',
    lat: 27.1767,
    long: 78.0081,
    nights: [1, 1],
    beds: ['hotel', 'homestay'],
    doings: [
      doing('Taj Mahal at opening', 'sightseeing', 3, 1, { km: 3, optionalUsd: 15 })`
        Stand in line at half past five for the Taj Mahal, which took 20,000 people 22 years, and see it go from gray to pink to white; it is shut on Fridays.`,
      doing('Red fort and the prisoner view', 'sightseeing', 2, 1, { optionalUsd: 8 })`
        Follow the walls of Agra Fort to the tower where Shah Jahan spent his last eight years looking at the tomb of his wife.`,
      doing('Mehtab Bagh across the river', 'photography', 2, 1, { km: 2, optionalUsd: 4 })`
        Cross the Yamuna to Mehtab Bagh for the Taj from behind at sunset, with buffalo on the bank and a tenth of the people.`,
      doing('Fatehpur Sikri', 'archaeology', 4, 2, { km: 4, optionalUsd: 8 })`
        Walk through the red palaces of Fatehpur Sikri, capital for 14 years from 1571, with a guide who shows where Akbar played chess with live pieces.`,
    ],
    food: ['petha, candied ash gourd', 'bedai with potato curry'],
  },
  {
    key: 'ranthambore',
    name: 'Ranthambore',
    country: 'IN',
    kind: 'park',
    lat: 26.0173,
    long: 76.5026,
    nights: [2, 3],
    beds: ['lodge', 'tented-camp', 'hotel'],
    doings: [
      doing('Tiger drive in an open jeep', 'safari-drives', 4, 1, { optionalUsd: 45 })`
        Drive a zone of Ranthambore in a six-seat jeep for three and a half hours; about 75 tigers live here, and four drives give you roughly three chances in four.`,
      doing('Fort above the lakes', 'sightseeing', 3, 2, { km: 4, ascentM: 200 })`
        Climb to the fort of the year 944 with pilgrims on their way to a Ganesh who gets wedding invitations by post.`,
      doing('Lakes of Padam and Rajbagh', 'birdwatching', 4, 1)`
        Look over the lakes for marsh crocodiles, painted storks and sambar that graze in water up to the neck.`,
      doing('Village walk in Khilchipur', 'city-walks', 2, 1, { km: 3 })`
        Walk through Khilchipur with a conservation teacher, who explains what it is like to own goats next to tigers.`,
    ],
    food: ['dal baati churma', 'guavas from the roadside'],
  },
  {
    key: 'jaipur',
    name: 'Jaipur',
    country: 'IN',
    kind: 'city',
    lat: 26.9124,
    long: 75.7873,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'homestay', 'boutique-hotel'],
    doings: [
      doing('Amber Fort on foot', 'sightseeing', 4, 2, { km: 5, ascentM: 120, optionalUsd: 7 })`
        Walk up to Amber at eight by the back lane, past a stepwell of 13 stories in zigzag, and see the hall where one candle lights 10,000 mirrors.`,
      doing('Jantar Mantar and City Palace', 'sightseeing', 3, 1, { optionalUsd: 12 })`
        Read the time to two seconds off a stone sundial 27 m high, built in 1734, and see silver urns as tall as you are next door.`,
      doing('Block printing in Bagru', 'crafts', 4, 1, { optionalUsd: 35 })`
        Print your own scarf in Bagru with teak blocks, mud resist and indigo, 32 km out of town.`,
      doing('Cycle the pink city at dawn', 'cycling', 3, 2, { km: 12, optionalUsd: 30 })`
        Cycle 12 km through flower and vegetable markets at half past six, before the first horn, and stop for lassi in a clay cup.`,
    ],
    food: ['laal maas, lamb with red chili', 'pyaaz kachori', 'lassi in a clay cup'],
  },
  {
    key: 'pushkar',
    name: 'Pushkar',
    country: 'IN',
    kind: 'town',
    lat: 26.4897,
    long: 74.5511,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'tented-camp'],
    doings: [
      doing('Ghats and the Brahma temple', 'city-walks', 2, 1, { km: 3 })`
        Walk barefoot along 52 ghats round the lake to one of the very few temples of Brahma; decline the flower offered for a donation.`,
      doing('Savitri hill at dawn', 'hiking', 2, 2, { km: 3, ascentM: 200 })`
        Climb to the Savitri temple in 45 minutes for sunrise over lake, desert and the Aravalli hills.`,
      doing('Camel fair', 'festivals', 6, 1)`
        Spend a day at the camel fair around the full moon of November, with some thousands of animals, mustache contests and 200,000 people.`,
      doing('Rose fields by jeep', 'photography', 3, 1, { optionalUsd: 25 })`
        Drive through the rose fields round Ganahera, picked before eight from March to May and sold by the ton for syrup.`,
    ],
    food: ['malpua in rose syrup', 'thali without egg or onion'],
  },
  {
    key: 'jodhpur',
    name: 'Jodhpur',
    country: 'IN',
    kind: 'city',
    lat: 26.2389,
    long: 73.0243,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'homestay', 'boutique-hotel'],
    doings: [
      doing('Mehrangarh', 'sightseeing', 3, 2, { km: 3, ascentM: 120, optionalUsd: 8 })`
        Climb to Mehrangarh, walls 36 m high on a cliff of 120, past the handprints of widows and into the best-kept palace rooms in Rajasthan.`,
      doing('Desert park below the fort', 'hiking', 2, 2, { km: 3, optionalUsd: 4 })`
        Walk in Rao Jodha park with a naturalist, where volcanic rock was cleared of invasive mesquite, one root at a time.`,
      doing('Blue lanes of Brahmapuri', 'photography', 3, 1, { km: 4 })`
        Follow the indigo houses of Brahmapuri to the Toorji stepwell, cleaned out in 2014 and now a swimming pool for brave boys.`,
      doing('Bishnoi villages', 'wildlife-watching', 4, 1, { optionalUsd: 35 })`
        Visit Bishnoi farmers, who have protected every tree and antelope since the 1480s, and see blackbuck graze among their goats.`,
    ],
    food: ['mirchi vada', 'makhaniya lassi with saffron'],
  },
  {
    key: 'jaisalmer',
    name: 'Jaisalmer',
    country: 'IN',
    kind: 'town',
    lat: 26.9157,
    long: 70.9083,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'tented-camp', 'guesthouse'],
    doings: [
      doing('Living fort', 'city-walks', 3, 2, { km: 3 })`
        Walk into a sandstone fort of 1156 in which about 3,000 people still live, and hear why guests should sleep outside: the drains are washing it away.`,
      doing('Havelis and Gadisar lake', 'sightseeing', 3, 1, { km: 3, optionalUsd: 4 })`
        See the five Patwa houses with stone cut like lace, then row among cormorants on the tank that once watered the town.`,
      doing('Thar dunes away from Sam', 'sightseeing', 5, 2, { km: 6, optionalUsd: 45 })`
        Ride a camel for 90 minutes near Khuri, 45 km from town, where dunes are smaller than at Sam and there is no loudspeaker.`,
      doing('Manganiyar musicians', 'festivals', 2, 1)`
        Hear Manganiyar singers in their own courtyard; Muslims who have sung for Hindu patrons for some 500 years.`,
    ],
    food: ['ker sangri, desert beans and berries', 'gatte curry'],
  },
  {
    key: 'udaipur',
    name: 'Udaipur',
    country: 'IN',
    kind: 'city',
    lat: 24.5854,
    long: 73.7125,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel', 'homestay'],
    doings: [
      doing('City Palace and the lake', 'sightseeing', 4, 1, { km: 3, optionalUsd: 10 })`
        Wind through eleven palaces joined into one above Lake Pichola and cross by boat to Jag Mandir, where Shah Jahan hid as a prince.`,
      doing('Ranakpur and Kumbhalgarh', 'sightseeing', 9, 2, { km: 5, optionalUsd: 70 })`
        Drive to Ranakpur, where none of 1,444 marble columns repeats another, and to a fort with a wall 36 km long.`,
      doing('Cook with a Mewar family', 'cooking', 3, 1, { optionalUsd: 25 })`
        Learn one dough, two dals and seven spices in a home near Hanuman Ghat, and why hing goes into hot oil first.`,
      doing('Bicycle to Badi lake', 'cycling', 4, 3, { km: 25, ascentM: 250, optionalUsd: 30 })`
        Ride 25 km through villages and marble hills to Badi lake, with tea where the school bus turns.`,
    ],
    food: ['kachori with kadhi', 'makki roti with greens'],
  },
  {
    key: 'varanasi',
    name: 'Varanasi',
    country: 'IN',
    kind: 'city',
    lat: 25.3176,
    long: 82.9739,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Ganges by rowboat at dawn', 'boat-trips', 2, 1)`
        Be rowed past the ghats from half past five, with bathers, wrestlers and washermen on one bank and nothing but sand on the other.`,
      doing('Evening fire ceremony', 'festivals', 2, 1)`
        Watch the lamps of the evening aarti from a boat, then pass the cremation ghat in silence and with cameras put away.`,
      doing('Sarnath', 'archaeology', 3, 1, { km: 3, optionalUsd: 5 })`
        Walk round the stupa at Sarnath where the Buddha first taught, and see the four lions that stand on every Indian coin.`,
      doing('Silk weavers of Madanpura', 'crafts', 3, 1, { km: 3 })`
        Climb narrow stairs in Madanpura to pit looms on which one sari takes two men a month.`,
    ],
    food: ['kachori sabzi at breakfast', 'malaiyo, winter milk foam', 'banarasi paan'],
  },
  {
    key: 'amritsar',
    name: 'Amritsar',
    country: 'IN',
    kind: 'city',
    lat: 31.634,
    long: 74.8723,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'homestay'],
    doings: [
      doing('Golden Temple before dawn', 'sightseeing', 3, 1)`
        Enter the Golden Temple at four, when the holy book is carried in, with your head covered and your feet washed.`,
      doing('Kitchen of a hundred thousand meals', 'volunteering', 2, 1)`
        Peel garlic or wash steel plates for an hour in a kitchen that serves about 75,000 meals a day and twice that on holidays.`,
      doing('Wagah border ceremony', 'festivals', 4, 1)`
        See Indian and Pakistani guards out-stamp each other at sundown before two grandstands, a friendly hostility every evening.`,
      doing('Partition Museum and Jallianwala Bagh', 'museums', 3, 1, { km: 3, optionalUsd: 3 })`
        Hear taped voices of people who crossed in 1947, and stand at the well of Jallianwala Bagh with bullet holes from 1919.`,
    ],
    food: ['Amritsari kulcha', 'fried river fish with carom'],
  },
  {
    key: 'rishikesh',
    name: 'Rishikesh',
    country: 'IN',
    kind: 'town',
    lat: 30.0869,
    long: 78.2676,
    nights: [2, 5],
    beds: ['hotel', 'guesthouse', 'camp'],
    doings: [
      doing('Ganges white water from Shivpuri', 'rafting', 3, 3, { km: 16, optionalUsd: 25 })`
        Raft 16 km down from Shivpuri over rapids called Roller Coaster and Golf Course, grade three, in water of 15 degrees; closed in July and August.`,
      doing('Yoga by the river', 'sightseeing', 2, 2, { optionalUsd: 10 })`
        Join a class at seven by the river with a teacher who looks at your knees before your poses.`,
      doing('Kunjapuri sunrise and the walk down', 'hiking', 5, 3, { km: 12, ascentM: 100 })`
        See the sun hit Nanda Devi's neighbors from Kunjapuri at 1,676 m, then walk 12 km down through terraces to a waterfall.`,
      doing('Ashram where the Beatles stayed', 'museums', 2, 1, { km: 3, optionalUsd: 8 })`
        Walk among stone meditation pods and murals in the ashram of 1968, left to the forest for 30 years.`,
    ],
    food: ['aloo puri', 'ginger lemon honey'],
  },
];

export const indiaRajasthanAndTheNorth: Region = {
  slug: 'india-rajasthan-and-the-north',
  name: 'Rajasthan & Northern India',
  continent: 'asia',
  countries: ['IN'],
  tagLine: 'Forts, tigers and the Taj, by train and by road. Best from mid-October to March; by May it is 42 degrees.',
  guide: [
    'The triangle of Delhi, Agra and Jaipur is what first trips have in common, about 230 km on each side. West of it lie the desert forts of Jodhpur and Jaisalmer, south the lake city of Udaipur, east the Ganges at Varanasi.',
    'Distances look short and are not: trucks, cows and tolls make 45 km an hour a good average. Trains are the better half of the trip where they fit, booked months ahead in the chair cars.',
    'Vegetarians eat better here than anywhere. Spice is not always heat, tea is always sweet, and what upsets stomachs is usually ice or salad rather than curry.',
    'India is loud, close and generous. Give yourself an hour with nothing planned each day; companies that know it do so.',
  ],
  season: { open: [1, 2, 3, 4, 9, 10, 11, 12], peak: [1, 2, 10, 11, 12] },
  dailyCostUsd: 155,
  localCurrency: 'INR',
  stops,
  routes: [
    {
      key: 'golden-triangle-and-tigers',
      names: ['The Golden Triangle and tigers', 'Delhi, Agra, Ranthambore, Jaipur', 'Taj and tigers in {days} days'],
      stops: ['delhi', 'agra', 'ranthambore', 'jaipur', 'delhi'],
      legs: [rail(195, 1.9), road(280, 6), road(165, 3.8), road(270, 5)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation', 'custom-tour', 'women-only'],
      themes: ['wildlife', 'history', 'culture', 'food', 'family', 'photography'],
      days: [7, 10],
      pitches: [
        'Four jeep drives are booked by name months ahead, as the park sells out.',
        'You see the Taj twice, at opening from the front and at sunset from across the river.',
        'Jaipur gets a full day that does not end in a carpet shop.',
      ],
    },
    {
      key: 'forts-of-rajasthan',
      names: [
        'The forts of Rajasthan',
        'Rajasthan in {days} days',
        'Jaipur to Jaisalmer and Udaipur',
        'Desert forts and lake palaces',
      ],
      stops: ['delhi', 'jaipur', 'pushkar', 'jaisalmer', 'jodhpur', 'udaipur', 'delhi'],
      legs: [road(270, 5), road(145, 3), road(460, 8.5), road(285, 5), road(255, 5.5), flight(570, 1.4)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['history', 'culture', 'photography', 'food', 'solo', '50-plus', '18-30-s'],
      days: [10, 15],
      pitches: [
        "You sleep in three houses where the owner's portrait hangs over breakfast.",
        'There is one long drive, of eight and a half hours, and we say so.',
        'The desert night is 45 km from the loudspeakers of Sam.',
      ],
    },
    {
      key: 'taj-to-ganges',
      names: ['From the Taj to the Ganges', 'Delhi, Agra and Varanasi', 'Two rivers of the north'],
      stops: ['delhi', 'agra', 'varanasi', 'delhi'],
      legs: [rail(195, 1.9), rail(600, 8.5), flight(680, 1.5)],
      types: ['small-group-tour', 'private-guided', '18-39', 'custom-tour'],
      themes: ['culture', 'rail', 'history', 'solo', '18-30-s', 'photography'],
      days: [5, 8],
      pitches: [
        'Varanasi is hard to look at and harder to forget, and a guide who lives there makes the difference.',
        'You cross the plain of the Ganges in a railway carriage, with tea at every stop.',
        'It fits into a week.',
      ],
    },
    {
      key: 'punjab-and-himalayan-foothills',
      names: ['Amritsar and Rishikesh', 'Golden Temple to the Ganges', 'Sikh kitchens and river yoga'],
      stops: ['delhi', 'amritsar', 'rishikesh', 'delhi'],
      legs: [rail(448, 6.2), road(430, 9), road(240, 5.5)],
      types: ['small-group-tour', 'retreats', 'women-only', 'adventure-tour'],
      themes: ['wellness', 'culture', 'food', 'solo', 'high-adventure', 'festivals'],
      days: [7, 10],
      pitches: [
        'You work an hour in a kitchen that feeds 75,000 people a day.',
        'Rafting or yoga, or both before lunch.',
        'The foothills are green, and ten degrees cooler than Delhi in April.',
      ],
    },
    {
      key: 'jodhpur-and-udaipur',
      names: ['Jodhpur and Udaipur, unhurried', 'Blue city, white city', 'A slow week in Rajasthan'],
      stops: ['jodhpur', 'udaipur', 'jaipur'],
      legs: [road(255, 5.5), road(395, 7)],
      types: ['private-guided', 'vacation', 'self-guided', 'custom-tour'],
      themes: ['honeymoon', 'history', 'food', '50-plus'],
      days: [6, 9],
      pitches: [
        'Three cities with three nights each, and time for the roof at sunset.',
        'Ranakpur lies on the way, so no day is only road.',
        'You have a car with a driver, and he knows where the clean tea stall is.',
      ],
    },
  ],
  fees: [
    { label: 'Taj Mahal ticket with mausoleum', kind: 'park_fee', usd: 15, stops: ['agra'] },
    { label: 'Ranthambore jeep drive', kind: 'permit', usd: 45, stops: ['ranthambore'] },
    { label: 'Camera fees and fort tickets', kind: 'local_payment', usd: 20, stops: ['jaipur', 'jodhpur', 'udaipur'] },
  ],
  climate:
    'November to February is 20 to 27 degrees Celsius by day, with nights of 7 and fog in Delhi and Agra in the first half of January. April and May pass 40 degrees. The monsoon from July to mid-September closes core zones of the tiger parks.',
  health:
    'Hepatitis A and typhoid shots are advised, and air in Delhi is bad in November and December. Drink sealed or filtered water, and pack rehydration salts.',
  visa: 'Most visitors need a visa and can apply online for an e-visa. Use the government site only, and check before you travel, as the rules differ by nationality.',
  faqs: [
    {
      question: 'Will I see a tiger?',
      answer:
        'With four drives, about three groups in four do. Mornings in April and May are best and hottest; no honest company promises one.',
    },
    {
      question: 'Will I get sick?',
      answer:
        'Perhaps one traveler in three has a bad day. Eat what is cooked in front of you and skip ice, and it is rarely more than a day.',
    },
    {
      question: 'Is it fine for a woman alone?',
      answer:
        'In a group, yes, and many come. Staring is common, so loose clothes and a driver after dark make things easier.',
    },
    {
      question: 'How do I handle beggars and touts?',
      answer:
        'A short no without eye contact. If you want to give, guides know schools and kitchens that use money well.',
    },
  ],
};
