import type { Region } from '../types.ts';
import { foot, rail, road } from './east-doing.ts';
import { moroccoStops } from './morocco-stops.ts';

export const morocco: Region = {
  slug: 'morocco',
  name: 'Morocco',
  continent: 'middle-east-and-north-africa',
  countries: ['MA'],
  tagLine:
    'Walled cities, Berber valleys and a night in the Sahara, within nine hours by road of each other. Best from March to May and late September to November.',
  guide: [
    'Three Moroccos fit in one trip: the old cities of the plain, the High Atlas with villages at 2,000 m, and the dry south that ends in the dunes of Erg Chebbi. Roads are good and distances long; the drive from Fes to the sand takes a full day.',
    'About 40 percent of Moroccans speak a Berber language at home, nearly everybody speaks Arabic, and French gets you further than English outside the cities. During Ramadan restaurants in small towns stay shut until sunset.',
    'Most groups travel by minibus with a driver and a guide. The train is excellent between Marrakech, Casablanca and Fes, and the fast line runs to Tangier.',
    'Bargaining takes getting used to, and so do unasked-for guides in Fes and Marrakech. A firm no and a smile work. In the mountains nobody asks for anything.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [3, 4, 5, 9, 10, 11] },
  dailyCostUsd: 165,
  localCurrency: 'MAD',
  stops: moroccoStops,
  routes: [
    {
      key: 'north-to-south',
      names: [
        'Casablanca to Marrakech by way of the Sahara',
        'Morocco in {days} days',
        'Blue town, old city, red sand',
        'The great loop of Morocco',
      ],
      stops: ['casablanca', 'chefchaouen', 'fes', 'merzouga', 'todra', 'ait-benhaddou', 'marrakech'],
      legs: [road(335, 5.3), road(200, 4), road(465, 8.5), road(195, 3.3), road(200, 3.8), road(185, 4)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39', 'women-only', 'custom-tour'],
      themes: ['culture', 'history', 'food', 'photography', 'solo', '18-30-s', '50-plus'],
      days: [9, 15],
      pitches: [
        'One long drive, from Fes to the dunes, buys you two slow days in the south.',
        'You sleep in riads in the cities, a tent in the sand and a mud house in between.',
        'Every guide is licensed and from the town that he or she shows you.',
      ],
    },
    {
      key: 'marrakech-and-desert',
      names: ['Marrakech, kasbahs and dunes', 'Over the Atlas to Erg Chebbi', 'A week in the south of Morocco'],
      stops: ['marrakech', 'ait-benhaddou', 'todra', 'merzouga', 'fes'],
      legs: [road(185, 4), road(200, 3.8), road(195, 3.3), road(465, 8.5)],
      types: ['small-group-tour', 'private-guided', 'vacation', 'custom-tour'],
      themes: ['culture', 'family', 'photography', 'history', 'honeymoon'],
      days: [6, 11],
      pitches: [
        'You cross the 2,260 m Tichka pass once and never drive the same road twice.',
        'Children ride for free on the second hump, and the camp has real beds.',
        'It starts and ends at airports, so nobody drives back over the mountains.',
      ],
    },
    {
      key: 'toubkal-climb',
      names: ['Toubkal, the roof of North Africa', 'Climb Toubkal from Marrakech', 'High Atlas summit in {days} days'],
      stops: ['marrakech', 'imlil', 'toubkal', 'imlil', 'marrakech'],
      legs: [road(65, 1.7), foot(11, 5.5), foot(11, 4), road(65, 1.7)],
      types: ['walking-hiking', 'adventure-tour', '18-39', 'small-group-tour'],
      themes: ['high-adventure', 'walking', '18-30-s', 'nature', 'solo'],
      days: [6, 9],
      pitches: [
        'You spend two nights above 1,700 m first, and nine in ten groups reach the top.',
        'No rope is needed from May to October, only legs for 960 m of scree.',
        'Mules carry the bags to the refuge, and the cook goes ahead of you.',
      ],
    },
    {
      key: 'happy-valley',
      names: ['The Ait Bougmez valley on foot', 'Atlas villages, home to home', 'Walk the central High Atlas'],
      stops: ['marrakech', 'ait-bougmez', 'marrakech'],
      legs: [road(215, 4.5), road(215, 4.5)],
      types: ['walking-hiking', 'small-group-tour', 'women-only', 'retreats'],
      themes: ['walking', 'culture', 'family', 'nature', 'wellness'],
      days: [5, 8],
      pitches: [
        'You stay with two families and see what the valley eats, grows and argues about.',
        'Walks are 7 to 16 km, all from the door, and the hard day has an easy twin.',
        'At 1,850 m, nights are cool even in July, when the plain is at 42 degrees.',
      ],
    },
    {
      key: 'city-coast-mountain',
      names: [
        'Marrakech, the Atlas and Essaouira',
        'Mountain and sea from Marrakech',
        'Souk, summit path and surf town',
      ],
      stops: ['marrakech', 'imlil', 'essaouira', 'marrakech'],
      legs: [road(65, 1.7), road(250, 4.3), road(190, 2.8)],
      types: ['vacation', 'Multi-Sport', 'self-guided', 'private-guided'],
      themes: ['family', 'food', 'walking', 'wellness', 'honeymoon'],
      days: [6, 11],
      pitches: [
        'Three bases, none more than four and a half hours apart, with a driver who stays the whole week.',
        'Walk in the morning, eat by the sea two days later.',
        'Essaouira is ten degrees cooler than Marrakech in August, and windier on every day of the year.',
      ],
    },
    {
      key: 'imperial-cities-by-rail',
      names: ['Imperial cities by train', 'Fes to Marrakech on the rails', 'Three old cities, no minibus'],
      stops: ['fes', 'casablanca', 'marrakech'],
      legs: [rail(300, 4), rail(240, 2.8)],
      types: ['self-guided', 'private-guided', 'vacation'],
      themes: ['rail', 'history', 'culture', 'solo', '50-plus'],
      days: [5, 8],
      pitches: [
        'First-class seats cost about $20 a ride, and a guide meets you on each platform.',
        'With no mountain roads, it suits people who get carsick.',
        'You have three nights in Fes, which is what the city asks for.',
      ],
    },
  ],
  fees: [
    {
      label: 'City tourist tax, a night',
      kind: 'local_payment',
      usd: 3,
      stops: ['marrakech', 'fes', 'casablanca', 'essaouira'],
    },
    { label: 'Local guide and checkpoint for Toubkal, a day', kind: 'local_payment', usd: 15, stops: ['toubkal'] },
    { label: 'Monuments in Marrakech and Fes', kind: 'park_fee', usd: 25, stops: ['marrakech', 'fes'] },
  ],
  climate:
    'Spring and fall are 20 to 28 degrees Celsius in the cities. In July and August Marrakech and the desert pass 40, so mountains and coast are the sensible choices. January nights fall to freezing in the dunes, and snow may close the Tichka pass for a day.',
  health:
    'No vaccinations are required, and doctors suggest hepatitis A and typhoid. Drink bottled or treated water, and bring something for an upset stomach; one traveler in four needs it.',
  visa: 'Many nationalities enter for up to 90 days without a visa. Your passport should be valid for six months; check before you travel.',
  faqs: [
    {
      question: 'What should women wear?',
      answer:
        'Whatever covers shoulders and knees is comfortable everywhere, and no headscarf is needed. In Essaouira and Marrakech people mind less, in villages more.',
    },
    {
      question: 'Is the desert camp cold?',
      answer:
        'From November to February, yes, near freezing before dawn. Camps give you three blankets; bring a hat and a warm layer to sleep in.',
    },
    {
      question: 'Do I have to ride a camel?',
      answer: 'No. Every camp can be reached on foot in an hour or by four-wheel drive in fifteen minutes.',
    },
    {
      question: 'Can I drink alcohol?',
      answer:
        'In licensed hotels and some restaurants. Medina riads often have wine but do not put it on the menu. In villages there is none.',
    },
    {
      question: 'How fit must I be for Toubkal?',
      answer:
        'You walk up to nine hours with nearly 1,000 m of climbing, at over 3,000 m. If you can hike 15 km in hills two days running, you are fit enough.',
    },
  ],
};
