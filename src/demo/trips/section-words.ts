export const safety = [
  'Guides carry a first-aid kit and renew their training every second year.',
  'Tell us about allergies and medicines when you book; it goes to the guide and nobody else.',
  'A phone number that works at night is on your documents.',
  'We follow the advice of the foreign ministries and change the route when they change theirs.',
  'Seat belts are fitted in every vehicle that we use.',
];

export const cancellation = {
  flexible:
    'Cancel 30 days or more before the start and all but the deposit comes back; from 29 to 14 days, half. Later nothing can be refunded, though a name may be changed up to a week before.',
  generous:
    'Cancel up to 7 days before the start and everything comes back, the deposit too. After that nothing can be refunded.',
  none: 'Cancel 60 days or more before the start and all but the deposit comes back; from 59 to 30 days, half. Later nothing can be refunded, because ships, permits and rooms are paid by then.',
} as const;

export const meals = [
  'Vegetarians are easily looked after; vegans should tell us two weeks ahead.',
  'Breakfast is usually coffee, bread, eggs and fruit.',
  'Where a meal isn’t included, the guide knows three places at three prices.',
  'Lunches on the longer days are picnics.',
  'Allergies are passed on to every kitchen in writing.',
  'Drinks aren’t included, water is.',
];
export const dishes = [
  'Something to look out for: {dish}.',
  'The dish people talk about is {dish}.',
  'You will be offered {dish}.',
  'Expect {dish} at some point.',
];

export const guides = {
  group: [
    'Your guide speaks English, lives in the country and has led this route for at least {years} seasons. {guide} is one of them.',
    '{guide} or a colleague is with you from the first evening to the last. On long walks a second guide comes along.',
    '{company} works with a handful of guides here and pays them for the whole season, not by the trip.',
    'Guides hold the national license and a first-aid certificate. Ask {guide} about anything; the answer will be honest.',
  ],
  private: [
    'Your guide is licensed, speaks English and is yours alone. In cities local specialists take over for half a day.',
    '{guide} or a colleague meets you each morning at the hour you choose.',
    'Guides change from place to place, each at home where they guide; your driver stays the same.',
  ],
  self: [
    'There is no guide. A person from {company} meets you on the first day or calls, and answers the phone after that.',
    'Route notes, an app with the track, and a number to call: that is the guiding.',
  ],
  ship: [
    'One naturalist goes with every ten to twelve guests, in the boats and on shore.',
    'Guides live aboard, eat with the guests and give a talk on most evenings.',
    'Shore walks are led by people from the place, with {guide} or a colleague from the ship.',
  ],
} as const;

export const byMode = { road: 'by road', rail: 'by rail', ship: 'by water', foot: 'on foot' } as const;
export const noTravel = [
  'You stay in one place; transfers on the first and last day are all the travel there is.',
  'Outings are by van from the door and none is longer than an hour and a half.',
];
export const vehicles = {
  van: [
    'The van has a seat by the window for everyone and a roof rack for bags.',
    'Drivers stop when somebody asks, and every two hours when nobody does.',
    'Vehicles are at most eight years old and serviced between trips.',
    'Where the road is rough we change to four-wheel drive.',
  ],
  coach: [
    'The coach has a toilet, air conditioning and charging points.',
    'Seats rotate daily, so everybody has the front once.',
  ],
  self: [
    'Directions are in the notes, with times and where to stop.',
    'Parking, tickets and pick-up points are marked on the map.',
  ],
  ship: [
    'Small boats bring you ashore; you step in from a platform, with a hand to hold.',
    'The ship moves mostly at night or over lunch.',
  ],
} as const;

export const houses = [
  'If one of these is full we use a house of the same standard and tell you before you travel.',
  'Rooms have two beds or one large one; say which you prefer.',
  'Names may change up to thirty days before; the standard doesn’t.',
  'Extra nights before or after can be booked at our rate.',
  'Single rooms are the same size as the others, or nearly.',
];

export const smallShips = [
  'Cabins have their own bathrooms. There is one dining room, a lounge with a library, and a sun deck.',
  'All cabins lie outside. Stabilizers help; tablets for the first night help more.',
  'The dining room seats everyone at once, and the galley bakes each morning.',
  'There are two landing boats, a lounge for talks, and no lift.',
];
export const riverShips = [
  'All cabins face the river. There is a lift between the main decks, bikes aboard and a sun deck that closes under low bridges.',
  'Low water can mean a coach for a few hours; it happens about one departure in twenty.',
  'One restaurant, one lounge, a small gym and a library.',
];
export const oceanShips = [
  'There are four restaurants, two pools, a theater and a clinic. Lifts reach every deck.',
  'The quietest cabins are amidships on the middle decks. Wi-Fi is sold by the day.',
];

export const effort = [
  'Anybody who can manage stairs and a gangway will be fine.',
  'You should be happy to walk for one to two hours at an easy pace.',
  'You should be comfortable walking three to five hours on uneven ground, two days in a row.',
  'You should walk regularly and manage five to eight hours with climbs, several days running.',
  'This asks for mountain fitness and experience: eight hours or more a day, at height or in bad weather.',
] as const;
export const fitness = [
  'On each of the fuller days there is a shorter choice.',
  'If a knee or a heart is in doubt, ask your doctor before you book and us before you pay.',
  'Two walks a week for a month are the best preparation.',
  'Say so at booking if stairs are hard for you; we will tell you plainly whether it works.',
  'Poles help, and can be borrowed.',
];

export const children = [
  'Children under 12 share a room with their parents and pay less.',
  'Families are welcome in school vacations; outside them the group is mostly adults.',
  'Under-18s travel with an adult.',
  'There are no cots in some of the houses, so ask before you book for a toddler.',
];
export const adults = [
  'Most of the group are between 40 and 65.',
  'There is no upper limit; what counts is what you can do.',
  'Ages mix well, and usually span thirty years.',
];

export const sharing = [
  'Traveling alone? Share a twin with somebody of your own gender and pay no supplement, even if we find nobody.',
  'About a third of the group come alone. You can share a room at no extra cost or take one of your own.',
  'We match people who want to share, and tell you who it is a week before.',
];
export const noSharing = [
  'Solo travelers are welcome and take a single room at the supplement shown; we don’t match strangers.',
  'About one in four comes alone. Single rooms are few: book them early.',
  'There is no room sharing on this trip, so the single supplement applies.',
];

export const insurance = [
  'Insurance that covers medical care, rescue and cancellation is required; carry the policy number.',
  'You need travel insurance with medical cover and transport home. Buy it when you book, not when you leave.',
  'Cover for cancellation and for the activities on this trip is strongly advised; check the small print for height limits.',
  'We ask for proof of medical insurance thirty days before the start.',
];

export const luggage = {
  road: [
    'One suitcase and one day bag each. You carry them from the van to the room.',
    'Up to 20 kg and a day bag. Soft bags fit the van better than hard ones.',
    'Bring one bag you can lift yourself; some old houses have stairs.',
  ],
  trail: [
    'A duffel of up to 12 kg goes with the crew, and you carry a day bag of 25 liters. The rest can be left behind and collected later.',
    'Pack for the trail in 10 to 12 kg. Suitcases wait for you.',
  ],
  flight: [
    'Flights within the trip allow 15 kg and 5 kg of hand luggage, so pack for that.',
    'One soft bag of 15 kg: the small aircraft weigh it and mean it.',
    'Check the allowance of the inner flights, 15 to 20 kg; the excess is paid at the desk.',
  ],
  ship: [
    'Bags go to the cabin and slide under the bed. Soft ones slide better.',
    'No limit aboard, little room in the wardrobe. Waterproof trousers are used daily.',
  ],
} as const;

export const tipping = [
  'Tips are never required. For good work people usually give the guide $6 to $10 a day and the driver half of that.',
  'If you are pleased, $5 to $8 a day for the guide is usual, and the driver gets about half.',
  'Guides are paid properly. A tip of about $40 for the week says thank you.',
];
export const shipTipping = [
  'About $12 to $16 a day and guest is usual, shared by the whole crew. An envelope is in the cabin.',
  'Tips go into one box for all the crew; $14 a day is the usual figure.',
];

export const other = [
  'Power sockets are of the local kind; a world adapter will do.',
  'Bring a bottle: water is refilled from large containers and no small plastic is handed out.',
  'Phones work in towns, not on the road between.',
  'Photographs of people: ask first, and take no for an answer.',
  'Passports must be valid for six months after the trip and have two empty pages.',
  'Documents arrive by email four weeks before the start.',
  'Cash machines are rare outside the larger towns.',
];
