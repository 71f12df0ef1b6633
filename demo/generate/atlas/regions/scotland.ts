import type { Region } from '../types.ts';
import { scotlandStopsHighlands } from './scotland-stops-highlands.ts';
import { scotlandStopsIslands } from './scotland-stops-islands.ts';

export const scotland: Region = {
  slug: 'scotland',
  name: 'Scotland',
  continent: 'europe',
  countries: ['GB'],
  tagLine:
    'Highlands, islands and whisky by foot, ferry and rail. May and early June are driest and almost free of midges; September has color and deer.',
  guide: [
    'Scotland has 790 islands, 282 mountains above 3,000 feet and about 31,000 lochs. The Highlands begin an hour north of Glasgow and the west coast is so folded that a straight 400 km becomes 3,000. Single-track roads with passing places set the pace; raise a hand to whoever waits.',
    'You may walk almost anywhere. The right of responsible access, law since 2003, lets you cross hills and camp wild with care. The West Highland Way takes seven or eight days from Glasgow’s edge to Fort William, 154 km; ferries to the Hebrides carry cars, sheep and, in summer, everybody, so book.',
    'Gaelic road signs stand in the west, Norse names in Orkney and Shetland, which were pledged for a Danish dowry in 1468 and never redeemed. Whisky is made in some 150 distilleries; Speyside is honey and fruit, Islay smoke and salt. The fish is better than the legend, the porridge as good.',
    'What surprises people is the light. In June it is dark for barely three hours in the north; in December for eighteen. The rain is frequent and short, and the midges, from June to early September on still evenings, are worse than the rain. A breeze of 12 km/h grounds them.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 270,
  localCurrency: 'GBP',
  stops: [...scotlandStopsHighlands, ...scotlandStopsIslands],
  routes: [
    {
      key: 'west-highland-way',
      names: ['The West Highland Way', 'Glasgow to Fort William on foot', '154 km: Lomond, Rannoch, Nevis'],
      stops: ['glasgow', 'loch-lomond', 'fort-william', 'glasgow'],
      legs: [
        { mode: 'road', km: 45, hours: 0.9 },
        { mode: 'road', km: 110, hours: 2 },
        { mode: 'road', km: 175, hours: 2.8 },
      ],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', '18-39'],
      themes: ['walking', 'nature', 'solo', '18-30-s', 'high-adventure'],
      days: [7, 10],
      pitches: [
        'The whole path, 154 km, with your bag in the next hotel when you come in wet.',
        'May for cuckoos and dry ground; September for deer and purple hills.',
        'Add Ben Nevis at the end if your feet say yes.',
      ],
    },
    {
      key: 'highlands-and-skye',
      names: ['Highlands and Skye', 'Edinburgh to Skye by the glens', '{days} days of castles, whisky and rain'],
      stops: ['edinburgh', 'aviemore', 'inverness', 'skye', 'fort-william', 'glasgow'],
      legs: [
        { mode: 'road', km: 205, hours: 2.8 },
        { mode: 'road', km: 50, hours: 0.8 },
        { mode: 'road', km: 190, hours: 3.2 },
        { mode: 'road', km: 175, hours: 3.2 },
        { mode: 'road', km: 175, hours: 2.8 },
      ],
      types: ['group-tour', 'small-group-tour', 'private-guided', 'vacation', 'custom-tour'],
      themes: ['history', 'nature', '50-plus', 'family', 'photography', 'food'],
      days: [8, 11],
      pitches: [
        'Two nights or more on Skye, because one of them will be wet.',
        'No more than three hours on the road a day, with a walk in the middle.',
        'A guide who tells Culloden without a tartan accent.',
      ],
    },
    {
      key: 'hebrides-by-ferry',
      names: ['Hebrides by ferry', 'Puffins, stones and white sand', 'Island hopping on Scotland’s west'],
      stops: ['glasgow', 'mull-and-iona', 'skye', 'harris-and-lewis', 'inverness'],
      legs: [
        { mode: 'road', km: 200, hours: 4.8 },
        { mode: 'road', km: 200, hours: 5 },
        { mode: 'ship', km: 100, hours: 4 },
        { mode: 'road', km: 215, hours: 5.2 },
      ],
      types: ['small-group-tour', 'self-guided', 'Multi-Sport', 'women-only'],
      themes: ['islands', 'wildlife', 'walking', 'photography', 'solo', 'nature'],
      days: [8, 13],
      pitches: [
        'Ferry tickets, tide tables and scones are taken care of.',
        'Lunga’s puffins are home from late April to late July; after that come the eagles.',
        'Beaches you will have to yourself, for a reason you can measure with a thermometer.',
      ],
    },
    {
      key: 'malt-and-isles',
      names: ['Islay, Jura and the malts', 'Smoke and sea', 'West coast by small ship'],
      stops: ['glasgow', 'islay', 'mull-and-iona', 'skye', 'fort-william'],
      legs: [
        { mode: 'ship', km: 190, hours: 14 },
        { mode: 'ship', km: 100, hours: 8 },
        { mode: 'ship', km: 130, hours: 10 },
        { mode: 'ship', km: 130, hours: 9 },
      ],
      types: ['small-ship-cruise', 'private-guided', 'small-group-tour'],
      themes: ['food', 'wine', 'islands', '50-plus', 'history'],
      days: [7, 9],
      pitches: [
        'The ship is small enough to anchor in bays without another light.',
        'Three distilleries on foot, so nobody needs to drive.',
        'The crew knows which skerry has the seals and which hotel the langoustines.',
      ],
    },
    {
      key: 'north-to-orkney',
      names: ['North to Orkney', 'Inverness, the far north and Orkney', 'Stone Age north'],
      stops: ['edinburgh', 'aviemore', 'inverness', 'orkney'],
      legs: [
        { mode: 'road', km: 205, hours: 2.8 },
        { mode: 'road', km: 50, hours: 0.8 },
        { mode: 'road', km: 215, hours: 5.5 },
      ],
      types: ['group-tour', 'private-guided', 'self-guided'],
      themes: ['history', 'culture', 'islands', '50-plus', 'wildlife'],
      days: [7, 11],
      pitches: [
        'Houses older than the pyramids, with their furniture.',
        'You go north through Caithness and cross the Pentland Firth on an hour’s ferry.',
        'In June it never gets quite dark, and guides use that.',
      ],
    },
  ],
  fees: [
    {
      label: 'Edinburgh visitor levy, each night',
      kind: 'local_payment',
      usd: 8,
      stops: ['edinburgh'],
    },
    {
      label: 'Edinburgh Castle timed entry',
      kind: 'park_fee',
      usd: 27,
      stops: ['edinburgh'],
    },
    {
      label: 'Staffa landing',
      kind: 'park_fee',
      usd: 7,
      stops: ['mull-and-iona'],
    },
  ],
  climate:
    'May to September is 12 to 19 °C, with May and June the driest and sunniest. The west coast has rain on two days of three in autumn; the east has half as much. Snow lies on the tops from November to April.',
  health:
    'No vaccinations are needed and tap water is among the best. Ticks live in bracken from April to October, so check in the evening. Midges don’t carry anything; nets and breeze help.',
  visa: 'North American and European passports need no visa for stays of up to six months, but an electronic travel authorization is required of most; check before you travel.',
  faqs: [
    {
      question: 'When are the midges worst?',
      answer:
        'From mid-June to the end of August on damp, still mornings and evenings in the west. May has few, and the coast with wind has fewer.',
    },
    {
      question: 'Is the West Highland Way hard?',
      answer:
        'It is long rather than steep: 154 km in seven or eight days, the hardest stage 20 km with 550 m up over the Devil’s Staircase. Bags go by van.',
    },
    {
      question: 'Do I need to like whisky?',
      answer: 'No. One visit in a week is enough for most. Ask for the dunnage warehouse; the smell is the best part.',
    },
    {
      question: 'Can I see northern lights?',
      answer:
        'In Orkney, Shetland and Caithness on some clear nights from September to March; nobody should travel for that alone.',
    },
    {
      question: 'Are ferries reliable?',
      answer:
        'Mostly. The Hebrides fleet is old, and wind or engines cancel a sailing now and then, so island trips keep a margin.',
    },
  ],
};
