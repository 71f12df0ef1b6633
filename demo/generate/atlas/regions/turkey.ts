import type { Region, Stop } from '../types.ts';
import { doing, flight, road, ship } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'istanbul',
    name: 'Istanbul',
    country: 'TR',
    kind: 'city',
    lat: 41.0082,
    long: 28.9784,
    gateway: true,
    nights: [1, 4],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Hagia Sophia and the cisterns', 'sightseeing', 4, 1, { km: 3, optionalUsd: 50 })`
        See Hagia Sophia, with a dome that has stood since 562, and walk over water between 336 columns in the cistern next door.`,
      doing('Two continents by ferry', 'boat-trips', 6, 1, { km: 5, optionalUsd: 4 })`
        Take the public ferry up the Bosphorus to Anadolu Kavagi, castle, fish sandwich and all, and zigzag home between Europe and Asia.`,
      doing('Topkapi and the harem', 'museums', 4, 1, { optionalUsd: 55 })`
        Enter Topkapi at nine and start with the harem, 300 rooms of tile and intrigue, before the treasury line forms.`,
      doing('Kadikoy market on the Asian side', 'food-and-wine', 4, 1, { km: 3, optionalUsd: 60 })`
        Cross to Kadikoy for tripe soup, pickles, mussels and eight more bites in a market for people who live there.`,
      doing('Fener and Balat', 'city-walks', 3, 2, { km: 5, ascentM: 80 })`
        Walk steep lanes between a patriarchate, a synagogue and an iron church that came down the Danube in kit form.`,
    ],
    food: ['balik ekmek, a fish sandwich', 'menemen at breakfast', 'baklava'],
  },
  {
    key: 'canakkale',
    name: 'Gallipoli and Troy',
    country: 'TR',
    kind: 'town',
    lat: 40.1467,
    long: 26.4086,
    nights: [1, 1],
    beds: ['hotel', 'guesthouse'],
    doings: [
      doing('Anzac Cove and Chunuk Bair', 'museums', 5, 2, { km: 5, optionalUsd: 40 })`
        Walk from Anzac Cove to Chunuk Bair with a guide who reads letters from both trenches, eight meters apart at Quinn's Post.`,
      doing('Troy, nine cities deep', 'archaeology', 3, 1, { km: 2, optionalUsd: 28 })`
        Look into a trench through nine cities, of which the sixth or seventh was Homer's, and see the finds in a rust-colored cube nearby.`,
      doing('Dardanelles by ferry', 'boat-trips', 1, 1, { optionalUsd: 2 })`
        Cross 1.3 km of the Dardanelles as Xerxes and Alexander did, with tea.`,
      doing('Assos above the sea', 'archaeology', 4, 2, { km: 3, optionalUsd: 12 })`
        Climb to the temple of Athena at Assos, where Aristotle taught for three years with Lesbos in view.`,
    ],
    food: ['sardines in vine leaves', 'Ezine cheese'],
  },
  {
    key: 'ephesus',
    name: 'Ephesus and Selcuk',
    country: 'TR',
    kind: 'town',
    lat: 37.95,
    long: 27.369,
    gateway: true,
    nights: [1, 3],
    beds: ['guesthouse', 'hotel', 'boutique-hotel'],
    doings: [
      doing('Ephesus from the top gate', 'archaeology', 4, 1, { km: 3, optionalUsd: 45 })`
        Walk downhill from the upper gate past the terrace houses to the library of Celsus, before the cruise buses of ten or after four.`,
      doing('Sirince and its wine', 'food-and-wine', 3, 1, { optionalUsd: 15 })`
        Ride 8 km to Sirince, a Greek village until 1923, and try wine from mulberries out of politeness and from grapes twice.`,
      doing('Priene and Miletus', 'archaeology', 7, 2, { km: 5, optionalUsd: 50 })`
        See a grid town on a cliff and a theater for 15,000 in a marsh, two of the great cities of Ionia with few visitors.`,
      doing('Artemis and the storks', 'sightseeing', 2, 1, { km: 3 })`
        Stand by the one column left of a Wonder of the World, with a stork on it from March to August.`,
    ],
    food: ['cop sis, tiny skewers', 'peaches and figs'],
  },
  {
    key: 'pamukkale',
    name: 'Pamukkale',
    country: 'TR',
    kind: 'village',
    lat: 37.9204,
    long: 29.1212,
    nights: [1, 1],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Terraces barefoot', 'sightseeing', 3, 2, { km: 4, ascentM: 100, optionalUsd: 35 })`
        Climb white travertine barefoot in warm water at seven; many of the pools are dry by turns to let them whiten.`,
      doing('Hierapolis', 'archaeology', 2, 1, { km: 3 })`
        Walk among 1,200 tombs of people who came to Hierapolis for the cure and stayed.`,
      doing('Swim on columns', 'hot-springs', 1, 1, { optionalUsd: 8 })`
        Swim at 36 degrees over marble columns that an earthquake tipped in.`,
      doing('Aphrodisias', 'archaeology', 5, 1, { km: 4, optionalUsd: 30 })`
        Drive to Aphrodisias, where a school of sculptors left a stadium for 30,000 and a museum of faces.`,
    ],
    food: ['Denizli kebab', 'thyme honey'],
  },
  {
    key: 'fethiye',
    name: 'Fethiye',
    country: 'TR',
    kind: 'town',
    lat: 36.6215,
    long: 29.1164,
    nights: [1, 2],
    beds: ['hotel', 'guesthouse', 'boutique-hotel'],
    doings: [
      doing('Kayakoy to Oludeniz', 'hiking', 3, 2, { km: 8, ascentM: 200 })`
        Walk from the 500 roofless houses of Kayakoy, emptied in 1923, over a pine ridge to the lagoon.`,
      doing('Fly off Babadag', 'climbing', 2, 2, { optionalUsd: 130 })`
        Run off a mountain of 1,700 m with a pilot and land beside your towel.`,
      doing('Lycian tomb of Amyntas', 'archaeology', 1, 2, { km: 2, ascentM: 80, optionalUsd: 4 })`
        Climb to a temple front cut in the cliff in 350 BC, with the harbor below.`,
      doing('Fish market dinner', 'food-and-wine', 2, 1, { optionalUsd: 20 })`
        Buy a sea bass in the middle of the market and carry it to a cook at the edge.`,
    ],
    food: ['grilled sea bass', 'gozleme'],
  },
  {
    key: 'turquoise-coast',
    name: 'Turquoise Coast by gulet',
    country: 'TR',
    kind: 'ship',
    lat: 36.38,
    long: 29.25,
    nights: [3, 6],
    beds: ['ship-cabin'],
    doings: [
      doing('Gemiler Island', 'archaeology', 2, 2, { km: 2, ascentM: 90 })`
        Swim ashore or take the dinghy and climb past five churches to where Saint Nicholas may have lain.`,
      doing('Swim before coffee', 'beaches', 2, 2)`
        Drop off the stern into 25-degree water at seven, in a bay with goats and one other boat.`,
      doing('Butterfly Valley', 'hiking', 2, 2, { km: 2 })`
        Land under cliffs of 350 m and walk to a waterfall in a valley without a road.`,
      doing('Kekova, the sunken town', 'kayaking', 3, 2, { km: 6, optionalUsd: 40 })`
        Paddle above stairs that go down into the sea at Kekova, where an earthquake dropped a town in the 100s.`,
      doing('Lycian Way with the boat below', 'hiking', 4, 3, { km: 9, ascentM: 300 })`
        Walk a stage of the 540 km Lycian Way from one bay and find the gulet anchored in the next.`,
    ],
    food: ['meze on deck', 'octopus salad', 'raki with melon'],
  },
  {
    key: 'kas',
    name: 'Kas',
    country: 'TR',
    kind: 'town',
    lat: 36.202,
    long: 29.64,
    nights: [1, 3],
    beds: ['guesthouse', 'boutique-hotel', 'hotel'],
    doings: [
      doing('Limanagzi by path', 'hiking', 3, 3, { km: 7, ascentM: 150 })`
        Walk a coast path with one roped step to a bay with loungers and come back by boat.`,
      doing('Meis for lunch', 'boat-trips', 6, 1, { optionalUsd: 50 })`
        Cross 7 km to Greece for grilled octopus and an ice cream, passport in hand.`,
      doing('Saklikent Gorge', 'hiking', 4, 3, { km: 4, optionalUsd: 5 })`
        Wade up a canyon 300 m deep in snowmelt, hand in hand at the first ford.`,
      doing('Dive a plane and amphoras', 'diving', 5, 3, { optionalUsd: 80 })`
        Dive a Dakota at 20 m and jars of a wreck replica, with 25 m of visibility.`,
    ],
    food: ['stuffed squash blossoms', 'carob molasses'],
  },
  {
    key: 'antalya',
    name: 'Antalya',
    country: 'TR',
    kind: 'city',
    lat: 36.8969,
    long: 30.7133,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Old harbor and Hadrian gate', 'city-walks', 3, 1, { km: 4 })`
        Walk from Hadrian's gate, rutted by carts, through Ottoman lanes to a harbor of the 100s BC.`,
      doing('Gods of Perge', 'museums', 2, 1, { optionalUsd: 18 })`
        See a room of gods from Perge and a Hercules whose top half came home from Boston in 2011.`,
      doing('Termessos', 'archaeology', 5, 3, { km: 6, ascentM: 250, optionalUsd: 5 })`
        Climb to a theater at 1,050 m that Alexander looked at and left alone.`,
      doing('Aspendos', 'archaeology', 4, 1, { km: 2, optionalUsd: 25 })`
        Whisper on the stage of a theater of about 155 and be heard in the forty-first row.`,
    ],
    food: ['piyaz with tahini', 'bitter-orange jam'],
  },
  {
    key: 'cappadocia',
    name: 'Cappadocia',
    country: 'TR',
    kind: 'village',
    lat: 38.6431,
    long: 34.8289,
    gateway: true,
    nights: [2, 4],
    beds: ['boutique-hotel', 'guesthouse', 'hotel'],
    doings: [
      doing('Balloons from the basket', 'photography', 3, 1, { optionalUsd: 220 })`
        Lift off at dawn among some 150 balloons; wind stops flights on about one day in three, so book the first morning.`,
      doing('Rose and Red valleys', 'hiking', 4, 2, { km: 9, ascentM: 200 })`
        Walk 9 km of pink tuff between pigeon houses and churches with columns cut from nothing.`,
      doing('Goreme churches', 'museums', 2, 1, { km: 2, optionalUsd: 22 })`
        See frescoes of the 1000s as bright as comics in the Dark Church, worth the second ticket.`,
      doing('Derinkuyu, eight floors down', 'archaeology', 2, 2, { optionalUsd: 14 })`
        Bend double to floor eight of a town for 20,000, closed by stone wheels from inside.`,
      doing('Ihlara gorge', 'hiking', 4, 2, { km: 8, ascentM: 100, optionalUsd: 16 })`
        Walk a green gorge with sixty churches and a lunch on stilts in the stream.`,
    ],
    food: ['testi kebab in a clay jar', 'manti dumplings', 'Emir white wine'],
  },
  {
    key: 'sanliurfa',
    name: 'Sanliurfa and Gobekli Tepe',
    country: 'TR',
    kind: 'city',
    lat: 37.1674,
    long: 38.7955,
    gateway: true,
    nights: [2, 3],
    beds: ['hotel', 'boutique-hotel'],
    doings: [
      doing('Gobekli Tepe', 'archaeology', 3, 1, { km: 2, optionalUsd: 22 })`
        Stand over pillars of foxes and vultures raised 11,500 years ago, before pots and before farming.`,
      doing('Urfa museum', 'museums', 2, 1, { optionalUsd: 12 })`
        Meet the oldest life-size man, obsidian-eyed, and walk through a temple that is under water now.`,
      doing('Pools of Abraham', 'city-walks', 2, 1, { km: 3 })`
        Feed sacred carp that nobody eats, and walk a covered bazaar of felt, copper and purple scarves.`,
      doing('Nemrut at sunset', 'archaeology', 8, 3, { km: 2, ascentM: 150, optionalUsd: 60 })`
        Drive to 2,134 m and climb the last of it to the fallen heads of a king who thought well of himself.`,
    ],
    food: ['isot pepper kebab', 'cig kofte', 'bitter mirra coffee'],
  },
];

export const turkey: Region = {
  slug: 'turkey',
  name: 'Turkey',
  continent: 'middle-east-and-north-africa',
  countries: ['TR'],
  tagLine:
    'Istanbul, the ruins of Ionia, a warm coast by wooden boat and the cones of Cappadocia. Best in April to June, September and October.',
  guide: [
    'Turkey has more Greek cities than Greece and more Roman ones than Italy, and that is only one layer. A first trip joins Istanbul, the west coast and Cappadocia; a second takes a gulet or goes east.',
    'Buses are the pride of the country and planes are cheap. The coast road is slow and lovely, the plateau fast and dull.',
    'Eat where trays come out of an oven. Breakfast alone has fifteen plates, tea is offered by anyone who wants to talk, and refusing the third glass takes skill.',
    'Museum prices have risen tenfold in five years, so companies that include entries save you more than they used to. Istanbul is crowded from April to October; Urfa is not.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [4, 5, 6, 9, 10] },
  dailyCostUsd: 190,
  localCurrency: 'TRY',
  stops,
  routes: [
    {
      key: 'istanbul-to-cappadocia',
      names: [
        'Istanbul to Cappadocia',
        'Turkey in {days} days',
        'Troy, Ephesus and the cones',
        'The great loop of Turkey',
      ],
      stops: ['istanbul', 'canakkale', 'ephesus', 'pamukkale', 'antalya', 'cappadocia', 'istanbul'],
      legs: [road(320, 4.6), road(335, 5.2), road(190, 2.7), road(235, 3.5), road(545, 7.5), flight(605, 1.4)],
      types: ['group-tour', 'small-group-tour', 'private-guided', '18-39', 'custom-tour', 'women-only'],
      themes: ['history', 'culture', 'food', 'solo', '50-plus', '18-30-s', 'family'],
      days: [10, 14],
      pitches: [
        'Three thousand years in order, with one long bus day and one short flight.',
        'Ephesus comes at four in the afternoon, when the ships have called their people back.',
        'Two mornings in Cappadocia give the balloons a second chance.',
      ],
    },
    {
      key: 'gulet-week',
      names: ['A week by gulet', 'Fethiye to Kas under sail', 'The Lycian coast by boat'],
      stops: ['antalya', 'fethiye', 'turquoise-coast', 'kas', 'antalya'],
      legs: [road(205, 3.2), ship(50, 6), ship(60, 7), road(190, 3.5)],
      types: ['small-ship-cruise', 'small-group-tour', 'vacation', 'Multi-Sport', 'private-guided'],
      themes: ['islands', 'walking', 'family', 'honeymoon', 'food', 'wellness'],
      days: [8, 13],
      pitches: [
        'Eight cabins, two masts, a cook, and no shoes for a week.',
        'Walk the Lycian Way between bays or read on the foredeck; the boat waits for both.',
        'June and September have warm water and room at anchor.',
      ],
    },
    {
      key: 'eastern-beginnings',
      names: ['Gobekli Tepe and Cappadocia', 'Where it began', 'The old east of Turkey'],
      stops: ['istanbul', 'sanliurfa', 'cappadocia', 'istanbul'],
      legs: [flight(955, 1.9), road(530, 7.2), flight(605, 1.4)],
      types: ['small-group-tour', 'private-guided', 'group-tour'],
      themes: ['history', 'culture', 'food', 'photography', '50-plus'],
      days: [7, 12],
      pitches: [
        'You see the oldest temple known with an archaeologist who has dug in one of its sisters.',
        'Urfa eats better than Istanbul and knows it.',
        'Come in April or October; July there is 42 degrees.',
      ],
    },
    {
      key: 'ionian-coast',
      names: ['Istanbul and Ephesus', 'City and ruins in a week', 'Bosphorus to the Aegean'],
      stops: ['istanbul', 'ephesus', 'pamukkale', 'antalya'],
      legs: [flight(370, 1.1), road(190, 2.7), road(235, 3.5)],
      types: ['vacation', 'private-guided', 'self-guided', 'custom-tour'],
      themes: ['history', 'food', 'family', 'honeymoon'],
      days: [6, 11],
      pitches: [
        'Four places, one short flight, and time to sit down in each.',
        'It leaves out Cappadocia on purpose, for people who dislike crowds at dawn.',
        'It ends at a harbor where you can swim until November.',
      ],
    },
  ],
  fees: [
    { label: 'Ephesus ticket with terrace houses', kind: 'park_fee', usd: 60, stops: ['ephesus'] },
    { label: 'Hagia Sophia gallery', kind: 'park_fee', usd: 28, stops: ['istanbul'] },
    { label: 'Port fees and fuel on the gulet', kind: 'local_payment', usd: 60, stops: ['turquoise-coast'] },
  ],
  climate:
    'April to June and September to October are 18 to 28 degrees Celsius on the coasts. July and August pass 35 in the south and 40 at Urfa. Cappadocia has snow from December to February, and balloons over it look good.',
  health:
    'No vaccinations are required. Tap water is chlorinated and tastes of it; bottled is cheap. Ask for advice on the far southeast before you book.',
  visa: 'Many nationalities enter for 90 days without a visa and others buy one online. Check before you travel, on the official site, as copies of it charge double.',
  faqs: [
    {
      question: 'Is the balloon worth $220?',
      answer:
        'Most people say so. If not, the view of 150 balloons from the Rose Valley costs nothing and lasts as long.',
    },
    {
      question: 'Is Turkey safe?',
      answer:
        'The routes here are as safe as southern Europe. The border with Syria is off every trip; Urfa lies 50 km from it and is calm.',
    },
    {
      question: 'Do I dress modestly?',
      answer: 'For mosques, yes, with a scarf for women. On the coast and in Istanbul as at home, in Urfa a bit more.',
    },
    {
      question: 'Are gulets comfortable?',
      answer: 'Cabins are small, with a shower each. Most people drag their mattress on deck by the second night.',
    },
  ],
};
