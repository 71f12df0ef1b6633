import type { Region } from '../types.ts';
import { italyStopsCenter } from './italy-stops-center.ts';
import { italyStopsNorth } from './italy-stops-north.ts';
import { italyStopsSouth } from './italy-stops-south.ts';

export const italy: Region = {
  slug: 'italy',
  name: 'Italy',
  continent: 'europe',
  countries: ['IT'],
  tagLine:
    'Cities of stone, coast paths and long lunches, joined by good trains. April to June and September to October are best; August is hot and full.',
  guide: [
    'Italy runs 1,200 km from the Alps to a point closer to Tunis than to Rome. The north has lakes and mountains, the middle has the hill towns and most of the art, and the south has the heat, the citrus and the volcanoes. It became one country only in 1861, and each town still cooks its own supper.',
    'Fast trains make the spine easy: Rome to Florence in an hour and a half, Florence to Venice in two hours and ten minutes. The hills of Tuscany and Umbria need a car, a driver or boots. On the Amalfi coast the ferry is quicker than the road in summer, when it runs.',
    'The day has a rhythm. Coffee at the bar, standing, costs €1.30; lunch is at one, shops close until four, and kitchens open for dinner at half past seven. In small places the best table has no written menu. Bread comes with a small cover charge, which is normal and not a trick.',
    'What first-timers underestimate is booking. The Colosseum, the Vatican Museums, the Last Supper and the Uffizi sell timed tickets that go weeks ahead, and the ten busiest squares are best before nine. What they overestimate is the need for a plan in the evening.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [4, 5, 6, 9, 10] },
  dailyCostUsd: 340,
  localCurrency: 'EUR',
  stops: [...italyStopsNorth, ...italyStopsCenter, ...italyStopsSouth],
  routes: [
    {
      key: 'grand-tour',
      names: [
        'Venice, Florence and Rome by rail',
        'Italy’s three cities, unhurried',
        '{days} days by train from the lagoon to the Tiber',
      ],
      stops: ['venice', 'bologna', 'florence', 'siena-and-chianti', 'rome'],
      legs: [
        { mode: 'rail', km: 160, hours: 1.6 },
        { mode: 'rail', km: 95, hours: 0.7 },
        { mode: 'road', km: 75, hours: 1.3 },
        { mode: 'road', km: 230, hours: 3 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation'],
      themes: ['history', 'food', 'culture', 'rail', '50-plus', 'family', 'honeymoon'],
      days: [9, 15],
      pitches: [
        'Trains between the cities, so nobody loses a day to a motorway.',
        'Timed tickets for the Vatican, the Uffizi and the Colosseum are bought before you book the flight.',
        'Bologna between Venice and Florence, because it has the best lunch of the four.',
      ],
    },
    {
      key: 'tuscany-walking',
      names: [
        'Walking Chianti and the Cinque Terre',
        'White roads and sea paths',
        'Tuscany on foot, with bags sent ahead',
      ],
      stops: ['florence', 'siena-and-chianti', 'cinque-terre', 'florence'],
      legs: [
        { mode: 'road', km: 75, hours: 1.3 },
        { mode: 'road', km: 200, hours: 3 },
        { mode: 'road', km: 165, hours: 2.6 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'women-only'],
      themes: ['walking', 'food', 'wine', '50-plus', 'solo', 'wellness'],
      days: [6, 10],
      pitches: [
        'Walks of 8 to 17 km between lunches that deserve them.',
        'Your suitcase goes by van; you carry water and a rain jacket.',
        'April and October have the paths at their emptiest, and the vines are either green or red.',
      ],
    },
    {
      key: 'south-and-sicily',
      names: ['Naples, Amalfi and Sicily', 'Three volcanoes and an orchard of lemons', 'The deep south of Italy'],
      stops: ['rome', 'naples', 'amalfi-coast', 'taormina-and-etna', 'palermo'],
      legs: [
        { mode: 'rail', km: 225, hours: 1.2 },
        { mode: 'road', km: 60, hours: 1.5 },
        { mode: 'road', km: 440, hours: 6 },
        { mode: 'road', km: 260, hours: 3.3 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'Multi-Sport'],
      themes: ['history', 'food', 'walking', 'culture', 'nature', 'honeymoon'],
      days: [9, 14],
      pitches: [
        'Vesuvius, Etna and the best pizza on earth, with a coast of lemon terraces in the middle.',
        'Three hours with an archaeologist at Pompeii, on the quieter side of the site.',
        'Ferry or road to Sicily, then Greek theaters, Norman gold and Arab sweets within two hours of each other.',
      ],
    },
    {
      key: 'amalfi-walks',
      names: ['Amalfi on foot', 'The Path of the Gods and its neighbors', 'A week of steps and lemons'],
      stops: ['naples', 'amalfi-coast', 'naples'],
      legs: [
        { mode: 'road', km: 60, hours: 1.5 },
        { mode: 'road', km: 60, hours: 1.5 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', '18-39'],
      themes: ['walking', 'food', 'photography', 'solo', '18-30-s'],
      days: [5, 8],
      pitches: [
        'One base, no packing, and a different old mule path each morning.',
        'Expect steps by the thousand; the walk is short, the climb is not.',
        'Swim after every walk from May to October.',
      ],
    },
    {
      key: 'dolomites-and-venice',
      names: ['Dolomites to the lagoon', 'Pale mountains and Venice', 'High meadows, via ferrata, Grand Canal'],
      stops: ['venice', 'dolomites', 'venice', 'bologna'],
      legs: [
        { mode: 'road', km: 215, hours: 3.3 },
        { mode: 'road', km: 215, hours: 3.3 },
        { mode: 'road', km: 155, hours: 1.8 },
      ],
      types: ['walking-hiking', 'Multi-Sport', 'adventure-tour', 'custom-tour'],
      themes: ['walking', 'nature', 'high-adventure', 'photography'],
      days: [7, 11],
      pitches: [
        'Hut lunches at 2,200 m, and at the end a city without cars at zero.',
        'Lifts take the first 1,000 m, so the walking is all views.',
        'The season is short: mid-June to late September for the paths, earlier for the flowers.',
      ],
    },
  ],
  fees: [
    {
      label: 'Cinque Terre card, one day with train',
      kind: 'park_fee',
      usd: 30,
      stops: ['cinque-terre'],
    },
    {
      label: 'Venice day visitor fee',
      kind: 'local_payment',
      usd: 6,
      stops: ['venice'],
    },
    {
      label: 'City tax, each night',
      kind: 'local_payment',
      usd: 6,
      stops: ['rome', 'florence', 'venice'],
    },
  ],
  climate:
    'April to June and September to October bring 18 to 27 °C and some rain. July and August reach 33 °C in Rome and Florence and 36 °C in Sicily. Winters are mild in the south and foggy in the north; high water in Venice comes between October and January.',
  health:
    'No vaccinations are needed; tap water is safe, and street fountains run all day in Rome. Summer heat is the main risk, so walk early. A pharmacy with a green cross is in every village.',
  visa: 'Italy is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Do I need to rent a car?',
      answer:
        'Not for the cities, the Cinque Terre or Amalfi; trains and ferries are quicker. For Tuscany’s farms and for inland Sicily a car or a driver saves hours.',
    },
    {
      question: 'How crowded is it really?',
      answer:
        'Very, in Venice, Florence and the Cinque Terre from May to September between ten and five. Early mornings and evenings belong to those who sleep there.',
    },
    {
      question: 'Is the Path of Love in the Cinque Terre open?',
      answer:
        'It reopened in 2024 with timed tickets. Other coast sections close after heavy rain, and the high paths then take over.',
    },
    {
      question: 'Can I climb Etna?',
      answer:
        'Up to 2,500 m by cable car on your own, and higher only with a licensed guide. The summit craters at about 3,400 m close whenever the mountain is restless.',
    },
    {
      question: 'Is everything shut in August?',
      answer:
        'In Rome and Milan many family restaurants close for two weeks around August 15. On the coast it is the opposite: all is open, full and dear.',
    },
  ],
};
