import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const mediterraneanSeaEastStops: Stop[] = [
  {
    key: 'athens',
    name: 'Athens and Piraeus',
    country: 'GR',
    kind: 'city',
    lat: 37.942,
    long: 23.646,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel', 'ship-cabin'],
    doings: [
      doing('Acropolis before the heat', 'archaeology', 3, 2, { km: 4, ascentM: 90, optionalUsd: 33 })`
        Take the first slot on the Acropolis, at eight, by the south slope and its theater, and be in the museum below when the coaches arrive.`,
      doing('Anafiotika to the agora', 'city-walks', 3, 1, { km: 4, optionalUsd: 12 })`
        Walk through Anafiotika, a Cycladic village put up by builders in the 1860s, to the best-kept temple in Greece.`,
      doing('Boarding at Piraeus', 'sailing', 2, 1)`
        Board at four, find your cabin and the lifeboat, and pass the yachts of Zea on the way out.`,
      doing('Central market breakfast', 'food-and-wine', 2, 1, { optionalUsd: 40 })`
        Eat patsas if you dare and Turkish coffee anyway between fish, feta and mountain tea.`,
    ],
    food: ['souvlaki', 'Greek salad with barrel feta'],
  },
  {
    key: 'mykonos',
    name: 'Mykonos and Delos',
    country: 'GR',
    kind: 'island',
    lat: 37.4467,
    long: 25.3289,
    nights: [1, 1],
    beds: ['ship-cabin', 'hotel'],
    doings: [
      doing('Delos', 'archaeology', 4, 2, { km: 4, ascentM: 110, optionalUsd: 25 })`
        Cross half an hour to Delos, where nobody may be born or die, for marble lions, mosaics and a climb up Kynthos.`,
      doing('Windmills before breakfast', 'city-walks', 2, 1, { km: 3 })`
        Walk the lanes at seven, before eight thousand people come off the large ships.`,
      doing('Ano Mera and the north coast', 'hiking', 4, 2, { km: 9, ascentM: 200 })`
        Walk from the monastery at Ano Mera to a beach with a tavern and no music.`,
      doing('Swim off the stern', 'beaches', 1, 2)`
        Swim from the platform at Rhenia, in six meters of clear water over sand.`,
    ],
    food: ['kopanisti cheese', 'louza cured pork'],
  },
  {
    key: 'santorini',
    name: 'Santorini',
    country: 'GR',
    kind: 'island',
    lat: 36.4166,
    long: 25.4324,
    gateway: true,
    nights: [1, 2],
    beds: ['ship-cabin', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Fira to Oia on the rim', 'hiking', 4, 3, { km: 10, ascentM: 350 })`
        Walk 10 km of crater rim from Fira to Oia before nine, with 300 m of cliff and the sea that filled it.`,
      doing('Akrotiri under its roof', 'archaeology', 2, 1, { optionalUsd: 22 })`
        Walk the streets of a town buried about 1600 BC with its pots in place and no bodies.`,
      doing('Assyrtiko from baskets', 'food-and-wine', 3, 1, { optionalUsd: 60 })`
        Taste wine from vines woven into baskets against the wind, some with roots 300 years old.`,
      doing('Nea Kameni', 'hiking', 3, 2, { km: 3, ascentM: 120, optionalUsd: 35 })`
        Land on black lava that last moved in 1950 and swim, carefully, in water that is warm and rusty.`,
    ],
    food: ['fava with capers', 'tomato fritters'],
  },
  {
    key: 'patmos',
    name: 'Patmos',
    country: 'GR',
    kind: 'island',
    lat: 37.309,
    long: 26.547,
    nights: [1, 1],
    beds: ['ship-cabin', 'guesthouse'],
    doings: [
      doing('Cave and monastery', 'sightseeing', 3, 2, { km: 4, ascentM: 200, optionalUsd: 8 })`
        Walk the mule path by the cave of the Apocalypse to a monastery of 1088 with a manuscript of Mark in silver on purple.`,
      doing('Chora lanes', 'city-walks', 2, 1, { km: 2 })`
        Get lost between white mansions with no shop signs; the law keeps them quiet.`,
      doing('Lipsi for lunch', 'sailing', 5, 1)`
        Sail two hours to Lipsi, 800 people and thirty blue chapels, for octopus off the line.`,
      doing('Petra beach', 'beaches', 2, 1)`
        Swim by a rock with hermit caves and cut stairs.`,
    ],
    food: ['octopus off the line', 'cheese pie'],
  },
  {
    key: 'rhodes',
    name: 'Rhodes',
    country: 'GR',
    kind: 'island',
    lat: 36.4436,
    long: 28.2226,
    gateway: true,
    nights: [1, 2],
    beds: ['ship-cabin', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Street of the Knights', 'city-walks', 3, 1, { km: 4, optionalUsd: 12 })`
        Walk the street of inns, one for each tongue of the Knights of Saint John, to a palace that Mussolini rebuilt.`,
      doing('Lindos by the donkey path', 'archaeology', 5, 2, { km: 3, ascentM: 116, optionalUsd: 20 })`
        Climb 116 m to temple columns above a bay; walk, for the donkeys' sake.`,
      doing('Moat and the Jewish quarter', 'city-walks', 2, 1, { km: 3 })`
        Walk 2.5 km round the dry moat and read 1,604 names in the square of the Jewish martyrs.`,
      doing('Tilos or Symi', 'sailing', 6, 1, { optionalUsd: 30 })`
        Land at Symi, neoclassical houses in ice-cream colors, built on sponges.`,
    ],
    food: ['Symi shrimp', 'pitaroudia chickpea cakes'],
  },
  {
    key: 'bodrum',
    name: 'Bodrum',
    country: 'TR',
    kind: 'town',
    lat: 37.0344,
    long: 27.4305,
    gateway: true,
    nights: [1, 2],
    beds: ['ship-cabin', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Castle of shipwrecks', 'museums', 3, 1, { optionalUsd: 25 })`
        See the cargo of a ship that sank about 1320 BC, ten tons of copper included, in a knights' castle.`,
      doing('Mausoleum stones', 'archaeology', 1, 1, { optionalUsd: 5 })`
        Look at what is left of a Wonder of the World, after the knights used it as a quarry.`,
      doing('Sponge divers and gulets', 'crafts', 2, 1)`
        Visit a yard at Icmeler where pine hulls of 30 m are still put together by eye.`,
      doing('Kara Ada mud and swim', 'hot-springs', 3, 1, { optionalUsd: 25 })`
        Anchor off Black Island and go into a cave with warm orange mud.`,
    ],
    food: ['sea beans with garlic', 'tangerine soda'],
  },
  {
    key: 'kusadasi',
    name: 'Kusadasi for Ephesus',
    country: 'TR',
    kind: 'town',
    lat: 37.86,
    long: 27.26,
    nights: [1, 1],
    beds: ['ship-cabin', 'hotel'],
    doings: [
      doing('Ephesus at seven', 'archaeology', 4, 1, { km: 3, optionalUsd: 55 })`
        Be at Ephesus an hour before the large ships and walk a marble street with shop signs and one rude one.`,
      doing('House of Mary', 'sightseeing', 1, 1, { optionalUsd: 15 })`
        Visit a stone chapel on the hill found in 1881 by following the dreams of a nun in Germany.`,
      doing('Dilek peninsula', 'hiking', 4, 2, { km: 9, ascentM: 250 })`
        Walk a gorge of laurel to a beach with wild boar and a view of Samos.`,
      doing('Carpet school, no sale', 'crafts', 2, 1)`
        Learn how 400 knots to the inch are tied and leave with nothing, as the guide has promised.`,
    ],
    food: ['gozleme with herbs', 'fig jam'],
  },
  {
    key: 'troy',
    name: 'Canakkale for Troy',
    country: 'TR',
    kind: 'town',
    lat: 40.1467,
    long: 26.4086,
    nights: [1, 1],
    beds: ['ship-cabin', 'hotel'],
    doings: [
      doing('Walls of Troy', 'archaeology', 4, 1, { km: 2, optionalUsd: 45 })`
        Stand by the sloping wall of the sixth city and read the page of Homer that seems to know it.`,
      doing('Dardanelles by daylight', 'boat-trips', 4, 1)`
        Be on deck for the 61 km of strait, with forts on both sides and tankers that keep right.`,
      doing('Gallipoli cemeteries', 'museums', 5, 1, { optionalUsd: 50 })`
        Visit Lone Pine and the Turkish 57th, an hour apart by ferry and bus and a few meters in 1915.`,
      doing('Movie horse and waterfront', 'city-walks', 1, 1, { km: 2 })`
        Walk the front past the wooden horse from the film of 2004 to a tea garden.`,
    ],
    food: ['cheese halva', 'sardines'],
  },
  {
    key: 'istanbul',
    name: 'Istanbul',
    country: 'TR',
    kind: 'city',
    lat: 41.0082,
    long: 28.9784,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel', 'ship-cabin'],
    doings: [
      doing('Arrive by sea', 'boat-trips', 2, 1)`
        Come up the Marmara at dawn and see domes before buildings, as everyone did until 1890.`,
      doing('Blue Mosque and hippodrome', 'sightseeing', 2, 1, { km: 2 })`
        Walk from an Egyptian obelisk to 20,000 tiles, shoes in hand, between prayers.`,
      doing('Grand Bazaar with a plan', 'crafts', 2, 1, { km: 2 })`
        See two workshops on the roofs and one coffee seller out of 4,000 shops, with a way out at noon.`,
      doing('Chora mosaics', 'museums', 2, 1, { optionalUsd: 22 })`
        See the Anastasis and the dance of Salome at Kariye, a mosque again since 2024 and still open.`,
    ],
    food: ['simit', 'lakerda, cured bonito'],
  },
  {
    key: 'valletta',
    name: 'Valletta',
    country: 'MT',
    kind: 'city',
    lat: 35.8989,
    long: 14.5146,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Co-cathedral and Caravaggio', 'museums', 2, 1, { optionalUsd: 17 })`
        Stand before the largest Caravaggio and the only one he signed, in blood, over a floor of 400 marble tombs.`,
      doing('Three Cities by water taxi', 'city-walks', 4, 1, { km: 5, optionalUsd: 4 })`
        Cross the Grand Harbour in a painted boat to Birgu, where 600 knights held off 30,000 men in 1565.`,
      doing('Hypogeum', 'archaeology', 2, 1, { optionalUsd: 45 })`
        Go down three levels of a burial place of 3600 BC with ten people an hour; book two months ahead.`,
      doing('Mdina after the buses', 'city-walks', 3, 1, { km: 3 })`
        Walk the silent city at seven in the evening, when its 250 people have it back.`,
      doing('Dingli cliffs to the temples', 'hiking', 5, 3, { km: 12, ascentM: 200, optionalUsd: 12 })`
        Walk 12 km of cliff to Hagar Qim and Mnajdra, older than the pyramids and lined up on the sun.`,
    ],
    food: ['pastizzi', 'rabbit stew', 'Kinnie'],
  },
  {
    key: 'gozo',
    name: 'Gozo',
    country: 'MT',
    kind: 'island',
    lat: 36.044,
    long: 14.239,
    nights: [2, 4],
    beds: ['farm-stay', 'hotel', 'guesthouse'],
    doings: [
      doing('Coast path to the salt pans', 'hiking', 4, 2, { km: 11, ascentM: 150 })`
        Walk from Marsalforn along salt pans worked since 1740, where a family will sell you a bag.`,
      doing('Inland Sea and Blue Hole', 'diving', 5, 3, { optionalUsd: 85 })`
        Dive the Blue Hole beside what was the Azure Window until the storm of March 8, 2017.`,
      doing('Ggantija', 'archaeology', 2, 1, { optionalUsd: 11 })`
        See walls of 3600 BC with stones of 50 tons that giants were blamed for.`,
      doing('Comino by kayak', 'kayaking', 5, 3, { km: 12, optionalUsd: 65 })`
        Paddle caves round Comino and reach the Blue Lagoon at eight, two hours before the ferries.`,
    ],
    food: ['ftira with tuna', 'sheep cheeselets'],
  },
  {
    key: 'paphos',
    name: 'Paphos',
    country: 'CY',
    kind: 'town',
    lat: 34.772,
    long: 32.4297,
    gateway: true,
    nights: [2, 4],
    beds: ['hotel', 'resort', 'boutique-hotel'],
    doings: [
      doing('Mosaics by the harbor', 'archaeology', 3, 1, { km: 3, optionalUsd: 5 })`
        Walk between floors of four Roman houses with Theseus, wine and the first drunk men in art.`,
      doing('Avakas Gorge', 'hiking', 3, 3, { km: 6, ascentM: 100 })`
        Walk a limestone slot 30 m high, with a centaury that grows nowhere else.`,
      doing('Akamas trail and turtles', 'hiking', 5, 3, { km: 8, ascentM: 370 })`
        Climb the Aphrodite loop over the Akamas and see cages on the nests at Lara, June to September.`,
      doing('Aphrodite rock and Kouklia', 'sightseeing', 3, 1, { optionalUsd: 5 })`
        See the rock, then the sanctuary where she was worshipped as a black stone.`,
    ],
    food: ['halloumi', 'meze of twenty plates'],
  },
  {
    key: 'troodos',
    name: 'Troodos Mountains',
    country: 'CY',
    kind: 'mountain',
    lat: 34.92,
    long: 32.87,
    nights: [2, 3],
    beds: ['guesthouse', 'hotel', 'farm-stay'],
    doings: [
      doing('Painted churches', 'sightseeing', 5, 1, { km: 2 })`
        See three of ten barn-roofed churches with walls painted from 1105 on; the key is with the priest, and he is at the cafe.`,
      doing('Artemis trail', 'hiking', 3, 2, { km: 7, ascentM: 120 })`
        Circle Olympos at 1,750 m among black pines of 500 years.`,
      doing('Commandaria in its village', 'food-and-wine', 3, 1, { optionalUsd: 20 })`
        Taste the oldest wine still sold by its name, at Zoopigi, from sun-dried grapes.`,
      doing('Caledonia falls', 'hiking', 2, 2, { km: 3, ascentM: 200 })`
        Follow a stream over fourteen small bridges to a 12 m fall.`,
    ],
    food: ['trout', 'loukoumades', 'soutzoukos'],
  },
  {
    key: 'nicosia',
    name: 'Nicosia',
    country: 'CY',
    kind: 'city',
    lat: 35.1856,
    long: 33.3823,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Across the Green Line', 'city-walks', 4, 1, { km: 5 })`
        Walk through the Ledra Street checkpoint, passport in hand, to a Gothic cathedral with two minarets.`,
      doing('Cyprus Museum', 'museums', 2, 1, { optionalUsd: 5 })`
        See 2,000 clay people of 650 BC who looked at one altar until they were dug up.`,
      doing('Walls and craft center', 'crafts', 2, 1)`
        Follow the eleven bastions to a yard where lace and reed baskets are made for sale.`,
      doing('Home meal in Kaimakli', 'cooking', 3, 1, { optionalUsd: 40 })`
        Roll koupepia with a family and hear from both sides of 1974 at one table.`,
    ],
    food: ['sheftalia', 'koupepia'],
  },
];
