import type { Region } from '../types.ts';
import { costaRicaStopsHighlandsAndCaribbean } from './costa-rica-stops-highlands-and-caribbean.ts';
import { costaRicaStopsPacific } from './costa-rica-stops-pacific.ts';

export const costaRica: Region = {
  slug: 'costa-rica',
  name: 'Costa Rica',
  continent: 'caribbean-and-central-america',
  countries: ['CR'],
  tagLine:
    'Volcanoes, cloud forest and two coasts in a country you can cross in a day. Dry from December to April; green and cheaper from May to August.',
  guide: [
    'Costa Rica covers a third of one thousandth of the Earth and holds about a twentieth of its species. Roughly a quarter of the land is protected. The distances look small, but roads curve over mountains, and 100 kilometers can take three hours.',
    'Each region has its own clock of rain. The Pacific northwest is dry from December to April; the Caribbean side is driest in September and October, when turtles nest at Tortuguero. Corcovado is wet from May to November and best from December to March.',
    'The country gave up its army in 1948 and put the money into schools and clinics. People greet, thank and say goodbye with the same two words, pura vida, and mean them. Lunch is the casado: rice, beans, plantain, salad and a piece of fish or chicken for $7 in a soda, the small family eating house.',
    'What first-timers don’t expect is that animals must be found. A guide with a telescope shows you ten sloths where you would walk past all of them. The other surprise is the sunset, at about half past five all year.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 11, 12], peak: [12, 1, 2, 3, 4, 7] },
  dailyCostUsd: 220,
  stops: [...costaRicaStopsHighlandsAndCaribbean, ...costaRicaStopsPacific],
  routes: [
    {
      key: 'volcano-forest-beach',
      names: [
        'Arenal, Monteverde and the Pacific',
        'Costa Rica’s green middle in {days} days',
        'Volcano, cloud forest, beach',
      ],
      stops: ['san-jose', 'arenal', 'monteverde', 'manuel-antonio', 'san-jose'],
      legs: [
        { mode: 'road', km: 130, hours: 3 },
        { mode: 'road', km: 105, hours: 3.5 },
        { mode: 'road', km: 180, hours: 4 },
        { mode: 'road', km: 160, hours: 2.8 },
      ],
      types: ['small-group-tour', 'group-tour', 'vacation', 'private-guided', 'self-guided'],
      themes: ['family', 'nature', 'wildlife', '50-plus', 'honeymoon'],
      days: [8, 13],
      pitches: [
        'The line that works for a first visit: three landscapes, none more than four hours apart.',
        'A naturalist with a telescope on every walk, which is how you see the sloths.',
        'Children from five can do all of it, and grandparents most.',
      ],
    },
    {
      key: 'tortuguero-to-arenal',
      names: ['Canals, cacao and volcano', 'From the Caribbean to Arenal', 'Turtles and toucans'],
      stops: ['san-jose', 'tortuguero', 'puerto-viejo', 'arenal', 'san-jose'],
      legs: [
        { mode: 'road', km: 150, hours: 4 },
        { mode: 'road', km: 250, hours: 5.5 },
        { mode: 'road', km: 330, hours: 6.5 },
        { mode: 'road', km: 130, hours: 3 },
      ],
      types: ['small-group-tour', 'group-tour', 'women-only'],
      themes: ['wildlife', 'nature', 'photography', 'culture', '50-plus'],
      days: [8, 12],
      pitches: [
        'The Caribbean side has reggae, coconut rice and turtles, and half the visitors of the Pacific.',
        'July to October for green turtles; September and October are the driest months here, against all guidebook rules.',
        'Boats replace roads for the first days: Tortuguero has none.',
      ],
    },
    {
      key: 'corcovado-and-south',
      names: ['Corcovado and the quetzals', 'Wild south: Osa by boat and boot', 'Cloud forest to Drake Bay'],
      stops: ['san-jose', 'san-gerardo-de-dota', 'drake-bay', 'manuel-antonio', 'san-jose'],
      legs: [
        { mode: 'road', km: 95, hours: 2.3 },
        { mode: 'road', km: 225, hours: 5.5 },
        { mode: 'road', km: 235, hours: 5.5 },
        { mode: 'road', km: 160, hours: 2.8 },
      ],
      types: ['adventure-tour', 'small-group-tour', 'Multi-Sport', 'custom-tour'],
      themes: ['wildlife', 'high-adventure', 'walking', 'nature', 'solo', 'photography'],
      days: [7, 11],
      pitches: [
        'The wettest, emptiest and fullest corner of the country: tapirs, macaws and whales.',
        'You reach the lodge by boat, and the dining room faces the sea.',
        'Heat and humidity are real; the reward is that almost nobody else is there.',
      ],
    },
    {
      key: 'pacific-adventure',
      names: ['Raft, ride and surf', 'Active Costa Rica from Liberia', 'Hot springs to Nicoya'],
      stops: ['rincon-de-la-vieja', 'arenal', 'monteverde', 'nicoya', 'rincon-de-la-vieja'],
      legs: [
        { mode: 'road', km: 150, hours: 3 },
        { mode: 'road', km: 105, hours: 3.5 },
        { mode: 'road', km: 145, hours: 4 },
        { mode: 'road', km: 150, hours: 3.3 },
      ],
      types: ['adventure-tour', '18-39', 'Multi-Sport', 'retreats'],
      themes: ['18-30-s', 'high-adventure', 'wellness', 'family'],
      days: [8, 12],
      pitches: [
        'A new way to move every day: raft, cable, horse, board and boots.',
        'In and out of Liberia, so the first hot spring is an hour from the airport.',
        'Ends with three slow days by the Pacific, because everyone is tired by then.',
      ],
    },
  ],
  fees: [
    {
      label: 'Corcovado park and guide permit',
      kind: 'permit',
      usd: 18,
      stops: ['drake-bay'],
    },
    {
      label: 'Manuel Antonio park entry',
      kind: 'park_fee',
      usd: 18,
      stops: ['manuel-antonio'],
    },
    {
      label: 'Tortuguero park entry',
      kind: 'park_fee',
      usd: 17,
      stops: ['tortuguero'],
    },
    {
      label: 'Arenal Volcano park entry',
      kind: 'park_fee',
      usd: 17,
      stops: ['arenal'],
    },
  ],
  climate:
    'The Pacific coast is 30 to 33 °C and dry from December to April, with afternoon rain from May to November. The Caribbean side is 26 to 30 °C and may be wet in any month. Monteverde, at 1,400 m, is 15 to 22 °C with wind and mist; bring a fleece.',
  health:
    'Dengue occurs, so use repellent by day; malaria risk is low and limited to parts of the north and the Caribbean side. Tap water is safe in most places. Yellow fever proof is asked of travelers arriving from some South American countries.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days, often longer; check before you travel. Immigration may ask for a ticket out of the country.',
  faqs: [
    {
      question: 'When do the turtles nest?',
      answer:
        'Green turtles at Tortuguero from July to October, leatherbacks there from March to May, olive ridleys at Ostional around the last quarter moon from August to November.',
    },
    {
      question: 'Is it good for children?',
      answer:
        'Very. Drives can be kept under three hours, animals are close, and most ziplines take children from about five years. Bring car seats or ask for them.',
    },
    {
      question: 'Will I see the lava at Arenal?',
      answer:
        'No. The volcano has slept since 2010. You walk over the lava of 1968 and 1992 and bathe in water it still heats.',
    },
    {
      question: 'Is the green season a mistake?',
      answer:
        'No. From May to August mornings are mostly clear, rain comes after two, waterfalls are full and rooms cost a quarter less. October on the Pacific is truly wet.',
    },
    {
      question: 'Do I need Spanish?',
      answer: 'In hotels and with guides, no. Twenty words will make every soda and bus ride better.',
    },
  ],
};
