import type { Region } from '../types.ts';
import { cubaStopsCenterAndEast } from './cuba-stops-center-and-east.ts';
import { cubaStopsWest } from './cuba-stops-west.ts';

export const cuba: Region = {
  slug: 'cuba',
  name: 'Cuba',
  continent: 'caribbean-and-central-america',
  countries: ['CU'],
  tagLine:
    'Music, tobacco valleys and towns the trade winds stopped in. November to April is dry and 25 °C; power cuts are part of travel at present.',
  guide: [
    'Cuba is 1,250 km long, the size of Pennsylvania, and lies across the mouth of the Gulf of Mexico. Sugar and slavery built it, a revolution in 1959 remade it, and an embargo has frozen parts of it. Cars of the 1950s run on parts from tractors, and dancing starts without notice.',
    'The classic line goes from Havana west to Viñales, with its limestone humps and tobacco sheds, then to Cienfuegos and Trinidad, where sugar money stopped about 1860. The far east, Santiago and Baracoa, is hotter, blacker in music, and 900 km of slow road away, or a flight when there is fuel.',
    'Rooms in family houses, casas particulares, are the best way to sleep and talk: breakfast with guava, a rocking chair, a list of cousins. Since 2020 life has become harder, with shortages and daily power cuts; travelers bring soap, medicine and patience, and spend with families.',
    'What surprises people is how safe streets are at night and how little of the plan survives. Bring cash in euros or dollars; foreign cards from US banks don’t work.',
  ],
  season: { open: [1, 2, 3, 4, 5, 10, 11, 12], peak: [12, 1, 2, 3] },
  dailyCostUsd: 190,
  localCurrency: 'EUR',
  stops: [...cubaStopsWest, ...cubaStopsCenterAndEast],
  routes: [
    {
      key: 'classic-west',
      names: ['Havana, Viñales and Trinidad', 'Western Cuba in {days} days', 'Sugar, smoke and son'],
      stops: ['havana', 'las-terrazas', 'vinales', 'playa-giron', 'cienfuegos', 'trinidad', 'havana'],
      legs: [
        { mode: 'road', km: 80, hours: 1.3 },
        { mode: 'road', km: 110, hours: 2 },
        { mode: 'road', km: 360, hours: 6 },
        { mode: 'road', km: 105, hours: 1.8 },
        { mode: 'road', km: 83, hours: 1.5 },
        { mode: 'road', km: 315, hours: 4.8 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation', 'women-only'],
      themes: ['culture', 'history', 'food', '50-plus', 'solo', 'photography', 'honeymoon'],
      days: [8, 12],
      pitches: [
        'Nights in family houses with batteries for the cuts and breakfast on the roof.',
        'Days are loosely planned, because in Cuba the timetable gives way first.',
        'Fits the license that US travelers use; we keep the records with you.',
      ],
    },
    {
      key: 'whole-island',
      names: ['Havana to Santiago', 'The length of Cuba', 'Island end to end in {days} days'],
      stops: [
        'havana',
        'cienfuegos',
        'trinidad',
        'santa-clara',
        'camaguey',
        'santiago-de-cuba',
        'baracoa',
        'santiago-de-cuba',
      ],
      legs: [
        { mode: 'road', km: 250, hours: 3.5 },
        { mode: 'road', km: 83, hours: 1.5 },
        { mode: 'road', km: 90, hours: 1.8 },
        { mode: 'road', km: 270, hours: 4.3 },
        { mode: 'road', km: 330, hours: 5.3 },
        { mode: 'road', km: 235, hours: 5 },
        { mode: 'road', km: 235, hours: 5 },
      ],
      types: ['group-tour', 'small-group-tour', 'custom-tour'],
      themes: ['culture', 'history', '50-plus', 'festivals', 'photography'],
      days: [13, 17],
      pitches: [
        'The east has the drums, the heat and a tenth of the visitors.',
        'Long roads with stops at a sugar train, a cowhand and a ballet class.',
        'You fly home from Santiago, or back to Havana if there is fuel.',
      ],
    },
    {
      key: 'cuba-by-bicycle',
      names: ['Western Cuba by bicycle', 'Back roads to Trinidad', 'Mogotes and mango shade'],
      stops: ['havana', 'las-terrazas', 'vinales', 'playa-giron', 'cienfuegos', 'trinidad'],
      legs: [
        { mode: 'road', km: 80, hours: 4.5 },
        { mode: 'road', km: 110, hours: 6 },
        { mode: 'road', km: 360, hours: 6.5 },
        { mode: 'road', km: 105, hours: 5.5 },
        { mode: 'road', km: 83, hours: 4.5 },
      ],
      types: ['Multi-Sport', 'adventure-tour', '18-39', 'self-guided'],
      themes: ['18-30-s', 'nature', 'culture', 'high-adventure'],
      days: [8, 11],
      pitches: [
        'Roads with more horses than cars, and a van for whoever has had enough.',
        'From 45 to 80 km on riding days; bicycles are ours and have brakes.',
        'The ride ends in Trinidad, with a beach 13 km down the road.',
      ],
    },
    {
      key: 'music-east',
      names: ['Santiago and Baracoa', 'Drums and cacao', 'Cuba’s east'],
      stops: ['santiago-de-cuba', 'baracoa', 'santiago-de-cuba'],
      legs: [
        { mode: 'road', km: 235, hours: 5 },
        { mode: 'road', km: 235, hours: 5 },
      ],
      types: ['small-group-tour', 'private-guided', 'retreats'],
      themes: ['festivals', 'culture', 'history', 'walking'],
      days: [6, 8],
      pitches: [
        'A percussion lesson each morning and somewhere to use it at night.',
        'Cross La Farola’s pass to a town that had no road until 1964.',
        'Late July has carnival and heat; February is dry and 25 °C.',
      ],
    },
  ],
  fees: [
    {
      label: 'Cuba e-visa',
      kind: 'permit',
      usd: 35,
      stops: ['havana'],
    },
    {
      label: 'Topes de Collantes park entry',
      kind: 'park_fee',
      usd: 10,
      stops: ['trinidad'],
    },
    {
      label: 'Viñales valley guide fee',
      kind: 'local_payment',
      usd: 12,
      stops: ['vinales'],
    },
  ],
  climate:
    'November to April is 19 to 27 °C with little rain; cold fronts bring three days of wind in January. May to October is 24 to 33 °C and humid, with hurricanes possible from August to early November.',
  health:
    'Bring all medicines you need, since pharmacies are short. Drink bottled or filtered water. Dengue and other mosquito-borne fevers occur, so use repellent by day.',
  visa: 'Most North American and European passports need an e-visa, bought before travel, for stays of up to 90 days; a visit may affect later ESTA travel to the United States. US citizens travel under one of twelve licensed categories; check before you travel.',
  faqs: [
    {
      question: 'Can Americans travel to Cuba?',
      answer:
        'Yes, under a general license such as support for the Cuban people: stay in private homes, eat in private restaurants, keep a daily plan and records for five years.',
    },
    {
      question: 'How are the power cuts?',
      answer:
        'Several hours on most days, longer outside Havana. Houses used to guests have batteries and gas. Bring a lamp and a charged power bank.',
    },
    {
      question: 'Is it right to go now?',
      answer: 'Families who rent rooms and cook say yes. Spend with them, and bring what they can’t buy.',
    },
    {
      question: 'How much cash?',
      answer: 'About $40 a day for meals, drinks and tips. Cards of US banks fail, and others often do.',
    },
    {
      question: 'Is it safe?',
      answer: 'Crime against travelers is low. Potholes, dark streets and old seat belts are the real risk.',
    },
  ],
};
