import type { Region } from '../types.ts';
import { balticSeaStopsNorth } from './baltic-sea-stops-north.ts';
import { balticSeaStopsSouth } from './baltic-sea-stops-south.ts';

export const balticSea: Region = {
  slug: 'baltic-sea',
  name: 'Baltic Sea',
  continent: 'europe',
  countries: ['SE', 'FI', 'EE', 'LV', 'LT', 'PL', 'DE', 'DK'],
  tagLine:
    'Hanseatic towns, archipelagos and long northern evenings, by ship, ferry or bicycle. Mid-May to mid-September.',
  guide: [
    'The Baltic is young, shallow and hardly salty: pike and cod live in the same bay. It has next to no tide and some 200,000 islands, most of them off Sweden and Finland. In a cold winter half of it freezes; in June the sun sets at eleven and leaves a lamp on.',
    'For four centuries its trade belonged to the Hansa, and Lübeck, Gdańsk, Riga and Tallinn still have the gables, the brick and the weighing houses. Each also has a layer of Sweden, Russia and the twentieth century, told today by people who queued, sang and stood in a chain of two million in 1989.',
    'Getting about is easy. Night ferries join Stockholm, Helsinki and Tallinn with cabins and a sauna; buses run on time and cost little; the coast of Lithuania, Gotland and Bornholm is made for bicycles. Since 2022 ships no longer call at St. Petersburg and stay longer elsewhere.',
    'What surprises people is the food, since rye, herring, berries and smoke have met good cooks, and how many languages three hours by ferry can hold. Bring a jacket in July.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10, 12], peak: [6, 7, 8] },
  dailyCostUsd: 340,
  localCurrency: 'EUR',
  stops: [...balticSeaStopsNorth, ...balticSeaStopsSouth],
  routes: [
    {
      key: 'hansa-by-ship',
      names: ['Copenhagen to Stockholm by ship', 'Hanseatic Baltic', 'Gables and islands: {days} days afloat'],
      stops: ['copenhagen', 'bornholm', 'gdansk', 'visby', 'tallinn', 'helsinki', 'stockholm'],
      legs: [
        { mode: 'ship', km: 200, hours: 12 },
        { mode: 'ship', km: 330, hours: 19 },
        { mode: 'ship', km: 420, hours: 23 },
        { mode: 'ship', km: 420, hours: 23 },
        { mode: 'ship', km: 85, hours: 5 },
        { mode: 'ship', km: 440, hours: 24 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['history', '50-plus', 'islands', 'culture', 'food'],
      days: [8, 12],
      pitches: [
        'Brick towns in the evening light and an island between each two.',
        'Since ships no longer call at St. Petersburg, the days go to Visby, Bornholm and Tallinn.',
        'In June and July it is light until eleven, so evenings ashore are long.',
      ],
    },
    {
      key: 'three-capitals',
      names: ['Vilnius, Riga and Tallinn', 'The three Baltic capitals', 'Singing revolution: {days} days north'],
      stops: ['vilnius', 'nida', 'riga', 'tallinn', 'helsinki'],
      legs: [
        { mode: 'road', km: 350, hours: 4.8 },
        { mode: 'road', km: 330, hours: 5 },
        { mode: 'road', km: 310, hours: 4.3 },
        { mode: 'ship', km: 85, hours: 2 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'women-only'],
      themes: ['history', 'culture', 'food', '50-plus', 'solo', '18-30-s'],
      days: [8, 12],
      pitches: [
        'Three countries, three languages and one memory, told by people who stood in the chain.',
        'Dunes and bogs between the cities, so nobody tires of cobbles.',
        'Costs half of what the other shore does.',
      ],
    },
    {
      key: 'archipelago',
      names: ['Stockholm to Helsinki by island', 'Archipelago by bicycle and kayak', 'Ferries, skerries, saunas'],
      stops: ['stockholm', 'turku-archipelago', 'helsinki', 'tallinn', 'saaremaa', 'tallinn'],
      legs: [
        { mode: 'ship', km: 300, hours: 11 },
        { mode: 'road', km: 170, hours: 2 },
        { mode: 'ship', km: 85, hours: 2 },
        { mode: 'road', km: 215, hours: 4.3 },
        { mode: 'road', km: 215, hours: 4.3 },
      ],
      types: ['Multi-Sport', 'self-guided', 'adventure-tour', '18-39', 'retreats'],
      themes: ['islands', 'nature', 'family', '18-30-s', 'wellness'],
      days: [7, 11],
      pitches: [
        'Yellow ferries, red houses, gray rock, and a sauna each evening.',
        'About 40 km a day on flat roads with no lorries.',
        'June for light, August for warm water.',
      ],
    },
    {
      key: 'gdansk-to-riga',
      names: ['Gdańsk to Riga along the coast', 'Amber road', 'Spit, dunes and brick'],
      stops: ['gdansk', 'vilnius', 'nida', 'riga'],
      legs: [
        { mode: 'flight', km: 435, hours: 1.3 },
        { mode: 'road', km: 350, hours: 4.8 },
        { mode: 'road', km: 330, hours: 5 },
      ],
      types: ['self-guided', 'group-tour', 'custom-tour'],
      themes: ['history', 'nature', 'culture', 'photography'],
      days: [7, 10],
      pitches: [
        'Amber on the beach after a west wind, and the price of it in town.',
        'A spit of sand 98 km long by bicycle.',
        'Rye bread, smoked fish and berries are the food of this coast.',
      ],
    },
    {
      key: 'southern-shores',
      names: ['Lübeck to Gotland', 'Chalk, smoke and roses', 'Southern Baltic islands'],
      stops: ['lubeck', 'copenhagen', 'bornholm', 'visby', 'stockholm'],
      legs: [
        { mode: 'ship', km: 250, hours: 15 },
        { mode: 'ship', km: 200, hours: 12 },
        { mode: 'ship', km: 350, hours: 20 },
        { mode: 'ship', km: 215, hours: 12 },
      ],
      types: ['small-ship-cruise', 'self-guided', 'group-tour'],
      themes: ['islands', 'history', 'family', 'food', 'walking'],
      days: [7, 10],
      pitches: [
        'The islands are small and flat enough to cross by bicycle in a day.',
        'You eat smoked herring on Bornholm and saffron pancakes on Gotland.',
        'Ships small enough for harbors where the harbormaster takes the rope.',
      ],
    },
  ],
  fees: [
    {
      label: 'Port and harbor fees, a week aboard',
      kind: 'local_payment',
      usd: 80,
      stops: ['stockholm', 'tallinn', 'copenhagen'],
    },
    {
      label: 'Curonian Spit entry',
      kind: 'park_fee',
      usd: 6,
      stops: ['nida'],
    },
    {
      label: 'Vasa Museum entry',
      kind: 'local_payment',
      usd: 20,
      stops: ['stockholm'],
    },
  ],
  climate:
    'June to August is 18 to 24 °C, with 17 to 19 hours of light and rain on every third day. May and September are 12 to 18 °C. The sea is 16 to 20 °C in July and August.',
  health:
    'No vaccinations are required; ask your doctor about tick-borne encephalitis if you walk or camp. Tap water is safe everywhere.',
  visa: 'All these countries are in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Do ships still go to St. Petersburg?',
      answer:
        'No, not since February 2022. Routes now give two days to Stockholm or Tallinn and call at Visby, Gdańsk or Saaremaa.',
    },
    {
      question: 'Which euro countries are these?',
      answer:
        'Finland, Estonia, Latvia, Lithuania and Germany. Sweden, Denmark and Poland have their own money; cards work for a coffee in all of them.',
    },
    {
      question: 'How light are the nights?',
      answer: 'In Helsinki on June 21 the sun is up for nineteen hours and twilight fills the rest.',
    },
    {
      question: 'Can I swim?',
      answer: 'Yes, from late June to August at 16 to 20 °C, and all year after a sauna.',
    },
    {
      question: 'Is it expensive?',
      answer: 'Sweden, Denmark and Finland are. The three Baltic states and Poland cost about half.',
    },
  ],
};
