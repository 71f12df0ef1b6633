import type { Region } from '../types.ts';
import { greeceStopsIslands } from './greece-stops-islands.ts';
import { greeceStopsMainland } from './greece-stops-mainland.ts';

export const greece: Region = {
  slug: 'greece',
  name: 'Greece',
  continent: 'europe',
  countries: ['GR'],
  tagLine:
    'Islands by ferry, gorges on foot, and ruins before the heat. Best in May, June, September and October; the sea stays warm into November.',
  guide: [
    'Greece has some 6,000 islands and islets, of which 227 are lived on, and four-fifths of the mainland is mountain. No place is more than 140 km from the sea. That is why ferries are the country’s true road network and why a village can feel far off at two hours from Athens.',
    'The Cyclades are bare, white and windy; the Ionian side is green and has rain. Crete is nearly a country, with gorges, snow until May and its own music. The Peloponnese hangs on by a thread of land 6 km wide and holds Mycenae, Olympia, Mystras and the Mani in a space you can cross in a day.',
    'Eating is shared and late. Dishes come to the middle of the table, the salad has no lettuce, and the bill often arrives with fruit you did not order. Coffee lasts two hours. Sunday lunch with a family is an invitation to clear the rest of the day.',
    'What surprises people is the wind. The meltemi blows from the north across the Aegean in July and August, often at force 6, and ferries are sometimes held in port. What surprises them next is the spring: in April the hills are full of orchids and the sites nearly empty.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10], peak: [5, 6, 9, 10] },
  dailyCostUsd: 290,
  localCurrency: 'EUR',
  stops: [...greeceStopsMainland, ...greeceStopsIslands],
  routes: [
    {
      key: 'cyclades-by-ferry',
      names: ['Athens and three islands', 'Cyclades by ferry', 'Marble, wine and wind: {days} days of islands'],
      stops: ['athens', 'paros', 'naxos', 'santorini', 'athens'],
      legs: [
        { mode: 'ship', km: 175, hours: 4.5 },
        { mode: 'ship', km: 33, hours: 1 },
        { mode: 'ship', km: 100, hours: 2 },
        { mode: 'flight', km: 235, hours: 1 },
      ],
      types: ['small-group-tour', 'self-guided', 'vacation', 'group-tour', '18-39', 'women-only'],
      themes: ['islands', 'food', 'honeymoon', '18-30-s', 'family', 'solo', 'culture'],
      days: [8, 13],
      pitches: [
        'Three islands, none for fewer than one full day, with ferry seats kept and a weather plan in hand.',
        'Naxos in the middle for walking and potatoes, since Santorini alone is not the Cyclades.',
        'May, June and September, when tables are free and the wind is kind.',
      ],
    },
    {
      key: 'peloponnese-classic',
      names: ['Mycenae, Mani and Olympia', 'Classical Greece by road', 'Around the Peloponnese in {days} days'],
      stops: ['athens', 'nafplio', 'mani', 'olympia', 'delphi', 'meteora', 'athens'],
      legs: [
        { mode: 'road', km: 140, hours: 2 },
        { mode: 'road', km: 215, hours: 3.3 },
        { mode: 'road', km: 200, hours: 3.6 },
        { mode: 'road', km: 240, hours: 3.6 },
        { mode: 'road', km: 235, hours: 3.6 },
        { mode: 'road', km: 355, hours: 4.3 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'custom-tour'],
      themes: ['history', 'culture', 'food', '50-plus', 'walking'],
      days: [8, 12],
      pitches: [
        'Three thousand years in one loop: Mycenae, Olympia, Delphi, and monasteries on pillars.',
        'Sites at opening time, lunch by the sea, siesta, and a small walk at five.',
        'The Mani gets its own nights, since nobody ever wished for fewer.',
      ],
    },
    {
      key: 'crete-walking',
      names: ['Western Crete on foot', 'Gorges of Crete', 'White Mountains to the Libyan Sea'],
      stops: ['heraklion', 'chania', 'heraklion'],
      legs: [
        { mode: 'road', km: 142, hours: 2.3 },
        { mode: 'road', km: 142, hours: 2.3 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'Multi-Sport'],
      themes: ['walking', 'food', 'nature', 'islands', 'solo'],
      days: [7, 9],
      pitches: [
        'Walk down gorges in the morning and swim out of them in the afternoon.',
        'Crete in May: snow on the White Mountains, orchids below, 25 °C between.',
        'Village kitchens, raki poured by the people who made it, and a palace older than Troy’s war.',
      ],
    },
    {
      key: 'ionian-week',
      names: ['Corfu on foot and by boat', 'Green Greece', 'Corfu, Paxos and the Pindus rocks'],
      stops: ['corfu', 'meteora', 'athens'],
      legs: [
        { mode: 'road', km: 235, hours: 5.5 },
        { mode: 'road', km: 355, hours: 4.3 },
      ],
      types: ['vacation', 'self-guided', 'walking-hiking', 'retreats'],
      themes: ['walking', 'family', 'wellness', 'islands', 'honeymoon'],
      days: [6, 9],
      pitches: [
        'The green side of Greece, with cypress, rain in winter and Venetian shutters.',
        'A ferry and a mountain road lead from Corfu to Meteora and its monasteries, then the train line to Athens runs beside you.',
        'Long paths under old olives, so shade is never far.',
      ],
    },
    {
      key: 'aegean-by-small-ship',
      names: ['Aegean by small ship', 'Athens to Crete under way', 'Islands of the Aegean in {days} days'],
      stops: ['athens', 'paros', 'naxos', 'santorini', 'heraklion', 'chania', 'athens'],
      legs: [
        { mode: 'ship', km: 175, hours: 11 },
        { mode: 'ship', km: 35, hours: 3 },
        { mode: 'ship', km: 100, hours: 7 },
        { mode: 'ship', km: 130, hours: 8 },
        { mode: 'ship', km: 140, hours: 9 },
        { mode: 'ship', km: 280, hours: 16 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['islands', '50-plus', 'history', 'honeymoon', 'culture'],
      days: [8, 10],
      pitches: [
        'Sleep while the ship sails, and be first on the quay of a harbor too small for the large ships.',
        'Two nights where the dinner is ashore and the bill is yours, because that is half of Greece.',
        'The captain works around the meltemi; the order of islands may change and the number doesn’t.',
      ],
    },
  ],
  fees: [
    {
      label: 'Acropolis entry',
      kind: 'park_fee',
      usd: 33,
      stops: ['athens'],
    },
    {
      label: 'Samaria Gorge entry',
      kind: 'park_fee',
      usd: 12,
      stops: ['chania'],
    },
    {
      label: 'Accommodation climate fee, each night',
      kind: 'local_payment',
      usd: 5,
      stops: ['athens', 'santorini', 'naxos'],
    },
  ],
  climate:
    'May and October are 20 to 25 °C, June and September 26 to 30 °C, July and August 32 to 38 °C in Athens. The sea is 19 °C in May and 25 °C in September. Rain is rare from June to September; the meltemi wind cools the Cyclades and roughens the ferries in high summer.',
  health:
    'No vaccinations are needed. Tap water is safe on the mainland and Crete; on small islands it can be salty, and bottles are used. In heat waves the Acropolis closes from noon to five.',
  visa: 'Greece is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Which islands should I choose?',
      answer:
        'Santorini for the caldera, Naxos for walking and food, Crete if you have a week. Two islands in ten days are better than four.',
    },
    {
      question: 'Do ferries run on time?',
      answer:
        'Usually. In strong wind the fast catamarans stop first and the big car ferries last, so keep the last night before your flight in Athens.',
    },
    {
      question: 'Is Santorini too crowded?',
      answer:
        'From eleven to five, when cruise ships are in, Fira and Oia are. Stay in Pyrgos or Imerovigli, walk the rim at seven, and go in May or October.',
    },
    {
      question: 'Are shops and hotels open in winter?',
      answer: 'Athens and Crete’s cities are. Most island hotels close from November to Easter.',
    },
    {
      question: 'When is Greek Easter?',
      answer:
        'Usually one to five weeks after the western one. It is the largest feast of the year; ferries are full and the midnight fireworks are loud.',
    },
  ],
};
