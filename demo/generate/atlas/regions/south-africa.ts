import type { Region } from '../types.ts';
import { flight, road } from './east-doing.ts';
import { southAfricaStops } from './south-africa-stops.ts';

export const southAfrica: Region = {
  slug: 'south-africa',
  name: 'South Africa',
  continent: 'africa',
  countries: ['ZA'],
  tagLine:
    'Cape Town and wine, a long south coast, and the big animals of Kruger. Kruger from May to September, the Cape from November to March.',
  guide: [
    'South Africa is two trips. The Cape is Mediterranean: mountain, vineyards, cold sea, dry summers. The northeast is Africa as one imagines it, with lions, warm rain in summer and the escarpment of the Drakensberg to the south.',
    'Roads are good and distances American. You can drive yourself in Kruger in an ordinary car, sleep in state camps for $90, or pay ten times that on a private reserve next door for a tracker and a gin.',
    'Eleven spoken official languages, four cuisines and a recent past that guides speak of openly. Townships are visited by bicycle and with residents, or better not at all.',
    'Crime exists, and mostly where you are not. After dark you take a car for two blocks.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 3, 8, 9, 10, 11] },
  dailyCostUsd: 260,
  localCurrency: 'ZAR',
  stops: southAfricaStops,
  routes: [
    {
      key: 'cape-and-garden-route',
      names: ['Cape Town and the Garden Route', 'The Cape in {days} days', 'Table Mountain to Addo'],
      stops: ['cape-town', 'winelands', 'hermanus', 'garden-route', 'addo'],
      legs: [road(50, 0.9), road(95, 1.4), road(430, 5), road(320, 3.8)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'self-guided', '18-39', 'vacation'],
      themes: ['nature', 'food', 'wine', 'family', 'wildlife', '50-plus', 'honeymoon', '18-30-s'],
      days: [8, 14],
      pitches: [
        'Whales, wine and elephants, with no malaria tablets.',
        'You drive 900 km in twelve days, and each day ends by the sea or by a glass.',
        'Table Mountain gets three mornings, because cloud takes one of them.',
      ],
    },
    {
      key: 'kruger-and-canyon',
      names: ['Kruger and the Blyde Canyon', 'Johannesburg to Kruger', 'Kruger in a week'],
      stops: ['johannesburg', 'panorama-route', 'kruger', 'johannesburg'],
      legs: [road(395, 5), road(110, 2.3), road(430, 5.5)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['wildlife', 'photography', 'family', 'nature', 'solo'],
      days: [6, 10],
      pitches: [
        'Two nights in the park and two next door, to have both the river and the tracker.',
        "It's open all year; winter is cold at dawn and best for animals.",
        'A guide who knows when to drive on makes the week.',
      ],
    },
    {
      key: 'kruger-to-drakensberg',
      names: ['Kruger, Zululand and the Drakensberg', 'The green east of South Africa', 'Rhinos, turtles, mountains'],
      stops: ['johannesburg', 'panorama-route', 'kruger', 'st-lucia', 'drakensberg', 'durban'],
      legs: [road(395, 5), road(110, 2.3), road(560, 9), road(480, 6), road(250, 3.2)],
      types: ['small-group-tour', 'group-tour', 'Multi-Sport', 'self-guided'],
      themes: ['wildlife', 'walking', 'nature', 'history', 'family'],
      days: [9, 15],
      pitches: [
        'Lions, hippos and a 948 m waterfall in ten days.',
        'The long drive crosses Eswatini, so bring your passport and a pillow.',
        'You end on a warm ocean.',
      ],
    },
    {
      key: 'west-coast-walks',
      names: ['Cederberg and the Cape on foot', 'Walk the Cape mountains', 'Red rock and fynbos'],
      stops: ['cape-town', 'cederberg', 'winelands', 'hermanus', 'cape-town'],
      legs: [road(225, 3), road(215, 3), road(95, 1.4), road(120, 1.7)],
      types: ['walking-hiking', 'small-group-tour', 'women-only'],
      themes: ['walking', 'nature', 'wine', 'history', 'photography'],
      days: [9, 13],
      pitches: [
        'You walk 8 to 16 km a day and taste what the valley makes in the evening.',
        'Late August has the flowers, October the warmth.',
        'Nobody camps unless they wish to.',
      ],
    },
    {
      key: 'karoo-and-coast',
      names: ['Cape Town to Knysna by Route 62', 'Karoo, caves and coast', 'The inland way to the Garden Route'],
      stops: ['cape-town', 'winelands', 'oudtshoorn', 'garden-route', 'cape-town'],
      legs: [road(50, 0.9), road(380, 4.7), road(125, 1.8), flight(430, 1)],
      types: ['private-guided', 'self-guided', 'vacation', 'custom-tour'],
      themes: ['wine', 'food', 'family', 'honeymoon', 'nature'],
      days: [9, 14],
      pitches: [
        'The wine road inland is the longest in the world and the emptiest.',
        'You stand with meerkats at six and with oysters at one.',
        'The flight back from George saves a day.',
      ],
    },
  ],
  fees: [
    { label: 'Kruger conservation fee, a day', kind: 'park_fee', usd: 32, stops: ['kruger'] },
    { label: 'Cape Point entry', kind: 'park_fee', usd: 25, stops: ['cape-town'] },
    { label: 'Addo and Garden Route parks', kind: 'park_fee', usd: 24, stops: ['addo', 'garden-route'] },
  ],
  climate:
    'The Cape is 18 to 28 degrees Celsius and dry from November to March, wet and 15 in July. Kruger is dry from May to September, with 25 by day and 8 at dawn, and hot with storms from November. The Drakensberg has snow on a few days.',
  health:
    'Malaria is a risk in Kruger and the northeast mainly from October to May; the Cape, Garden Route and Addo are free of it. Tap water is safe in cities.',
  visa: 'Many nationalities may stay 90 days without a visa and need two blank pages in the passport. Rules for children are strict, so check before you travel.',
  faqs: [
    {
      question: 'Is it safe to drive ourselves?',
      answer: 'On the Garden Route and in Kruger, yes, by day. Trips that go on after dark have drivers.',
    },
    {
      question: 'Kruger or a private reserve?',
      answer:
        'Kruger for freedom and price, a private reserve for off-road driving and trackers. Fences between them are down, so the animals are the same.',
    },
    {
      question: 'When are the whales here?',
      answer:
        'Southern right whales from July to November, with a peak in September. Humpbacks pass in June and November.',
    },
    {
      question: 'Do I need malaria tablets?',
      answer: 'Not for the Cape. For Kruger ask a doctor, and mind that winter has little risk.',
    },
  ],
};
