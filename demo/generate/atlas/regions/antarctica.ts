import type { Region } from '../types.ts';
import { antarcticaStopsIslands } from './antarctica-stops-islands.ts';
import { antarcticaStopsPeninsula } from './antarctica-stops-peninsula.ts';

export const antarctica: Region = {
  slug: 'antarctica',
  name: 'Antarctica',
  continent: 'polar-regions',
  countries: ['AQ', 'AR', 'GS', 'FK', 'CL'],
  tagLine:
    'Ice, penguins and whales by expedition ship from Ushuaia. November for snow and courtship, January for chicks, late February and March for whales.',
  guide: [
    'Antarctica is half again as large as the United States, 98 percent of it under ice that averages almost two kilometers deep. Nearly all visitors see the Peninsula, a thousand kilometers south of Cape Horn, where mountains come down to a sheltered sea and the summer hovers around freezing.',
    'You go by ship. The Drake Passage takes two days each way, and it can be a lake or a wall; about one crossing in four is rough enough to keep people in bed. Some trips fly over it from Punta Arenas to King George Island and lose a day now and then to fog. Longer voyages add the Falklands and South Georgia, which has more animals than the Peninsula itself.',
    'Rules are strict and good. No more than 100 people ashore at a place, so a ship of 100 to 200 guests lands everyone; one with 400 takes turns. Five meters from penguins, boots washed in disinfectant before and after, nothing left, nothing taken, nobody sitting down in the snow since bird flu arrived.',
    'What surprises people is the smell of a penguin colony, the warmth of a calm day, when you walk in a sweater, and the silence when engines stop. What surprises them on board is that plan A lasts until breakfast: wind and ice decide where you land.',
  ],
  season: { open: [11, 12, 1, 2, 3], peak: [12, 1, 2] },
  dailyCostUsd: 950,
  stops: [...antarcticaStopsPeninsula, ...antarcticaStopsIslands],
  routes: [
    {
      key: 'peninsula-classic',
      names: [
        'Antarctic Peninsula by expedition ship',
        'The White Continent from Ushuaia',
        '{days} days to the Peninsula and back',
      ],
      stops: [
        'ushuaia-port',
        'drake-passage',
        'south-shetlands',
        'gerlache-strait',
        'lemaire-channel',
        'south-shetlands',
        'drake-passage',
        'ushuaia-port',
      ],
      legs: [
        { mode: 'ship', km: 620, hours: 36 },
        { mode: 'ship', km: 410, hours: 24 },
        { mode: 'ship', km: 370, hours: 22 },
        { mode: 'ship', km: 80, hours: 6 },
        { mode: 'ship', km: 420, hours: 23 },
        { mode: 'ship', km: 410, hours: 24 },
        { mode: 'ship', km: 620, hours: 36 },
      ],
      types: ['small-ship-cruise'],
      themes: ['polar', 'wildlife', 'nature', 'photography', '50-plus', 'high-adventure'],
      days: [10, 13],
      pitches: [
        'Five days among ice with two landings or boat rides on each, and two days of sea on either side.',
        'Everyone ashore at once, since the ship carries fewer than 200.',
        'The expedition leader rewrites the plan daily, and that is the craft you pay for.',
      ],
    },
    {
      key: 'fly-over-drake',
      names: ['Fly the Drake', 'Antarctica without the crossing', '{days} days by air and ship'],
      stops: [
        'punta-arenas-air',
        'south-shetlands',
        'gerlache-strait',
        'lemaire-channel',
        'south-shetlands',
        'punta-arenas-air',
      ],
      legs: [
        { mode: 'flight', km: 1250, hours: 2.2 },
        { mode: 'ship', km: 370, hours: 20 },
        { mode: 'ship', km: 80, hours: 6 },
        { mode: 'ship', km: 420, hours: 23 },
        { mode: 'flight', km: 1250, hours: 2.2 },
      ],
      types: ['small-ship-cruise', 'vacation', 'private-guided'],
      themes: ['polar', 'wildlife', 'photography', 'honeymoon', 'nature'],
      days: [7, 9],
      pitches: [
        'Two hours in the air replace four days at sea; fog can take one back.',
        'A small ship waits at King George Island with boats already in the water.',
        'For people with more money than vacation, and for those whom no tablet helps.',
      ],
    },
    {
      key: 'south-georgia-and-peninsula',
      names: ['Falklands, South Georgia and Antarctica', 'In Shackleton’s wake', 'The great southern loop'],
      stops: [
        'ushuaia-port',
        'west-point',
        'stanley',
        'scotia-sea',
        'salisbury-plain',
        'grytviken',
        'scotia-sea',
        'elephant-island',
        'south-shetlands',
        'gerlache-strait',
        'lemaire-channel',
        'drake-passage',
        'ushuaia-port',
      ],
      legs: [
        { mode: 'ship', km: 660, hours: 38 },
        { mode: 'ship', km: 230, hours: 13 },
        { mode: 'ship', km: 780, hours: 31 },
        { mode: 'ship', km: 640, hours: 25 },
        { mode: 'ship', km: 70, hours: 5 },
        { mode: 'ship', km: 640, hours: 25 },
        { mode: 'ship', km: 960, hours: 38 },
        { mode: 'ship', km: 260, hours: 15 },
        { mode: 'ship', km: 370, hours: 22 },
        { mode: 'ship', km: 80, hours: 6 },
        { mode: 'ship', km: 700, hours: 38 },
        { mode: 'ship', km: 620, hours: 36 },
      ],
      types: ['small-ship-cruise'],
      themes: ['polar', 'wildlife', 'history', 'photography', '50-plus', 'nature'],
      days: [18, 24],
      pitches: [
        'Most naturalists, given one voyage to choose, choose this one.',
        'Three weeks, seven kinds of penguin, and the largest gathering of king penguins there is.',
        'Eight days at sea in all, and you will want most of them to sort pictures.',
      ],
    },
    {
      key: 'crossing-the-circle',
      names: ['Across the Antarctic Circle', 'South of 66', 'Crystal Sound in late summer'],
      stops: [
        'ushuaia-port',
        'drake-passage',
        'gerlache-strait',
        'lemaire-channel',
        'crystal-sound',
        'south-shetlands',
        'drake-passage',
        'ushuaia-port',
      ],
      legs: [
        { mode: 'ship', km: 620, hours: 36 },
        { mode: 'ship', km: 600, hours: 34 },
        { mode: 'ship', km: 80, hours: 6 },
        { mode: 'ship', km: 230, hours: 15 },
        { mode: 'ship', km: 625, hours: 34 },
        { mode: 'ship', km: 410, hours: 24 },
        { mode: 'ship', km: 620, hours: 36 },
      ],
      types: ['small-ship-cruise'],
      themes: ['polar', 'high-adventure', 'photography', 'wildlife', 'nature'],
      days: [12, 16],
      pitches: [
        'February and March, when the ice has let go of the south and whales are at their most.',
        'Two more days than the usual voyage, spent where few ships go.',
        'No one promises the Circle; about four sailings in five reach it.',
      ],
    },
    {
      key: 'falklands-and-south-georgia',
      names: ['South Georgia in depth', 'Kings and albatrosses', 'Stanley to South Georgia and back'],
      stops: [
        'stanley',
        'scotia-sea',
        'salisbury-plain',
        'grytviken',
        'scotia-sea',
        'stanley',
        'west-point',
        'ushuaia-port',
      ],
      legs: [
        { mode: 'ship', km: 780, hours: 31 },
        { mode: 'ship', km: 640, hours: 25 },
        { mode: 'ship', km: 70, hours: 5 },
        { mode: 'ship', km: 640, hours: 25 },
        { mode: 'ship', km: 800, hours: 32 },
        { mode: 'ship', km: 230, hours: 13 },
        { mode: 'ship', km: 660, hours: 38 },
      ],
      types: ['small-ship-cruise'],
      themes: ['wildlife', 'history', 'photography', 'polar', '50-plus'],
      days: [13, 17],
      pitches: [
        'No rush to the ice: the days go to South Georgia, as long as the wind lets them.',
        'October and November for fighting elephant seals, January for chicks by the hundred thousand.',
        'You need patience for the sea and a spare memory card for the beaches.',
      ],
    },
  ],
  fees: [
    {
      label: 'South Georgia visitor fee',
      kind: 'permit',
      usd: 250,
      stops: ['grytviken', 'salisbury-plain'],
    },
    {
      label: 'Port tax and luggage service, Ushuaia',
      kind: 'local_payment',
      usd: 30,
      stops: ['ushuaia-port'],
    },
  ],
  climate:
    'The Peninsula is −5 to 5 °C from November to March with 18 to 24 hours of light in midsummer. South Georgia is 0 to 8 °C, wet and windy. The Drake Passage has no season; December to February is a little calmer.',
  health:
    'Ships carry a doctor, and most ask for a medical form and evacuation insurance. Seasickness tablets or a patch are worth their price. The sun off snow burns within half an hour, also under the chin.',
  visa: 'No visa exists for Antarctica; your ship holds the permit. Most North American and European passports need no visa for stays of up to 90 days in Argentina or Chile; check before you travel.',
  faqs: [
    {
      question: 'How rough is the Drake?',
      answer:
        'Two crossings in four are moderate, one calm and one rough, with waves of 6 m or more. Cabins in the middle of a low deck move least.',
    },
    {
      question: 'When should I go?',
      answer:
        'November for untouched snow and elephant seal fights on South Georgia, December and January for chicks and light, late February and March for humpbacks and access far south.',
    },
    {
      question: 'How cold will I be?',
      answer:
        'On deck in wind it feels like −10 °C; ashore and in sun you open your jacket. Parkas and boots are usually lent.',
    },
    {
      question: 'How old can I be?',
      answer:
        'Healthy people of 85 go. You must manage a gangway and step into a rubber boat with a sailor’s arm to hold.',
    },
    {
      question: 'Is it right to travel there?',
      answer:
        'It burns fuel; a ship of 150 emits several tons a person. Choose a member of the industry’s association, a small ship, and one long journey rather than two short ones.',
    },
  ],
};
