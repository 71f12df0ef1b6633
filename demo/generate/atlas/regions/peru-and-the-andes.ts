import type { Region } from '../types.ts';
import { peruAndTheAndesStopsHighlands } from './peru-and-the-andes-stops-highlands.ts';
import { peruAndTheAndesStopsLakesAndCoast } from './peru-and-the-andes-stops-lakes-and-coast.ts';

export const peruAndTheAndes: Region = {
  slug: 'peru-and-the-andes',
  name: 'Peru and the Andes',
  continent: 'south-america',
  countries: ['PE'],
  tagLine:
    'Inca roads, high lakes and the cooking of Lima. Dry and cold at night from May to September; greener, cheaper and wetter the rest of the year.',
  guide: [
    'Peru is three strips side by side: a desert coast where it almost never rains, the Andes with towns above 3,000 m, and the Amazon slope that covers more than half of the country. Most first trips stay in the south, between Lima, Cusco and Lake Titicaca, and climb slowly to give the body time.',
    'Machu Picchu stands lower than Cusco, at 2,430 m against 3,400 m. You reach it by train along the Urubamba, because no road goes there, or on foot: by the four-day Inca Trail, or by longer ways over Salkantay. Tickets name a circuit and an hour of entry and sell out weeks ahead from June to August.',
    'Quechua is spoken daily in the villages of the highlands, and markets still trade potatoes for salt. There are more than 3,000 kinds of potato. In Lima the same larder meets Japanese and Cantonese cooks, and lunch, not dinner, is the meal to plan.',
    'What surprises people is the cold. At 4,000 m a sunny noon of 18 °C becomes −5 °C by five in the morning, and few small hotels heat their rooms. The other surprise is distance: Lima to Cusco is an hour by air and 21 hours by bus.',
  ],
  season: { open: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 210,
  stops: [...peruAndTheAndesStopsHighlands, ...peruAndTheAndesStopsLakesAndCoast],
  routes: [
    {
      key: 'inca-trail-classic',
      names: ['The Inca Trail in {days} days', 'Cusco, the Inca Trail and Machu Picchu', 'Walk to the Sun Gate'],
      stops: ['cusco', 'sacred-valley', 'inca-trail', 'machu-picchu', 'cusco'],
      legs: [
        { mode: 'road', km: 60, hours: 1.6 },
        { mode: 'road', km: 25, hours: 1 },
        { mode: 'foot', km: 11, hours: 3.5 },
        { mode: 'rail', km: 90, hours: 3.3 },
      ],
      types: ['small-group-tour', 'group-tour', 'adventure-tour', '18-39'],
      themes: ['walking', 'history', 'high-adventure', '18-30-s'],
      days: [8, 12],
      pitches: [
        'Two nights in the Sacred Valley first, so your lungs are ready before the pass at 4,215 m.',
        'Four days on the stones the Incas laid, with porters paid by the law and a cook who bakes cake on a gas ring.',
        'You arrive at Machu Picchu on foot through the Sun Gate, and return next morning with the first bus for a second look.',
      ],
    },
    {
      key: 'southern-circuit',
      names: [
        'Peru’s south in {days} days',
        'Lima to Titicaca: coast, canyon and Cusco',
        'White city, high lake, Machu Picchu',
      ],
      stops: [
        'lima',
        'paracas',
        'arequipa',
        'colca-canyon',
        'lake-titicaca',
        'cusco',
        'sacred-valley',
        'machu-picchu',
        'cusco',
      ],
      legs: [
        { mode: 'road', km: 250, hours: 4 },
        { mode: 'road', km: 760, hours: 13 },
        { mode: 'road', km: 165, hours: 3.8 },
        { mode: 'road', km: 300, hours: 5.5 },
        { mode: 'road', km: 390, hours: 7 },
        { mode: 'road', km: 60, hours: 1.6 },
        { mode: 'rail', km: 43, hours: 1.7 },
        { mode: 'rail', km: 90, hours: 3.3 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation'],
      themes: ['culture', 'history', 'food', '50-plus', 'family'],
      days: [10, 17],
      pitches: [
        'Up in steps, from the sea to Arequipa at 2,300 m and Titicaca at 3,800 m, so that Cusco feels like coming down.',
        'Condors in the Colca, knitters on Taquile, and a full morning at Machu Picchu before the day visitors.',
        'Road and rail all the way, with one long bus day, which we say plainly: it is 13 hours.',
      ],
    },
    {
      key: 'salkantay-trek',
      names: [
        'Salkantay to Machu Picchu',
        'Over the Salkantay pass',
        'Glacier to cloud forest: the other way to Machu Picchu',
      ],
      stops: ['cusco', 'salkantay', 'machu-picchu', 'cusco'],
      legs: [
        { mode: 'road', km: 100, hours: 3.2 },
        { mode: 'foot', km: 40, hours: 14 },
        { mode: 'rail', km: 90, hours: 3.3 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour', '18-39'],
      themes: ['walking', 'high-adventure', 'nature', '18-30-s', 'solo'],
      days: [7, 12],
      pitches: [
        'Higher, wilder and less booked than the Inca Trail, with a pass of 4,630 m on the second day.',
        'You start beside glaciers and sleep two nights later among coffee and bananas.',
        'No permit lottery: you can decide in May and walk in July.',
      ],
    },
    {
      key: 'machu-picchu-short',
      names: ['Lima, Cusco and Machu Picchu', 'Machu Picchu by rail', '{days} days for the Incas'],
      stops: ['lima', 'cusco', 'sacred-valley', 'machu-picchu', 'cusco'],
      legs: [
        { mode: 'flight', km: 590, hours: 1.4 },
        { mode: 'road', km: 60, hours: 1.6 },
        { mode: 'rail', km: 43, hours: 1.7 },
        { mode: 'rail', km: 90, hours: 3.3 },
      ],
      types: ['private-guided', 'vacation', 'small-group-tour', 'custom-tour', 'women-only'],
      themes: ['history', 'food', 'family', 'honeymoon', '50-plus', 'culture'],
      days: [6, 9],
      pitches: [
        'A week is enough for Lima’s tables, the Sacred Valley and a morning at Machu Picchu without a single night in a tent.',
        'From the airport you go straight down to the valley, 600 m lower than Cusco, and sleep better for it.',
        'Every entry ticket is bought for a named hour before you leave home.',
      ],
    },
    {
      key: 'titicaca-and-andes-by-lake',
      names: [
        'Titicaca, Cusco and the weavers',
        'From the lake to the ruins',
        'Altiplano days: islands, looms and Inca stone',
      ],
      stops: ['lake-titicaca', 'cusco', 'sacred-valley', 'machu-picchu', 'cusco'],
      legs: [
        { mode: 'road', km: 390, hours: 7 },
        { mode: 'road', km: 60, hours: 1.6 },
        { mode: 'rail', km: 43, hours: 1.7 },
        { mode: 'rail', km: 90, hours: 3.3 },
      ],
      types: ['private-guided', 'small-group-tour', 'custom-tour'],
      themes: ['culture', 'photography', 'rail', 'history'],
      days: [6, 10],
      pitches: [
        'Begin on a lake where the boats are still made of reed and end among walls cut to a hair’s breadth.',
        'You stay a night with a family on Amantaní and share their quinoa soup.',
        'The road from Puno to Cusco crosses La Raya at 4,335 m, with four stops on the way.',
      ],
    },
  ],
  fees: [
    {
      label: 'Machu Picchu entry',
      kind: 'park_fee',
      usd: 45,
      stops: ['machu-picchu'],
    },
    {
      label: 'Inca Trail permit, four days',
      kind: 'permit',
      usd: 95,
      stops: ['inca-trail'],
    },
    {
      label: 'Cusco tourist ticket, 16 sites',
      kind: 'park_fee',
      usd: 38,
      stops: ['cusco', 'sacred-valley'],
    },
    {
      label: 'Colca tourist ticket',
      kind: 'local_payment',
      usd: 20,
      stops: ['colca-canyon'],
    },
  ],
  climate:
    'May to September is dry in the Andes, 18 to 21 °C by day and near freezing at night. Rain falls on most afternoons from December to March, and the Inca Trail closes for the whole of February. Lima is gray and 16 °C from June to October, sunny and 27 °C in January.',
  health:
    'Cusco is at 3,400 m and Puno at 3,830 m: arrive slowly, drink water, and ask your doctor about acetazolamide. Yellow fever vaccination is advised for the jungle only. Drink bottled or boiled water everywhere.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days; check before you travel. Your passport must match the name and number on Inca Trail and Machu Picchu tickets.',
  faqs: [
    {
      question: 'How far ahead must I book the Inca Trail?',
      answer:
        'There are 500 permits a day, of which about 200 go to walkers and the rest to guides and porters. For May to August book six months ahead; for November, six weeks is usually enough.',
    },
    {
      question: 'Will the altitude bother me?',
      answer:
        'About one traveler in three has a headache in the first two days in Cusco. Trips that sleep first in the Sacred Valley, 600 m lower, have fewer sick days.',
    },
    {
      question: 'Is it all right to go in the rainy season?',
      answer:
        'Yes, outside February. Expect dry mornings and an hour or two of rain after lunch, green hills, and prices about a fifth lower. Landslides can stop the train for a day.',
    },
    {
      question: 'Can I bring a large suitcase to Machu Picchu?',
      answer: 'No. Trains allow one bag of 8 kg; the rest waits in Cusco or Ollantaytambo.',
    },
    {
      question: 'How hard is the Inca Trail?',
      answer:
        'It is 43 km in four days with some 2,600 m up, most of it in stone steps, and camps at up to 3,600 m. The second day, to the pass at 4,215 m, decides.',
    },
  ],
};
