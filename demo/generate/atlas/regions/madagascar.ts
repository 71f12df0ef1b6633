import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'antananarivo',
    name: 'Antananarivo',
    country: 'MG',
    kind: 'city',
    lat: -18.8792,
    long: 47.5079,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Upper town and the queen', 'city-walks', 3, 2, { km: 4, ascentM: 120 })`
        Walk steep stairs to the palace of the queens, burned in 1995, above brick houses and jacaranda in October.`,
      doing('Ambohimanga', 'archaeology', 4, 1, { optionalUsd: 6 })`
        Drive 20 km to the royal hill with a black wooden hut, and enter right foot first.`,
      doing('Lemurs Park', 'wildlife-watching', 3, 1, { km: 2, optionalUsd: 12 })`
        See nine kinds of lemurs that were once pets, an hour from town.`,
      doing('Analakely market', 'food-and-wine', 2, 1)`
        Taste sambos and coconut cakes with a guide who holds your bag in front.`,
    ],
    food: ['romazava, beef with greens', 'ranovola, burnt-rice tea'],
  },
  {
    key: 'andasibe',
    name: 'Andasibe',
    country: 'MG',
    kind: 'park',
    lat: -18.933,
    long: 48.417,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('The song of the indri', 'wildlife-watching', 4, 3, { km: 6, ascentM: 150 })`
        Stand below indris at eight, when families answer one another over 3 km with something between a whale and a siren.`,
      doing('Mantadia', 'hiking', 6, 4, { km: 8, ascentM: 300 })`
        Walk steep primary forest in Mantadia for diademed sifakas and blue couas.`,
      doing('Chameleons by torch', 'wildlife-watching', 2, 1, { km: 2 })`
        Find chameleons pale with sleep along the road, from hand-long to thumbnail, and mouse lemurs' eyes.`,
      doing('Village forest of Mitsinjo', 'volunteering', 2, 1)`
        Walk and plant with an association that guides, counts frogs and joins pieces of forest.`,
    ],
    food: ['zebu skewers', 'lychees in December'],
  },
  {
    key: 'antsirabe',
    name: 'Antsirabe',
    country: 'MG',
    kind: 'town',
    lat: -19.8659,
    long: 47.0333,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Rickshaws and workshops', 'crafts', 3, 1)`
        Ride in a painted pousse-pousse to people who make bicycles out of tin cans and spoons out of zebu horn.`,
      doing('Lake Tritriva', 'hiking', 3, 2, { km: 5, ascentM: 150, optionalUsd: 5 })`
        Walk round a green crater lake in which two lovers are two trees.`,
      doing('Highland fields by bicycle', 'cycling', 4, 2, { km: 24, ascentM: 200, optionalUsd: 25 })`
        Cycle red lanes past brick kilns and rice to a sparkling spring.`,
      doing('Thermal town', 'city-walks', 2, 1, { km: 3 })`
        See a spa of 1896 with grand station and a slow return to grass.`,
    ],
    food: ["foie gras, to everyone's surprise", 'Three Horses beer'],
  },
  {
    key: 'ranomafana',
    name: 'Ranomafana',
    country: 'MG',
    kind: 'park',
    lat: -21.26,
    long: 47.42,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse'],
    doings: [
      doing('Golden bamboo lemurs', 'wildlife-watching', 5, 3, { km: 7, ascentM: 250 })`
        Follow trackers after the golden bamboo lemur, known to science since 1986, which eats enough cyanide a day to kill a man.`,
      doing('Rain and leaf-tailed geckos', 'wildlife-watching', 3, 2, { km: 4 })`
        Look for five minutes at a twig until it turns out to be a gecko.`,
      doing('Warm pool by the river', 'hot-springs', 2, 1, { optionalUsd: 2 })`
        Swim with the village in the hot pool that gave the place its name.`,
      doing('Silk and honey cooperative', 'crafts', 2, 1)`
        Visit women in the buffer zone who weave wild silk in place of cutting trees.`,
    ],
    food: ['crayfish from the stream', 'ravitoto, cassava leaves with pork'],
  },
  {
    key: 'isalo',
    name: 'Isalo',
    country: 'MG',
    kind: 'park',
    lat: -22.55,
    long: 45.4,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'hotel'],
    doings: [
      doing('Canyon des Makis', 'hiking', 5, 3, { km: 9, ascentM: 150 })`
        Walk into Canyon des Makis with ring-tailed lemurs at its mouth and ferns at its end.`,
      doing('Natural pool over the plateau', 'hiking', 6, 3, { km: 13, ascentM: 350 })`
        Cross sandstone with elephant's-foot plants to a pool with a palm and a waterfall, and swim.`,
      doing('Ring-tails at Anja', 'wildlife-watching', 2, 2, { km: 3, optionalUsd: 10 })`
        Stop at Anja, a village reserve with 400 ring-tailed lemurs among boulders and tombs.`,
      doing('Window at sunset', 'photography', 1, 1, { km: 1 })`
        Stand at a hole in the rock at six with others who had the same idea.`,
    ],
    food: ['zebu with green pepper', 'rhum arrange'],
  },
  {
    key: 'ifaty',
    name: 'Ifaty',
    country: 'MG',
    kind: 'coast',
    lat: -23.15,
    long: 43.617,
    gateway: true,
    nights: [1, 4],
    beds: ['hotel', 'resort', 'guesthouse'],
    doings: [
      doing('Spiny forest at six', 'birdwatching', 3, 1, { km: 3, optionalUsd: 12 })`
        Walk with a Mikea guide among octopus trees and fat baobabs for the long-tailed ground roller, which runs.`,
      doing('Pirogue to the reef', 'snorkeling', 4, 2, { optionalUsd: 20 })`
        Sail an outrigger with a patched sail to the reef, with two Vezo who have lived on the sea always.`,
      doing('Humpbacks off the reef', 'whale-watching', 4, 1, { optionalUsd: 45 })`
        See humpbacks from July to early September, half an hour beyond the surf.`,
      doing('Tortoise village', 'wildlife-watching', 1, 1, { optionalUsd: 4 })`
        Meet 1,200 radiated tortoises taken back from smugglers.`,
    ],
    food: ['grilled lobster', 'octopus in coconut'],
  },
  {
    key: 'morondava',
    name: 'Morondava',
    country: 'MG',
    kind: 'town',
    lat: -20.2847,
    long: 44.3175,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'lodge'],
    doings: [
      doing('Avenue of the Baobabs', 'photography', 3, 1, { optionalUsd: 3 })`
        Stand at six in the evening among some two dozen baobabs of 30 m on a dirt road, with zebu carts and cameras.`,
      doing('Kirindy by night', 'wildlife-watching', 5, 1, { optionalUsd: 15 })`
        Look in dry forest for the smallest primate there is, 30 g, and for fossas around the kitchen.`,
      doing('Betania by canoe', 'boat-trips', 3, 1, { optionalUsd: 12 })`
        Be poled through mangroves to a Vezo fishing village with shark drying on racks.`,
      doing('Lovers in wood', 'sightseeing', 1, 1)`
        See two baobabs twisted round each other and hear three stories about why.`,
    ],
    food: ['crab with ginger', 'baobab juice'],
  },
  {
    key: 'tsingy',
    name: 'Tsingy de Bemaraha',
    country: 'MG',
    kind: 'park',
    lat: -19.133,
    long: 44.8,
    nights: [2, 3],
    beds: ['lodge', 'camp'],
    doings: [
      doing('Great Tsingy', 'climbing', 5, 4, { km: 5, ascentM: 150 })`
        Clip a harness to cables and cross bridges over blades of limestone 70 m high; open from June to November.`,
      doing('Little Tsingy', 'hiking', 3, 3, { km: 3 })`
        Squeeze through slots of the small tsingy, with Decken's sifakas leaping overhead.`,
      doing('Manambolo by dugout', 'boat-trips', 2, 1, { km: 6 })`
        Drift by dugout through a gorge with tombs of the Vazimba that one must not point at.`,
      doing('The road there', 'sightseeing', 9, 2)`
        Sit through nine hours of ruts and two car ferries made of planks, in a convoy for the last part.`,
    ],
    food: ['river fish in tomato', 'cassava'],
  },
  {
    key: 'nosy-be',
    name: 'Nosy Be',
    country: 'MG',
    kind: 'island',
    lat: -13.312,
    long: 48.259,
    gateway: true,
    nights: [2, 5],
    beds: ['resort', 'hotel', 'guesthouse'],
    doings: [
      doing('Whale sharks from a skiff', 'snorkeling', 6, 3, { optionalUsd: 85 })`
        Slide in beside whale sharks of five to seven meters between October and December, three swimmers at a time.`,
      doing('Black lemurs of Nosy Komba', 'wildlife-watching', 5, 1, { optionalUsd: 45 })`
        Walk above the village for black lemurs, of which the females are red, and buy cutwork linen.`,
      doing('Lokobe by pirogue', 'hiking', 6, 2, { km: 5, ascentM: 150, optionalUsd: 45 })`
        Paddle to the last lowland forest for boas, panther chameleons and lunch on a mat.`,
      doing('Ylang-ylang and rum', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Smell the still that goes into famous perfumes, and a rum distillery that doesn't.`,
    ],
    food: ['prawns with vanilla', 'achards of mango'],
  },
];

export const madagascar: Region = {
  slug: 'madagascar',
  name: 'Madagascar',
  continent: 'africa',
  countries: ['MG'],
  tagLine:
    'Lemurs, baobabs and stone forests on an island the size of Texas, with roads to match its age. Best from May to November.',
  guide: [
    "Madagascar left Africa 165 million years ago, and nine in ten of its land animals live nowhere else. There are over a hundred kinds of lemurs, half of the world's chameleons and six baobabs of its own.",
    'People came from Borneo by canoe some 1,500 years ago, and from Africa later. Rice is eaten three times a day, ancestors are consulted, and every village has a fady, something one must not do.',
    'The road south from the capital, the RN7, is the classic line: 950 km of paving and potholes to the sea at Toliara. West, to the baobabs and tsingy, tracks open with the dry season. Planes leave when they do.',
    'It is one of the poorest countries on earth and most of its forest has gone. Guides and villages that live from visitors keep much of what is left.',
  ],
  season: { open: [4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [7, 8, 9, 10] },
  dailyCostUsd: 185,
  localCurrency: 'MGA',
  stops,
  routes: [
    {
      key: 'rn7-south',
      names: [
        'The road south',
        'Antananarivo to the coral coast',
        'Madagascar in {days} days',
        'Rainforest to spiny forest',
      ],
      stops: ['antananarivo', 'andasibe', 'antsirabe', 'ranomafana', 'isalo', 'ifaty', 'antananarivo'],
      legs: [road(145, 4.3), road(310, 8.3), road(245, 6.3), road(345, 8.2), road(265, 5.2), flight(635, 1.6)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'adventure-tour', '18-39'],
      themes: ['wildlife', 'nature', 'culture', 'walking', 'photography', 'solo'],
      days: [10, 15],
      pitches: [
        'A dozen kinds of lemurs, and one of them sings.',
        'Three long drives of eight hours are broken by markets and zebu.',
        'You go from cloud forest to cactus in 700 km.',
      ],
    },
    {
      key: 'tsingy-and-baobabs',
      names: ['Tsingy and baobabs', 'The wild west of Madagascar', 'Stone forest and giant trees'],
      stops: ['antananarivo', 'antsirabe', 'morondava', 'tsingy', 'morondava', 'antananarivo'],
      legs: [road(170, 4.3), road(485, 9.8), road(200, 9.3), road(200, 9.3), flight(376, 1.1)],
      types: ['adventure-tour', 'small-group-tour', 'private-guided'],
      themes: ['high-adventure', 'photography', 'nature', 'wildlife'],
      days: [8, 10],
      pitches: [
        'It takes nine hours to reach the tsingy and it looks like nothing else.',
        'You pass the Avenue twice, once at dawn.',
        'Harness, headlamp and a head for heights are asked for; the first two we lend.',
      ],
    },
    {
      key: 'andasibe-and-nosy-be',
      names: ['Indris and the sea', 'Andasibe and Nosy Be', 'Forest and islands'],
      stops: ['antananarivo', 'andasibe', 'antananarivo', 'nosy-be'],
      legs: [road(145, 4.3), road(145, 4.3), flight(632, 1.5)],
      types: ['vacation', 'private-guided', 'custom-tour'],
      themes: ['wildlife', 'islands', 'honeymoon', 'family'],
      days: [6, 11],
      pitches: [
        'The least road for the most lemurs.',
        'Whale sharks come in October, humpbacks in August.',
        'Four nights by the sea are built in for late planes.',
      ],
    },
  ],
  fees: [
    {
      label: 'National park fees and guides, a day',
      kind: 'park_fee',
      usd: 25,
      stops: ['andasibe', 'ranomafana', 'isalo', 'tsingy'],
    },
    { label: 'Village reserve fees', kind: 'local_payment', usd: 10, stops: ['isalo', 'morondava'] },
  ],
  climate:
    'May to October is dry, 15 to 25 degrees Celsius in the highlands with cold nights, 28 on the coasts. The east gets rain all year. January to March is hot, with cyclones, and the west is cut off.',
  health:
    'Malaria is present everywhere, and plague in the highlands in some months, so see a doctor. Polio and yellow fever rules depend on where you come from; drink treated water.',
  visa: 'Most visitors buy a visa for 15, 30 or 60 days on arrival or online. Check before you travel, and see that vanilla you bring home is under two kilos.',
  faqs: [
    {
      question: 'How bad are the roads?',
      answer:
        "Slow rather than dangerous: 40 km an hour on the RN7, 20 to the tsingy. Trips here don't drive at night.",
    },
    {
      question: 'When are baby lemurs born?',
      answer: 'In September and October for most, carried on the back by November, when it is hot.',
    },
    { question: 'Are domestic flights reliable?', answer: 'No. Plans keep a spare day before your flight home.' },
    {
      question: 'Is it safe?',
      answer:
        'By day and with a guide, mostly. There is theft in the capital and banditry on some southern tracks, which no trip uses.',
    },
  ],
};
