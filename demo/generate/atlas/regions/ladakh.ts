import type { Region, Stop } from '../types.ts';
import { doing, foot, road } from './east-doing.ts';

const stops: Stop[] = [
  {
    key: 'leh',
    name: 'Leh',
    country: 'IN',
    kind: 'town',
    lat: 34.1526,
    long: 77.5771,
    gateway: true,
    nights: [1, 3],
    beds: ['hotel', 'guesthouse', 'homestay'],
    doings: [
      doing('A day of doing little', 'city-walks', 2, 1, { km: 2 })`
        Spend the first day at 3,500 m in a garden with tea, as everyone who walks to the palace at once regrets it.`,
      doing('Palace and old town', 'city-walks', 3, 2, { km: 4, ascentM: 150, optionalUsd: 5 })`
        Climb nine stories of a palace of about 1600, the model for Lhasa's or the copy, depending on whom you ask.`,
      doing('Thiksey at morning prayer', 'sightseeing', 4, 1, { optionalUsd: 1 })`
        Sit along the wall at half past six while monks drink butter tea between chants, under a seated Buddha of 15 m.`,
      doing('Indus by raft', 'rafting', 3, 2, { km: 14, optionalUsd: 25 })`
        Float 14 km of gray Indus to where the green Zanskar joins it, cold enough to count.`,
      doing('Momos and skyu', 'cooking', 3, 1, { optionalUsd: 20 })`
        Shape thumb-print pasta for skyu in a kitchen with a wall of copper pots.`,
    ],
    food: ['thukpa', 'skyu with turnips', 'apricot juice'],
  },
  {
    key: 'sham-valley',
    name: 'Sham Valley',
    country: 'IN',
    kind: 'village',
    lat: 34.32,
    long: 76.99,
    nights: [2, 4],
    beds: ['homestay', 'guesthouse'],
    doings: [
      doing('Likir to Yangthang', 'trekking', 5, 3, { km: 9, ascentM: 450 })`
        Walk from Likir over two low passes of 3,700 m to Yangthang, ten houses round a threshing floor.`,
      doing('Yangthang to Hemis Shukpachan', 'trekking', 4, 3, { km: 9, ascentM: 400 })`
        Cross the Tsermangchan La to a village with a grove of sacred junipers.`,
      doing('Alchi', 'sightseeing', 2, 1, { km: 2, optionalUsd: 2 })`
        See walls of the 1000s painted by Kashmiris, so fine that a torch is all you may bring.`,
      doing('Apricots at Temisgam', 'food-and-wine', 2, 1)`
        Split apricots for drying with your hosts in August and crack the stones for oil.`,
    ],
    food: ['apricot kernels', 'chutagi, bow-tie dumplings'],
  },
  {
    key: 'lamayuru',
    name: 'Lamayuru',
    country: 'IN',
    kind: 'village',
    lat: 34.283,
    long: 76.774,
    nights: [1, 2],
    beds: ['guesthouse', 'hotel'],
    doings: [
      doing('Monastery and moon land', 'sightseeing', 3, 2, { km: 4, ascentM: 100 })`
        Walk from a monastery with a cave at its heart into yellow lake clay that looks like the moon is said to.`,
      doing('Prinkiti La', 'trekking', 4, 3, { km: 8, ascentM: 350 })`
        Cross the 3,750 m Prinkiti La to Shilla and the small old temple of Wanla.`,
      doing('Fotu La by bicycle', 'cycling', 3, 2, { km: 22, optionalUsd: 35 })`
        Roll 22 km down from Fotu La at 4,108 m, all of it with the brakes on.`,
      doing('Masked dance of Yuru Kabgyat', 'festivals', 5, 1)`
        Watch two days of masked dances in June or July from the roof, with tea from strangers.`,
    ],
    food: ['barley bread', 'khambir with butter tea'],
  },
  {
    key: 'nubra',
    name: 'Nubra',
    country: 'IN',
    kind: 'village',
    lat: 34.55,
    long: 77.56,
    nights: [1, 2],
    beds: ['guesthouse', 'tented-camp', 'hotel'],
    doings: [
      doing('Over Khardung La', 'sightseeing', 5, 2)`
        Drive over Khardung La, 5,359 m by the survey and higher by the sign, and stay on top for ten minutes only.`,
      doing('Diskit and the statue', 'sightseeing', 2, 2, { km: 2, ascentM: 120 })`
        Climb lanes to a monastery of 1420 with a demon's hand in it, they say, and a Buddha of 32 m who faces Pakistan.`,
      doing('Two humps at Hunder', 'sightseeing', 1, 1, { optionalUsd: 6 })`
        See Bactrian camels left from the caravans to Yarkand on a mile of gray dunes.`,
      doing('Turtuk', 'city-walks', 6, 1, { km: 4 })`
        Drive to Turtuk, Balti and Muslim, which went to bed in Pakistan in 1971 and woke in India.`,
    ],
    food: ['buckwheat kisir', 'sea-buckthorn juice'],
  },
  {
    key: 'pangong',
    name: 'Pangong Tso',
    country: 'IN',
    kind: 'village',
    lat: 33.91,
    long: 78.45,
    nights: [1, 1],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Shore from Spangmik', 'hiking', 3, 2, { km: 8 })`
        Walk the shore at 4,250 m while the water goes through six blues; it is salt, and two thirds of it is in Tibet.`,
      doing('Sunrise at minus two', 'photography', 1, 1)`
        Step out at five in all the clothes you own, even in July, for light that comes over Tibet.`,
      doing('Chang La and the marmots', 'wildlife-watching', 3, 1)`
        Stop below Chang La, 5,360 m, for marmots that should not be given biscuits.`,
      doing('Nomads of Merak', 'crafts', 2, 1)`
        Sit in a rebo of yak hair with Changpa herders whose goats make pashmina.`,
    ],
    food: ['thenthuk', 'yak curd'],
  },
  {
    key: 'tso-moriri',
    name: 'Tso Moriri',
    country: 'IN',
    kind: 'village',
    lat: 32.97,
    long: 78.25,
    nights: [1, 2],
    beds: ['tented-camp', 'homestay'],
    doings: [
      doing('Korzok and the shore', 'birdwatching', 3, 2, { km: 6 })`
        Walk from Korzok, 4,560 m, to nesting bar-headed geese and a pair of black-necked cranes in June.`,
      doing('Kiang on the plain', 'wildlife-watching', 3, 1)`
        See herds of kiang, wild asses that run alongside cars because they can.`,
      doing('Puga springs', 'hot-springs', 2, 1)`
        Walk among boiling vents and borax at Puga, and wash in the warm stream.`,
      doing('Korzok La', 'trekking', 6, 4, { km: 12, ascentM: 800 })`
        Climb above the lake to 5,360 m for Mentok Kangri and all of the water.`,
    ],
    food: ['tsampa', 'salt tea'],
  },
  {
    key: 'markha',
    name: 'Markha Valley',
    country: 'IN',
    kind: 'village',
    lat: 33.88,
    long: 77.43,
    nights: [4, 6],
    beds: ['homestay', 'camp'],
    doings: [
      doing('Chilling to Skiu', 'trekking', 4, 3, { km: 10, ascentM: 250 })`
        Start at Chilling, village of coppersmiths, and walk up the Markha between willows to Skiu.`,
      doing('Skiu to Markha', 'trekking', 7, 3, { km: 20, ascentM: 400 })`
        Walk 20 km of poplars, fords and tea tents run by women of each village in turn.`,
      doing('Hankar and Thachungtse', 'trekking', 6, 4, { km: 15, ascentM: 500 })`
        Go on past a fort on a needle to camp at 4,250 m, with blue sheep in the evening.`,
      doing('Nimaling', 'trekking', 4, 4, { km: 8, ascentM: 600 })`
        Climb to the pasture of Nimaling, 4,850 m, with the ice of Kang Yatse in the window of the tent.`,
      doing('Kongmaru La', 'trekking', 8, 5, { km: 16, ascentM: 400 })`
        Cross Kongmaru La, 5,260 m, and go down 1,500 m through a canyon of purple rock.`,
    ],
    food: ['homestay thukpa', 'fresh peas in July'],
  },
  {
    key: 'hemis',
    name: 'Hemis',
    country: 'IN',
    kind: 'village',
    lat: 33.912,
    long: 77.703,
    nights: [1, 4],
    beds: ['homestay', 'guesthouse'],
    doings: [
      doing('Hemis Tsechu', 'festivals', 6, 1)`
        See the masked dances of Hemis in June or July, with a silk Buddha of 12 m shown in full once in twelve years.`,
      doing('Snow leopard days at Rumbak', 'wildlife-watching', 8, 4, { km: 8, ascentM: 400 })`
        Scan the ridges above Rumbak in February with trackers and scopes; six or more days give about three chances in four.`,
      doing('Gotsang hermitage', 'hiking', 3, 3, { km: 6, ascentM: 350 })`
        Climb to a hermitage of the 1200s where somebody is always in a three-year silence.`,
      doing('Museum of the monastery', 'museums', 1, 1, { optionalUsd: 1 })`
        Look at a thousand years of bronze and a stuffed leopard in the cellar.`,
    ],
    food: ['paba with greens', 'butter tea'],
  },
];
export const ladakh: Region = {
  slug: 'ladakh',
  name: 'Ladakh',
  continent: 'asia',
  countries: ['IN'],
  tagLine:
    'High desert, monasteries and village-to-village walks between 3,000 and 5,000 m. Best from June to September; February for snow leopards.',
  guide: [
    'Ladakh lies behind the main range of the Himalaya, where the monsoon does not reach. It rains 10 cm a year, the sun shines on 300 days, and every green field is there because of a channel from a glacier.',
    'You fly to 3,500 m and feel it. Two quiet days in Leh are part of any serious plan; after them the roads go over passes of 5,300 m to lakes and dunes.',
    'Walks link villages with homestays run by turns, so that every house earns. Ponies carry the bags, food is barley and vegetables, and toilets are dry and sensible.',
    'The road from Manali opens in late May or June. India, Pakistan and China all have soldiers here, and permits for the border valleys take a day.',
  ],
  season: { open: [2, 3, 5, 6, 7, 8, 9, 10], peak: [6, 7, 8, 9] },
  dailyCostUsd: 130,
  localCurrency: 'INR',
  stops,
  routes: [
    {
      key: 'lakes-and-passes',
      names: ['Nubra, Pangong and Tso Moriri', 'High passes and lakes of Ladakh', 'Ladakh in {days} days'],
      stops: ['leh', 'nubra', 'pangong', 'tso-moriri', 'leh'],
      legs: [road(120, 4.7), road(165, 6), road(215, 8), road(220, 7)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39'],
      themes: ['photography', 'nature', 'culture', '18-30-s', 'wildlife'],
      days: [8, 11],
      pitches: [
        'You cross three passes above 5,300 m and sleep below 4,600.',
        'Two nights in Leh come first, and nobody argues with the oxygen meter.',
        'Wild asses, cranes and marmots are all within sight of the road.',
      ],
    },
    {
      key: 'markha-trek',
      names: ['The Markha Valley on foot', 'Markha Valley and Kongmaru La', 'Homestay trek in Ladakh'],
      stops: ['leh', 'markha', 'hemis', 'leh'],
      legs: [road(78, 2.6), foot(44, 20), road(45, 1.2)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour', 'women-only', 'self-guided'],
      themes: ['walking', 'high-adventure', 'culture', 'solo', 'nature'],
      days: [8, 13],
      pitches: [
        'You walk 69 km in five or six days with a bed and dinner in each village.',
        'One pass, 5,260 m, on the day when you are ready for it.',
        'The money goes to each house by rota.',
      ],
    },
    {
      key: 'sham-and-lamayuru',
      names: ['Sham Valley, the gentle trek', 'Apricots and frescoes', 'Villages of lower Ladakh'],
      stops: ['leh', 'sham-valley', 'lamayuru', 'leh'],
      legs: [road(92, 2.4), road(52, 1.4), road(115, 3)],
      types: ['walking-hiking', 'private-guided', 'retreats', 'small-group-tour'],
      themes: ['walking', 'culture', 'family', '50-plus', 'history'],
      days: [7, 10],
      pitches: [
        'You walk four hours a day and never above 3,900 m.',
        'In August you eat apricots off the roof.',
        'The oldest paintings in the Himalaya are on the way.',
      ],
    },
    {
      key: 'snow-leopards',
      names: ['Snow leopards of Hemis', 'Winter in Rumbak', 'On the track of the snow leopard'],
      stops: ['leh', 'hemis', 'leh'],
      legs: [road(45, 1.2), road(45, 1.2)],
      types: ['small-group-tour', 'private-guided', 'adventure-tour'],
      themes: ['wildlife', 'photography', 'high-adventure', 'nature'],
      days: [6, 11],
      pitches: [
        'February, minus 15, and the best chance anywhere of a wild snow leopard.',
        'Villagers who used to trap them find them for you.',
        'You look through a scope for hours and then for ten minutes do not breathe.',
      ],
    },
  ],
  fees: [
    {
      label: 'Inner-line permit and environment fee',
      kind: 'permit',
      usd: 12,
      stops: ['nubra', 'pangong', 'tso-moriri'],
    },
    { label: 'Hemis park fee', kind: 'park_fee', usd: 3, stops: ['markha', 'hemis'] },
  ],
  climate:
    'June to September is 15 to 28 degrees Celsius by day in Leh and 5 at the lakes at night. Rain is rare, and when it comes slides close roads. February is minus 5 by day and minus 15 or lower by night.',
  health:
    'Altitude is the main risk from the first hour: rest for two days, drink, and talk to a doctor about tablets. There is a good hospital in Leh, and none at the lakes.',
  visa: 'Most visitors need an Indian visa, which can be applied for online, and a permit for border areas that your company gets in Leh. Check before you travel.',
  faqs: [
    {
      question: 'Can I fly straight to Leh?',
      answer:
        'Yes, if you then rest for 36 to 48 hours. By road from Srinagar you gain height more slowly and see more.',
    },
    {
      question: 'How high do I sleep?',
      answer: 'Leh 3,500 m, Nubra 3,100, Pangong 4,250, Tso Moriri 4,560, Nimaling 4,850. That order matters.',
    },
    {
      question: 'Are homestays clean?',
      answer: 'Yes, with quilts and a dry toilet. Water for washing comes in a bucket.',
    },
    {
      question: 'Is it safe near the borders?',
      answer:
        'The lines have been quiet for visitors, and roads close when they are not. Your permit names where you may go.',
    },
  ],
};
