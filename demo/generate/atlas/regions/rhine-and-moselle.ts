import type { Region } from '../types.ts';
import { rhineAndMoselleStopsLower } from './rhine-and-moselle-stops-lower.ts';
import { rhineAndMoselleStopsMoselleAndUpper } from './rhine-and-moselle-stops-moselle-and-upper.ts';

export const rhineAndMoselle: Region = {
  slug: 'rhine-and-moselle',
  name: 'Rhine and Moselle',
  continent: 'europe',
  countries: ['DE', 'NL', 'FR', 'CH'],
  tagLine:
    'Castles, vineyards and cathedrals between Amsterdam and Basel, with the Moselle’s loops on the side. April to October; Christmas markets in late November and December.',
  guide: [
    'The Rhine is 1,230 km long and the busiest river of Europe, with a barge every few minutes. Between Bingen and Koblenz it squeezes through slate for 65 km with forty castles, ruins or hotels, on either side; that stretch is sailed by daylight, and everyone is on deck.',
    'The Moselle comes in at Koblenz, slower and more winding. From Trier to Koblenz it takes 192 km for what a crow does in 95, past vineyards at up to 68 degrees, the steepest anywhere, where growers work on ropes. Riesling from blue slate weighs nothing and keeps for decades.',
    'Riverboats take a week from Amsterdam to Basel. Trains follow both banks of the Rhine, and a cycle path runs beside each river, so a day with a bicycle is easy to add. On foot there are the Rheinsteig, 320 km on the right bank, and the Moselsteig, 365.',
    'What surprises people is how loud the gorge is with trains, and how quiet a side valley five minutes up. Water can be too low in August to October and too high in winter and early spring.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 9, 10, 12] },
  dailyCostUsd: 390,
  localCurrency: 'EUR',
  stops: [...rhineAndMoselleStopsLower, ...rhineAndMoselleStopsMoselleAndUpper],
  routes: [
    {
      key: 'amsterdam-to-basel',
      names: [
        'Amsterdam to Basel by riverboat',
        'The Rhine in a week',
        'Mills, castles, cathedral: {days} days upriver',
      ],
      stops: [
        'amsterdam',
        'kinderdijk',
        'cologne',
        'koblenz',
        'rudesheim',
        'heidelberg',
        'strasbourg-on-rhine',
        'basel',
      ],
      legs: [
        { mode: 'ship', km: 110, hours: 9 },
        { mode: 'ship', km: 300, hours: 24 },
        { mode: 'ship', km: 95, hours: 8 },
        { mode: 'ship', km: 63, hours: 5 },
        { mode: 'ship', km: 130, hours: 10 },
        { mode: 'ship', km: 140, hours: 11 },
        { mode: 'ship', km: 130, hours: 11 },
      ],
      types: ['river-cruise'],
      themes: ['50-plus', 'history', 'wine', 'rivers', 'culture', 'food'],
      days: [9, 11],
      pitches: [
        'The gorge by daylight, with coffee on deck and a guide who knows which castle is a ruin on purpose.',
        'Bicycles aboard, and a path beside the river for all of it.',
        'December sailings go from market to market.',
      ],
    },
    {
      key: 'moselle-and-rhine',
      names: ['Moselle and Rhine', 'Riesling by riverboat', 'Trier to Amsterdam on two rivers'],
      stops: ['basel', 'strasbourg-on-rhine', 'rudesheim', 'koblenz', 'cochem', 'bernkastel', 'trier', 'cologne'],
      legs: [
        { mode: 'ship', km: 130, hours: 11 },
        { mode: 'ship', km: 210, hours: 17 },
        { mode: 'ship', km: 63, hours: 5 },
        { mode: 'ship', km: 52, hours: 5 },
        { mode: 'ship', km: 80, hours: 8 },
        { mode: 'ship', km: 62, hours: 6 },
        { mode: 'ship', km: 192, hours: 19 },
      ],
      types: ['river-cruise', 'small-ship-cruise'],
      themes: ['wine', '50-plus', 'rivers', 'food', 'honeymoon'],
      days: [9, 11],
      pitches: [
        'Small boats, because the Moselle’s locks and bends ask for it.',
        'A grower comes aboard each evening with six bottles and opinions.',
        'October for harvest, May for asparagus.',
      ],
    },
    {
      key: 'moselle-on-foot',
      names: ['The Moselle on foot', 'Vineyards at 60 degrees', 'Trier to Koblenz by path and glass'],
      stops: ['cologne', 'trier', 'bernkastel', 'cochem', 'koblenz', 'cologne'],
      legs: [
        { mode: 'rail', km: 180, hours: 2.8 },
        { mode: 'road', km: 48, hours: 0.9 },
        { mode: 'road', km: 62, hours: 1.1 },
        { mode: 'road', km: 52, hours: 0.9 },
        { mode: 'rail', km: 92, hours: 1 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'women-only'],
      themes: ['walking', 'wine', 'food', 'solo', '50-plus'],
      days: [7, 9],
      pitches: [
        'Four hours a day on slate, and a family guesthouse with its own label at the end.',
        'The river loops and the path cuts across, so you climb over the ridge and meet the water again.',
        'Your bags go by van, and growers will ship wine home for you.',
      ],
    },
    {
      key: 'rhine-cycling',
      names: ['Cologne to Heidelberg by bicycle', 'Rhine gorge on two wheels', 'Loreley by bicycle'],
      stops: ['cologne', 'konigswinter', 'koblenz', 'rudesheim', 'heidelberg', 'cologne'],
      legs: [
        { mode: 'road', km: 38, hours: 0.7 },
        { mode: 'road', km: 62, hours: 1 },
        { mode: 'road', km: 65, hours: 1.2 },
        { mode: 'road', km: 110, hours: 1.5 },
        { mode: 'rail', km: 245, hours: 2.7 },
      ],
      types: ['self-guided', 'Multi-Sport', 'group-tour', '18-39'],
      themes: ['rivers', 'family', 'wine', '18-30-s', 'history'],
      days: [7, 9],
      pitches: [
        'Nearly flat, nearly all signed, and a ferry whenever the other bank looks better.',
        'From 38 to 65 km a day, with castles as milestones.',
        'Children’s trailers and electric bicycles wait at the station.',
      ],
    },
    {
      key: 'markets-of-advent',
      names: ['Christmas markets on the Rhine', 'Advent in Cologne and Strasbourg', 'Four markets and a river'],
      stops: ['cologne', 'koblenz', 'rudesheim', 'strasbourg-on-rhine', 'basel'],
      legs: [
        { mode: 'ship', km: 95, hours: 8 },
        { mode: 'ship', km: 63, hours: 5 },
        { mode: 'ship', km: 270, hours: 20 },
        { mode: 'ship', km: 130, hours: 11 },
      ],
      types: ['group-tour', 'river-cruise', 'vacation', 'private-guided'],
      themes: ['festivals', 'food', 'family', 'culture', '50-plus'],
      days: [6, 9],
      pitches: [
        'Evenings with mulled wine in a mug you may keep, mornings in warm museums.',
        'From the last week of November to December 22.',
        'Moored within ten minutes’ walk of each market, which your feet will notice.',
      ],
    },
  ],
  fees: [
    {
      label: 'Burg Eltz guided entry',
      kind: 'local_payment',
      usd: 16,
      stops: ['cochem'],
    },
    {
      label: 'Cologne cathedral tower',
      kind: 'local_payment',
      usd: 9,
      stops: ['cologne'],
    },
    {
      label: 'Amsterdam tourist tax, each night',
      kind: 'local_payment',
      usd: 15,
      stops: ['amsterdam'],
    },
  ],
  climate:
    'May to September is 18 to 26 °C with showers; the upper Rhine is the warmest corner of Germany, with almonds in bloom in March. October is 10 to 16 °C with fog till ten. Markets in December run at 0 to 6 °C.',
  health: 'No vaccinations are needed and tap water is safe. Vineyard paths are steep and slippery on slate when wet.',
  visa: 'All these countries are in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Which part has the castles?',
      answer:
        'Bingen to Koblenz, 65 km, sailed in four to five hours by day. The rest has cities, plains or, on the Moselle, vineyards.',
    },
    {
      question: 'Which bank is better on foot?',
      answer:
        'The right, by the Rheinsteig, has longer climbs and views to more castles. Ferries cross every few kilometers, so you can change your mind.',
    },
    {
      question: 'Are Moselle wines sweet?',
      answer: 'Some. Trocken on the label means dry, Kabinett light, Spätlese riper. Most growers pour all three.',
    },
    {
      question: 'When are the Christmas markets?',
      answer: 'From the Monday before Advent, late November, to December 22 or 23; a few to the end of the year.',
    },
    {
      question: 'What about low water?',
      answer: 'In dry years such as 2018 and 2022 ships stopped at Kaub. May, June and December are the safest.',
    },
  ],
};
