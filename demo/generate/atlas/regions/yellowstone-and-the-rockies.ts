import type { Region } from '../types.ts';
import { yellowstoneAndTheRockiesStopsNorthAndSouth } from './yellowstone-and-the-rockies-stops-north-and-south.ts';
import { yellowstoneAndTheRockiesStopsYellowstone } from './yellowstone-and-the-rockies-stops-yellowstone.ts';

export const yellowstoneAndTheRockies: Region = {
  slug: 'yellowstone-and-the-rockies',
  name: 'Yellowstone and the Rockies',
  continent: 'north-america',
  countries: ['US'],
  tagLine:
    'Geysers, wolves and the Tetons, with Glacier National Park to the north and Colorado to the south. Mid-June to the end of September; January and February for snow coaches and wolves.',
  guide: [
    'Yellowstone lies on a volcano whose crater measures 70 by 45 km. Heat close below feeds more than 10,000 springs, mud pots and vents, and over 500 geysers, half of all there are. Around them lives the largest gathering of wild animals in the lower states: bison, elk, grizzlies, black bears and, since 1995, wolves.',
    'The park’s loop roads form an eight of 229 km. Old Faithful and the colored springs are in the southwest, the canyon in the middle, and the Lamar Valley, where you watch wolves, in the northeast. Grand Teton begins 50 km to the south, with mountains of 4,199 m and no foothills.',
    'Glacier, on the Canadian border, is seven hours north: one road over a pass, a thousand kilometers of trail, and 26 named glaciers left. Colorado’s Rocky Mountain park has a paved road to 3,713 m.',
    'What surprises people is the height, 2,400 m on the plateau, with frost in July, and traffic jams made by a bison that stands still. Animals gore several people each year who came nearer than 23 m. Start at six and rest at one.',
  ],
  season: { open: [1, 2, 5, 6, 7, 8, 9, 10], peak: [6, 7, 8, 9] },
  dailyCostUsd: 320,
  stops: [...yellowstoneAndTheRockiesStopsYellowstone, ...yellowstoneAndTheRockiesStopsNorthAndSouth],
  routes: [
    {
      key: 'yellowstone-and-teton',
      names: ['Yellowstone and the Tetons', 'Geysers and wolves', '{days} days on the volcano'],
      stops: ['jackson-hole', 'old-faithful', 'lamar-valley', 'old-faithful', 'jackson-hole'],
      legs: [
        { mode: 'road', km: 160, hours: 2.6 },
        { mode: 'road', km: 82, hours: 1.7 },
        { mode: 'road', km: 82, hours: 1.7 },
        { mode: 'road', km: 160, hours: 2.6 },
      ],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'vacation', 'self-guided'],
      themes: ['wildlife', 'nature', 'family', 'photography', '50-plus'],
      days: [7, 10],
      pitches: [
        'Three dawns in the north for wolves, two evenings by geysers, one raft.',
        'A naturalist with a radio and four telescopes.',
        'June for cubs, September for elk and quiet.',
      ],
    },
    {
      key: 'parks-of-the-north',
      names: ['Glacier to Yellowstone', 'Three parks', 'Going-to-the-Sun to Old Faithful'],
      stops: ['missoula', 'glacier-park', 'big-sky', 'lamar-valley', 'old-faithful', 'jackson-hole'],
      legs: [
        { mode: 'road', km: 230, hours: 3.2 },
        { mode: 'road', km: 480, hours: 5.8 },
        { mode: 'road', km: 130, hours: 1.8 },
        { mode: 'road', km: 82, hours: 1.7 },
        { mode: 'road', km: 160, hours: 2.6 },
      ],
      types: ['group-tour', 'small-group-tour', 'custom-tour', 'women-only'],
      themes: ['nature', 'walking', 'wildlife', 'photography', '50-plus', 'solo'],
      days: [10, 14],
      pitches: [
        'From July 1, when the pass is clear, to mid-September.',
        'One long drive, the rest under three hours.',
        'Walks for two speeds each day, with two guides.',
      ],
    },
    {
      key: 'rockies-road',
      names: ['Denver to Yellowstone', 'High roads of the Rockies', 'Rodeo, bears and 3,700 meters'],
      stops: [
        'denver',
        'rocky-mountain-park',
        'cody',
        'lamar-valley',
        'old-faithful',
        'jackson-hole',
        'salt-lake-city',
      ],
      legs: [
        { mode: 'road', km: 115, hours: 1.7 },
        { mode: 'road', km: 700, hours: 7.5 },
        { mode: 'road', km: 255, hours: 4 },
        { mode: 'road', km: 82, hours: 1.7 },
        { mode: 'road', km: 160, hours: 2.6 },
        { mode: 'road', km: 440, hours: 4.7 },
      ],
      types: ['vacation', 'self-guided', 'group-tour', '18-39'],
      themes: ['family', 'history', 'nature', '18-30-s', 'culture'],
      days: [9, 12],
      pitches: [
        'Three of the highest paved roads in the country.',
        'A rodeo, a hot spring and a museum for wet hours.',
        'Start in one airport, leave from another, drive nothing twice.',
      ],
    },
    {
      key: 'winter-wolves',
      names: ['Wolves in winter', 'Snow coach and Lamar', 'January on the northern range'],
      stops: ['jackson-hole', 'big-sky', 'lamar-valley', 'big-sky', 'jackson-hole'],
      legs: [
        { mode: 'road', km: 350, hours: 5 },
        { mode: 'road', km: 130, hours: 1.8 },
        { mode: 'road', km: 130, hours: 1.8 },
        { mode: 'road', km: 350, hours: 5 },
      ],
      types: ['small-group-tour', 'private-guided', 'custom-tour'],
      themes: ['wildlife', 'photography', 'nature', 'solo'],
      days: [6, 8],
      pitches: [
        'Four mornings for wolves, which show well on snow.',
        'Mornings are around −15 °C; warm boots and a telescope make them easy.',
        'One day by snow coach into a park without cars.',
      ],
    },
    {
      key: 'glacier-on-foot',
      names: ['Glacier on foot', 'Highline and Grinnell', 'A week below the Garden Wall'],
      stops: ['missoula', 'glacier-park', 'missoula'],
      legs: [
        { mode: 'road', km: 230, hours: 3.2 },
        { mode: 'road', km: 230, hours: 3.2 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'Multi-Sport', '18-39'],
      themes: ['walking', 'high-adventure', 'nature', 'family'],
      days: [6, 7],
      pitches: [
        'Four great day walks, with a spare for smoke or snow.',
        'Lodges of 1913 with creaking floors and moose outside.',
        'Mid-July to mid-September only.',
      ],
    },
  ],
  fees: [
    {
      label: 'Yellowstone entry',
      kind: 'park_fee',
      usd: 20,
      stops: ['old-faithful', 'lamar-valley'],
    },
    {
      label: 'Grand Teton entry',
      kind: 'park_fee',
      usd: 20,
      stops: ['jackson-hole'],
    },
    {
      label: 'Glacier entry',
      kind: 'park_fee',
      usd: 20,
      stops: ['glacier-park'],
    },
  ],
  climate:
    'July and August are 22 to 27 °C by day and 2 to 8 °C at night at 2,400 m, with thunderstorms at three. Roads open from late April to June; snow may fall in any month. January is −15 to −4 °C.',
  health:
    'No vaccinations are needed. Keep 91 m from bears and wolves and 23 m from all else; carry bear spray on trails. Ground near springs is thin crust over water at 90 °C, so stay on the boardwalk.',
  visa: 'Canadians need only a passport, and most European passports travel with an online ESTA; check before you travel.',
  faqs: [
    {
      question: 'Where do I see wolves?',
      answer:
        'In the Lamar Valley at dawn, with a telescope and a guide who has a radio. In winter four mornings in five succeed, in summer about two.',
    },
    {
      question: 'When do roads open?',
      answer:
        'Most of Yellowstone between mid-April and late May; Beartooth Highway on Memorial Day; Going-to-the-Sun Road between mid-June and early July.',
    },
    {
      question: 'How often does Old Faithful go?',
      answer:
        'About every 90 minutes, give or take ten. A board tells the next. Grand Geyser is taller and less patient.',
    },
    {
      question: 'How close may I go to bison?',
      answer: '23 meters, which is two buses. They run three times as fast as you.',
    },
    {
      question: 'Do visitors from abroad pay more?',
      answer:
        'Since January 2026 yes: $100 a person at Yellowstone, Grand Teton, Glacier and Rocky Mountain, or $250 for a yearly pass. Residents pay as before.',
    },
    {
      question: 'Is winter possible?',
      answer:
        'Yes, by snow coach from mid-December to early March, to Old Faithful, and by car along the northern road.',
    },
  ],
};
