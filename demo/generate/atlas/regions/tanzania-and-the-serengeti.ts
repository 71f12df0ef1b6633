import type { Region } from '../types.ts';
import { flight, road } from './east-doing.ts';
import { tanzaniaAndTheSerengetiStops } from './tanzania-and-the-serengeti-stops.ts';

export const tanzaniaAndTheSerengeti: Region = {
  slug: 'tanzania-and-the-serengeti',
  name: 'Tanzania & the Serengeti',
  continent: 'africa',
  countries: ['TZ'],
  tagLine:
    'The great herds, a crater full of animals and an island at the end. Best from June to October, and in February for the calving.',
  guide: [
    'The northern parks lie in a line west of Arusha: Tarangire with its elephants, the Ngorongoro Crater, and the Serengeti, 14,763 square kilometers of grass. About 1.3 million wildebeest circle it once a year, and where you stay should follow where they are.',
    'In February they calve at Ndutu in the south, in May and June they go west, and from July to October they cross and recross the Mara River in the north. Nobody can promise a crossing on a day.',
    'You travel in a four-wheel drive with a roof that opens, over roads of dust and corrugations, or hop by light plane with 15 kg of soft luggage. The south, Ruaha and Nyerere, is reached by air and sees a tenth of the visitors.',
    'Zanzibar is a Muslim island with its own cooking and its own pace. Cover shoulders and knees in Stone Town; nobody minds on the beach.',
  ],
  season: { open: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 6, 7, 8, 9, 10] },
  dailyCostUsd: 420,
  localCurrency: 'TZS',
  stops: tanzaniaAndTheSerengetiStops,
  routes: [
    {
      key: 'northern-circuit-safari',
      names: [
        'Serengeti and Ngorongoro',
        'The northern parks of Tanzania',
        '{days} days on safari from Arusha',
        'Three parks and a crater',
      ],
      stops: ['arusha', 'tarangire', 'ngorongoro', 'central-serengeti', 'arusha'],
      legs: [road(120, 2.3), road(155, 3.5), road(150, 4), flight(235, 1.2)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39', 'custom-tour'],
      themes: ['wildlife', 'photography', 'family', '50-plus', 'solo'],
      days: [6, 9],
      pitches: [
        'You drive in and fly out, which saves nine hours on a bad road.',
        'Six people to a vehicle means that everybody has a window and a bean bag.',
        'You see the crater at six in the morning, three hours before the cars from Arusha.',
      ],
    },
    {
      key: 'river-crossings',
      names: [
        'The Mara crossings',
        'Herds on the river',
        'Northern Serengeti in {days} days',
        'Follow the wildebeest north',
      ],
      stops: ['arusha', 'ngorongoro', 'central-serengeti', 'northern-serengeti', 'arusha'],
      legs: [road(160, 3), road(150, 4), road(140, 4.5), flight(290, 1.5)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['wildlife', 'photography', 'nature', '50-plus'],
      days: [7, 10],
      pitches: [
        'Three nights near the river raise your chance of a crossing to about three in four between late July and September.',
        'The camp moves with the herds, so that the drive to the bank is under an hour.',
        'Engines off and no blocking of the exits: guides here wait where the animals want to go.',
      ],
    },
    {
      key: 'calving-plains',
      names: ['Calving on the Ndutu plains', 'February with the herds', 'Green-season Serengeti'],
      stops: ['arusha', 'tarangire', 'ngorongoro', 'ndutu', 'central-serengeti', 'arusha'],
      legs: [road(120, 2.3), road(155, 3.5), road(90, 2.5), road(95, 3), flight(235, 1.2)],
      types: ['small-group-tour', 'private-guided'],
      themes: ['wildlife', 'photography', 'family', 'nature'],
      days: [8, 12],
      pitches: [
        'Half a million calves are born within three weeks, and every predator on the plain knows it.',
        'Off-track driving is allowed at Ndutu, so photographers come here.',
        'Rain falls on some afternoons; the light after it is why you came.',
      ],
    },
    {
      key: 'bush-and-beach',
      names: ['Serengeti and Zanzibar', 'Safari, then the sea', 'Bush to beach in {days} days'],
      stops: ['arusha', 'ngorongoro', 'northern-serengeti', 'stone-town', 'zanzibar-coast'],
      legs: [road(160, 3), road(290, 8.5), flight(720, 3), road(58, 1.3)],
      types: ['vacation', 'private-guided', 'small-group-tour', 'custom-tour'],
      themes: ['wildlife', 'honeymoon', 'islands', 'culture', 'family'],
      days: [9, 15],
      pitches: [
        'One flight takes you from an airstrip with zebras on it to the Indian Ocean.',
        "After a week of five o'clock mornings you have earned a beach.",
        'Stone Town gets a full day of its own before the sand.',
      ],
    },
    {
      key: 'southern-parks',
      names: [
        'Ruaha and Nyerere by light plane',
        'The quiet south of Tanzania',
        'Walking, boating, driving in the south',
      ],
      stops: ['arusha', 'ruaha', 'nyerere', 'stone-town'],
      legs: [flight(530, 2.8), flight(370, 1.7), flight(215, 1)],
      types: ['private-guided', 'small-group-tour', 'adventure-tour'],
      themes: ['wildlife', 'walking', 'rivers', 'honeymoon', 'high-adventure'],
      days: [7, 12],
      pitches: [
        'On many drives you meet no other car.',
        'You go out on foot, by boat and by vehicle, and never on a main road.',
        'Camps close from mid-March to the end of May, when the black soil swallows cars.',
      ],
    },
    {
      key: 'rift-valley-backroads',
      names: ['Lake Natron and the north by backroads', 'Rift Valley, volcano, river', 'The back way to the Serengeti'],
      stops: ['arusha', 'lake-natron', 'northern-serengeti', 'central-serengeti', 'ngorongoro', 'arusha'],
      legs: [road(245, 5), road(230, 7.5), road(140, 4.5), road(150, 4), road(160, 3)],
      types: ['adventure-tour', 'private-guided', '18-39'],
      themes: ['high-adventure', 'wildlife', 'walking', 'photography', '18-30-s'],
      days: [8, 12],
      pitches: [
        'You reach the Serengeti by a road that most safari cars never see, past a live volcano.',
        'It is hot at Natron, 38 degrees by noon, and worth it for the flamingos.',
        'Those who want to can climb Ol Doinyo Lengai by night; the others sleep.',
      ],
    },
  ],
  fees: [
    {
      label: 'Serengeti park and camping fees, a day',
      kind: 'park_fee',
      usd: 100,
      stops: ['central-serengeti', 'northern-serengeti'],
    },
    { label: 'Ngorongoro conservation fee, a day', kind: 'park_fee', usd: 71, stops: ['ngorongoro', 'ndutu'] },
    { label: 'Tarangire park fee, a day', kind: 'park_fee', usd: 59, stops: ['tarangire'] },
    { label: 'Zanzibar inbound insurance', kind: 'local_payment', usd: 44, stops: ['stone-town', 'zanzibar-coast'] },
    { label: 'Natron village fees', kind: 'local_payment', usd: 35, stops: ['lake-natron'] },
  ],
  climate:
    'June to October is dry, 25 degrees Celsius by day and as little as 8 at dawn on the crater rim. Short rains fall in November and December, mostly in the afternoon. The long rains of late March to May turn tracks to mud, and many camps close.',
  health:
    'Malaria is present below 1,800 m, so talk to a doctor about tablets. A yellow fever certificate is asked for if you arrive from a country that has it, Kenya included.',
  visa: 'Most visitors need a visa, which can be applied for online; some nationalities pay more and get several entries. Check before you travel. Thin plastic bags are banned and taken at the airport.',
  faqs: [
    {
      question: 'Where will the wildebeest be?',
      answer:
        'December to March in the south around Ndutu, May and June in the west, July to October in the north. Rain decides, and it can be three weeks early or late.',
    },
    {
      question: 'How much can I bring on small planes?',
      answer: 'Usually 15 kg in a soft bag, camera included. Hard suitcases do not fit and can be left in Arusha.',
    },
    {
      question: 'Are tented camps safe?',
      answer:
        'Yes. Animals do walk through at night, so after dark a guard walks you to your tent. They treat canvas as a wall.',
    },
    {
      question: 'Can children come?',
      answer:
        'Most companies take them from six, and walking safaris from twelve or sixteen. Drives are long; a private vehicle helps.',
    },
    {
      question: 'What do people tip?',
      answer:
        'About $15 to $20 a day for the guide from each traveler, and $10 a day into the camp box. It is not required.',
    },
  ],
};
