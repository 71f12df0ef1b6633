import type { Region } from '../types.ts';
import { alaskaStopsSouthcentral } from './alaska-stops-southcentral.ts';
import { alaskaStopsSoutheastAndInterior } from './alaska-stops-southeast-and-interior.ts';

export const alaska: Region = {
  slug: 'alaska',
  name: 'Alaska',
  continent: 'north-america',
  countries: ['US', 'CA'],
  tagLine:
    'Bears, glaciers and a railroad, in a state a fifth the size of the rest of the country. Mid-May to mid-September; wildflowers in June, salmon and bears in July and August.',
  guide: [
    'Alaska is 1.7 million square kilometers with 740,000 people, and only about a fifth of it can be reached by road. The rest is boats and small planes, and pilots decide by what they see out of the window. Plans that allow for weather are worth more than plans that don’t.',
    'The Inside Passage in the southeast is rainforest and fjord, served by ferries and ships. Southcentral has the railroad, Denali and the Kenai Peninsula. Southwest, across Cook Inlet, has the brown bears of Katmai. North of Fairbanks the trees thin out and the road turns to gravel.',
    'The season is short and busy. Snow leaves the low trails by late May; mosquitoes peak in late June; salmon run from July, and bears stand in the rivers after them. By the last week of August the tundra is red, and by mid-September most lodges have shut.',
    'What surprises people is the light, with 19 hours of sun in Anchorage in June, and how small the towns are. Alaska Native cultures, Tlingit, Dena’ina, Yup’ik and others, have lived here for 10,000 years and run many of the best visits. Denali itself shows its summit on about one day in three.',
  ],
  season: { open: [5, 6, 7, 8, 9], peak: [6, 7, 8] },
  dailyCostUsd: 430,
  stops: [...alaskaStopsSouthcentral, ...alaskaStopsSoutheastAndInterior],
  routes: [
    {
      key: 'denali-and-kenai',
      names: ['Denali and the Kenai Fjords', 'Railroad, park and fjord', 'Southcentral Alaska in {days} days'],
      stops: ['anchorage', 'talkeetna', 'denali', 'anchorage', 'seward', 'anchorage'],
      legs: [
        { mode: 'rail', km: 185, hours: 3 },
        { mode: 'road', km: 245, hours: 3.2 },
        { mode: 'road', km: 385, hours: 4.6 },
        { mode: 'rail', km: 185, hours: 4.3 },
        { mode: 'road', km: 205, hours: 2.7 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'self-guided', 'vacation'],
      themes: ['wildlife', 'nature', 'family', '50-plus', 'rail', 'photography'],
      days: [8, 12],
      pitches: [
        'Three nights by Denali, so that you have three chances at one mountain.',
        'Rail where it is finer than the road, and the long boat, not the short one, in Kenai Fjords.',
        'Lodges have drying racks and serve breakfast early on bear and fjord days.',
      ],
    },
    {
      key: 'inside-passage',
      names: [
        'Inside Passage by small ship',
        'Ketchikan to Glacier Bay',
        'Whales and ice: {days} days in the southeast',
      ],
      stops: ['ketchikan', 'sitka', 'glacier-bay', 'skagway', 'juneau'],
      legs: [
        { mode: 'ship', km: 300, hours: 20 },
        { mode: 'ship', km: 265, hours: 18 },
        { mode: 'ship', km: 170, hours: 11 },
        { mode: 'ship', km: 150, hours: 10 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['wildlife', 'nature', '50-plus', 'photography', 'history', 'honeymoon'],
      days: [7, 9],
      pitches: [
        'The ship stops for whales, and there is no show after dinner.',
        'Kayaks go down at anchor and naturalists go with them.',
        'Half of the days will have rain; the forest is that green for a reason.',
      ],
    },
    {
      key: 'bears-and-salmon',
      names: ['Brown bears of Katmai', 'Bears, otters and halibut', 'Kachemak Bay to Brooks Falls'],
      stops: ['anchorage', 'homer', 'katmai', 'anchorage'],
      legs: [
        { mode: 'road', km: 355, hours: 4.7 },
        { mode: 'flight', km: 275, hours: 1.8 },
        { mode: 'flight', km: 470, hours: 2.2 },
      ],
      types: ['small-group-tour', 'custom-tour', 'adventure-tour'],
      themes: ['wildlife', 'photography', 'nature', 'solo'],
      days: [7, 10],
      pitches: [
        'July for falls and salmon, late August for the fattest bears of the year.',
        'Bush planes leave when they can; we plan a spare day on each side of them.',
        'You spend hours at the viewing platforms rather than a short stop from a day flight.',
      ],
    },
    {
      key: 'interior-and-lights',
      names: ['Fairbanks, Denali and the lights', 'Autumn tundra', 'Late August in the interior'],
      stops: ['fairbanks', 'denali', 'talkeetna', 'anchorage'],
      legs: [
        { mode: 'road', km: 195, hours: 2.3 },
        { mode: 'road', km: 245, hours: 3.2 },
        { mode: 'road', km: 185, hours: 2.3 },
      ],
      types: ['small-group-tour', 'adventure-tour', '18-39', 'Multi-Sport', 'women-only'],
      themes: ['high-adventure', 'nature', '18-30-s', 'polar', 'walking'],
      days: [7, 11],
      pitches: [
        'Red tundra, no mosquitoes, and nights dark enough for northern lights after August 20.',
        'Raft the Nenana, walk off trail, and stay up late by choice.',
        'Fairbanks to Anchorage along the range, 600 km in easy pieces.',
      ],
    },
    {
      key: 'passage-and-denali',
      names: ['Southeast and Denali together', 'Alaska by ship and rail', 'Juneau to Denali in {days} days'],
      stops: ['juneau', 'glacier-bay', 'skagway', 'anchorage', 'talkeetna', 'denali', 'fairbanks'],
      legs: [
        { mode: 'ship', km: 150, hours: 10 },
        { mode: 'ship', km: 170, hours: 12 },
        { mode: 'flight', km: 800, hours: 2.5 },
        { mode: 'rail', km: 185, hours: 3 },
        { mode: 'road', km: 245, hours: 3.2 },
        { mode: 'road', km: 195, hours: 2.3 },
      ],
      types: ['group-tour', 'vacation', 'private-guided'],
      themes: ['wildlife', '50-plus', 'nature', 'rail', 'family'],
      days: [12, 16],
      pitches: [
        'Whales and ice first, then the railroad north to the mountain.',
        'You cross the state once, from 58 to 65 degrees north, and don’t double back.',
        'Two weeks, because one is a taste and people say so afterward.',
      ],
    },
  ],
  fees: [
    {
      label: 'Denali park entry',
      kind: 'park_fee',
      usd: 15,
      stops: ['denali'],
    },
    {
      label: 'Denali transit bus',
      kind: 'local_payment',
      usd: 33,
      stops: ['denali'],
    },
    {
      label: 'Cruise passenger tax',
      kind: 'local_payment',
      usd: 35,
      stops: ['juneau', 'skagway', 'ketchikan'],
    },
  ],
  climate:
    'Southeast is 12 to 17 °C in summer with rain on half of the days; Denali and Fairbanks are drier, 15 to 24 °C, with cool nights. May is the driest month in the Inside Passage. Northern lights show from about August 20.',
  health:
    'No special vaccinations are needed. Distances to hospitals are long, so travel insurance with evacuation is wise. Bring repellent for June and July, and treat stream water.',
  visa: 'Canadians need only a passport, and most European passports travel with an online ESTA; check before you travel. Trips that pass Skagway and the Yukon cross into Canada.',
  faqs: [
    {
      question: 'Will I see Denali?',
      answer:
        'The summit is clear on about one day in three. Two or three nights near the park, not one, are the way to improve that.',
    },
    {
      question: 'Is it safe with bears?',
      answer:
        'Yes, in a group that makes noise. Guides carry spray and know the streams. At viewing platforms bears come within 20 m and take no notice.',
    },
    {
      question: 'How bad are the mosquitoes?',
      answer: 'From mid-June to late July, bad inland and mild on the coast. A head net weighs 30 grams and costs $8.',
    },
    {
      question: 'Ship or land?',
      answer:
        'A small ship for whales, glaciers and the southeast; road and rail for Denali and bears. With two weeks, do both.',
    },
    {
      question: 'Can I see northern lights in summer?',
      answer:
        'No, it is too light until about August 20. Late August and early September give lights, color and fewer insects.',
    },
  ],
};
