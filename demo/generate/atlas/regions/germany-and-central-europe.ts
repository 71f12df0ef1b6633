import type { Region } from '../types.ts';
import { germanyAndCentralEuropeStopsEast } from './germany-and-central-europe-stops-east.ts';
import { germanyAndCentralEuropeStopsNorth } from './germany-and-central-europe-stops-north.ts';

export const germanyAndCentralEurope: Region = {
  slug: 'germany-and-central-europe',
  name: 'Germany and Central Europe',
  continent: 'europe',
  countries: ['DE', 'CZ', 'AT', 'HU', 'PL', 'SK'],
  tagLine:
    'Berlin, Prague, Vienna, Budapest and Kraków by train, with forests and small towns between. April to June, September and October; markets in December.',
  guide: [
    'Five capitals stand within a day’s rail of each other here: Berlin to Prague in four hours and a quarter, Prague to Vienna in four, Vienna to Budapest in two hours and forty minutes. Trains have dining cars, fares are low if bought early, and stations lie in the middle of town.',
    'This was the Habsburg and the Prussian world, then the border of the Cold War, and each city shows all three layers. Berlin keeps its wounds open on purpose. Prague came through 1945 nearly whole. Warsaw’s and Dresden’s centers are rebuilt from paintings and stones, and Kraków’s never fell.',
    'Between the cities lie sandstone towers on the Elbe, the Tatra’s granite of 2,655 m, Bavarian lakes and Czech spa towns. Paths are signed with colors, huts serve dumplings, and a half liter of beer costs €2 in Bohemia and €5 in Munich.',
    'What surprises people is how green Berlin is, a third of it water and woods, and how serious cake is in Vienna and Budapest. Shops in Germany and Austria shut on Sundays.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 9, 10, 12] },
  dailyCostUsd: 270,
  localCurrency: 'EUR',
  stops: [...germanyAndCentralEuropeStopsNorth, ...germanyAndCentralEuropeStopsEast],
  routes: [
    {
      key: 'five-capitals',
      names: ['Berlin, Prague, Vienna, Budapest by rail', 'Five cities by train', 'Central Europe in {days} days'],
      stops: ['berlin', 'dresden', 'prague', 'vienna-by-rail', 'bratislava-by-rail', 'budapest-by-rail'],
      legs: [
        { mode: 'rail', km: 190, hours: 1.9 },
        { mode: 'rail', km: 150, hours: 2.3 },
        { mode: 'rail', km: 400, hours: 4 },
        { mode: 'rail', km: 65, hours: 1 },
        { mode: 'rail', km: 215, hours: 2.5 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'women-only'],
      themes: ['rail', 'history', 'culture', 'food', '50-plus', 'solo'],
      days: [10, 15],
      pitches: [
        'City center to city center, with dumplings in the dining car.',
        'Two nights or three in each capital, and one free afternoon.',
        'History told with doubt, by people who were in the square or queued behind it.',
      ],
    },
    {
      key: 'bavaria-to-bohemia',
      names: ['Munich to Prague by small towns', 'Bavaria and Bohemia', 'Castles and breweries'],
      stops: ['munich', 'fussen', 'munich', 'nuremberg', 'cesky-krumlov', 'prague'],
      legs: [
        { mode: 'road', km: 130, hours: 1.9 },
        { mode: 'road', km: 130, hours: 1.9 },
        { mode: 'rail', km: 170, hours: 1.2 },
        { mode: 'road', km: 345, hours: 4.2 },
        { mode: 'road', km: 175, hours: 2.4 },
      ],
      types: ['small-group-tour', 'self-guided', 'group-tour', 'custom-tour'],
      themes: ['food', 'history', 'culture', 'festivals', 'family', '50-plus'],
      days: [8, 12],
      pitches: [
        'Small towns at night, when the buses are gone.',
        'A canoe day and a castle day, in either order.',
        'Breweries older than most countries are an evening’s walk away in every town.',
      ],
    },
    {
      key: 'krakow-and-tatra',
      names: ['Kraków and the Tatra', 'Salt, chains and pierogi', 'Polish mountains'],
      stops: ['krakow', 'zakopane', 'krakow'],
      legs: [
        { mode: 'road', km: 105, hours: 1.9 },
        { mode: 'road', km: 105, hours: 1.9 },
      ],
      types: ['walking-hiking', 'Multi-Sport', 'small-group-tour', '18-39', 'adventure-tour'],
      themes: ['walking', 'nature', 'history', '18-30-s', 'food'],
      days: [7, 10],
      pitches: [
        'The Tatra is a small range with high granite, tea huts and wooden villages.',
        'Three mountain days, two city days, one day that is hard and needed.',
        'Mid-June to early October.',
      ],
    },
    {
      key: 'elbe-and-city',
      names: ['Berlin to Prague with boots', 'Painter’s way: Elbe sandstone', 'City, rock, city'],
      stops: ['berlin', 'dresden', 'prague'],
      legs: [
        { mode: 'rail', km: 190, hours: 1.9 },
        { mode: 'rail', km: 150, hours: 2.3 },
      ],
      types: ['self-guided', 'walking-hiking', 'private-guided', 'retreats'],
      themes: ['walking', 'culture', 'rail', 'nature', 'wellness'],
      days: [6, 9],
      pitches: [
        'Sandstone towers between two capitals, on the same train line.',
        'Walks with ladders for those who like them, and a steamer for those who don’t.',
        'April for blossom, October for fog in the gorges.',
      ],
    },
    {
      key: 'hungarian-table',
      names: ['Vienna, Budapest and Tokaj', 'Baths and sweet wine', 'Danube capitals and cellars'],
      stops: ['vienna-by-rail', 'budapest-by-rail', 'eger', 'budapest-by-rail'],
      legs: [
        { mode: 'rail', km: 255, hours: 2.7 },
        { mode: 'road', km: 135, hours: 1.7 },
        { mode: 'road', km: 135, hours: 1.7 },
      ],
      types: ['small-group-tour', 'private-guided', 'group-tour', 'custom-tour'],
      themes: ['food', 'wine', 'culture', '50-plus', 'wellness', 'history'],
      days: [7, 10],
      pitches: [
        'You bathe in thermal water in three towns and taste in the cellars of two wine regions.',
        'You cook strudel in Vienna and goulash in Budapest.',
        'October for the harvest of rotten grapes that make the best wine.',
      ],
    },
  ],
  fees: [
    {
      label: 'Neuschwanstein timed tour',
      kind: 'local_payment',
      usd: 25,
      stops: ['fussen'],
    },
    {
      label: 'Wieliczka salt mine',
      kind: 'local_payment',
      usd: 35,
      stops: ['krakow'],
    },
    {
      label: 'Tatra park entry',
      kind: 'park_fee',
      usd: 4,
      stops: ['zakopane'],
    },
  ],
  climate:
    'May, June and September are 18 to 24 °C; July and August 24 to 30 °C with thunderstorms, more in Budapest. December is −2 to 5 °C. The Tatra has snow on its passes until mid-June.',
  health:
    'No vaccinations are required; ask your doctor about tick-borne encephalitis for walks in Bavaria, Bohemia and Austria. Tap water is safe.',
  visa: 'All these countries are in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Is a rail pass worth it?',
      answer:
        'For five cities in two weeks, single tickets bought six weeks ahead usually cost less. A pass pays if you decide each morning.',
    },
    {
      question: 'When are the Christmas markets?',
      answer: 'From the last week of November to December 23; Prague’s and Budapest’s go on to early January.',
    },
    {
      question: 'Should I visit Auschwitz?',
      answer:
        'Many feel they should. It takes four hours, is free but ticketed, and guides are excellent. It isn’t for children under 14.',
    },
    {
      question: 'Which countries use the euro?',
      answer:
        'Germany, Austria and Slovakia. Czechia, Poland and Hungary have their own money; cards work almost everywhere.',
    },
    {
      question: 'Is it hard to walk?',
      answer:
        'Cities are flat but for castles. The Elbe rocks have ladders, the Tatra chains; both have easy paths too.',
    },
  ],
};
