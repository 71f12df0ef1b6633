import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'yogyakarta',
    name: 'Yogyakarta',
    country: 'ID',
    kind: 'city',
    lat: -7.7956,
    long: 110.3695,
    gateway: true,
    nights: [2, 3],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Borobudur on foot and upward', 'archaeology', 5, 2, { km: 3, ascentM: 35, optionalUsd: 30 })`
        Walk up the nine levels of Borobudur in woven sandals with a slot for 1,200 people a day, past 2,672 carved panels to the bells at the top.`,
      doing('Prambanan late in the day', 'archaeology', 3, 1, { optionalUsd: 25 })`
        See the 47 m towers of Prambanan at four, and on dry-season evenings the Ramayana danced before them by 200 people.`,
      doing('Sultan palace and the bird market', 'city-walks', 3, 1, { km: 4, optionalUsd: 2 })`
        Walk from the sultan's pavilions, where retainers serve for pennies and honor, to the bathing pools and the underground mosque.`,
      doing('Batik with hot wax', 'crafts', 3, 1, { optionalUsd: 20 })`
        Draw with a canting full of hot wax on cotton, dip it twice, and keep the drips as your signature.`,
      doing('Merapi by jeep', 'sightseeing', 4, 2, { optionalUsd: 35 })`
        Bounce through gray riverbeds below Merapi, one of the most active volcanoes anywhere, to a house left as the ash of 2010 found it.`,
    ],
    food: ['gudeg, young jackfruit stew', 'nasi kucing', 'ginger coffee with charcoal'],
  },
  {
    key: 'bromo',
    name: 'Mount Bromo',
    country: 'ID',
    kind: 'mountain',
    lat: -7.9425,
    long: 112.953,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Sunrise over the Sand Sea', 'photography', 4, 2, { km: 3, ascentM: 150 })`
        Leave at three for a ridge above the Sand Sea, with Bromo smoking, Semeru puffing behind it and a few hundred people beside you.`,
      doing('Crater rim of Bromo', 'hiking', 3, 2, { km: 6, ascentM: 130 })`
        Cross 2 km of ash on foot and climb 250 steps to a rim with no fence and a smell of matches.`,
      doing('Madakaripura falls', 'hiking', 3, 2, { km: 4, optionalUsd: 8 })`
        Walk in a raincoat under curtains of water into a cylinder of rock 200 m high.`,
      doing('Onion fields of the Tengger', 'city-walks', 2, 2, { km: 5 })`
        Walk terraces of 45 degrees with Tengger farmers, Hindus who throw vegetables into the crater once a year.`,
    ],
    food: ['oxtail soup', 'grilled corn at 2,200 m'],
  },
  {
    key: 'ijen',
    name: 'Ijen and Banyuwangi',
    country: 'ID',
    kind: 'mountain',
    lat: -8.14,
    long: 114.33,
    nights: [1, 2],
    beds: ['lodge', 'guesthouse', 'hotel'],
    doings: [
      doing('Blue fire by night', 'hiking', 6, 4, { km: 9, ascentM: 550, optionalUsd: 35 })`
        Start at one up Ijen for burning sulfur gas that shows blue in the dark, with a mask, and only when the rangers allow the descent.`,
      doing('Lake of acid at first light', 'photography', 3, 3, { km: 6, ascentM: 500 })`
        Stay on the rim for dawn over the largest acid lake on earth, and step aside for men with 70 kg of sulfur.`,
      doing('Coffee at Kalibendo', 'food-and-wine', 3, 1, { optionalUsd: 10 })`
        Walk clove, rubber and coffee on an estate the Dutch laid out, with a cup of each grade.`,
      doing('Baluran savanna', 'safari-drives', 5, 1, { optionalUsd: 30 })`
        Drive into a piece of dry grass that looks like Africa, with banteng, peafowl and a volcano behind.`,
    ],
    food: ['sego tempong with raw sambal', 'rujak soto'],
  },
  {
    key: 'munduk',
    name: 'Munduk',
    country: 'ID',
    kind: 'village',
    lat: -8.265,
    long: 115.08,
    nights: [1, 2],
    beds: ['lodge', 'guesthouse', 'homestay'],
    doings: [
      doing('Waterfalls and cloves', 'hiking', 4, 2, { km: 8, ascentM: 250 })`
        Walk between four waterfalls under clove and coffee, with the buds drying on mats all along the road in August.`,
      doing('Twin lakes by dugout', 'boat-trips', 4, 2, { km: 6, optionalUsd: 15 })`
        Cross Lake Tamblingan in two canoes tied together and walk out through forest to an old temple.`,
      doing('Jatiluwih rice', 'cycling', 4, 2, { km: 14, optionalUsd: 30 })`
        Cycle the walls of 600 hectares of terraces that farmers' councils have watered by agreement since the 800s.`,
      doing('Lake temple at seven', 'sightseeing', 2, 1, { optionalUsd: 5 })`
        See Ulun Danu Bratan at seven, when the mist is on the water and the swan boats are still tied up.`,
    ],
    food: ['black rice porridge', 'clove coffee'],
  },
  {
    key: 'ubud',
    name: 'Ubud',
    country: 'ID',
    kind: 'town',
    lat: -8.5069,
    long: 115.2625,
    gateway: true,
    nights: [2, 5],
    beds: ['hotel', 'boutique-hotel', 'resort', 'homestay'],
    doings: [
      doing('Campuhan ridge and back lanes', 'hiking', 3, 2, { km: 8, ascentM: 120 })`
        Walk the Campuhan ridge at seven and come back through rice by lanes the scooters cannot use.`,
      doing('Market, paste and satay lilit', 'cooking', 4, 1, { optionalUsd: 40 })`
        Pound base gede from fifteen roots and spices, and wrap minced fish round lemongrass for the grill.`,
      doing('Gunung Kawi and the holy spring', 'archaeology', 4, 2, { km: 3, ascentM: 80, optionalUsd: 8 })`
        Go down 300 steps to ten royal shrines cut into a gorge in the 1000s and, in a borrowed sarong, under the spouts of Tirta Empul.`,
      doing('Batur before dawn', 'hiking', 6, 4, { km: 8, ascentM: 700, optionalUsd: 55 })`
        Climb Batur, 1,717 m, by torch with a few hundred others and eat an egg boiled in its steam.`,
      doing('Legong by lamplight', 'festivals', 2, 1, { optionalUsd: 8 })`
        Watch eyes, fingers and gongs agree in a palace yard; the girls begin training at five.`,
    ],
    food: ['babi guling, spit-roast pork', 'lawar', 'satay lilit'],
  },
  {
    key: 'sidemen',
    name: 'Sidemen',
    country: 'ID',
    kind: 'village',
    lat: -8.46,
    long: 115.43,
    nights: [1, 3],
    beds: ['lodge', 'guesthouse', 'homestay'],
    doings: [
      doing('Rice walk under Agung', 'hiking', 3, 2, { km: 7, ascentM: 120 })`
        Walk field edges with a farmer who explains who gets water when, with Agung, 3,142 m, at the end of the valley.`,
      doing('Endek and songket looms', 'crafts', 2, 1)`
        See threads tied and dyed before they are woven, at a loom that takes a month for one sarong.`,
      doing('Besakih, the mother temple', 'sightseeing', 4, 2, { km: 3, optionalUsd: 10 })`
        Climb the terraces of Besakih, 23 temples at 900 m, spared by the lava of 1963 by meters.`,
      doing('Telaga Waja rapids', 'rafting', 3, 3, { km: 14, optionalUsd: 45 })`
        Run 14 km of narrow green river with a four-meter weir at the end, from a valley that few buses reach.`,
    ],
    food: ['duck betutu', 'salak, snake fruit'],
  },
  {
    key: 'amed',
    name: 'Amed',
    country: 'ID',
    kind: 'coast',
    lat: -8.336,
    long: 115.65,
    nights: [2, 4],
    beds: ['guesthouse', 'resort', 'hotel'],
    doings: [
      doing('Wreck in five meters of water', 'snorkeling', 3, 2, { optionalUsd: 20 })`
        Float above the wreck of the Liberty at Tulamben, torpedoed in 1942 and 30 m from the beach.`,
      doing('Learn to dive off black sand', 'diving', 5, 3, { optionalUsd: 70 })`
        Do two dives from the shore among garden eels and ghost pipefish, at a place where courses are small.`,
      doing('Salt makers', 'crafts', 2, 1)`
        See sea water filtered through sand and dried in split palm trunks, as a dozen families still do.`,
      doing('Jukung at sunrise', 'boat-trips', 2, 1, { optionalUsd: 12 })`
        Go out at five in an outrigger with a triangular sail for mackerel and the sun behind Lombok.`,
    ],
    food: ['mackerel in banana leaf', 'sambal matah'],
  },
  {
    key: 'rinjani',
    name: 'Mount Rinjani',
    country: 'ID',
    kind: 'mountain',
    lat: -8.306,
    long: 116.4,
    nights: [2, 4],
    beds: ['camp', 'guesthouse'],
    doings: [
      doing('Senaru to the crater rim', 'trekking', 7, 4, { km: 9, ascentM: 2040 })`
        Climb 2,040 m from Senaru at 600 m through forest with black monkeys to camp on the rim at 2,641 m.`,
      doing('Summit from Plawangan Sembalun', 'trekking', 8, 5, { km: 9, ascentM: 1090 })`
        Start at two for the 3,726 m top, the last hour on scree that takes back every second step.`,
      doing('Lake and hot springs', 'trekking', 5, 4, { km: 6 })`
        Go down 600 m on a rough path to Segara Anak, and sit in the hot spring beside it with the porters.`,
      doing('Tiu Kelep falls', 'hiking', 2, 2, { km: 4, optionalUsd: 6 })`
        Walk an irrigation channel to Tiu Kelep, 45 m of water in three sheets, and get wet at twenty paces.`,
    ],
    food: ['ayam taliwang', 'pelecing kangkung'],
  },
  {
    key: 'labuan-bajo',
    name: 'Labuan Bajo',
    country: 'ID',
    kind: 'town',
    lat: -8.4964,
    long: 119.8877,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'resort'],
    doings: [
      doing('Harbor viewpoint and fish grills', 'food-and-wine', 3, 1, { km: 3 })`
        Walk up Puncak Waringin at five to count some 200 wooden ships at anchor, then choose a snapper at the night stalls.`,
      doing('Mirror Stone Cave', 'hiking', 2, 2, { km: 2, optionalUsd: 4 })`
        Crawl for three meters into a cave with a turtle fossil in its roof and sun in it at eleven.`,
      doing('Cunca Wulang canyon', 'hiking', 4, 3, { km: 4, ascentM: 150, optionalUsd: 30 })`
        Walk through candlenut forest to a canyon where local boys jump 9 m and you may.`,
      doing('Melo village whip dance', 'festivals', 3, 1, { optionalUsd: 20 })`
        See Manggarai men fight the caci with buffalo-hide whips, after betel and before palm wine.`,
    ],
    food: ['grilled snapper with sambal', 'ikan kuah asam'],
  },
  {
    key: 'komodo',
    name: 'Komodo National Park',
    country: 'ID',
    kind: 'ship',
    lat: -8.58,
    long: 119.52,
    nights: [2, 4],
    beds: ['ship-cabin'],
    doings: [
      doing('Dragons of Rinca', 'wildlife-watching', 3, 2, { km: 4 })`
        Walk with a ranger and his forked stick on Rinca, where about 1,300 dragons live, up to 3 m long and faster than you.`,
      doing('Padar at dawn', 'hiking', 2, 3, { km: 2, ascentM: 180 })`
        Climb 800 steps to the ridge of Padar for three bays of white, gray and pink, before the day boats at nine.`,
      doing('Mantas at Makassar Reef', 'snorkeling', 2, 3)`
        Drift over rubble flats at Makassar Reef while mantas 4 m across come by to be cleaned.`,
      doing('Drift dive at Castle Rock', 'diving', 5, 4, { optionalUsd: 110 })`
        Dive Castle Rock with a hook in the current, for trevally, gray sharks and advanced divers only.`,
      doing('Flying foxes of Kalong', 'wildlife-watching', 1, 1)`
        Anchor off mangroves at Kalong at six and see thousands of fruit bats fly over the mast to Flores.`,
    ],
    food: ['tuna caught from the stern', 'fried bananas with palm sugar'],
  },
  {
    key: 'bajawa',
    name: 'Bajawa',
    country: 'ID',
    kind: 'town',
    lat: -8.7884,
    long: 120.9781,
    nights: [1, 2],
    beds: ['guesthouse', 'homestay'],
    doings: [
      doing('Ngada villages below Inerie', 'city-walks', 4, 2, { km: 6, ascentM: 150 })`
        Walk from Luba to Bena, two rows of thatch with parasols and miniature houses for the ancestors, male and female.`,
      doing('Inerie for sunrise', 'hiking', 7, 4, { km: 7, ascentM: 900, optionalUsd: 30 })`
        Climb the loose cone of Inerie, 2,245 m, from three in the morning, with the Savu Sea on the far side.`,
      doing('Malanage hot river', 'hot-springs', 2, 1, { optionalUsd: 2 })`
        Sit where a hot stream and a cold one meet at Malanage and pick your own temperature.`,
      doing('Flores coffee with growers', 'food-and-wine', 2, 1, { optionalUsd: 8 })`
        Turn drying beans and drink arabica from 1,300 m with a co-op that sells by name.`,
    ],
    food: ['moke, palm spirit', 'corn with pumpkin'],
  },
  {
    key: 'kelimutu',
    name: 'Kelimutu and Moni',
    country: 'ID',
    kind: 'mountain',
    lat: -8.751,
    long: 121.849,
    gateway: true,
    nights: [1, 2],
    beds: ['guesthouse', 'lodge'],
    doings: [
      doing('Three lakes at sunrise', 'hiking', 4, 2, { km: 3, ascentM: 100, optionalUsd: 11 })`
        See three crater lakes from one step, turquoise, green and black in most years, in another color the next.`,
      doing('Walk down to Moni', 'hiking', 4, 2, { km: 11 })`
        Walk 11 km down from the lakes through coffee and villages where old women chew betel.`,
      doing('Ikat in Jopu', 'crafts', 3, 1)`
        See how ikat is tied, dyed with morinda root and woven in Jopu, with prices by the year it took.`,
      doing('Murundao falls', 'beaches', 1, 1, { km: 2 })`
        Cool off at Murundao, ten minutes from the road, and warm up again in the rice-field hot pool.`,
    ],
    food: ['Moni cakes of potato and cheese', 'Flores arabica'],
  },
];

export const indonesiaAndBali: Region = {
  slug: 'indonesia-and-bali',
  name: 'Bali & Indonesia',
  continent: 'asia',
  countries: ['ID'],
  tagLine: 'Volcanoes, rice and temples on Java and Bali, dragons and reefs east of them. Dry from May to October.',
  guide: [
    'Indonesia has 17,000 islands on a line as long as from Maine to Oregon. Trips use the middle of it: Java for Buddhist and Hindu monuments and smoking cones, Bali for rice, dance and beds, and Flores with Komodo for what lives under and beside the sea.',
    'Bali is Hindu in a Muslim country, with a ceremony somewhere on every day of its 210-day year. The south is a traffic jam; the middle and east, Munduk, Sidemen and Amed, are what people hope for.',
    'You travel by train on Java, by car on Bali, by plane and wooden ship beyond. Boats differ: ask for the number of life jackets and the year of the engine.',
    'Volcano walks begin at two in the morning. It is worth it about two days in three.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 150,
  localCurrency: 'IDR',
  stops,
  routes: [
    {
      key: 'java-to-bali',
      names: ['Java to Bali overland', 'Temples and volcanoes', 'Yogyakarta to Ubud in {days} days'],
      stops: ['yogyakarta', 'bromo', 'ijen', 'munduk', 'ubud'],
      legs: [rail(430, 9), road(225, 6.5), road(135, 5), road(70, 2.4)],
      types: ['small-group-tour', 'group-tour', '18-39', 'private-guided', 'adventure-tour'],
      themes: ['history', 'culture', 'high-adventure', '18-30-s', 'photography', 'solo'],
      days: [8, 13],
      pitches: [
        'Two volcanoes before breakfast, one temple at dusk, and a ferry between two religions.',
        'You take the daytime train across Java, with rice, volcanoes and hawkers in the window.',
        'The last nights on Bali are for sleeping in.',
      ],
    },
    {
      key: 'bali-beyond-the-south',
      names: ['Bali beyond the south', 'Rice, reef and temples of Bali', 'The quiet half of Bali'],
      stops: ['ubud', 'munduk', 'sidemen', 'amed', 'ubud'],
      legs: [road(70, 2.4), road(95, 3.3), road(45, 1.5), road(80, 2.5)],
      types: ['vacation', 'private-guided', 'women-only', 'retreats', 'self-guided', 'Multi-Sport'],
      themes: ['wellness', 'family', 'honeymoon', 'food', 'culture', 'islands'],
      days: [9, 14],
      pitches: [
        'You never sleep in the traffic, and rarely hear it.',
        'Walk, cook, cycle, float, in four villages.',
        'There is a temple anniversary somewhere on your dates, and the guide knows where guests are welcome.',
      ],
    },
    {
      key: 'komodo-by-ship',
      names: ['Komodo by small ship', 'Dragons and mantas', 'Four days among the Komodo islands'],
      stops: ['labuan-bajo', 'komodo', 'labuan-bajo'],
      legs: [ship(70, 5), ship(70, 5)],
      types: ['small-ship-cruise', 'adventure-tour', 'small-group-tour', '18-39'],
      themes: ['islands', 'wildlife', 'nature', 'high-adventure', 'photography', 'honeymoon'],
      days: [5, 8],
      pitches: [
        'Sleeping on board means Padar at dawn and mantas before the day boats.',
        'Eight cabins, two masts, one cook and a compressor.',
        'Currents are strong here, so that snorkelers get a guide in the water.',
      ],
    },
    {
      key: 'flores-overland',
      names: ['Bali to Flores', 'Komodo and Flores overland', 'Dragons to the three lakes'],
      stops: ['ubud', 'labuan-bajo', 'komodo', 'labuan-bajo', 'bajawa', 'kelimutu'],
      legs: [flight(520, 1.4), ship(70, 5), ship(70, 5), road(255, 8.5), road(175, 5.8)],
      types: ['adventure-tour', 'small-group-tour', 'private-guided'],
      themes: ['culture', 'high-adventure', 'islands', 'wildlife', 'photography'],
      days: [9, 15],
      pitches: [
        'The Trans-Flores road has 3,000 bends and hardly a tour bus.',
        'Catholic fishermen, whip fighters, thatched clans: no two valleys agree on anything but coffee.',
        'You end at three lakes that change color without asking.',
      ],
    },
    {
      key: 'rinjani-climb',
      names: ['Climb Rinjani', 'Bali to the crater of Rinjani', 'Lombok volcano trek'],
      stops: ['ubud', 'amed', 'rinjani', 'ubud'],
      legs: [road(80, 2.5), ship(115, 5), ship(175, 7.5)],
      types: ['walking-hiking', 'adventure-tour', '18-39'],
      themes: ['high-adventure', 'walking', '18-30-s', 'nature', 'islands'],
      days: [9, 15],
      pitches: [
        'The rim is for anyone fit, the summit for those who like suffering; you choose in the night.',
        "Porters' loads are weighed, and all the trash comes down.",
        'The mountain closes from January to March, and so do we.',
      ],
    },
  ],
  fees: [
    { label: 'Komodo park fees', kind: 'park_fee', usd: 40, stops: ['komodo'] },
    { label: 'Bali visitor levy', kind: 'local_payment', usd: 10, stops: ['ubud', 'amed', 'munduk', 'sidemen'] },
    { label: 'Bromo park entry', kind: 'park_fee', usd: 16, stops: ['bromo'] },
    { label: 'Rinjani trekking permit', kind: 'permit', usd: 30, stops: ['rinjani'] },
  ],
  climate:
    'It is 27 to 31 degrees Celsius on the coast all year, and 5 on the volcano rims at dawn. May to October is dry. From December to February heavy rain falls in the afternoon, and seas around Komodo are rough in January and February.',
  health:
    'Hepatitis A and typhoid shots are advised. There is malaria on Flores and Lombok, hardly any on Bali; dengue is everywhere, and so are scooters, the main danger to visitors.',
  visa: 'Most visitors buy a 30-day visa on arrival or online. Check before you travel, and carry a passport valid for six months.',
  faqs: [
    {
      question: 'Is Bali overrun?',
      answer: 'The strip from Canggu to Ubud is, from June to August. An hour north or east it is rice and roosters.',
    },
    {
      question: 'Are the boats safe?',
      answer:
        'Licensed ships with radios and rafts are. Cheap public boats from Lombok to Flores sink now and then; no trip here uses them.',
    },
    {
      question: 'Can I climb if a volcano is active?',
      answer:
        "The authorities close them by a level system, often at a day's notice. Then you get another walk, not your money's worth of lava.",
    },
    {
      question: 'Do dragons attack people?',
      answer:
        'Rarely. You walk with rangers, keep five meters away, and tell them about any open wound before you land.',
    },
  ],
};
