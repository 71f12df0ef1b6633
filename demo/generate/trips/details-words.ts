import type { TripType } from '../atlas/records.ts';
import type { Line } from '../text/lines.ts';
import type { Traits } from './traits.ts';

type Told = Line<Traits>;
const ashore = ({ afloat }: Traits): boolean => !afloat;

/**
 * Sentences of the description. {a}, {b} first and last stop; {v}, {w} stops between; {r} region; {days}, {nights} in words;
 * {beds} how many places you sleep in; {d1} to {d3} things done, as labels; {drive} longest time on the way; {most} group size;
 * {guide} a guide's name; {km} walked in all.
 */
export const openings: readonly Told[] = [
  '{Days} days take you from {a} to {b}, with {nights} nights in {beds} places.',
  'You start in {a} and finish in {b}, and sleep in {beds} places on the way.',
  'This is {r} in {days} days: {list}.',
  ['The route runs {list}, and it is not hurried anywhere.', ({ pace }) => pace !== 'full-on'],
  'The route runs {list}.',
  'From {a} the trip goes by way of {v} to {b}; the whole of it takes {days} days.',
  '{list}: {days} days, {nights} nights.',
  'Between {a} and {b} lie {nights} nights and some of the best of {r}.',
  'It begins in {a}. {Days} days later you are in {b}.',
];

export const roundOpenings: readonly Told[] = [
  'You start and finish in {a} and sleep in {beds} places in between.',
  'A round of {days} days from {a} and back.',
  '{Days} days, {a} at both ends, and {v} in the middle.',
  'The trip goes out from {a} and returns there after {nights} nights.',
];

export const stayOpenings: readonly Told[] = [
  'All {nights} nights are in {a}: you unpack once.',
  '{Days} days in one place, {a}, with something planned for most of them and nothing for the rest.',
  'You stay in {a} the whole time and go out from there by day.',
];

export const contents: readonly Told[] = [
  'Among the days: {d1}, {d2} and {d3}.',
  'On the plan are {d1}, {d2} and {d3}.',
  'Three that people write home about: {d1}; {d2}; {d3}.',
  'You will remember {d1}, and probably {d2}.',
  'The longest days are {d1} and {d2}.',
  'It holds {d1}, {d2} and, near the end, {d3}.',
  'There is time for {d1} and for {d2}.',
];

export const logistics: readonly Told[] = [
  'No stretch of travel is longer than {drive}.',
  'The longest travel day is {drive}; the others are shorter.',
  ['You sleep in {beds} places.', ashore],
  ['Most places get {usual}, so there is time to come back to a café you liked.', ({ towns }) => towns],
  'It is planned for {months}; book early for {peak}.',
  'We run it {inMonths}.',
  'Count on {effort}.',
  ['The rooms are {rooms}.', ashore],
];

export const walking: readonly Told[] = [
  'You walk about {km} km in all.',
  'There are {km} km on foot, spread over the trip.',
  'The walks add up to {km} km.',
];

export const manners: Readonly<Record<TripType, readonly Told[]>> = {
  'small-group-tour': [
    'The group is {most} at most, usually two or three fewer.',
    ['With {most} people at most there is room in family-run houses and at one table.', ({ most }) => most <= 16],
    '{guide} or a colleague leads from the first evening to the last.',
    ['One guide stays with you throughout; drivers change with the roads.', ashore],
    'A full group is {most}. Half of them will probably have come alone.',
  ],
  'group-tour': [
    'A tour director handles tickets, tips for porters and the clock.',
    'Your suitcase is outside the door at seven and in the next room before you are.',
    'The coach has air conditioning, a toilet and a seat rota, so nobody sits at the back twice.',
    'Groups are up to {most}; headsets mean that you can hear from anywhere.',
  ],
  'private-guided': [
    ['Nobody joins you: the guide and the car are yours, and so are the hours.', ashore],
    ['Nobody joins you: the boat and its crew are yours, and so are the hours.', ({ afloat }) => afloat],
    'If it rains you swap two days; {guide} does this by phone before breakfast.',
    ['The guide is licensed, the car is new enough, and lunch is where you want it.', ashore],
    'Say at booking what you have seen before, and the plan changes.',
  ],
  'self-guided': [
    ['Rooms are booked, bags are moved, and a local number is answered day and night.', ashore],
    'The route notes were rewritten last season by somebody who went all the way.',
    'You set off when you like. Nobody waits for you except dinner.',
    'A tracking app shows where the path turns; paper notes do the same when the battery is gone.',
  ],
  'small-ship-cruise': [
    ['The ship takes {most} guests, few enough to land everybody in half an hour.', ({ most }) => most <= 100],
    'Two outings a day are usual; the captain decides where at breakfast.',
    'There is no dress code and no theater. There is a library and a good cook.',
    ['Naturalists give a talk most evenings and steer the boats by day.', ({ most }) => most >= 40],
    ['The crew is small, and the skipper eats with the guests.', ({ most }) => most < 40],
  ],
  'river-cruise': [
    'The ship ties up in the middle of each town, so you can walk back for lunch.',
    'One cabin for {aboard} nights: you unpack once and the towns come to you.',
    'With {most} guests there is one sitting at dinner, and tables are shared or not, as you like.',
    'Walks ashore come in two speeds, and bikes are on deck for those who want neither.',
  ],
  'large-ship-cruise': [
    'The ship is large: several restaurants, a theater, a pool, and lifts to all of them.',
    'Ports are reached in the morning and left in the evening; excursions are booked aboard or not at all.',
    'Fares are low because extras aren’t in them: read the list of what isn’t included.',
  ],
  'adventure-tour': [
    'Expect dirt roads, early starts and the occasional change of plan.',
    'You should like being outside for most of the day, and not mind a simple bathroom.',
    'Gear for the active days is there and in good order; bring your own boots.',
    '{guide} has run this route often enough to know which days can be swapped.',
  ],
  retreats: [
    'There are two sessions a day; both are optional and nobody counts.',
    'Places are {most} at most, meals are at one long table, and the rest is quiet.',
    'The teacher lives nearby and eats with the group.',
    'Come alone or with a friend; rooms of one’s own cost a little more.',
  ],
  'walking-hiking': [
    ['You carry water, lunch and a jacket; the rest goes ahead by van.', ({ trail }) => !trail],
    ['You carry water, lunch and a jacket; the crew carries the rest.', ({ trail }) => trail],
    'Two guides on the longer days mean that there can be a faster and a slower group.',
    'The group is {most} at most, because paths are narrow.',
    ['There is an easier way round the two steepest days.', ({ trail }) => !trail],
  ],
  'Multi-Sport': [
    [
      'Bikes, kayaks and helmets are in the price, and the van is never far.',
      ({ activities }) => activities.includes('cycling') && activities.includes('kayaking'),
    ],
    'Gear and helmets are in the price, and the van is never far.',
    'No day has more than one hard thing in it.',
    [
      'You need to be able to ride a bike; the rest is taught on the first morning.',
      ({ activities }) => activities.includes('cycling'),
    ],
    'Each outing has a longer and a shorter version.',
  ],
  'women-only': [
    'Guides, drivers where we can, and most hosts are women.',
    'About half come on their own; by the third dinner nobody can tell which half.',
    'The group is {most} at most, and rooms are shared only by those who want to.',
    'Visits are to women’s workshops and kitchens, by invitation.',
  ],
  '18-39': [
    'Everybody is between 18 and 39, most between 23 and 32.',
    'Breakfasts are early, evenings are free, and the guide knows which bars to skip.',
    'Rooms are twins or small shared rooms; the price leaves money for extras.',
    'Two thirds of the group come alone.',
  ],
  'custom-tour': [
    ['Take it as a draft: a planner moves days and hotels until it is yours.', ashore],
    'Take it as a draft: a planner changes it until it is yours.',
    'The price is for two people on this plan and changes with yours.',
    'You get a first proposal within two working days and pay nothing until you like one.',
  ],
  vacation: [
    'Mornings have a plan, afternoons don’t.',
    ['There are few hotels, so the suitcase stays closed.', ({ pace, afloat }) => pace === 'relaxed' && !afloat],
    [
      'Children’s prices and connecting rooms can be had in most of the houses.',
      ({ youngest, afloat }) => youngest < 12 && !afloat,
    ],
  ],
  'premium-jordan': [
    'The guide is an archaeologist, the car is large, and Petra is entered before the buses.',
    'The best house of each place is booked, with rooms on the quiet side.',
  ],
};

/** One line in the company's own tone. */
export const voices: Readonly<Record<string, readonly Told[]>> = {
  'small-groups': [
    'We have sent people along this road for years and still change it each winter.',
    'Local partners are paid within the week, which is why they answer our calls.',
    'The first dinner is on us; most of the others are where the guide’s family eats.',
  ],
  walkers: [
    'Weather decides more than we do; the plan has slack in it.',
    'Nobody is left behind and nobody is hurried.',
    'We would rather drop a viewpoint than hurry a lunch.',
  ],
  coach: [
    'Everything that is in the heading is in the price.',
    'Hotels are central, so that you can walk out after dinner.',
    'You will be back at the hotel by five on most days.',
  ],
  'expedition-ships': [
    ['Landings depend on swell, ice and wind, and plan B is usually as good.', ({ icy }) => icy],
    ['Landings depend on swell and wind, and plan B is usually as good.', ({ icy }) => !icy],
    'The staff outnumber what you expect: one naturalist for ten guests.',
    'The bridge is open at most hours; bring questions.',
  ],
  yachts: [
    ['Swim before breakfast: the ladder is down by six.', ({ warm }) => warm],
    'The crew is small and has sailed together for years.',
    'If a bay is full, we use the next one.',
  ],
  'river-line': [
    'Nobody has to be anywhere except on board by departure.',
    'The kitchen buys in the towns along the way.',
    ['Locks are passed at night where possible, quietly.', ({ locks }) => locks],
  ],
  'ocean-line': [
    'What is free aboard and what isn’t is written in one list.',
    'Cabins amidships are quieter and cost the same.',
  ],
  safari: [
    [
      'The vehicle has a window seat for everyone and a fridge of water.',
      ({ activities }) => activities.includes('safari-drives'),
    ],
    'We don’t crowd sightings; five cars is four too many.',
    ['Camps are small and unfenced, so you are walked to your tent after dark.', ({ camps }) => camps],
  ],
  'private-journeys': [
    'A person you have spoken to answers the phone while you travel.',
    'Tell us about birthdays, knees and allergies; all three change the plan.',
    'We have slept in each of these houses.',
  ],
  'self-guided': [
    'You can add a rest day anywhere before booking.',
    'Each stage can be shortened by a bus or a taxi, which the notes name.',
    'We leave the choice of lunch to you and the ranking of three places to us.',
  ],
  'multi-sport': [
    'The guides are certified for what they guide, and the list is on our site.',
    'Tired is fine; rushed isn’t.',
    'A rest afternoon stands before the biggest day.',
  ],
  women: [
    'We began it because the hotel bar at nine is a dull place to be alone.',
    'Nobody has to be brave before breakfast.',
    'The WhatsApp group usually outlives the trip by years.',
  ],
  'under-40': [
    'You won’t be the only one who came alone, and you won’t be alone after dinner.',
    'Simple rooms and cheap good food keep the price where it is.',
    'Nothing is compulsory except the bus times.',
  ],
  retreats: [
    'Wi-Fi works; nobody will mind if you don’t use it.',
    'The food is mostly plants, and there is coffee.',
    'Silence is offered until nine in the morning.',
  ],
  study: [
    'The reading list has five books; one is enough.',
    'The lecturer stays for dinner and doesn’t mind being contradicted.',
    'Talks are in the evening and last forty minutes.',
  ],
  families: [
    'Children get a job each day, from navigator to quartermaster.',
    'Dinner is at half past six, and there is always pasta somewhere.',
    'Nobody sits in a seat for longer than a film without a stop.',
  ],
  jordan: [
    'We have dug at two of these sites and know the guards at all of them.',
    'Petra has a back door, and you come in by it.',
  ],
  local: [
    'We live here, so a change of plan takes one phone call.',
    'The drivers are our cousins, the cook is our aunt, and both have run this for years.',
    'What you pay stays in the country, or most of it.',
    'We started with one borrowed car; there are three now, and they are ours.',
  ],
};
