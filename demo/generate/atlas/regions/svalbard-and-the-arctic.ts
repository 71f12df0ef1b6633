import type { Region } from '../types.ts';
import { svalbardAndTheArcticStopsEastAndWinter } from './svalbard-and-the-arctic-stops-east-and-winter.ts';
import { svalbardAndTheArcticStopsWest } from './svalbard-and-the-arctic-stops-west.ts';

export const svalbardAndTheArctic: Region = {
  slug: 'svalbard-and-the-arctic',
  name: 'Svalbard and the Arctic',
  continent: 'polar-regions',
  countries: ['NO'],
  tagLine:
    'Polar bears, walrus and glacier fronts at 80 degrees north, by small ship in summer and by snowmobile or dog sled in spring. Ships sail from late May to mid-September.',
  guide: [
    'Svalbard lies halfway between Norway and the North Pole, an archipelago one and a half times the size of Denmark with 2,500 people, four settlements and about 40 km of road. Sixty percent is under ice. A treaty of 1920 lets citizens of 48 states live and work here without a visa.',
    'Longyearbyen has an airport, a university, two supermarkets and a rule: nobody leaves town without protection against polar bears, which means a guide with a rifle and a flare gun. About 300 bears live around the islands and some 3,000 in the whole Barents Sea region. You look at them from the ship.',
    'Since January 2025 ships must keep 300 m from bears, 500 m from March to June, carry at most 200 guests in protected areas, and land only at 43 listed sites there. The rules make trips quieter and guides better. Pack ice decides the route: in early summer ships stay west and north, in August they may go all around.',
    'What surprises people is how dry it is, less rain than in some deserts, how warm a calm July day feels at 7 °C, and the light: the sun is up from April 20 to August 23 and down from October 26 to mid-February.',
  ],
  season: { open: [2, 3, 4, 5, 6, 7, 8, 9], peak: [3, 4, 6, 7, 8] },
  dailyCostUsd: 780,
  localCurrency: 'NOK',
  stops: [...svalbardAndTheArcticStopsWest, ...svalbardAndTheArcticStopsEastAndWinter],
  routes: [
    {
      key: 'north-spitsbergen',
      names: ['North Spitsbergen by small ship', 'Ice edge and walrus', '{days} days to 80 north'],
      stops: ['longyearbyen', 'isfjorden', 'ny-alesund', 'magdalenefjorden', 'pack-ice', 'longyearbyen'],
      legs: [
        { mode: 'ship', km: 90, hours: 7 },
        { mode: 'ship', km: 190, hours: 12 },
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 170, hours: 12 },
        { mode: 'ship', km: 480, hours: 28 },
      ],
      types: ['small-ship-cruise'],
      themes: ['polar', 'wildlife', 'photography', 'nature', '50-plus'],
      days: [8, 11],
      pitches: [
        'There are two landings on most days, and someone is on watch for bears around the clock.',
        'June has the most ice and bears, July the most birds and flowers.',
        'The ship turns where the ice says, somewhere past 80 degrees.',
      ],
    },
    {
      key: 'around-spitsbergen',
      names: ['Around Spitsbergen', 'All the way round', 'Hinlopen and Edgeøya by small ship'],
      stops: [
        'longyearbyen',
        'ny-alesund',
        'magdalenefjorden',
        'hinlopen',
        'pack-ice',
        'barentsoya',
        'hornsund',
        'longyearbyen',
      ],
      legs: [
        { mode: 'ship', km: 240, hours: 15 },
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 180, hours: 13 },
        { mode: 'ship', km: 170, hours: 12 },
        { mode: 'ship', km: 480, hours: 30 },
        { mode: 'ship', km: 280, hours: 18 },
        { mode: 'ship', km: 230, hours: 15 },
      ],
      types: ['small-ship-cruise'],
      themes: ['polar', 'wildlife', 'photography', 'high-adventure', 'nature'],
      days: [10, 14],
      pitches: [
        'Late July to September, when the ice lets ships through the east.',
        'Polar desert, bird cliffs and an ice front of 180 km.',
        'No promise of a full circle; three sailings in four make it.',
      ],
    },
    {
      key: 'tromso-to-svalbard',
      names: ['Tromsø to Longyearbyen', 'Across the Barents Sea', 'Huts, walrus, graves'],
      stops: ['tromso-gateway', 'hornsund', 'ny-alesund', 'magdalenefjorden', 'isfjorden', 'longyearbyen'],
      legs: [
        { mode: 'ship', km: 880, hours: 48 },
        { mode: 'ship', km: 250, hours: 16 },
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 300, hours: 20 },
        { mode: 'ship', km: 90, hours: 7 },
      ],
      types: ['small-ship-cruise', 'private-guided', 'large-ship-cruise'],
      themes: ['polar', 'history', 'nature', '50-plus'],
      days: [8, 12],
      pitches: [
        'Two nights of open sea past Bear Island, as trappers came.',
        'The southern fjords first, where ships from Longyearbyen seldom go.',
        'Trappers’ huts and a woman’s diary read aloud in them.',
      ],
    },
    {
      key: 'arctic-spring',
      names: ['Svalbard in spring', 'Snowmobile, dogs and skis', 'Light comes back'],
      stops: ['longyearbyen', 'spring-camp', 'longyearbyen'],
      legs: [
        { mode: 'road', km: 60, hours: 2.5 },
        { mode: 'road', km: 60, hours: 2.5 },
      ],
      types: ['adventure-tour', 'small-group-tour', '18-39', 'custom-tour', 'women-only'],
      themes: ['polar', 'high-adventure', 'photography', '18-30-s', 'solo'],
      days: [5, 8],
      pitches: [
        'March and April: sun, snow and minus fifteen.',
        'Suits and boots are lent; bring wool underwear and be ready to change the plan with the weather.',
        'Guides carry a rifle and flares outside town, as the rules require.',
      ],
    },
    {
      key: 'fjords-and-mines',
      names: ['Longyearbyen and Pyramiden', 'Mines and glaciers', 'A week at 78 north'],
      stops: ['longyearbyen', 'isfjorden', 'longyearbyen'],
      legs: [
        { mode: 'ship', km: 90, hours: 5 },
        { mode: 'ship', km: 90, hours: 5 },
      ],
      types: ['small-group-tour', 'Multi-Sport', 'vacation', 'self-guided'],
      themes: ['polar', 'history', 'walking', 'family'],
      days: [5, 8],
      pitches: [
        'Hotel nights and day boats, for those who like a door that shuts.',
        'You visit a Norwegian and a Russian mining town and see how each ended.',
        'All walks are led by a guide with bear protection, and children from eight can join most of them.',
      ],
    },
  ],
  fees: [
    {
      label: 'Svalbard environmental fee',
      kind: 'local_payment',
      usd: 15,
      stops: ['longyearbyen'],
    },
    {
      label: 'Ny-Ålesund harbor and landing fee',
      kind: 'local_payment',
      usd: 25,
      stops: ['ny-alesund'],
    },
  ],
  climate:
    'July is 3 to 8 °C, May and September −3 to 3 °C, March −18 to −8 °C with wind. Fog is common in July, rain light. The sun doesn’t set from April 20 to August 23; from mid-November to the end of January it is dark all day.',
  health:
    'The hospital in Longyearbyen treats emergencies and flies the rest to Tromsø, so evacuation insurance is required on most trips. Tap water is safe. Dress in wool.',
  visa: 'Svalbard is outside the Schengen area and asks for no visa, but flights pass through Norway, which is inside it. Most North American passports need no visa there for stays of up to 90 days in 180; check before you travel.',
  faqs: [
    {
      question: 'Will I see a polar bear?',
      answer:
        'On an eight-day sailing in summer about nine trips in ten do, often far off. New distance rules mean binoculars, not wide-angle pictures.',
    },
    {
      question: 'When is the best time?',
      answer:
        'June for ice and bears, July for birds and flowers, late August for sailing all the way around and first sunsets, March and April for snow.',
    },
    {
      question: 'Can I walk outside Longyearbyen alone?',
      answer: 'No. Beyond the signs you need protection against bears and the knowledge to use it. Go with a guide.',
    },
    {
      question: 'How rough is the sea?',
      answer: 'Inside fjords calm. Open stretches west and in Hinlopen can roll; nothing like the Drake.',
    },
    {
      question: 'Can I see northern lights?',
      answer: 'From October to February, even at midday. In summer it is too light.',
    },
  ],
};
