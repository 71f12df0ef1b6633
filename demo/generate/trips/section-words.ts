import type { Line } from '../text/lines.ts';
import type { Traits } from './traits.ts';

type Told = Line<Traits>;
const ashore = ({ afloat }: Traits): boolean => !afloat;
const guided = ({ guided: led }: Traits): boolean => led;

export const safety: readonly Told[] = [
  ['Guides carry a first-aid kit and renew their training every second year.', guided],
  ['Tell us about allergies and medicines when you book; it goes to the guide and nobody else.', guided],
  'A phone number that works at night is on your documents.',
  'We follow the advice of the foreign ministries and change the route when they change theirs.',
  ['Seat belts are fitted in every vehicle that we use.', (trip) => trip.guided && !trip.afloat && !trip.trail],
];

export const cancellation = {
  flexible:
    'Cancel 30 days or more before the start and all but the deposit comes back; from 29 to 14 days, half. Later nothing can be refunded, though a name may be changed up to a week before.',
  generous:
    'Cancel up to 7 days before the start and everything comes back, the deposit too. After that nothing can be refunded.',
  none: 'Cancel 60 days or more before the start and all but the deposit comes back; from 59 to 30 days, half. Later nothing can be refunded, because ships, permits and rooms are paid by then.',
} as const;

export const meals: readonly Told[] = [
  'Vegetarians are easily looked after; vegans should tell us two weeks ahead.',
  'Breakfast is usually coffee, bread, eggs and fruit.',
  [
    'Where a meal isn’t included, the guide knows three places at three prices.',
    (trip) => trip.guided && !trip.mealsAll,
  ],
  ['Lunches on the longer days are picnics.', ashore],
  'Allergies are passed on to every kitchen in writing.',
  'Drinks aren’t included, water is.',
];
export const dishes = [
  'Something to look out for: {dish}.',
  'The dish people talk about is {dish}.',
  'You will be offered {dish}.',
  'Expect {dish} at some point.',
];

export const guides: Readonly<Record<'group' | 'private' | 'self' | 'ship' | 'river', readonly Told[]>> = {
  group: [
    'Your guide speaks English, lives in the country and has led this route for at least {years} seasons. {guide} is one of them.',
    '{guide} or a colleague is with you from the first evening to the last. On long walks a second guide comes along.',
    '{company} works with a handful of guides here and pays them for the whole season, not by the trip.',
    'Guides hold the national license and a first-aid certificate. Ask {guide} about anything; the answer will be honest.',
  ],
  private: [
    [
      'Your guide is licensed, speaks English and is yours alone. In cities local specialists take over for half a day.',
      ashore,
    ],
    ['{guide} or a colleague meets you each morning at the hour you choose.', ashore],
    ['Guides change from place to place, each at home where they guide; your driver stays the same.', ashore],
    ['A guide comes with the boat, speaks English and is yours alone.', ({ afloat }) => afloat],
  ],
  self: [
    'There is no guide. A person from {company} meets you on the first day or calls, and answers the phone after that.',
    'Route notes, an app with the track, and a number to call: that is the guiding.',
  ],
  ship: [
    [
      'One naturalist goes with every ten to twelve guests, in the boats and on shore.',
      ({ most }) => most >= 40 && most <= 300,
    ],
    ['Guides live aboard, eat with the guests and give a talk on most evenings.', ({ most }) => most <= 300],
    ['Shore excursions are led by people from the port and are booked aboard.', ({ most }) => most > 300],
    'Shore walks are led by people from the place, with {guide} or a colleague from the ship.',
  ],
  river: [
    'Walks ashore are led by people from the town, with headsets for everybody.',
    'A cruise director is aboard throughout; guides join for each town and know its back streets.',
    'Shore walks are led by people from the place, with {guide} or a colleague from the ship.',
  ],
};

export const byMode = { road: 'by road', rail: 'by rail', ship: 'by water', foot: 'on foot' } as const;
export const noTravel = [
  'You stay in one place; transfers on the first and last day are all the travel there is.',
  'You stay in one place; outings start at the door.',
];
export const vehicles: Readonly<
  Record<'van' | 'car' | 'coach' | 'self' | 'ship' | 'river' | 'noRoad', readonly string[]>
> = {
  noRoad: [
    'Tickets are booked and paid; you carry your own bag on and off.',
    'From each landing place a car takes you to the house.',
  ],
  van: [
    'The van has a seat by the window for everyone and a roof rack for bags.',
    'Drivers stop when somebody asks, and every two hours when nobody does.',
    'Vehicles are at most eight years old and serviced between trips.',
    'Where the road is rough we change to four-wheel drive.',
  ],
  car: [
    'The car is yours for the day, and the driver waits where you get out.',
    'Drivers stop when you ask, and every two hours when you don’t.',
    'Cars are at most five years old and serviced between trips.',
  ],
  coach: [
    'The coach has a toilet, air conditioning and charging points.',
    'Seats rotate daily, so everybody has the front once.',
  ],
  self: [
    'Directions are in the notes, with times and where to stop.',
    'Tickets and pick-up points are marked on the map.',
  ],
  ship: [
    'Small boats bring you ashore; you step in from a platform, with a hand to hold.',
    'The ship moves mostly at night or over lunch.',
  ],
  river: [
    'The ship ties up in town, and you walk ashore over the gangway.',
    'The ship moves mostly at night or over lunch.',
  ],
};

export const houses: readonly Told[] = [
  ['If one of these is full we use a house of the same standard and tell you before you travel.', ashore],
  ['Rooms have two beds or one large one; say which you prefer.', (trip) => !trip.afloat && !trip.camps],
  ['Names may change up to thirty days before; the standard doesn’t.', ashore],
  'Extra nights before or after can be booked at our rate.',
  ['Single rooms are the same size as the others, or nearly.', ashore],
  ['Cabins have two beds that can be pushed together; say which you prefer.', ({ afloat }) => afloat],
  ['Single cabins are few: ask early.', ({ afloat }) => afloat],
];

export const smallShips: readonly Told[] = [
  'Cabins have their own bathrooms. There is one dining room, a shelf of books, and a sun deck.',
  ['All cabins lie outside. Stabilizers help; tablets for the first night help more.', ({ most }) => most >= 30],
  'The dining room seats everyone at once, and the galley bakes each morning.',
  ['There are two landing boats, a lounge for talks, and no lift.', ({ most }) => most >= 20],
  ['There is one saloon, a deck with an awning, and a ladder into the water.', ({ most }) => most < 20],
];
export const riverShips: readonly Told[] = [
  [
    'All cabins face the river. There is a lift between the main decks, bikes aboard and a sun deck that closes under low bridges.',
    ({ most, locks }) => most >= 60 && locks,
  ],
  ['Low water can mean a coach for a few hours; it happens about one departure in twenty.', ({ locks }) => locks],
  ['One restaurant, one lounge, a small gym and a library.', ({ most }) => most >= 60],
  'All cabins face the river, and lunch is on deck when the weather allows.',
];
export const oceanShips: readonly Told[] = [
  'There are four restaurants, two pools, a theater and a clinic. Lifts reach every deck.',
  'The quietest cabins are amidships on the middle decks. Wi-Fi is sold by the day.',
];

export const effort: readonly (readonly Told[])[] = [
  [
    ['Anybody who can manage stairs will be fine.', ashore],
    ['Anybody who can manage stairs and a gangway will be fine.', ({ afloat }) => afloat],
  ],
  ['You should be happy to walk for one to two hours at an easy pace.'],
  ['You should be comfortable walking three to five hours on uneven ground, two days in a row.'],
  ['You should walk regularly and manage five to eight hours with climbs, several days running.'],
  ['This asks for mountain fitness and experience: eight hours or more a day, at height or in bad weather.'],
];
export const fitness: readonly Told[] = [
  ['On each of the fuller days there is a shorter choice.', ({ trail }) => !trail],
  'If a knee or a heart is in doubt, ask your doctor before you book and us before you pay.',
  'Two walks a week for a month are the best preparation.',
  'Say so at booking if stairs are hard for you; we will tell you plainly whether it works.',
  [
    'Poles help, and can be borrowed.',
    ({ activities }) => activities.includes('hiking') || activities.includes('trekking'),
  ],
];

export const children: readonly Told[] = [
  [
    'Children under 12 share a room with their parents and pay less.',
    ({ youngest, afloat }) => youngest < 12 && !afloat,
  ],
  [
    'Children under 12 share a cabin with their parents and pay less.',
    ({ youngest, afloat }) => youngest < 12 && afloat,
  ],
  [
    'Families are welcome in school vacations; outside them the group is mostly adults.',
    ({ youngest, ownParty }) => youngest < 13 && !ownParty,
  ],
  'Under-18s travel with an adult.',
  [
    'There are no cots in some of the houses, so ask before you book for a toddler.',
    ({ youngest, afloat }) => youngest < 3 && !afloat,
  ],
];
export const adults: readonly Told[] = [
  ['Most of the group are between 40 and 65.', ({ ownParty }) => !ownParty],
  ['There is no upper limit; what counts is what you can do.', ({ oldest }) => oldest === null],
  ['Ages mix well, and usually span thirty years.', ({ ownParty }) => !ownParty],
  'Bring an identity document: houses ask for one.',
];

export const sharing: readonly string[] = [
  'Traveling alone? Share with somebody of your own gender and pay no supplement, even if we find nobody.',
  'About a third of the group come alone. You can share at no extra cost or be on your own for the price shown.',
  'We match people who want to share, and tell you who it is a week before.',
];
export const noSharing: readonly Told[] = [
  ['Solo travelers are welcome and take a single room at the supplement shown; we don’t match strangers.', ashore],
  [
    'Solo travelers are welcome and take a cabin of their own at the price shown; we don’t match strangers.',
    ({ afloat }) => afloat,
  ],
  ['About one in four comes alone. Single rooms are few: book them early.', ashore],
  'Sharing with strangers isn’t offered on this trip, so the single supplement applies.',
];

export const insurance = [
  'Insurance that covers medical care, rescue and cancellation is required; carry the policy number.',
  'You need travel insurance with medical cover and transport home. Buy it when you book, not when you leave.',
  'Cover for cancellation and for the activities on this trip is strongly advised; check the small print for height limits.',
  'We ask for proof of medical insurance thirty days before the start.',
];

export const luggage: Readonly<Record<'road' | 'trail' | 'flight' | 'ship' | 'self', readonly Told[]>> = {
  road: [
    'One suitcase and one day bag each. You carry them to the room yourself.',
    'Up to 20 kg and a day bag. Soft bags are easier to stow than hard ones.',
    'Bring one bag you can lift yourself; some old houses have stairs.',
  ],
  self: [
    'One bag each of up to 20 kg, and a day bag for the way.',
    'Bring one bag you can lift yourself; some old houses have stairs.',
  ],
  trail: [
    'A duffel of up to 12 kg goes with the crew, and you carry a day bag of 25 liters. The rest can be left behind and collected later.',
    'Pack for the trail in 10 to 12 kg. Suitcases wait for you.',
  ],
  flight: [
    'Flights within the trip allow 15 kg and 5 kg of hand luggage, so pack for that.',
    'Check the allowance of the inner flights, 15 to 20 kg; the excess is paid at the desk.',
  ],
  ship: [
    'Bags go to the cabin and slide under the bed. Soft ones slide better.',
    ['No limit aboard, little room in the wardrobe. Waterproof trousers are used daily.', ({ icy }) => icy],
    ['No limit aboard, little room in the wardrobe.', ({ icy }) => !icy],
  ],
};

export const tipping: readonly Told[] = [
  'Tips are never required. For good work people usually give the guide $6 to $10 a day and drivers half of that.',
  'If you are pleased, $5 to $8 a day for the guide is usual, and drivers get about half.',
  ['Guides are paid properly. A tip of about $40 for the week says thank you.', ({ days }) => days >= 6 && days <= 9],
];
export const shipTipping: readonly Told[] = [
  'About $12 to $16 a day and guest is usual, shared by the whole crew. An envelope is in the cabin.',
  'Tips go into one box for all the crew; $14 a day is the usual figure.',
];

export const other: readonly Told[] = [
  'Power sockets are of the local kind; a world adapter will do.',
  'Bring a bottle: water is refilled from large containers and no small plastic is handed out.',
  ['Phones work in towns, not on the road between.', (trip) => !trip.afloat],
  'Photographs of people: ask first, and take no for an answer.',
  'Passports must be valid for six months after the trip and have two empty pages.',
  'Documents arrive by email four weeks before the start.',
  ['Cash machines are rare outside the larger towns.', ashore],
];
