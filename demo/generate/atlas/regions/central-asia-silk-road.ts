import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'tashkent',
    name: 'Tashkent',
    country: 'UZ',
    kind: 'city',
    lat: 41.2995,
    long: 69.2401,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel'],
    doings: [
      doing('Metro of chandeliers', 'city-walks', 2, 1, { km: 3, optionalUsd: 1 })`
        Ride a metro of 1977 from station to station for cosmonauts in ceramic and cotton in chandeliers.`,
      doing('Chorsu under its dome', 'food-and-wine', 2, 1)`
        Eat hot bread stamped with a pattern beneath the turquoise dome of Chorsu, among spice sellers and horse sausage.`,
      doing('Oldest Koran', 'museums', 1, 1, { optionalUsd: 2 })`
        See deerskin pages of the 700s, larger than a table, in the Khast Imam library.`,
      doing('Plov center', 'food-and-wine', 2, 1, { optionalUsd: 8 })`
        Look into cauldrons for a thousand people at eleven, and be there before one, as then it is gone.`,
    ],
    food: ['plov with quince', 'non from the tandoor'],
  },
  {
    key: 'samarkand',
    name: 'Samarkand',
    country: 'UZ',
    kind: 'city',
    lat: 39.627,
    long: 66.975,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Registan early and late', 'sightseeing', 3, 1, { km: 2, optionalUsd: 7 })`
        Stand in the Registan at eight, with three schools of blue tile, and come back at nine at night when it is lit.`,
      doing('Street of tombs', 'sightseeing', 2, 1, { km: 2, optionalUsd: 4 })`
        Climb Shah-i-Zinda between tombs of eleven blues, and count the steps, which must agree on the way down.`,
      doing('Ulugh Beg and his sextant', 'museums', 1, 1, { optionalUsd: 3 })`
        Look down the arc on which a prince measured the year to within a minute in 1437.`,
      doing('Paper at Konigil', 'crafts', 2, 1, { optionalUsd: 5 })`
        Beat mulberry bark with a water wheel, as taught by prisoners from China in 751.`,
      doing('Bread and wine', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Carry a loaf that keeps for three years, they say, to a tasting in a Russian merchant's house.`,
    ],
    food: ['Samarkand plov in layers', 'obi non', 'halva'],
  },
  {
    key: 'nurata',
    name: 'Kyzylkum yurt camp',
    country: 'UZ',
    kind: 'desert',
    lat: 40.561,
    long: 66.05,
    nights: [1, 2],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Night in a felt tent', 'stargazing', 3, 1)`
        Sleep in a yurt on red sand after a bard with two strings has sung by the fire.`,
      doing('Aydarkul swim', 'beaches', 2, 1)`
        Swim in a lake as long as Long Island that a burst dam made by accident in 1969.`,
      doing('Nuratau villages', 'hiking', 4, 3, { km: 10, ascentM: 400 })`
        Walk up the Sentob valley to stone houses left in the 1950s, under walnut and mulberry.`,
      doing('Camels at five', 'sightseeing', 1, 1, { km: 3 })`
        Ride a two-humped camel in a circle that is long enough.`,
    ],
    food: ['shurpa', 'dried apricots'],
  },
  {
    key: 'bukhara',
    name: 'Bukhara',
    country: 'UZ',
    kind: 'city',
    lat: 39.7681,
    long: 64.4556,
    gateway: true,
    nights: [1, 3],
    beds: ['guesthouse', 'boutique-hotel', 'hotel'],
    doings: [
      doing('Kalon minaret to the Ark', 'city-walks', 4, 1, { km: 4, optionalUsd: 6 })`
        Walk under a minaret of 1127 that Genghis Khan spared, to the fort whose emir kept two British officers in a bug pit.`,
      doing('Ismail Samani', 'sightseeing', 2, 1, { km: 2 })`
        Watch the light cross basket-weave brick of 905, which no picture gets right.`,
      doing('Gold thread and puppets', 'crafts', 2, 1)`
        See velvet sewn with gold by women, a trade closed to them until 1920, and a puppet carver next door.`,
      doing('Dinner at Lyabi-Hauz', 'food-and-wine', 2, 1, { optionalUsd: 12 })`
        Eat under mulberries of 1477 beside a pool where old men play backgammon until eleven.`,
    ],
    food: ['oshi sofi plov', 'saffron tea with sugar crystals'],
  },
  {
    key: 'khiva',
    name: 'Khiva',
    country: 'UZ',
    kind: 'town',
    lat: 41.3775,
    long: 60.364,
    gateway: true,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Inside the mud walls', 'city-walks', 4, 1, { km: 3, optionalUsd: 14 })`
        Walk a town of 26 hectares inside mud walls, past 218 carved columns of the Juma mosque, no two alike.`,
      doing('Wall at sunset', 'photography', 1, 1, { km: 1 })`
        Climb onto the walls at six for turquoise against clay, and mind that there is no rail.`,
      doing('Forts of the Kyzylkum', 'archaeology', 6, 2, { km: 4, optionalUsd: 50 })`
        Drive into the desert to Ayaz-Kala and Toprak-Kala, castles of the time of Christ with nobody at the gate.`,
      doing('Green noodles', 'cooking', 2, 1, { optionalUsd: 15 })`
        Knead dill juice into dough for shivit oshi, which is green, and good.`,
    ],
    food: ['shivit oshi, dill noodles', 'tukhum barak, egg dumplings'],
  },
  {
    key: 'fergana',
    name: 'Fergana valley',
    country: 'UZ',
    kind: 'city',
    lat: 40.47,
    long: 71.724,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Silk in Margilan', 'crafts', 3, 1)`
        See silk from cocoon to ikat in Margilan, steamed, tied and woven by hand in one yard.`,
      doing('Rishtan blue', 'crafts', 2, 1, { optionalUsd: 10 })`
        Paint a plate with a master whose family has fired the ashy glaze of Rishtan for seven generations.`,
      doing('Kumtepa market', 'food-and-wine', 2, 1)`
        Go on a Thursday or Sunday for skullcaps, melons and knives of Chust.`,
      doing('Palace of Kokand', 'museums', 2, 1, { optionalUsd: 3 })`
        Walk 19 of 114 rooms of the last khan, who enjoyed them for three years.`,
    ],
    food: ['Fergana plov with devzira rice', 'melons in August'],
  },
  {
    key: 'osh',
    name: 'Osh',
    country: 'KG',
    kind: 'city',
    lat: 40.514,
    long: 72.8161,
    gateway: true,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Solomon Mountain', 'hiking', 2, 2, { km: 3, ascentM: 150, optionalUsd: 2 })`
        Climb the rock in the middle of town, with caves people slide down for their backs.`,
      doing('Jayma bazaar', 'food-and-wine', 2, 1)`
        Walk a kilometer of containers for felt hats, knives and samsa out of the clay.`,
      doing('Three-story yurt', 'museums', 1, 1, { optionalUsd: 2 })`
        See a yurt in three floors and a history museum in a cave.`,
      doing('Uzgen minaret', 'archaeology', 3, 1, { optionalUsd: 20 })`
        Drive an hour to brick tombs of the 1100s and the home of pink rice.`,
    ],
    food: ['Osh samsa', 'pink-rice plov'],
  },
  {
    key: 'arslanbob',
    name: 'Arslanbob',
    country: 'KG',
    kind: 'village',
    lat: 41.333,
    long: 72.933,
    nights: [1, 3],
    beds: ['homestay'],
    doings: [
      doing('Walnut forest', 'hiking', 5, 2, { km: 12, ascentM: 350 })`
        Walk through the largest natural walnut forest there is, 11,000 hectares, with whole families camping in it in September.`,
      doing('Big waterfall', 'hiking', 4, 3, { km: 9, ascentM: 500 })`
        Climb to an 80 m fall with rags tied to its fence.`,
      doing('Homestay bread', 'cooking', 2, 1)`
        Slap dough on the wall of a tandoor with a host who ends up doing it herself.`,
      doing('Holy lake ride', 'horse-riding', 8, 4, { km: 24, ascentM: 1200, optionalUsd: 40 })`
        Ride toward Kol Mazar at 3,000 m, where pilgrims go in August.`,
    ],
    food: ['walnut halva', 'lagman noodles'],
  },
  {
    key: 'song-kol',
    name: 'Song-Kol',
    country: 'KG',
    kind: 'village',
    lat: 41.84,
    long: 75.12,
    nights: [1, 3],
    beds: ['tented-camp'],
    doings: [
      doing('Over the pass on horseback', 'horse-riding', 6, 3, { km: 20, ascentM: 700, optionalUsd: 50 })`
        Ride over the Tuz-Ashuu, 3,400 m, down to a lake with no tree and four hundred yurts from June to September.`,
      doing('Milking time', 'crafts', 2, 1)`
        Help to milk mares, which takes two people and trust, and drink kymyz at 3,016 m.`,
      doing('Shore walk', 'hiking', 4, 2, { km: 12 })`
        Walk 12 km of shore with bar-headed geese, foals and ground squirrels.`,
      doing('Eagle hunter at Bokonbaev', 'wildlife-watching', 2, 1, { optionalUsd: 25 })`
        See a golden eagle come to a glove from a hill a mile away.`,
    ],
    food: ['kymyz, fermented mare milk', 'boorsok with cream'],
  },
  {
    key: 'karakol',
    name: 'Karakol',
    country: 'KG',
    kind: 'town',
    lat: 42.4907,
    long: 78.3936,
    nights: [2, 5],
    beds: ['guesthouse', 'hotel', 'camp'],
    doings: [
      doing('Ala-Kul', 'trekking', 8, 5, { km: 15, ascentM: 1000 })`
        Cross the pass at 3,860 m above Ala-Kul on the second day, on scree, and end in the hot pools of Altyn Arashan.`,
      doing('Jeti-Oguz', 'hiking', 4, 2, { km: 9, ascentM: 250 })`
        Walk below seven bulls of red rock to a flower valley with yurts.`,
      doing('Dungan mosque and ashlan-fu', 'food-and-wine', 3, 1, { km: 3 })`
        See a mosque built by Chinese hands without nails in 1910 and eat cold sour noodles for a dollar.`,
      doing('Sunday animal market', 'photography', 2, 1)`
        Be there at six for horses, fat-tailed sheep and handshakes in sleeves.`,
    ],
    food: ['ashlan-fu', 'trout from Issyk-Kul'],
  },
  {
    key: 'bishkek',
    name: 'Bishkek',
    country: 'KG',
    kind: 'city',
    lat: 42.8746,
    long: 74.5698,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Lenin moved and mosaics', 'city-walks', 3, 1, { km: 5 })`
        Walk oak-lined avenues past Soviet mosaics to Lenin, who was turned round and put behind the museum.`,
      doing('Ala-Archa', 'hiking', 6, 4, { km: 10, ascentM: 900, optionalUsd: 20 })`
        Climb to the Ak-Sai fall, 40 minutes from town, under 4,500 m walls.`,
      doing('Osh bazaar', 'food-and-wine', 2, 1)`
        Taste five kinds of dried yogurt balls and buy a felt hat that suits nobody.`,
      doing('Burana tower', 'archaeology', 4, 1, { optionalUsd: 25 })`
        Climb what is left of a minaret of the 1000s and look at stone men with cups.`,
    ],
    food: ['beshbarmak', 'manti'],
  },
];

export const centralAsiaSilkRoad: Region = {
  slug: 'central-asia-silk-road',
  name: 'Central Asia & the Silk Road',
  continent: 'asia',
  countries: ['UZ', 'KG'],
  tagLine:
    'Tiled cities by train and summer pastures on horseback. Uzbekistan in April, May, September and October; Kyrgyzstan from mid-June to mid-September.',
  guide: [
    'Uzbekistan has the cities, Samarkand, Bukhara and Khiva, on a desert plain along one railway. Kyrgyzstan has the mountains: nine tenths of it lies above 1,500 m, and half the country moves to pasture in June.',
    'The fast train from Tashkent to Samarkand takes just over two hours. In Kyrgyzstan you travel in vans with high wheels, sleep in homes and yurts, and ride when the van stops.',
    'Meals are mutton, bread, tea and, from July on, the best melons you have had. Vegetarians can live on salads and pumpkin dumplings and will be pitied.',
    'Restoration in Samarkand was heavy-handed, Bukhara is still lived in. Deserts are 40 degrees in July, when yurts at 3,000 m see frost.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [4, 5, 6, 9, 10] },
  dailyCostUsd: 150,
  stops,
  routes: [
    {
      key: 'uzbek-cities',
      names: [
        'Samarkand, Bukhara, Khiva',
        'The cities of the Silk Road',
        'Uzbekistan in {days} days',
        'Blue tile and desert',
      ],
      stops: ['tashkent', 'samarkand', 'nurata', 'bukhara', 'khiva', 'tashkent'],
      legs: [rail(344, 2.3), road(225, 4), road(215, 3.8), rail(470, 6), flight(750, 1.7)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'women-only', 'custom-tour'],
      themes: ['history', 'culture', 'rail', 'food', 'photography', '50-plus', 'solo'],
      days: [7, 12],
      pitches: [
        'You see the Registan twice and Bukhara by its back doors.',
        'A night in a yurt breaks up the brick.',
        'Trains where they run, one flight where they do not.',
      ],
    },
    {
      key: 'kyrgyz-pastures',
      names: ['Yurts and lakes of Kyrgyzstan', 'On horseback to Song-Kol', 'Kyrgyzstan in {days} days'],
      stops: ['bishkek', 'song-kol', 'karakol', 'bishkek'],
      legs: [road(290, 5.8), road(390, 7.5), road(400, 6.7)],
      types: ['adventure-tour', 'walking-hiking', 'small-group-tour', '18-39', 'Multi-Sport'],
      themes: ['high-adventure', 'nature', 'culture', 'walking', '18-30-s', 'family'],
      days: [8, 11],
      pitches: [
        'You ride even if you never have; the horses know the way.',
        'Hosts belong to a village network that shares guests out by turns.',
        'The season is short, from mid-June to mid-September, and snow has fallen in each of its months.',
      ],
    },
    {
      key: 'tashkent-to-bishkek',
      names: ['Tashkent to Bishkek overland', 'Over the Fergana to the Tian Shan', 'Silk, walnuts and pastures'],
      stops: ['tashkent', 'fergana', 'osh', 'arslanbob', 'song-kol', 'bishkek'],
      legs: [rail(345, 5.3), road(115, 3.2), road(195, 4.2), road(335, 9.5), road(290, 5.8)],
      types: ['small-group-tour', 'adventure-tour', 'private-guided'],
      themes: ['culture', 'history', 'walking', 'food', 'photography'],
      days: [8, 12],
      pitches: [
        'You walk across a border and change from tiles to felt.',
        'The walnut forest is at its best in September, full of people knocking.',
        'Crafts are seen at the bench, with prices on a slate.',
      ],
    },
    {
      key: 'samarkand-short',
      names: ['Samarkand and Bukhara in a week', 'Two cities by fast train', 'A first look at the Silk Road'],
      stops: ['tashkent', 'samarkand', 'bukhara', 'tashkent'],
      legs: [rail(344, 2.3), rail(270, 1.7), rail(600, 4)],
      types: ['vacation', 'private-guided', 'self-guided'],
      themes: ['history', 'rail', 'culture', '50-plus', 'honeymoon'],
      days: [5, 9],
      pitches: [
        'Two hours from city to city at 200 km/h, with tea.',
        'Book a month ahead, as the fast trains fill.',
        'Courtyard guesthouses have breakfast under apricots.',
      ],
    },
  ],
  fees: [
    { label: 'Khiva walled-city ticket', kind: 'park_fee', usd: 14, stops: ['khiva'] },
    { label: 'Monuments in Samarkand and Bukhara', kind: 'park_fee', usd: 30, stops: ['samarkand', 'bukhara'] },
    { label: 'Pasture and yurt-camp fee', kind: 'local_payment', usd: 8, stops: ['song-kol'] },
  ],
  climate:
    'Uzbek cities are 18 to 30 degrees Celsius in April, May, September and October and above 40 in July. Kyrgyz pastures are 15 to 22 by day in July and near zero at night. Winters are cold and clear, and museums are empty.',
  health:
    'Hepatitis A and typhoid shots are advised. Song-Kol lies at 3,016 m, so a headache on the first night is normal. Mare milk surprises most stomachs once.',
  visa: 'Many nationalities enter both countries without a visa for 30 to 60 days. Check before you travel, and carry prescriptions, as some painkillers are banned in Uzbekistan.',
  faqs: [
    {
      question: 'Do I need to ride?',
      answer: 'No. Every yurt camp on these trips can be reached by van, and walks replace rides.',
    },
    {
      question: 'Are yurts cold?',
      answer: 'They have a stove, fed with dung until you sleep, and five quilts. Bring a hat.',
    },
    {
      question: 'Is it dry, as a Muslim country?',
      answer: 'Hardly. Wine and vodka are sold nearly everywhere, and dress is relaxed outside shrines.',
    },
    {
      question: 'What are the toilets like?',
      answer: 'Good in hotels, holes in boards at camps. Nobody minds if you take the hill.',
    },
  ],
};
