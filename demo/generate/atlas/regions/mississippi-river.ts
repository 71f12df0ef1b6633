import type { Region } from '../types.ts';
import { mississippiRiverStopsLower } from './mississippi-river-stops-lower.ts';
import { mississippiRiverStopsUpper } from './mississippi-river-stops-upper.ts';

export const mississippiRiver: Region = {
  slug: 'mississippi-river',
  name: 'Mississippi River',
  continent: 'north-america',
  countries: ['US'],
  tagLine:
    'Paddle wheels and riverboats from New Orleans to St. Paul, through music, war and Mark Twain. Lower river from February to June and October to December; upper river from June to October.',
  guide: [
    'The Mississippi runs 3,770 km from a lake in Minnesota, where you can step over it, to a delta that has pushed 100 km into the Gulf. It drains 31 states. Below Cairo it is free of locks and a kilometer wide; above St. Louis 29 locks turn it into stairs of lakes.',
    'The lower river tells of cotton, slavery, war and the music that came out of them: Natchez, Vicksburg, Clarksdale, Memphis. The upper river is bluffs, eagles and small towns with a main street and a bench. New Orleans belongs to nobody but itself.',
    'Boats carry 140 to 430 guests and tie up where towns have a slope of grass. Days have one or two landings with buses that come along by road. The levee hides the river from the land, so the deck is where you see both.',
    'What surprises people is the current, 5 to 8 km an hour, the barges in tows of forty, and how directly guides now speak about slavery. Low water in September and October has held boats back in recent years.',
  ],
  season: { open: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [3, 4, 5, 9, 10] },
  dailyCostUsd: 390,
  stops: [...mississippiRiverStopsLower, ...mississippiRiverStopsUpper],
  routes: [
    {
      key: 'lower-mississippi',
      names: [
        'New Orleans to Memphis by riverboat',
        'Lower Mississippi',
        'Cotton, war and blues: {days} days upstream',
      ],
      stops: ['new-orleans', 'plantation-country', 'baton-rouge', 'natchez', 'vicksburg', 'clarksdale', 'memphis'],
      legs: [
        { mode: 'ship', km: 100, hours: 9 },
        { mode: 'ship', km: 115, hours: 11 },
        { mode: 'ship', km: 215, hours: 19 },
        { mode: 'ship', km: 120, hours: 11 },
        { mode: 'ship', km: 290, hours: 27 },
        { mode: 'ship', km: 165, hours: 16 },
      ],
      types: ['river-cruise', 'large-ship-cruise'],
      themes: ['history', 'food', 'culture', '50-plus', 'rivers', 'festivals'],
      days: [8, 11],
      pitches: [
        'Upstream at the pace of a bicycle, with a band in the evening and a lecture in the morning.',
        'Plain speech about slavery, by people whose families were there.',
        'March has azaleas in bloom; October is clear, dry and cooler.',
      ],
    },
    {
      key: 'upper-mississippi',
      names: ['St. Louis to St. Paul', 'Upper Mississippi', 'Locks and bluffs'],
      stops: ['st-louis', 'hannibal', 'dubuque', 'la-crosse', 'st-paul'],
      legs: [
        { mode: 'ship', km: 200, hours: 18 },
        { mode: 'ship', km: 430, hours: 40 },
        { mode: 'ship', km: 190, hours: 18 },
        { mode: 'ship', km: 230, hours: 22 },
      ],
      types: ['river-cruise'],
      themes: ['nature', '50-plus', 'rivers', 'family', 'photography'],
      days: [8, 11],
      pitches: [
        'The boat passes more than twenty locks, and you can watch each from the bow.',
        'You land in small river towns where volunteers meet the boat.',
        'The first half of October for maples and eagles.',
      ],
    },
    {
      key: 'whole-river',
      names: ['The whole Mississippi', 'Gulf to bluffs', 'New Orleans to St. Paul in {days} days'],
      stops: [
        'new-orleans',
        'plantation-country',
        'baton-rouge',
        'natchez',
        'vicksburg',
        'clarksdale',
        'memphis',
        'st-louis',
        'hannibal',
        'dubuque',
        'la-crosse',
        'st-paul',
      ],
      legs: [
        { mode: 'ship', km: 100, hours: 9 },
        { mode: 'ship', km: 115, hours: 11 },
        { mode: 'ship', km: 215, hours: 19 },
        { mode: 'ship', km: 120, hours: 11 },
        { mode: 'ship', km: 290, hours: 27 },
        { mode: 'ship', km: 165, hours: 16 },
        { mode: 'ship', km: 640, hours: 58 },
        { mode: 'ship', km: 200, hours: 18 },
        { mode: 'ship', km: 430, hours: 40 },
        { mode: 'ship', km: 190, hours: 18 },
        { mode: 'ship', km: 230, hours: 22 },
      ],
      types: ['river-cruise', 'large-ship-cruise'],
      themes: ['50-plus', 'history', 'rivers', 'culture', 'food'],
      days: [15, 18],
      pitches: [
        'You travel 2,700 km from alligator swamps to eagle country in one cabin.',
        'You hear jazz in New Orleans, blues in the Delta and soul in Memphis.',
        'The river passes ten states, and you land in seven of them.',
      ],
    },
    {
      key: 'music-road',
      names: ['Memphis to New Orleans by road', 'Blues highway', 'Juke joints and gumbo'],
      stops: ['memphis', 'clarksdale', 'vicksburg', 'natchez', 'baton-rouge', 'new-orleans'],
      legs: [
        { mode: 'road', km: 120, hours: 1.5 },
        { mode: 'road', km: 230, hours: 2.8 },
        { mode: 'road', km: 115, hours: 1.4 },
        { mode: 'road', km: 150, hours: 1.9 },
        { mode: 'road', km: 130, hours: 1.5 },
      ],
      types: ['group-tour', 'small-group-tour', 'self-guided', 'private-guided', '18-39'],
      themes: ['culture', 'food', 'history', 'festivals', 'solo', '18-30-s'],
      days: [7, 9],
      pitches: [
        'Highway 61 by van, and no schedule after eight in the evening.',
        'There is live music nearby every night, and mornings start late.',
        'April and October, outside festival prices.',
      ],
    },
  ],
  fees: [
    {
      label: 'Vicksburg military park entry',
      kind: 'park_fee',
      usd: 10,
      stops: ['vicksburg'],
    },
    {
      label: 'Whitney Plantation museum',
      kind: 'local_payment',
      usd: 25,
      stops: ['plantation-country'],
    },
    {
      label: 'Gateway Arch tram',
      kind: 'park_fee',
      usd: 19,
      stops: ['st-louis'],
    },
  ],
  climate:
    'The lower river is 18 to 27 °C in March, April and October and 33 °C and damp in July. The upper river is 20 to 28 °C in summer, with leaf color in the first half of October. Thunderstorms are common in spring, hurricanes possible near the Gulf from August to October.',
  health: 'No vaccinations are needed and tap water is safe. Repellent is useful at dusk below Memphis.',
  visa: 'Canadians need only a passport, and most European passports travel with an online ESTA; check before you travel.',
  faqs: [
    {
      question: 'Upper or lower river?',
      answer:
        'Lower for music, food and the Civil War, in spring. Upper for scenery, locks and fall color. The full length takes 15 to 22 days.',
    },
    {
      question: 'Is it a real paddle wheeler?',
      answer: 'A few boats are still pushed by steam or by a wheel; on most the wheel is for show or absent. Ask.',
    },
    {
      question: 'What if water is low?',
      answer: 'Boats stop above the shallows and buses do the rest. September and October are the likeliest.',
    },
    {
      question: 'How do tours speak about slavery?',
      answer:
        'Increasingly plainly. Ask for a visit that begins in the cabins; the Whitney museum has no furniture tour at all.',
    },
    {
      question: 'Is New Orleans safe?',
      answer:
        'The Quarter, Garden District and Marigny are busy by day and evening. Take a car home at night and leave the rest to a guide.',
    },
  ],
};
