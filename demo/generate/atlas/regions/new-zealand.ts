import type { Region } from '../types.ts';
import { rail, road, ship } from './east-doing.ts';
import { newZealandStops } from './new-zealand-stops.ts';

export const newZealand: Region = {
  slug: 'new-zealand',
  name: 'New Zealand',
  continent: 'australia-and-pacific',
  countries: ['NZ'],
  tagLine: 'Volcanoes and Maori country in the north, ice and fiords in the south. Best from November to April.',
  guide: [
    'New Zealand is the size of Colorado stretched over 1,600 km, with five million people and more coast than the lower United States has on the Pacific. The North Island is younger, warmer and more Maori; the South is Alps, glaciers and rain.',
    'Two weeks give you one island well or both in a hurry. Roads are good, narrow and slower than the map says; a ferry of three and a half hours joins the islands.',
    'Most of what you come for is done on foot. The Great Walks need beds booked half a year ahead, but nearly all of them have a day that is free.',
    'Weather comes from the west and changes by the hour. Fiordland gets up to nine meters of rain a year, and sandflies like the days between.',
  ],
  season: { open: [1, 2, 3, 4, 5, 9, 10, 11, 12], peak: [1, 2, 3, 11, 12] },
  dailyCostUsd: 350,
  localCurrency: 'NZD',
  stops: newZealandStops,
  routes: [
    {
      key: 'south-island',
      names: ['The South Island', 'Christchurch to Queenstown', 'Alps, fiords and sounds in {days} days'],
      stops: ['christchurch', 'aoraki', 'queenstown', 'milford-sound', 'doubtful-sound', 'queenstown'],
      legs: [road(330, 4.3), road(265, 3.5), road(172, 2.3), ship(80, 4), road(190, 5)],
      types: ['small-group-tour', 'group-tour', 'private-guided', '18-39', 'walking-hiking'],
      themes: ['nature', 'walking', 'photography', '50-plus', 'solo', '18-30-s'],
      days: [7, 12],
      pitches: [
        'A night on Doubtful Sound, when the day boats have gone, is the middle of it.',
        'You walk every day, between one hour and eight, and choose at breakfast.',
        'You see Aoraki from the lake or not at all; the odds are about even.',
      ],
    },
    {
      key: 'top-of-the-south',
      names: ['Kaikoura, Abel Tasman and the West Coast', 'Sea side of the South Island', 'Whales, kayaks, glacier'],
      stops: ['christchurch', 'kaikoura', 'abel-tasman', 'franz-josef', 'queenstown'],
      legs: [rail(184, 3.2), road(275, 4.7), road(490, 7.5), road(350, 5.2)],
      types: ['Multi-Sport', 'adventure-tour', 'small-group-tour', 'self-guided'],
      themes: ['wildlife', 'high-adventure', 'nature', 'family', 'rail'],
      days: [7, 13],
      pitches: [
        'Whales on Monday, kayaks on Wednesday, ice on Saturday.',
        'There is one long drive, and it is along the wildest coast in the country.',
        'Half-days are left free because somebody always wants to do the thing again.',
      ],
    },
    {
      key: 'north-island',
      names: ['The North Island', 'Auckland to Wellington', 'Steam, kauri and the Alpine Crossing'],
      stops: ['auckland', 'bay-of-islands', 'auckland', 'rotorua', 'tongariro', 'wellington'],
      legs: [road(230, 3.5), road(230, 3.5), road(230, 3), road(180, 2.4), road(330, 4.4)],
      types: ['small-group-tour', 'group-tour', '18-39', 'private-guided'],
      themes: ['culture', 'nature', 'family', 'history', 'walking', '18-30-s'],
      days: [8, 14],
      pitches: [
        'You meet Maori hosts in three places and not only on a stage.',
        'There is a spare day at Tongariro, so the Crossing gets two chances.',
        'Hot water comes out of the ground and you are usually sitting in it.',
      ],
    },
    {
      key: 'both-islands',
      names: ['Both islands of New Zealand', 'Auckland to Queenstown', 'New Zealand in {days} days'],
      stops: [
        'auckland',
        'rotorua',
        'tongariro',
        'wellington',
        'abel-tasman',
        'franz-josef',
        'queenstown',
        'milford-sound',
        'queenstown',
      ],
      legs: [
        road(230, 3),
        road(180, 2.4),
        road(330, 4.4),
        ship(290, 8),
        road(490, 7.5),
        road(350, 5.2),
        road(172, 2.3),
        road(172, 2.3),
      ],
      types: ['group-tour', 'small-group-tour', 'vacation', 'self-guided', 'custom-tour'],
      themes: ['nature', 'walking', '50-plus', 'culture', 'honeymoon', 'family'],
      days: [12, 18],
      pitches: [
        'It covers 2,000 km by road and a ferry through the Marlborough Sounds, in the right order.',
        'Someone else drives on the left.',
        'You walk parts of three Great Walks without carrying a bed.',
      ],
    },
  ],
  fees: [
    { label: 'Visitor conservation levy', kind: 'permit', usd: 60, stops: ['auckland', 'christchurch', 'queenstown'] },
    { label: 'Tongariro shuttle and crossing booking', kind: 'local_payment', usd: 40, stops: ['tongariro'] },
    { label: 'Milford boat and parking', kind: 'local_payment', usd: 90, stops: ['milford-sound'] },
  ],
  climate:
    'December to March is 18 to 25 degrees Celsius and busy; April is dry and gold in the south. The West Coast and Fiordland get rain on half of all days. Snow may close the Alpine Crossing and the Milford road from June to October.',
  health:
    'No vaccinations are required. The sun burns in fifteen minutes in December, and sandflies on the West Coast call for repellent.',
  visa: 'Many nationalities need an electronic travel authority and pay a visitor levy with it. Check before you travel, and clean your boots: soil is looked for at the airport.',
  faqs: [
    {
      question: 'One island or two?',
      answer:
        'With less than 14 days, one. The South if you want mountains, the North if you want people and warm sea.',
    },
    {
      question: 'Will I see Milford in sunshine?',
      answer: 'On about one day in two. Rain makes the waterfalls, so neither is a loss.',
    },
    {
      question: 'Is the Crossing hard?',
      answer:
        'It is 20 km with 765 m up and 1,100 m down, in weather that turns. Walkers with broken-in boots manage it in seven to eight hours.',
    },
    {
      question: 'Can I see kiwi in the wild?',
      answer: 'At Okarito and on Stewart Island with a guide, quite often. Fenced sanctuaries are easier.',
    },
  ],
};
