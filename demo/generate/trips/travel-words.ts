import type { Leg } from '../atlas/records.ts';
import type { Line } from '../text/lines.ts';

/** What a sentence about a way has to know. Hours are those of this day. */
export type Way = { readonly km: number; readonly hours: number };

const short = ({ hours }: Way): boolean => hours <= 4.5;
const long = ({ hours }: Way): boolean => hours >= 3;
const far = ({ km }: Way): boolean => km >= 500;

/**
 * How the way to a stop is told: {from}, {to} in full, {short} without its "and", {km}, {hours} ("four hours"), {van} what
 * one rides in.
 */
export const arrivals: Readonly<Record<Leg['mode'], readonly Line<Way>[]>> = {
  road: [
    'It is {km} km by road from {from} to {to}, about {hours}.',
    ['Drive {km} km to {to}, {hours} with stops.', long],
    'The road from {from} takes {hours} for its {km} km.',
    'Leave {from} after breakfast; {short} is {km} km and {hours} away.',
    'A transfer of {km} km, {hours}, brings you to {to}.',
    ['By {van} to {to}: {km} km, {hours}, with a halt for coffee on the way.', long],
    '{short} lies {km} km on, {hours} by road.',
    'You cover {km} km to {to} today and are there in {hours}.',
    'The {van} leaves {from} at half past eight for {to}, {km} km and {hours} away.',
    ['{km} km and {hours} of road, with lunch where the view is, end in {short}.', long],
    ['Only {hours} separate {from} and {to}, {km} km by road.', ({ hours }) => hours <= 2],
    'On by {van}: {km} km in {hours}, from {from} to {to}.',
  ],
  rail: [
    'Take the train from {from} to {to}: {km} km in {hours}.',
    'The train to {to} needs {hours} for {km} km; seats are reserved.',
    'By rail to {to}, {km} km and {hours} at the window.',
    'It is {km} km and {hours} by train from {from}, and the station in {short} is close to where you sleep.',
    'Board the train in {from}. {short} is {km} km down the line, {hours} away.',
  ],
  flight: [
    'Fly from {from} to {to}, about {hours} gate to gate for {km} km.',
    ['A flight of {km} km saves two days of road and lands you in {to}; allow {hours} in all.', far],
    ['The flight to {to} takes the morning: {km} km, {hours} with check-in.', far],
    'By air to {to}, {km} km in {hours}.',
    'A plane covers the {km} km to {to} in {hours}.',
  ],
  ship: [
    'The ship covers {km} km to {to} in {hours}.',
    'Sail from {from} to {to}, {km} km, {hours} under way.',
    'It is {km} km and {hours} by water to {to}.',
    'Lines are cast off in {from}; {short} is {km} km and {hours} ahead.',
    'By boat to {to}: {km} km, {hours}.',
  ],
  foot: [
    'Walk from {from} to {to}: {km} km, {hours} on foot.',
    'Today’s stage is {km} km to {to}, {hours} of walking.',
    'On foot to {to}, {km} km in about {hours}.',
    'The path from {from} reaches {to} after {km} km and {hours}.',
    'You set out from {from} on foot and are in {short} after {km} km, {hours} with pauses.',
  ],
};

/** A day by road between two berths: the ship goes on without its guests. */
export const besideShip: readonly string[] = [
  'Today you go by road to {to}, {km} km and {hours}, and find the ship waiting there.',
  'The ship goes ahead to {to} while you take the road: {km} km, {hours}.',
  'A coach takes you the {km} km to {to} in {hours}; the cabin is made up when you come aboard.',
];

/** Self-guided travelers drive or ride themselves. */
export const ownArrivals: Readonly<Partial<Record<Leg['mode'], readonly Line<Way>[]>>> = {
  road: [
    'Drive yourself {km} km to {to}; allow {hours} and a stop.',
    ['It is {km} km to {to}, {hours} at the wheel. The route notes name two places for lunch.', long],
    ['Your car, {km} km, {hours}: {short} by mid-afternoon.', short],
    'From {from} to {to} you drive {km} km, about {hours}.',
    'The notes give two ways to {to}; the shorter is {km} km and takes {hours}.',
  ],
  rail: [
    'Your ticket is for the morning train to {to}: {km} km, {hours}.',
    'Take the train to {to}, {km} km in {hours}. Bags travel ahead.',
    'The train from {from} to {to} takes {hours} for {km} km; the tickets are in the pack.',
  ],
};

/** Short hops between the stages of a self-guided trip. */
export const transfers: readonly Line<Way>[] = [
  'A taxi booked for you brings you and the bags to {to}: {km} km, {hours}.',
  'Take the local bus to {to}, {km} km in {hours}; the ticket is in the pack.',
  'A transfer of {km} km to {to} is arranged and takes {hours}.',
  'You are driven the {km} km to {to}, {hours}, and set down at the door.',
];

/** Ships move while their guests sleep. */
export const sailings: readonly string[] = [
  'You wake up at {to}, {km} km on.',
  'The ship has covered {km} km in the night and lies off {to}.',
  'Overnight the ship sails from {from} to {to}, {km} km in {hours}.',
  'By breakfast the ship is at {to}, {km} km from {from}.',
  'The {km} km from {from} to {to} take {hours}, most of them in the dark.',
  '{short} comes in sight at breakfast, after {km} km and {hours} under way.',
];

export const riverSailings: readonly string[] = [
  'You wake up in {to}, {km} km along the river.',
  'The ship has covered {km} km in the night and is tied up in {to}.',
  'Overnight the ship moves from {from} to {to}, {km} km in {hours}.',
  'By breakfast you are moored in {to}, {km} km from {from}.',
  'The {km} km of river from {from} to {to} take {hours}, most of them in the dark.',
];

/** Where the ship arrives at water and nothing else. */
export const openWater: readonly string[] = [
  'In {to} there is water on all sides. Talks fill the morning, and the bridge is open.',
  'The ship is in {to} now, and the swell with it. Cups are half filled.',
  'By morning the charts say {to}; out of the window it is all sea.',
  'All day in {to}: birds astern, and lectures for those who stand upright.',
];

/** A way of several days: its whole length first, {wholeKm} and {wholeHours}; {count} days or nights in words; then day by day. */
export type LongWay = {
  readonly begin: readonly string[];
  readonly between: readonly string[];
  readonly end: readonly string[];
};

export const longWays: Readonly<Record<'road' | 'rail' | 'flight' | 'foot' | 'sea' | 'river', LongWay>> = {
  road: {
    begin: [
      'The road to {to} is {wholeKm} km and {wholeHours}, too long for one day: {km} km today, and a night on the way at {house}.',
      '{wholeKm} km of road lie between {from} and {to}, {wholeHours} in all. You drive {km} km of them today and stop for the night at {house}.',
    ],
    between: [
      'Another {km} km of the road to {to}, {hours}, with the night at {house}.',
      'Day {number} of {count} on the road to {to}: {km} km.',
    ],
    end: [
      'The last {km} km to {to} take {hours}.',
      'You drive on for {km} km, {hours}, and are in {short} for the night.',
    ],
  },
  rail: {
    begin: [
      'Board the night train to {to}: {wholeKm} km in {wholeHours}, in two-berth compartments, with breakfast on a tray.',
      'The train to {to} takes {wholeHours} for {wholeKm} km and runs through the night; you sleep in a berth.',
    ],
    between: [
      'A day at the window, and a second night in the berth: {short} is still {hours} away.',
      'Day {number} of {count} on the train to {to}.',
    ],
    end: ['The train draws into {to} in the morning.', 'You get off in {to}, and a shower is ready.'],
  },
  flight: {
    begin: ['Fly toward {to}, {wholeKm} km in {wholeHours}, with a night between two planes.'],
    between: ['A second flight brings you nearer to {to}.', 'Day {number} of {count} on the way to {to}.'],
    end: ['The last flight lands you in {to}.'],
  },
  foot: {
    begin: [
      'The trail to {to} is {wholeKm} km and takes {wholeHours}, in {count} days. Today you walk {km} km of it.',
      'From here to {to} it is {wholeKm} km on foot, {wholeHours} in {count} stages. The first is {km} km.',
    ],
    between: [
      'Day {number} of the trail to {to}: {km} km, {hours} of walking. Tea is ready by four, and it is early to bed.',
      'The trail goes on for {km} km today, {hours}, with the night on the way.',
      '{hours} on foot bring you {km} km nearer to {to}.',
      'A stage of {km} km, {hours}, with a long halt where the water is.',
      'Day {number} of {count} on the trail to {to}: {km} km.',
      'Another {km} km of the trail, {hours} at an easy pace.',
    ],
    end: [
      'The last {km} km of the trail, {hours}, end in {to}.',
      'After {km} km more, {hours} on foot, you are in {to}.',
      'A last stage of {km} km and {hours} brings you to {to}.',
    ],
  },
  sea: {
    begin: [
      'The passage to {to} is {wholeKm} km and takes {wholeHours}. The bridge is open until ten, and somebody is always on deck with binoculars.',
      'From {from} the ship sails for {to}, {wholeKm} km and {wholeHours} away. Talks in the lounge, then bed.',
      '{wholeKm} km of open water lie ahead to {to}, {wholeHours} of it. There is time for the library and the rail.',
      'Lines are cast off for {to}: {wholeKm} km, {wholeHours}. Whoever sleeps badly finds tea in the lounge all night.',
      'It is {wholeKm} km and {wholeHours} to {to}. After dinner the chart is out on the table, and the officer of the watch explains it.',
      'The ship turns for {to}, {wholeHours} and {wholeKm} km off. Somebody gives a short talk before supper on what to look for there.',
      'Between here and {to} there are {wholeKm} km of water. The ship needs {wholeHours} for them and you need a book.',
      '{wholeHours} under way, {wholeKm} km: {short} is next. The kitchen uses the time for bread.',
    ],
    between: [
      'A whole day at sea. Birds follow the ship, and lunch takes as long as it likes.',
      'Nothing but water, and more to see in it than one would think. Two talks today and a film after supper.',
      'The ship keeps on through the day. Most people read, sleep or stand at the rail.',
      'Another day under way, with a tour of the engine room for those who like to know.',
      'Day {number} of {count} at sea toward {to}.',
    ],
    end: [
      '{short} comes in sight at breakfast.',
      'The passage is over by breakfast, and the ship lies off {to}.',
      'You wake up to the sound of the anchor: {short}.',
      'By seven the ship is at {to}.',
      'The engines slow down before breakfast; outside is {short}.',
      'Land again: the ship reaches {to} early in the morning.',
    ],
  },
  river: {
    begin: [
      'The river leads on to {to}, {wholeKm} km and {wholeHours} away. The ship keeps going through the night.',
      'It is {wholeKm} km and {wholeHours} along the river to {to}, banks and villages all the way.',
      'Lines are cast off for {to}, {wholeKm} km on. The ship takes {wholeHours}, and the sun deck is the place to be.',
      '{wholeHours} of river lie between {from} and {to}, {wholeKm} km of it.',
      'The ship sets out for {to}: {wholeKm} km in {wholeHours}, with a talk on the river before dinner.',
      'From the lounge you see {wholeKm} km of banks go by before {to}, {wholeHours} in all.',
    ],
    between: [
      'A whole day on the river, past towns where nobody stops.',
      'The banks go by all day. Lunch is on deck.',
      'Another day of river: herons, sandbanks, somebody waving.',
      'The ship keeps to the middle of the river today, and the pilot explains why.',
      'Day {number} of {count} on the river to {to}.',
    ],
    end: [
      'You are moored in {to} by breakfast.',
      'By morning the ship is tied up in {to}.',
      'The ship reaches {to} early, and the gangway is out by eight.',
      'Before breakfast the banks turn into {short}.',
    ],
  },
};
