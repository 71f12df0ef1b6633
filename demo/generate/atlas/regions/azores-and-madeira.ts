import type { Region } from '../types.ts';
import { azoresAndMadeiraStopsAzores } from './azores-and-madeira-stops-azores.ts';
import { azoresAndMadeiraStopsWestAndMadeira } from './azores-and-madeira-stops-west-and-madeira.ts';

export const azoresAndMadeira: Region = {
  slug: 'azores-and-madeira',
  name: 'Azores and Madeira',
  continent: 'europe',
  countries: ['PT'],
  tagLine:
    'Crater lakes, whales and cliff paths in mid-Atlantic. April to October; hydrangeas in July, levadas all year.',
  guide: [
    'The Azores are nine volcanic islands 1,400 km west of Lisbon, spread over 600 km of ocean where three plates meet. Madeira lies a thousand kilometers southeast of them, nearer to Africa, and is one steep mountain of 1,862 m with gardens on its shoulders.',
    'Weather comes in fours a day. The Azores are green because it rains, often and briefly; Madeira’s north is wet and its south sunny. Small planes join the islands, and ferries run between Faial, Pico and São Jorge in half an hour to an hour and a half.',
    'Whaling here stopped in 1987. The lookouts who found sperm whales for the harpoon now find them for visitors, from the same huts, by binoculars. On Madeira, 3,000 km of levadas, water channels with a path beside them, take you level through mountains.',
    'What surprises people is how cheap dinner is, and that bathing means a ladder into the ocean or a hot pool under ferns. What surprises them on Madeira is the landing.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 240,
  localCurrency: 'EUR',
  stops: [...azoresAndMadeiraStopsAzores, ...azoresAndMadeiraStopsWestAndMadeira],
  routes: [
    {
      key: 'central-azores',
      names: ['Pico, Faial and São Jorge', 'Whales and a volcano', 'The triangle by ferry'],
      stops: ['horta', 'pico', 'sao-jorge', 'horta'],
      legs: [
        { mode: 'ship', km: 28, hours: 0.7 },
        { mode: 'ship', km: 45, hours: 1.2 },
        { mode: 'ship', km: 45, hours: 1.5 },
      ],
      types: ['small-group-tour', 'self-guided', 'Multi-Sport', 'women-only'],
      themes: ['walking', 'wildlife', 'islands', 'nature', 'solo', 'high-adventure'],
      days: [8, 10],
      pitches: [
        'Three islands that always see each other, half an hour apart.',
        'The climb of Pico is set for the clearest of four days.',
        'Whale lookouts with forty years of practice.',
      ],
    },
    {
      key: 'sao-miguel-and-terceira',
      names: ['São Miguel and Terceira', 'Lakes, springs and bulls', 'Green islands in {days} days'],
      stops: ['ponta-delgada', 'furnas', 'ponta-delgada', 'angra'],
      legs: [
        { mode: 'road', km: 45, hours: 0.9 },
        { mode: 'road', km: 45, hours: 0.9 },
        { mode: 'flight', km: 170, hours: 0.7 },
      ],
      types: ['vacation', 'group-tour', 'private-guided', 'custom-tour'],
      themes: ['nature', 'family', 'food', '50-plus', 'wellness'],
      days: [6, 9],
      pitches: [
        'Hot water, green water, and stew out of the ground.',
        'There is a short walk each day, and the whale boat goes out on the calmest one.',
        'It rains briefly and often in every month, so bring a light jacket.',
      ],
    },
    {
      key: 'madeira-levadas',
      names: ['Madeira on foot', 'Levadas and peaks', 'A week of level paths'],
      stops: ['funchal', 'santana', 'funchal'],
      legs: [
        { mode: 'road', km: 40, hours: 0.8 },
        { mode: 'road', km: 40, hours: 0.8 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'retreats', '18-39'],
      themes: ['walking', 'nature', '50-plus', 'wellness', '18-30-s', 'photography'],
      days: [6, 9],
      pitches: [
        'Level paths through laurel, and one day that isn’t level at all.',
        'The north has the laurel forest and the south the sun and the restaurants.',
        'In February as good as in June.',
      ],
    },
    {
      key: 'both-archipelagos',
      names: ['Azores and Madeira', 'Two archipelagos', 'Atlantic islands in {days} days'],
      stops: ['angra', 'horta', 'pico', 'horta', 'ponta-delgada', 'funchal', 'porto-santo'],
      legs: [
        { mode: 'flight', km: 125, hours: 0.6 },
        { mode: 'ship', km: 28, hours: 0.7 },
        { mode: 'ship', km: 28, hours: 0.7 },
        { mode: 'flight', km: 275, hours: 0.9 },
        { mode: 'flight', km: 985, hours: 2.1 },
        { mode: 'ship', km: 80, hours: 2.5 },
      ],
      types: ['group-tour', 'small-ship-cruise', 'custom-tour'],
      themes: ['islands', 'wildlife', '50-plus', 'walking', 'photography'],
      days: [11, 15],
      pitches: [
        'From crater lakes to sand in two flights.',
        'You visit four volcanic islands and may climb Pico, the highest point of Portugal.',
        'Ends on nine kilometers of beach.',
      ],
    },
    {
      key: 'western-edge',
      names: ['Flores and Corvo', 'The last islands of Europe', 'West of everything'],
      stops: ['ponta-delgada', 'flores', 'horta'],
      legs: [
        { mode: 'flight', km: 510, hours: 1.2 },
        { mode: 'flight', km: 240, hours: 0.8 },
      ],
      types: ['adventure-tour', 'self-guided', 'walking-hiking'],
      themes: ['nature', 'walking', 'islands', 'photography', 'solo'],
      days: [6, 9],
      pitches: [
        'Two islands with 3,800 people and more waterfalls than streets.',
        'Flights wait for wind, so there is a spare day.',
        'May and June, when it is greenest and quiet.',
      ],
    },
  ],
  fees: [
    {
      label: 'Pico mountain permit',
      kind: 'permit',
      usd: 25,
      stops: ['pico'],
    },
    {
      label: 'Madeira classified trail fee',
      kind: 'park_fee',
      usd: 5,
      stops: ['funchal', 'santana'],
    },
    {
      label: 'Furnas pools entry',
      kind: 'local_payment',
      usd: 12,
      stops: ['furnas'],
    },
  ],
  climate:
    'The Azores are 16 to 25 °C from May to October, with showers and a sea of 18 to 23 °C. Madeira is 19 to 26 °C in the south all summer and 15 to 20 °C in winter; peaks can freeze.',
  health:
    'No vaccinations are needed and tap water is safe. Paths are slippery and exposed in places; levada tunnels need a lamp.',
  visa: 'Portugal is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'When are the whales there?',
      answer: 'Sperm whales all year; blue, fin and sei whales from March to June.',
    },
    {
      question: 'Is Pico hard?',
      answer:
        '1,100 m up on lava to 2,351 m, seven hours in all, with marker posts. You carry a tracker and need a permit.',
    },
    {
      question: 'Are levadas dangerous?',
      answer:
        'Most are a meter wide with a wire where it drops. Landslides close some each winter; check the list on the day.',
    },
    {
      question: 'Which island first?',
      answer: 'São Miguel for lakes and hot springs, then Faial and Pico for whales and a volcano.',
    },
    {
      question: 'Can I swim?',
      answer: 'Yes, off rock pools and ladders, 18 to 23 °C. Sand is rare and mostly black.',
    },
  ],
};
