import type { Region } from '../types.ts';
import { flight, rail, road, ship } from './east-doing.ts';
import { mekongRiverStops } from './mekong-river-stops.ts';

export const mekongRiver: Region = {
  slug: 'mekong-river',
  name: 'Mekong River',
  continent: 'asia',
  countries: ['LA', 'KH', 'VN', 'TH'],
  tagLine:
    'By slow boat through Laos, or by river ship from Angkor to the delta. Best from November to February; water is highest from August to October.',
  guide: [
    'The Mekong runs 4,350 km from Tibet to the South China Sea, and falls at the border of Laos and Cambodia cut it in two for boats. Above them you travel in open wooden vessels by day and sleep ashore; below, ships of 20 to 60 cabins go between Cambodia and Saigon.',
    'In Laos the river is road, market and bath. The two days from the Thai border to Luang Prabang are slow on purpose, with hills on both sides and villages that sell weaving from the bank.',
    'On the lower river there is something at every mooring: pagodas, silver and silk workshops, a school, a fish farm. Groups are large by Mekong standards, up to 80, and excursions are gentle.',
    'In the dry months ships cannot cross the Tonle Sap, and a five-hour coach from Siem Reap takes the place of the lake. Dams in China make the water level harder to foretell every year.',
  ],
  season: { open: [1, 2, 3, 4, 7, 8, 9, 10, 11, 12], peak: [1, 2, 11, 12] },
  dailyCostUsd: 240,
  stops: mekongRiverStops,
  routes: [
    {
      key: 'angkor-to-saigon',
      names: ['Angkor to Saigon by river', 'The lower Mekong by ship', 'Mekong cruise in {days} days'],
      stops: ['siem-reap', 'kampong-cham', 'phnom-penh-river', 'chau-doc', 'sa-dec', 'saigon'],
      legs: [road(250, 4.7), ship(110, 8), ship(125, 10), ship(95, 8), road(142, 3)],
      types: ['river-cruise', 'group-tour', 'small-ship-cruise', 'large-ship-cruise'],
      themes: ['rivers', 'history', 'culture', '50-plus'],
      days: [8, 12],
      pitches: [
        'You unpack once for Cambodia and Vietnam, and walk off into a different village every morning.',
        'The temples come first, at the cool hours, with two nights ashore.',
        'The talks on board are honest about 1975 and about the dams.',
      ],
    },
    {
      key: 'slow-boat-to-luang-prabang',
      names: ['Slow boat to Luang Prabang', 'Two days down the Mekong', 'Chiang Rai to Luang Prabang by water'],
      stops: ['chiang-rai', 'huay-xai', 'pakbeng', 'luang-prabang'],
      legs: [road(115, 2.5), ship(150, 6.5), ship(160, 7.5)],
      types: ['river-cruise', 'small-group-tour', '18-39', 'private-guided'],
      themes: ['rivers', 'culture', 'solo', '18-30-s', 'photography'],
      days: [6, 9],
      pitches: [
        'Your boat carries 20 instead of 100, with a galley and room to lie down.',
        'Two days without a signal are part of it.',
        'You arrive in Luang Prabang as people did before there was a road.',
      ],
    },
    {
      key: 'laos-north-to-south',
      names: ['Laos from north to south', 'Luang Prabang to the Four Thousand Islands', 'Laos in {days} days'],
      stops: ['luang-prabang', 'nong-khiaw', 'luang-prabang', 'vientiane', 'champasak', 'si-phan-don', 'champasak'],
      legs: [road(140, 3.6), road(140, 3.6), rail(240, 2), flight(490, 1.3), ship(115, 12), road(125, 2.7)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour', 'Multi-Sport'],
      themes: ['culture', 'rivers', 'nature', 'food', 'rail'],
      days: [10, 15],
      pitches: [
        'The new railway has turned nine hours of hairpins into two hours of tunnels.',
        'You spend three days on the southern river, on a wooden boat with a dozen cabins.',
        'Laos still goes to bed at ten, and that is its charm.',
      ],
    },
    {
      key: 'nam-ou-walk-and-paddle',
      names: ['Luang Prabang and the Nam Ou', 'Kayaks and limestone in Laos', 'A week in the north of Laos'],
      stops: ['luang-prabang', 'nong-khiaw', 'luang-prabang', 'vientiane'],
      legs: [road(140, 3.6), road(140, 3.6), rail(240, 2)],
      types: ['Multi-Sport', 'walking-hiking', 'adventure-tour'],
      themes: ['walking', 'high-adventure', 'nature', 'family', 'rivers'],
      days: [7, 11],
      pitches: [
        'You climb, paddle and wade in the four days between two towns.',
        'Village guides are paid by the day and not by the sale.',
        "It's warm from March, hot in April, and smoky when fields burn; come in November.",
      ],
    },
  ],
  fees: [
    { label: 'Angkor pass, one day', kind: 'park_fee', usd: 37, stops: ['siem-reap'] },
    {
      label: 'Village and heritage fees in Laos',
      kind: 'local_payment',
      usd: 15,
      stops: ['luang-prabang', 'nong-khiaw', 'champasak'],
    },
    { label: 'Port charges on the lower river', kind: 'local_payment', usd: 90, stops: ['kampong-cham', 'sa-dec'] },
  ],
  climate:
    'November to February is dry, with 28 degrees Celsius by day and 12 on the boat in Laos at dawn. March and April are hot and smoky in the north. From July to October rain is short and hard and the river runs high.',
  health:
    'Hepatitis A and typhoid shots are advised. Malaria is found in parts of southern Laos, and dengue everywhere in the wet months, so bring repellent and long sleeves.',
  visa: 'You may need up to three visas on one trip, most of them on arrival or online. Check each country before you travel and keep two blank pages for each.',
  faqs: [
    {
      question: 'Is the slow boat comfortable?',
      answer:
        'The public one has car seats and a crowd. The boats on these trips have tables, a toilet and lunch, and no cabins, as you sleep ashore.',
    },
    {
      question: 'Upstream or downstream?',
      answer:
        'On the lower river, downstream ends in Saigon and upstream in Angkor. Most prefer to see Angkor rested, so first.',
    },
    {
      question: 'How much walking is there on the ship?',
      answer:
        'One or two outings a day of up to two hours, on dirt and gangplanks. Someone with a stick manages most of them.',
    },
    {
      question: 'When can ships cross the Tonle Sap?',
      answer: 'From about August to November. In other months a coach does that stretch, and the price is the same.',
    },
  ],
};
