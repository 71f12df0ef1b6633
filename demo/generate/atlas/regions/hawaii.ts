import type { Region } from '../types.ts';
import { hawaiiStopsMauiAndKauai } from './hawaii-stops-maui-and-kauai.ts';
import { hawaiiStopsOahuAndHawaii } from './hawaii-stops-oahu-and-hawaii.ts';

export const hawaii: Region = {
  slug: 'hawaii',
  name: 'Hawaii',
  continent: 'north-america',
  countries: ['US'],
  tagLine:
    'Live volcanoes, sea cliffs and reefs on four islands. April, May, September and October have the calmest sea and the fewest people; humpbacks come from December to April.',
  guide: [
    'Hawaii is a chain of volcanoes that moves northwest by 7 to 10 cm a year over a hot spot in the Earth. The youngest island, Hawaii itself, is still growing; Kauai, five million years older, has been cut by rain into cliffs of 1,200 m. The nearest continent is 3,700 km away.',
    'Each island has a wet side, to the northeast, and a dry one. Within an hour you can go from 7 m of rain a year to 25 cm, and from a beach to frost at 4,205 m. Flights between islands take 40 minutes and there are no public ferries but one, Lanai to Maui.',
    'Polynesians came here by canoe around AD 1000, without instruments. The kingdom was overthrown in 1893. Hawaiian is taught again, hula is older than the shows, and many places are sacred: read the sign, and don’t move stones. Lahaina burned on August 8, 2023; Maui welcomes visitors and asks them to be considerate.',
    'What surprises people is how strong the sea is. Winter swell on north shores reaches 10 m, and most drownings are of visitors. What surprises them on land is how much of it is a road’s width from wild.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 3, 4, 6, 7, 12] },
  dailyCostUsd: 380,
  stops: [...hawaiiStopsOahuAndHawaii, ...hawaiiStopsMauiAndKauai],
  routes: [
    {
      key: 'two-islands',
      names: ['Maui and the Big Island', 'Two islands, {days} days', 'Craters and coral'],
      stops: ['kihei', 'kula', 'hilo', 'volcano', 'kona'],
      legs: [
        { mode: 'road', km: 60, hours: 1.3 },
        { mode: 'flight', km: 190, hours: 0.7 },
        { mode: 'road', km: 48, hours: 0.8 },
        { mode: 'road', km: 155, hours: 2.2 },
      ],
      types: ['small-group-tour', 'vacation', 'private-guided', 'self-guided'],
      themes: ['family', 'nature', 'honeymoon', '50-plus', 'photography'],
      days: [8, 12],
      pitches: [
        'Nights near the things you came for, so nobody drives two hours to a sunrise.',
        'One guide for each island, both born there.',
        'September and October: warm sea and empty parking.',
      ],
    },
    {
      key: 'kauai-and-oahu',
      names: ['Oahu and Kauai', 'From Pearl Harbor to Nā Pali', 'Cliffs and history'],
      stops: ['honolulu', 'north-shore', 'honolulu', 'lihue', 'hanalei', 'lihue'],
      legs: [
        { mode: 'road', km: 56, hours: 1 },
        { mode: 'road', km: 56, hours: 1 },
        { mode: 'flight', km: 165, hours: 0.6 },
        { mode: 'road', km: 55, hours: 1.1 },
        { mode: 'road', km: 55, hours: 1.1 },
      ],
      types: ['vacation', 'group-tour', 'women-only', 'self-guided'],
      themes: ['nature', 'culture', 'walking', 'honeymoon', 'solo', 'wellness'],
      days: [7, 11],
      pitches: [
        'Honolulu for museums and kitchens, Kauai for mud and cliffs.',
        'Permits for the trail and the boat day are booked before you pay.',
        'May and September are calm on both shores.',
      ],
    },
    {
      key: 'big-island-active',
      names: ['Volcano to manta', 'Big Island by boot and fin', 'Lava week'],
      stops: ['hilo', 'volcano', 'kona'],
      legs: [
        { mode: 'road', km: 48, hours: 0.8 },
        { mode: 'road', km: 155, hours: 2.2 },
      ],
      types: ['Multi-Sport', 'adventure-tour', '18-39', 'walking-hiking'],
      themes: ['high-adventure', 'walking', '18-30-s', 'nature', 'wildlife'],
      days: [6, 8],
      pitches: [
        'A lava lake on foot, mantas by night and stars at 2,800 m.',
        'Walks of 5 to 9 km in heat; swims every day.',
        'Whales in winter, calm in fall.',
      ],
    },
    {
      key: 'islands-by-small-ship',
      names: ['Hawaii by small ship', 'Molokai to the Big Island under way', 'Four islands by yacht'],
      stops: ['molokai', 'kihei', 'kona'],
      legs: [
        { mode: 'ship', km: 95, hours: 7 },
        { mode: 'ship', km: 150, hours: 10 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['islands', 'wildlife', 'culture', '50-plus', 'family'],
      days: [7, 9],
      pitches: [
        'Humpbacks from the deck between January and March.',
        'A small crew, a host who chants before landing, and no buffet line.',
        'The trip begins on Molokai, the quietest of the islands, without a traffic light.',
      ],
    },
    {
      key: 'three-islands',
      names: ['Oahu, Maui and Hawaii', 'Palace, crater, canoe', 'Three islands in {days} days'],
      stops: ['honolulu', 'kihei', 'kula', 'hilo', 'volcano', 'kona'],
      legs: [
        { mode: 'flight', km: 165, hours: 0.6 },
        { mode: 'road', km: 60, hours: 1.3 },
        { mode: 'flight', km: 190, hours: 0.7 },
        { mode: 'road', km: 48, hours: 0.8 },
        { mode: 'road', km: 155, hours: 2.2 },
      ],
      types: ['group-tour', 'custom-tour', 'private-guided', 'retreats'],
      themes: ['nature', '50-plus', 'photography', 'history', 'wellness'],
      days: [10, 15],
      pitches: [
        'The kingdom’s story first, then its mountains.',
        'Three flights of forty minutes and no day without a swim.',
        'Guides ask before they enter, and so do we.',
      ],
    },
  ],
  fees: [
    {
      label: 'Hawaii Volcanoes and Haleakalā entry',
      kind: 'park_fee',
      usd: 15,
      stops: ['volcano', 'kula'],
    },
    {
      label: 'Diamond Head and Hāʻena state park reservations',
      kind: 'park_fee',
      usd: 10,
      stops: ['honolulu', 'hanalei'],
    },
    {
      label: 'Molokini reef fee',
      kind: 'local_payment',
      usd: 8,
      stops: ['kihei'],
    },
  ],
  climate:
    'The coasts are 24 to 30 °C all year and the sea 24 to 27 °C. Rain falls mostly on northeast sides and at night, more from November to March. Summits of Mauna Kea and Haleakalā freeze at night.',
  health:
    'No vaccinations are needed. Keep out of fresh water with cuts, since leptospirosis occurs. Reef-safe sunscreen is the law. Don’t dive within 24 hours of going up a volcano.',
  visa: 'Canadians need only a passport, and most European passports travel with an online ESTA; check before you travel.',
  faqs: [
    {
      question: 'Will I see lava?',
      answer:
        'Kīlauea has erupted in episodes since December 2024, days apart. The park posts each hour whether there is glow. Nobody can book it.',
    },
    {
      question: 'When are the whales there?',
      answer: 'Humpbacks from mid-December to mid-April, most of all in February off Maui.',
    },
    {
      question: 'Is Maui open after the fire?',
      answer:
        'Yes, all but the burned part of Lahaina. Book local guides, eat in Wailuku and Kihei, and don’t photograph the ruins.',
    },
    {
      question: 'How many islands in ten days?',
      answer: 'Two. A flight costs half a day from door to door.',
    },
    {
      question: 'Is it safe to swim?',
      answer: 'On beaches with guards, flags and in summer on north shores. If in doubt, don’t go out, as signs say.',
    },
  ],
};
