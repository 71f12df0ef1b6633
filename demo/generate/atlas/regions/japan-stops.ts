import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const japanStops: Stop[] = [
  {
    key: 'tokyo',
    name: 'Tokyo',
    country: 'JP',
    kind: 'city',
    lat: 35.6812,
    long: 139.7671,
    gateway: true,
    nights: [1, 4],
    beds: ['hotel', 'ryokan', 'guesthouse'],
    doings: [
      doing('Tsukiji outer market and sushi', 'food-and-wine', 3, 1, { optionalUsd: 75 })`
        Walk the outer market at Tsukiji by eight, taste rolled omelet and grilled scallops at four stalls, then sit at a sushi counter with ten seats.`,
      doing('Asakusa and the Sumida River', 'city-walks', 4, 1, { km: 6 })`
        See Senso-ji, founded in 645, before the stalls on Nakamise open, then follow the Sumida past five painted bridges to Ryogoku, the sumo district.`,
      doing('Yanaka on foot', 'city-walks', 3, 1, { km: 4 })`
        Walk through Yanaka, one of the few quarters that survived both the 1923 earthquake and the war, with about 70 temples and a cemetery full of cherry trees.`,
      doing('Meiji Shrine and Shibuya', 'sightseeing', 4, 1, { km: 5 })`
        Enter the forest of Meiji Shrine, 100,000 trees planted by hand in 1920, then cross Shibuya with up to 3,000 other people on one green light.`,
      doing('Morning sumo practice', 'sightseeing', 3, 1, { optionalUsd: 95 })`
        Sit on the wooden floor of a sumo stable for the morning practice, in silence, while wrestlers of 150 kg run at each other two meters away.`,
      doing('National Museum in Ueno', 'museums', 3, 1, { optionalUsd: 7 })`
        Spend the morning in the Tokyo National Museum at Ueno, where the Honkan lays out swords, armor and screens in order from 10,000 BC.`,
    ],
    food: ['soba with tempura', 'monjayaki, a runny griddle pancake', 'highballs in a standing bar'],
  },
  {
    key: 'nikko',
    name: 'Nikko',
    country: 'JP',
    kind: 'town',
    lat: 36.7199,
    long: 139.6982,
    nights: [1, 2],
    beds: ['ryokan', 'hotel'],
    doings: [
      doing('Toshogu and its carvings', 'sightseeing', 4, 2, { km: 4 })`
        Visit Toshogu, the shrine of the first Tokugawa shogun, with 5,173 carvings, and climb 207 stone steps to his tomb among cedars.`,
      doing('Senjogahara marsh', 'hiking', 4, 2, { km: 7, ascentM: 80 })`
        Cross the Senjogahara marsh on boardwalks at 1,400 m, from Ryuzu Falls to Yudaki Falls; it turns gold in early October and often white by December.`,
      doing('Kegon Falls and Lake Chuzenji', 'sightseeing', 3, 1, { optionalUsd: 5 })`
        Ride the bus up 20 hairpins to Lake Chuzenji and take the elevator down through the rock to the foot of Kegon Falls, 97 m high.`,
      doing('Stone monks of Kanmangafuchi', 'city-walks', 2, 1, { km: 4 })`
        Follow the Daiya River past some 70 stone Jizo statues in red caps, and count them; nobody gets the same number on the way back.`,
    ],
    food: ['yuba, the skin of soy milk', 'shaved ice from a winter pond'],
  },
  {
    key: 'hakone',
    name: 'Hakone',
    country: 'JP',
    kind: 'village',
    lat: 35.2324,
    long: 139.1069,
    nights: [1, 2],
    beds: ['ryokan', 'hotel'],
    doings: [
      doing('Old Tokaido and its cedars', 'hiking', 4, 2, { km: 9, ascentM: 350 })`
        Walk 9 km of the Old Tokaido from Hatajuku to Lake Ashi on mossy stones laid in 1680, with a stop for sweet amazake at a thatched teahouse.`,
      doing('Ropeway over Owakudani', 'sightseeing', 3, 1, { optionalUsd: 22 })`
        Cross the steaming crater of Owakudani by ropeway, eat an egg boiled black in the sulfur springs, and look for Fuji, clear on about one day in three.`,
      doing('Hakone Open-Air Museum', 'museums', 3, 1, { optionalUsd: 13 })`
        See 120 sculptures on a hillside, a whole pavilion of Picasso ceramics, and rest your feet in the outdoor hot-spring bath by the exit.`,
      doing('Evening in the baths', 'hot-springs', 2, 1)`
        Learn bath manners before dinner: wash first, no swimsuit, then a slow soak at 41 degrees in a cedar tub open to the trees.`,
    ],
    food: ['black eggs from the sulfur springs', 'a kaiseki dinner of nine small courses'],
  },
  {
    key: 'kamikochi',
    name: 'Kamikochi',
    country: 'JP',
    kind: 'mountain',
    lat: 36.25,
    long: 137.637,
    nights: [1, 2],
    beds: ['lodge', 'hut'],
    doings: [
      doing('Taisho Pond to Myojin', 'hiking', 4, 2, { km: 10, ascentM: 60 })`
        Walk 10 km up the Azusa valley from Taisho Pond, past dead birches standing in the water, to the shrine at Myojin under the 3,190 m Hotaka ridge.`,
      doing('Climb to Dakesawa hut', 'hiking', 6, 4, { km: 8, ascentM: 670 })`
        Climb 670 m from Kappa Bridge to the Dakesawa hut at 2,170 m, with snow patches beside the trail well into July and curry for lunch.`,
      doing('Yokoo valley day walk', 'hiking', 7, 3, { km: 22, ascentM: 150 })`
        Follow the river for 11 km to Yokoo, where the trail to Yari begins; macaques feed on the banks and pay no attention to you.`,
      doing('Birds of the Azusa marsh', 'birdwatching', 2, 1, { km: 3 })`
        Start at half past five with a naturalist on the boardwalks near Dakesawa marsh, where narcissus flycatchers and Japanese robins sing in May and June.`,
    ],
    food: ['iwana char grilled on a stick', 'hot apple pie at a mountain lodge'],
  },
  {
    key: 'takayama',
    name: 'Takayama',
    country: 'JP',
    kind: 'town',
    lat: 36.1461,
    long: 137.2522,
    nights: [1, 3],
    beds: ['ryokan', 'hotel', 'guesthouse'],
    doings: [
      doing('Morning market and sake brewers', 'food-and-wine', 3, 1, { km: 3, optionalUsd: 15 })`
        Buy pickled turnip at the Miyagawa market before nine, then find the sake breweries in Sanmachi by the cedar balls that hang over their doors.`,
      doing('Cycle the Furukawa rice country', 'cycling', 4, 2, { km: 22, optionalUsd: 60 })`
        Cycle 22 flat kilometers through the rice fields around Hida Furukawa, 15 minutes away by train, and stop at a carpenter who joins beams without nails.`,
      doing('Hida folk village', 'museums', 2, 1, { optionalUsd: 5 })`
        Walk among 30 farmhouses moved here from drowned valleys, their thatch pitched at 60 degrees so that two meters of snow slide off.`,
      doing('Higashiyama temple path', 'city-walks', 3, 2, { km: 4, ascentM: 100 })`
        Follow the 3.5 km Higashiyama course past a dozen temples and the castle hill, a walk that most day visitors leave out.`,
    ],
    food: ['Hida beef on a magnolia leaf with miso', 'mitarashi dango, without sugar here'],
  },
  {
    key: 'shirakawa-go',
    name: 'Shirakawa-go',
    country: 'JP',
    kind: 'village',
    lat: 36.2578,
    long: 136.906,
    nights: [1, 1],
    beds: ['homestay', 'guesthouse'],
    doings: [
      doing('Night in a thatched farmhouse', 'crafts', 3, 1)`
        Sleep on tatami in a thatched farmhouse of the 1800s, eat river fish around a sunken hearth, and have the lanes of Ogimachi for yourself after the buses leave at five.`,
      doing('Shiroyama lookout', 'hiking', 2, 2, { km: 3, ascentM: 70 })`
        Walk 20 minutes up to the Shiroyama lookout for the view over 60 steep roofs, best at seven before the mist lifts off the Sho River.`,
      doing('Wada house and its silkworm lofts', 'museums', 2, 1, { optionalUsd: 3 })`
        Climb through the three attic floors of the Wada house, where one family raised silkworms over the warm smoke of the kitchen fire.`,
      doing('Papermaking in Gokayama', 'crafts', 3, 1, { optionalUsd: 12 })`
        Drive 30 km down the valley to Gokayama, where you make a sheet of mulberry paper and see the 20 houses of Ainokura, much quieter than Ogimachi.`,
    ],
    food: ['hoba miso over charcoal', 'firm tofu tied with rope'],
  },
  {
    key: 'kanazawa',
    name: 'Kanazawa',
    country: 'JP',
    kind: 'city',
    lat: 36.5613,
    long: 136.6562,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'ryokan'],
    doings: [
      doing('Kenrokuen before the crowds', 'sightseeing', 3, 1, { km: 3 })`
        Enter Kenrokuen garden at opening time, with its 200-year-old pines held up by ropes from November, and go on through the rebuilt castle turrets.`,
      doing('Nagamachi and the samurai lanes', 'city-walks', 3, 1, { km: 4 })`
        Walk the earth-walled lanes of Nagamachi to the Nomura house, whose small garden has a 400-year-old bayberry tree and a stream full of carp.`,
      doing('Gold leaf workshop', 'crafts', 2, 1, { optionalUsd: 20 })`
        Lay your own gold leaf, a ten-thousandth of a millimeter thick, in the city that beats nearly all of the gold leaf in Japan.`,
      doing('Omicho market and Higashi Chaya', 'food-and-wine', 3, 1, { km: 3, optionalUsd: 30 })`
        Eat sweet shrimp and, from November, snow crab among 170 stalls at Omicho, then cross the Asano River to the wooden teahouses of Higashi Chaya.`,
    ],
    food: ['kaisendon, raw fish over rice', 'jibuni duck stew', 'gold-leaf ice cream'],
  },
  {
    key: 'kiso-valley',
    name: 'Kiso Valley',
    country: 'JP',
    kind: 'village',
    lat: 35.5776,
    long: 137.5946,
    nights: [1, 3],
    beds: ['ryokan', 'guesthouse', 'homestay'],
    doings: [
      doing('Magome to Tsumago', 'hiking', 3, 2, { km: 8, ascentM: 250 })`
        Walk the Nakasendo from Magome over a 790 m pass to Tsumago, 8 km on stone and forest path, ringing the bear bells as you go.`,
      doing('Tsumago to Nojiri', 'hiking', 6, 3, { km: 18, ascentM: 600 })`
        Leave the day walkers behind on the 18 km from Tsumago to Nojiri, along rice terraces and through hamlets where the old road is still the main street.`,
      doing('Over the Torii Pass', 'hiking', 4, 3, { km: 7, ascentM: 330 })`
        Cross the Torii Pass at 1,197 m from Yabuhara to Narai, a post town with a kilometer of dark wooden inns and six public wells.`,
      doing('Tsumago after dark', 'city-walks', 2, 1, { km: 1 })`
        Step out after dinner into Tsumago, where cables are buried and cars banned, and paper lanterns are the only light on the street.`,
    ],
    food: ['gohei mochi with walnut miso', 'buckwheat noodles with mountain vegetables'],
  },
  {
    key: 'kyoto',
    name: 'Kyoto',
    country: 'JP',
    kind: 'city',
    lat: 35.0116,
    long: 135.7681,
    gateway: true,
    nights: [1, 5],
    beds: ['hotel', 'ryokan', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Fushimi Inari to the summit', 'hiking', 3, 2, { km: 5, ascentM: 210 })`
        Climb through the vermilion gates of Fushimi Inari by seven, and keep going past the halfway view, where most people turn round, to the top at 233 m.`,
      doing('Arashiyama by back lanes', 'city-walks', 4, 1, { km: 6 })`
        See the bamboo at Arashiyama early, then walk north to Otagi Nenbutsu-ji and its 1,200 laughing stone figures, which few of the crowd reach.`,
      doing('Tea with a tea master', 'crafts', 2, 1, { optionalUsd: 35 })`
        Kneel in a four-and-a-half-mat room while a tea teacher whisks matcha, then whisk your own bowl and learn why you turn it twice.`,
      doing('Gardens of the northwest', 'sightseeing', 4, 1, { km: 5, optionalUsd: 12 })`
        Look at the 15 stones of Ryoan-ji, of which one is hidden from any seat, and walk on to the Golden Pavilion before the school groups at ten.`,
      doing('Cook an obanzai lunch', 'cooking', 3, 1, { optionalUsd: 70 })`
        Shop for eggplant and fu at Nishiki market, then cook five small dishes of obanzai, the home food of Kyoto, in a wooden townhouse.`,
      doing('Philosopher Path and Nanzen-ji', 'city-walks', 3, 1, { km: 4 })`
        Walk 2 km along the canal under the cherry trees from Ginkaku-ji to Nanzen-ji, and find the brick aqueduct of 1888 behind the temple.`,
    ],
    food: ['yudofu, tofu simmered in kelp broth', 'saba sushi pressed with kelp', 'warabi mochi'],
  },
  {
    key: 'nara',
    name: 'Nara',
    country: 'JP',
    kind: 'city',
    lat: 34.6851,
    long: 135.8048,
    nights: [1, 2],
    beds: ['hotel', 'ryokan'],
    doings: [
      doing('Great Buddha and the deer park', 'sightseeing', 4, 1, { km: 5 })`
        Stand in front of the 15 m bronze Buddha of Todai-ji, cast in 752, and keep your map in your bag: about 1,300 deer roam the park and eat paper.`,
      doing('Primeval forest of Kasuga', 'hiking', 4, 2, { km: 10, ascentM: 300 })`
        Walk the 10 km trail through the Kasuga forest, where cutting and hunting have been forbidden since 841, and come out at 2,000 stone lanterns.`,
      doing('Horyu-ji, the oldest timber', 'archaeology', 3, 1, { optionalUsd: 13 })`
        Take the train 12 minutes to Horyu-ji, whose pagoda of the year 607 stands on a center post felled in 594.`,
      doing('Calligraphy brush workshop', 'crafts', 2, 1, { optionalUsd: 25 })`
        Bind a writing brush with a craftsman in Naramachi, the merchant quarter, out of goat, horse and raccoon-dog hair.`,
    ],
    food: ['persimmon-leaf sushi', 'mochi pounded at full speed'],
  },
  {
    key: 'koyasan',
    name: 'Koyasan',
    country: 'JP',
    kind: 'village',
    lat: 34.213,
    long: 135.584,
    nights: [1, 2],
    beds: ['guesthouse'],
    doings: [
      doing('Okunoin at night', 'city-walks', 2, 1, { km: 4 })`
        Walk with a monk through Okunoin after dark, 2 km of cedars and 200,000 graves, to the hall where lamps have burned for 900 years.`,
      doing('Morning fire ritual', 'sightseeing', 2, 1)`
        Get up at half past five for the goma service in your temple lodging, when the priest burns cedar sticks to the beat of a drum.`,
      doing('Choishi-michi, the last stretch', 'hiking', 4, 3, { km: 8, ascentM: 400 })`
        Walk the final 8 km of the Choishi-michi up from Yatate, with a stone marker every 109 m since 1285, to the great Daimon gate.`,
      doing('Copying a sutra', 'crafts', 2, 1, { optionalUsd: 12 })`
        Trace the 278 characters of the Heart Sutra with a brush, which takes most people an hour and all of their attention.`,
    ],
    food: ['shojin ryori, the meatless temple meal', 'sesame tofu with wasabi'],
  },
  {
    key: 'kumano',
    name: 'Kumano Kodo',
    country: 'JP',
    kind: 'village',
    lat: 33.84,
    long: 135.773,
    nights: [2, 4],
    beds: ['guesthouse', 'ryokan', 'homestay'],
    doings: [
      doing('Takijiri to Takahara', 'hiking', 3, 3, { km: 4, ascentM: 430 })`
        Start the Nakahechi route at Takijiri-oji with a 430 m climb over cedar roots to Takahara, a village at the height of the morning mist.`,
      doing('Chikatsuyu to Hongu', 'hiking', 9, 4, { km: 25, ascentM: 900 })`
        Walk the long day of the Kumano Kodo, 25 km over three passes to the Hongu shrine; your bag goes ahead by car.`,
      doing('Hosshinmon-oji to Hongu', 'hiking', 3, 2, { km: 7, ascentM: 120 })`
        Follow the gentle last 7 km from Hosshinmon-oji through tea gardens and honesty-box stalls to the 34 m gate at Oyunohara.`,
      doing('Yunomine hot spring', 'hot-springs', 2, 1, { optionalUsd: 6 })`
        Soak at Yunomine in Tsuboyu, a wooden hut over a pool for two people, used by pilgrims for 1,800 years and rented for 30 minutes at a time.`,
      doing('Kogumotori and the hundred-village view', 'hiking', 6, 3, { km: 13, ascentM: 670 })`
        Cross from Koguchi to Ukegawa in 13 km, with the view from Hyakken-gura over the 3,600 peaks that Kumano counts.`,
    ],
    food: ['mehari-zushi in mustard leaf', 'rice porridge cooked in spring water'],
  },
  {
    key: 'naoshima',
    name: 'Naoshima',
    country: 'JP',
    kind: 'island',
    lat: 34.46,
    long: 133.996,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Chichu Art Museum', 'museums', 3, 1, { optionalUsd: 18 })`
        See five late Monet water lilies by daylight alone in Chichu, a museum dug into the hill; book the hour, as it sells out weeks ahead.`,
      doing('Art houses of Honmura', 'city-walks', 3, 1, { km: 3, optionalUsd: 8 })`
        Walk between seven old houses in Honmura that artists have rebuilt, one of them kept so dark that you see nothing for the first ten minutes.`,
      doing('Island by electric bike', 'cycling', 3, 2, { km: 14, optionalUsd: 12 })`
        Ride 14 km round Naoshima on an electric bicycle, from the red pumpkin at Miyanoura pier to the yellow one on the south shore.`,
      doing('Ferry to Teshima', 'boat-trips', 5, 2, { km: 10, optionalUsd: 30 })`
        Take the 22-minute boat to Teshima and sit in the shell-shaped museum where water beads creep across the floor and no sound dies quickly.`,
    ],
    food: ['Setouchi sea bream', 'lemon soda from the islands'],
  },
  {
    key: 'hiroshima',
    name: 'Hiroshima',
    country: 'JP',
    kind: 'city',
    lat: 34.3853,
    long: 132.4553,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'ryokan'],
    doings: [
      doing('Peace Park with a local guide', 'museums', 4, 1, { km: 3, optionalUsd: 2 })`
        Walk from the dome to the Peace Memorial Museum with a guide whose grandparents were here in 1945; allow quiet time afterward.`,
      doing('Miyajima at high tide', 'boat-trips', 5, 2, { km: 6 })`
        Cross to Miyajima in ten minutes and time it by the tide table, so that the 16 m gate stands in the sea when you come and on sand when you leave.`,
      doing('Climb Mount Misen', 'hiking', 4, 3, { km: 6, ascentM: 535 })`
        Climb 535 m from Itsukushima Shrine to the top of Misen by the Daishoin steps, past a fire that monks have kept since 806.`,
      doing('Shimanami bridges by bike', 'cycling', 7, 3, { km: 70, optionalUsd: 45 })`
        Cycle the Shimanami Kaido, 70 km over six islands and seven bridges from Onomichi to Imabari, on a blue line painted all the way.`,
    ],
    food: ['okonomiyaki layered with noodles', 'oysters grilled in the shell'],
  },
];
