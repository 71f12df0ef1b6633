import type { Region } from '../types.ts';
import { flight, foot, road } from './east-doing.ts';
import { nepalHimalayaStops } from './nepal-himalaya-stops.ts';

export const nepalHimalaya: Region = {
  slug: 'nepal-himalaya',
  name: 'Nepal & the Himalaya',
  continent: 'asia',
  countries: ['NP'],
  tagLine:
    'Lodge-to-lodge walking under eight of the ten highest mountains on earth. Best in October and November, and from mid-March to early May.',
  guide: [
    'Nepal rises from 60 m to 8,849 m within 150 km. Most trips are walks: Everest in the east, with one way in by air, and Annapurna in the middle, with roads that reach further up each year.',
    'You sleep in lodges run by families, in twin rooms with thin walls, and eat in a dining room with a stove. A porter carries up to 15 kg for two of you; how he is insured and dressed is a fair question to ask any company.',
    'Height sets the pace. Above 3,000 m you go up 400 m a day and rest every third, which is why Base Camp takes eight days up and four down.',
    'Off the trail, the three old cities of the Kathmandu valley and the rhinos of Chitwan deserve two days each. Domestic flights are late often enough that everyone keeps a spare day.',
  ],
  season: { open: [2, 3, 4, 5, 9, 10, 11, 12], peak: [3, 4, 10, 11] },
  dailyCostUsd: 125,
  localCurrency: 'NPR',
  stops: nepalHimalayaStops,
  routes: [
    {
      key: 'everest-base-camp',
      names: [
        'Everest Base Camp',
        'Lukla to Everest Base Camp',
        'Everest Base Camp in {days} days',
        'The Khumbu on foot',
      ],
      stops: ['kathmandu', 'lukla', 'namche', 'dingboche', 'gorak-shep', 'namche', 'lukla', 'kathmandu'],
      legs: [flight(139, 0.6), foot(19, 9), foot(21, 10), foot(13, 8), foot(34, 13), foot(19, 8), flight(139, 0.6)],
      types: [
        'walking-hiking',
        'small-group-tour',
        'group-tour',
        'adventure-tour',
        '18-39',
        'private-guided',
        'women-only',
      ],
      themes: ['high-adventure', 'walking', 'culture', '18-30-s', 'solo', 'nature'],
      days: [13, 17],
      pitches: [
        'Two acclimatization days and one spare for the Lukla weather are in the plan, not extra.',
        'You walk about 130 km in eleven days and climb Kala Patthar as well as reach the camp.',
        'Porters carry 15 kg, wear real boots and are insured like the guides.',
      ],
    },
    {
      key: 'gokyo-and-everest',
      names: ['Gokyo, the Cho La and Everest', 'Gokyo lakes and Base Camp', 'The high loop of the Khumbu'],
      stops: ['kathmandu', 'lukla', 'namche', 'gokyo', 'gorak-shep', 'namche', 'lukla', 'kathmandu'],
      legs: [flight(139, 0.6), foot(19, 9), foot(24, 14), foot(25, 17), foot(34, 13), foot(19, 8), flight(139, 0.6)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['high-adventure', 'walking', 'photography', 'nature'],
      days: [14, 19],
      pitches: [
        'You see both valleys and never walk the same one twice above Namche.',
        'The Cho La at 5,420 m is the hard day; there is a way round if it snows.',
        'Gokyo Ri has the better view, and half the people.',
      ],
    },
    {
      key: 'annapurna-sanctuary-trek',
      names: ['Annapurna Base Camp', 'Into the Annapurna Sanctuary', 'Annapurna Sanctuary in {days} days'],
      stops: ['kathmandu', 'pokhara', 'ghandruk', 'annapurna-sanctuary', 'pokhara'],
      legs: [flight(146, 0.5), road(57, 3), foot(33, 21), foot(36, 20)],
      types: ['walking-hiking', 'small-group-tour', 'group-tour', '18-39', 'private-guided'],
      themes: ['walking', 'high-adventure', 'nature', 'solo', '18-30-s'],
      days: [9, 13],
      pitches: [
        'From terraced rice to a ring of eight-thousanders in six days of walking.',
        'The highest night is 4,130 m, so fewer people get sick than on the way to Everest.',
        'Hot springs wait two hours from the end.',
      ],
    },
    {
      key: 'annapurna-circuit',
      names: ['The Annapurna Circuit', 'Over Thorong La', 'Chame to Muktinath on foot'],
      stops: ['kathmandu', 'chame', 'manang', 'kagbeni', 'pokhara'],
      legs: [road(240, 11), foot(32, 14), foot(38, 23), road(165, 9)],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['high-adventure', 'walking', 'culture', 'nature'],
      days: [10, 15],
      pitches: [
        'You start where the jeep track gets dull and finish before the road gets dusty.',
        'You cross from wet green valleys to the dry edge of Tibet in one day, at 5,416 m.',
        'Two rest days in Manang make the pass safer.',
      ],
    },
    {
      key: 'foothills-and-rhinos',
      names: ['Kathmandu, Pokhara and Chitwan', 'Nepal without the heights', 'Temples, foothills, rhinos'],
      stops: ['kathmandu', 'bhaktapur', 'pokhara', 'ghandruk', 'pokhara', 'chitwan', 'kathmandu'],
      legs: [road(14, 0.8), road(215, 8), road(57, 3), road(57, 3), road(150, 5), road(170, 6.5)],
      types: ['small-group-tour', 'private-guided', 'group-tour', 'vacation', 'Multi-Sport'],
      themes: ['family', 'culture', 'wildlife', '50-plus', 'food'],
      days: [9, 14],
      pitches: [
        'You never sleep above 2,100 m, and you still see Annapurna from your window.',
        'Children of eight can do every walk on this trip.',
        'Old towns, a lake, a hill village and rhinos make it the least one-sided trip in Nepal.',
      ],
    },
  ],
  fees: [
    { label: 'Sagarmatha park and Khumbu fees', kind: 'permit', usd: 45, stops: ['namche', 'gokyo', 'dingboche'] },
    {
      label: 'Annapurna conservation permit',
      kind: 'permit',
      usd: 23,
      stops: ['ghandruk', 'annapurna-sanctuary', 'manang', 'chame'],
    },
    { label: 'Chitwan park entry, a day', kind: 'park_fee', usd: 15, stops: ['chitwan'] },
    { label: 'Bhaktapur town fee', kind: 'local_payment', usd: 14, stops: ['bhaktapur'] },
  ],
  climate:
    'October and November are clear, with 15 degrees Celsius by day at 3,000 m and minus 10 at night at 5,000 m. March to May is warmer and hazier, with rhododendrons. From June to mid-September it rains most afternoons and leeches come out.',
  health:
    'Altitude is the main danger, and going down is the cure; insurance must cover helicopter rescue to 6,000 m. Hepatitis A and typhoid shots are advised, and water needs treating everywhere.',
  visa: 'Most nationalities get a visa on arrival for 15, 30 or 90 days, paid in cash. Check before you travel, and bring two passport photos for permits.',
  faqs: [
    {
      question: 'Which is easier, Everest or Annapurna?',
      answer:
        'Annapurna Base Camp, because it tops out at 4,130 m. Everest Base Camp is a gentler path and much higher, so height, not legs, decides.',
    },
    {
      question: 'What if the Lukla flight is cancelled?',
      answer:
        'You wait, or share a helicopter for about $500. In the busiest months flights leave from Ramechhap, four and a half hours by road from Kathmandu.',
    },
    {
      question: 'Are the lodges heated?',
      answer: 'The dining rooms are, by a stove, in the evening. Bedrooms are not: bring or rent a bag for minus 15.',
    },
    {
      question: 'Can I charge a phone?',
      answer: 'Yes, for $2 to $5 a charge, and there is mobile data up to Gorak Shep on most days.',
    },
    {
      question: 'Do I need training?',
      answer:
        'You should be able to walk six hours with a light pack on several days running. Start three months ahead, with stairs.',
    },
  ],
};
