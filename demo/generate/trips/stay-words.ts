import type { Line } from '../text/lines.ts';

/** How people travel together: it decides who meets them and who eats with whom. */
export type Manner = 'group' | 'private' | 'self' | 'ship' | 'retreat';

type Welcome = { readonly sailsToday: boolean };

/** Day 1. {guide} is the guide's first name. */
export const welcomes: Readonly<Record<Manner, readonly Line<Welcome>[]>> = {
  group: [
    'Arrive in {stop} by mid-afternoon. {guide} meets everybody at six with the route on the table.',
    'You are met at the airport and taken to {house}. The group gathers before dinner.',
    'Come in when your flight does: rooms at {house} are ready from two, and {guide} leaves a note with the evening plan.',
    'The trip starts in {stop} at five in the afternoon with introductions, maps and questions.',
    'Meet {guide} in the lobby at six. Until then {stop} is yours.',
    '{guide} waits for you in {stop}. A short walk shakes off the flight, and dinner is early.',
    'Day 1 is for arriving. Those who land before noon in {stop} can leave their bags at {house}.',
  ],
  private: [
    '{guide} is at arrivals with your name on a card and drives you to {house}.',
    'Your driver meets you in {stop}; {guide} calls by at seven to go through the days.',
    'Arrive in {stop} at any hour: the car waits for your flight.',
    'You are met in {stop} and taken to {house}, where {guide} asks what you would change.',
  ],
  self: [
    'Check in at {house}. Route notes, tickets and a local number that is answered day and night are in your room.',
    'You make your own way to {stop} and find the welcome pack at the desk of {house}.',
    'Arrive in {stop}. A host comes by {house} at six, goes through the maps with you and answers questions.',
  ],
  ship: [
    [
      'Board in {stop} from three in the afternoon. The cabin is made up, the safety drill takes twenty minutes, and the ship sails before dinner.',
      ({ sailsToday }) => sailsToday,
    ],
    ['Embark in {stop} after lunch. Lines are off by six.', ({ sailsToday }) => sailsToday],
    [
      'Board in {stop} from three in the afternoon. The cabin is made up, and the ship stays in port tonight.',
      ({ sailsToday }) => !sailsToday,
    ],
    'Join the ship in {stop}. {guide} introduces the crew in the lounge, and the first days are explained over soup.',
    'Your bags go to the cabin while you see a little of {stop}; everybody is aboard by five.',
  ],
  retreat: [
    'Arrive at {house} from three. Tea, a slow walk around the grounds, and an early night.',
    'You are fetched from {stop} in time for supper. Phones stay where you like; most people leave them in a drawer.',
  ],
};

/** Day 1 when something is done on it. */
export const earlyWelcomes: Readonly<Record<Exclude<Manner, 'ship'>, readonly string[]>> = {
  group: [
    'Be in {stop} by noon if you can; {guide} meets everybody at one.',
    'The group gathers at {house} over a late lunch.',
    'Day 1 starts at two with {guide} and a map on the table.',
    'Land in the morning: the trip begins in {stop} at half past one.',
    '{guide} collects people from the morning flights into {stop}, and bags go to {house}.',
  ],
  private: [
    '{guide} is at arrivals with your name on a card, and there is time for something before evening.',
    'Your driver takes the bags to {house}; you and {guide} stay in town.',
    'Land in {stop} before noon and the day is already of use.',
  ],
  self: [
    'Drop the bags at {house}; the route notes are at the desk and the afternoon is yours.',
    'Arrive in {stop} before two, collect the notes and go out.',
  ],
  retreat: [
    'Arrive in {stop} for lunch. The house shows itself in the afternoon.',
    'Come before two: {house} has rooms ready, and the first session is at five.',
  ],
};

export const farewells: Readonly<Record<Manner, readonly string[]>> = {
  group: [
    'Breakfast, goodbyes, and a transfer to the airport for flights after eleven.',
    'The trip ends after breakfast in {stop}. Rooms can be kept until noon.',
    'A last walk to the corner bakery, then home from {stop}.',
    'Nothing is planned today. Fly at any hour, or ask for an extra night at {house}.',
    'You leave {stop} in your own time; the guide stays until the last taxi.',
  ],
  private: [
    'Your car takes you to the airport in {stop} three hours before your flight.',
    'A late breakfast, a last errand if you have one, and the drive to your flight.',
    'Home from {stop}, or on to somewhere else: the driver has the day.',
  ],
  self: [
    'The trip ends after breakfast; the ways on from {stop} are in the notes, with times.',
    'Check out by eleven and travel home from {stop}. Hand the notes in at the desk, or keep them.',
  ],
  ship: [
    'Bags are outside the cabin by seven. You go ashore in {stop} after breakfast; transfers leave at nine.',
    'Breakfast on board in {stop}, and goodbyes on the gangway by nine.',
  ],
  retreat: [
    'A last practice before breakfast, then cars to {stop} at ten.',
    'You leave after a late breakfast. The train and the airport are reached before two.',
  ],
};

/** A day with nothing on it. {extra}: a thing that can be added, as a label; {price} about what it costs. */
export const freeDays: Readonly<Record<Manner, readonly string[]>> = {
  group: [
    'Nothing is planned. {short} is small enough to find your own way, or add {extra}, about {price}.',
    'A day to yourself in {stop}, with the guide’s list of places to eat.',
    'A free day. Extras can be booked at breakfast, {extra} among them, for about {price}.',
    'A spare day for weather. If none is needed, it is yours.',
    'This day is left open on purpose: wash clothes, write cards, or do again what you liked best.',
    'No plan today. The guide is around until ten and again from six.',
  ],
  private: [
    'A day without a plan. The car is at the door if you want it.',
    'This day is left open on purpose. Ask for {extra}, about {price}, or for nothing at all.',
    'A day to yourselves in {stop}; the driver has the afternoon off unless you call.',
    'Nothing is booked today. {short} is easily found out on foot.',
  ],
  self: [
    'A rest day in {stop}. The notes have a short walk and a long lunch.',
    'Nothing is booked today. The notes suggest {extra}, about {price}.',
    'A free day: the notes give three ideas for {short}, one of them for rain.',
    'Stay where you are today. {house} does laundry if you ask before nine.',
  ],
  ship: [
    'The ship stays in {stop}. Go ashore as you like, or add {extra}, about {price}.',
    'A day without a program: the gangway is open until ten at night.',
    'No landing is planned. The crew lends maps of {stop}, and lunch is on deck if the weather is kind.',
    'A quiet day aboard in {stop}: laundry, letters, and the galley is open to whoever wants to see it.',
    'Still in {stop}. The small boats run every hour until supper.',
    'A spare day for weather; the captain hopes not to need it.',
  ],
  retreat: [
    'No sessions today. Sleep, swim or walk; meals are at the usual hours.',
    'A silent morning and a free afternoon in {stop}.',
    'A day off. {extra} can be arranged, for about {price}.',
    'The house is yours today, and so is the garden.',
  ],
};

/** When all of these are said. */
export const furtherFreeDay: readonly string[] = ['Day {number} is yours too, in {stop}.'];

/** Days of travel with nothing besides. */
export const restOfDay: readonly string[] = [
  'The rest of the day is free.',
  'Nothing else is planned for today.',
  'There is time to settle in before evening.',
  'What is left of the day is yours.',
  'A short walk around {short} before supper, if your legs want one.',
  'After that, feet up.',
];

/** Ends of a day when dinner is served, and when it isn't: {food} is a dish, {taste} a dish or a drink. */
export const suppers: readonly string[] = [
  'Dinner is included: {food}, among other things.',
  'On the table tonight: {food}.',
  'The kitchen is known for its {food}.',
  'Supper is at seven: {food}, then whatever there is.',
  'Tonight’s dish is {food}.',
];
export const tables: readonly string[] = [
  'On the menus: {food}.',
  'The local thing to order is {food}.',
  'To eat here: {food}.',
  'What people come back for is {taste}.',
  'Worth an evening: {food}.',
  'Ask for {food}.',
];
