import type { Region } from '../types.ts';
import { spainStopsNorth } from './spain-stops-north.ts';
import { spainStopsSouth } from './spain-stops-south.ts';

export const spain: Region = {
  slug: 'spain',
  name: 'Spain',
  continent: 'europe',
  countries: ['ES'],
  tagLine:
    'Moorish Andalusia, the Camino, and the kitchens of the Basque coast. April to June and September to October; inland summers pass 40 °C.',
  guide: [
    'Spain is the second-highest country of Europe after Switzerland by average height, a plateau of 650 m with mountains around it and sea on the outside. The north is green and wet, the middle cold and hot by turns, and the south was Arab for almost eight centuries, which you see, hear and eat.',
    'Fast trains fan out from Madrid: Seville in two and a half hours, Barcelona the same, Granada in three and a half. The white villages, the Picos de Europa and the Camino’s meseta have no fast trains, and that is why people still walk there. The French Way of the Camino is 780 km from the Pyrenees to Santiago; the last 100 earn the certificate.',
    'Hours are late. Lunch is at half past two, dinner at half past nine, and a kitchen that opens at seven is cooking for foreigners. Tapas come free in Granada, cost €2 in Seville and are called pintxos on the Basque coast, where you count the sticks. On Sundays shops close and families fill the restaurants.',
    'What surprises people is how empty it is between the cities, and how cold Madrid in January. What surprises them at table is that the best ham is eaten with nothing at all.',
  ],
  season: { open: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [4, 5, 6, 9, 10] },
  dailyCostUsd: 280,
  localCurrency: 'EUR',
  stops: [...spainStopsSouth, ...spainStopsNorth],
  routes: [
    {
      key: 'andalusia',
      names: ['Seville, Córdoba and Granada', 'Moorish Andalusia', '{days} days in the south of Spain'],
      stops: ['madrid', 'cordoba', 'seville', 'cadiz', 'ronda', 'granada'],
      legs: [
        { mode: 'rail', km: 390, hours: 1.8 },
        { mode: 'rail', km: 140, hours: 0.8 },
        { mode: 'road', km: 125, hours: 1.5 },
        { mode: 'road', km: 150, hours: 2.2 },
        { mode: 'road', km: 180, hours: 2.3 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'women-only'],
      themes: ['history', 'food', 'culture', '50-plus', 'rail', 'solo', 'honeymoon'],
      days: [8, 13],
      pitches: [
        'Alhambra, Mezquita and Alcázar with timed entries bought before you pack.',
        'Hotels in old quarters, so that you walk out to dinner at ten with everybody else.',
        'April with orange blossom, October without the heat; never August.',
      ],
    },
    {
      key: 'camino-last-100',
      names: ['The last 100 km of the Camino', 'Sarria to Santiago on foot', 'A pilgrim’s week'],
      stops: ['santiago', 'sarria', 'santiago'],
      legs: [
        { mode: 'road', km: 125, hours: 1.6 },
        { mode: 'foot', km: 115, hours: 29 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'group-tour'],
      themes: ['walking', 'culture', 'solo', '50-plus', 'wellness'],
      days: [7, 10],
      pitches: [
        'Between 19 and 29 km a day, and a certificate in Latin at the end.',
        'Private rooms and carried bags; the blisters are your own.',
        'You’ll know half of Galicia’s walkers by the third day.',
      ],
    },
    {
      key: 'camino-and-north',
      names: ['The Camino’s best days', 'Pyrenees to Santiago, the short version', 'Basque kitchens and pilgrim paths'],
      stops: ['san-sebastian', 'pamplona', 'rioja', 'picos-de-europa', 'sarria', 'santiago'],
      legs: [
        { mode: 'road', km: 80, hours: 1.1 },
        { mode: 'road', km: 95, hours: 1.2 },
        { mode: 'road', km: 280, hours: 3.5 },
        { mode: 'road', km: 350, hours: 4.5 },
        { mode: 'foot', km: 115, hours: 29 },
      ],
      types: ['group-tour', 'small-group-tour', 'custom-tour', 'Multi-Sport'],
      themes: ['walking', 'food', 'wine', 'culture', '50-plus', 'festivals'],
      days: [10, 15],
      pitches: [
        'Two stages in the Pyrenees, one among vines, and the last five into Santiago.',
        'A van covers the long plain between Rioja and the mountains, so your walking days are the best ones.',
        'Evenings belong to the table: pintxos, lamb over vine cuttings, octopus.',
      ],
    },
    {
      key: 'basque-and-picos',
      names: ['Basque coast and Picos de Europa', 'Green Spain on foot', 'From pintxos to peaks'],
      stops: ['san-sebastian', 'rioja', 'picos-de-europa', 'san-sebastian'],
      legs: [
        { mode: 'road', km: 145, hours: 1.8 },
        { mode: 'road', km: 280, hours: 3.5 },
        { mode: 'road', km: 290, hours: 3.5 },
      ],
      types: ['walking-hiking', 'small-group-tour', 'self-guided', '18-39', 'adventure-tour'],
      themes: ['walking', 'food', 'wine', 'nature', '18-30-s'],
      days: [7, 11],
      pitches: [
        'You go from Atlantic cliffs to limestone peaks by way of the vineyards of Rioja.',
        'Walks of three to six hours, all of them ending near a kitchen.',
        'Rain is possible on any day on this coast, and guides carry an indoor plan for each.',
      ],
    },
    {
      key: 'barcelona-to-seville',
      names: ['Barcelona, Madrid and Seville by train', 'Spain at 300 km an hour', 'Three cities and the Alhambra'],
      stops: ['barcelona', 'madrid', 'seville', 'granada'],
      legs: [
        { mode: 'rail', km: 620, hours: 2.7 },
        { mode: 'rail', km: 470, hours: 2.6 },
        { mode: 'rail', km: 260, hours: 2.8 },
      ],
      types: ['vacation', 'private-guided', 'custom-tour', 'group-tour'],
      themes: ['rail', 'food', 'history', 'family', 'culture', 'honeymoon'],
      days: [8, 12],
      pitches: [
        'No luggage carousel from end to end; the fast trains go from center to center.',
        'A market in each city, and a cook who knows the stallholders by name.',
        'Children under 14 go cheaper, and the trains have a café car.',
      ],
    },
  ],
  fees: [
    {
      label: 'Alhambra and Nasrid Palaces',
      kind: 'park_fee',
      usd: 20,
      stops: ['granada'],
    },
    {
      label: 'Pilgrim passport and hostel stamp',
      kind: 'permit',
      usd: 4,
      stops: ['sarria', 'pamplona'],
    },
    {
      label: 'Sagrada Família timed entry',
      kind: 'park_fee',
      usd: 28,
      stops: ['barcelona'],
    },
  ],
  climate:
    'Andalusia is 20 to 28 °C in April, May and October and 36 to 42 °C in July and August. The north coast is 15 to 24 °C in summer with rain on a third of the days. Madrid has frost in winter; the Sierra Nevada keeps snow until June.',
  health:
    'No vaccinations are needed and tap water is safe, though hard on the coast. Heat is the main risk in the south. Blisters end more Caminos than anything else, so break your shoes in at home.',
  visa: 'Spain is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Do I have to walk the whole Camino?',
      answer:
        'No. The last 100 km from Sarria, five or six days, earn the certificate. Bags can travel ahead for about €5 a stage.',
    },
    {
      question: 'When do I book the Alhambra?',
      answer:
        'Six to eight weeks ahead from March to October. Tickets carry your name and a half-hour for the palaces; latecomers are turned away.',
    },
    {
      question: 'Is Andalusia bearable in August?',
      answer:
        'Cities such as Seville and Córdoba reach 40 °C and more. Locals leave. Go to the north coast in August and to the south from October.',
    },
    {
      question: 'Can vegetarians eat well?',
      answer:
        'In cities, yes. In villages expect egg, cheese, peppers and beans, and ask about ham, which some cooks count as seasoning.',
    },
    {
      question: 'Is the Caminito del Rey frightening?',
      answer:
        'It was. Since 2015 it is a wooden path with rails, 100 m up in a gorge, 7.7 km one way. People with a strong fear of heights still turn around.',
    },
  ],
};
