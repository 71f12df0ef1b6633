import type { Region } from '../types.ts';
import { irelandStopsNorth } from './ireland-stops-north.ts';
import { irelandStopsSouthAndWest } from './ireland-stops-south-and-west.ts';

export const ireland: Region = {
  slug: 'ireland',
  name: 'Ireland',
  continent: 'europe',
  countries: ['IE', 'GB'],
  tagLine:
    'Cliffs, peninsulas and music, on the longest signed coast road of Europe. April to June and September; rain in any month, never for long.',
  guide: [
    'Ireland is a bowl: mountains around the edge, bog and pasture in the middle. The west takes the Atlantic head on, from Donegal’s cliffs to the peninsulas of Kerry, along 2,500 km of coast road. Belfast and the Giant’s Causeway lie in Northern Ireland, part of the United Kingdom, with pounds and miles and no barrier at the border.',
    'Distances look small and roads are narrow, with hedges and sheep. Galway to Dingle takes four hours. Walks such as the Kerry Way, the Dingle Way and the Wicklow Way link farmhouses in stages of 15 to 22 km, and bags go ahead by van.',
    'Some 75,000 people use Irish daily, most of them on western peninsulas and islands where signs are in that language only. Sessions in pubs start late and are not shows: fiddles, pipes, a box, no stage. Buy the players a drink and don’t clap in slow airs.',
    'What surprises people is the food, since cooks found the fish, the butter and the lamb that were always there. The other surprise is how mild the winter is, with palms in Kerry, and how long the talk before any answer.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 280,
  localCurrency: 'EUR',
  stops: [...irelandStopsSouthAndWest, ...irelandStopsNorth],
  routes: [
    {
      key: 'wild-west',
      names: ['Dublin to Dingle and Galway', 'The Atlantic side', 'Ireland west in {days} days'],
      stops: ['dublin', 'kilkenny', 'killarney', 'dingle', 'doolin', 'galway', 'dublin'],
      legs: [
        { mode: 'road', km: 130, hours: 1.6 },
        { mode: 'road', km: 200, hours: 2.9 },
        { mode: 'road', km: 68, hours: 1.2 },
        { mode: 'road', km: 205, hours: 3.8 },
        { mode: 'road', km: 75, hours: 1.4 },
        { mode: 'road', km: 208, hours: 2.3 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'custom-tour'],
      themes: ['history', 'culture', 'nature', '50-plus', 'family', 'food'],
      days: [8, 12],
      pitches: [
        'Most days hold a coastal walk, a good lunch and an evening of music.',
        'Nights in towns where dinner is a walk away.',
        'May is the driest month in the west, with gorse in bloom and few coaches.',
      ],
    },
    {
      key: 'dingle-and-kerry-walks',
      names: ['Dingle and Kerry on foot', 'Peninsulas', 'The Kerry and Dingle Ways'],
      stops: ['killarney', 'kenmare', 'dingle', 'killarney'],
      legs: [
        { mode: 'road', km: 33, hours: 0.7 },
        { mode: 'road', km: 110, hours: 2.2 },
        { mode: 'road', km: 68, hours: 1.2 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'women-only', '18-39'],
      themes: ['walking', 'nature', 'culture', 'solo', '18-30-s'],
      days: [7, 10],
      pitches: [
        'Butter roads, saint’s roads and green roads, in stages of 16 to 20 km.',
        'You stay in family guesthouses, and your bags go ahead by van.',
        'A spare day for Skellig, which needs a calm sea.',
      ],
    },
    {
      key: 'north-coast',
      names: ['Donegal, Derry and Belfast', 'The north in {days} days', 'Causeway and Slieve League'],
      stops: ['dublin', 'boyne-valley', 'belfast', 'causeway-coast', 'donegal', 'dublin'],
      legs: [
        { mode: 'road', km: 50, hours: 0.8 },
        { mode: 'road', km: 115, hours: 1.5 },
        { mode: 'road', km: 95, hours: 1.3 },
        { mode: 'road', km: 165, hours: 2.6 },
        { mode: 'road', km: 235, hours: 3.1 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided'],
      themes: ['history', 'walking', 'culture', 'photography', '50-plus'],
      days: [8, 11],
      pitches: [
        'The part of the island that most leave for the second visit, and then come back to.',
        'Walls told from both sides, by people who say good morning to each other.',
        'Slieve League’s cliffs are three times as high as the Cliffs of Moher, with few visitors.',
      ],
    },
    {
      key: 'islands-and-greenways',
      names: ['Aran, Clare and Achill', 'Greenways and islands', 'Galway to Donegal by bicycle and boat'],
      stops: ['galway', 'aran-islands', 'galway', 'westport', 'donegal'],
      legs: [
        { mode: 'ship', km: 50, hours: 1.5 },
        { mode: 'ship', km: 50, hours: 1.5 },
        { mode: 'road', km: 80, hours: 1.3 },
        { mode: 'road', km: 205, hours: 3 },
      ],
      types: ['Multi-Sport', 'self-guided', 'adventure-tour', 'retreats'],
      themes: ['islands', 'family', 'walking', 'nature', 'wellness'],
      days: [7, 10],
      pitches: [
        'You cycle on old railway lines and cross to the islands by public ferry.',
        'September has the warmest sea of the year and fewer people than July.',
        'Native oysters are in season from September to April.',
      ],
    },
  ],
  fees: [
    {
      label: 'Cliffs of Moher entry',
      kind: 'park_fee',
      usd: 13,
      stops: ['doolin'],
    },
    {
      label: 'Skellig Michael landing boat',
      kind: 'permit',
      usd: 150,
      stops: ['kenmare'],
    },
    {
      label: 'Brú na Bóinne, Newgrange chamber',
      kind: 'park_fee',
      usd: 20,
      stops: ['boyne-valley'],
    },
  ],
  climate:
    'It is 10 to 15 °C in April and May, 14 to 19 °C from June to August. The west has rain on two days of three in winter and every second one in May, its driest month. Atlantic storms run from October to February.',
  health:
    'No vaccinations are needed; tap water is safe. Ticks are about in bracken. Cliffs have soft edges, so stay behind the path.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days; Northern Ireland asks most visitors for a UK electronic travel authorization, so check before you travel.',
  faqs: [
    {
      question: 'Does it really rain that much?',
      answer:
        'In the west often, seldom all day. A good jacket and a plan that can swap morning and afternoon are enough.',
    },
    {
      question: 'Do I need to drive?',
      answer:
        'No. Trains reach Galway, Killarney and Belfast, and guided vans the rest. If you do drive, take the smallest car; the hedges are closer than they look.',
    },
    {
      question: 'Can I land on Skellig Michael?',
      answer:
        'From mid-May to September, on about two days in three, with 180 people a day. Book in winter and keep a spare day. There are 618 steps without rails.',
    },
    {
      question: 'Which is the best walk for a week?',
      answer:
        'The Dingle Way for beaches and beehive huts, the Kerry Way for mountains, the Wicklow Way for a start from Dublin.',
    },
    {
      question: 'Are pubs suitable for children?',
      answer: 'Until nine or ten in the evening, yes. Early sessions start at half past six in summer.',
    },
  ],
};
