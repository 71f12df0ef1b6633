import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const moroccoStops: Stop[] = [
  {
    key: 'casablanca',
    name: 'Casablanca',
    country: 'MA',
    kind: 'city',
    lat: 33.5731,
    long: -7.5898,
    gateway: true,
    nights: [1, 1],
    beds: ['hotel'],
    doings: [
      doing('Hassan II Mosque', 'sightseeing', 2, 1, { optionalUsd: 14 })`
        Tour the Hassan II Mosque, with a minaret of 210 m, a roof that slides open in five minutes and a prayer hall over the Atlantic for 25,000 people.`,
      doing('Art deco downtown', 'city-walks', 3, 1, { km: 4 })`
        Walk the white arcades of Boulevard Mohammed V, put up under the French between 1915 and 1940, from the central market to the old cinema.`,
      doing('Fish at the port', 'food-and-wine', 2, 1, { optionalUsd: 18 })`
        Choose sardines, squid and a sea bream off the ice at the port market, and have them grilled with cumin at a shared table.`,
      doing('Habous quarter', 'sightseeing', 2, 1)`
        Look for olives, leather slippers and almond pastries in the Habous, a medina that French planners built in the 1930s with straight drains.`,
    ],
    food: ['fried sardines with chermoula', 'almond gazelle horns'],
  },
  {
    key: 'chefchaouen',
    name: 'Chefchaouen',
    country: 'MA',
    kind: 'town',
    lat: 35.1688,
    long: -5.2636,
    nights: [1, 2],
    beds: ['guesthouse', 'riad'],
    doings: [
      doing('Blue lanes at eight', 'photography', 3, 2, { km: 4, ascentM: 120 })`
        Photograph the blue lanes of the medina between eight and ten, when the light is soft and the day buses from Fes are still on the road.`,
      doing('Akchour waterfalls', 'hiking', 5, 3, { km: 14, ascentM: 350 })`
        Walk up the Oued Farda in Talassemtane park to the upper Akchour falls, with pools cold enough to shorten any swim.`,
      doing('Spanish Mosque at sunset', 'hiking', 2, 2, { km: 3, ascentM: 110 })`
        Cross the Ras el-Maa spring, where women still wash wool, and climb 25 minutes to the Spanish Mosque for the evening call from below.`,
      doing('Goat cheese on a Rif farm', 'food-and-wine', 3, 1, { optionalUsd: 30 })`
        Visit a farm above Bab Taza for lunch with fresh goat cheese, figs and bread from a clay oven.`,
    ],
    food: ['jben goat cheese', 'bissara, split-pea soup with cumin'],
  },
  {
    key: 'fes',
    name: 'Fes',
    country: 'MA',
    kind: 'city',
    lat: 34.0331,
    long: -5.0003,
    gateway: true,
    nights: [1, 3],
    beds: ['riad', 'hotel'],
    doings: [
      doing('Medina with a Fassi guide', 'city-walks', 5, 2, { km: 7 })`
        Walk the medina of Fes with somebody who grew up in it: 9,000 lanes, no cars, and mules that have the right of way.`,
      doing('Chouara tannery', 'photography', 2, 1)`
        Stand on a leather-shop terrace with a sprig of mint under your nose and watch men tread hides in pits of pigeon dung and poppy red.`,
      doing('Bou Inania and the brass makers', 'sightseeing', 3, 1, { optionalUsd: 2 })`
        See the cedar and tile of the Bou Inania school of 1355, then the hammering on Place Seffarine, which starts at nine and stops for prayer.`,
      doing('Volubilis and Meknes', 'archaeology', 8, 2, { optionalUsd: 60 })`
        Drive 80 km to Volubilis, where mosaics of Bacchus and Orpheus lie open to the weather, and on to the granaries of Meknes, built for 12,000 horses.`,
      doing('Cook in a family kitchen', 'cooking', 4, 1, { optionalUsd: 55 })`
        Buy a live-weight chicken and preserved lemons with your host, then cook a tagine and three salads in a kitchen in the Batha quarter.`,
      doing('Zellige tile workshop', 'crafts', 2, 1, { optionalUsd: 25 })`
        Chip an eight-pointed star out of a glazed tile with a sharp hammer at the potteries of Ain Nokbi, and see why an apprenticeship takes seven years.`,
    ],
    food: ['pastilla with pigeon and almonds', 'harira soup', 'mint tea with orange blossom'],
  },
  {
    key: 'merzouga',
    name: 'Erg Chebbi',
    country: 'MA',
    kind: 'desert',
    lat: 31.0802,
    long: -4.0133,
    nights: [1, 2],
    beds: ['tented-camp', 'hotel'],
    doings: [
      doing('Camel to the camp', 'sightseeing', 2, 2, { km: 5 })`
        Ride a camel for 90 minutes over the dunes of Erg Chebbi to a camp in a hollow, with the sun going down behind the black hills of Algeria.`,
      doing('Climb the great dune', 'hiking', 3, 3, { km: 4, ascentM: 150 })`
        Climb 150 m of loose sand before dawn, two steps up and one back, for the hour in which the dunes have edges.`,
      doing('Fossils and nomads of the black desert', 'sightseeing', 4, 1, { optionalUsd: 40 })`
        Drive the stony hammada around the erg to find trilobites 360 million years old in the rock, and take tea with a family that moves five times a year.`,
      doing('Gnawa music in Khamlia', 'festivals', 2, 1)`
        Sit down in Khamlia, a village whose grandparents were brought from Sudan, and hear iron castanets and the three-stringed guembri.`,
      doing('Sky over the sand', 'stargazing', 2, 1)`
        Walk 200 m from the camp lamps and lie on the sand; on a night without a moon the Milky Way runs from edge to edge.`,
    ],
    food: ['madfouna, bread stuffed with beef and herbs', 'dates from Rissani'],
  },
  {
    key: 'todra',
    name: 'Todra Gorge',
    country: 'MA',
    kind: 'village',
    lat: 31.515,
    long: -5.533,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Palm grove of Tinghir', 'city-walks', 3, 1, { km: 6 })`
        Walk under date palms, pomegranates and alfalfa plots from Tinghir to the gorge, along mud channels that each family opens for its hours.`,
      doing('Loop above the gorge', 'hiking', 4, 3, { km: 9, ascentM: 400 })`
        Climb out of the 300 m walls to a nomad cave and circle back by a saddle, a loop of four hours that starts best at eight.`,
      doing('First climb on limestone', 'climbing', 4, 4, { optionalUsd: 60 })`
        Tie in with a local guide on one of the 400 bolted routes of Todra; the easiest slabs suit people who have never climbed.`,
      doing('Dades hairpins and the monkey fingers', 'hiking', 6, 3, { km: 10, ascentM: 300 })`
        Cross to the Dades valley, walk between the rounded rocks called the monkey fingers, and look down on the hairpins at Tisdrine.`,
    ],
    food: ['Berber omelet in a tagine', 'almonds and rose syrup'],
  },
  {
    key: 'ait-benhaddou',
    name: 'Ait Benhaddou',
    country: 'MA',
    kind: 'village',
    lat: 31.047,
    long: -7.1319,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel', 'riad'],
    doings: [
      doing('Ksar at dusk', 'sightseeing', 2, 2, { km: 2, ascentM: 70 })`
        Cross the river on sandbags and climb through the mud towers of the ksar to the granary, after the coaches go at five.`,
      doing('Ounila valley to Telouet', 'hiking', 5, 2, { km: 12, ascentM: 150 })`
        Walk part of the old caravan road up the green Ounila valley and drive on to the Glaoui kasbah at Telouet, half ruin and half painted cedar.`,
      doing('Studios and kasbahs of Ouarzazate', 'sightseeing', 3, 1, { optionalUsd: 10 })`
        See the plaster Egypt and the prison set of the film studios at Ouarzazate, then the real Taourirt kasbah, whose rooms are darker and better.`,
      doing('Bread and saffron in a mud house', 'cooking', 3, 1, { optionalUsd: 25 })`
        Bake flat bread on hot pebbles with a family in Tamdaght and learn to tell saffron from dyed safflower.`,
    ],
    food: ['couscous with seven vegetables on Friday', 'saffron from Taliouine'],
  },
  {
    key: 'marrakech',
    name: 'Marrakech',
    country: 'MA',
    kind: 'city',
    lat: 31.6295,
    long: -7.9811,
    gateway: true,
    nights: [1, 4],
    beds: ['riad', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Souks by craft', 'crafts', 3, 1, { km: 4 })`
        Follow the trades north from Jemaa el-Fna: dyers, then slipper makers, then the ironworkers of Haddadine, with prices you are meant to halve.`,
      doing('Bahia Palace and the Saadian Tombs', 'sightseeing', 3, 1, { optionalUsd: 17 })`
        See the 160 rooms of the Bahia Palace at nine, then the Saadian Tombs, walled up in 1672 and found again from an airplane in 1917.`,
      doing('Jemaa el-Fna stalls', 'food-and-wine', 3, 1, { optionalUsd: 35 })`
        Eat your way round Jemaa el-Fna with a guide who knows which stalls turn over fast: snails in broth, sheep head, spiced tea at number 66.`,
      doing('Hammam and black soap', 'hot-springs', 2, 1, { optionalUsd: 40 })`
        Spend two hours in a neighborhood hammam with black olive soap and a rough glove, which takes off more than you expect.`,
      doing('Majorelle garden', 'sightseeing', 2, 1, { optionalUsd: 17 })`
        Book the eight o'clock entry to the Majorelle garden, with its cobalt walls and 300 kinds of plants, before tour groups fill the paths.`,
      doing('Agafay by bicycle', 'cycling', 4, 3, { km: 28, ascentM: 300, optionalUsd: 65 })`
        Ride 28 km of gravel through the stony Agafay hills, 45 minutes from town, with the snow of the High Atlas in front of you until May.`,
    ],
    food: ['tanjia, beef slow-cooked in hammam ashes', 'orange juice on the square', 'msemen with honey'],
  },
  {
    key: 'imlil',
    name: 'Imlil',
    country: 'MA',
    kind: 'village',
    lat: 31.1357,
    long: -7.919,
    nights: [1, 3],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Three valleys from Imlil', 'hiking', 6, 3, { km: 14, ascentM: 720 })`
        Climb by mule track to the Tizi Mzik pass at 2,489 m and down through walnut terraces to Tizi Oussem, with tagine cooked by the muleteers.`,
      doing('Aroumd and its terraces', 'hiking', 3, 2, { km: 6, ascentM: 250 })`
        Walk up through apple and cherry orchards to Aroumd, built on a moraine at 1,900 m, for mint tea on a flat roof.`,
      doing('Bread with a Berber host', 'cooking', 3, 1)`
        Knead tafarnout with a village baker and eat it hot with argan oil; the women talk, and your guide translates what he may.`,
      doing('Saturday souk at Asni', 'food-and-wine', 3, 1)`
        Go down to Asni on a Saturday for the weekly souk, with a barber, a dentist, and parking for several hundred donkeys.`,
    ],
    food: ['walnuts and mountain honey', 'goat tagine with quince'],
  },
  {
    key: 'toubkal',
    name: 'Toubkal refuge',
    country: 'MA',
    kind: 'mountain',
    lat: 31.063,
    long: -7.938,
    nights: [1, 2],
    beds: ['hut', 'camp'],
    doings: [
      doing('Summit of Toubkal', 'trekking', 9, 5, { km: 12, ascentM: 960 })`
        Leave the refuge at four by headlamp and reach the iron pyramid on Toubkal, 4,167 m and the highest point of North Africa, by eight.`,
      doing('Tizi n Ouanoums', 'trekking', 5, 4, { km: 7, ascentM: 460 })`
        Climb to the 3,664 m pass of Ouanoums for the view down on Lake Ifni, a good day for getting used to the height.`,
      doing('Sidi Chamharouch', 'trekking', 3, 3, { km: 8, ascentM: 500 })`
        Stop at the white-painted boulder of Sidi Chamharouch, where pilgrims bring troubled relatives, on the long mule path to the refuge.`,
      doing('Ice-ax practice above the hut', 'climbing', 3, 4, { optionalUsd: 40 })`
        Learn to stop a slide with an ax on the snow above the refuge; from December to April crampons are needed on the summit route.`,
    ],
    food: ['lentils and bread at 3,200 m', 'sweet tea by the liter'],
  },
  {
    key: 'ait-bougmez',
    name: 'Ait Bougmez valley',
    country: 'MA',
    kind: 'village',
    lat: 31.66,
    long: -6.43,
    nights: [2, 4],
    beds: ['homestay', 'guesthouse'],
    doings: [
      doing('Granary of Sidi Moussa', 'hiking', 3, 2, { km: 7, ascentM: 200 })`
        Walk the apple orchards of the valley floor and climb to the round granary of Sidi Moussa, where women still ask the saint for a husband.`,
      doing('Dinosaur tracks at Ibaqalliwn', 'hiking', 4, 2, { km: 9, ascentM: 150 })`
        Find three-toed prints 185 million years old on a tilted slab above the village of Ibaqalliwn, beside somebody's barley.`,
      doing('Azourki ridge', 'trekking', 8, 4, { km: 16, ascentM: 1100 })`
        Climb 1,100 m onto the shoulder of Azourki for a view of Mgoun, 4,071 m, and the lake of Izourar where herders gather in June.`,
      doing('Weaving with the cooperative', 'crafts', 2, 1)`
        Sit at the loom with the women's cooperative at Timit and buy, if you like, at a marked price, which is rare in Morocco.`,
    ],
    food: ['apples and walnuts from the valley', 'barley couscous with buttermilk'],
  },
  {
    key: 'essaouira',
    name: 'Essaouira',
    country: 'MA',
    kind: 'coast',
    lat: 31.5085,
    long: -9.7595,
    nights: [1, 3],
    beds: ['riad', 'hotel', 'guesthouse'],
    doings: [
      doing('Ramparts and the blue boats', 'city-walks', 3, 1, { km: 4 })`
        Walk the Skala ramparts with their bronze Spanish guns, then the harbor, where blue boats land sardines around four in the afternoon.`,
      doing('Ride to Diabat', 'horse-riding', 3, 2, { km: 10, optionalUsd: 40 })`
        Ride along 5 km of wet sand to the ruined palace at Diabat, into a trade wind that blows on more than 200 days a year.`,
      doing('Argan oil with the women who press it', 'crafts', 3, 1)`
        Crack argan nuts between two stones at a cooperative toward Ounagha; thirty kilos of fruit make one liter of oil.`,
      doing('Sidi Kaouki headlands', 'hiking', 5, 2, { km: 15, ascentM: 150 })`
        Walk 15 km of beach and low cliff south to Sidi Kaouki, with surfers, camels and few other people.`,
    ],
    food: ['grilled sardines at the port', 'amlou of almond and argan'],
  },
];
