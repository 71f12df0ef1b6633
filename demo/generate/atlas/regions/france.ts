import type { Region } from '../types.ts';
import { franceStopsCenterAndSouth } from './france-stops-center-and-south.ts';
import { franceStopsNorthAndEast } from './france-stops-north-and-east.ts';

export const france: Region = {
  slug: 'france',
  name: 'France',
  continent: 'europe',
  countries: ['FR'],
  tagLine:
    'Provence, the Dordogne, Burgundy and the Alps, with lunch as the hinge of the day. May, June and September are kindest; lavender blooms from late June to mid-July.',
  guide: [
    'France is a hexagon of about 1,000 km each way, with three seas, two great mountain ranges and a capital that thinks it is the center. It is. Trains run from Paris to Avignon in two hours and forty minutes, to Bordeaux in two and to Strasbourg in under two, at up to 320 km an hour.',
    'The rest is for small roads. The Dordogne has a thousand castles by its own count and painted caves by science’s. Provence has light, wind and Roman arenas. Burgundy puts wine into 1,247 named plots, and Brittany and Normandy look at the tide, which moves 14 m at Mont-Saint-Michel.',
    'The table has rules that help. Say bonjour on entering any door. Lunch starts at half past twelve and kitchens close at two. The set menu at noon is the bargain of the country, three courses for €18 to €25. Cheese comes before dessert and after you thought you had finished.',
    'What surprises people is how rural it is, and how shut on Sunday afternoons and Mondays. In August half of the country moves to the coast; Paris is calm, and the bakers take turns.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 9] },
  dailyCostUsd: 320,
  localCurrency: 'EUR',
  stops: [...franceStopsNorthAndEast, ...franceStopsCenterAndSouth],
  routes: [
    {
      key: 'provence',
      names: ['Provence between Rhône and sea', 'Lavender, ocher, Roman stone', 'A Provençal week'],
      stops: ['avignon', 'arles', 'gorges-du-verdon', 'nice'],
      legs: [
        { mode: 'road', km: 40, hours: 0.7 },
        { mode: 'road', km: 215, hours: 3.4 },
        { mode: 'road', km: 130, hours: 2.6 },
      ],
      types: ['small-group-tour', 'self-guided', 'private-guided', 'walking-hiking', 'women-only'],
      themes: ['food', 'wine', 'walking', 'photography', '50-plus', 'solo', 'honeymoon'],
      days: [7, 11],
      pitches: [
        'Lavender departures from June 20 to July 12; the other months are cooler and half as full.',
        'Walks before eleven, lunch in shade, villages after five.',
        'One farmhouse for four nights, since unpacking is half of a holiday.',
      ],
    },
    {
      key: 'dordogne-and-south-west',
      names: ['The Dordogne by foot and canoe', 'Castles, caves and duck', 'Painted caves to Cathar towers'],
      stops: ['carcassonne', 'sarlat', 'carcassonne'],
      legs: [
        { mode: 'road', km: 255, hours: 3.2 },
        { mode: 'road', km: 255, hours: 3.2 },
      ],
      types: ['Multi-Sport', 'walking-hiking', 'small-group-tour', 'self-guided', 'vacation'],
      themes: ['food', 'history', 'walking', 'family', 'rivers', 'nature'],
      days: [7, 9],
      pitches: [
        'You see 20,000 years of painting and building in a week, with a river to swim in between.',
        'The canoe day goes downstream past five castles, and children from six can do it.',
        'Nights in one farmhouse by the river; the duck comes from across the lane.',
      ],
    },
    {
      key: 'grand-france',
      names: ['Paris to the Riviera', 'Normandy, Burgundy, Provence', 'France by fast train and slow lunch'],
      stops: ['paris', 'mont-saint-michel', 'saint-malo', 'paris', 'beaune', 'lyon', 'avignon', 'nice'],
      legs: [
        { mode: 'road', km: 360, hours: 4.2 },
        { mode: 'road', km: 55, hours: 1 },
        { mode: 'rail', km: 420, hours: 2.6 },
        { mode: 'rail', km: 320, hours: 2.2 },
        { mode: 'rail', km: 160, hours: 1.6 },
        { mode: 'rail', km: 230, hours: 1.2 },
        { mode: 'rail', km: 255, hours: 3.4 },
      ],
      types: ['group-tour', 'vacation', 'private-guided'],
      themes: ['history', 'food', 'rail', '50-plus', 'culture', 'wine'],
      days: [10, 15],
      pitches: [
        'Fast trains cover the long distances, so the days are spent in places and not on motorways.',
        'Two nights in most places, and a free afternoon in each.',
        'The main meal is the set lunch, which is how the French eat when they travel.',
      ],
    },
    {
      key: 'rhone-and-burgundy-by-river',
      names: ['Rhône and Saône by riverboat', 'Burgundy to Provence on the water', 'Wine river'],
      stops: ['beaune', 'lyon', 'avignon', 'arles'],
      legs: [
        { mode: 'road', km: 160, hours: 1.9 },
        { mode: 'ship', km: 245, hours: 20 },
        { mode: 'ship', km: 45, hours: 4 },
      ],
      types: ['river-cruise'],
      themes: ['wine', 'food', '50-plus', 'rivers', 'history'],
      days: [8, 11],
      pitches: [
        'You unpack once in Burgundy and leave the cabin in Provence.',
        'Twelve locks on the Rhône, among them one of 23 m.',
        'The mistral can close the sun deck for a day or two, most often in spring.',
      ],
    },
    {
      key: 'northern-coast',
      names: [
        'Mont-Saint-Michel and the Emerald Coast',
        'Tides: Normandy and Brittany on foot',
        'Walks on the customs path',
      ],
      stops: ['paris', 'mont-saint-michel', 'saint-malo', 'paris'],
      legs: [
        { mode: 'road', km: 360, hours: 4.2 },
        { mode: 'road', km: 55, hours: 1 },
        { mode: 'rail', km: 420, hours: 2.6 },
      ],
      types: ['walking-hiking', 'self-guided', 'custom-tour', 'small-group-tour'],
      themes: ['walking', 'history', 'food', 'nature', 'solo', '50-plus'],
      days: [7, 10],
      pitches: [
        'Paths that customs men trod at night, with a crêperie each evening.',
        'The barefoot crossing of the bay, with a licensed guide and a tide table, is the day most guests remember first.',
        'Showers come and go with the tide, so a jacket is in the bag all week.',
      ],
    },
    {
      key: 'alsace-to-burgundy',
      names: ['Alsace and Burgundy', 'Two rivers of wine', 'Strasbourg, Beaune, Lyon'],
      stops: ['paris', 'strasbourg', 'beaune', 'lyon'],
      legs: [
        { mode: 'rail', km: 440, hours: 1.9 },
        { mode: 'rail', km: 335, hours: 3.2 },
        { mode: 'rail', km: 160, hours: 1.6 },
      ],
      types: ['self-guided', 'group-tour', 'private-guided', 'retreats'],
      themes: ['wine', 'food', 'festivals', 'culture', 'rail'],
      days: [6, 10],
      pitches: [
        'Riesling and Pinot within three hours of each other by train.',
        'In December, markets; in May, asparagus; in October, new wine.',
        'You cycle the vineyards and take the train home from lunch.',
      ],
    },
  ],
  fees: [
    {
      label: 'Louvre timed entry for visitors from outside Europe',
      kind: 'park_fee',
      usd: 35,
      stops: ['paris'],
    },
    {
      label: 'Lascaux IV entry',
      kind: 'park_fee',
      usd: 25,
      stops: ['sarlat'],
    },
    {
      label: 'Tourist tax, each night',
      kind: 'local_payment',
      usd: 5,
      stops: ['paris', 'nice', 'lyon'],
    },
  ],
  climate:
    'May, June and September are 18 to 27 °C in most of the country. Provence has 300 days of sun, 30 to 36 °C in July, and the mistral, which blows cold and dry for three or six days at a time. The Atlantic side is milder and wetter; the Alps have snow from December to April.',
  health:
    'No vaccinations are needed and tap water is safe; a jug of it is free by law in restaurants. Forest massifs in Provence close on days of fire risk in summer.',
  visa: 'France is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'When does the lavender bloom?',
      answer:
        'From about June 20 near Valensole, with harvest by mid-July, and until early August at Sault, 300 m higher.',
    },
    {
      question: 'Do I need French?',
      answer:
        'A dozen words, used first, change how you are treated. After bonjour most younger people will help in English.',
    },
    {
      question: 'Is Paris worth only two days?',
      answer:
        'It is worth a week or one day. On a trip elsewhere, two nights give you one museum, one long walk and two dinners.',
    },
    {
      question: 'Can I see the real Lascaux?',
      answer:
        'No, it has been closed since 1963. Lascaux IV is an exact copy. At Font-de-Gaume and Pech Merle you can still see the originals, in small numbers.',
    },
    {
      question: 'Are the restaurants really closed at three?',
      answer: 'Yes, outside cities. Buy bread and cheese by one, since the shops close too.',
    },
  ],
};
