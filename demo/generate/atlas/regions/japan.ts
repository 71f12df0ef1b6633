import type { Region } from '../types.ts';
import { rail, road } from './east-doing.ts';
import { japanStops } from './japan-stops.ts';

export const japan: Region = {
  slug: 'japan',
  name: 'Japan',
  continent: 'asia',
  countries: ['JP'],
  tagLine:
    'Trains to the minute, inns with baths, and old roads you can still walk. Best in April, May, October and November; summers are hot and wet.',
  guide: [
    'Japan is a long arc of mountains with its cities on the little flat land by the sea. Most first trips follow the plain from Tokyo to Kyoto and Hiroshima; the better second half of a trip lies an hour off it, in the Alps, the Kiso Valley or the Kii Peninsula.',
    'Trains are how you get about. The fast line covers the 513 km from Tokyo to Kyoto in 2 hours 15 minutes, and a forwarding service carries suitcases overnight between hotels, so that you travel with a day bag. In the mountains, buses connect, few but punctual.',
    'You eat well at every price. Many of the best places have ten seats, one dish and no English menu, and queues form before they open. Vegetarians do well in temple lodgings and must ask elsewhere, as fish broth is in nearly everything.',
    'First-timers are surprised by how quiet it is, how much cash small inns still want, and how full Kyoto has become. Start early, and the same places are yours until nine.',
  ],
  season: { open: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], peak: [3, 4, 5, 10, 11] },
  dailyCostUsd: 380,
  localCurrency: 'JPY',
  stops: japanStops,
  routes: [
    {
      key: 'tokyo-to-hiroshima',
      names: [
        'Tokyo to Hiroshima by train',
        'Japan in {days} days: Tokyo, Hakone, Kyoto, Hiroshima',
        'The Tokaido line and the Inland Sea',
        'First time in Japan',
      ],
      stops: ['tokyo', 'hakone', 'kyoto', 'naoshima', 'hiroshima'],
      legs: [rail(96, 1.6), rail(440, 2.9), rail(245, 2.8), rail(205, 2.6)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'self-guided', 'custom-tour', '18-39'],
      themes: ['culture', 'food', 'rail', 'history', 'family', 'solo', 'honeymoon', '18-30-s'],
      days: [8, 14],
      pitches: [
        'You ride six trains and not one bus tour, with suitcases sent ahead overnight.',
        'Two nights in a ryokan teach you the bath, the slippers and a nine-course dinner.',
        'Mornings start at seven in Kyoto, because by ten you would share the gates with thousands.',
      ],
    },
    {
      key: 'nakasendo',
      names: [
        'Walking the Nakasendo',
        'Kyoto to Tokyo on the old post road',
        '{days} days in the Kiso Valley',
        'Post towns and mountain passes',
      ],
      stops: ['kyoto', 'kiso-valley', 'kamikochi', 'tokyo'],
      legs: [rail(250, 3), road(115, 3), rail(290, 5)],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'private-guided'],
      themes: ['walking', 'history', 'culture', '50-plus', 'nature'],
      days: [7, 11],
      pitches: [
        'You walk 7 to 18 km a day between inns that have fed travelers for 300 years.',
        'Bags go by van, so you carry water, lunch and a bear bell.',
        'The last two days are in the Alps at 1,500 m, open from mid-April to mid-November.',
      ],
    },
    {
      key: 'alps-and-sea-of-japan',
      names: [
        'Tokyo, the Alps and Kyoto',
        'Thatch, timber and gold leaf',
        'Mountain Japan in {days} days',
        'Takayama to Kanazawa',
      ],
      stops: ['tokyo', 'takayama', 'shirakawa-go', 'kanazawa', 'kyoto'],
      legs: [rail(533, 4.5), road(50, 0.9), road(77, 1.3), rail(225, 2.2)],
      types: ['small-group-tour', 'group-tour', 'private-guided', 'Multi-Sport'],
      themes: ['culture', 'food', 'family', 'photography', '50-plus', 'festivals'],
      days: [8, 12],
      pitches: [
        'A night in a thatched farmhouse, after the day buses have gone, is the reason for this route.',
        'Come in mid-April or on October 9 and 10 for the Takayama festival, or any other week for free rooms.',
        'Kanazawa has the gardens and the teahouses of Kyoto with a fraction of the people.',
      ],
    },
    {
      key: 'kii-pilgrim-trails',
      names: [
        'Kumano Kodo on foot',
        'Nara, Koyasan and the Kumano trails',
        'Pilgrim roads of the Kii Peninsula',
        '{days} days from Kyoto to Kumano and back',
      ],
      stops: ['kyoto', 'nara', 'koyasan', 'kumano', 'kyoto'],
      legs: [rail(42, 0.8), rail(88, 2.8), road(125, 4), rail(285, 5)],
      types: ['walking-hiking', 'self-guided', 'small-group-tour', 'women-only', 'retreats'],
      themes: ['walking', 'culture', 'history', 'wellness', 'solo', 'nature'],
      days: [8, 12],
      pitches: [
        'You walk 40 to 60 km of one of the two pilgrim routes on the World Heritage list, and end most days in a hot spring.',
        'The monks of Koyasan feed you without meat or fish, and wake you at half past five.',
        'Trails are signed every 500 m, so that the self-guided version needs no guide, only good knees.',
      ],
    },
    {
      key: 'tokyo-and-nikko',
      names: ['Tokyo and Nikko, an easy week', 'A short week around Tokyo', 'Shrines, cedars and the capital'],
      stops: ['tokyo', 'nikko', 'tokyo'],
      legs: [rail(135, 2), rail(135, 2)],
      types: ['vacation', 'private-guided', 'custom-tour'],
      themes: ['culture', 'family', 'food', 'history'],
      days: [5, 8],
      pitches: [
        'Two bases and a two-hour train make this the least tiring way to see Japan with children.',
        'Half of each day is left open, with a guide on the phone.',
        'The marsh at 1,400 m is ten degrees cooler than Tokyo in August.',
      ],
    },
  ],
  fees: [
    { label: 'Kyoto lodging tax, a night', kind: 'local_payment', usd: 4, stops: ['kyoto'] },
    { label: 'Nikko Toshogu shrine', kind: 'park_fee', usd: 11, stops: ['nikko'] },
    { label: 'Miyajima visitor tax', kind: 'local_payment', usd: 1, stops: ['hiroshima'] },
    { label: 'Hakone hot-spring tax, a night', kind: 'local_payment', usd: 1, stops: ['hakone'] },
  ],
  climate:
    'Late March to May and October to November are mild and mostly dry, 12 to 22 degrees Celsius. The rains come from early June to mid-July, August is above 33 degrees and humid, and typhoons may stop trains for a day in September. Snow closes Kamikochi from mid-November to mid-April.',
  health:
    'No vaccinations are required, and tap water is safe everywhere. Some ordinary cold medicines with pseudoephedrine are banned, so check the list before you pack.',
  visa: 'Many nationalities may stay 90 days as visitors without a visa. Rules change, so check with a Japanese embassy before you travel, and carry your passport at all times.',
  faqs: [
    {
      question: 'Is a rail pass worth it?',
      answer:
        'Since the price rose in 2023, rarely. For Tokyo to Hiroshima one way, single tickets are cheaper, and companies that run these trips buy them for you.',
    },
    {
      question: 'How hard is the walking?',
      answer:
        'On the Nakasendo, 7 to 18 km a day with up to 600 m of climbing. The Kumano trails are steeper, on roots and wet stone, and the long day is 25 km.',
    },
    {
      question: 'Can I keep my shoes on?',
      answer:
        'No. You take them off in inns, temples and many restaurants, often ten times a day, so bring a pair without laces.',
    },
    {
      question: 'When do the cherries bloom?',
      answer:
        'In Kyoto and Tokyo usually between March 25 and April 8, in Takayama about two weeks later. Nobody can promise a date, and prices are at their highest.',
    },
    {
      question: 'Do I sleep on the floor?',
      answer:
        'In ryokan and temple lodgings, yes, on a futon over tatami. City hotels have beds. Tell the company early if getting up from the floor is hard for you.',
    },
  ],
};
