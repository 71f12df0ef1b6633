import type { Region } from '../types.ts';
import { englandAndWalesStopsNorth } from './england-and-wales-stops-north.ts';
import { englandAndWalesStopsSouthAndWales } from './england-and-wales-stops-south-and-wales.ts';

export const englandAndWales: Region = {
  slug: 'england-and-wales',
  name: 'England and Wales',
  continent: 'europe',
  countries: ['GB'],
  tagLine:
    'Coast to Coast, Cotswolds, Hadrian’s Wall and the Welsh shore, with a pub at the end of each day. April to early October; bluebells in May, heather in August.',
  guide: [
    'England and Wales have 225,000 km of public footpaths, older than most of the fences they cross. You may walk through a farmer’s yard, over a stile and past his bull, and he will wish you good morning. Sixteen long national trails and hundreds of others link inns a day apart.',
    'Alfred Wainwright drew the Coast to Coast in 1973: 306 km from the Irish Sea at St. Bees to the North Sea at Robin Hood’s Bay, through three national parks, and dip your boots at each end. The Cotswold Way is 164 km of golden stone, Hadrian’s Wall Path 135 km, the coast of Pembroke 299.',
    'Trains reach almost every start: London to Bath in an hour and twenty, to York in two, to Penzance in five. Welsh is the first language of the northwest, and of its signs. Pubs stop serving food at nine and often at half past two.',
    'What surprises people is how much weather fits in an afternoon and how empty the hills are an hour from the motorway. Museums in London are free. Dinner is better than you heard.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10], peak: [5, 6, 7, 9] },
  dailyCostUsd: 270,
  localCurrency: 'GBP',
  stops: [...englandAndWalesStopsSouthAndWales, ...englandAndWalesStopsNorth],
  routes: [
    {
      key: 'coast-to-coast',
      names: ['Coast to Coast', 'St. Bees to Robin Hood’s Bay', '306 km, three national parks'],
      stops: ['newcastle', 'lake-district', 'yorkshire-dales', 'north-york-moors', 'york'],
      legs: [
        { mode: 'road', km: 175, hours: 2.6 },
        { mode: 'foot', km: 110, hours: 38 },
        { mode: 'foot', km: 150, hours: 48 },
        { mode: 'road', km: 75, hours: 1.4 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour'],
      themes: ['walking', 'nature', 'solo', '50-plus', 'high-adventure'],
      days: [12, 15],
      pitches: [
        'One sea to the other, with a pebble in your pocket.',
        'Bags by van, beds in farms and inns, a pint at the end that you’ll have earned.',
        'Expect rain on about half of the days and a drying room every night.',
      ],
    },
    {
      key: 'cotswold-way',
      names: ['The Cotswold Way', 'Golden villages on foot', 'Chipping Campden to Bath'],
      stops: ['london', 'cotswolds', 'bath', 'london'],
      legs: [
        { mode: 'rail', km: 150, hours: 1.7 },
        { mode: 'foot', km: 140, hours: 42 },
        { mode: 'rail', km: 172, hours: 1.4 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'group-tour', 'women-only'],
      themes: ['walking', 'food', 'history', 'solo', '50-plus', 'wellness'],
      days: [6, 9],
      pitches: [
        'The hills are gentle, the stages short, and there is tea halfway on most days.',
        'Choose the whole 164 km or the northern half with an extra afternoon.',
        'You sleep in village inns a day’s walk apart.',
      ],
    },
    {
      key: 'hadrians-wall-path',
      names: ['Hadrian’s Wall Path', 'Rome’s edge on foot', 'Wall and sea: Northumberland'],
      stops: ['newcastle', 'hadrians-wall', 'newcastle', 'york'],
      legs: [
        { mode: 'road', km: 60, hours: 1 },
        { mode: 'road', km: 60, hours: 1 },
        { mode: 'road', km: 140, hours: 1.9 },
      ],
      types: ['walking-hiking', 'self-guided', 'Multi-Sport', '18-39'],
      themes: ['walking', 'history', 'family', '18-30-s'],
      days: [7, 10],
      pitches: [
        'You walk the middle 60 km, where the wall still stands, and skip the suburbs at both ends.',
        'Two forts, a museum of Roman letters and the longest stretches of wall are on the way.',
        'The last days are on the Northumberland coast with seals, puffins and Holy Island.',
      ],
    },
    {
      key: 'cornwall-and-wales-coast',
      names: ['Cornwall, Pembroke and Snowdonia', 'The western edge', 'Three coasts and a mountain'],
      stops: ['london', 'cornwall', 'pembrokeshire', 'snowdonia', 'london'],
      legs: [
        { mode: 'rail', km: 480, hours: 5 },
        { mode: 'road', km: 470, hours: 6 },
        { mode: 'road', km: 195, hours: 4 },
        { mode: 'road', km: 385, hours: 5 },
      ],
      types: ['small-group-tour', 'walking-hiking', 'private-guided', 'adventure-tour', 'custom-tour'],
      themes: ['walking', 'nature', 'photography', 'wildlife', 'family'],
      days: [9, 13],
      pitches: [
        'You walk granite in Cornwall, sandstone in Pembroke and slate in Snowdonia.',
        'Puffins until late July, seal pups from September.',
        'Walks from 8 to 12 km; the coast doubles them in steps.',
      ],
    },
    {
      key: 'england-by-rail',
      names: ['London, Bath and York by rail', 'England without a steering wheel', 'Abbeys, baths and trains'],
      stops: ['london', 'bath', 'lake-district', 'york', 'london'],
      legs: [
        { mode: 'rail', km: 172, hours: 1.4 },
        { mode: 'rail', km: 400, hours: 4.5 },
        { mode: 'rail', km: 240, hours: 3.5 },
        { mode: 'rail', km: 303, hours: 2 },
      ],
      types: ['group-tour', 'vacation', 'private-guided', 'retreats'],
      themes: ['rail', 'history', 'culture', '50-plus', 'food', 'family'],
      days: [8, 12],
      pitches: [
        'You stay in three or four places and travel between them by train.',
        'Free museums, timed Stonehenge, and one steam line for the grown-up children.',
        'Lake steamers and short walks for wet days, of which there will be one.',
      ],
    },
  ],
  fees: [
    {
      label: 'Stonehenge timed entry',
      kind: 'park_fee',
      usd: 30,
      stops: ['bath'],
    },
    {
      label: 'Roman Baths entry',
      kind: 'park_fee',
      usd: 33,
      stops: ['bath'],
    },
    {
      label: 'Skomer landing',
      kind: 'park_fee',
      usd: 55,
      stops: ['pembrokeshire'],
    },
  ],
  climate:
    'May to September is 14 to 22 °C, with a few days of 30. The Lake District and Snowdonia have three times the rain of London. April and September are often drier than August.',
  health:
    'No vaccinations are needed and tap water is safe. Ticks and cows with calves are the hazards of the path; give both room.',
  visa: 'Most North American and European passports need no visa for stays of up to six months, but an electronic travel authorization is required of most; check before you travel.',
  faqs: [
    {
      question: 'How hard is the Coast to Coast?',
      answer:
        '306 km in twelve to fifteen days, some of 25 km with 900 m up in the Lakes. Since 2022 it is being signed as a national trail. Bags go ahead.',
    },
    {
      question: 'Which walk for a first time?',
      answer:
        'The Cotswold Way’s northern half: short stages, good inns, gentle hills. Then Hadrian’s Wall for the story.',
    },
    {
      question: 'Can I see Stonehenge up close?',
      answer:
        'Outside opening hours small groups may enter the circle, with a ticket booked months ahead. By day you see it from 10 m.',
    },
    {
      question: 'Is it possible without a car?',
      answer: 'Yes; trains and buses reach every stop here, and walkers’ vans do the rest. On Sundays buses are few.',
    },
    {
      question: 'When are the bluebells?',
      answer: 'From about April 20 to May 20, earlier in the south. Lambs come a month before.',
    },
  ],
};
