import type { Region, Stop } from '../types.ts';
import { doing, flight, rail, road, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'cairo',
    name: 'Cairo',
    country: 'EG',
    kind: 'city',
    lat: 30.0444,
    long: 31.2357,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Giza with an Egyptologist', 'archaeology', 5, 2, { km: 5, optionalUsd: 16 })`
        Be at the Giza gate at eight with an Egyptologist, walk round the Great Pyramid, 2.3 million blocks, and go inside the second one if low passages do not bother you.`,
      doing('Grand Egyptian Museum', 'museums', 4, 1, { km: 3, optionalUsd: 30 })`
        Spend a morning in the Grand Egyptian Museum, where all 5,000-odd things from the tomb of Tutankhamun stand together for the first time.`,
      doing('Saqqara and Dahshur', 'archaeology', 6, 2, { km: 5, optionalUsd: 22 })`
        See the first pyramid of all at Saqqara, built around 2650 BC, and climb down 62 m of ladder into the Red Pyramid at Dahshur, often with nobody else in it.`,
      doing('Islamic Cairo on foot', 'city-walks', 4, 2, { km: 5 })`
        Walk the mile of Al-Muizz Street from Bab al-Futuh to the Khan el-Khalili, with more medieval buildings on it than any other street in the Arab world.`,
      doing('Coptic quarter and Ibn Tulun', 'sightseeing', 4, 1, { km: 3 })`
        Visit the Hanging Church over the Roman gate of Babylon, the old synagogue, and the wide quiet court of the Ibn Tulun mosque of 879.`,
      doing('Koshary and street breakfast', 'food-and-wine', 3, 1, { optionalUsd: 35 })`
        Eat fava beans at a cart, koshary from a steel bowl and syrupy konafa over three hours downtown, on a route your stomach will forgive.`,
    ],
    food: ['koshary with garlic vinegar', 'ful and taameya', 'hibiscus tea'],
  },
  {
    key: 'alexandria',
    name: 'Alexandria',
    country: 'EG',
    kind: 'city',
    lat: 31.2001,
    long: 29.9187,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel'],
    doings: [
      doing('Catacombs of Kom el-Shoqafa', 'archaeology', 2, 1, { optionalUsd: 5 })`
        Go down 99 steps into the catacombs of Kom el-Shoqafa, found in 1900 when a donkey fell in, where Anubis wears Roman armor.`,
      doing('The new library', 'museums', 2, 1, { optionalUsd: 4 })`
        See the tilted reading hall of the new library, with room for eight million books and, so far, fewer than half of them.`,
      doing('Corniche and Qaitbay fort', 'city-walks', 3, 1, { km: 5 })`
        Walk the Corniche to the fort of Qaitbay, built in 1477 out of the fallen stones of the ancient lighthouse.`,
      doing('Fish by weight at Bahary', 'food-and-wine', 2, 1, { optionalUsd: 20 })`
        Point at red mullet and shrimp on ice in Bahary, and eat them half an hour later with rice browned in onion.`,
    ],
    food: ['sayadiya, fish with brown rice', 'grilled calamari'],
  },
  {
    key: 'luxor',
    name: 'Luxor',
    country: 'EG',
    kind: 'city',
    lat: 25.6872,
    long: 32.6396,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'riverboat-cabin', 'guesthouse'],
    doings: [
      doing('Valley of the Kings at six', 'archaeology', 5, 2, { km: 4, optionalUsd: 16 })`
        Cross the river by motorboat at half past five and enter the Valley of the Kings at opening, when the tombs are cool; three are on the ticket, Seti I costs extra.`,
      doing('Karnak before the groups', 'archaeology', 3, 1, { km: 3, optionalUsd: 12 })`
        Walk among the 134 columns of the great hall at Karnak, the tallest 21 m, with the sun low through the stone grilles.`,
      doing('Balloon over the west bank', 'photography', 3, 1, { optionalUsd: 90 })`
        Go up at sunrise for 45 minutes over sugarcane and temples, if the wind allows; about one morning in six it does not.`,
      doing('Tomb painters of Deir el-Medina', 'archaeology', 3, 1, { km: 3, optionalUsd: 8 })`
        Climb down into the small bright tombs that the workmen of Deir el-Medina painted for themselves, then see their houses, street by street.`,
      doing('West bank by bicycle', 'cycling', 4, 2, { km: 18, optionalUsd: 25 })`
        Cycle 18 flat kilometers past the Colossi of Memnon, canals and donkeys to the temple of Ramses III at Medinet Habu.`,
      doing('Luxor Temple after dark', 'sightseeing', 2, 1, { optionalUsd: 10 })`
        See Luxor Temple by lamplight, with a mosque on top of it and 2.7 km of sphinxes leading off toward Karnak.`,
    ],
    food: ['pigeon stuffed with green wheat', 'molokhia soup', 'sun bread'],
  },
  {
    key: 'edfu',
    name: 'Edfu',
    country: 'EG',
    kind: 'town',
    lat: 24.978,
    long: 32.873,
    nights: [1, 1],
    beds: ['riverboat-cabin'],
    doings: [
      doing('Temple of Horus', 'archaeology', 3, 1, { optionalUsd: 11 })`
        Visit the temple of Horus at Edfu, the most complete in Egypt, buried to its ceiling in sand until 1860.`,
      doing('El-Kab rock tombs', 'archaeology', 3, 2, { km: 3 })`
        Moor at El-Kab, where big ships do not stop, and climb to tombs that tell of the war against the Hyksos.`,
      doing('Through the Esna lock', 'boat-trips', 4, 1)`
        Sit on deck while the ship goes up through the Esna lock and traders in rowboats throw scarves four decks high, for you to throw back with money.`,
      doing('Afternoon under sail', 'sailing', 4, 1)`
        Read on deck for four hours under two lateen sails; a tug takes over when the north wind drops.`,
    ],
    food: ['grilled Nile perch', 'tahini with warm bread'],
  },
  {
    key: 'gebel-el-silsila',
    name: 'Gebel el-Silsila',
    country: 'EG',
    kind: 'site',
    lat: 24.643,
    long: 32.933,
    nights: [1, 1],
    beds: ['riverboat-cabin'],
    doings: [
      doing('Sandstone quarries', 'archaeology', 3, 2, { km: 4 })`
        Land at the quarries that gave the stone for Karnak, with mason marks, ships drawn by bored workers and a sphinx left half cut.`,
      doing('Swim off an island', 'beaches', 2, 2)`
        Swim from a sandy island in clean, moving water, inside a rope the crew lays out; the current is stronger than it looks.`,
      doing('Village visit at Faris', 'crafts', 2, 1)`
        Walk through mango gardens to Faris, have tea with the boatman's uncle, and see how sugarcane is loaded on the narrow-gauge cars.`,
      doing('Night at a mooring', 'stargazing', 2, 1)`
        Tie up to a palm, eat on the bank by a fire, and hear drums from two crew members who have waited all day for it.`,
    ],
    food: ['lamb from the coals', 'mangoes in August'],
  },
  {
    key: 'kom-ombo',
    name: 'Kom Ombo',
    country: 'EG',
    kind: 'town',
    lat: 24.452,
    long: 32.928,
    nights: [1, 1],
    beds: ['riverboat-cabin'],
    doings: [
      doing('Double temple of Kom Ombo', 'archaeology', 2, 1, { optionalUsd: 9 })`
        See a temple with two of everything, one half for the falcon and one for the crocodile, on a bend of the river at dusk.`,
      doing('Mummified crocodiles', 'museums', 1, 1)`
        Look at 22 crocodile mummies, the longest 4.3 m, in a dark hall beside the temple.`,
      doing('Camel market at Daraw', 'photography', 3, 1)`
        Visit the Saturday market at Daraw, where herds walked in from Sudan for 40 days and come by truck today.`,
      doing('Nubian lunch on the bank', 'food-and-wine', 2, 1, { optionalUsd: 18 })`
        Eat okra stew and thin corn bread with a family moved here in 1964, when the dam took their village.`,
    ],
    food: ['okra stew with corn bread', 'doum palm juice'],
  },
  {
    key: 'aswan',
    name: 'Aswan',
    country: 'EG',
    kind: 'city',
    lat: 24.0889,
    long: 32.8998,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'riverboat-cabin', 'guesthouse'],
    doings: [
      doing('Philae by boat', 'archaeology', 3, 1, { optionalUsd: 15 })`
        Take a motor launch to Philae, moved stone by stone to a higher island in the 1970s, where the last hieroglyphs were carved in the year 394.`,
      doing('Felucca round Elephantine', 'sailing', 2, 1, { optionalUsd: 12 })`
        Sail among black boulders and egrets round Elephantine and Kitchener islands for two hours, with tacks so short you change sides all the time.`,
      doing('Unfinished obelisk', 'archaeology', 2, 1, { optionalUsd: 5 })`
        Stand on the 1,090-ton obelisk that cracked before it was free, and see how stone was pounded away with balls of dolerite.`,
      doing('Nubian Museum', 'museums', 2, 1, { optionalUsd: 7 })`
        Give two hours to the Nubian Museum, which shows what the lake covered: forts, churches, houses and 70,000 years of life.`,
      doing('Monastery of Saint Simeon', 'hiking', 3, 2, { km: 4, ascentM: 80 })`
        Cross to the west bank and walk up through sand to a fortress monastery given up in the 1100s.`,
    ],
    food: ['Nile tilapia in a clay pot', 'karkade, cold hibiscus', 'fresh dates'],
  },
  {
    key: 'lake-nasser',
    name: 'Lake Nasser',
    country: 'EG',
    kind: 'ship',
    lat: 22.793,
    long: 32.545,
    nights: [2, 3],
    beds: ['ship-cabin'],
    doings: [
      doing('Wadi el-Seboua and its sphinxes', 'archaeology', 3, 2, { km: 3 })`
        Walk in from the shore between sphinxes to the temple of Ramses II at Wadi el-Seboua, where a painted Saint Peter now takes the king's flowers.`,
      doing('Amada, small and perfect', 'archaeology', 2, 2, { km: 2 })`
        Visit Amada, moved 2.6 km in one piece on rails in 1964, with color still on the walls after 3,400 years.`,
      doing('Qasr Ibrim from the water', 'boat-trips', 2, 1)`
        Pass below Qasr Ibrim, the one site that stayed where it was, once a hilltop fort and now an island nobody may land on.`,
      doing('Crocodiles and empty shore', 'birdwatching', 3, 1)`
        Look for Nile crocodiles and white pelicans from a small boat along 5,000 km of shore with almost no villages.`,
    ],
    food: ['lake fish with cumin', 'lentil soup'],
  },
  {
    key: 'abu-simbel',
    name: 'Abu Simbel',
    country: 'EG',
    kind: 'site',
    lat: 22.3372,
    long: 31.6258,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse', 'ship-cabin'],
    doings: [
      doing('Abu Simbel with nobody there', 'archaeology', 3, 1, { optionalUsd: 16 })`
        Sleep in the village and see the four 20 m kings at six, before the convoys from Aswan arrive at half past eight.`,
      doing('Inside the false mountain', 'archaeology', 2, 1)`
        Hear how both temples were cut into 1,041 blocks and lifted 65 m between 1964 and 1968, under a hill made of concrete.`,
      doing('Sound and light over the lake', 'sightseeing', 1, 1, { optionalUsd: 14 })`
        Stay for the evening projection on the facade; the story is thin, and the stars before it are not.`,
      doing('Nubian music at the guesthouse', 'festivals', 2, 1)`
        Hear the tar drum and a five-stringed lyre in a house with blue domes while dinner cooks.`,
    ],
    food: ['tagine of lake perch', 'mint and lime'],
  },
  {
    key: 'red-sea',
    name: 'Hurghada and the Red Sea',
    country: 'EG',
    kind: 'coast',
    lat: 27.2579,
    long: 33.8116,
    gateway: true,
    nights: [2, 5],
    beds: ['resort', 'hotel'],
    doings: [
      doing('Reefs of Giftun', 'snorkeling', 7, 2, { optionalUsd: 45 })`
        Take a boat to two reefs off Giftun for anthias, lionfish and the odd dolphin in water of 24 to 29 degrees.`,
      doing('Two dives at Abu Ramada', 'diving', 6, 3, { optionalUsd: 75 })`
        Dive twice at Abu Ramada, the aquarium of the locals, between 8 and 20 m, with moray eels in every second hole.`,
      doing('Desert supper with Ababda herders', 'food-and-wine', 4, 1, { optionalUsd: 40 })`
        Drive 30 km inland to granite hills and eat bread from the ashes with Ababda herders, whose coffee comes with ginger.`,
      doing('A day without a temple', 'beaches', 6, 1)`
        Do nothing on the sand for a day, which after nine temples most people need.`,
    ],
    food: ['grilled emperor fish', 'shrimp with garlic'],
  },
  {
    key: 'siwa',
    name: 'Siwa Oasis',
    country: 'EG',
    kind: 'desert',
    lat: 29.2032,
    long: 25.5195,
    nights: [2, 4],
    beds: ['lodge', 'guesthouse', 'hotel'],
    doings: [
      doing('Oracle of Amun', 'archaeology', 3, 2, { km: 8 })`
        Cycle through palm groves to the temple where Alexander asked his question in 331 BC and told nobody the answer.`,
      doing('Float in a salt pool', 'hot-springs', 2, 1)`
        Float in a turquoise pit left by salt miners, so dense you cannot sink, and rinse off in a fresh spring next door.`,
      doing('Great Sand Sea by jeep', 'sightseeing', 4, 2, { optionalUsd: 45 })`
        Drive over the edge of a sand sea the size of South Carolina to a warm spring, and slide down a dune on a board.`,
      doing('Shali by evening', 'city-walks', 2, 2, { km: 2, ascentM: 50 })`
        Climb the ruins of Shali, a town of salt and mud that three days of rain dissolved in 1926.`,
    ],
    food: ['olives and dates', 'abu mardam, lamb baked under sand'],
  },
];

export const egyptAndTheNile: Region = {
  slug: 'egypt-and-the-nile',
  name: 'Egypt & the Nile',
  continent: 'middle-east-and-north-africa',
  countries: ['EG'],
  tagLine:
    'Tombs and temples along one river, seen best from the water. Come from October to April; in July Aswan reaches 42 degrees.',
  guide: [
    'Nearly everybody in Egypt lives on the 4 percent of it that the Nile makes green, and nearly everything old stands on the edge of that strip. So a trip is a line: Cairo, then Luxor to Aswan by boat, then Abu Simbel near the border with Sudan.',
    'The river part takes four to seven nights. Large ships carry 100 people and moor four abreast; a dahabiya has two sails, eight cabins and stops where the others cannot. Both go the same 215 km.',
    'A good Egyptologist is worth more than a better cabin. Sites open at six or seven, and the first hour is the one without heat or crowds.',
    'Tipping is a system you cannot leave: small notes, often. Salesmen are persistent at Giza and Luxor and absent in Siwa and Abu Simbel.',
  ],
  season: { open: [1, 2, 3, 4, 5, 9, 10, 11, 12], peak: [1, 2, 3, 10, 11, 12] },
  dailyCostUsd: 230,
  localCurrency: 'EGP',
  stops,
  routes: [
    {
      key: 'cairo-and-nile-cruise',
      names: [
        'Cairo and a Nile cruise',
        'Pyramids to Aswan by river',
        'Egypt in {days} days',
        'Luxor to Aswan by river ship',
      ],
      stops: ['cairo', 'luxor', 'edfu', 'kom-ombo', 'aswan', 'cairo'],
      legs: [flight(510, 1.2), ship(108, 11), ship(65, 6), ship(46, 4), flight(690, 1.5)],
      types: ['river-cruise', 'group-tour', 'small-group-tour', 'private-guided', 'large-ship-cruise'],
      themes: ['history', 'rivers', 'culture', '50-plus', 'family'],
      days: [8, 12],
      pitches: [
        'You unpack once for the river and have a temple within ten minutes of the gangway each day.',
        'Two mornings at Giza and Saqqara come with the same Egyptologist who then sails with you.',
        'The Valley of the Kings is on the first boat across, at half past five.',
      ],
    },
    {
      key: 'dahabiya',
      names: ['Up the Nile under sail', 'Dahabiya from Luxor to Aswan', 'Eight cabins and two sails'],
      stops: ['luxor', 'edfu', 'gebel-el-silsila', 'kom-ombo', 'aswan'],
      legs: [ship(108, 16), ship(40, 6), ship(26, 4), ship(46, 7)],
      types: ['river-cruise', 'small-group-tour', 'small-ship-cruise', 'private-guided', 'women-only'],
      themes: ['rivers', 'history', 'honeymoon', '50-plus', 'solo', 'wellness'],
      days: [6, 9],
      pitches: [
        'You moor at quarries and islands where ships of five decks cannot.',
        'There is no engine, so that what you hear is water, birds and the cook.',
        'At most 16 guests eat at one table.',
      ],
    },
    {
      key: 'nile-and-abu-simbel',
      names: ['The Nile, Lake Nasser and Abu Simbel', 'Aswan to Abu Simbel by water', 'Above the dam'],
      stops: ['luxor', 'edfu', 'aswan', 'lake-nasser', 'abu-simbel', 'aswan'],
      legs: [ship(108, 11), ship(111, 10), ship(165, 15), ship(125, 11), road(285, 3.7)],
      types: ['river-cruise', 'small-ship-cruise', 'group-tour'],
      themes: ['history', 'rivers', 'photography', '50-plus'],
      days: [8, 12],
      pitches: [
        'Half a dozen ships sail Lake Nasser, against more than two hundred below the dam.',
        'You come to Abu Simbel as one should, round a headland and by water.',
        'You see five temples that hardly anyone on the river below has heard of.',
      ],
    },
    {
      key: 'nile-and-red-sea',
      names: ['Nile and Red Sea', 'Temples, then the reef', 'Luxor, Aswan and Hurghada'],
      stops: ['cairo', 'aswan', 'luxor', 'red-sea'],
      legs: [flight(690, 1.5), rail(210, 3.5), road(290, 4.2)],
      types: ['vacation', 'group-tour', '18-39', 'custom-tour', 'private-guided'],
      themes: ['history', 'family', 'islands', '18-30-s', 'honeymoon'],
      days: [8, 13],
      pitches: [
        'Two rest days at the sea come at the end, when children and parents want them.',
        'You take the train along the river with the schoolchildren and the chicken sellers.',
        'Snorkeling starts from a ladder, in water you can stand up in.',
      ],
    },
    {
      key: 'western-desert',
      names: ['Alexandria and Siwa', 'To the oracle of Siwa', 'Sea, desert and oasis'],
      stops: ['cairo', 'siwa', 'alexandria', 'cairo'],
      legs: [road(750, 9), road(600, 7.5), rail(208, 2.7)],
      types: ['adventure-tour', 'small-group-tour', 'private-guided', 'retreats'],
      themes: ['culture', 'history', 'wellness', 'photography', 'solo'],
      days: [7, 10],
      pitches: [
        'It is a nine-hour drive to Siwa, and that is why the oasis is still itself.',
        'You eat dates off the tree from October on and float in salt in the afternoon.',
        'You meet three Egypts that speak differently: Cairo, the Berber oasis and the sea.',
      ],
    },
  ],
  fees: [
    { label: 'Site tickets at Luxor, east and west bank', kind: 'park_fee', usd: 75, stops: ['luxor'] },
    { label: 'Giza and the Grand Egyptian Museum', kind: 'park_fee', usd: 46, stops: ['cairo'] },
    { label: 'Abu Simbel ticket', kind: 'park_fee', usd: 16, stops: ['abu-simbel'] },
    { label: 'Tips pool on board, a night', kind: 'local_payment', usd: 10, stops: ['edfu', 'lake-nasser'] },
  ],
  climate:
    'November to February is 20 to 26 degrees Celsius in Upper Egypt, with cold nights on deck. March and April bring dust storms on a few days. From May to September the south is above 38 degrees, and visits start at five in the morning.',
  health:
    'Stomach upsets are common, so drink bottled water and go easy on raw salad. No vaccinations are required unless you come from a yellow fever country; do not swim in canals.',
  visa: 'Many nationalities get a 30-day visa on arrival or online for about $30. Rules change, so check before you travel; drones and large binoculars are taken at customs.',
  faqs: [
    {
      question: 'Which cruise direction is better?',
      answer:
        'It matters little. Luxor to Aswan takes four nights against the current, the other way three, and the temples are the same.',
    },
    {
      question: 'Is it safe to travel in Egypt?',
      answer:
        'The Nile valley and the Red Sea are well guarded and visited by millions. Parts of Sinai and the western border are not on any of these trips. Read the advice of your government before you book.',
    },
    {
      question: 'Should I go inside the Great Pyramid?',
      answer:
        'If you are content with a hot, steep, 40 m climb bent over and an empty room at the end. Many prefer the Red Pyramid at Dahshur.',
    },
    {
      question: 'What do I wear?',
      answer: 'Light long trousers and sleeves for sun and manners alike. Women need a scarf for mosques only.',
    },
    {
      question: 'How much should I bring for tips?',
      answer:
        'About $15 a day in small Egyptian notes covers drivers, boatmen and guards. Companies with a tips pool say so in the price.',
    },
  ],
};
