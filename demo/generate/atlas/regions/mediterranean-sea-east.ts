import type { Region } from '../types.ts';
import { road, ship } from './east-doing.ts';
import { mediterraneanSeaEastStops } from './mediterranean-sea-east-stops.ts';

export const mediterraneanSeaEast: Region = {
  slug: 'mediterranean-sea-east',
  name: 'Eastern Mediterranean Sea',
  continent: 'europe',
  countries: ['GR', 'TR', 'MT', 'CY'],
  tagLine:
    'By small ship between Athens and Istanbul, or on foot on Malta and Cyprus. Best in May, June, September and October.',
  guide: [
    'Between Athens and Istanbul lie 500 km of sea with an island never more than three hours away. Small ships of 30 to 200 guests sail it from April to October and go where ferries and large ships do not fit.',
    'The order of days follows the wind. The meltemi blows from the north in July and August, up to 30 knots, and captains change plans for it.',
    'Malta and Cyprus stand apart: limestone, temples older than the pyramids and, on Cyprus, mountains with painted churches. Both are warm for walking from November to April, when the ships rest.',
    'Santorini and Mykonos are full in summer. Ships that arrive at six in the evening, when others leave, are how to see them.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 9, 10] },
  dailyCostUsd: 340,
  localCurrency: 'EUR',
  stops: mediterraneanSeaEastStops,
  routes: [
    {
      key: 'athens-to-istanbul',
      names: ['Athens to Istanbul by small ship', 'From Piraeus to the Golden Horn', 'The Aegean in {days} days'],
      stops: ['athens', 'mykonos', 'patmos', 'kusadasi', 'troy', 'istanbul'],
      legs: [ship(167, 10), ship(118, 7), ship(96, 6), ship(345, 18), ship(268, 15)],
      types: ['small-ship-cruise', 'group-tour', 'large-ship-cruise'],
      themes: ['islands', 'history', 'culture', '50-plus', 'food'],
      days: [7, 9],
      pitches: [
        'You sail into Istanbul at dawn, which no airport can match.',
        'Ephesus and Delos are reached an hour before the large ships tie up.',
        'A historian is on board and eats with you.',
      ],
    },
    {
      key: 'cyclades-and-dodecanese',
      names: ['Cyclades and Dodecanese', 'Athens to Bodrum by sea', 'Nine islands, two countries'],
      stops: ['athens', 'mykonos', 'santorini', 'rhodes', 'bodrum'],
      legs: [ship(167, 10), ship(122, 7), ship(262, 14), ship(112, 7)],
      types: ['small-ship-cruise', 'Multi-Sport', 'vacation', '18-39'],
      themes: ['islands', 'honeymoon', 'walking', 'wine', '18-30-s', 'family'],
      days: [6, 9],
      pitches: [
        'A walk a day and a swim a day, off a ship with a platform at sea level.',
        'You are in Santorini from six in the evening, when twelve thousand others leave.',
        'The captain picks one island that is not on the list.',
      ],
    },
    {
      key: 'malta-and-gozo',
      names: ['Malta and Gozo', 'Temples and cliffs of Malta', 'Walk Malta and Gozo'],
      stops: ['valletta', 'gozo', 'valletta'],
      legs: [road(40, 1.6), road(40, 1.6)],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'private-guided'],
      themes: ['walking', 'history', 'islands', 'culture', '50-plus', 'solo'],
      days: [7, 12],
      pitches: [
        'You walk in shirtsleeves in February.',
        'Seven thousand years within a bus ticket.',
        'Gozo has the paths, Valletta the evenings.',
      ],
    },
    {
      key: 'cyprus-coast-to-mountains',
      names: ['Cyprus from coast to mountains', 'Paphos, Troodos, Nicosia', 'A week on Cyprus'],
      stops: ['paphos', 'troodos', 'nicosia'],
      legs: [road(72, 1.7), road(82, 1.4)],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'vacation'],
      themes: ['walking', 'wine', 'history', 'food', 'family', 'nature'],
      days: [6, 9],
      pitches: [
        'March has orchids, snow on Olympos and swimming for the brave, on one day.',
        'You walk across the last divided capital in Europe.',
        'Village guesthouses do breakfasts that make lunch unnecessary.',
      ],
    },
  ],
  fees: [
    { label: 'Port charges', kind: 'local_payment', usd: 160, stops: ['mykonos', 'santorini', 'kusadasi', 'rhodes'] },
    { label: 'Acropolis ticket', kind: 'park_fee', usd: 33, stops: ['athens'] },
    { label: 'Malta lodging tax, a night', kind: 'local_payment', usd: 1, stops: ['valletta', 'gozo'] },
  ],
  climate:
    'May, June, September and October are 20 to 28 degrees Celsius, with water from 19 in May to 24 in September. July and August are 32 with strong wind in the Aegean. Malta and Cyprus have 16 and some rain in January.',
  health:
    'No vaccinations are required, and hospitals are good. Bring tablets if you get seasick; the meltemi finds people out.',
  visa: 'Greece, Malta and Cyprus follow European rules, Turkey its own. Check all that apply before you travel, and whether you need two entries.',
  faqs: [
    {
      question: 'How rough is the Aegean?',
      answer:
        'In June and September mostly calm. In July and August expect a day or two of meter-and-a-half waves; ships hide behind islands.',
    },
    {
      question: 'How small is a small ship?',
      answer: 'Sailing yachts take 30 to 50, small ships up to 200. All of them dock where you can walk into town.',
    },
    {
      question: 'Do I need to be able to swim?',
      answer: 'No. There are noodles and a ladder, and most swims are optional in both senses.',
    },
    {
      question: 'Can I cross to Northern Cyprus?',
      answer: 'Yes, on foot in Nicosia with a passport. Rental cars from the south are usually not insured there.',
    },
  ],
};
