import type { Region, Stop } from '../types.ts';
import { doing, foot, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'hobart',
    name: 'Hobart',
    country: 'AU',
    kind: 'city',
    lat: -42.8821,
    long: 147.3272,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('MONA by ferry', 'museums', 5, 1, { optionalUsd: 45 })`
        Ride a camouflage catamaran to three floors cut in sandstone, with a machine that digests lunch at two.`,
      doing('Kunanyi organ pipes', 'hiking', 3, 3, { km: 7, ascentM: 400 })`
        Walk below dolerite columns on kunanyi/Mount Wellington, 1,271 m, which may be under snow in any month.`,
      doing('Salamanca on Saturday', 'food-and-wine', 2, 1)`
        Eat scallop pie among 300 stalls and whalers' warehouses.`,
      doing('Lark and the rest', 'food-and-wine', 3, 1, { optionalUsd: 60 })`
        Taste whisky in the town where the law against stills fell in 1992.`,
    ],
    food: ['scallop pie', 'oysters', 'single malt'],
  },
  {
    key: 'port-arthur',
    name: 'Port Arthur and the Tasman Peninsula',
    country: 'AU',
    kind: 'coast',
    lat: -43.148,
    long: 147.852,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Penal settlement', 'museums', 4, 1, { km: 3, optionalUsd: 34 })`
        Draw a card with a convict's name at Port Arthur and find out what became of him, in the silent prison among others.`,
      doing('Cape Hauy', 'hiking', 5, 3, { km: 10, ascentM: 400 })`
        Walk 2,500 steps to sea stacks on which climbers hang over white water.`,
      doing('Cliffs by boat', 'boat-trips', 3, 2, { optionalUsd: 110 })`
        Bounce by 300 m cliffs, the highest in the southern hemisphere by some counts, to fur seals and albatrosses.`,
      doing('Cape Raoul', 'hiking', 5, 3, { km: 14, ascentM: 450 })`
        Walk heath to columns the navy once shot at for practice.`,
    ],
    food: ['abalone', 'lavender ice cream'],
  },
  {
    key: 'bruny-island',
    name: 'Bruny Island',
    country: 'AU',
    kind: 'island',
    lat: -43.3,
    long: 147.33,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge', 'camp'],
    doings: [
      doing('Neck and penguins', 'wildlife-watching', 2, 1, { ascentM: 50 })`
        Climb 279 steps over the Neck and stay until little penguins come up at nine in summer.`,
      doing('White wallabies', 'wildlife-watching', 2, 1)`
        Look in Adventure Bay for wallabies without color, of which some 200 live where nothing hunts them.`,
      doing('Cheese, oysters, gin', 'food-and-wine', 4, 1, { optionalUsd: 70 })`
        Eat your way down one road: raw-milk cheese, oysters off the lease and gin from a shed.`,
      doing('Fluted Cape', 'hiking', 3, 3, { km: 6, ascentM: 270 })`
        Walk clockwise up to 272 m of fluted cliff and sea eagles.`,
    ],
    food: ['oysters from the lease', 'raw-milk cheese'],
  },
  {
    key: 'freycinet',
    name: 'Freycinet',
    country: 'AU',
    kind: 'park',
    lat: -42.13,
    long: 148.29,
    nights: [1, 3],
    beds: ['lodge', 'camp', 'guesthouse'],
    doings: [
      doing('Wineglass Bay', 'hiking', 5, 3, { km: 11, ascentM: 300 })`
        Cross the saddle to Wineglass Bay, red with whale blood in 1820 and not since, and come back by Hazards Beach.`,
      doing('Mount Amos', 'hiking', 3, 4, { km: 4, ascentM: 440 })`
        Scramble up pink granite to 454 m, when it is dry and your shoes grip.`,
      doing('Paddle under the Hazards', 'kayaking', 3, 2, { km: 7, optionalUsd: 85 })`
        Paddle Coles Bay at dusk with eagles and the Hazards turning orange.`,
      doing('Oyster bar in waders', 'food-and-wine', 2, 1, { optionalUsd: 75 })`
        Stand at a table in the lease up to your waist and shuck.`,
    ],
    food: ['rock lobster', 'Riesling'],
  },
  {
    key: 'bay-of-fires',
    name: 'Bay of Fires',
    country: 'AU',
    kind: 'coast',
    lat: -41.15,
    long: 148.28,
    nights: [1, 4],
    beds: ['lodge', 'camp', 'guesthouse'],
    doings: [
      doing('Wukalina with Palawa guides', 'hiking', 6, 3, { km: 13, ascentM: 150, optionalUsd: 180 })`
        Walk Country with Palawa guides past shell middens older than Rome and hear it told first-hand.`,
      doing('Orange lichen and white sand', 'hiking', 4, 2, { km: 10 })`
        Walk a coast of orange-lichened granite and sand that squeaks.`,
      doing('Ansons by kayak', 'kayaking', 3, 1, { km: 8, optionalUsd: 60 })`
        Paddle the tea-colored Ansons River among black swans.`,
      doing('Eddystone light', 'sightseeing', 2, 1)`
        Stand by a tower of 1889 whose keepers had mail once a fortnight.`,
    ],
    food: ['flathead', 'pepperberry'],
  },
  {
    key: 'launceston',
    name: 'Launceston and the Tamar',
    country: 'AU',
    kind: 'city',
    lat: -41.4332,
    long: 147.1441,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Cataract Gorge', 'hiking', 2, 2, { km: 5, ascentM: 100 })`
        Walk from downtown into a gorge with peacocks and the longest single-span chairlift there is.`,
      doing('Tamar sparkling', 'food-and-wine', 5, 1, { optionalUsd: 85 })`
        Taste cold-climate bubbles at four cellars along the estuary.`,
      doing('Thylacine room', 'museums', 2, 1)`
        See film of the last thylacine, dead since September 7, 1936, and three stuffed ones.`,
      doing('Platypus at Deloraine', 'wildlife-watching', 3, 1)`
        Stand still on a river bank at dusk and look for a brown loaf that dives.`,
    ],
    food: ['sparkling wine', 'lamb pie'],
  },
  {
    key: 'cradle-mountain',
    name: 'Cradle Mountain',
    country: 'AU',
    kind: 'park',
    lat: -41.64,
    long: 145.94,
    gateway: true,
    nights: [1, 3],
    beds: ['lodge', 'hut', 'camp'],
    doings: [
      doing('Dove Lake', 'hiking', 2, 2, { km: 6, ascentM: 60 })`
        Walk 6 km round Dove Lake under Cradle, which shows itself on one day in three.`,
      doing('Cradle summit', 'hiking', 7, 5, { km: 13, ascentM: 600 })`
        Scramble over boulders the size of vans to 1,545 m.`,
      doing('Wombats at Ronny Creek', 'wildlife-watching', 2, 1, { km: 3 })`
        Walk boardwalks at six among wombats that graze on, and leave cubes.`,
      doing('Devils after dark', 'wildlife-watching', 2, 1, { optionalUsd: 45 })`
        See devils fed at the sanctuary that breeds them against a cancer that has killed most in the wild.`,
    ],
    food: ['wallaby burger', 'leatherwood honey'],
  },
  {
    key: 'overland-track',
    name: 'Overland Track',
    country: 'AU',
    kind: 'park',
    lat: -41.87,
    long: 146.02,
    nights: [4, 6],
    beds: ['hut', 'camp'],
    doings: [
      doing('Ronny Creek to Waterfall Valley', 'trekking', 6, 4, { km: 11, ascentM: 450 })`
        Climb to Marions Lookout and over the plateau, the steepest and often the wettest day of the six.`,
      doing('Windermere to Pelion', 'trekking', 7, 3, { km: 17, ascentM: 150 })`
        Walk 17 km of moor and myrtle to New Pelion, with Oakleigh's spikes from the veranda.`,
      doing('Ossa on the side', 'trekking', 5, 4, { km: 5, ascentM: 500 })`
        Leave packs at Pelion Gap and climb the highest top of the state, 1,617 m.`,
      doing('Kia Ora to Bert Nichols', 'trekking', 5, 3, { km: 10, ascentM: 170 })`
        Take side paths to D'Alton and Fergusson falls and cross Du Cane Gap in forest.`,
      doing('Narcissus and the ferry', 'trekking', 3, 2, { km: 9 })`
        Walk a last flat stretch to Narcissus and let the ferry do Lake St Clair, or don't, for 17 km.`,
    ],
    food: ['dehydrated curry', 'chocolate by the gram'],
  },
  {
    key: 'lake-st-clair',
    name: 'Lake St Clair',
    country: 'AU',
    kind: 'park',
    lat: -42.116,
    long: 146.173,
    nights: [1, 1],
    beds: ['lodge', 'hut', 'camp'],
    doings: [
      doing('Platypus Bay', 'wildlife-watching', 2, 1, { km: 4 })`
        Walk at dusk to a hide on the deepest lake of the country, 160 m, for platypus.`,
      doing('Shadow Lake', 'hiking', 5, 3, { km: 13, ascentM: 250 })`
        Climb through gums to Shadow Lake among pandani, which look like palms and are heath.`,
      doing('Fagus in April', 'photography', 3, 2, { km: 5 })`
        Come around April 25 for the deciduous beech, the one native tree here that turns.`,
      doing('The Wall', 'museums', 1, 1, { optionalUsd: 15 })`
        See 100 m of Huon pine carved in relief by one man in a shed at Derwent Bridge.`,
    ],
    food: ['trout', 'damper with honey'],
  },
  {
    key: 'strahan',
    name: 'Strahan',
    country: 'AU',
    kind: 'town',
    lat: -42.152,
    long: 145.327,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Gordon River', 'boat-trips', 6, 1, { km: 75, optionalUsd: 125 })`
        Cruise through Hells Gates and up a river that mirrors Huon pines, saved from a dam in 1983 by people in rafts.`,
      doing('Rack railway', 'train-journeys', 5, 1, { km: 35, optionalUsd: 120 })`
        Ride a rack-and-pinion line of 1896 through forest that took back everything else.`,
      doing('Henty dunes', 'hiking', 2, 2, { km: 3, ascentM: 60 })`
        Climb 30 m dunes and walk to a beach with the next land in Argentina.`,
      doing('The ship that never was', 'festivals', 1, 1, { optionalUsd: 22 })`
        Watch the play, running since 1994, about ten convicts who stole their own ship.`,
    ],
    food: ['crayfish', 'Huon salmon'],
  },
];

export const tasmania: Region = {
  slug: 'tasmania',
  name: 'Tasmania',
  continent: 'australia-and-pacific',
  countries: ['AU'],
  tagLine:
    'Long walks, wombats and cold-climate wine on an island two fifths of which is protected. Best from November to April.',
  guide: [
    'Tasmania lies 240 km south of the mainland and is the size of West Virginia, with half a million people and more walkers than anywhere else in Australia. The east is dry and warm, the west wet and empty.',
    'Its walks are the reason to come: the Overland Track takes six days, Freycinet, the Tasman Peninsula and the Bay of Fires take three or four each, with huts or without.',
    'Palawa people have lived here for 40,000 years and were nearly wiped out in thirty. Convict history is told well, theirs more each year.',
    'Weather is four seasons a day. Animals cross the road from dusk, so trips stop driving then.',
  ],
  season: { open: [1, 2, 3, 4, 5, 10, 11, 12], peak: [1, 2, 3, 11, 12] },
  dailyCostUsd: 330,
  localCurrency: 'AUD',
  stops,
  routes: [
    {
      key: 'island-circle',
      names: ['Round Tasmania', 'Hobart to Hobart', 'Tasmania in {days} days'],
      stops: [
        'hobart',
        'port-arthur',
        'freycinet',
        'bay-of-fires',
        'launceston',
        'cradle-mountain',
        'strahan',
        'lake-st-clair',
        'hobart',
      ],
      legs: [
        road(95, 1.4),
        road(215, 3),
        road(135, 2.1),
        road(182, 2.7),
        road(142, 2.1),
        road(147, 2.2),
        road(132, 2),
        road(176, 2.4),
      ],
      types: ['small-group-tour', 'group-tour', 'self-guided', 'private-guided'],
      themes: ['nature', 'wildlife', 'history', 'food', 'wine', 'family', '50-plus'],
      days: [10, 15],
      pitches: [
        'Never more than three hours in the car, often one.',
        'Wombats, devils, platypus, penguins: you see all four, and three of them wild.',
        'One walk a day, in a short and a long form.',
      ],
    },
    {
      key: 'overland',
      names: ['The Overland Track', 'Cradle to St Clair on foot', 'Six days on the Overland'],
      stops: ['launceston', 'cradle-mountain', 'overland-track', 'lake-st-clair', 'hobart'],
      legs: [road(142, 2.1), foot(33, 16), foot(38, 17), road(176, 2.4)],
      types: ['walking-hiking', 'adventure-tour', 'women-only', 'small-group-tour'],
      themes: ['walking', 'high-adventure', 'nature', 'solo'],
      days: [9, 11],
      pitches: [
        'Sixty-five kilometers, one direction, sixty walkers a day.',
        'You carry 12 kg; the food is already there.',
        'Ossa is the side trip everyone is glad of at dinner.',
      ],
    },
    {
      key: 'east-coast-walks',
      names: ['Three capes and four bays', 'The east coast on foot', 'Tasman, Freycinet, Bay of Fires'],
      stops: ['hobart', 'port-arthur', 'freycinet', 'bay-of-fires', 'launceston'],
      legs: [road(95, 1.4), road(215, 3), road(135, 2.1), road(182, 2.7)],
      types: ['walking-hiking', 'Multi-Sport', 'self-guided'],
      themes: ['walking', 'food', 'nature', '50-plus', 'honeymoon'],
      days: [7, 13],
      pitches: [
        'The sunny side, with a bed each night and oysters on most.',
        'Ten to thirteen kilometers a day, none of them flat.',
        'A Palawa guide for the part that is theirs.',
      ],
    },
    {
      key: 'hobart-and-bruny',
      names: ['Hobart and Bruny Island', 'A long weekend south', 'Art, oysters and cliffs'],
      stops: ['hobart', 'bruny-island', 'hobart'],
      legs: [road(62, 1.8), road(62, 1.8)],
      types: ['vacation', 'private-guided', 'custom-tour'],
      themes: ['food', 'culture', 'wildlife', 'honeymoon'],
      days: [4, 8],
      pitches: [
        'White wallabies, black humor and the best cheese in Australia.',
        'It takes one ferry and no plan.',
        'It fits before or after a walk.',
      ],
    },
  ],
  fees: [
    {
      label: 'Tasmania parks pass',
      kind: 'park_fee',
      usd: 30,
      stops: ['freycinet', 'cradle-mountain', 'lake-st-clair'],
    },
    { label: 'Overland Track fee', kind: 'permit', usd: 190, stops: ['overland-track'] },
    { label: 'Port Arthur ticket', kind: 'park_fee', usd: 34, stops: ['port-arthur'] },
  ],
  climate:
    'December to March is 17 to 24 degrees Celsius on the coast and 5 to 16 on the plateau, with rain on half of the days in the west. April is still and gold. Snow may fall on the Overland Track in January.',
  health:
    'No vaccinations are required. The sun is fierce even when it is cool, and snakes want to leave as much as you do.',
  visa: 'All visitors except New Zealanders need an electronic visa for Australia. Check before you travel, and leave fruit behind: dogs meet the flights from the mainland too.',
  faqs: [
    {
      question: 'Do I need to book the Overland?',
      answer:
        'From October to May, yes, with a permit for a day; they sell out in July. Guided departures hold their own.',
    },
    {
      question: 'Will I see a devil?',
      answer: 'In sanctuaries surely, in the wild rarely, on the northwest coast perhaps.',
    },
    { question: 'Is it cold?', answer: 'In the mountains, at any time. Pack a hat and gloves in January.' },
    {
      question: 'How many days?',
      answer: 'Ten for the circle, eight for the Overland with its ends, four for Hobart and a bit.',
    },
  ],
};
