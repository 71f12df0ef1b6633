import type { Region } from '../types.ts';
import { boliviaAndAtacamaStopsBolivia } from './bolivia-and-atacama-stops-bolivia.ts';
import { boliviaAndAtacamaStopsSouthAndChile } from './bolivia-and-atacama-stops-south-and-chile.ts';

export const boliviaAndAtacama: Region = {
  slug: 'bolivia-and-atacama',
  name: 'Bolivia and the Atacama',
  continent: 'south-america',
  countries: ['BO', 'CL'],
  tagLine:
    'Salt flats, colored lagoons and the driest desert, between 2,400 and 5,000 m. May to October is dry and cold; January to March puts a mirror of water on the salt.',
  guide: [
    'This is the high middle of the Andes. The altiplano lies at 3,700 m between two chains of volcanoes, with the Uyuni salt flat, 10,582 square km, white and level to within a meter. West of it the land falls to the Atacama, where some stations have measured no rain for years.',
    'Bolivia has no coast, two capitals and 36 official languages. La Paz fills a canyon between 3,100 and 4,100 m and gets about by ten lines of cable car. Sucre is white and mild; Potosí had more people than London in 1650, for its silver.',
    'Most travelers cross from one country to the other by jeep in three days, over passes of 4,900 m, with nights in plain refuges at 4,200, and descend to San Pedro de Atacama. Sleep low first and climb in steps.',
    'What surprises people is the cold, −15 °C in July at night, and the silence. San Pedro has telescopes in back gardens; on the plateau above is the largest array of radio dishes in the world, at 5,000 m.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 200,
  stops: [...boliviaAndAtacamaStopsBolivia, ...boliviaAndAtacamaStopsSouthAndChile],
  routes: [
    {
      key: 'salt-and-lagoons',
      names: ['Uyuni to the Atacama', 'Salt, lagoons, stars', '{days} days at 4,000 meters'],
      stops: ['sucre', 'potosi', 'uyuni', 'lagunas', 'san-pedro-de-atacama'],
      legs: [
        { mode: 'road', km: 155, hours: 3 },
        { mode: 'road', km: 205, hours: 3.8 },
        { mode: 'road', km: 320, hours: 9 },
        { mode: 'road', km: 90, hours: 3 },
      ],
      types: ['small-group-tour', 'group-tour', 'adventure-tour', '18-39', 'private-guided'],
      themes: ['photography', 'high-adventure', 'nature', '18-30-s', 'culture'],
      days: [8, 12],
      pitches: [
        'Climb in steps: white city, silver city, salt.',
        'Three days by jeep with a cook and an oxygen bottle nobody should need.',
        'Dry salt from May, mirrors from January, stars all year.',
      ],
    },
    {
      key: 'high-bolivia',
      names: ['La Paz, Titicaca and Uyuni', 'Bolivia end to end', 'Island of the Sun to the salt'],
      stops: ['la-paz', 'copacabana', 'la-paz', 'sucre', 'potosi', 'uyuni'],
      legs: [
        { mode: 'road', km: 155, hours: 3.8 },
        { mode: 'road', km: 155, hours: 3.8 },
        { mode: 'flight', km: 415, hours: 1 },
        { mode: 'road', km: 155, hours: 3 },
        { mode: 'road', km: 205, hours: 3.8 },
      ],
      types: ['group-tour', 'small-group-tour', 'custom-tour', 'women-only'],
      themes: ['culture', 'history', 'photography', 'solo', 'walking', 'festivals'],
      days: [10, 13],
      pitches: [
        'Markets, mines and monasteries, told by people who work in them.',
        'Nights rise from 2,800 to 3,800 m and no faster.',
        'Festivals are on the calendar; roadblocks are not, so we keep a day.',
      ],
    },
    {
      key: 'atacama',
      names: ['San Pedro and its desert', 'Atacama under stars', 'Desert week'],
      stops: ['calama', 'san-pedro-de-atacama', 'calama'],
      legs: [
        { mode: 'road', km: 100, hours: 1.3 },
        { mode: 'road', km: 100, hours: 1.3 },
      ],
      types: ['vacation', 'self-guided', 'private-guided', 'retreats', 'Multi-Sport'],
      themes: ['photography', 'nature', 'honeymoon', 'family', 'wellness', '50-plus'],
      days: [5, 7],
      pitches: [
        'You sleep in one place at 2,430 m and drive out to salt, geysers and lagoons.',
        'Book for new moon if you come for the sky.',
        'Families do well: nothing is over five hours unless you want.',
      ],
    },
    {
      key: 'red-canyons-and-salt',
      names: ['Tupiza to Uyuni', 'Horses, canyons, salt', 'The back way to the salt'],
      stops: ['sucre', 'potosi', 'tupiza', 'lagunas', 'uyuni'],
      legs: [
        { mode: 'road', km: 155, hours: 3 },
        { mode: 'road', km: 245, hours: 4.5 },
        { mode: 'road', km: 320, hours: 10 },
        { mode: 'road', km: 320, hours: 9 },
      ],
      types: ['adventure-tour', 'custom-tour', '18-39'],
      themes: ['high-adventure', 'photography', 'nature', '18-30-s'],
      days: [9, 11],
      pitches: [
        'The long way, with fewer jeeps and a day in the saddle.',
        'You reach the salt last, when you are used to the height.',
        'You see red canyons first, then green lagoons and finally the white salt.',
      ],
    },
    {
      key: 'altiplano-of-chile',
      names: ['Arica to San Pedro', 'Lauca and Atacama', 'Chile’s high north'],
      stops: ['arica', 'calama', 'san-pedro-de-atacama', 'calama'],
      legs: [
        { mode: 'road', km: 570, hours: 8 },
        { mode: 'road', km: 100, hours: 1.3 },
        { mode: 'road', km: 100, hours: 1.3 },
      ],
      types: ['small-group-tour', 'self-guided', 'walking-hiking'],
      themes: ['wildlife', 'photography', 'history', 'walking'],
      days: [7, 10],
      pitches: [
        'The oldest mummies and the youngest volcanoes.',
        'Vicuñas, coots, olives, geoglyphs: few visitors, good roads.',
        'The route climbs slowly from sea level, which helps you sleep at altitude.',
      ],
    },
  ],
  fees: [
    {
      label: 'Eduardo Avaroa reserve entry',
      kind: 'park_fee',
      usd: 22,
      stops: ['lagunas'],
    },
    {
      label: 'Incahuasi Island entry',
      kind: 'park_fee',
      usd: 5,
      stops: ['uyuni'],
    },
    {
      label: 'Valle de la Luna and lagoons, community entries',
      kind: 'local_payment',
      usd: 30,
      stops: ['san-pedro-de-atacama'],
    },
  ],
  climate:
    'May to October is dry, 12 to 18 °C by day at 3,700 m and down to −15 °C at night. Rain from December to March floods part of the salt and closes some tracks. San Pedro, at 2,430 m, is 22 to 27 °C by day all year.',
  health:
    'Altitude is the main matter: spend two nights below 3,700 m first and ask your doctor about acetazolamide. Yellow fever vaccination is required for the lowlands of Bolivia. Drink bottled water.',
  visa: 'Most European and Canadian passports need no visa for Bolivia or Chile for stays of up to 90 days; US citizens need none for Chile, and Bolivia’s rules for them have changed lately, so check before you travel.',
  faqs: [
    {
      question: 'When is the mirror on the salt?',
      answer:
        'From late December to early April, after rain. Some islands then can’t be reached. From May the crust is dry, white and open.',
    },
    {
      question: 'How cold are the refuges?',
      answer:
        'Rooms are unheated, −5 °C inside on July nights, with four blankets. Hire a sleeping bag. Some newer lodges have stoves.',
    },
    {
      question: 'How do I avoid altitude sickness?',
      answer:
        'Begin in Sucre or San Pedro, sleep two nights, drink, walk slowly, and skip alcohol on the first high night.',
    },
    {
      question: 'Is the Death Road safe?',
      answer: 'On a good bicycle with a guide, for people used to gravel. Cars have had another road since 2006.',
    },
    {
      question: 'Can I visit ALMA?',
      answer:
        'The operations base on weekend mornings, by free ticket, at 2,900 m. The dishes at 5,000 m are closed to visitors.',
    },
  ],
};
