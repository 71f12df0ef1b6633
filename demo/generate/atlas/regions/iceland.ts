import type { Region } from '../types.ts';
import { icelandStopsNorthAndWest } from './iceland-stops-north-and-west.ts';
import { icelandStopsSouth } from './iceland-stops-south.ts';

export const iceland: Region = {
  slug: 'iceland',
  name: 'Iceland',
  continent: 'europe',
  countries: ['IS'],
  tagLine:
    'Waterfalls, lava and hot pools along one ring road of 1,322 km. Long light from May to August, northern lights from late September to March.',
  guide: [
    'Iceland sits where two plates part, and it shows: about 130 volcanoes, steam in most valleys, a tenth of the land under ice. The ring road, Route 1, goes around it in 1,322 kilometers; nearly everything you came for lies on it or within an hour of it, except the highlands.',
    'The interior opens only when the snow goes, usually from late June to mid-September, and needs a high vehicle that can ford rivers. The Laugavegur trail crosses it in four days between huts. In winter trips keep to the south coast and Snæfellsnes, and road closures for wind are ordinary.',
    'There are 390,000 Icelanders, two in three around Reykjavík. They swim outdoors all year in water of 38 °C; every village has a pool, it costs about $9, and you wash without a swimsuit first. Sheep roam free in summer and are gathered on horseback in September.',
    'What surprises people is the price of dinner, $35 for a main dish, and the speed of the weather. Summer is 8 to 15 °C. Wind can take a car door off its hinges, and locals do check the road and weather pages each morning. Do as they do.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [6, 7, 8, 9] },
  dailyCostUsd: 390,
  localCurrency: 'ISK',
  stops: [...icelandStopsSouth, ...icelandStopsNorthAndWest],
  routes: [
    {
      key: 'ring-road',
      names: ['Around Iceland in {days} days', 'The whole ring road', 'Route 1: a full circle'],
      stops: [
        'reykjavik',
        'thingvellir',
        'vik',
        'skaftafell',
        'egilsstadir',
        'myvatn',
        'akureyri',
        'snaefellsnes',
        'reykjavik',
      ],
      legs: [
        { mode: 'road', km: 50, hours: 0.9 },
        { mode: 'road', km: 175, hours: 2.8 },
        { mode: 'road', km: 140, hours: 1.9 },
        { mode: 'road', km: 325, hours: 4.6 },
        { mode: 'road', km: 165, hours: 2.2 },
        { mode: 'road', km: 85, hours: 1.2 },
        { mode: 'road', km: 380, hours: 5 },
        { mode: 'road', km: 180, hours: 2.5 },
      ],
      types: ['small-group-tour', 'group-tour', 'self-guided', 'private-guided', 'vacation'],
      themes: ['nature', 'photography', 'family', '50-plus', 'wildlife'],
      days: [10, 14],
      pitches: [
        'All 1,322 km of Route 1 with detours, never more than five hours on the road in a day.',
        'Glaciers in the south, whales in the north, lava everywhere; two nights in a place where the schedule allows.',
        'In June you can walk at midnight, and the group often does.',
      ],
    },
    {
      key: 'laugavegur',
      names: [
        'The Laugavegur hut to hut',
        'Landmannalaugar to Þórsmörk on foot',
        'Colored hills, black sand: {days} days on the Laugavegur',
      ],
      stops: ['reykjavik', 'landmannalaugar', 'vik', 'reykjavik'],
      legs: [
        { mode: 'road', km: 190, hours: 3.6 },
        { mode: 'road', km: 180, hours: 4 },
        { mode: 'road', km: 187, hours: 2.6 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour', '18-39'],
      themes: ['walking', 'high-adventure', 'nature', '18-30-s', 'solo'],
      days: [5, 9],
      pitches: [
        'Four days and 55 km through steam, obsidian and birch, with bunks booked and bags carried between huts.',
        'The trail opens in late June and closes in mid-September, and it can snow on any of those days.',
        'You ford two rivers at knee height; your guide knows where.',
      ],
    },
    {
      key: 'winter-lights',
      names: [
        'Northern lights and ice caves',
        'South coast in winter',
        '{days} winter days: lights, ice and black sand',
      ],
      stops: ['reykjavik', 'thingvellir', 'vik', 'skaftafell', 'reykjavik'],
      legs: [
        { mode: 'road', km: 50, hours: 0.9 },
        { mode: 'road', km: 175, hours: 2.8 },
        { mode: 'road', km: 140, hours: 1.9 },
        { mode: 'road', km: 327, hours: 4.6 },
      ],
      types: ['small-group-tour', 'private-guided', 'vacation', 'women-only', 'custom-tour'],
      themes: ['photography', 'nature', 'polar', 'honeymoon', '50-plus'],
      days: [6, 8],
      pitches: [
        'Nights are spent away from town lights, and the guide wakes those who ask when the sky clears.',
        'The blue ice caves form anew each November and are safe only in the cold months.',
        'Five hours of daylight are enough when the sites are an hour apart and the low sun stays golden.',
      ],
    },
    {
      key: 'west-and-westfjords',
      names: ['Snæfellsnes and the Westfjords', 'The quiet corner of Iceland', 'Bird cliffs and fjord roads'],
      stops: ['reykjavik', 'snaefellsnes', 'isafjordur', 'reykjavik'],
      legs: [
        { mode: 'road', km: 180, hours: 2.5 },
        { mode: 'road', km: 400, hours: 6.5 },
        { mode: 'road', km: 455, hours: 5.8 },
      ],
      types: ['small-group-tour', 'self-guided', 'custom-tour'],
      themes: ['nature', 'wildlife', 'photography', 'walking', 'solo'],
      days: [6, 10],
      pitches: [
        'Fewer than one visitor in ten comes here, because the roads are gravel and the fjords long.',
        'Puffins, foxes and a waterfall as wide as a street, with long evenings and small hotels.',
        'Best from June to August; in winter several passes close.',
      ],
    },
  ],
  fees: [
    {
      label: 'Þingvellir parking',
      kind: 'local_payment',
      usd: 7,
      stops: ['thingvellir'],
    },
    {
      label: 'Vatnajökull park parking, Skaftafell',
      kind: 'park_fee',
      usd: 8,
      stops: ['skaftafell'],
    },
    {
      label: 'Highland hut service fee',
      kind: 'local_payment',
      usd: 5,
      stops: ['landmannalaugar'],
    },
  ],
  climate:
    'June to August brings 8 to 15 °C, 20 hours of light and rain every third day. Winter on the coast is milder than people expect, −3 to 3 °C, with four to five hours of daylight in December and storms that close roads for a day. Northern lights need darkness and clear sky: late August to mid-April.',
  health:
    'No vaccinations are needed and tap water is excellent; hot tap water smells of sulfur and is harmless. Sneaker waves on black beaches and unmarked cliff edges are the real dangers, so keep to the signs.',
  visa: 'Iceland is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'When can I see the northern lights?',
      answer:
        'From late August to mid-April, on clear dark nights. Over four nights in the south, about two travelers in three see them; nobody can promise.',
    },
    {
      question: 'Should I come in summer or winter?',
      answer:
        'Summer for the highlands, puffins and walking until midnight. Winter for ice caves, lights and empty sites, with short days and the chance that a storm changes the plan.',
    },
    {
      question: 'Is it safe to drive?',
      answer:
        'The ring road is paved, but single-lane bridges, gravel shoulders and wind cause most accidents. In winter a guided van is the calmer choice.',
    },
    {
      question: 'Are the lagoons worth it?',
      answer:
        'The large ones near Reykjavík are pleasant and cost $60 to $120. A village pool gives you the same water for $9 and the neighbors’ news as well.',
    },
    {
      question: 'Do puffins stay all year?',
      answer: 'No. They come ashore from late April to about August 20 and spend the rest of the year at sea.',
    },
  ],
};
