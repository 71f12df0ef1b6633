import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const nepalHimalayaStops: Stop[] = [
  {
    key: 'kathmandu',
    name: 'Kathmandu',
    country: 'NP',
    kind: 'city',
    lat: 27.7172,
    long: 85.324,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Boudhanath and Pashupatinath', 'sightseeing', 4, 1, { km: 4 })`
        Walk clockwise round the great stupa of Boudhanath with Tibetan grandmothers, then see the cremation steps at Pashupatinath from across the river.`,
      doing('Swayambhunath stairs', 'city-walks', 3, 2, { km: 4, ascentM: 80 })`
        Climb 365 steps with monkeys to Swayambhunath for a view of the whole valley, clear after rain and brown in March.`,
      doing('Patan Durbar Square and museum', 'museums', 3, 1, { optionalUsd: 8 })`
        See bronze gods at arm's length in the Patan Museum and the square outside, part of it still propped up since the earthquake of 2015.`,
      doing('Momos in a home kitchen', 'cooking', 3, 1, { optionalUsd: 25 })`
        Pleat momos with a Newar family, eighteen folds if you can, and eat them with tomato and Sichuan-pepper sauce.`,
      doing('Everest by mountain flight', 'photography', 2, 1, { optionalUsd: 230 })`
        Take the one-hour flight along the range at half past six, with a window seat for each passenger and Everest for about five minutes.`,
    ],
    food: ['dal bhat with refills', 'buffalo momos', 'juju dhau, king of yogurts'],
  },
  {
    key: 'bhaktapur',
    name: 'Bhaktapur',
    country: 'NP',
    kind: 'town',
    lat: 27.671,
    long: 85.4298,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Squares before breakfast', 'city-walks', 2, 1, { km: 3, optionalUsd: 15 })`
        Walk from the five-story Nyatapola to the potters' square by seven, when people bring offerings and no tour bus has come yet.`,
      doing('Changu Narayan ridge', 'hiking', 5, 2, { km: 14, ascentM: 300 })`
        Hike from Nagarkot along the ridge to Changu Narayan, a temple with an inscription of the year 464, and down to Bhaktapur through mustard fields.`,
      doing('Clay with the potters', 'crafts', 2, 1, { optionalUsd: 10 })`
        Throw a yogurt bowl on a truck-tire wheel; it will lean, and they fire it anyway.`,
      doing('Woodcarvers and the Peacock Window', 'crafts', 2, 1)`
        See the Peacock Window of 1750 and the men in the next lane who can still cut one, at a month for each square meter.`,
    ],
    food: ['bara lentil pancakes', 'juju dhau in a clay bowl'],
  },
  {
    key: 'lukla',
    name: 'Lukla and Phakding',
    country: 'NP',
    kind: 'village',
    lat: 27.687,
    long: 86.731,
    nights: [1, 1],
    beds: ['lodge'],
    doings: [
      doing('Landing at Lukla and on to Phakding', 'trekking', 4, 2, { km: 8, ascentM: 100 })`
        Land uphill on a runway 527 m long at 2,845 m, meet the porters, and walk 8 km down to Phakding past mani walls.`,
      doing('Rimishung monastery', 'trekking', 2, 2, { km: 3, ascentM: 200 })`
        Climb above Phakding to the Rimishung monastery in the afternoon, to sleep better and hear the horns.`,
      doing('Last lodge night', 'food-and-wine', 2, 1)`
        Share a final dinner with porters and guides, with dancing that starts slowly and goes on long.`,
      doing('A spare day for the weather', 'sightseeing', 3, 1, { km: 3 })`
        Keep a day in hand here, as cloud stops flights from Lukla on about one day in six, and watch the runway with everybody else.`,
    ],
    food: ['Sherpa stew', 'apple pie'],
  },
  {
    key: 'namche',
    name: 'Namche Bazaar',
    country: 'NP',
    kind: 'village',
    lat: 27.805,
    long: 86.71,
    nights: [1, 3],
    beds: ['lodge'],
    doings: [
      doing('Over the Hillary Bridge to Namche', 'trekking', 6, 3, { km: 11, ascentM: 830 })`
        Cross the Dudh Kosi five times, last on the high bridge with prayer flags, and climb 600 m without a break to Namche at 3,440 m.`,
      doing('Acclimatize at 3,880 meters', 'trekking', 4, 3, { km: 6, ascentM: 440 })`
        Walk up past the airstrip at Syangboche to a terrace with the first full view of Everest, drink tea, and come back down to sleep.`,
      doing('Khumjung and its school', 'trekking', 5, 3, { km: 9, ascentM: 450 })`
        Visit Khumjung, with the school that Hillary built in 1961 and a monastery that shows a yeti scalp for a donation.`,
      doing('Saturday market', 'food-and-wine', 2, 1)`
        See traders lay out onions, boots and yak cheese at the Saturday market, carried up for days at a time.`,
      doing('Sherpa Museum', 'museums', 2, 1, { optionalUsd: 3 })`
        Look at old climbing gear and family photographs above the village, with Ama Dablam in the window.`,
    ],
    food: ['yak sizzler', 'potato pancakes with chili'],
  },
  {
    key: 'dingboche',
    name: 'Tengboche and Dingboche',
    country: 'NP',
    kind: 'village',
    lat: 27.8925,
    long: 86.831,
    nights: [2, 3],
    beds: ['lodge'],
    doings: [
      doing('Namche to Tengboche', 'trekking', 6, 3, { km: 10, ascentM: 750 })`
        Contour above the gorge, drop to the river at Phunki and climb 600 m through rhododendron to the monastery at 3,867 m, in time for prayers at three.`,
      doing('Tengboche to Dingboche', 'trekking', 5, 3, { km: 11, ascentM: 650 })`
        Pass Pangboche, the last place with trees, and enter the Imja valley to Dingboche at 4,410 m, walled against yaks.`,
      doing('Nangkartshang', 'trekking', 5, 4, { km: 5, ascentM: 670 })`
        Climb toward Nangkartshang to 5,080 m on the rest day, with Makalu, 8,485 m, at the head of the valley.`,
      doing('Talk on mountain sickness', 'trekking', 1, 1)`
        Listen to the doctor at Pheriche at three in the afternoon on what height does to a head; it is free and may save your trek.`,
    ],
    food: ['garlic soup', 'tsampa porridge'],
  },
  {
    key: 'gorak-shep',
    name: 'Gorak Shep',
    country: 'NP',
    kind: 'mountain',
    lat: 27.981,
    long: 86.829,
    nights: [2, 2],
    beds: ['lodge'],
    doings: [
      doing('Lobuche by the memorials', 'trekking', 5, 4, { km: 8, ascentM: 530 })`
        Climb the Dughla moraine to the cairns of climbers who did not come back and go on to Lobuche at 4,940 m.`,
      doing('Everest Base Camp', 'trekking', 8, 4, { km: 12, ascentM: 420 })`
        Walk on the edge of the Khumbu Glacier to Base Camp at 5,364 m, full of yellow tents in April and May and of wind for the rest of the year.`,
      doing('Kala Patthar at sunrise', 'trekking', 4, 4, { km: 4, ascentM: 400 })`
        Climb Kala Patthar in the dark, 5,545 m, for the view that Base Camp lacks: the top of Everest, in the first sun.`,
      doing('Khumbu icefall up close', 'photography', 2, 3, { km: 2 })`
        Listen to the icefall crack from the last lateral moraine; it moves about a meter a day.`,
    ],
    food: ['ramen and hot lemon', 'rice pudding'],
  },
  {
    key: 'gokyo',
    name: 'Gokyo',
    country: 'NP',
    kind: 'mountain',
    lat: 27.954,
    long: 86.694,
    nights: [2, 4],
    beds: ['lodge'],
    doings: [
      doing('Dole to Machhermo', 'trekking', 4, 3, { km: 6, ascentM: 430 })`
        Walk above the Dudh Kosi to Machhermo at 4,470 m, with Himalayan tahr on the slope and a rescue post that gives an altitude talk.`,
      doing('Gokyo Ri', 'trekking', 4, 4, { km: 4, ascentM: 560 })`
        Climb Gokyo Ri, 5,357 m, for four of the world's six highest peaks in one sweep and the longest glacier in Nepal below.`,
      doing('Fifth Lake', 'trekking', 6, 3, { km: 13, ascentM: 250 })`
        Follow the moraine up the valley to the fifth lake at 4,990 m, under the 4,000 m wall of Cho Oyu.`,
      doing('Cho La', 'trekking', 9, 5, { km: 11, ascentM: 750 })`
        Cross the Cho La, 5,420 m, from Dragnag to Dzongla, with microspikes on a short glacier and a start at four.`,
    ],
    food: ['yak steak', 'fresh bread from a lake-side oven'],
  },
  {
    key: 'pokhara',
    name: 'Pokhara',
    country: 'NP',
    kind: 'city',
    lat: 28.2096,
    long: 83.9856,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'lodge'],
    doings: [
      doing('Row Phewa to the Peace Pagoda', 'hiking', 4, 2, { km: 6, ascentM: 300 })`
        Be rowed across Phewa lake, climb through forest to the Peace Pagoda, and see Machapuchare upside down in the water if the morning is still.`,
      doing('Sarangkot at dawn', 'photography', 3, 1)`
        Drive up to Sarangkot by half past five for first light on Dhaulagiri, Annapurna South and the fishtail peak.`,
      doing('Paragliding over the lake', 'climbing', 2, 2, { optionalUsd: 85 })`
        Run three steps off Sarangkot with a pilot behind you and circle for half an hour with Himalayan griffons.`,
      doing('Tibetan settlement of Tashiling', 'crafts', 2, 1)`
        Drink butter tea with Tibetan weavers at Tashiling, some of whom walked over the border as children in 1960.`,
    ],
    food: ['Thakali thali with buckwheat', 'lake fish curry'],
  },
  {
    key: 'ghandruk',
    name: 'Ghandruk and Ghorepani',
    country: 'NP',
    kind: 'village',
    lat: 28.376,
    long: 83.807,
    nights: [1, 4],
    beds: ['lodge', 'homestay'],
    doings: [
      doing('Stone stairs to Ulleri', 'trekking', 6, 3, { km: 9, ascentM: 900 })`
        Climb 3,280 stone steps from Tikhedhunga to Ulleri, school run and mule road in one.`,
      doing('Poon Hill', 'trekking', 3, 3, { km: 4, ascentM: 340 })`
        Leave Ghorepani at half past four for Poon Hill, 3,210 m, with 200 others and a view from Dhaulagiri to Machapuchare.`,
      doing('Gurung museum and village', 'city-walks', 3, 1, { km: 3 })`
        Walk the slate lanes of Ghandruk, where most families have had a man in a Gurkha regiment, and see what they brought home in a one-room museum.`,
      doing('Rhododendron ridge to Tadapani', 'trekking', 6, 3, { km: 11, ascentM: 600 })`
        Walk under tree rhododendrons to Tadapani, red from mid-March to mid-April, with langurs eating the flowers.`,
    ],
    food: ['millet dhido with nettle soup', 'raksi, home-distilled'],
  },
  {
    key: 'annapurna-sanctuary',
    name: 'Annapurna Sanctuary',
    country: 'NP',
    kind: 'mountain',
    lat: 28.53,
    long: 83.878,
    nights: [3, 5],
    beds: ['lodge'],
    doings: [
      doing('Chhomrong to Bamboo', 'trekking', 6, 3, { km: 9, ascentM: 600 })`
        Go down 2,200 steps from Chhomrong and up the Modi gorge through bamboo, with wild bees' nests on the cliffs opposite.`,
      doing('Deurali and the avalanche slope', 'trekking', 5, 3, { km: 8, ascentM: 870 })`
        Walk from Bamboo to Deurali at 3,230 m, early in the day in spring, as snow slides cross the path in the afternoon.`,
      doing('Annapurna Base Camp', 'trekking', 6, 4, { km: 8, ascentM: 900 })`
        Enter by the gate between Hiunchuli and Machapuchare into a ring of peaks, eleven above 6,400 m, to the lodges at 4,130 m.`,
      doing('Sunrise on the south face', 'photography', 2, 2, { km: 2, ascentM: 60 })`
        Stand by the prayer flags at five, when the sun starts at the top of Annapurna I and takes twenty minutes to come down the wall.`,
      doing('Jhinu hot springs', 'hot-springs', 2, 1, { km: 2 })`
        Soak your legs in the riverside pools at Jhinu on the way out, 25 minutes below the lodge and longer back up.`,
    ],
    food: ['dal bhat twice a day', 'Gurung bread with honey'],
  },
  {
    key: 'chame',
    name: 'Chame and Pisang',
    country: 'NP',
    kind: 'village',
    lat: 28.553,
    long: 84.241,
    nights: [1, 2],
    beds: ['lodge'],
    doings: [
      doing('Jeep up the Marsyangdi', 'sightseeing', 6, 2)`
        Hold on for 65 km of track cut into cliffs above the Marsyangdi, which saves four days of walking beside a road.`,
      doing('Chame to Upper Pisang', 'trekking', 6, 3, { km: 14, ascentM: 700 })`
        Walk below the Swargadwari slab, 1,500 m of bare curved rock, through apple orchards to Upper Pisang at 3,310 m.`,
      doing('High road by Ghyaru', 'trekking', 7, 4, { km: 17, ascentM: 650 })`
        Take the high path by Ghyaru and Ngawal, which costs 400 m of steps and gives you Annapurna II all day.`,
      doing('Pine needles and hot pools', 'hot-springs', 1, 1)`
        Sit in the concrete pools at Chame with porters, at 2,670 m and about 40 degrees, beside a glacial river.`,
    ],
    food: ['apple brandy', 'buckwheat noodles'],
  },
  {
    key: 'manang',
    name: 'Manang and Thorong La',
    country: 'NP',
    kind: 'mountain',
    lat: 28.6667,
    long: 84.0167,
    nights: [3, 5],
    beds: ['lodge'],
    doings: [
      doing('Ice Lake', 'trekking', 7, 4, { km: 12, ascentM: 1100 })`
        Climb to Ice Lake at 4,600 m from Braga for acclimatization, with the whole Annapurna wall across the valley.`,
      doing('Tilicho Lake', 'trekking', 8, 4, { km: 12, ascentM: 850 })`
        Take the side trip to Tilicho at 4,919 m, over slopes where stones fall after noon, to a lake 4 km long under a hanging glacier.`,
      doing('Yak Kharka to High Camp', 'trekking', 6, 4, { km: 10, ascentM: 830 })`
        Walk up the Jarsang valley to High Camp at 4,880 m, with blue sheep by the trail and, rarely, what eats them.`,
      doing('Thorong La', 'trekking', 9, 5, { km: 15, ascentM: 540 })`
        Cross Thorong La, 5,416 m, before the wind comes at ten, and go down 1,600 m to Muktinath.`,
    ],
    food: ['sea-buckthorn juice', 'yak cheese'],
  },
  {
    key: 'kagbeni',
    name: 'Kagbeni and Muktinath',
    country: 'NP',
    kind: 'village',
    lat: 28.83,
    long: 83.78,
    nights: [1, 3],
    beds: ['lodge', 'hotel'],
    doings: [
      doing('Muktinath and its 108 spouts', 'sightseeing', 3, 2, { km: 4, ascentM: 100 })`
        Watch Hindu and Buddhist pilgrims run under 108 ice-cold spouts at 3,760 m, and see the flame that burns on water.`,
      doing('Kagbeni lanes', 'city-walks', 2, 1, { km: 2 })`
        Duck through the tunnels of Kagbeni, mud-built against the wind that blows up the Kali Gandaki from eleven every morning.`,
      doing('Fossils of the Kali Gandaki', 'hiking', 3, 2, { km: 9 })`
        Search the riverbed for ammonites, black stones from a sea of 150 million years ago, at 2,800 m above today's.`,
      doing('Marpha and its apples', 'food-and-wine', 3, 1, { km: 3 })`
        Walk the whitewashed lanes of Marpha and taste apple brandy where it is distilled; one is enough at 2,670 m.`,
    ],
    food: ['apple crumble', 'sun-dried yak meat'],
  },
  {
    key: 'chitwan',
    name: 'Chitwan',
    country: 'NP',
    kind: 'park',
    lat: 27.5291,
    long: 84.4542,
    nights: [2, 3],
    beds: ['lodge', 'homestay'],
    doings: [
      doing('Rhinos by jeep', 'safari-drives', 4, 1, { optionalUsd: 30 })`
        Drive through grass six meters high for one-horned rhinos; the last count in Chitwan was 694.`,
      doing('Dugout on the Rapti', 'boat-trips', 3, 1, { km: 8 })`
        Sit low in a dugout cut from one silk-cotton tree, past mugger crocodiles and the thin-snouted gharial, which only eats fish.`,
      doing('Walk with two guides', 'wildlife-watching', 4, 2, { km: 9 })`
        Walk the forest with a guide in front and one behind, after a talk on what to do when a rhino runs: climb, or zigzag.`,
      doing('Tharu village by bicycle', 'cycling', 3, 1, { km: 12 })`
        Cycle 12 flat kilometers among mud-and-straw houses of the Tharu, who lived with malaria here when nobody else could.`,
    ],
    food: ['ghonghi, river snails', 'Tharu fish curry'],
  },
];
