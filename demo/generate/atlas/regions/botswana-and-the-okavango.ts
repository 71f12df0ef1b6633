import type { Region, Stop } from '../types.ts';
import { doing, flight, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'maun',
    name: 'Maun',
    country: 'BW',
    kind: 'town',
    lat: -19.9833,
    long: 23.4167,
    gateway: true,
    nights: [1, 1],
    beds: ['lodge', 'hotel', 'camp'],
    doings: [
      doing('Scenic flight over the delta', 'photography', 1, 1, { optionalUsd: 150 })`
        Fly for 45 minutes at 150 m over channels, islands shaped by termites and lechwe running through water.`,
      doing('Thamalakane by boat', 'boat-trips', 2, 1, { optionalUsd: 30 })`
        Drift on the Thamalakane at five, if the flood has come, with fish eagles and donkeys on the bank.`,
      doing('Baskets and real Maun', 'crafts', 2, 1)`
        See mokola-palm baskets with names such as tears of the giraffe and buy from the woman who made one.`,
      doing('Small-plane weigh-in', 'sightseeing', 1, 1)`
        Put your bag on the scale, 20 kg with camera, and hand what is over to the office until you are back.`,
    ],
    food: ['seswaa, pounded beef', 'bream from the river'],
  },
  {
    key: 'okavango-delta',
    name: 'Okavango Delta',
    country: 'BW',
    kind: 'park',
    lat: -19.25,
    long: 22.95,
    nights: [2, 4],
    beds: ['tented-camp', 'lodge', 'camp'],
    doings: [
      doing('Mokoro at water level', 'boat-trips', 3, 1)`
        Sit a hand above the water in a mokoro while a poler steers by reed, with painted frogs no larger than a thumbnail.`,
      doing('Walk on an island', 'wildlife-watching', 3, 2, { km: 6 })`
        Land on an island and walk downwind behind your poler, past elephant, buffalo and old sausage trees.`,
      doing('Wild dogs in the floodplain', 'safari-drives', 5, 1)`
        Follow a pack of wild dogs through water up to the doors; the delta has about a third of those left in southern Africa.`,
      doing('Pel and slaty egret', 'birdwatching', 3, 1)`
        Look for Pel's fishing owl, 60 cm of ginger in a jackalberry, and the slaty egret, most of which live here.`,
      doing('Sleep on a deck', 'stargazing', 10, 1, { optionalUsd: 180 })`
        Spend a night on a raised deck under a net, with lions to the left and hippos to the right.`,
    ],
    food: ['bush bread', 'malva pudding with custard'],
  },
  {
    key: 'khwai',
    name: 'Khwai and Moremi',
    country: 'BW',
    kind: 'park',
    lat: -19.15,
    long: 23.75,
    nights: [1, 3],
    beds: ['tented-camp', 'camp', 'lodge'],
    doings: [
      doing('Khwai River in the morning', 'safari-drives', 5, 1)`
        Drive the Khwai River at six for leopards in the leadwoods and elephants that cross without looking.`,
      doing('Third Bridge and the pole road', 'safari-drives', 7, 1)`
        Rattle over mopane-pole bridges into Moremi, with water to the bumper in July.`,
      doing('Night in a mobile camp', 'safari-drives', 3, 1)`
        Camp where there is no fence, with bucket showers, a fire and a guide who checks the path with a torch.`,
      doing('Village of Khwai', 'city-walks', 2, 1, { km: 2, optionalUsd: 15 })`
        Talk with River Bushmen at Khwai, who run the concession and sit on its board.`,
    ],
    food: ['potjie on the coals', 'coffee at the tailgate'],
  },
  {
    key: 'savuti',
    name: 'Savuti',
    country: 'BW',
    kind: 'park',
    lat: -18.57,
    long: 24.06,
    nights: [1, 3],
    beds: ['tented-camp', 'camp', 'lodge'],
    doings: [
      doing('Lions of Savuti', 'safari-drives', 5, 1)`
        Look for the prides of Savuti, once known for taking young elephants, around a channel that dries up for decades at a time.`,
      doing('Zebra march', 'safari-drives', 4, 1)`
        See thousands of zebras stop here in March and November on the longest land migration in southern Africa.`,
      doing('Gubatsa paintings', 'archaeology', 1, 2, { km: 1, ascentM: 40 })`
        Climb a rock with San paintings of eland and elephant and look over the marsh.`,
      doing('Bull elephants at Pump Pan', 'wildlife-watching', 3, 1)`
        Sit quietly at a water hole while twenty bulls settle who drinks at the clean end.`,
    ],
    food: ['impala steaks', 'rusks with tea'],
  },
  {
    key: 'chobe',
    name: 'Kasane and Chobe',
    country: 'BW',
    kind: 'town',
    lat: -17.8,
    long: 25.15,
    gateway: true,
    nights: [1, 3],
    beds: ['lodge', 'tented-camp', 'hotel'],
    doings: [
      doing('Chobe River at four', 'boat-trips', 3, 1)`
        Float within ten meters of elephants swimming to Sedudu Island, trunks up, with buffalo and a red sun.`,
      doing('Riverfront drive', 'safari-drives', 4, 1, { optionalUsd: 50 })`
        Drive the sandy riverfront, with sable antelope at noon and up to 40,000 elephants in the wider park.`,
      doing('Photo boat with clamps', 'photography', 3, 1, { optionalUsd: 130 })`
        Shoot from a boat with swivel chairs, clamps and somebody who tells you when the kingfisher will dive.`,
      doing('Four corners of Africa', 'sightseeing', 2, 1)`
        Stand at Kazungula, where four countries come within 150 m of each other under a bridge of 2021.`,
    ],
    food: ['bream with lemon', 'mopane worms for the brave'],
  },
  {
    key: 'victoria-falls',
    name: 'Victoria Falls',
    country: 'ZW',
    kind: 'town',
    lat: -17.9243,
    long: 25.8572,
    gateway: true,
    nights: [1, 2],
    beds: ['hotel', 'lodge', 'guesthouse'],
    doings: [
      doing('Rain forest walk', 'sightseeing', 3, 1, { km: 4, optionalUsd: 50 })`
        Walk sixteen viewpoints along 1,708 m of falls; in April you see spray, in October rock, in July both in measure.`,
      doing('Zambezi at sundown', 'boat-trips', 2, 1, { optionalUsd: 60 })`
        Drift above the falls with hippos grunting and the column of mist downstream.`,
      doing('Gorge swing or bridge tour', 'climbing', 2, 3, { optionalUsd: 95 })`
        Fall 70 m into the Batoka Gorge on a rope, or walk the underside of the bridge of 1905 in a harness.`,
      doing('Helicopter, fifteen minutes', 'photography', 1, 1, { optionalUsd: 180 })`
        See from above how the river has cut eight falls, one after the other, and started on a ninth.`,
    ],
    food: ['warthog ribs', 'peanut-butter greens'],
  },
  {
    key: 'makgadikgadi',
    name: 'Makgadikgadi Pans',
    country: 'BW',
    kind: 'desert',
    lat: -20.18,
    long: 25.25,
    nights: [1, 3],
    beds: ['tented-camp', 'lodge', 'camp'],
    doings: [
      doing('Quad bikes on the pans', 'cycling', 3, 2, { km: 30, optionalUsd: 90 })`
        Ride out on a crust of salt in the dry months until nothing is left but the line of the earth.`,
      doing('Meerkats that climb you', 'wildlife-watching', 2, 1)`
        Sit still at dawn near Gweta while wild meerkats use your hat as a lookout.`,
      doing('Sleep out on the salt', 'stargazing', 12, 1)`
        Lie in a bedroll on the pan, with silence so complete you hear your blood.`,
      doing('Baines baobabs', 'photography', 5, 1)`
        Drive to seven baobabs painted in 1862 and unchanged, minus one branch.`,
    ],
    food: ['flat bread from the ash', 'beef fillet, the best in Africa'],
  },
  {
    key: 'central-kalahari',
    name: 'Central Kalahari',
    country: 'BW',
    kind: 'park',
    lat: -21.4,
    long: 23.75,
    nights: [2, 3],
    beds: ['tented-camp', 'camp'],
    doings: [
      doing('Deception Valley', 'safari-drives', 6, 1)`
        Drive a fossil river after the rains of January, when oryx and springbok give birth and cheetahs know it.`,
      doing('Black-maned lions', 'safari-drives', 4, 1)`
        Listen before sunrise for lions that may not drink for weeks, and find them on the track, as it is dry.`,
      doing('Walk with San hosts', 'crafts', 3, 2, { km: 4, optionalUsd: 40 })`
        Follow a San family through their pharmacy, with two translations between their clicks and you.`,
      doing('Honey badgers and bat-eared foxes', 'wildlife-watching', 3, 1)`
        Look on the pans for honey badgers with a goshawk in attendance.`,
    ],
    food: ['tsamma melon', 'sorghum porridge'],
  },
  {
    key: 'panhandle',
    name: 'Okavango Panhandle and Tsodilo',
    country: 'BW',
    kind: 'village',
    lat: -18.43,
    long: 21.9,
    nights: [2, 3],
    beds: ['lodge', 'camp', 'riverboat-cabin'],
    doings: [
      doing('Tsodilo Hills', 'archaeology', 7, 3, { km: 8, ascentM: 300, optionalUsd: 15 })`
        Climb among 4,500 paintings on the Male and Female hills with a San guide, for whom the place made the world.`,
      doing('Catfish run', 'boat-trips', 4, 1)`
        Follow birds and foam in September and October to thousands of catfish that hunt in packs up the channel.`,
      doing('Fishing owls by boat', 'birdwatching', 3, 1)`
        Go out at night for Pel's owl and white-backed night herons, both likely here.`,
      doing('Houseboat on the river', 'boat-trips', 6, 1)`
        Chug up the one deep channel before the delta divides, past papyrus and villages that pole to school.`,
    ],
    food: ['tiger fish cakes', 'water-lily stew'],
  },
];

export const botswanaAndTheOkavango: Region = {
  slug: 'botswana-and-the-okavango',
  name: 'Botswana & the Okavango',
  continent: 'africa',
  countries: ['BW', 'ZW'],
  tagLine:
    'A river that ends in the desert, and the animals that live off it. Best from June to October; the flood peaks in July, when no rain falls.',
  guide: [
    'The Okavango rises in Angola, floods across 15,000 square kilometers of Kalahari sand and evaporates. The flood arrives in May after the rain has stopped, so that the delta is fullest in the driest months.',
    'Botswana chose few visitors at high prices. Camps in concessions have eight to twelve tents and are reached by six-seat plane; the other way is a mobile safari, with a truck, a cook and tents in public camps, at a third of the cost.',
    'Around the delta lie Chobe with its elephants, the salt pans of Makgadikgadi and the Central Kalahari, larger than Denmark, each best in another season.',
    'You bring 20 kg in a soft bag. Children under six or eight are not taken in many camps, as nothing is fenced.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [6, 7, 8, 9, 10] },
  dailyCostUsd: 560,
  localCurrency: 'BWP',
  stops,
  routes: [
    {
      key: 'delta-to-falls',
      names: [
        'Okavango to Victoria Falls',
        'Maun to the falls overland',
        'Botswana in {days} days',
        'Delta, Savuti, Chobe, falls',
      ],
      stops: ['maun', 'khwai', 'savuti', 'chobe', 'victoria-falls'],
      legs: [road(140, 4), road(112, 4), road(172, 5), road(80, 1.8)],
      types: ['small-group-tour', 'adventure-tour', 'group-tour', '18-39', 'private-guided'],
      themes: ['wildlife', 'photography', 'high-adventure', 'nature', 'solo', '18-30-s'],
      days: [7, 12],
      pitches: [
        'You camp inside the parks, where the day visitors have to leave.',
        'Five hundred kilometers of sand in a week, with a new camp every second day.',
        'The crew of three puts up your tent, and your bucket shower is hot.',
      ],
    },
    {
      key: 'delta-by-air',
      names: ['The Okavango by light plane', 'Two camps in the delta', 'Fly-in Okavango'],
      stops: ['maun', 'okavango-delta', 'khwai', 'maun'],
      legs: [flight(97, 0.5), flight(90, 0.5), flight(102, 0.5)],
      types: ['private-guided', 'small-group-tour', 'vacation', 'custom-tour'],
      themes: ['wildlife', 'honeymoon', 'photography', '50-plus', 'rivers'],
      days: [6, 9],
      pitches: [
        'One wet camp, one dry camp: boats in the first, leopards in the second.',
        'Every transfer is a safari seen from 150 m up.',
        'At most twelve guests are in camp, and often six.',
      ],
    },
    {
      key: 'pans-and-kalahari',
      names: ['Kalahari and the salt pans', 'The dry side of Botswana', 'Makgadikgadi and Deception Valley'],
      stops: ['maun', 'central-kalahari', 'makgadikgadi', 'maun'],
      legs: [road(240, 5.5), road(300, 5.8), road(205, 2.5)],
      types: ['adventure-tour', 'small-group-tour', 'private-guided'],
      themes: ['wildlife', 'culture', 'nature', 'photography', 'high-adventure'],
      days: [6, 9],
      pitches: [
        'January to April is the time, when the rest of the country is quiet and cheap.',
        'You sleep on the salt with nothing between you and the Milky Way.',
        'It is a trip for those who have seen elephants.',
      ],
    },
    {
      key: 'panhandle-and-delta',
      names: ['Tsodilo and the panhandle', 'Painted hills and papyrus', 'The far side of the Okavango'],
      stops: ['maun', 'panhandle', 'maun', 'okavango-delta', 'maun'],
      legs: [road(375, 4.8), road(375, 4.8), flight(97, 0.5), flight(97, 0.5)],
      types: ['small-group-tour', 'private-guided', 'retreats'],
      themes: ['history', 'rivers', 'culture', 'wildlife'],
      days: [8, 11],
      pitches: [
        'You reach the hills the San call the first place, with a guide who means it.',
        'Birders keep a list of 300 in a week here.',
        'It is the cheap end of the delta and the one with villages.',
      ],
    },
    {
      key: 'chobe-and-falls',
      names: ['Chobe and Victoria Falls', 'Five days at the falls', 'Elephants and spray'],
      stops: ['victoria-falls', 'chobe', 'victoria-falls'],
      legs: [road(80, 1.8), road(80, 1.8)],
      types: ['vacation', 'group-tour', 'custom-tour'],
      themes: ['wildlife', 'family', 'rivers', '50-plus'],
      days: [4, 8],
      pitches: [
        'The easiest elephants in Africa, from a boat with a roof.',
        'Two hours by road from a falls a mile wide.',
        'It makes a good end to anything that began in Cape Town.',
      ],
    },
  ],
  fees: [
    { label: 'Moremi and Chobe park fees, a day', kind: 'park_fee', usd: 21, stops: ['khwai', 'savuti', 'chobe'] },
    { label: 'Victoria Falls entry', kind: 'park_fee', usd: 50, stops: ['victoria-falls'] },
    { label: 'Mokoro and community levy', kind: 'local_payment', usd: 20, stops: ['okavango-delta', 'khwai'] },
  ],
  climate:
    'May to August is dry, 25 degrees Celsius by day and as little as 3 at dawn in an open car. October reaches 40. From December to March storms fill the pans and the Kalahari is green.',
  health:
    'Malaria is a risk in the north, most from November to June, so see a doctor about tablets. Camps are hours from a clinic, and insurance with air evacuation is a must.',
  visa: "Many nationalities enter Botswana without a visa for up to 90 days, and Zimbabwe with one bought at the border. Check both before you travel, and children's papers twice.",
  faqs: [
    {
      question: 'Is Botswana worth the price?',
      answer:
        'If you mind other cars, yes. A mobile camping trip brings the cost to about $300 a day for the same animals.',
    },
    {
      question: 'When is the delta full?',
      answer:
        'From about mid-June to September, depending on rain in Angola months earlier. In November boats sit on sand in many camps.',
    },
    {
      question: 'Is camping without fences dangerous?',
      answer: 'With the rules, hardly. Stay in the tent at night, walk with the guide, and keep no food inside.',
    },
    {
      question: 'Can we bring children?',
      answer: 'Mobile trips take them from eight, some lodges from six, and mokoros from twelve in places.',
    },
  ],
};
