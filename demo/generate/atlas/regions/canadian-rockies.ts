import type { Region } from '../types.ts';
import { canadianRockiesStopsParks } from './canadian-rockies-stops-parks.ts';
import { canadianRockiesStopsRailsAndBorders } from './canadian-rockies-stops-rails-and-borders.ts';

export const canadianRockies: Region = {
  slug: 'canadian-rockies',
  name: 'Canadian Rockies',
  continent: 'north-america',
  countries: ['CA'],
  tagLine:
    'Banff, Jasper and the road between, with lakes the color of paint. Trails are clear from July to September; larches turn in the last ten days of September.',
  guide: [
    'The Rockies run down the border of Alberta and British Columbia in long parallel ranges, with four national parks side by side. Banff, founded in 1885 around a hot spring, is the oldest in Canada. The Icefields Parkway links Lake Louise and Jasper in 232 km, past more than a hundred glaciers.',
    'Lakes stay frozen until late May or June, then go turquoise as rock flour washes in. July and August are warm and full: parking at Moraine Lake is closed to private cars, so you come by shuttle, by bicycle or with a guide. Yoho and Kootenay next door have half of the visitors.',
    'West lie wetter mountains, the Columbias, with old cedars and the snow that made helicopter skiing. The transcontinental railway crosses both, from Vancouver to Banff or Jasper in two or four days, through the spiral tunnels and along the Fraser.',
    'What surprises people is wildlife on the road, elk in the town park and a black bear among dandelions, and how cold it is at nine in the evening. In July 2024 a fire burned a third of Jasper’s town; it has reopened, and the black forest around it is already green below.',
  ],
  season: { open: [1, 2, 3, 5, 6, 7, 8, 9, 10, 12], peak: [6, 7, 8, 9] },
  dailyCostUsd: 330,
  localCurrency: 'CAD',
  stops: [...canadianRockiesStopsParks, ...canadianRockiesStopsRailsAndBorders],
  routes: [
    {
      key: 'banff-to-jasper',
      names: [
        'Banff, the Icefields Parkway and Jasper',
        'Lakes and ice: the Rockies in {days} days',
        'Calgary to Jasper by the high road',
      ],
      stops: ['calgary', 'banff', 'lake-louise', 'icefields-parkway', 'jasper', 'calgary'],
      legs: [
        { mode: 'road', km: 128, hours: 1.5 },
        { mode: 'road', km: 57, hours: 0.8 },
        { mode: 'road', km: 130, hours: 1.7 },
        { mode: 'road', km: 105, hours: 1.4 },
        { mode: 'road', km: 415, hours: 4.8 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation', 'self-guided'],
      themes: ['nature', 'photography', 'wildlife', '50-plus', 'family', 'walking'],
      days: [7, 11],
      pitches: [
        'The Parkway takes three hours; we take two days and all its short walks.',
        'Moraine Lake by the first shuttle, when the peaks are orange and the coffee is in a flask.',
        'June for bears and flowers, late September for larches and frost.',
      ],
    },
    {
      key: 'rockies-on-foot',
      names: ['Great day walks of the Rockies', 'Louise, Yoho and O’Hara on foot', 'Larch season'],
      stops: ['calgary', 'banff', 'lake-louise', 'yoho', 'revelstoke', 'calgary'],
      legs: [
        { mode: 'road', km: 128, hours: 1.5 },
        { mode: 'road', km: 57, hours: 0.8 },
        { mode: 'road', km: 27, hours: 0.4 },
        { mode: 'road', km: 155, hours: 1.9 },
        { mode: 'road', km: 410, hours: 5 },
      ],
      types: ['walking-hiking', 'small-group-tour', 'adventure-tour', 'women-only', '18-39'],
      themes: ['walking', 'nature', 'high-adventure', 'solo', '18-30-s'],
      days: [7, 11],
      pitches: [
        'Five walks of 11 to 17 km, chosen each morning by snow, smoke and bears.',
        'Two lodges with hot tubs and drying rooms; packs weigh four kilos.',
        'Late September brings larches, frost and no mosquitoes.',
      ],
    },
    {
      key: 'rails-to-the-rockies',
      names: [
        'Vancouver to Banff by rail',
        'Two days on the train, a week in the mountains',
        'Canyons by train, glaciers on foot',
      ],
      stops: ['vancouver', 'kamloops', 'lake-louise', 'banff', 'calgary'],
      legs: [
        { mode: 'rail', km: 425, hours: 10 },
        { mode: 'rail', km: 470, hours: 11.5 },
        { mode: 'road', km: 57, hours: 0.8 },
        { mode: 'road', km: 128, hours: 1.5 },
      ],
      types: ['group-tour', 'vacation', 'private-guided', 'custom-tour'],
      themes: ['rail', '50-plus', 'photography', 'nature', 'honeymoon'],
      days: [8, 12],
      pitches: [
        'Daylight trains only, since sleeping through the Fraser canyon would be a waste.',
        'After the rails, four nights in two places, with walks of any length.',
        'You travel the line that opened western Canada in 1885, by daylight only.',
      ],
    },
    {
      key: 'southern-rockies',
      names: ['Waterton and Banff', 'Boots, boats and bison', 'The windy end of the Rockies'],
      stops: ['calgary', 'waterton', 'banff', 'calgary'],
      legs: [
        { mode: 'road', km: 265, hours: 2.9 },
        { mode: 'road', km: 375, hours: 4.2 },
        { mode: 'road', km: 128, hours: 1.5 },
      ],
      types: ['Multi-Sport', 'self-guided', 'adventure-tour', 'retreats'],
      themes: ['walking', 'high-adventure', 'family', 'nature', 'wellness'],
      days: [6, 9],
      pitches: [
        'Prairie to peak in half an hour, and a trail with a tunnel, a boat and a cable.',
        'Waterton has a fraction of Banff’s visitors and more wind than anywhere in the Rockies.',
        'A trail with a boat, a ladder and a tunnel keeps teenagers interested.',
      ],
    },
  ],
  fees: [
    {
      label: 'National parks day pass, each day',
      kind: 'park_fee',
      usd: 9,
      stops: ['banff', 'jasper', 'lake-louise'],
    },
    {
      label: 'Moraine Lake shuttle',
      kind: 'local_payment',
      usd: 7,
      stops: ['lake-louise'],
    },
    {
      label: 'Lake O’Hara bus, by lottery',
      kind: 'permit',
      usd: 15,
      stops: ['yoho'],
    },
  ],
  climate:
    'July and August are 20 to 25 °C by day and 5 to 8 °C at night in the valleys; snow can fall on passes in any month. High trails clear in early July. Winter is −5 to −15 °C with spells of −30, and Chinook winds that melt it within a day.',
  health:
    'No vaccinations are needed. Carry bear spray and know how to use it; guides teach you. Boil or treat stream water. Forest fire smoke may come in July and August.',
  visa: 'US citizens need only a passport, and most European passports travel with an electronic travel authorization; check before you travel.',
  faqs: [
    {
      question: 'When are the lakes turquoise?',
      answer:
        'From mid-June, when the ice has gone and the rock flour comes, until late September. In May they are white, and still worth seeing.',
    },
    {
      question: 'Can I drive to Moraine Lake?',
      answer: 'No, not since 2023. Shuttles and licensed operators go; the first ones at four in the morning.',
    },
    {
      question: 'How likely are bears?',
      answer:
        'On a week in June you will see one or two from the road. On trails groups of four or more are safest, and at times required by law.',
    },
    {
      question: 'Is Jasper open after the fire of 2024?',
      answer:
        'Yes. About a third of the buildings burned; hotels, the railway station and nearly all trails work, some of them through black trunks with fireweed.',
    },
    {
      question: 'Is winter worth it?',
      answer: 'For skiing, canyon ice walks and silence, yes: December to March, with clothes for −20 °C.',
    },
  ],
};
