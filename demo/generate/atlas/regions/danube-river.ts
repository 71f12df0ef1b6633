import type { Region } from '../types.ts';
import { danubeRiverStopsLower } from './danube-river-stops-lower.ts';
import { danubeRiverStopsUpper } from './danube-river-stops-upper.ts';

export const danubeRiver: Region = {
  slug: 'danube-river',
  name: 'Danube River',
  continent: 'europe',
  countries: ['DE', 'AT', 'SK', 'HU', 'HR', 'RS', 'BG', 'RO'],
  tagLine:
    'From Passau’s three rivers to the Delta by riverboat, or along the towpath by bicycle. April to October for sailing; late November and December for the markets.',
  guide: [
    'The Danube runs 2,850 km from the Black Forest to the Black Sea and touches ten countries and four capitals, more than any other river. Riverboats mostly sail two stretches: Passau or Regensburg to Budapest, in a week, and Budapest to the Delta, in ten days or so, with fewer ships and wider water.',
    'The upper river is managed by locks, abbeys and bicycle paths. The Wachau, 36 km between Melk and Krems, is its most worked-on piece: terraces of apricots and Riesling under ruined castles. Below Belgrade the river cuts the Carpathians at the Iron Gates, 150 m wide and once the most feared water in Europe.',
    'Riverboats are about 110 or 135 m long and take 100 to 190 guests. They moor in the middle of towns, so you walk off and are there. Mornings have a guided visit, afternoons are yours, and the best sailing hours are often at breakfast. Cyclists on the towpath keep up with the ship without trying.',
    'What surprises people is the water level. In dry late summers and in spring floods a ship may not pass a bridge or a shoal, and companies then swap ships or use coaches for a day. Ask what yours does. The other surprise is that the river is green-brown and never was blue.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9, 12] },
  dailyCostUsd: 420,
  localCurrency: 'EUR',
  stops: [...danubeRiverStopsUpper, ...danubeRiverStopsLower],
  routes: [
    {
      key: 'passau-to-budapest',
      names: ['Passau to Budapest by riverboat', 'The upper Danube', 'A week on the Danube: abbeys, vineyards, Vienna'],
      stops: ['passau', 'linz', 'melk-and-wachau', 'vienna', 'bratislava', 'budapest'],
      legs: [
        { mode: 'ship', km: 90, hours: 7 },
        { mode: 'ship', km: 100, hours: 8 },
        { mode: 'ship', km: 110, hours: 8 },
        { mode: 'ship', km: 60, hours: 4 },
        { mode: 'ship', km: 220, hours: 13 },
      ],
      types: ['river-cruise'],
      themes: ['50-plus', 'history', 'food', 'culture', 'wine', 'rivers'],
      days: [7, 10],
      pitches: [
        'Three capitals in a week without packing twice, and the Wachau in daylight.',
        'Bicycles on deck for everyone, so you can meet the ship at the next quay.',
        'One visit in each port is in the price; the afternoons are left free on purpose.',
      ],
    },
    {
      key: 'passau-to-vienna-by-bike',
      names: ['Passau to Vienna by bicycle', 'The towpath', 'Danube cycling week'],
      stops: ['passau', 'linz', 'melk-and-wachau', 'vienna'],
      legs: [
        { mode: 'road', km: 95, hours: 1.8 },
        { mode: 'road', km: 110, hours: 1.8 },
        { mode: 'road', km: 90, hours: 1.3 },
      ],
      types: ['self-guided', 'Multi-Sport', 'group-tour', 'custom-tour'],
      themes: ['rivers', 'family', 'wine', 'solo', 'walking'],
      days: [7, 9],
      pitches: [
        'About 320 km in six riding days, nearly flat, nearly all of it without cars.',
        'Bags go by van and ferries take bicycles for two euros.',
        'Children from ten manage it; so do riders of eighty on electric bicycles.',
      ],
    },
    {
      key: 'budapest-to-black-sea',
      names: ['Budapest to the Danube Delta', 'The lower Danube', 'Iron Gates and pelicans'],
      stops: ['budapest', 'vukovar', 'belgrade', 'iron-gates', 'vidin', 'ruse', 'danube-delta'],
      legs: [
        { mode: 'ship', km: 310, hours: 19 },
        { mode: 'ship', km: 165, hours: 10 },
        { mode: 'ship', km: 230, hours: 14 },
        { mode: 'ship', km: 155, hours: 10 },
        { mode: 'ship', km: 295, hours: 17 },
        { mode: 'road', km: 290, hours: 4.3 },
      ],
      types: ['river-cruise'],
      themes: ['history', '50-plus', 'culture', 'rivers', 'photography', 'wildlife'],
      days: [10, 14],
      pitches: [
        'The half of the river that few ships sail: five countries, one gorge and a delta full of pelicans.',
        'Talks aboard about the wars of the 1990s, by people who were in them on several sides.',
        'You stand on deck for the whole of the Iron Gates; breakfast comes up to you.',
      ],
    },
    {
      key: 'imperial-cities',
      names: ['Vienna, Bratislava and Budapest', 'Three capitals on one river', 'Danube capitals by train and boat'],
      stops: ['vienna', 'bratislava', 'budapest'],
      legs: [
        { mode: 'ship', km: 60, hours: 1.5 },
        { mode: 'rail', km: 215, hours: 2.5 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation'],
      themes: ['history', 'culture', 'food', 'rail', 'festivals'],
      days: [6, 8],
      pitches: [
        'City hotels and two nights or more in each, with a fast boat between the first two.',
        'December departures go from market to market with mulled wine and warm museums.',
        'Opera standing room, thermal baths and a kitchen table in Bratislava.',
      ],
    },
    {
      key: 'whole-danube',
      names: [
        'The Danube from Passau to the Delta',
        'All the river: eight countries in {days} days',
        'Passau to the Black Sea',
      ],
      stops: [
        'passau',
        'linz',
        'melk-and-wachau',
        'vienna',
        'bratislava',
        'budapest',
        'vukovar',
        'belgrade',
        'iron-gates',
        'vidin',
        'ruse',
        'danube-delta',
      ],
      legs: [
        { mode: 'ship', km: 100, hours: 8 },
        { mode: 'ship', km: 100, hours: 8 },
        { mode: 'ship', km: 110, hours: 8 },
        { mode: 'ship', km: 60, hours: 4 },
        { mode: 'ship', km: 220, hours: 13 },
        { mode: 'ship', km: 310, hours: 19 },
        { mode: 'ship', km: 165, hours: 10 },
        { mode: 'ship', km: 230, hours: 14 },
        { mode: 'ship', km: 155, hours: 10 },
        { mode: 'ship', km: 295, hours: 17 },
        { mode: 'road', km: 290, hours: 4.3 },
      ],
      types: ['river-cruise'],
      themes: ['50-plus', 'history', 'rivers', 'culture'],
      days: [15, 21],
      pitches: [
        'One cabin from Bavaria to the pelicans, and a cook who changes the soup with the country.',
        'Long enough to notice that the river grows from 200 m to a kilometer wide.',
        'Two quiet days under way for reading, which those who sail the whole river come to like best.',
      ],
    },
  ],
  fees: [
    {
      label: 'Danube Delta reserve permit',
      kind: 'permit',
      usd: 5,
      stops: ['danube-delta'],
    },
    {
      label: 'Melk Abbey entry',
      kind: 'local_payment',
      usd: 17,
      stops: ['melk-and-wachau'],
    },
    {
      label: 'City tax in Vienna and Budapest',
      kind: 'local_payment',
      usd: 5,
      stops: ['vienna', 'budapest'],
    },
  ],
  climate:
    'May, June and September are 18 to 25 °C, July and August 24 to 32 °C and hotter below Budapest. April and October can be 8 to 16 °C with river fog in the morning. December markets run at −2 to 5 °C.',
  health:
    'No vaccinations are required; tap water is safe along the whole route above the Delta. Ticks are common in riverside woods from April to October. In the Delta, bring mosquito repellent.',
  visa: 'The upper river lies in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, nor for Serbia, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'What if the river is too high or too low?',
      answer:
        'It happens mostly in August, September and at snowmelt. Companies change to a sister ship beyond the block or use coaches; ask for the policy in writing.',
    },
    {
      question: 'Which direction is better?',
      answer:
        'Downstream is a little faster and the castles of the Wachau face you in afternoon light. Upstream you gain hours by daylight, since the ship is slower.',
    },
    {
      question: 'Are river cruises only for retired people?',
      answer:
        'Mostly guests are over 55. Cycling departures, family weeks in July and the December market trips are younger.',
    },
    {
      question: 'How much is included?',
      answer:
        'Usually all meals, wine with dinner and one visit in each port. Tips of about $15 a day and drinks outside meals often are not.',
    },
    {
      question: 'Can I bring a bicycle?',
      answer:
        'Most ships lend 10 to 25 bicycles free of charge. The path from Passau to Vienna is 320 km, almost flat and away from cars.',
    },
  ],
};
