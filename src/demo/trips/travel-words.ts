import type { Leg } from '../atlas/types.ts';

/** How the way to a stop is told: {from}, {to}, {km}, {hours} ("four hours"). */
export const arrivals: Readonly<Record<Leg['mode'], readonly string[]>> = {
  road: [
    'It is {km} km by road from {from} to {to}, about {hours}.',
    'Drive {km} km to {to}, {hours} with stops.',
    'The road from {from} takes {hours} for its {km} km.',
    'Leave {from} after breakfast; {to} is {km} km and {hours} away.',
    'A transfer of {km} km, {hours}, brings you to {to}.',
    'By van to {to}: {km} km, {hours}, with a halt for coffee on the way.',
    '{to} lies {km} km on, {hours} by road.',
    'You cover {km} km to {to} today and are there in {hours}.',
  ],
  rail: [
    'Take the train from {from} to {to}: {km} km in {hours}.',
    'The train to {to} needs {hours} for {km} km; seats are reserved.',
    'By rail to {to}, {hours} at the window.',
    'It is {hours} by train from {from}, and the station at {to} is close to where you sleep.',
    'Board the train in {from}. {to} is {km} km down the line, {hours} away.',
  ],
  flight: [
    'Fly from {from} to {to}, about {hours} gate to gate for {km} km.',
    'A flight of {km} km saves two days of road and lands you in {to}; allow {hours} in all.',
    'The flight to {to} takes the morning: {hours} with check-in.',
    'By air to {to}, {km} km in {hours}.',
  ],
  ship: [
    'The ship covers {km} km to {to} in {hours}.',
    'Sail from {from} to {to}, {km} km, {hours} under way.',
    'It is {hours} by water to {to}.',
    'Lines are cast off in {from}; {to} is {km} km and {hours} ahead.',
    'By boat to {to}: {km} km, {hours}.',
  ],
  foot: [
    'Walk from {from} to {to}: {km} km, {hours} on foot.',
    'Today’s stage is {km} km to {to}, {hours} of walking.',
    'On foot to {to}, {km} km in about {hours}.',
    'The path from {from} reaches {to} after {km} km and {hours}.',
  ],
};

/** What a short hop doesn't do. */
export const farOnly = /saves two days|takes the morning/;

/** Self-guided travelers drive or ride themselves. */
export const ownArrivals: Readonly<Partial<Record<Leg['mode'], readonly string[]>>> = {
  road: [
    'Drive yourself {km} km to {to}; allow {hours} and a stop.',
    'It is {km} km to {to}, {hours} at the wheel. The route notes name two places for lunch.',
    'Your car, {km} km, {hours}: {to} by mid-afternoon.',
    'From {from} to {to} you drive {km} km, about {hours}.',
  ],
  rail: [
    'Your ticket is for the late-morning train to {to}: {km} km, {hours}.',
    'Take the train to {to}, {hours}. Bags travel ahead.',
  ],
};

/** Cruises move while their guests sleep. */
export const sailings = [
  'You wake up at {to}, {km} km on.',
  'The ship has covered {km} km in the night and lies off {to}.',
  'Overnight the ship sails from {from} to {to}, {km} km in {hours}.',
  'By breakfast the ship is at {to}, {km} km from {from}.',
  'The {km} km from {from} take {hours}, most of them in the dark.',
  '{to} comes in sight at breakfast, after {hours} under way.',
];

/** Short hops between the stages of a self-guided trip. */
export const transfers = [
  'A taxi booked for you brings you and the bags to {to}: {km} km, {hours}.',
  'Take the local bus to {to}, {km} km in {hours}; the ticket is in the pack.',
  'A transfer of {km} km to {to} is arranged and takes {hours}.',
  'You are driven the {km} km to {to}, {hours}, and set down at the door.',
];

export const onTheWay: Readonly<Record<Leg['mode'], readonly string[]>> = {
  road: [
    'A long road is cut in two: {km} km today, {hours}, and a night on the way at {house}.',
    'Drive the first {km} km toward {to} and stop for the night at {house}.',
  ],
  rail: [
    'Board the night train toward {to}: two-berth compartments, and breakfast comes on a tray.',
    'The train to {to} runs through the night; you sleep in a berth.',
  ],
  flight: ['Fly toward {to}.'],
  ship: [
    'A night under way to {to}. The bridge is open until ten, and somebody is always on deck with binoculars.',
    'The ship sails on toward {to}, {hours} of it in the dark. Talks in the lounge, then bed.',
    'At sea toward {to}: time for the library, the sauna and the rail.',
  ],
  foot: [
    'A stage of {km} km on the trail to {to}, {hours} of walking, with the night on the way.',
    'Walk {km} km toward {to}; tea is ready by four, and it is early to bed.',
    'The trail to {to} goes on for {km} km today, about {hours}.',
    '{hours} on foot bring you {km} km nearer to {to}.',
  ],
};

/** Day 1. {guide} is the guide's first name. */
export const welcomes = {
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
    'You make your own way to {stop}, half an hour from the station, and find the welcome pack at the desk.',
    'Arrive in {stop}. A host comes by at six, goes through the maps with you and fits the bikes or poles if you booked them.',
  ],
  ship: [
    'Board in {stop} from three in the afternoon. The cabin is made up, the safety drill takes twenty minutes, and the ship sails before dinner.',
    'Join the ship in {stop}. {guide} introduces the crew in the lounge, and the first landing is explained over soup.',
    'Embark in {stop} after lunch. Lines are off by six.',
    'Your bags go to the cabin while you see a little of {stop}; everybody is aboard by five.',
  ],
  retreat: [
    'Arrive at {house} from three. Tea, a slow walk around the grounds, and an early night.',
    'You are fetched from {stop} in time for supper. Phones stay where you like; most people leave them in a drawer.',
  ],
} as const;

/** Day 1 when something is done on it. */
export const earlyWelcomes = {
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
} as const;

export const farewells = {
  group: [
    'Breakfast, goodbyes, and a transfer to the airport for flights after eleven.',
    'The trip ends after breakfast in {stop}. Rooms can be kept until noon.',
    'A last walk to the corner bakery, then home from {stop}. One transfer to the airport is included.',
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
    'The ship is alongside in {stop} by seven. You go ashore after breakfast; transfers leave at nine.',
    'Breakfast while the ship ties up in {stop}, and goodbyes on the gangway by nine.',
  ],
  retreat: [
    'A last practice before breakfast, then cars to {stop} at ten.',
    'You leave after a late breakfast. The train and the airport are reached before two.',
  ],
} as const;

export const freeDays = [
  'One day has no plan. Sleep in, or ask about the extras listed below.',
  'There is a free day here: wash clothes, write cards, or do again what you liked best.',
  'The rest of the time is your own.',
  'A day is left open on purpose, for weather or for rest.',
  'Leave the last afternoon empty; the guide’s tip is {taste}.',
];

export const freeDay = [
  'Nothing is planned. {stop} is small enough to find your own way.',
  'A day to yourself in {stop}, with the guide’s list of places to eat.',
  'Free day. Extras can be booked at breakfast.',
  'A spare day for weather. If none is needed, it is yours.',
];

/** Ends of an item when dinner is served, and when it isn't: {food} is a dish, {taste} a dish or a drink. */
export const suppers = [
  'Dinner is included: {food}, among other things.',
  'On the table tonight: {food}.',
  'The kitchen is known for its {food}.',
  'Dinner together at seven: {food}, then whatever there is.',
  'Tonight’s dish is {food}.',
];
export const tables = [
  'On the menus: {food}.',
  'The local thing to order is {food}.',
  'The guide’s list of places to eat starts with {food}.',
  'To eat here: {food}.',
  'What people come back for is {taste}.',
  'Worth an evening: {food}.',
];
