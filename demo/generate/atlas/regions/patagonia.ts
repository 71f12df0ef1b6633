import type { Region } from '../types.ts';
import { patagoniaStopsFjords } from './patagonia-stops-fjords.ts';
import { patagoniaStopsNorth } from './patagonia-stops-north.ts';
import { patagoniaStopsSouth } from './patagonia-stops-south.ts';

export const patagonia: Region = {
  slug: 'patagonia',
  name: 'Patagonia',
  continent: 'south-america',
  countries: ['CL', 'AR'],
  tagLine:
    'Walks under granite, ships through the fjords, and nights on working estancias. Best from November to March, when the days are long and the wind is only strong.',
  guide: [
    'Patagonia is the last third of the continent, shared by Chile and Argentina. On the Chilean side the Pacific breaks the coast into fjords and rain falls on two days out of three. East of the ice fields, in Argentina, the same wind arrives dry and the land turns to yellow steppe within 50 kilometers.',
    'Distances are real. From Bariloche to Ushuaia is 2,200 kilometers by road, so most trips choose either the lakes in the north or the ice and granite in the south. Buses and vans are punctual, the roads are mostly paved, and the border posts take between 40 minutes and two hours.',
    'Few people live here: fewer than two for each square kilometer. The towns were founded for sheep, wool and shipping, by settlers from Croatia, Wales, Chiloé and Germany, and the lamb on an iron cross over embers is still the meal for guests. In the fjords the Kawésqar and Yagan lived from canoes for more than 6,000 years.',
    'What surprises most first-timers is the wind, not the cold. In summer it often blows at 60 km/h and gusts to 100, it can come with rain from the side, and it is strongest in the afternoon. Good trips start early, keep a spare day and don’t promise a view.',
  ],
  season: { open: [10, 11, 12, 1, 2, 3, 4], peak: [12, 1, 2] },
  dailyCostUsd: 330,
  stops: [...patagoniaStopsSouth, ...patagoniaStopsFjords, ...patagoniaStopsNorth],
  routes: [
    {
      key: 'w-and-fitz-roy',
      names: [
        'Torres del Paine to Los Glaciares on foot',
        '{days} days under granite: the W and Fitz Roy',
        'Towers and Fitz Roy walking trip',
        'Walk the two great parks of Patagonia',
      ],
      stops: ['punta-arenas', 'puerto-natales', 'torres-del-paine', 'el-calafate', 'el-chalten', 'el-calafate'],
      legs: [
        { mode: 'road', km: 247, hours: 3 },
        { mode: 'road', km: 115, hours: 2 },
        { mode: 'road', km: 270, hours: 5 },
        { mode: 'road', km: 213, hours: 3 },
        { mode: 'road', km: 213, hours: 3 },
      ],
      types: ['small-group-tour', 'walking-hiking', 'group-tour'],
      themes: ['walking', 'nature', 'high-adventure', '50-plus', 'photography'],
      days: [9, 14],
      pitches: [
        'You walk the best days of the W, cross into Argentina by road, and finish under Fitz Roy with time kept spare for weather.',
        'Bags travel by van, so you carry water, lunch and a jacket.',
        'Between 11 and 20 km a day, always with two guides, in the two parks that people cross the world to see.',
      ],
    },
    {
      key: 'estancias-and-steppe',
      names: [
        'Estancias, gauchos and the Patagonian steppe',
        'Sheep country: a Patagonian journey by road',
        'From the Strait to the ice, by way of the estancias',
      ],
      stops: ['punta-arenas', 'rio-verde', 'puerto-natales', 'torres-del-paine', 'el-calafate'],
      legs: [
        { mode: 'road', km: 95, hours: 1.7 },
        { mode: 'road', km: 160, hours: 2.3 },
        { mode: 'road', km: 115, hours: 2 },
        { mode: 'road', km: 270, hours: 5 },
      ],
      types: ['small-group-tour', 'private-guided', 'custom-tour'],
      themes: ['culture', 'food', 'nature', 'photography', '50-plus'],
      days: [8, 12],
      pitches: [
        'Nights on family estancias that still live from sheep, with short walks, riding for those who want it, and lamb by the fire.',
        'You see the towers and Perito Moreno without carrying a rucksack further than the lunch spot.',
        'Roads here are long and empty, so the driving days are kept under five hours and broken with walks.',
      ],
    },
    {
      key: 'fjords-and-cape-horn',
      names: [
        'Chilean fjords and Cape Horn by small ship',
        'Punta Arenas to Ushuaia through the Beagle Channel',
        'Cape Horn and the glaciers of the Darwin Range',
      ],
      stops: ['punta-arenas', 'glacier-alley', 'cape-horn', 'ushuaia'],
      legs: [
        { mode: 'ship', km: 330, hours: 20 },
        { mode: 'ship', km: 260, hours: 16 },
        { mode: 'ship', km: 175, hours: 11 },
      ],
      types: ['small-ship-cruise'],
      themes: ['nature', 'wildlife', 'history', '50-plus', 'honeymoon'],
      days: [5, 9],
      pitches: [
        'The ship sails where no road goes, with two landings a day and a naturalist in every boat.',
        'Cape Horn is landed when the swell allows, about two times in three; the captain decides at six in the morning.',
        'From the Strait of Magellan to the Beagle Channel through water that stays sheltered for all but one night.',
      ],
    },
    {
      key: 'lakes-and-carretera-austral',
      names: [
        'Lake District volcanoes and the Carretera Austral',
        'Bariloche to General Carrera: lakes, volcanoes and marble',
        'Northern Patagonia by trail, raft and kayak',
      ],
      stops: ['puerto-varas', 'bariloche', 'coyhaique', 'rio-tranquilo', 'coyhaique'],
      legs: [
        { mode: 'road', km: 320, hours: 6.5 },
        { mode: 'road', km: 880, hours: 14 },
        { mode: 'road', km: 220, hours: 4.5 },
        { mode: 'road', km: 220, hours: 4.5 },
      ],
      types: ['small-group-tour', 'adventure-tour', 'Multi-Sport', 'self-guided'],
      themes: ['high-adventure', 'nature', 'walking', 'photography'],
      days: [9, 14],
      pitches: [
        'Green Patagonia, with volcanoes above the lakes and a gravel highway that took the army 24 years to build.',
        'Every other day on the water or on foot: rafting the Petrohué, kayaking under marble, walking to Cerro Castillo.',
        'Fewer walkers than in the far south, more rain, and trout on most menus.',
      ],
    },
    {
      key: 'whales-to-ushuaia',
      names: [
        'Whales, ice and the end of the road',
        'Valdés to Ushuaia: the wild coast and the glaciers',
        '{days} days of Argentine Patagonia',
      ],
      stops: ['puerto-madryn', 'el-calafate', 'el-chalten', 'el-calafate', 'ushuaia'],
      legs: [
        { mode: 'flight', km: 1010, hours: 2.2 },
        { mode: 'road', km: 213, hours: 3 },
        { mode: 'road', km: 213, hours: 3 },
        { mode: 'flight', km: 560, hours: 1.5 },
      ],
      types: ['group-tour', 'private-guided', 'vacation'],
      themes: ['wildlife', 'family', 'nature', 'photography', 'honeymoon'],
      days: [10, 15],
      pitches: [
        'Right whales in the gulf from June to early December, penguins from September to March, and one great glacier in any month.',
        'Three short flights replace 2,000 km of steppe, so the days are spent outdoors and not on a bus.',
        'Easy paths and boats for every day, with a longer walk beside each for those who want to use their legs.',
      ],
    },
  ],
  fees: [
    {
      label: 'Torres del Paine park entry',
      kind: 'park_fee',
      usd: 46,
      stops: ['torres-del-paine'],
    },
    {
      label: 'Los Glaciares park entry, Perito Moreno',
      kind: 'park_fee',
      usd: 40,
      stops: ['el-calafate'],
    },
    {
      label: 'Los Glaciares park entry, El Chaltén',
      kind: 'park_fee',
      usd: 40,
      stops: ['el-chalten'],
    },
    {
      label: 'Península Valdés entry',
      kind: 'park_fee',
      usd: 30,
      stops: ['puerto-madryn'],
    },
    {
      label: 'Port tax in Ushuaia',
      kind: 'local_payment',
      usd: 25,
      stops: ['ushuaia'],
    },
  ],
  climate:
    'Summer days are 10 to 18 °C, nights 2 to 8 °C, and frost is possible in any month above 800 m. December and January have 16 to 17 hours of daylight and the strongest wind; March and early April are calmer, colder and red with autumn lenga.',
  health:
    'There are no tropical diseases and tap water is safe in the towns. The sun is strong under a thin ozone layer, so bring sunscreen of factor 50. Hospitals in Punta Arenas, El Calafate and Ushuaia are good; on the trails help can be a day away.',
  visa: 'Most North American and European passports need no visa for stays of up to 90 days in Chile or Argentina; check before you travel. Keep the slip that Chile hands you on entry, and carry no fresh fruit, meat or cheese across the border into Chile.',
  faqs: [
    {
      question: 'How fit do I need to be for the W?',
      answer:
        'Comfortable walking 15 to 20 km on rough ground three days in a row. The longest day, to the base of the towers and back, is 20 km with 900 m up.',
    },
    {
      question: 'What happens when the wind closes a trail?',
      answer:
        'Park rangers close the John Gardner pass and sometimes the French Valley when gusts pass 80 km/h. Guides then take a lower path, and trips with a spare day use it.',
    },
    {
      question: 'Will I see a puma?',
      answer:
        'On ordinary trips about one group in five does. Tracking days east of the park, with a licensed guide at dawn, succeed on more than nine days in ten.',
    },
    {
      question: 'Do I need cash?',
      answer:
        'Cards work in the towns. Carry about $100 in pesos for mountain huts, buses and small shops, because machines in El Chaltén run empty on weekends.',
    },
    {
      question: 'Is April too late?',
      answer:
        'The ferries and huts run until about the middle of April. Days are 11 hours long, nights freeze, and the beech forests are red; it is many guides’ favorite month.',
    },
  ],
};
