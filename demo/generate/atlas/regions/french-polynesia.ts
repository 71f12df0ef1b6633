import type { Region, Stop } from '../types.ts';
import { doing, flight, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'tahiti',
    name: 'Tahiti',
    country: 'PF',
    kind: 'island',
    lat: -17.5516,
    long: -149.5585,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'resort'],
    doings: [
      doing('Papeete market at six', 'food-and-wine', 2, 1, { km: 2 })`
        See parrotfish and taro come in at six at the Papeete market, and buy a hat from the woman who plaits it.`,
      doing('Papenoo valley', 'sightseeing', 6, 2, { km: 3, optionalUsd: 85 })`
        Drive by pickup across the crater of Tahiti, with fords, a hundred waterfalls after rain, and a restored marae.`,
      doing('Fautaua falls', 'hiking', 5, 3, { km: 8, ascentM: 350, optionalUsd: 60 })`
        Hike with a permit to a 135 m fall above the town, on a path that French soldiers held in 1846.`,
      doing('Museum of the islands', 'museums', 2, 1, { optionalUsd: 10 })`
        See adzes, tapa and a feather belt that came back on loan from London, in a museum rebuilt in 2023.`,
    ],
    food: ['poisson cru with lime and coconut', 'chow mein in a baguette', 'Hinano beer'],
  },
  {
    key: 'moorea',
    name: 'Moorea',
    country: 'PF',
    kind: 'island',
    lat: -17.5388,
    long: -149.8295,
    nights: [1, 3],
    beds: ['resort', 'guesthouse', 'ship-cabin'],
    doings: [
      doing('Three Coconuts Pass', 'hiking', 4, 3, { km: 8, ascentM: 330 })`
        Walk from pineapple fields up to the Three Coconuts Pass for both bays and a tooth of rock called Mouaroa.`,
      doing('Humpbacks at the pass', 'whale-watching', 4, 2, { optionalUsd: 130 })`
        See humpback mothers rest outside the reef from August to October, at the distance the law of 2024 sets.`,
      doing('Rays of the sandbar', 'snorkeling', 4, 1, { optionalUsd: 75 })`
        Stand waist-deep with stingrays and blacktip sharks that learned about lunch long ago, and ask the guide not to feed them.`,
      doing('Pineapple and pearls by scooter', 'cycling', 4, 1, { optionalUsd: 60 })`
        Circle the island's 60 km by electric scooter with stops for juice, a white church and a lookout.`,
    ],
    food: ['pineapple', 'grilled mahi-mahi'],
  },
  {
    key: 'huahine',
    name: 'Huahine',
    country: 'PF',
    kind: 'island',
    lat: -16.72,
    long: -151.0,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge', 'ship-cabin'],
    doings: [
      doing('Marae of Maeva', 'archaeology', 3, 2, { km: 4, ascentM: 80 })`
        Walk among some thirty stone platforms at Maeva, where eight clans lived side by side, and up the hill trail.`,
      doing('Blue-eyed eels', 'wildlife-watching', 1, 1)`
        Feed nothing to the sacred eels at Faie, a meter long, with eyes the color of the lagoon.`,
      doing('Outrigger picnic', 'boat-trips', 6, 1, { optionalUsd: 110 })`
        Go round the lagoon in an outrigger with a ukulele on board and eat with your feet in the water.`,
      doing('Vanilla and low bridge', 'cycling', 4, 2, { km: 20, ascentM: 200, optionalUsd: 25 })`
        Cycle between the two halves of the island and smell vanilla, married by hand one flower at a time.`,
    ],
    food: ['vanilla-sauce fish', 'breadfruit'],
  },
  {
    key: 'raiatea',
    name: 'Raiatea and Tahaa',
    country: 'PF',
    kind: 'island',
    lat: -16.733,
    long: -151.433,
    nights: [1, 2],
    beds: ['guesthouse', 'ship-cabin', 'lodge'],
    doings: [
      doing('Taputapuatea', 'archaeology', 3, 1, { km: 2 })`
        Stand on the marae from which canoes left for Hawaii and New Zealand, with a guide who can say which star.`,
      doing('Faaroa by kayak', 'kayaking', 3, 1, { km: 6, optionalUsd: 45 })`
        Paddle the only navigable river in the islands under purau trees that drop a new color each day.`,
      doing('Coral garden drift', 'snorkeling', 2, 2, { km: 1, optionalUsd: 40 })`
        Walk to the head of a channel between two motus off Tahaa and let the current carry you over coral, twice.`,
      doing('Temehani and its flower', 'hiking', 7, 4, { km: 14, ascentM: 700, optionalUsd: 80 })`
        Climb to the Temehani plateau for the five-petaled apetahi, which grows nowhere else and opens at dawn with a crack.`,
    ],
    food: ['Tahaa vanilla ice cream', 'taro leaves in coconut'],
  },
  {
    key: 'bora-bora',
    name: 'Bora Bora',
    country: 'PF',
    kind: 'island',
    lat: -16.5004,
    long: -151.7415,
    gateway: true,
    nights: [1, 3],
    beds: ['resort', 'guesthouse', 'ship-cabin'],
    doings: [
      doing('Lagoon by va a', 'kayaking', 4, 2, { km: 8, optionalUsd: 110 })`
        Paddle an outrigger canoe over lagoon that goes from milk to ink in a hundred meters.`,
      doing('Mantas at Anau', 'snorkeling', 3, 2, { optionalUsd: 95 })`
        Look for mantas over the Anau cleaning station early, before the other boats stir up the bottom.`,
      doing('Pahia ridge', 'hiking', 6, 5, { km: 7, ascentM: 620, optionalUsd: 120 })`
        Scramble with a guide and ropes toward Pahia, 661 m, for the whole ring of reef.`,
      doing('Guns and a bike', 'cycling', 4, 2, { km: 32, ascentM: 80, optionalUsd: 20 })`
        Cycle the 32 km round the island, with American guns of 1942 above and food trucks below.`,
    ],
    food: ['tuna carpaccio', 'coconut bread'],
  },
  {
    key: 'rangiroa',
    name: 'Rangiroa',
    country: 'PF',
    kind: 'island',
    lat: -15.12,
    long: -147.645,
    nights: [1, 3],
    beds: ['guesthouse', 'resort', 'ship-cabin'],
    doings: [
      doing('Tiputa Pass with dolphins', 'diving', 5, 4, { optionalUsd: 190 })`
        Dive Tiputa on the incoming tide, with bottlenose dolphins that come over to play and gray sharks that don't.`,
      doing('Blue Lagoon', 'snorkeling', 7, 2, { optionalUsd: 100 })`
        Cross an hour of open lagoon, which could hold Tahiti, to a smaller one inside it.`,
      doing('Dolphins from the point', 'wildlife-watching', 1, 1)`
        Sit at Ohotu Point at five when dolphins jump in the standing waves of the pass.`,
      doing('Wine on coral', 'food-and-wine', 2, 1, { optionalUsd: 30 })`
        Taste white wine grown on crushed coral, two harvests a year, between coconuts.`,
    ],
    food: ['parrotfish in coconut milk', 'atoll white wine'],
  },
  {
    key: 'fakarava',
    name: 'Fakarava',
    country: 'PF',
    kind: 'island',
    lat: -16.056,
    long: -145.62,
    nights: [1, 3],
    beds: ['guesthouse', 'ship-cabin'],
    doings: [
      doing('Wall of sharks', 'diving', 5, 4, { optionalUsd: 190 })`
        Drop into the south pass past some 700 gray reef sharks, the thickest gathering known, hanging in the current.`,
      doing('Drift the south pass by snorkel', 'snorkeling', 3, 3, { optionalUsd: 95 })`
        Float over the same sharks from above, from the ocean side to a pink sandbank.`,
      doing('Pearl farm', 'crafts', 2, 1)`
        See an oyster opened like a tooth patient, and learn why one pearl in a hundred is round.`,
      doing('Rotoava by bicycle', 'cycling', 3, 1, { km: 20, optionalUsd: 15 })`
        Cycle the one flat road past a coral lighthouse to nowhere in particular.`,
    ],
    food: ['clam curry', 'kaveu, coconut crab'],
  },
  {
    key: 'nuku-hiva',
    name: 'Nuku Hiva',
    country: 'PF',
    kind: 'island',
    lat: -8.92,
    long: -140.1,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge', 'ship-cabin'],
    doings: [
      doing('Taipivai and Melville', 'archaeology', 5, 2, { km: 5, ascentM: 150 })`
        Follow Melville, who jumped ship here in 1842, to stone platforms in the Taipivai valley under banyans.`,
      doing('Vaipo falls', 'hiking', 5, 3, { km: 9, ascentM: 100, optionalUsd: 50 })`
        Walk from Hakaui into a gorge that ends below a fall of 350 m, thin in October.`,
      doing('Haka of the pigs', 'festivals', 2, 1)`
        Hear a village dance with grunts that come from the soil, and eat from the pit behind it.`,
      doing('Melon-headed whales', 'wildlife-watching', 3, 1, { optionalUsd: 70 })`
        Look off the east coast for melon-headed whales that rest in daylight by the hundred.`,
    ],
    food: ['goat in coconut milk', 'popoi, fermented breadfruit'],
  },
  {
    key: 'hiva-oa',
    name: 'Hiva Oa',
    country: 'PF',
    kind: 'island',
    lat: -9.8,
    long: -139.04,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge', 'ship-cabin'],
    doings: [
      doing('Gauguin and Brel', 'city-walks', 3, 2, { km: 4, ascentM: 100 })`
        Climb to the graves of a painter and a singer, and hear what the village thinks of each.`,
      doing('Tiki of Puamau', 'archaeology', 7, 1, { optionalUsd: 70 })`
        Drive two hours of ridge to Iipona, with the tallest old tiki in the islands at 2.4 m and one lying on its belly.`,
      doing('Tapa on Fatu Hiva', 'crafts', 4, 1)`
        Watch bark beaten into cloth at Omoa, and breathe at the Bay of Virgins, renamed from something ruder.`,
      doing('Horses above Atuona', 'horse-riding', 3, 2, { km: 8, optionalUsd: 75 })`
        Ride small strong horses, whose forebears came from Chile in 1842, along the ridge.`,
    ],
    food: ['lobster', 'grapefruit as big as a head'],
  },
];

export const frenchPolynesia: Region = {
  slug: 'french-polynesia',
  name: 'French Polynesia',
  continent: 'australia-and-pacific',
  countries: ['PF'],
  tagLine: 'High islands, atolls and the far Marquesas, linked by small ships. Driest from May to October.',
  guide: [
    'The 118 islands of French Polynesia lie over an area as large as Western Europe with the land of Rhode Island. The Society Islands have peaks and lagoons, the Tuamotus are rings of coral with passes full of sharks, and the Marquesas stand bare in the ocean with no reef.',
    'Ships make sense here. A small one goes from lagoon to lagoon by night; the mixed freighter to the Marquesas takes twelve days and brings the islands their rice and cement.',
    'Guesthouses run by families cost a quarter of a bungalow on stilts and come with dinner. People speak French and Tahitian, and English where ships call.',
    'It is expensive, Sundays are for church, and the hair-colored dog on the road will not move.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9, 10] },
  dailyCostUsd: 480,
  localCurrency: 'XPF',
  stops,
  routes: [
    {
      key: 'society-islands',
      names: ['The Society Islands by small ship', 'Tahiti to Bora Bora', 'Five lagoons in {days} days'],
      stops: ['tahiti', 'moorea', 'huahine', 'raiatea', 'bora-bora', 'tahiti'],
      legs: [ship(30, 1), ship(162, 10), ship(50, 3.5), ship(46, 4), flight(262, 0.8)],
      types: ['small-ship-cruise', 'small-group-tour', 'vacation', 'large-ship-cruise'],
      themes: ['islands', 'honeymoon', 'culture', 'nature', 'family', '50-plus'],
      days: [7, 13],
      pitches: [
        'Sixty guests or fewer, so everybody is ashore before the coffee is cold.',
        'Kayaks go off the stern in every lagoon.',
        'Raiatea gets a whole day, as the place where Polynesia began.',
      ],
    },
    {
      key: 'marquesas-voyage',
      names: ['To the Marquesas by ship', 'Tuamotus and Marquesas', 'The long way to Hiva Oa'],
      stops: ['tahiti', 'fakarava', 'nuku-hiva', 'hiva-oa', 'rangiroa', 'tahiti'],
      legs: [ship(460, 26), ship(1010, 50), ship(157, 9), ship(1090, 54), ship(360, 20)],
      types: ['small-ship-cruise', 'group-tour', 'adventure-tour'],
      themes: ['islands', 'culture', 'history', 'photography', '50-plus', 'solo'],
      days: [10, 15],
      pitches: [
        'Four days at sea out of twelve, with talks, a pool and petrels.',
        'You land where there is no pier, by whaleboat, on the arms of tattooed sailors.',
        'Few places on earth are farther from a continent.',
      ],
    },
    {
      key: 'atolls',
      names: ['Rangiroa and Fakarava', 'The passes of the Tuamotus', 'Sharks and sandbanks'],
      stops: ['tahiti', 'rangiroa', 'fakarava', 'tahiti'],
      legs: [flight(345, 1), ship(248, 15), flight(456, 1.2)],
      types: ['small-ship-cruise', 'adventure-tour', 'vacation', 'private-guided'],
      themes: ['islands', 'high-adventure', 'wildlife', 'honeymoon'],
      days: [6, 10],
      pitches: [
        'You drift through passes on the tide with more sharks than you can count.',
        'Divers and snorkelers see the same wall from two heights.',
        'Evenings are two chairs, a lamp and 300 km of lagoon.',
      ],
    },
    {
      key: 'two-islands',
      names: ['Moorea and Bora Bora', 'Two islands and a week', 'Peaks and lagoon'],
      stops: ['tahiti', 'moorea', 'tahiti', 'bora-bora'],
      legs: [ship(30, 1), ship(30, 1), flight(262, 0.8)],
      types: ['vacation', 'custom-tour', 'private-guided', 'self-guided'],
      themes: ['honeymoon', 'islands', 'wellness', 'family'],
      days: [7, 11],
      pitches: [
        'Guesthouse on one, stilts on the other, if you like to compare.',
        'Moorea has the walks, Bora Bora the color.',
        'From August the whales are outside the reef.',
      ],
    },
  ],
  fees: [
    { label: 'Tourist tax, a night', kind: 'local_payment', usd: 2, stops: ['tahiti', 'moorea', 'bora-bora'] },
    { label: 'Fautaua valley permit', kind: 'permit', usd: 6, stops: ['tahiti'] },
    { label: 'Port and landing charges', kind: 'local_payment', usd: 140, stops: ['huahine', 'raiatea', 'nuku-hiva'] },
  ],
  climate:
    'It is 24 to 30 degrees Celsius all year, and the water 26 to 29. May to October is drier, with trade winds; December to March brings short heavy rain and few cyclones. The Marquesas have their rain in June.',
  health:
    'No vaccinations are required unless you come from a yellow fever country. Bring repellent, since dengue comes and goes, and shoes for coral.',
  visa: 'Many nationalities may stay 90 days without a visa, under rules like those of France but not the same. Check before you travel, above all if you change planes in the United States.',
  faqs: [
    {
      question: 'Is a small ship better than a resort?',
      answer: 'For seeing islands, yes, and often cheaper by the day. For doing nothing, a motu is better.',
    },
    {
      question: 'Are the sharks dangerous?',
      answer: 'Reef sharks here ignore people. Follow the guide on tide and distance, and wear no shiny things.',
    },
    {
      question: 'Will I be seasick?',
      answer: 'Inside lagoons never, on the way to the Marquesas perhaps for the first day.',
    },
    {
      question: 'Is it all honeymooners?',
      answer: 'On Bora Bora mostly. On the ships the average age is 55, and on Fakarava everybody is a diver.',
    },
  ],
};
