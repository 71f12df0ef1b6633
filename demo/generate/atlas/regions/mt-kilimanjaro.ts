import type { Region, Stop } from '../types.ts';
import { doing, foot, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'moshi',
    name: 'Moshi',
    country: 'TZ',
    kind: 'town',
    lat: -3.3349,
    long: 37.3404,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'lodge', 'guesthouse'],
    doings: [
      doing('Kit check and briefing', 'trekking', 2, 1)`
        Lay your kit out on the floor for the head guide, who checks layers, boots and headlamp, rents you what is missing and takes your oxygen level.`,
      doing('Materuni falls and coffee', 'hiking', 5, 2, { km: 7, ascentM: 200, optionalUsd: 40 })`
        Walk through banana groves to the Materuni falls, 80 m high, and roast coffee with a Chagga family on the way back.`,
      doing('Kikuletwa warm spring', 'hot-springs', 5, 1, { optionalUsd: 30 })`
        Swing on a rope into the clear spring of Kikuletwa, 28 degrees all year, an hour south of Moshi on a dusty road.`,
      doing('Old station and market', 'city-walks', 2, 1, { km: 3 })`
        Walk past the railway station of 1912 to the Mbuyuni market, where rows of secondhand boots show how many climbers go home lighter.`,
    ],
    food: ['mtori, a banana and beef stew', 'Kilimanjaro lager after the climb'],
  },
  {
    key: 'machame-forest',
    name: 'Machame trail',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.1,
    long: 37.266,
    nights: [1, 1],
    beds: ['camp'],
    doings: [
      doing('Machame Gate to Machame Camp', 'trekking', 6, 3, { km: 11, ascentM: 1200 })`
        Sign in at Machame Gate at 1,800 m and climb 11 km through dripping forest, with blue monkeys overhead, to camp among giant heather at 3,010 m.`,
      doing('Forest zone with the naturalist', 'birdwatching', 2, 1)`
        Look for Hartlaub's turaco and the pink-and-yellow balsam that grows only on this mountain while the porters go ahead.`,
      doing('First evening at 3,000 meters', 'trekking', 1, 1)`
        Have popcorn and tea at five, soup and pasta at seven, and hear the guide's rule for the week: pole pole, slowly slowly.`,
      doing('Machame Camp to the ridge', 'trekking', 2, 2, { km: 2, ascentM: 150 })`
        Walk up the lava ridge above camp late in the day to sleep better, and see Meru rise out of the cloud 70 km west.`,
    ],
    food: ['ginger tea', 'cucumber soup'],
  },
  {
    key: 'lemosho-forest',
    name: 'Lemosho trail',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.003,
    long: 37.2,
    nights: [1, 2],
    beds: ['camp'],
    doings: [
      doing('Lemosho Gate to the Big Tree', 'trekking', 3, 2, { km: 6, ascentM: 390 })`
        Drive to the west side of the mountain and walk 6 km to Mti Mkubwa camp at 2,780 m under camphor trees where colobus monkeys roar at dusk.`,
      doing('Over the ridge to Shira 1', 'trekking', 6, 3, { km: 8, ascentM: 830 })`
        Leave the forest for heath and cross the Shira ridge at 3,600 m, with the first whole view of Kibo ahead.`,
      doing('Buffalo ground on the west side', 'wildlife-watching', 2, 2)`
        Keep close to the ranger on the lower Lemosho trail, where elephants and buffalo still come up from the Kenyan plain.`,
      doing('Heather camp and the stars', 'stargazing', 1, 1)`
        Step out of the mess tent at Shira 1 at nine: no lamp shines within 20 km, and it is already below freezing in July.`,
    ],
    food: ['avocado sandwiches', 'vegetable stew with rice'],
  },
  {
    key: 'shira-plateau',
    name: 'Shira Plateau',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.056,
    long: 37.28,
    nights: [1, 2],
    beds: ['camp'],
    doings: [
      doing('Machame Camp to Shira', 'trekking', 5, 3, { km: 5, ascentM: 830 })`
        Climb a steep ridge of old lava for five hours to the Shira plateau at 3,840 m, where ravens wait for your lunch.`,
      doing('Shira Cathedral', 'trekking', 4, 3, { km: 7, ascentM: 150 })`
        Leave the porters' path for the Shira Cathedral, a broken crater rim at 3,880 m, and come into camp from the far side.`,
      doing('Acclimatize toward Moir', 'trekking', 4, 3, { km: 6, ascentM: 300 })`
        Walk up to 4,150 m and come back down to sleep, the plainest trick there is against mountain sickness.`,
      doing('Giant lobelias at close range', 'photography', 2, 1)`
        Photograph lobelias and groundsels up to five meters tall, which close their leaves over the bud at night against the frost.`,
    ],
    food: ['porridge with honey', 'fried plantain'],
  },
  {
    key: 'barranco',
    name: 'Barranco and Karanga',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.096,
    long: 37.332,
    nights: [1, 2],
    beds: ['camp'],
    doings: [
      doing('By way of the Lava Tower', 'trekking', 7, 4, { km: 10, ascentM: 790 })`
        Climb to the Lava Tower at 4,630 m for lunch and drop to Barranco at 3,976 m, so that you sleep 650 m below your high point.`,
      doing('Barranco Wall', 'trekking', 3, 4, { km: 2, ascentM: 257 })`
        Scramble up the Barranco Wall, 257 m high, using your hands in a dozen places; it looks worse from your tent than it is.`,
      doing('Wall top to Karanga', 'trekking', 3, 3, { km: 4, ascentM: 150 })`
        Cross the ribs of rock under the southern icefields to Karanga, the last stream on the route, at 3,995 m.`,
      doing('Afternoon of doing nothing', 'trekking', 2, 1)`
        Rest at Karanga with two liters of water to finish, while the guide checks your pulse and the porters play cards.`,
    ],
    food: ['carrot and ginger soup', 'spaghetti with vegetable sauce'],
  },
  {
    key: 'barafu',
    name: 'Barafu Camp and Uhuru Peak',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.099,
    long: 37.379,
    nights: [1, 1],
    beds: ['camp'],
    doings: [
      doing('Summit night from Barafu', 'trekking', 12, 5, { km: 17, ascentM: 1222 })`
        Start at midnight from 4,673 m, reach Stella Point around six, and walk the crater rim to Uhuru Peak, 5,895 m; then go 2,800 m down to Mweka.`,
      doing('Karanga to Barafu', 'trekking', 4, 3, { km: 4, ascentM: 680 })`
        Climb 4 km across alpine desert to Barafu, which means ice, and be in your sleeping bag by six in the evening.`,
      doing('Rebmann Glacier at sunrise', 'photography', 1, 3)`
        Watch first light come over Mawenzi onto the Rebmann Glacier, which has lost more than four fifths of its ice since 1912.`,
      doing('Summit briefing', 'trekking', 1, 1)`
        Hear at five what you will wear, eat and drink in the night; water goes inside your jacket, as it freezes in a hose at minus 15.`,
    ],
    food: ['sweet black tea at midnight', 'ginger biscuits'],
  },
  {
    key: 'mweka',
    name: 'Mweka trail',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.15,
    long: 37.364,
    nights: [1, 1],
    beds: ['camp'],
    doings: [
      doing('Mweka Camp to the gate', 'trekking', 4, 3, { km: 10 })`
        Walk 1,470 m down through wet forest to Mweka Gate, where your knees will tell you which muscles you forgot to train.`,
      doing('Farewell song and tips', 'trekking', 1, 1)`
        Stand in a ring with the crew for the Kilimanjaro song, and hand over tips in the open, name by name, as fair companies do.`,
      doing('Certificate and first beer', 'trekking', 1, 1)`
        Sign the book at 1,640 m, collect a numbered certificate, green for the crater rim and gold for the top, and sit down on a real chair.`,
      doing('Through the cloud forest', 'birdwatching', 3, 2, { km: 6 })`
        Go slowly on the lower Mweka trail for mountain trogons, silvery-cheeked hornbills and tree ferns six meters high.`,
    ],
    food: ['fried chicken and chips at the gate', 'cold lager'],
  },
  {
    key: 'marangu-huts',
    name: 'Marangu trail',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.139,
    long: 37.438,
    nights: [1, 3],
    beds: ['hut'],
    doings: [
      doing('Marangu Gate to Mandara', 'trekking', 4, 2, { km: 8, ascentM: 860 })`
        Walk 8 km from Marangu Gate at 1,860 m to the wooden A-frames of Mandara, with bunk beds, solar lamps and a dining hall.`,
      doing('Mandara to Horombo', 'trekking', 6, 3, { km: 12, ascentM: 1000 })`
        Come out of the forest into open moor and climb 12 km to Horombo at 3,720 m, above the clouds on most afternoons.`,
      doing('Zebra Rocks', 'trekking', 4, 3, { km: 6, ascentM: 330 })`
        Use the spare day for the striped cliff of Zebra Rocks at 4,050 m; it raises your chance of the summit by about a fifth.`,
      doing('Maundi Crater', 'hiking', 1, 2, { km: 3, ascentM: 90 })`
        Walk 20 minutes from the Mandara huts round the rim of Maundi Crater for a view over Kenya and Lake Jipe.`,
    ],
    food: ['leek soup', 'pancakes with jam'],
  },
  {
    key: 'rongai',
    name: 'Rongai trail',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.01,
    long: 37.45,
    nights: [2, 3],
    beds: ['camp'],
    doings: [
      doing('Nalemuru to Simba Camp', 'trekking', 3, 2, { km: 7, ascentM: 650 })`
        Start on the dry side of the mountain, through potato fields and pine, to Simba Camp at 2,630 m, with the lights of Kenya below.`,
      doing('Simba Camp to Kikelewa', 'trekking', 7, 3, { km: 12, ascentM: 1000 })`
        Climb 12 km to the caves of Kikelewa at 3,600 m on the trail with the fewest people of all the camping routes.`,
      doing('Mawenzi Tarn', 'trekking', 4, 4, { km: 4, ascentM: 730 })`
        Pitch camp at 4,330 m beside the tarn under the spires of Mawenzi, which needs ropes and is shut to trekkers.`,
      doing('The Saddle', 'trekking', 5, 3, { km: 9, ascentM: 390 })`
        Cross the Saddle from Mawenzi to Kibo, 9 km of gray desert where eland leave tracks at 4,400 m and nobody knows why they come.`,
    ],
    food: ['potatoes from the fields at the gate', 'beef stew'],
  },
  {
    key: 'northern-slopes',
    name: 'Northern Circuit',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.022,
    long: 37.36,
    nights: [2, 3],
    beds: ['camp'],
    doings: [
      doing('Moir Hut to Buffalo Camp', 'trekking', 7, 3, { km: 12, ascentM: 350 })`
        Turn north at Moir, away from everybody else, and walk 12 km of moor above Amboseli to Buffalo Camp at 4,020 m.`,
      doing('Buffalo Camp to Third Cave', 'trekking', 6, 3, { km: 8, ascentM: 250 })`
        Contour in and out of eight dry valleys to Third Cave; the rain shadow makes this the driest camp on the mountain.`,
      doing('Third Cave to School Hut', 'trekking', 5, 4, { km: 5, ascentM: 870 })`
        Climb 870 m of scree in the morning to School Hut at 4,722 m and sleep away the afternoon.`,
      doing('Lent Hills', 'trekking', 3, 3, { km: 5, ascentM: 200 })`
        Go up the Lent Hills to 4,700 m with nothing but water in your pack, and be back at camp for lunch.`,
    ],
    food: ['lentil stew', 'oranges peeled at altitude'],
  },
  {
    key: 'kibo-hut',
    name: 'Kibo Hut and Uhuru Peak',
    country: 'TZ',
    kind: 'mountain',
    lat: -3.083,
    long: 37.389,
    nights: [1, 1],
    beds: ['hut', 'camp'],
    doings: [
      doing('Summit night by Gilman Point', 'trekking', 13, 5, { km: 20, ascentM: 1175 })`
        Leave at eleven at night up 900 m of frozen scree to Gilman's Point, and follow the rim for two more hours to Uhuru Peak before turning back.`,
      doing('Last Water to Kibo', 'trekking', 5, 3, { km: 9, ascentM: 980 })`
        Fill bottles at Last Water and cross the high desert to Kibo Hut at 4,720 m, a stone house with sixty bunks.`,
      doing('Hans Meyer Cave', 'trekking', 3, 4, { km: 3, ascentM: 450 })`
        Walk halfway up in daylight to the cave at 5,150 m where Hans Meyer sheltered in 1889, if the guide wants you higher before the night.`,
      doing('Crater rim and the ice', 'photography', 1, 4)`
        Take ten minutes on the rim between Gilman and Stella points to look down on the Reusch Crater and what is left of the eastern icefield.`,
    ],
    food: ['chicken broth', 'biscuits and hot chocolate'],
  },
];

export const mtKilimanjaro: Region = {
  slug: 'mt-kilimanjaro',
  name: 'Mt. Kilimanjaro',
  continent: 'africa',
  countries: ['TZ'],
  tagLine:
    'Six to nine days up and down the highest mountain in Africa, 5,895 m, on foot all the way. Best in January, February and from June to October.',
  guide: [
    'Kilimanjaro is a walk, not a climb with ropes, and the height is what stops people. You go from coffee farms at 1,400 m through forest, heath and gravel desert to ice, and the air at the top holds half the oxygen of sea level.',
    'Days count more than fitness. Of those who take five days, about half reach the summit; of those who take eight, nearly nine in ten. Lemosho and the Northern Circuit give you time and views, Machame is steeper and busier, Marangu has huts, and Rongai stays dry.',
    'Nobody climbs alone. A group of eight comes with some 25 guides, cooks and porters, and how they are paid, fed and loaded differs a lot between companies. The limit is 20 kg for a porter, and it is worth asking who weighs the bags.',
    'Summit night is cold, minus 10 to minus 20 degrees, and slow. Most people feel sick for part of it and glad of it later.',
  ],
  season: { open: [1, 2, 3, 6, 7, 8, 9, 10, 11, 12], peak: [1, 2, 7, 8, 9, 10] },
  dailyCostUsd: 310,
  localCurrency: 'TZS',
  stops,
  routes: [
    {
      key: 'machame',
      names: ['Kilimanjaro by the Machame route', 'Machame, {days} days', 'Climb Kilimanjaro: Machame'],
      stops: ['moshi', 'machame-forest', 'shira-plateau', 'barranco', 'barafu', 'mweka', 'moshi'],
      legs: [road(42, 1.3), foot(5, 5), foot(10, 6.5), foot(9, 7), foot(17, 13), road(30, 1)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour', '18-39', 'group-tour'],
      themes: ['high-adventure', 'walking', '18-30-s', 'nature', 'solo'],
      days: [8, 10],
      pitches: [
        'The Machame profile is climb high, sleep low, with lunch at 4,630 m on day three.',
        'It is the busiest camping route, and the Barranco Wall is the best hour of it.',
        'Seven days on the mountain instead of six cost about $250 more and are worth it.',
      ],
    },
    {
      key: 'lemosho',
      names: ['Kilimanjaro by the Lemosho route', 'Lemosho, eight days on the mountain', 'Kilimanjaro from the west'],
      stops: ['moshi', 'lemosho-forest', 'shira-plateau', 'barranco', 'barafu', 'mweka', 'moshi'],
      legs: [road(105, 3.5), foot(14, 9), foot(10, 7), foot(9, 7), foot(17, 13), road(30, 1)],
      types: ['walking-hiking', 'small-group-tour', 'private-guided', 'women-only'],
      themes: ['high-adventure', 'walking', '50-plus', 'photography', 'nature'],
      days: [9, 11],
      pitches: [
        'With eight days on the trail, about nine in ten walkers reach Uhuru Peak.',
        'You have the forest and the plateau nearly to yourself until the Lava Tower.',
        'The pace is slow enough to talk, all the way to Barafu.',
      ],
    },
    {
      key: 'marangu',
      names: ['Kilimanjaro by the Marangu route', 'Marangu, hut to hut', 'The hut route up Kilimanjaro'],
      stops: ['moshi', 'marangu-huts', 'kibo-hut', 'marangu-huts', 'moshi'],
      legs: [road(45, 1.3), foot(9, 6), foot(10, 4), road(45, 1.3)],
      types: ['walking-hiking', 'group-tour', 'private-guided', '18-39'],
      themes: ['high-adventure', 'walking', '18-30-s', 'solo'],
      days: [7, 9],
      pitches: [
        'You sleep in bunks under a roof, which counts for something when it rains.',
        'The gradient is the gentlest of all routes until the last 1,200 m.',
        'Take the extra night at Horombo: five-day climbs fail about half the time.',
      ],
    },
    {
      key: 'rongai-route',
      names: ['Kilimanjaro by the Rongai route', 'Rongai, the dry side', 'Kilimanjaro from the Kenyan border'],
      stops: ['moshi', 'rongai', 'kibo-hut', 'marangu-huts', 'moshi'],
      legs: [road(95, 3), foot(13, 9), foot(10, 4), road(45, 1.3)],
      types: ['walking-hiking', 'small-group-tour', 'private-guided'],
      themes: ['high-adventure', 'walking', 'nature', '50-plus'],
      days: [7, 9],
      pitches: [
        'The northern side gets a third of the rain, so this is the route for November and March.',
        'You come up one side of the mountain and go down the other.',
        'One camp lies under the spires of Mawenzi at 4,330 m, and few climbers ever see it.',
      ],
    },
    {
      key: 'northern-circuit',
      names: ['Kilimanjaro by the Northern Circuit', 'Round Kibo in nine days', 'The long way up Kilimanjaro'],
      stops: ['moshi', 'lemosho-forest', 'shira-plateau', 'northern-slopes', 'kibo-hut', 'mweka', 'moshi'],
      legs: [road(105, 3.5), foot(14, 9), foot(24, 15), foot(9, 8), foot(21, 14), road(30, 1)],
      types: ['walking-hiking', 'small-group-tour', 'private-guided'],
      themes: ['high-adventure', 'walking', '50-plus', 'photography'],
      days: [9, 12],
      pitches: [
        'Nine days, 90 km and the highest success rate of any route.',
        'For two days on the north side you look over Kenya and meet nobody.',
        'It costs most because the crew works longest.',
      ],
    },
  ],
  fees: [
    {
      label: 'Kilimanjaro park, camping and rescue fees',
      kind: 'park_fee',
      usd: 980,
      stops: ['shira-plateau', 'marangu-huts', 'rongai', 'machame-forest', 'lemosho-forest'],
    },
    { label: 'Tips for the crew, paid in Moshi', kind: 'local_payment', usd: 270, stops: ['moshi'] },
  ],
  climate:
    'January and February are the warmest dry months, June to October the clearest and coldest. April and May are wet enough that most companies stop. Expect 25 degrees Celsius at the gate and minus 15 on the rim, in the same week.',
  health:
    'Mountain sickness is the real risk above 3,000 m: guides measure oxygen twice a day and turn people round. Talk to a doctor beforehand about altitude tablets, malaria in Moshi and your heart.',
  visa: 'Most visitors need a Tanzanian visa, which can be applied for online. Check before you travel, and ask about the yellow fever certificate if you come through Kenya.',
  faqs: [
    {
      question: 'Which route should I take?',
      answer:
        'Lemosho in eight days if you can pay for it, Machame in seven if you want to save, Rongai in wet months, Marangu if you want a roof. Avoid any five-day climb.',
    },
    {
      question: 'How fit must I be?',
      answer:
        'Able to walk six hours uphill with a day pack, several days running. Long hikes on weekends for three months do more than a gym.',
    },
    {
      question: 'What happens if I get sick?',
      answer:
        'A guide walks you down at once, at any hour, while the others go on. The park has stretchers and a rescue team, and helicopters fly in clear weather if your insurance covers it.',
    },
    {
      question: 'Are the toilets as bad as they say?',
      answer:
        'The public ones are. Most companies carry a small toilet tent, and you should ask whether it is included.',
    },
    {
      question: 'How cold is summit night?',
      answer:
        'Minus 10 to minus 20, with wind. You need five layers on top, mittens and a sleeping bag for minus 15; all of it can be rented in Moshi for about $120.',
    },
  ],
};
