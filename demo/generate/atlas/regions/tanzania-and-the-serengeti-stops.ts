import type { Stop } from '../types.ts';
import { doing } from './east-doing.ts';

export const tanzaniaAndTheSerengetiStops: Stop[] = [
  {
    key: 'arusha',
    name: 'Arusha',
    country: 'TZ',
    kind: 'city',
    lat: -3.3869,
    long: 36.683,
    gateway: true,
    nights: [1, 2],
    beds: ['lodge', 'hotel'],
    doings: [
      doing('Coffee with Meru farmers', 'food-and-wine', 4, 1, { optionalUsd: 40 })`
        Pick, pulp, roast and pound coffee with a Meru family in Tengeru, and drink it within two hours of the bush.`,
      doing('Canoe the Momella lakes', 'wildlife-watching', 4, 2, { km: 4, optionalUsd: 60 })`
        Paddle among hippos and, from May to November, thousands of flamingos on Small Momella Lake in Arusha National Park.`,
      doing('Walk with a ranger on Meru', 'hiking', 4, 2, { km: 8, ascentM: 300 })`
        Follow an armed ranger past buffalo and black-and-white colobus to the Tululusia waterfall on the lower slopes of Mount Meru.`,
      doing('Cloth and market day', 'city-walks', 3, 1, { km: 3 })`
        Buy kitenge by the yard at the central market and see it turned into a shirt by a tailor on the pavement before your safari begins.`,
    ],
    food: ['nyama choma, grilled goat', 'ugali with greens', 'milky ginger tea'],
  },
  {
    key: 'tarangire',
    name: 'Tarangire National Park',
    country: 'TZ',
    kind: 'park',
    lat: -3.85,
    long: 36.0,
    nights: [1, 3],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Elephants on the Tarangire River', 'safari-drives', 5, 1)`
        Drive the river loop in the dry months, when about 3,000 elephants gather along the only water and dig their own wells in the sand.`,
      doing('Silale swamp by day', 'safari-drives', 6, 1)`
        Spend the day at Silale swamp with a packed lunch, watching for pythons in the trees and lions that follow the buffalo into the reeds.`,
      doing('Night drive outside the fence', 'safari-drives', 2, 1, { optionalUsd: 55 })`
        Go out with a red lamp at half past eight for genets, springhares and, with luck, a porcupine.`,
      doing('Baobabs on foot', 'wildlife-watching', 3, 2, { km: 6, optionalUsd: 40 })`
        Walk with a ranger and a tracker among baobabs a thousand years old and learn how an elephant strips the bark.`,
    ],
    food: ['pumpkin soup at camp', 'chapati with beans'],
  },
  {
    key: 'lake-natron',
    name: 'Lake Natron',
    country: 'TZ',
    kind: 'village',
    lat: -2.6,
    long: 35.87,
    nights: [1, 2],
    beds: ['camp', 'tented-camp'],
    doings: [
      doing('Flamingos on the soda', 'birdwatching', 3, 2, { km: 6 })`
        Walk out over the cracked soda with a Maasai guide at seven, before the ground gets too hot, to see lesser flamingos at their main nursery.`,
      doing('Ol Doinyo Lengai by night', 'climbing', 10, 5, { km: 10, ascentM: 1650, optionalUsd: 120 })`
        Start at eleven at night up Ol Doinyo Lengai, 2,962 m, the one volcano that pours out black carbonate lava, and stand on the rim at sunrise.`,
      doing('Engare Sero waterfall', 'hiking', 3, 2, { km: 5, ascentM: 100 })`
        Wade up the Engare Sero gorge between warm walls to a double waterfall, the only swim within 60 km.`,
      doing('Footprints in the ash', 'archaeology', 2, 1, { optionalUsd: 15 })`
        See more than 400 human footprints pressed into volcanic mud at least 5,000 years ago, one set of them running.`,
    ],
    food: ['goat roasted over acacia coals', 'smoky milk tea'],
  },
  {
    key: 'ngorongoro',
    name: 'Ngorongoro Crater',
    country: 'TZ',
    kind: 'park',
    lat: -3.242,
    long: 35.487,
    nights: [1, 2],
    beds: ['lodge', 'tented-camp'],
    doings: [
      doing('Crater floor from six', 'safari-drives', 6, 1)`
        Be at the descent gate when it opens at six: the crater floor, 19 km across and 600 m down, holds about 25,000 large animals and some 30 black rhinos.`,
      doing('Crater rim walk', 'hiking', 3, 2, { km: 7, ascentM: 200 })`
        Walk the rim at 2,300 m with a ranger and a Maasai elder, in mist until ten on most mornings.`,
      doing('Empakaai, the other crater', 'hiking', 5, 3, { km: 8, ascentM: 300 })`
        Hike 300 m down through pillarwood forest into Empakaai, where a soda lake fills two thirds of the floor, and climb back for lunch.`,
      doing('Olduvai and the footprints of Laetoli', 'archaeology', 3, 1, { optionalUsd: 35 })`
        Stand over the layers at Olduvai where Mary Leakey found a skull 1.75 million years old, and see the cast of the Laetoli footprints.`,
      doing('Hadza hunters at Lake Eyasi', 'crafts', 6, 3, { km: 6, optionalUsd: 70 })`
        Leave at five for Lake Eyasi and follow Hadza men at a fast walk as they look for honey; they number about 1,300 and owe you no show.`,
    ],
    food: ['beef stew with cardamom', 'Karatu coffee'],
  },
  {
    key: 'ndutu',
    name: 'Ndutu plains',
    country: 'TZ',
    kind: 'park',
    lat: -3.02,
    long: 34.997,
    nights: [2, 4],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Calving season', 'safari-drives', 9, 1)`
        Follow the herds on the short-grass plains in February, when around 8,000 wildebeest calves are born each day and stand within seven minutes.`,
      doing('Cheetahs off the track', 'safari-drives', 5, 1)`
        Drive off the track, which is allowed here and not in the park, to keep a respectful distance from cheetahs on the flats near Makao.`,
      doing('Lake Ndutu at dusk', 'birdwatching', 2, 1)`
        Watch the alkaline shore at Ndutu fill with flamingos, avocets and the occasional lion coming to look.`,
      doing('Kusini kopjes', 'safari-drives', 6, 1)`
        Search the granite kopjes of Kusini for lion cubs and agama lizards with pink heads, 60 km from the busy tracks.`,
    ],
    food: ['a fried breakfast on the hood', 'mango and lime'],
  },
  {
    key: 'central-serengeti',
    name: 'Central Serengeti',
    country: 'TZ',
    kind: 'park',
    lat: -2.4333,
    long: 34.8333,
    gateway: true,
    nights: [1, 3],
    beds: ['tented-camp', 'lodge', 'camp'],
    doings: [
      doing('Leopards of the Seronera', 'safari-drives', 5, 1)`
        Check the sausage trees along the Seronera River for leopards from six, then see who else has found them; ten cars around one tree is normal in August.`,
      doing('Balloon over the plains', 'photography', 4, 1, { optionalUsd: 600 })`
        Lift off at half past six for an hour at treetop height, and have breakfast on the grass among giraffes.`,
      doing('Maasai and Gol kopjes', 'safari-drives', 8, 1)`
        Take a full day to the Gol kopjes for cheetahs, with a picnic under a rock that has lions on it as often as not.`,
      doing('Retima hippo pool', 'wildlife-watching', 4, 1)`
        Smell the Retima pool before you see it: up to 200 hippos where the Orangi and Seronera rivers meet.`,
    ],
    food: ['lunch box samosas', 'Kilimanjaro lager at sunset'],
  },
  {
    key: 'northern-serengeti',
    name: 'Northern Serengeti',
    country: 'TZ',
    kind: 'park',
    lat: -1.57,
    long: 34.89,
    gateway: true,
    nights: [2, 4],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Wait for a crossing', 'safari-drives', 10, 1)`
        Wait on the bank of the Mara between July and October for a herd to make up its mind; some days it takes ten minutes, some days it never does.`,
      doing('Lamai wedge', 'safari-drives', 6, 1)`
        Cross the bridge to the Lamai wedge, open grass between the river and Kenya, where the herds rest and the cars thin out.`,
      doing('Bush walk near Wogakuria', 'wildlife-watching', 3, 3, { km: 7, optionalUsd: 50 })`
        Walk single file behind an armed guide near Wogakuria and find out how much you miss from a car: tracks, dung, termites, wind.`,
      doing('Bolongonja springs', 'birdwatching', 4, 1)`
        Look for Schalow's turaco and bare-faced go-away-birds in the fig forest at Bolongonja springs, and for klipspringers above it.`,
    ],
    food: ['bread baked in a trunk oven', 'sundowners with cashews'],
  },
  {
    key: 'ruaha',
    name: 'Ruaha National Park',
    country: 'TZ',
    kind: 'park',
    lat: -7.68,
    long: 34.93,
    nights: [2, 4],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Great Ruaha sand river', 'safari-drives', 6, 1)`
        Follow the Great Ruaha as it dries: by September prides of up to 20 lions live along it, in a park larger than New Jersey with about a dozen camps.`,
      doing('Mwagusi on foot', 'wildlife-watching', 4, 3, { km: 8, optionalUsd: 50 })`
        Walk the bed of the Mwagusi with two armed rangers, reading the night in the sand: hyena, civet, and the drag mark of a leopard's kill.`,
      doing('Greater and lesser kudu', 'safari-drives', 4, 1)`
        Look for both kinds of kudu, sable antelope and wild dogs in one morning, as Ruaha lies where the fauna of eastern and southern Africa meets.`,
      doing('Dinner in the riverbed', 'stargazing', 3, 1)`
        Eat at a table set in the dry river with lanterns round it, and hear lions call at two kilometers.`,
    ],
    food: ['grilled tilapia', 'cassava with coconut'],
  },
  {
    key: 'nyerere',
    name: 'Nyerere National Park',
    country: 'TZ',
    kind: 'park',
    lat: -7.75,
    long: 38.2,
    nights: [2, 4],
    beds: ['tented-camp', 'lodge'],
    doings: [
      doing('Rufiji by boat', 'boat-trips', 3, 1)`
        Drift on the Rufiji past crocodiles of four meters, African skimmers on the bars and hippos that want the channel for themselves.`,
      doing('Wild dogs of the lakes', 'safari-drives', 5, 1)`
        Drive the shores of lakes Manze and Nzerakera, one of the best places in Africa for wild dogs, which den here in June and July.`,
      doing('Walk to the borassus palms', 'wildlife-watching', 3, 2, { km: 6 })`
        Set off at six behind a ranger through borassus palms and along giraffe trails; there are more giraffes here than the camps can count.`,
      doing('Fishing with barbless hooks', 'boat-trips', 3, 1, { optionalUsd: 35 })`
        Try for tiger fish with a barbless hook and put back what you catch, under the eyes of fish eagles.`,
    ],
    food: ['coconut fish curry', 'passion fruit juice'],
  },
  {
    key: 'stone-town',
    name: 'Zanzibar Stone Town',
    country: 'TZ',
    kind: 'town',
    lat: -6.1622,
    long: 39.1921,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Stone Town and the slave market', 'city-walks', 3, 1, { km: 3, optionalUsd: 8 })`
        Walk the coral-stone lanes from the old slave market, where the cathedral altar stands on the whipping post, to the House of Wonders.`,
      doing('Spice farm at Kizimbani', 'food-and-wine', 3, 1, { optionalUsd: 25 })`
        Smell your way round a farm at Kizimbani: cloves, vanilla, cardamom, and nutmeg in its red lace.`,
      doing('Dhow to the Prison Island tortoises', 'boat-trips', 4, 1, { optionalUsd: 35 })`
        Sail 6 km to Changuu, built as a quarantine station, where the oldest Aldabra tortoises arrived from the Seychelles in 1919.`,
      doing('Forodhani night market', 'food-and-wine', 2, 1, { optionalUsd: 12 })`
        Eat octopus and the folded egg pancake called Zanzibar pizza on the seafront at Forodhani, while boys somersault off the wall.`,
    ],
    food: ['urojo, a sour mango and potato soup', 'octopus curry', 'sugarcane juice with lime'],
  },
  {
    key: 'zanzibar-coast',
    name: 'Zanzibar east coast',
    country: 'TZ',
    kind: 'coast',
    lat: -6.2653,
    long: 39.5353,
    gateway: true,
    nights: [2, 5],
    beds: ['resort', 'boutique-hotel', 'guesthouse'],
    doings: [
      doing('Reef at Mnemba', 'snorkeling', 4, 2, { optionalUsd: 55 })`
        Snorkel on the rim of the Mnemba atoll among parrotfish and green turtles; go early, as 30 boats arrive by eleven.`,
      doing('Seaweed women of Paje', 'crafts', 2, 1, { optionalUsd: 10 })`
        Walk out at low tide with the women who farm seaweed on strings and make soap from it, at a price they set themselves.`,
      doing('Red colobus in Jozani', 'wildlife-watching', 3, 1, { km: 3, optionalUsd: 14 })`
        See red colobus monkeys at arm's length in Jozani forest; there are about 6,000 and they live nowhere but on this island.`,
      doing('A day for the tide', 'beaches', 6, 1)`
        Take a free day on the sand, with one fact to plan by: the sea goes out more than a kilometer and comes back in six hours.`,
    ],
    food: ['grilled kingfish with coconut rice', 'lobster in season'],
  },
];
