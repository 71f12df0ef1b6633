import type { Region } from '../types.ts';
import { portugalStopsNorth } from './portugal-stops-north.ts';
import { portugalStopsSouth } from './portugal-stops-south.ts';

export const portugal: Region = {
  slug: 'portugal',
  name: 'Portugal',
  continent: 'europe',
  countries: ['PT'],
  tagLine:
    'Lisbon’s hills, the Douro by river or rail, and cliff paths in the south. March to June and September to November; the sea is cold all year.',
  guide: [
    'Portugal is 560 km from top to bottom and about 200 across, with borders that have hardly moved since 1297. The north is granite, green and full; the Alentejo, a third of the country, is cork oak and wheat with a twentieth of the people. The Algarve has the limestone and the light.',
    'The Douro cuts the north from Spain to Porto between walls of schist that farmers broke with iron bars to plant vines. It was the first wine region with borders drawn by law, in 1756. Five locks made it calm; riverboats go up in three days as far as Barca d’Alva, and the railway keeps them company to Pocinho.',
    'Trains join Lisbon and Porto in three hours for $35. Meals are large, early by Iberian standards, and fish is charged by weight. Coffee costs €1 and comes short. The bread, olives and cheese set down unasked are not free; wave them away or enjoy them.',
    'What surprises people is the Atlantic: 16 to 20 °C even in August, and in Nazaré the largest waves ever ridden. What surprises them in winter is that houses have no heating; a sweater at table is normal.',
  ],
  season: { open: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [4, 5, 6, 9, 10] },
  dailyCostUsd: 260,
  localCurrency: 'EUR',
  stops: [...portugalStopsNorth, ...portugalStopsSouth],
  routes: [
    {
      key: 'douro-by-river',
      names: ['The Douro by riverboat', 'Porto to Spain on the river', 'Port wine country: {days} days under way'],
      stops: ['porto', 'regua', 'barca-dalva', 'regua', 'porto'],
      legs: [
        { mode: 'ship', km: 95, hours: 8 },
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 95, hours: 8 },
      ],
      types: ['river-cruise'],
      themes: ['wine', 'food', '50-plus', 'rivers', 'history', 'honeymoon'],
      days: [7, 10],
      pitches: [
        'Boats on the Douro tie up at night, so you see every bend and every lock.',
        'Five locks, two Roman bridges and more port than is good for a Tuesday.',
        'On September sailings guests may help tread the grapes, for which you should bring dark shorts.',
      ],
    },
    {
      key: 'lisbon-to-porto',
      names: ['Lisbon to Porto', 'Capitals and vineyards by train', 'Portugal north to south and back'],
      stops: ['lisbon', 'sintra', 'coimbra', 'regua', 'porto'],
      legs: [
        { mode: 'road', km: 30, hours: 0.8 },
        { mode: 'road', km: 215, hours: 2.3 },
        { mode: 'road', km: 175, hours: 2.1 },
        { mode: 'rail', km: 105, hours: 2 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'custom-tour'],
      themes: ['food', 'culture', 'history', 'rail', '50-plus', 'solo', 'wine', 'family'],
      days: [8, 12],
      pitches: [
        'Three hours on rails would do it; we take ten days, for reasons you can taste.',
        'You hear fado twice, in Lisbon and in Coimbra, where it is sung quite differently.',
        'Hotels stand in the old centers and have elevators, which matters on Lisbon’s hills.',
      ],
    },
    {
      key: 'fishermens-trail',
      names: ['The Fishermen’s Trail', 'Storks and sand: the wild southwest', 'Milfontes to Sagres on foot'],
      stops: ['lisbon', 'zambujeira', 'lagos'],
      legs: [
        { mode: 'road', km: 220, hours: 2.7 },
        { mode: 'road', km: 85, hours: 1.3 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', '18-39', 'women-only'],
      themes: ['walking', 'nature', 'solo', '18-30-s', 'photography', 'wellness'],
      days: [7, 10],
      pitches: [
        'Europe’s longest stretch of undeveloped warm coast, walked by the path of men with rods.',
        'Half of each stage is on soft sand, so 15 km takes as long as 20 elsewhere.',
        'Best in March for flowers and in October for warm water.',
      ],
    },
    {
      key: 'alentejo-and-algarve',
      names: ['Cork, clay and cliffs', 'Alentejo to the Algarve', 'Slow south'],
      stops: ['lisbon', 'evora', 'zambujeira', 'lagos'],
      legs: [
        { mode: 'road', km: 135, hours: 1.5 },
        { mode: 'road', km: 190, hours: 2.6 },
        { mode: 'road', km: 85, hours: 1.3 },
      ],
      types: ['small-group-tour', 'Multi-Sport', 'private-guided', 'retreats'],
      themes: ['food', 'wine', 'walking', 'family', 'wellness', 'history'],
      days: [7, 10],
      pitches: [
        'A quarter of the country with a twentieth of its people, and the best bread.',
        'You walk among standing stones of 5000 BC and taste wine still made in clay jars.',
        'The last days are by the sea near Lagos, with a kayak morning for those who want it.',
      ],
    },
  ],
  fees: [
    {
      label: 'Tourist tax, each night',
      kind: 'local_payment',
      usd: 4,
      stops: ['lisbon', 'porto'],
    },
    {
      label: 'Pena Palace and park',
      kind: 'park_fee',
      usd: 23,
      stops: ['sintra'],
    },
    {
      label: 'Benagil cave boat permit',
      kind: 'permit',
      usd: 5,
      stops: ['lagos'],
    },
  ],
  climate:
    'April to June and September to October are 18 to 26 °C. July and August reach 35 °C in the Alentejo and upper Douro, where picking begins in September, and 28 °C on the coast with a north wind. Winter is 9 to 16 °C with Atlantic rain.',
  health:
    'No vaccinations are needed and tap water is safe. Atlantic beaches have strong currents, so swim where there are flags. Lisbon’s polished paving is slippery when wet; wear rubber soles.',
  visa: 'Portugal is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'When is the grape harvest on the Douro?',
      answer:
        'From about September 5 to the first week of October. A few estates still tread the grapes by foot in the evening.',
    },
    {
      question: 'Is the Fishermen’s Trail hard?',
      answer:
        'The stages are 15 to 23 km with little climbing, but half of it is soft sand, which counts double. The cliffs have no rails.',
    },
    {
      question: 'Should I sail the Douro or take the train?',
      answer:
        'The boat for slow mornings and locks of 35 m; the train for €15 and the same bends. Many trips use both.',
    },
    {
      question: 'Can I swim in the sea?',
      answer:
        'Yes, briefly. West coast water is 15 to 19 °C, the Algarve 18 to 23 °C. Look at the flags; red means no.',
    },
    {
      question: 'Is Lisbon hard to walk?',
      answer: 'It has seven hills by legend and more by leg. Trams and elevators help, and guides go downhill.',
    },
  ],
};
