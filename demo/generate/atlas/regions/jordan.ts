import type { Region, Stop } from '../types.ts';
import { doing, foot, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'amman',
    name: 'Amman',
    country: 'JO',
    kind: 'city',
    lat: 31.9539,
    long: 35.9106,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Citadel and Roman theater', 'archaeology', 3, 2, { km: 4, ascentM: 90 })`
        Climb from the Roman theater, which still seats 6,000, to the Citadel for the noon call that runs from hill to hill across seven of them.`,
      doing('Jerash and its colonnades', 'archaeology', 5, 2, { km: 5, optionalUsd: 14 })`
        Drive 50 km to Jerash and walk the ruts of a Roman main street, from the oval plaza to the temple of Artemis, whose columns sway if you slip a spoon under.`,
      doing('Downtown breakfast to knafeh', 'food-and-wine', 3, 1, { km: 3, optionalUsd: 40 })`
        Eat falafel at a counter open since 1952, hummus with hot oil, and knafeh off a meter-wide tray, with juice of sugarcane between.`,
      doing('Desert castles', 'sightseeing', 6, 1, { optionalUsd: 60 })`
        Go out 100 km east to Qasr Amra, a hunting lodge of about 730 with bathing women and a bear playing the lute on its walls.`,
      doing('Mosaics of Madaba and Mount Nebo', 'sightseeing', 4, 1, { optionalUsd: 8 })`
        See the map of the Holy Land that mosaic layers set in the floor of a church in Madaba in the 500s, then look from Mount Nebo for Jerusalem in the haze.`,
    ],
    food: ['mansaf, lamb in dried-yogurt sauce', 'falafel in sesame bread', 'knafeh'],
  },
  {
    key: 'ajloun',
    name: 'Ajloun',
    country: 'JO',
    kind: 'village',
    lat: 32.3326,
    long: 35.7517,
    nights: [1, 2],
    beds: ['lodge', 'homestay'],
    doings: [
      doing('Soap House Trail', 'hiking', 3, 2, { km: 7, ascentM: 250 })`
        Walk 7 km through oak and strawberry trees in Ajloun reserve to Orjan, where village women cook olive-oil soap.`,
      doing('Saladin fort above the Jordan', 'sightseeing', 2, 1, { optionalUsd: 5 })`
        Explore the castle built in 1184 to watch both the Crusaders and the iron mines, with a view over three countries on a clear day.`,
      doing('Lunch with Eisa in Orjan', 'food-and-wine', 3, 1, { optionalUsd: 25 })`
        Roll grape leaves at a table under walnut trees in Orjan and learn why olive oil here is sold by the 16-kilo tin.`,
      doing('Al-Ayoun villages', 'hiking', 5, 3, { km: 12, ascentM: 300 })`
        Follow the Al-Ayoun trail 12 km past spring-fed orchards to Tel Mar Elias, which three faiths connect with Elijah.`,
    ],
    food: ['stuffed grape leaves', 'chicken musakhan with sumac'],
  },
  {
    key: 'dead-sea',
    name: 'Dead Sea',
    country: 'JO',
    kind: 'coast',
    lat: 31.718,
    long: 35.588,
    nights: [1, 2],
    beds: ['resort', 'hotel'],
    doings: [
      doing('Float and mud', 'beaches', 2, 1)`
        Float at 430 m below the sea, the lowest shore on earth, for 15 minutes and not more; do not shave that morning.`,
      doing('Bethany beyond the Jordan', 'sightseeing', 3, 1, { km: 3, optionalUsd: 17 })`
        Walk to the spring-fed pools of Bethany and on to the Jordan, which is five meters wide here, brown and guarded on both banks.`,
      doing('Hot falls of Main', 'hot-springs', 3, 1, { optionalUsd: 22 })`
        Stand under a hot waterfall at Ma'in, 264 m below sea level, with water of about 45 degrees off the cliff.`,
      doing('Salt shore at sunrise', 'photography', 2, 2, { km: 3 })`
        Photograph salt terraces and the hills of the far bank before six; the lake drops more than a meter each year and makes new shapes.`,
    ],
    food: ['grilled lamb kofta', 'fattoush with pomegranate'],
  },
  {
    key: 'wadi-mujib',
    name: 'Wadi Mujib',
    country: 'JO',
    kind: 'park',
    lat: 31.465,
    long: 35.573,
    nights: [1, 1],
    beds: ['lodge'],
    doings: [
      doing('Siq Trail in the water', 'hiking', 3, 3, { km: 3, optionalUsd: 30 })`
        Wade and swim up the Mujib gorge between red walls 100 m high to a waterfall, on ropes and in a life jacket; open from April to October.`,
      doing('Ibex Trail', 'hiking', 4, 3, { km: 8, ascentM: 300, optionalUsd: 35 })`
        Climb the dry Ibex Trail above the Dead Sea with a ranger, the winter choice, with Nubian ibex most likely at seven.`,
      doing('Sunset from the chalets', 'stargazing', 2, 1)`
        Watch the sun drop behind Hebron from the reserve's fifteen chalets and, after dark, the lights of En Gedi 18 km across the water.`,
      doing('Panorama and the sea museum', 'museums', 2, 1, { optionalUsd: 3 })`
        Drive up 600 m to the Dead Sea Panorama, where a small museum explains the rift, the salt and the missing water.`,
    ],
    food: ['maqluba, an upside-down rice pot', 'labneh with thyme'],
  },
  {
    key: 'dana',
    name: 'Dana',
    country: 'JO',
    kind: 'village',
    lat: 30.675,
    long: 35.609,
    nights: [1, 2],
    beds: ['guesthouse', 'camp', 'lodge'],
    doings: [
      doing('Village and Nawatef trail', 'hiking', 3, 2, { km: 7, ascentM: 200 })`
        Walk from the stone houses of Dana, begun in the 1400s, past three springs and terraced gardens to the Nawatef camp.`,
      doing('White Dome trail', 'hiking', 4, 3, { km: 8, ascentM: 300 })`
        Follow the foot of the escarpment below the Rummana camp, from juniper to bare sandstone, with griffon vultures at eye level.`,
      doing('Silver and fruit leather', 'crafts', 2, 1)`
        Visit the workshops of the reserve, where village women make silver, jam and sheets of dried apricot.`,
      doing('Copper caves of Feifa', 'archaeology', 4, 2, { km: 6 })`
        Look into shafts that miners dug for copper 4,500 years ago on the rim of the Dana reserve, with your own headlamp.`,
    ],
    food: ['galayet bandora, tomatoes in a pan', 'sage tea'],
  },
  {
    key: 'feynan',
    name: 'Feynan',
    country: 'JO',
    kind: 'village',
    lat: 30.627,
    long: 35.49,
    nights: [1, 2],
    beds: ['lodge', 'camp'],
    doings: [
      doing('A day with a Bedouin host', 'crafts', 4, 1, { optionalUsd: 25 })`
        Bake bread in embers, roast coffee and grind it to a rhythm that says guests are welcome, in a goat-hair tent near Feynan.`,
      doing('Wadi Ghwair', 'hiking', 6, 4, { km: 13, ascentM: 250 })`
        Walk and scramble through the narrows of Wadi Ghwair, ankle-deep in a stream with palms growing out of the walls.`,
      doing('Copper at Khirbet Feynan', 'archaeology', 3, 2, { km: 6 })`
        Follow slag heaps to Khirbet Feynan, the Roman mines where Christians were sent to die in the 300s.`,
      doing('Telescope on the roof', 'stargazing', 2, 1)`
        See the rings of Saturn from the roof by a serious telescope; the valley has no power line, so that rooms are lit by candles.`,
    ],
    food: ['arboud bread from the ashes', 'lentils with burnt onion'],
  },
  {
    key: 'petra',
    name: 'Petra',
    country: 'JO',
    kind: 'site',
    lat: 30.3216,
    long: 35.4801,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'tented-camp'],
    doings: [
      doing('Through the Siq at six', 'archaeology', 4, 2, { km: 8 })`
        Enter the Siq at six, walk 1.2 km between walls 80 m high, and have the Treasury with a dozen people instead of a thousand.`,
      doing('Monastery by the back trail', 'hiking', 6, 3, { km: 12, ascentM: 350 })`
        Come in from Little Petra along a ledge above the desert and reach the Monastery, 47 m wide, from behind and before the 850 steps fill.`,
      doing('High Place of Sacrifice', 'hiking', 4, 3, { km: 6, ascentM: 200 })`
        Climb to the High Place of Sacrifice and go down the other side by Wadi Farasa, past a garden tomb and a carved lion.`,
      doing('Petra Kitchen evening', 'cooking', 3, 1, { optionalUsd: 50 })`
        Chop, stuff and fry a six-dish dinner in Wadi Musa with the people of the town, and eat it at one long table.`,
      doing('Jabal Harun', 'hiking', 7, 4, { km: 16, ascentM: 450 })`
        Walk with a Bdoul guide to the white shrine on Jabal Harun, 1,350 m, said to be the grave of Aaron, and see Petra as folds in the rock.`,
    ],
    food: ['zarb, lamb from an earth oven', 'cardamom coffee'],
  },
  {
    key: 'wadi-rum',
    name: 'Wadi Rum',
    country: 'JO',
    kind: 'desert',
    lat: 29.5764,
    long: 35.42,
    nights: [1, 3],
    beds: ['tented-camp', 'camp'],
    doings: [
      doing('Jeep across the valleys', 'sightseeing', 4, 1)`
        Cross Wadi Rum in the back of a pickup: the Khazali inscriptions, a red dune to run down, and rock arches with hand-width paths.`,
      doing('Burdah rock bridge', 'hiking', 5, 4, { km: 6, ascentM: 300 })`
        Scramble up to the Burdah bridge, 35 m above the ground, with one exposed step that your guide protects by rope.`,
      doing('Jebel Um ad Dami', 'hiking', 5, 3, { km: 6, ascentM: 430 })`
        Climb the highest hill of Jordan, 1,854 m, two hours from the end of a sand track, and look down on Saudi Arabia and the Red Sea.`,
      doing('Camels at sunrise', 'photography', 2, 2, { km: 6 })`
        Leave camp at five by camel for an hour of red light on sandstone 500 million years old.`,
      doing('Sleep in the open', 'stargazing', 10, 1)`
        Pull your mattress out of the tent and sleep on the sand; in winter the camp hands out a fourth blanket.`,
    ],
    food: ['zarb chicken and rice', 'bedouin tea with sage'],
  },
  {
    key: 'aqaba',
    name: 'Aqaba',
    country: 'JO',
    kind: 'coast',
    lat: 29.5321,
    long: 35.0063,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'resort'],
    doings: [
      doing('Japanese Garden reef', 'snorkeling', 3, 2, { optionalUsd: 35 })`
        Swim from the beach to the Japanese Garden, a reef that begins 15 m out, with clownfish, turtles and water at 22 degrees in January.`,
      doing('Dive a sunken plane', 'diving', 4, 3, { optionalUsd: 90 })`
        Dive to a Hercules transport plane sunk on purpose in 2017 at 15 m, or to a row of tanks set out in battle order.`,
      doing('Aqaba by boat', 'boat-trips', 4, 1, { optionalUsd: 45 })`
        Look along the coasts of four countries from one deck, with lunch off the grill and two stops to swim.`,
      doing('Fish souk and old fort', 'city-walks', 2, 1, { km: 3 })`
        Walk from the fort that fell to the Arab Revolt in 1917 to the fish stalls behind the mosque, and pick your dinner.`,
    ],
    food: ['sayadieh, fish with caramelized onion', 'fresh limeade with mint'],
  },
];

export const jordan: Region = {
  slug: 'jordan',
  name: 'Jordan',
  continent: 'middle-east-and-north-africa',
  countries: ['JO'],
  tagLine:
    'Petra, red desert and the lowest sea on earth within four hours of each other. Best from March to May and from September to November.',
  guide: [
    "Jordan is small, about the size of Indiana, and most of it is stone. Three roads run south from Amman; the oldest, the King's Highway, dips into every valley, and the Dead Sea road lies 400 m below the level of the ocean.",
    'Petra takes two days. The Nabataeans cut some 800 facades into the rock here from about 300 BC, and most visitors see four of them before lunch. The back trail from Little Petra and the side valleys are where it is quiet.',
    'People will invite you for tea and mean it. Bedouin families run the camps in Wadi Rum and many of the reserves, and trips that sleep in them put money into villages without other work.',
    'What surprises people is the cold in winter, snow in Petra included, and how steep everything is.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12], peak: [3, 4, 5, 10, 11] },
  dailyCostUsd: 250,
  localCurrency: 'JOD',
  stops,
  routes: [
    {
      key: 'highlights',
      names: ['Petra, Wadi Rum and the Dead Sea', 'Jordan in {days} days', 'Amman to Aqaba', 'Rose rock and red sand'],
      stops: ['amman', 'dead-sea', 'petra', 'wadi-rum', 'aqaba'],
      legs: [road(55, 1), road(200, 3.2), road(110, 1.9), road(70, 1.1)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'premium-jordan', '18-39', 'custom-tour'],
      themes: ['history', 'culture', 'family', 'photography', '50-plus', 'solo', '18-30-s'],
      days: [6, 11],
      pitches: [
        'You get two mornings in Petra, one by the Siq and one by the back door.',
        'No drive is longer than three and a half hours.',
        'The night in Wadi Rum is with the family whose grandfather guided climbers here.',
      ],
    },
    {
      key: 'dana-to-petra-trail',
      names: ['Dana to Petra on foot', 'The Jordan Trail to the Monastery', 'Walk into Petra'],
      stops: ['amman', 'dana', 'feynan', 'petra', 'wadi-rum', 'aqaba'],
      legs: [road(200, 3), foot(15, 6), foot(58, 25), road(110, 1.9), road(70, 1.1)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour', 'self-guided'],
      themes: ['walking', 'high-adventure', 'history', 'nature', 'culture'],
      days: [7, 12],
      pitches: [
        'You walk 73 km of the Jordan Trail and come into Petra by the Monastery, as traders did.',
        'A pickup carries tents and water, and a Bedouin cook waits at each camp.',
        'The trail drops 1,200 m and climbs it again, so come with used boots.',
      ],
    },
    {
      key: 'reserves',
      names: ['The nature reserves of Jordan', 'Forest, gorge and desert', 'Ajloun to Wadi Rum through the reserves'],
      stops: ['amman', 'ajloun', 'wadi-mujib', 'dana', 'petra', 'wadi-rum', 'aqaba'],
      legs: [road(75, 1.6), road(145, 2.6), road(140, 2.7), road(60, 1.3), road(110, 1.9), road(70, 1.1)],
      types: ['Multi-Sport', 'walking-hiking', 'small-group-tour', 'women-only', 'premium-jordan'],
      themes: ['nature', 'walking', 'wildlife', 'food', 'family'],
      days: [8, 13],
      pitches: [
        'You sleep in the lodges of the reserves, whose income pays the rangers.',
        'You wade one canyon, walk another and look into a third from the top.',
        'Jordan goes from oak forest to palms in a single day, and you see how.',
      ],
    },
    {
      key: 'comfort-round',
      names: ['Jordan at an easy pace', 'Amman, Petra and the sea, without hurry', 'Premium Jordan'],
      stops: ['amman', 'petra', 'wadi-rum', 'dead-sea', 'amman'],
      legs: [road(235, 3.2), road(110, 1.9), road(320, 4.2), road(55, 1)],
      types: ['premium-jordan', 'private-guided', 'vacation', 'retreats'],
      themes: ['50-plus', 'honeymoon', 'wellness', 'history', 'food'],
      days: [7, 11],
      pitches: [
        'Late starts on every day but one, the one that begins in the Siq at six.',
        'You end in warm salt water with nothing planned for two days.',
        "A driver and a guide of your own mean that a site you don't care for costs you no time.",
      ],
    },
  ],
  fees: [
    { label: 'Petra entry, two days', kind: 'park_fee', usd: 78, stops: ['petra'] },
    { label: 'Wadi Rum protected area', kind: 'park_fee', usd: 7, stops: ['wadi-rum'] },
    { label: 'Mujib Siq Trail permit', kind: 'permit', usd: 30, stops: ['wadi-mujib'] },
    { label: 'Dana reserve entry', kind: 'park_fee', usd: 11, stops: ['dana', 'feynan'] },
  ],
  climate:
    'March to May is 18 to 28 degrees Celsius with flowers in April; October is the same without them. Summers are 36 in the south and over 40 at the Dead Sea. From December to February it may snow in Amman and Petra, and flash floods close the gorges.',
  health:
    'No vaccinations are required. The sun is the main risk, with little shade in Petra, and the Dead Sea hurts in the eyes and in any cut.',
  visa: 'Many visitors use the Jordan Pass, which covers both the visa and Petra if you stay three nights. Check what your nationality needs before you travel.',
  faqs: [
    {
      question: 'How many days does Petra need?',
      answer:
        'Two. One for the Siq, the Treasury and the High Place, one for the Monastery by the back trail. A half day shows you the crowd.',
    },
    {
      question: 'Should I ride the donkeys?',
      answer:
        'We ask people not to. The steps are hard on the animals, and the walk is easy enough if you start early.',
    },
    {
      question: 'Is Jordan safe now?',
      answer:
        'Its tourist sites have stayed calm while neighbors have not, and companies follow official advice. Check yours before you book and again before you fly.',
    },
    {
      question: 'Can I drink the tap water?',
      answer: 'Better not. Bring a bottle with a filter; guides carry large cans for refills.',
    },
  ],
};
