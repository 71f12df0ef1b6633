import type { Region } from '../types.ts';
import { caribbeanIslandsStopsLeewards } from './caribbean-islands-stops-leewards.ts';
import { caribbeanIslandsStopsWindwards } from './caribbean-islands-stops-windwards.ts';

export const caribbeanIslands: Region = {
  slug: 'caribbean-islands',
  name: 'Caribbean islands',
  continent: 'caribbean-and-central-america',
  countries: ['AG', 'DM', 'LC', 'VC', 'GD', 'BB', 'MQ', 'GP', 'KN'],
  tagLine:
    'The Lesser Antilles by small ship, yacht or ferry: volcanoes, reefs and cricket. Mid-December to May is dry; hurricanes are possible from August to October.',
  guide: [
    'The Lesser Antilles curve for 800 km from the Virgin Islands to Grenada, rarely more than 50 km apart, so the next island is usually in sight. The outer ones, Antigua and Barbados, are low coral; the inner ones, from St. Kitts to Grenada, are volcanoes up to 1,467 m with rainforest and hot springs.',
    'Each changed flags many times, St. Lucia fourteen, and kept a word, a law and a dish from each. Martinique and Guadeloupe are France, with the euro and baguettes; Dominica has the last 3,000 Kalinago; Grenada smells of nutmeg.',
    'The trade wind blows from the east at 15 to 25 knots from December to May, which is why people sail here. Ships of 30 to 230 guests anchor in bays where large ones can’t. Ferries join Guadeloupe, Dominica, Martinique and St. Lucia.',
    'What surprises people is how mountainous it is, and that the best day is often a walk. Hurricane Beryl hit Carriacou and Union on July 1, 2024; most of what travelers use has been rebuilt, and guests are welcome.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 11, 12], peak: [12, 1, 2, 3, 4] },
  dailyCostUsd: 420,
  stops: [...caribbeanIslandsStopsLeewards, ...caribbeanIslandsStopsWindwards],
  routes: [
    {
      key: 'windward-by-ship',
      names: ['St. Lucia to Grenada by small ship', 'Windward week', 'Pitons, cays and nutmeg'],
      stops: ['saint-lucia', 'bequia', 'grenadines', 'grenada'],
      legs: [
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 55, hours: 5 },
        { mode: 'ship', km: 80, hours: 7 },
      ],
      types: ['small-ship-cruise'],
      themes: ['islands', '50-plus', 'nature', 'honeymoon', 'food'],
      days: [7, 10],
      pitches: [
        'Anchors where large ships can’t, and dinner after they’ve gone.',
        'A walk or a reef each day, your choice at breakfast.',
        'The trade wind blows on most days from December to May, and the sails are set for it.',
      ],
    },
    {
      key: 'leeward-volcanoes',
      names: ['Antigua to St. Lucia', 'Volcano islands', 'Whales and boiling lakes'],
      stops: ['antigua', 'saint-kitts', 'guadeloupe', 'dominica', 'martinique', 'saint-lucia'],
      legs: [
        { mode: 'ship', km: 105, hours: 8 },
        { mode: 'ship', km: 180, hours: 13 },
        { mode: 'ship', km: 95, hours: 7 },
        { mode: 'ship', km: 110, hours: 8 },
        { mode: 'ship', km: 85, hours: 6 },
      ],
      types: ['small-ship-cruise', 'small-group-tour'],
      themes: ['nature', 'walking', 'wildlife', 'islands', 'high-adventure'],
      days: [8, 12],
      pitches: [
        'Five volcanoes, two of which you climb.',
        'Sperm whales live under Dominica’s lee all year.',
        'You hear English, French and Kweyol within a single day’s sail.',
      ],
    },
    {
      key: 'ferry-islands',
      names: ['Guadeloupe to St. Lucia by ferry', 'Creole islands on foot', 'Ferries, trails, rum'],
      stops: ['martinique', 'dominica', 'guadeloupe', 'martinique', 'saint-lucia'],
      legs: [
        { mode: 'ship', km: 110, hours: 2 },
        { mode: 'ship', km: 95, hours: 2 },
        { mode: 'ship', km: 190, hours: 4.5 },
        { mode: 'ship', km: 85, hours: 1.5 },
      ],
      types: ['self-guided', '18-39', 'Multi-Sport', 'women-only'],
      themes: ['walking', '18-30-s', 'food', 'solo', 'nature', 'culture'],
      days: [8, 12],
      pitches: [
        'Fast ferries between four mountains, with boots in the bag.',
        'Guesthouses are family-run, and dinner is usually what the cook bought that morning.',
        'Ferry crossings take about two hours and can be rough; everything else is on foot.',
      ],
    },
    {
      key: 'barbados-and-grenadines',
      names: ['Barbados and the Grenadines', 'Rum, cricket and cays', 'Two islands and a sail'],
      stops: ['barbados', 'bequia', 'grenadines', 'grenada'],
      legs: [
        { mode: 'flight', km: 185, hours: 0.8 },
        { mode: 'ship', km: 55, hours: 5 },
        { mode: 'ship', km: 80, hours: 7 },
      ],
      types: ['vacation', 'private-guided', 'group-tour', 'retreats', 'custom-tour'],
      themes: ['family', 'food', 'wellness', 'honeymoon', 'culture', 'festivals'],
      days: [8, 10],
      pitches: [
        'You begin with Barbados’s rum and cricket and end at anchor in the Tobago Cays.',
        'Good with children who can snorkel.',
        'Short flights and small inns keep the pace slow.',
      ],
    },
  ],
  fees: [
    {
      label: 'Tobago Cays marine park',
      kind: 'park_fee',
      usd: 10,
      stops: ['grenadines'],
    },
    {
      label: 'Dominica nature site pass, a week',
      kind: 'park_fee',
      usd: 12,
      stops: ['dominica'],
    },
    {
      label: 'Port and cruise levy, a week aboard',
      kind: 'local_payment',
      usd: 60,
      stops: ['antigua', 'saint-lucia', 'grenada'],
    },
  ],
  climate:
    'It is 24 to 30 °C all year, the sea 26 to 29 °C. December to May is dry on the coasts; mountains get a shower a day. Hurricanes are possible from June to November, most of all in August and September.',
  health:
    'No vaccinations are required from North America or Europe. Dengue occurs, so use repellent. Don’t stand under manchineel trees, marked red, whose sap burns. Tap water is safe on most islands.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days; some islands ask for an online form. Check before you travel.',
  faqs: [
    {
      question: 'When is hurricane season?',
      answer:
        'Officially June to November, with most storms from mid-August to mid-October. June and late November are usually calm and a third cheaper.',
    },
    {
      question: 'Is it rough at sea?',
      answer:
        'Between islands the trade wind raises 1.5 to 2.5 m for two or three hours. Lee sides are flat. Night passages and tablets help.',
    },
    {
      question: 'Did the 2024 hurricane destroy the Grenadines?',
      answer:
        'Beryl hit Carriacou, Petite Martinique and Union hard in July 2024. Tobago Cays, Bequia and Grenada’s main island were less hurt. Moorings and bars are back.',
    },
    {
      question: 'Are beaches private?',
      answer: 'By law none is, on any of these islands. Access may pass a hotel; walk on.',
    },
    {
      question: 'What do I wear ashore?',
      answer: 'Shirts in town. Camouflage is forbidden in most islands, also for children.',
    },
  ],
};
