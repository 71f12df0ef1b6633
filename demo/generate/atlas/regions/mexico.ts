import type { Region } from '../types.ts';
import { mexicoStopsCenterAndSouth } from './mexico-stops-center-and-south.ts';
import { mexicoStopsYucatanAndNorth } from './mexico-stops-yucatan-and-north.ts';

export const mexico: Region = {
  slug: 'mexico',
  name: 'Mexico',
  continent: 'north-america',
  countries: ['MX'],
  tagLine:
    'Oaxaca’s kitchens, Maya cities, whales in Baja and a railway through canyons. Dry and clear from November to April; Day of the Dead falls on November 1 and 2.',
  guide: [
    'Mexico is three times the size of Texas and mostly mountain. The capital stands at 2,240 m on the bed of a lake, Oaxaca at 1,550, San Cristóbal at 2,120; Yucatán is flat limestone without a single river above ground. Sixty-eight languages are spoken besides Spanish.',
    'First-class buses are better than most trains elsewhere, with seats that lie back, and flights between cities cost $60 to $120. The Copper Canyon line, 653 km with 86 tunnels, is the one passenger railway of the old kind; the Maya Train of 2023 and 2024 rings the Yucatán.',
    'Eating is the plan, not the pause. Lunch, at three, is the large meal. Corn is soaked in lime and ground that morning; mole takes thirty ingredients and two days. Street stalls with a queue are safer than empty restaurants.',
    'What surprises people is the chill of the highlands, 5 °C on a January morning, and how large the country is: Oaxaca to Mérida is a thousand kilometers. Ask about safety by state and not for Mexico; the regions described here are the ones with many visitors and few problems.',
  ],
  season: { open: [1, 2, 3, 4, 5, 10, 11, 12], peak: [11, 12, 1, 2, 3] },
  dailyCostUsd: 200,
  stops: [...mexicoStopsCenterAndSouth, ...mexicoStopsYucatanAndNorth],
  routes: [
    {
      key: 'oaxaca-and-mexico-city',
      names: ['Mexico City, Puebla and Oaxaca', 'A cook’s road south', 'Moles, markets and Monte Albán'],
      stops: ['mexico-city', 'puebla', 'oaxaca'],
      legs: [
        { mode: 'road', km: 135, hours: 2.3 },
        { mode: 'road', km: 340, hours: 4.5 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'women-only', 'vacation'],
      themes: ['food', 'culture', 'festivals', 'history', 'solo', 'photography'],
      days: [7, 11],
      pitches: [
        'Three kitchens, seven moles, and one morning for ruins before the heat.',
        'The end of October brings marigolds by the truck; book early for it.',
        'First-class buses connect the three cities in under five hours each.',
      ],
    },
    {
      key: 'maya-world',
      names: ['Chiapas and Yucatán', 'Palenque to Tulum', 'Maya cities in {days} days'],
      stops: ['san-cristobal-de-las-casas', 'palenque', 'merida', 'valladolid', 'tulum'],
      legs: [
        { mode: 'road', km: 215, hours: 5.5 },
        { mode: 'road', km: 550, hours: 7.5 },
        { mode: 'road', km: 160, hours: 2 },
        { mode: 'road', km: 105, hours: 1.5 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', '18-39'],
      themes: ['history', 'culture', 'nature', 'family', '18-30-s', 'food'],
      days: [9, 14],
      pitches: [
        'Five Maya cities, each at opening time, and a swim after each.',
        'Highland mornings of 8 °C and coast nights of 24; pack both.',
        'Several guides on this route grew up speaking Tzotzil or Yucatec Maya.',
      ],
    },
    {
      key: 'copper-canyon-and-baja',
      names: ['Copper Canyon railway and the gray whales', 'El Chepe and Baja', 'Rails and whales'],
      stops: ['el-fuerte', 'copper-canyon', 'el-fuerte', 'baja-california'],
      legs: [
        { mode: 'rail', km: 265, hours: 6 },
        { mode: 'rail', km: 265, hours: 6 },
        { mode: 'flight', km: 310, hours: 1.6 },
      ],
      types: ['small-group-tour', 'group-tour', 'custom-tour'],
      themes: ['rail', 'nature', 'wildlife', '50-plus', 'photography'],
      days: [8, 11],
      pitches: [
        'One of the last great railways of the Americas, then whales that come to you.',
        'February and March are the months that combine clear canyon days with whales in the lagoons.',
        'Rarámuri guides lead the rim walks, and local fishermen steer the whale boats.',
      ],
    },
    {
      key: 'highland-to-pacific',
      names: ['Oaxaca on foot to the sea', 'Sierra Norte and Pacific', 'From cloud forest to surf'],
      stops: ['oaxaca', 'puerto-escondido'],
      legs: [{ mode: 'road', km: 255, hours: 3.5 }],
      types: ['Multi-Sport', 'adventure-tour', 'walking-hiking', '18-39', 'retreats'],
      themes: ['walking', 'food', 'high-adventure', '18-30-s', 'wellness', 'nature'],
      days: [8, 10],
      pitches: [
        'A new road cut six hours of hairpins to three and a half.',
        'Walk between villages that own their forest and run their own lodges.',
        'The walking ends in the pine forest; the last days are free on the Pacific.',
      ],
    },
    {
      key: 'yucatan-easy',
      names: ['Mérida to Tulum', 'Yucatán with swims', 'A week of cenotes'],
      stops: ['merida', 'valladolid', 'tulum'],
      legs: [
        { mode: 'road', km: 160, hours: 2 },
        { mode: 'road', km: 105, hours: 1.5 },
      ],
      types: ['vacation', 'self-guided', 'private-guided', 'group-tour'],
      themes: ['family', 'history', 'nature', 'honeymoon', 'wellness'],
      days: [6, 9],
      pitches: [
        'Nothing is more than two hours away and everything has a pool in the rock.',
        'You are at Chichén Itzá by half past eight and in a cenote by noon.',
        'Distances are short and every day has a swim, which suits families.',
      ],
    },
  ],
  fees: [
    {
      label: 'Chichén Itzá, federal and state entry',
      kind: 'park_fee',
      usd: 35,
      stops: ['valladolid'],
    },
    {
      label: 'Whale reserve, Ojo de Liebre or San Ignacio',
      kind: 'permit',
      usd: 12,
      stops: ['baja-california'],
    },
    {
      label: 'Visitor levy, Baja California Sur',
      kind: 'local_payment',
      usd: 28,
      stops: ['baja-california'],
    },
  ],
  climate:
    'November to April is dry, 20 to 27 °C by day in the highlands with cold nights, and 25 to 31 °C on the coasts. Rain falls on summer afternoons from June to September; hurricanes are possible on the coasts from August to October. April and May are the hottest months in Yucatán, 36 °C.',
  health:
    'Drink bottled or filtered water and eat where it is busy. Dengue occurs below 1,500 m, so use repellent by day. Mexico City’s height and air can make the first night short.',
  visa: 'Most North American and European passports need no visa for stays of up to 180 days, as granted at the border; check before you travel.',
  faqs: [
    {
      question: 'Is Mexico safe for travelers?',
      answer:
        'The regions here see millions each year without trouble. Use registered taxis, don’t drive at night, and follow your guide in Chiapas, where roads are sometimes blocked.',
    },
    {
      question: 'When is Day of the Dead?',
      answer:
        'November 1 and 2, with markets and sand carpets in the week before. Rooms in Oaxaca go nine months ahead at twice the price.',
    },
    {
      question: 'Can I swim in cenotes?',
      answer: 'Yes, in dozens. Shower first and leave sunscreen off. Vests are lent, and some are 40 m deep and black.',
    },
    {
      question: 'When are the gray whales there?',
      answer:
        'From late December to early April in the lagoons of Baja, with February and March best. Mothers bring calves to the boats of their own will.',
    },
    {
      question: 'Is the food very hot?',
      answer: 'Heat stands beside the dish, in the salsa. Ask which is which; the green one is not always milder.',
    },
  ],
};
