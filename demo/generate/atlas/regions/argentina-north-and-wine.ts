import type { Region } from '../types.ts';
import { argentinaNorthAndWineStopsAndes } from './argentina-north-and-wine-stops-andes.ts';
import { argentinaNorthAndWineStopsCapitalAndEast } from './argentina-north-and-wine-stops-capital-and-east.ts';

export const argentinaNorthAndWine: Region = {
  slug: 'argentina-north-and-wine',
  name: 'Argentina: wine and the north',
  continent: 'south-america',
  countries: ['AR', 'UY'],
  tagLine:
    'Buenos Aires by night, Malbec under Aconcagua, and the red valleys of Salta. March to May and September to November; harvest is in March.',
  guide: [
    'Argentina is long, and this is its upper half: the capital on a river 50 km wide, the vineyards along the Andes from Mendoza to Salta, and wetlands in the northeast. The far south has its own page.',
    'Mendoza makes seven bottles in ten, from snowmelt led in channels the Huarpe dug. Vines grow from 700 to 1,700 m there and above 3,000 in Salta, with so much sun that skins are thick and wines dark. Behind stands Aconcagua, 6,961 m, the highest outside Asia.',
    'The northwest is Andean: Quechua words, llamas, adobe, salt flats at 3,450 m, and hills in seven colors at Purmamarca. The Iberá wetlands, in Corrientes, have had jaguars released since 2021 and swim with capybara.',
    'What surprises people is the hour: restaurants open at nine and fill at ten. Money changes its value while you travel, so ask your guide how to pay this week. Beef is the answer, but order the empanadas by province and argue.',
  ],
  season: { open: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12], peak: [3, 4, 9, 10, 11] },
  dailyCostUsd: 240,
  stops: [...argentinaNorthAndWineStopsCapitalAndEast, ...argentinaNorthAndWineStopsAndes],
  routes: [
    {
      key: 'wine-and-capital',
      names: ['Buenos Aires and Mendoza', 'Malbec and milonga', '{days} days of wine and night'],
      stops: ['buenos-aires', 'mendoza', 'uspallata', 'mendoza'],
      legs: [
        { mode: 'flight', km: 990, hours: 2 },
        { mode: 'road', km: 110, hours: 1.8 },
        { mode: 'road', km: 110, hours: 1.8 },
      ],
      types: ['vacation', 'private-guided', 'group-tour', 'small-group-tour', 'women-only'],
      themes: ['wine', 'food', 'culture', '50-plus', 'honeymoon', 'solo'],
      days: [8, 12],
      pitches: [
        'Buenos Aires eats at ten and dances after midnight, so afternoons are left free.',
        'Cellars by bicycle, one mountain by road, none on an empty stomach.',
        'March brings the harvest, October the first green of the vines.',
      ],
    },
    {
      key: 'northwest',
      names: ['Salta, Cafayate and Humahuaca', 'Red valleys', 'Argentina’s Andean corner'],
      stops: ['salta', 'purmamarca', 'salta', 'cachi', 'cafayate', 'salta'],
      legs: [
        { mode: 'road', km: 165, hours: 3 },
        { mode: 'road', km: 165, hours: 3 },
        { mode: 'road', km: 160, hours: 4 },
        { mode: 'road', km: 160, hours: 5 },
        { mode: 'road', km: 190, hours: 3 },
      ],
      types: ['small-group-tour', 'group-tour', 'self-guided', 'custom-tour'],
      themes: ['culture', 'photography', 'history', 'food', '50-plus', 'wine'],
      days: [7, 11],
      pitches: [
        'Four valleys in four colors, with wine at the last.',
        'Day trips climb to 4,000 m and sleep below 2,500.',
        'Roads are partly gravel, and you sleep in adobe houses with thick walls.',
      ],
    },
    {
      key: 'gauchos-and-wetlands',
      names: ['Gauchos, capybaras, missions', 'Iberá and Areco', 'Rivers of Argentina'],
      stops: ['buenos-aires', 'san-antonio-de-areco', 'ibera', 'posadas'],
      legs: [
        { mode: 'road', km: 115, hours: 1.8 },
        { mode: 'road', km: 760, hours: 9.5 },
        { mode: 'road', km: 210, hours: 4.5 },
      ],
      types: ['private-guided', 'small-group-tour', 'custom-tour'],
      themes: ['wildlife', 'culture', 'family', 'nature', 'photography'],
      days: [8, 10],
      pitches: [
        'You meet capybaras, caimans and marsh deer from a saddle and from a small boat.',
        'A country bringing back what it lost: jaguar, macaw, anteater.',
        'Warm from September, hot by December.',
      ],
    },
    {
      key: 'two-banks',
      names: ['Buenos Aires and Colonia', 'Two banks of a river', 'Tango and cobbles'],
      stops: ['buenos-aires', 'colonia', 'buenos-aires', 'san-antonio-de-areco', 'buenos-aires'],
      legs: [
        { mode: 'ship', km: 55, hours: 1.3 },
        { mode: 'ship', km: 55, hours: 1.3 },
        { mode: 'road', km: 115, hours: 1.8 },
        { mode: 'road', km: 115, hours: 1.8 },
      ],
      types: ['vacation', 'group-tour', 'self-guided', 'retreats', '18-39'],
      themes: ['culture', 'food', 'festivals', '18-30-s', 'wellness'],
      days: [6, 8],
      pitches: [
        'Two countries and a ranch without unpacking much.',
        'You spend nights in the capital and a day or two on a working ranch.',
        'Departures include a Sunday, when San Telmo’s street market runs.',
      ],
    },
    {
      key: 'andes-north-to-south',
      names: ['Route 40: Mendoza to Salta', 'The old road north', 'Vines and dinosaurs'],
      stops: ['mendoza', 'uspallata', 'ischigualasto', 'cafayate', 'cachi', 'salta', 'purmamarca', 'salta'],
      legs: [
        { mode: 'road', km: 110, hours: 1.8 },
        { mode: 'road', km: 420, hours: 6.5 },
        { mode: 'road', km: 560, hours: 9 },
        { mode: 'road', km: 160, hours: 5 },
        { mode: 'road', km: 160, hours: 4 },
        { mode: 'road', km: 165, hours: 3 },
        { mode: 'road', km: 165, hours: 3 },
      ],
      types: ['adventure-tour', 'group-tour', 'Multi-Sport', '18-39'],
      themes: ['high-adventure', 'photography', 'wine', 'walking', '18-30-s', 'nature'],
      days: [12, 16],
      pitches: [
        'The route follows 1,600 km of the dry side of the Andes on Route 40.',
        'Dinosaurs in the morning, Torrontés in the evening.',
        'Two of the driving days are eight hours or longer, with stops.',
      ],
    },
  ],
  fees: [
    {
      label: 'Aconcagua park day entry',
      kind: 'park_fee',
      usd: 25,
      stops: ['uspallata'],
    },
    {
      label: 'Ischigualasto and Talampaya entry',
      kind: 'park_fee',
      usd: 30,
      stops: ['ischigualasto'],
    },
    {
      label: 'Iberá community guide fee',
      kind: 'local_payment',
      usd: 15,
      stops: ['ibera'],
    },
  ],
  climate:
    'Mendoza is dry with 300 days of sun, 28 to 32 °C in January and 12 to 24 °C in April. Salta is wet from December to March and clear and cold at night from May to August. Buenos Aires is humid, 30 °C in January and 8 to 16 °C in July.',
  health:
    'No vaccinations are required; yellow fever vaccination is advised for the far northeast. Roads in the Puna pass 4,000 m, so climb slowly. Tap water is safe in the cities.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days; check before you travel.',
  faqs: [
    {
      question: 'When is the grape harvest?',
      answer: 'From late February for whites to mid-April for reds; Mendoza’s festival is in the first week of March.',
    },
    {
      question: 'Can I walk on Aconcagua without climbing it?',
      answer: 'Yes, to Confluencia camp at 3,400 m in a day or two, between mid-November and mid-March.',
    },
    {
      question: 'How do I pay?',
      answer:
        'Cards now work at close to the street rate in most places, but inflation makes advice old. Bring some clean dollar notes.',
    },
    {
      question: 'Will the altitude in Salta be a problem?',
      answer:
        'Salta is at 1,150 m; the salt flats at 3,450 and the pass at 4,170. Day trips go up and come down; take it slowly.',
    },
    {
      question: 'Do I need to dance?',
      answer: 'No. Watching a milonga from a table at one in the morning is enough, but lessons begin at nine.',
    },
  ],
};
