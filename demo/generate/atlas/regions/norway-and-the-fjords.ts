import type { Region } from '../types.ts';
import { norwayAndTheFjordsStopsFjords } from './norway-and-the-fjords-stops-fjords.ts';
import { norwayAndTheFjordsStopsNorthAndCapital } from './norway-and-the-fjords-stops-north-and-capital.ts';

export const norwayAndTheFjords: Region = {
  slug: 'norway-and-the-fjords',
  name: 'Norway and the fjords',
  continent: 'europe',
  countries: ['NO'],
  tagLine:
    'Fjords by ferry and rail, red cabins in Lofoten, whales in winter. Green and light from May to September; northern lights from late September to March.',
  guide: [
    'Norway’s coast is 2,500 km long as the crow flies and more than 28,000 if you follow every fjord. Glaciers cut the valleys below sea level and the sea came in: the Sognefjord reaches 205 km inland and is 1,300 m deep. Roads end at ferry quays, and waiting 20 minutes for the next boat is part of the day.',
    'The west is wet, and Bergen counts more than 200 days of rain a year; inland and in the north it is drier. The Bergen Railway climbs to 1,222 m between the two largest cities, and the Flåm branch drops 864 m to the fjord in 20 km. North of the Arctic Circle the sun doesn’t set from late May to late July.',
    'Everyone may walk and camp on open land, by a law of 1957 that rests on older custom. The trekking association keeps more than 550 cabins, many unlocked on trust, with a price list and a payment slip on the table. The farms above the fjords were once reached by ladders, which were pulled up when the tax man came.',
    'What surprises people is how cheap the nature and how dear the beer is. A glass costs $11, a ferry across a fjord $6 on foot. Supper is at six. Tap water is free everywhere, and it is very good.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 380,
  localCurrency: 'NOK',
  stops: [...norwayAndTheFjordsStopsFjords, ...norwayAndTheFjordsStopsNorthAndCapital],
  routes: [
    {
      key: 'fjords-by-rail-and-ferry',
      names: ['Oslo to Bergen by rail and fjord', 'Norway’s fjords in {days} days', 'Rails, ferries, waterfalls'],
      stops: ['oslo', 'flam', 'hardanger', 'bergen', 'geiranger', 'alesund'],
      legs: [
        { mode: 'rail', km: 355, hours: 5.8 },
        { mode: 'road', km: 150, hours: 2.7 },
        { mode: 'road', km: 140, hours: 2.8 },
        { mode: 'road', km: 410, hours: 8.5 },
        { mode: 'road', km: 110, hours: 2.6 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'self-guided', 'vacation'],
      themes: ['rail', 'nature', '50-plus', 'photography', 'family', 'rivers'],
      days: [7, 11],
      pitches: [
        'One of Europe’s high railways, then the steepest branch line, then a silent electric boat.',
        'Two nights in most places, so a wet day is never the only day.',
        'You use the trains and ferries Norwegians use, with seats kept on the fjord side.',
      ],
    },
    {
      key: 'fjord-walks',
      names: ['Pulpit Rock, Trolltunga and the fjords', 'Three ledges: a walking week in the west', 'Boots and fjords'],
      stops: ['stavanger', 'hardanger', 'flam', 'bergen'],
      legs: [
        { mode: 'road', km: 185, hours: 4.5 },
        { mode: 'road', km: 150, hours: 2.7 },
        { mode: 'road', km: 170, hours: 3 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'Multi-Sport', '18-39'],
      themes: ['walking', 'high-adventure', 'nature', '18-30-s', 'solo'],
      days: [7, 10],
      pitches: [
        'The two ledges everyone knows, done early in the day, and two walks that few know.',
        'For people who walk 20 km without thinking about it; one day is 27 km.',
        'Nights in fjord villages with cider, saunas and drying rooms.',
      ],
    },
    {
      key: 'lofoten-and-north',
      names: ['Lofoten and Vesterålen', 'Red cabins and sperm whales', '{days} days north of the circle'],
      stops: ['tromso', 'svolvaer-to-vesteralen', 'lofoten', 'tromso'],
      legs: [
        { mode: 'road', km: 290, hours: 6.5 },
        { mode: 'road', km: 245, hours: 5 },
        { mode: 'road', km: 420, hours: 7 },
      ],
      types: ['small-group-tour', 'self-guided', 'women-only'],
      themes: ['nature', 'photography', 'islands', 'wildlife', 'walking', 'solo', 'polar'],
      days: [7, 11],
      pitches: [
        'Granite out of the sea, fishing villages on stilts, and whales in any month.',
        'Light for 24 hours in June, northern lights from September, cod drying from February.',
        'Short, steep walks and long, slow suppers of fish that was swimming that morning.',
      ],
    },
    {
      key: 'winter-tromso',
      names: ['Northern lights in Tromsø', 'Orcas, huskies and lights', 'A long weekend in the polar night'],
      stops: ['oslo', 'tromso'],
      legs: [{ mode: 'flight', km: 1120, hours: 1.9 }],
      types: ['small-group-tour', 'vacation', 'custom-tour', 'private-guided'],
      themes: ['polar', 'wildlife', 'photography', 'family', 'honeymoon'],
      days: [4, 7],
      pitches: [
        'Four nights give four chances at clear sky, and guides drive to Finland if that is where it is.',
        'Days are blue and short; you fill them with dogs, reindeer and whales.',
        'Warm suits and boots are lent, so you can travel with a small bag.',
      ],
    },
    {
      key: 'coastal-voyage',
      names: ['Bergen to Tromsø by coastal ship', 'The mail route north', 'Up the coast in {days} days'],
      stops: ['bergen', 'alesund', 'trondheim', 'lofoten', 'tromso'],
      legs: [
        { mode: 'ship', km: 310, hours: 18 },
        { mode: 'ship', km: 270, hours: 15 },
        { mode: 'ship', km: 650, hours: 33 },
        { mode: 'ship', km: 350, hours: 19 },
      ],
      types: ['large-ship-cruise', 'small-ship-cruise'],
      themes: ['50-plus', 'nature', 'photography', 'culture', 'polar'],
      days: [7, 12],
      pitches: [
        'The route carried mail and cod before it carried guests, and still calls at quays with one lamp.',
        'Trollfjord in summer, when there is a meter to spare on each side and the captain likes it.',
        'The whole coast without packing twice, at the pace of the tide.',
      ],
    },
  ],
  fees: [
    {
      label: 'Visitor tax in Lofoten and the fjord towns',
      kind: 'local_payment',
      usd: 4,
      stops: ['lofoten', 'flam'],
    },
    {
      label: 'Trolltunga shuttle and parking',
      kind: 'local_payment',
      usd: 45,
      stops: ['hardanger'],
    },
  ],
  climate:
    'Fjord summers are 14 to 20 °C with rain on every second day; May brings fruit blossom and full waterfalls. In Lofoten and Tromsø summer is 10 to 15 °C, winter −5 to 2 °C on the coast thanks to the Gulf Stream. The sun stays below the horizon in Tromsø from late November to mid-January.',
  health:
    'No vaccinations are needed and tap water is safe. Ticks live along the southern coast from May to September. Mountain weather turns within an hour, so carry a wool layer even in July.',
  visa: 'Norway is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'When are the waterfalls fullest?',
      answer:
        'From mid-May to the end of June, when the snow melts. By late August some of the fall you see on postcards is a thread.',
    },
    {
      question: 'Can I see both fjords and northern lights?',
      answer:
        'In late September and early October, yes: the ferries still run, the birches are yellow, and nights are dark enough. In July there is no darkness at all.',
    },
    {
      question: 'Is Pulpit Rock dangerous?',
      answer:
        'Accidents are very rare. The path is 8 km there and back with 500 m up over stone steps; the edge has no railing, so stay back if it is windy or wet.',
    },
    {
      question: 'Is Norway really that expensive?',
      answer:
        'Restaurants are, with main courses of $30 to $45. Breakfasts are large, packed lunches are usual, and guided trips that include dinner are often good value.',
    },
    {
      question: 'Do I need a car for Lofoten?',
      answer: 'Buses run but rarely. A car or a guided van makes the short winter days work; in summer many cycle.',
    },
  ],
};
