import type { Region } from '../types.ts';
import { usSouthwestStopsEast } from './us-southwest-stops-east.ts';
import { usSouthwestStopsWest } from './us-southwest-stops-west.ts';

export const usSouthwest: Region = {
  slug: 'us-southwest',
  name: 'US national parks, Southwest',
  continent: 'north-america',
  countries: ['US'],
  tagLine:
    'Canyons, arches and buttes on a loop from Las Vegas, Phoenix or Salt Lake City. April, May, late September and October; summer is hot below, snow closes the high rims in winter.',
  guide: [
    'The Colorado Plateau is a raised table of colored rock the size of Germany, cut by rivers and frost into a dozen national parks. Grand Canyon, Zion, Bryce, Capitol Reef, Arches and Canyonlands lie within a day’s drive of each other, with the Navajo Nation and Monument Valley between them.',
    'Height decides the season. Zion’s floor is at 1,200 m and reaches 38 °C in July; Bryce’s rim, 80 km away, is at 2,500 m and may have frost in June. The North Rim opens from mid-May to October. Storms from July to September fill narrow canyons within minutes, and rangers close them.',
    'Distances are long but easy: Las Vegas to Zion is two hours and a half, Zion to Bryce two, Moab to Monument Valley two and a half. Shuttle buses run in Zion and on the South Rim, so you leave the car. Some walks, Angels Landing and the Wave among them, go by lottery.',
    'Twenty-odd Native nations live here. The Navajo Nation is larger than ten of the states, keeps its own time in summer, sells no alcohol, and asks for permits and for guides on most paths. What surprises people is the silence half a kilometer from any rim.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [4, 5, 9, 10] },
  dailyCostUsd: 330,
  stops: [...usSouthwestStopsWest, ...usSouthwestStopsEast],
  routes: [
    {
      key: 'grand-circle',
      names: ['Grand Circle of parks', 'Five parks from Las Vegas', 'Zion to Monument Valley in {days} days'],
      stops: [
        'las-vegas',
        'zion',
        'bryce-canyon',
        'capitol-reef',
        'moab',
        'monument-valley',
        'page',
        'grand-canyon',
        'las-vegas',
      ],
      legs: [
        { mode: 'road', km: 260, hours: 2.7 },
        { mode: 'road', km: 135, hours: 2 },
        { mode: 'road', km: 190, hours: 2.7 },
        { mode: 'road', km: 230, hours: 2.5 },
        { mode: 'road', km: 240, hours: 2.8 },
        { mode: 'road', km: 200, hours: 2.2 },
        { mode: 'road', km: 215, hours: 2.5 },
        { mode: 'road', km: 450, hours: 4.4 },
      ],
      types: ['small-group-tour', 'group-tour', 'vacation', 'private-guided', 'self-guided'],
      themes: ['nature', 'photography', 'family', '50-plus', 'walking'],
      days: [10, 14],
      pitches: [
        'The full circle, 1,900 km, with the longest drive at four hours and a half.',
        'A short walk and a long one each day, so couples needn’t agree.',
        'You sleep inside or at the gate of the parks, because the hour after dawn is the reason to come.',
      ],
    },
    {
      key: 'zion-bryce-grand-canyon',
      names: ['Zion, Bryce and the Grand Canyon', 'Three rims on foot', 'Red rock week'],
      stops: ['las-vegas', 'zion', 'bryce-canyon', 'page', 'grand-canyon', 'las-vegas'],
      legs: [
        { mode: 'road', km: 260, hours: 2.7 },
        { mode: 'road', km: 135, hours: 2 },
        { mode: 'road', km: 240, hours: 3 },
        { mode: 'road', km: 215, hours: 2.5 },
        { mode: 'road', km: 450, hours: 4.4 },
      ],
      types: ['small-group-tour', 'walking-hiking', '18-39', 'women-only'],
      themes: ['walking', 'nature', 'family', '18-30-s', 'photography', 'solo'],
      days: [7, 9],
      pitches: [
        'A week is enough for three parks if you leave the other five for next time.',
        'Guides start the group at seven and have you in shade by noon.',
        'Wading the Narrows is the day everybody talks about.',
      ],
    },
    {
      key: 'moab-multisport',
      names: ['Raft, ride and climb around Moab', 'Canyon country by muscle', 'Slickrock and river'],
      stops: ['moab', 'capitol-reef', 'moab', 'mesa-verde', 'moab'],
      legs: [
        { mode: 'road', km: 230, hours: 2.5 },
        { mode: 'road', km: 230, hours: 2.5 },
        { mode: 'road', km: 195, hours: 2.4 },
        { mode: 'road', km: 195, hours: 2.4 },
      ],
      types: ['Multi-Sport', 'adventure-tour', '18-39', 'custom-tour'],
      themes: ['high-adventure', '18-30-s', 'family', 'nature'],
      days: [6, 9],
      pitches: [
        'River, bicycle, rope and boots, with a cook who knows what you burned.',
        'April or October, when you can be outside at noon.',
        'Ask for the stretch of river that suits your youngest.',
      ],
    },
    {
      key: 'pueblos-and-mesas',
      names: ['Pueblos, mesas and canyon', 'Santa Fe to the Grand Canyon', 'The old Southwest'],
      stops: ['santa-fe', 'mesa-verde', 'monument-valley', 'grand-canyon', 'sedona'],
      legs: [
        { mode: 'road', km: 370, hours: 4.8 },
        { mode: 'road', km: 215, hours: 2.6 },
        { mode: 'road', km: 290, hours: 3.2 },
        { mode: 'road', km: 180, hours: 2.2 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'retreats'],
      themes: ['history', 'culture', 'food', '50-plus', 'photography', 'rail', 'wellness'],
      days: [8, 12],
      pitches: [
        'A thousand years of building in stone and mud, told by the people whose grandparents built it.',
        'One day by steam train, one by open truck, the rest on good roads.',
        'Chile with everything; you will be asked which color.',
      ],
    },
  ],
  fees: [
    {
      label: 'National park entries, a share of the vehicle',
      kind: 'park_fee',
      usd: 40,
      stops: ['grand-canyon', 'zion', 'bryce-canyon', 'moab'],
    },
    {
      label: 'Monument Valley Tribal Park entry',
      kind: 'park_fee',
      usd: 8,
      stops: ['monument-valley'],
    },
    {
      label: 'Antelope Canyon Navajo permit',
      kind: 'permit',
      usd: 15,
      stops: ['page'],
    },
    {
      label: 'Angels Landing lottery',
      kind: 'permit',
      usd: 9,
      stops: ['zion'],
    },
  ],
  climate:
    'April, May and October are 15 to 27 °C in the canyons, with cold nights above 2,000 m. June to August is 35 to 42 °C on the low floors, with thunderstorms from early July. The South Rim is at 2,100 m and has snow from November to March.',
  health:
    'No vaccinations are needed. Heat and lack of water cause most rescues: four liters a day, salt snacks, and off the trail by eleven in summer. The rims are high enough to leave you short of breath.',
  visa: 'Canadians need only a passport, and most European passports travel with an online ESTA; check before you travel.',
  faqs: [
    {
      question: 'Which rim of the Grand Canyon?',
      answer:
        'The South Rim is open all year and has the classic views. The North Rim is 300 m higher, with a tenth of the visitors; fire in July 2025 burned its lodge, so check what is open.',
    },
    {
      question: 'Is summer too hot?',
      answer:
        'On the floors of Zion, Moab and the Grand Canyon, after ten in the morning, yes. Bryce, the rims and the evenings are fine. Spring and fall are better for walking.',
    },
    {
      question: 'Can I walk to the Colorado and back in a day?',
      answer:
        'Rangers ask you not to try. It is 26 km or more with 1,400 m back up, at 40 °C in summer, and they rescue several hundred a year.',
    },
    {
      question: 'Do I need four-wheel drive?',
      answer: 'Not for the parks. For Monument Valley’s loop, White Rim and Cathedral Valley, yes, or a guide’s truck.',
    },
    {
      question: 'Do visitors from abroad pay more?',
      answer:
        'Since January 2026 yes: $100 a person at the eleven busiest parks, Grand Canyon, Zion and Bryce among them, or $250 for a yearly pass. Residents pay as before.',
    },
    {
      question: 'Are permits hard to get?',
      answer:
        'Angels Landing: about half of the applicants win. The Wave: fewer than one in ten. Everything else in this guide you can walk without a lottery.',
    },
  ],
};
