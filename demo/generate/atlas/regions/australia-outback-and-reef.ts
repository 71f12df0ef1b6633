import type { Region } from '../types.ts';
import { australiaOutbackAndReefStops } from './australia-outback-and-reef-stops.ts';
import { flight, rail, road, ship } from './east-doing.ts';

export const australiaOutbackAndReef: Region = {
  slug: 'australia-outback-and-reef',
  name: 'Australia: Outback & Reef',
  continent: 'australia-and-pacific',
  countries: ['AU'],
  tagLine:
    'Red center, tropical north and the Great Barrier Reef, with a flight or two between. Best from May to September.',
  guide: [
    'Australia is as wide as the United States and as empty as nowhere else you have been. Trips string together three parts: the desert round Uluru, the wet north of Kakadu and Katherine, and Queensland with rainforest and reef.',
    'Aboriginal people have lived here for more than 60,000 years, and many of the parks are theirs and leased back. The best hours of a trip are often those with an Anangu, Bininj or Kuku Yalanji guide.',
    'You fly the long gaps or take the train, 2,979 km from Adelaide to Darwin. On the ground, distances are measured in fuel stops, and animals on the road end driving at dusk.',
    'The reef has bleached several times since 2016. Much of it is alive and good to look at, more in the north and far out; no honest boat will say it is what it was.',
  ],
  season: { open: [3, 4, 5, 6, 7, 8, 9, 10, 11], peak: [5, 6, 7, 8, 9] },
  dailyCostUsd: 390,
  localCurrency: 'AUD',
  stops: australiaOutbackAndReefStops,
  routes: [
    {
      key: 'red-center',
      names: ['The Red Center', 'Alice Springs to Uluru', 'Uluru, Kings Canyon and the ranges'],
      stops: ['alice-springs', 'larapinta', 'kings-canyon', 'uluru'],
      legs: [road(132, 1.7), road(260, 4.5), road(305, 3.4)],
      types: ['small-group-tour', '18-39', 'group-tour', 'adventure-tour', 'self-guided'],
      themes: ['nature', 'walking', 'culture', '18-30-s', 'photography', 'solo'],
      days: [6, 12],
      pitches: [
        'You sleep in swags under more stars than you knew, or in a tent if it is below zero.',
        'You walk before nine and rest at noon, as people here always have.',
        'You hear the story of the rock from those whose rock it is.',
      ],
    },
    {
      key: 'larapinta-walk',
      names: ['The Larapinta Trail', 'Walk the West MacDonnells', 'Larapinta highlights'],
      stops: ['alice-springs', 'larapinta', 'alice-springs'],
      legs: [road(132, 1.7), road(132, 1.7)],
      types: ['walking-hiking', 'women-only', 'small-group-tour'],
      themes: ['walking', 'high-adventure', 'nature', 'solo', '50-plus'],
      days: [5, 8],
      pitches: [
        'You walk the best five of twelve sections, with a day pack and a hot shower.',
        'Water is the hard thing here, and a truck brings it.',
        'The trail is for May to August; in January it is 42 degrees.',
      ],
    },
    {
      key: 'top-end',
      names: ['Kakadu and the Top End', 'Darwin, Kakadu, Katherine', 'Rock art and crocodiles'],
      stops: ['darwin', 'kakadu', 'katherine', 'darwin'],
      legs: [road(255, 3), road(305, 3.6), road(317, 3.5)],
      types: ['small-group-tour', 'adventure-tour', 'private-guided', 'Multi-Sport'],
      themes: ['wildlife', 'culture', 'nature', 'history', 'family'],
      days: [6, 8],
      pitches: [
        'You see paintings that are older than writing, with somebody whose family repaints them.',
        "Swim holes are checked for crocodiles, and so is the guide's count of you.",
        'The dry season is May to October; waterfalls are best at its start.',
      ],
    },
    {
      key: 'three-australias',
      names: ['Rock, reef and harbor', 'Sydney, Uluru and Cairns', 'Australia in {days} days'],
      stops: ['sydney', 'uluru', 'cairns', 'daintree', 'cairns'],
      legs: [flight(2180, 3.5), flight(1800, 3), road(140, 2.9), road(140, 2.9)],
      types: ['group-tour', 'vacation', 'private-guided', 'small-group-tour', 'custom-tour'],
      themes: ['family', 'nature', 'wildlife', 'culture', '50-plus', 'honeymoon'],
      days: [9, 14],
      pitches: [
        'Three Australias with two flights and no night bus.',
        'The reef day is to the outer edge, where the water is clear.',
        'You have a free afternoon at each end, since the time difference takes one from you.',
      ],
    },
    {
      key: 'reef-by-ship',
      names: ['The Ribbon Reefs by small ship', 'Live aboard on the Great Barrier Reef', 'Cod Hole and Lizard Island'],
      stops: ['cairns', 'outer-reef', 'cairns', 'daintree', 'cairns'],
      legs: [ship(220, 14), ship(220, 14), road(140, 2.9), road(140, 2.9)],
      types: ['small-ship-cruise', 'adventure-tour', 'small-group-tour'],
      themes: ['nature', 'islands', 'wildlife', 'high-adventure', 'photography'],
      days: [8, 12],
      pitches: [
        'You wake up on the reef instead of commuting to it.',
        'Divers and snorkelers go to the same sites, in different water.',
        'In June and July the minke whales decide who watches whom.',
      ],
    },
    {
      key: 'ghan-to-the-desert',
      names: ['Darwin to Uluru by rail and road', 'Top End to Red Center', 'Down the middle of Australia'],
      stops: ['darwin', 'kakadu', 'katherine', 'alice-springs', 'kings-canyon', 'uluru'],
      legs: [road(255, 3), road(305, 3.6), rail(1110, 15), road(470, 5.2), road(305, 3.4)],
      types: ['group-tour', 'small-group-tour', 'private-guided'],
      themes: ['rail', '50-plus', 'nature', 'culture', 'history'],
      days: [9, 12],
      pitches: [
        'You go from green to red in one night, in a bunk.',
        'You cross 2,445 km of it on the ground, so you know how much there is.',
        'The train has run only since 2004, and the joke about it since 1878.',
      ],
    },
    {
      key: 'queensland-coast',
      names: ['Cairns to the Whitsundays', 'The Queensland coast', 'Rainforest to white sand'],
      stops: ['sydney', 'airlie-beach', 'cairns', 'daintree', 'cairns'],
      legs: [flight(1545, 2.7), road(620, 7.5), road(140, 2.9), road(140, 2.9)],
      types: ['vacation', '18-39', 'self-guided', 'group-tour'],
      themes: ['islands', '18-30-s', 'family', 'honeymoon', 'nature'],
      days: [9, 15],
      pitches: [
        'Sail a day, drive a day, swim the rest.',
        'Stinger suits are lent from November to May, and they suit nobody.',
        'The coast road is dull for six hours and we tell you which podcast.',
      ],
    },
  ],
  fees: [
    { label: 'Uluru-Kata Tjuta park pass', kind: 'park_fee', usd: 25, stops: ['uluru'] },
    { label: 'Kakadu park pass', kind: 'park_fee', usd: 27, stops: ['kakadu'] },
    { label: 'Reef levy, a day', kind: 'local_payment', usd: 6, stops: ['cairns', 'outer-reef', 'airlie-beach'] },
  ],
  climate:
    'May to September is dry in the north, 30 degrees Celsius in Kakadu, 20 by day and 0 by night at Uluru. From November to March the north is wet, the desert passes 40, and some parks close. The reef is warm all year, and windiest from May to August.',
  health:
    'No vaccinations are required. Heat kills more visitors than anything with teeth; carry three liters, and believe crocodile signs.',
  visa: 'All visitors except New Zealanders need an electronic visa before they fly. Check which one fits your passport before you travel, and declare food at the border.',
  faqs: [
    {
      question: 'Can I climb Uluru?',
      answer: 'No. The climb closed for good on October 26, 2019. The walk round it is better anyway.',
    },
    {
      question: 'Is the reef dead?',
      answer:
        'No, and not well. Outer and northern reefs have good coral and plenty of fish; inner reefs after hot summers have less.',
    },
    {
      question: 'How bad are the flies?',
      answer: 'In the center from September to April, bad. A head net costs $8 and makes you look like everybody else.',
    },
    {
      question: 'Can I swim in the sea up north?',
      answer:
        'On the reef and islands, yes. At mainland beaches only inside nets from November to May, and never where a sign shows a crocodile.',
    },
  ],
};
