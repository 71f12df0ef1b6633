import type { Region } from '../types.ts';
import { greenlandStopsSouthAndEast } from './greenland-stops-south-and-east.ts';
import { greenlandStopsWest } from './greenland-stops-west.ts';

export const greenland: Region = {
  slug: 'greenland',
  name: 'Greenland',
  continent: 'polar-regions',
  countries: ['GL', 'IS'],
  tagLine:
    'Icebergs the height of towers, colored towns without roads, and fjords for small ships. June to mid-September; March and April for dog sleds and northern lights.',
  guide: [
    'Greenland is the largest island on Earth, four times the size of France, with 57,000 people on a rim of rock around an ice sheet up to 3,200 m thick. No two towns are joined by road. You go by plane, helicopter, ship or, north of the Arctic Circle in spring, behind dogs.',
    'Most icebergs of the North Atlantic, the one that met the Titanic among them, come out of the fjord at Ilulissat, where Sermeq Kujalleq moves up to 40 m a day. In the south there are sheep farms and the church in which the last Norse wedding was written down in 1408. The east has two towns in 2,600 km and fjords that open in July.',
    'A new long runway in Nuuk opened in November 2024, with flights straight from Copenhagen and New York; Ilulissat’s follows. Still, fog and wind cancel flights, and there is a word for it, immaqa, perhaps. Keep a spare day at the end.',
    'What surprises people is that it is green in July, that mosquitoes are fierce for five weeks, and the price of a cucumber. People are Inuit, speak Greenlandic, hunt and fish, and are glad to talk about that, and about politics too if you ask well.',
  ],
  season: { open: [2, 3, 4, 6, 7, 8, 9], peak: [3, 7, 8] },
  dailyCostUsd: 620,
  localCurrency: 'DKK',
  stops: [...greenlandStopsWest, ...greenlandStopsSouthAndEast],
  routes: [
    {
      key: 'disko-bay',
      names: ['Ilulissat and Disko Bay', 'Icebergs at midnight', '{days} days by the Icefjord'],
      stops: ['kangerlussuaq', 'ilulissat', 'qeqertarsuaq', 'ilulissat'],
      legs: [
        { mode: 'flight', km: 250, hours: 0.9 },
        { mode: 'ship', km: 100, hours: 6 },
        { mode: 'ship', km: 100, hours: 6 },
      ],
      types: ['small-group-tour', 'vacation', 'private-guided', 'self-guided', 'women-only'],
      themes: ['nature', 'photography', 'polar', '50-plus', 'solo', 'honeymoon'],
      days: [5, 9],
      pitches: [
        'Four nights beside the fjord that fills the Atlantic with ice.',
        'First the ice sheet underfoot, then its pieces at sea.',
        'One night is kept spare for fog, and it becomes a free day if flights run.',
      ],
    },
    {
      key: 'west-coast-by-ship',
      names: ['West Greenland by ship', 'Nuuk to Disko Bay', 'Towns without roads'],
      stops: ['nuuk', 'sisimiut', 'qeqertarsuaq', 'ilulissat', 'sisimiut', 'kangerlussuaq'],
      legs: [
        { mode: 'ship', km: 340, hours: 22 },
        { mode: 'ship', km: 290, hours: 18 },
        { mode: 'ship', km: 100, hours: 6 },
        { mode: 'ship', km: 380, hours: 24 },
        { mode: 'ship', km: 210, hours: 14 },
      ],
      types: ['small-ship-cruise', 'large-ship-cruise'],
      themes: ['nature', 'culture', 'polar', 'photography', '50-plus'],
      days: [9, 13],
      pitches: [
        'You visit towns that no road connects and look for humpbacks between them.',
        'Kaffemik in a living room and a choir in a church.',
        'The ship is small enough to change course for a whale.',
      ],
    },
    {
      key: 'south-and-sound',
      names: ['Erik’s Greenland', 'Iceland to South Greenland by ship', 'Sound, sheep and Norse'],
      stops: ['reykjavik-gateway', 'tasiilaq', 'prins-christian-sund', 'narsarsuaq', 'paamiut-coast', 'nuuk'],
      legs: [
        { mode: 'ship', km: 750, hours: 42 },
        { mode: 'ship', km: 680, hours: 40 },
        { mode: 'ship', km: 200, hours: 14 },
        { mode: 'ship', km: 330, hours: 21 },
        { mode: 'ship', km: 290, hours: 18 },
      ],
      types: ['small-ship-cruise'],
      themes: ['history', 'nature', 'polar', '50-plus', 'photography'],
      days: [10, 12],
      pitches: [
        'Two days of sea, then a sound with walls of 1,200 m.',
        'Farms where the Norse had theirs, run by Inuit with tractors.',
        'September brings lights at night and color on the hills.',
      ],
    },
    {
      key: 'scoresbysund',
      names: ['Scoresbysund under sail', 'The largest fjord', 'Red tundra, blue ice'],
      stops: ['reykjavik-gateway', 'scoresbysund', 'reykjavik-gateway'],
      legs: [
        { mode: 'ship', km: 850, hours: 46 },
        { mode: 'ship', km: 850, hours: 46 },
      ],
      types: ['small-ship-cruise', 'custom-tour'],
      themes: ['polar', 'photography', 'wildlife', 'high-adventure', 'nature'],
      days: [8, 9],
      pitches: [
        'The largest fjord system on Earth, open for ten weeks.',
        'Late August to mid-September: autumn and northern lights together.',
        'Ships for this fjord carry between 12 and 90 guests, and only small groups land.',
      ],
    },
    {
      key: 'walking-south',
      names: ['South Greenland on foot', 'Sheep farm to ice cap', 'Boots and kayak in the Norse fjords'],
      stops: ['nuuk', 'narsarsuaq', 'nuuk'],
      legs: [
        { mode: 'flight', km: 470, hours: 1.4 },
        { mode: 'flight', km: 470, hours: 1.4 },
      ],
      types: ['walking-hiking', 'Multi-Sport', 'adventure-tour', '18-39'],
      themes: ['walking', 'history', 'nature', 'high-adventure', '18-30-s'],
      days: [7, 8],
      pitches: [
        'You walk from sheep farm to sheep farm on paths that the Norse used.',
        'One day is spent in kayaks among ice in a sheltered fjord.',
        'Mosquitoes are bad until early August, so pick late August if you mind them.',
      ],
    },
    {
      key: 'ice-sheet-to-sea',
      names: ['Arctic Circle Trail and dog teams', 'Kangerlussuaq to Sisimiut', 'Musk oxen to the sea'],
      stops: ['kangerlussuaq', 'sisimiut', 'kangerlussuaq', 'ilulissat'],
      legs: [
        { mode: 'flight', km: 130, hours: 0.6 },
        { mode: 'flight', km: 130, hours: 0.6 },
        { mode: 'flight', km: 250, hours: 0.9 },
      ],
      types: ['walking-hiking', 'adventure-tour', 'small-group-tour'],
      themes: ['walking', 'polar', 'high-adventure', 'wildlife'],
      days: [7, 10],
      pitches: [
        'Walk the first or the last stage of the trail and fly over the middle.',
        'In March you travel part of the same ground by dog sled.',
        'The trail’s huts are simple and shared, and you carry a sleeping bag.',
      ],
    },
  ],
  fees: [
    {
      label: 'Northeast park landing permit',
      kind: 'permit',
      usd: 60,
      stops: ['scoresbysund'],
    },
    {
      label: 'Ilulissat Icefjord Centre entry',
      kind: 'local_payment',
      usd: 22,
      stops: ['ilulissat'],
    },
  ],
  climate:
    'July is 7 to 13 °C on the coast and up to 20 °C inland; September nights freeze. March at Ilulissat is −20 to −8 °C, dry and bright. The midnight sun lasts from May 21 to July 24 at Ilulissat; northern lights show from late August to mid-April.',
  health:
    'Small hospitals exist in the towns and evacuation is to Nuuk or Reykjavík, so insurance is required. Tap water is safe. Bring a head net for July.',
  visa: 'Greenland belongs to Denmark but not to the Schengen area. Most North American and European passports need no visa for stays of up to 90 days; check before you travel.',
  faqs: [
    {
      question: 'When are the icebergs largest?',
      answer:
        'All year at Ilulissat. From mid-June boats move freely; in August midnight sun has gone and the evening light is long.',
    },
    {
      question: 'How reliable are flights?',
      answer: 'About one in ten is late by half a day or more. Trips here end with a spare night for that.',
    },
    {
      question: 'How bad are mosquitoes?',
      answer:
        'From the end of June to early August, inland and in the south, quite bad on still days. On the water and by ice, none.',
    },
    {
      question: 'Is dog sledding only in winter?',
      answer:
        'Yes, from February to April, north of the Arctic Circle and in the east. In summer dogs wait on their rocks.',
    },
    {
      question: 'Is the food hard for vegetarians?',
      answer: 'Towns have soup, bread and imported vegetables. On small ships tell the cook before you sail.',
    },
  ],
};
