import type { Region } from '../types.ts';
import { croatiaAndTheAdriaticStopsCoast } from './croatia-and-the-adriatic-stops-coast.ts';
import { croatiaAndTheAdriaticStopsInlandAndNorth } from './croatia-and-the-adriatic-stops-inland-and-north.ts';

export const croatiaAndTheAdriatic: Region = {
  slug: 'croatia-and-the-adriatic',
  name: 'Croatia and the Adriatic',
  continent: 'europe',
  countries: ['HR', 'ME', 'BA'],
  tagLine:
    'A thousand islands by small ship, walled towns, and lakes in the hills behind. May, June and September; July and August are hot, full and good for swimming.',
  guide: [
    'The eastern Adriatic is a drowned mountain range. Its valleys became channels, its ridges 1,244 islands, islets and reefs off Croatia alone, of which 48 have people. The water is clear because the shore is limestone and the rivers run underground.',
    'Venice ruled the coast for four centuries and left its lion on every gate; Split grew inside a Roman emperor’s retirement home; Dubrovnik was its own republic until Napoleon. Behind the coast the mountains rise at once, to Plitvice’s lakes, Herzegovina’s bridges and Montenegro’s black peaks.',
    'Ships of 30 to 40 guests sail between Split and Dubrovnik and sleep in harbors; the swim stop before lunch is the heart of the day. Ferries do the same in public. On land, bus and car follow the coast; a bridge opened in 2022 spares you two border posts.',
    'What surprises people is that beaches are pebble or rock, so bring shoes. And Dubrovnik at noon in August, with three ships in. Walk the wall at eight, go to an island, and come back at seven, when it is itself.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 270,
  localCurrency: 'EUR',
  stops: [...croatiaAndTheAdriaticStopsCoast, ...croatiaAndTheAdriaticStopsInlandAndNorth],
  routes: [
    {
      key: 'dalmatian-islands',
      names: ['Split to Dubrovnik by small ship', 'Islands of Dalmatia', 'A week of swim stops'],
      stops: ['split', 'hvar', 'vis', 'korcula', 'mljet', 'dubrovnik'],
      legs: [
        { mode: 'ship', km: 40, hours: 3 },
        { mode: 'ship', km: 32, hours: 2.5 },
        { mode: 'ship', km: 85, hours: 6 },
        { mode: 'ship', km: 35, hours: 3 },
        { mode: 'ship', km: 70, hours: 5 },
      ],
      types: ['small-ship-cruise', '18-39'],
      themes: ['islands', '50-plus', '18-30-s', 'food', 'honeymoon', 'family'],
      days: [7, 10],
      pitches: [
        'A swim before lunch, a harbor before dinner, and a different island each night.',
        'Small ships tie up in the middle of the harbor towns, a few steps from dinner.',
        'June and September have the same warm sea as August and half as many boats.',
      ],
    },
    {
      key: 'croatia-overland',
      names: ['Istria to Dubrovnik', 'Lakes and walled towns', 'The length of Croatia in {days} days'],
      stops: ['rovinj', 'plitvice', 'zadar', 'sibenik', 'split', 'dubrovnik'],
      legs: [
        { mode: 'road', km: 290, hours: 4 },
        { mode: 'road', km: 120, hours: 1.7 },
        { mode: 'road', km: 90, hours: 1.2 },
        { mode: 'road', km: 85, hours: 1.2 },
        { mode: 'road', km: 230, hours: 3.2 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'custom-tour'],
      themes: ['history', 'nature', 'food', '50-plus', 'family', 'culture'],
      days: [8, 12],
      pitches: [
        'Four walled towns, sixteen lakes and no day with more than four hours on the road.',
        'You enter Plitvice at seven in the morning, before the day buses reach the boardwalks.',
        'Meals include a truffle hunt in Istria and oysters from the rope at Ston.',
      ],
    },
    {
      key: 'three-countries',
      names: ['Dubrovnik, Mostar and Kotor', 'Behind the coast', 'Three countries in a week'],
      stops: ['split', 'mostar', 'dubrovnik', 'kotor', 'dubrovnik'],
      legs: [
        { mode: 'road', km: 170, hours: 2.4 },
        { mode: 'road', km: 140, hours: 2.6 },
        { mode: 'road', km: 92, hours: 2.2 },
        { mode: 'road', km: 92, hours: 2.2 },
      ],
      types: ['small-group-tour', 'group-tour', 'walking-hiking', 'women-only'],
      themes: ['history', 'walking', 'culture', 'food', 'solo'],
      days: [7, 11],
      pitches: [
        'The Balkans told by people who were there, over coffee, without a podium.',
        'Two borders and three currencies of history, all within 200 km.',
        'Climb Kotor’s wall before breakfast; the rest of the day is downhill.',
      ],
    },
    {
      key: 'active-islands',
      names: [
        'Kayak, bicycle and boots in Dalmatia',
        'Islands under your own steam',
        'Hvar, Korčula and Mljet by muscle',
      ],
      stops: ['split', 'hvar', 'korcula', 'mljet', 'dubrovnik'],
      legs: [
        { mode: 'ship', km: 43, hours: 1 },
        { mode: 'ship', km: 62, hours: 1.3 },
        { mode: 'ship', km: 46, hours: 1.2 },
        { mode: 'ship', km: 63, hours: 1.6 },
      ],
      types: ['Multi-Sport', 'adventure-tour', 'self-guided', '18-39'],
      themes: ['islands', 'high-adventure', 'family', '18-30-s', 'walking'],
      days: [7, 10],
      pitches: [
        'Public ferries, rented bicycles, guides who grew up on the island.',
        'Paddle in the morning when the sea is flat; the maestral comes at one.',
        'Children from ten manage the distances, and a boat replaces any stage that is too long.',
      ],
    },
  ],
  fees: [
    {
      label: 'Plitvice Lakes entry',
      kind: 'park_fee',
      usd: 43,
      stops: ['plitvice'],
    },
    {
      label: 'Dubrovnik walls',
      kind: 'park_fee',
      usd: 43,
      stops: ['dubrovnik'],
    },
    {
      label: 'Krka park entry with boat',
      kind: 'park_fee',
      usd: 43,
      stops: ['sibenik'],
    },
    {
      label: 'Harbor and tourist tax, a week aboard',
      kind: 'local_payment',
      usd: 60,
      stops: ['split', 'hvar'],
    },
  ],
  climate:
    'May and October are 19 to 23 °C, June and September 24 to 28 °C, July and August 29 to 34 °C. The sea is 18 °C in May, 25 °C in August and still 22 °C in early October. The bora wind blows cold from the mountains, mostly in winter; the maestral cools summer afternoons.',
  health:
    'No vaccinations are needed and tap water is safe. Sea urchins live on rocky shores, so wear water shoes. Keep to marked paths in the hinterland, where a few mined areas from the 1990s are still signed.',
  visa: 'Croatia is in the Schengen area. Most North American passports need no visa for stays of up to 90 days in 180, nor for Montenegro or Bosnia, but an online travel authorization may be required; check before you travel.',
  faqs: [
    {
      question: 'Can I swim at Plitvice?',
      answer: 'No, since 2006. At Krka swimming ended in 2021. For fresh water go to the Cetina or the lake on Mljet.',
    },
    {
      question: 'Is Dubrovnik too crowded?',
      answer:
        'From ten to five in July and August, yes. The town limits cruise ships to two at a time; the days differ, and guides know the calendar.',
    },
    {
      question: 'Which euro countries are these?',
      answer: 'Croatia and Montenegro use the euro. Bosnia has its convertible mark, so carry some small cash.',
    },
    {
      question: 'Will I be seasick on a small ship?',
      answer: 'Hardly. Legs between islands last two to four hours in sheltered channels, and nights are in port.',
    },
    {
      question: 'Is it a beach vacation?',
      answer:
        'It is a swimming one. The shore is rock and pebble, ladders go straight into deep clear water, and sand is rare.',
    },
  ],
};
