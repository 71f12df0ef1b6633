import type { Region } from '../types.ts';
import { alpsStopsCenter } from './alps-stops-center.ts';
import { alpsStopsEast } from './alps-stops-east.ts';
import { alpsStopsWest } from './alps-stops-west.ts';

export const alps: Region = {
  slug: 'alps',
  name: 'The Alps',
  continent: 'europe',
  countries: ['CH', 'AT', 'IT', 'FR'],
  tagLine:
    'Hut to hut under Mont Blanc, the Matterhorn and the Dolomites, and the mountain railways between. Trails are clear from late June to late September; skiing from December to April.',
  guide: [
    'The Alps bend for 1,200 km from Nice to Vienna through eight countries, with 82 summits over 4,000 m. What sets them apart from other high mountains is how used they are: cows at 2,300 m, railways to 3,454 m, and a network of huts that serve soup where elsewhere you would melt snow.',
    'Walking hut to hut needs no tent. The Tour du Mont Blanc is 170 km through three countries in ten or eleven days; the Haute Route goes from Chamonix to Zermatt; the Alta Via 1 crosses the Dolomites from north to south in nine. Bunks are in shared rooms, lights go out at ten, and you bring a sheet liner.',
    'Four languages, often in one valley. Switzerland keeps time, Austria keeps the cake, Italy the kitchen. In June and September cows go up and come down with flowers on their heads, and whole villages drink to it. Between them, hay is still cut by hand where machines would roll.',
    'What surprises people is the price in Switzerland, the afternoon thunderstorms in July and August, and how fast glaciers are going: the Aletsch, 23 km long, loses about 50 m each year. What pleases them is that the trains come.',
  ],
  season: { open: [1, 2, 3, 6, 7, 8, 9, 10, 12], peak: [6, 7, 8, 9] },
  dailyCostUsd: 330,
  localCurrency: 'EUR',
  stops: [...alpsStopsWest, ...alpsStopsCenter, ...alpsStopsEast],
  routes: [
    {
      key: 'tour-du-mont-blanc',
      names: ['Tour du Mont Blanc', 'Around Mont Blanc, hut to hut', 'Three countries on foot in {days} days'],
      stops: ['geneva', 'chamonix', 'courmayeur', 'champex', 'chamonix', 'geneva'],
      legs: [
        { mode: 'road', km: 82, hours: 1.2 },
        { mode: 'foot', km: 55, hours: 20 },
        { mode: 'foot', km: 47, hours: 17 },
        { mode: 'foot', km: 35, hours: 13 },
        { mode: 'road', km: 82, hours: 1.2 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', '18-39', 'adventure-tour'],
      themes: ['walking', 'high-adventure', 'nature', '18-30-s', 'solo', 'photography'],
      days: [7, 12],
      pitches: [
        '170 km around one mountain, or the best six days of it with two taxis.',
        'Huts with soup, hotels in between, and bags by road wherever there is one.',
        'Early July has snow on the passes and flowers below; early September has neither and is calmer.',
      ],
    },
    {
      key: 'swiss-by-rail',
      names: ['Glacier Express and Bernina', 'Switzerland by its railways', '{days} days, eleven trains'],
      stops: ['lucerne', 'grindelwald', 'zermatt', 'st-moritz', 'lucerne'],
      legs: [
        { mode: 'rail', km: 70, hours: 2.1 },
        { mode: 'rail', km: 115, hours: 3 },
        { mode: 'rail', km: 291, hours: 8 },
        { mode: 'rail', km: 200, hours: 4 },
      ],
      types: ['group-tour', 'private-guided', 'vacation', 'self-guided'],
      themes: ['rail', '50-plus', 'nature', 'family', 'photography', 'honeymoon'],
      days: [8, 13],
      pitches: [
        'One rail pass and no steering wheel; hotels are within sight of the station.',
        'The trains are the sight and the walks are between them, an hour or three as you like.',
        'Seats on the valley side, booked when the timetable opens.',
      ],
    },
    {
      key: 'haute-route-to-matterhorn',
      names: ['Chamonix to Zermatt', 'The Walker’s Haute Route', 'Mont Blanc to Matterhorn'],
      stops: ['geneva', 'chamonix', 'champex', 'zermatt', 'geneva'],
      legs: [
        { mode: 'road', km: 82, hours: 1.2 },
        { mode: 'foot', km: 35, hours: 13 },
        { mode: 'foot', km: 150, hours: 57 },
        { mode: 'rail', km: 235, hours: 3.8 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['walking', 'high-adventure', 'nature', 'photography'],
      days: [8, 12],
      pitches: [
        'Eleven passes between the two most famous mountains of Europe, none of them with a rope.',
        'Days of 12 to 18 km with 1,000 m up; you should like going uphill.',
        'From mid-July to mid-September, when the Fenêtre d’Arpette is clear of snow.',
      ],
    },
    {
      key: 'dolomites-alta-via',
      names: ['Alta Via 1', 'Dolomites hut to hut', 'Tyrol to Cortina on foot'],
      stops: ['innsbruck', 'cortina', 'innsbruck'],
      legs: [
        { mode: 'road', km: 165, hours: 2.6 },
        { mode: 'road', km: 165, hours: 2.6 },
      ],
      types: ['walking-hiking', 'small-group-tour', 'self-guided', 'Multi-Sport', 'women-only'],
      themes: ['walking', 'nature', 'food', 'high-adventure', 'solo'],
      days: [6, 10],
      pitches: [
        'Limestone towers, war tunnels, and dumplings in three languages.',
        'Huts at sunset with a glass of Lagrein; towers go pink and people go quiet.',
        'A via ferrata on the fourth day for those who found the third too easy.',
      ],
    },
    {
      key: 'austrian-lakes',
      names: ['Salzburg, Hallstatt and Innsbruck', 'Salt, lakes and Mozart', 'Austrian Alps without a rucksack'],
      stops: ['salzburg', 'hallstatt', 'innsbruck', 'salzburg'],
      legs: [
        { mode: 'road', km: 73, hours: 1.2 },
        { mode: 'road', km: 235, hours: 3.2 },
        { mode: 'rail', km: 190, hours: 1.8 },
      ],
      types: ['group-tour', 'vacation', 'private-guided', 'custom-tour'],
      themes: ['culture', '50-plus', 'family', 'festivals', 'nature', 'wellness'],
      days: [6, 10],
      pitches: [
        'The lakes are warm enough to swim in from late June to August, and lifts take the climb out of the walks.',
        'Short walks from the top stations of lifts, all of them downhill on request.',
        'December departures come for carols and markets and stay in the towns.',
      ],
    },
    {
      key: 'southern-alps',
      names: ['Engadine to the palm trees', 'From glacier to grotto', 'Ticino and the Engadine'],
      stops: ['lucerne', 'locarno', 'st-moritz', 'lucerne'],
      legs: [
        { mode: 'rail', km: 165, hours: 1.9 },
        { mode: 'rail', km: 190, hours: 4.8 },
        { mode: 'rail', km: 200, hours: 4 },
      ],
      types: ['small-group-tour', 'retreats', 'self-guided', 'private-guided'],
      themes: ['walking', 'food', 'wine', 'rail', 'wellness', '50-plus'],
      days: [7, 9],
      pitches: [
        'Three thousand meters of height and two cuisines in one rail ticket.',
        'Best in May and October, when the high trails are under snow and the lakes are in flower.',
        'Slow trains carry you between Merlot and walnut tart, with seats on the side of the view.',
      ],
    },
  ],
  fees: [
    {
      label: 'Hut tax and sheet liner hire',
      kind: 'local_payment',
      usd: 10,
      stops: ['chamonix', 'courmayeur', 'cortina'],
    },
    {
      label: 'Jungfraujoch railway from Grindelwald, with pass',
      kind: 'local_payment',
      usd: 150,
      stops: ['grindelwald'],
    },
    {
      label: 'Guest tax, each night',
      kind: 'local_payment',
      usd: 4,
      stops: ['zermatt', 'innsbruck', 'st-moritz'],
    },
  ],
  climate:
    'Valleys are 18 to 26 °C in July and August, huts at 2,500 m 5 to 15 °C, with thunderstorms on many afternoons. High passes hold snow until late June or early July. September is the most settled month.',
  health:
    'No vaccinations are needed; ask your doctor about tick-borne encephalitis for Austria and eastern Switzerland. Trough water marked as drinkable is excellent. Above 3,000 m take the first day slowly.',
  visa: 'All Alpine countries are in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'How hard is the Tour du Mont Blanc?',
      answer:
        'Expect 15 to 18 km and 800 to 1,000 m up on most days. There is no climbing, but ten days in a row are long; companies offer halves.',
    },
    {
      question: 'What is a hut like?',
      answer:
        'Bunks for 4 to 20 in a room, soup and stew at half past six, a coin shower if you are lucky. Half board costs $70 to $110. Bring earplugs.',
    },
    {
      question: 'When does the snow leave the trails?',
      answer:
        'Below 2,000 m in May, on passes of 2,500 m by the end of June or early July. Huts open around June 15 and close around September 20.',
    },
    {
      question: 'Is a rail pass worth it?',
      answer:
        'In Switzerland often yes, because it also covers boats, buses and half of most mountain lifts. Work out three days of your plan and compare.',
    },
    {
      question: 'Can beginners try a via ferrata?',
      answer:
        'Yes, with a guide, a helmet and a route graded A or B. Children from about ten enjoy them more than their parents do.',
    },
  ],
};
