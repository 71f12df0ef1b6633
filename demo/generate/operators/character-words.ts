/** What a kind of company is known and loved for. {region}, {region2}: where it is at home; {city}, {year} in words or figures. */
export type Character = { readonly known: readonly string[]; readonly loved: readonly string[] };

export const characters: Readonly<Record<string, Character>> = {
  'small-groups': {
    known: [
      'Groups of ten to sixteen in {region} and {region2}, in vans and family-run hotels.',
      'Since {year} it has kept its groups small and its itineraries in pencil.',
      'From an office in {city} it runs small groups to places where it has partners of long standing, {region} first.',
      'Known for itineraries with slack in them and for guides who stay for decades.',
    ],
    loved: [
      'Guides who eat with the group.',
      'Free afternoons that are really free.',
      'Emails answered by a person, with a name, on the same day.',
      'No shopping stops.',
    ],
  },
  walkers: {
    known: [
      'Walking groups since {year}, with bags that travel by van.',
      'Day walks and long trails in {region}, led by two guides on every longer stage.',
      'A walking company from {city} that publishes the ascent of each day, and means it.',
      'Routes walked again every spring before they are sold.',
    ],
    loved: [
      'Honest grading of the walks.',
      'A second guide, so that nobody has to hurry.',
      'Dry boots in the morning.',
      'Picnics that people photograph.',
    ],
  },
  coach: {
    known: [
      'Escorted coach tours at a price per day that is hard to beat.',
      'Since {year}: a tour director, a clean coach, central hotels.',
      'Classic routes through {region} and {region2}, with weekly departures.',
      'Everything from porters to headsets is arranged from {city}.',
    ],
    loved: [
      'Hotels one can walk out of.',
      'Tour directors who know the back door.',
      'No surprises on the bill.',
      'Seat rotation, kept fairly.',
    ],
  },
  'expedition-ships': {
    known: [
      'Ships of under two hundred guests, with a naturalist for every ten.',
      'Landings twice a day in {region} and {region2}.',
      'Polar and ocean voyages run from {city} since {year}.',
      'An open bridge and a staff that would rather be outside.',
    ],
    loved: [
      'Boats in the water before breakfast.',
      'Evening talks short enough to stay awake for.',
      'The chef’s soup after a landing.',
      'Captains who turn round for a whale.',
    ],
  },
  yachts: {
    known: [
      'Small yachts and their long-serving crews in {region}.',
      'A handful of boats, owned not chartered, sailing since {year}.',
      'Weeks under sail between islands, with one cook, one skipper and few rules.',
    ],
    loved: [
      'Swims before breakfast.',
      'Anchorages without neighbors.',
      'Crews who remember guests from years ago.',
      'Fish bought from the next boat.',
    ],
  },
  'river-line': {
    known: [
      'River ships that tie up in the middle of town.',
      'Cruises on rivers from {region} to {region2}, with walks in two speeds.',
      'A family line from {city}, on the water since {year}.',
      'All cabins face the river, and excursions are in the fare.',
    ],
    loved: ['One unpacking a week.', 'Bikes on the top deck.', 'Guides who are from the town.', 'Quiet engines.'],
  },
  'ocean-line': {
    known: [
      'Large ships, low fares, plain lists of what costs extra.',
      'Voyages to {region} and {region2} from ports that are easy to reach.',
      'Family cabins for four and a library nobody expects.',
    ],
    loved: ['Short lines at breakfast.', 'A children’s club run by teachers.', 'Cabins amidships at no extra cost.'],
  },
  safari: {
    known: [
      'Small camps and open vehicles in {region}.',
      'Safaris guided by people who were born nearby, since {year}.',
      'Six seats to a vehicle, each by a window.',
      'Walking and night drives where the parks permit them.',
    ],
    loved: [
      'Guides who switch off the engine and wait.',
      'Hot water at five in the morning.',
      'Nobody chasing the radio.',
      'Children taught to read tracks.',
    ],
  },
  'private-journeys': {
    known: [
      'Private trips with one’s own guide and car, planned by people who have slept in the houses.',
      'Tailored travel to {region} and {region2}, from {city}, since {year}.',
      'Plans that can change before breakfast.',
    ],
    loved: [
      'Planners who say no when no is right.',
      'The table by the window.',
      'Drivers with patience.',
      'A phone answered at three in the morning.',
    ],
  },
  'self-guided': {
    known: [
      'Booked rooms, moved bags and notes that work, in {region} and {region2}.',
      'Walking and cycling at one’s own pace since {year}.',
      'Route notes rewritten every winter by the people who walk them.',
    ],
    loved: [
      'Notes that mention the dog.',
      'Bags in the room by four.',
      'A help line answered by somebody who knows the fork.',
      'Rest days added without a fuss.',
    ],
  },
  'multi-sport': {
    known: [
      'Boots, bikes and boats in one week.',
      'Active trips in {region} with gear that isn’t older than three seasons.',
      'Guides certified for each sport they lead.',
    ],
    loved: [
      'A longer and a shorter choice each day.',
      'Snacks.',
      'Vans that appear at the right corner.',
      'Teaching without shouting.',
    ],
  },
  women: {
    known: [
      'Groups of women, led by women, since {year}.',
      'Trips to {region} and {region2} where most doors are opened by women.',
      'Fourteen at most, and half of them on their own.',
    ],
    loved: [
      'Dinner without small talk.',
      'Rooms of one’s own at a fair price.',
      'Hostesses who become friends.',
      'Nobody asking where the husband is.',
    ],
  },
  'under-40': {
    known: [
      'Trips for 18 to 39, with early buses and free evenings.',
      'Simple rooms and low prices in {region} and {region2}.',
      'Two thirds of each group come alone.',
    ],
    loved: [
      'Prices for a first salary.',
      'Groups that stay in touch.',
      'Guides who know where to eat at midnight.',
      'No fines for being late, only jokes.',
    ],
  },
  retreats: {
    known: [
      'Quiet weeks in good houses, from {region} to {region2}.',
      'Two sessions a day, both optional, since {year}.',
      'Small retreats with teachers who live nearby.',
    ],
    loved: ['Silence until nine.', 'The kitchen.', 'Beds that let you sleep.', 'Teachers who don’t sell anything.'],
  },
  study: {
    known: [
      'Journeys with lecturers: archaeologists, historians and one retired bishop.',
      'Study trips to {region} and {region2}, with a reading list of five books.',
      'Site visits outside opening hours, arranged since {year}.',
    ],
    loved: ['Lecturers who stay for dinner.', 'Folding stools.', 'Footnotes out loud.', 'Time to sit and look.'],
  },
  families: {
    known: [
      'Trips that children vote for, with groups of families.',
      'Family weeks in {region} and {region2}, in school vacations and out of them.',
      'Short transfers and rooms that connect.',
    ],
    loved: [
      'Guides who can tie a friendship bracelet.',
      'Dinner at half past six.',
      'Other children.',
      'A job for everyone.',
    ],
  },
  jordan: {
    known: [
      'Jordan and nothing else, in the best rooms it has.',
      'Private and small-group journeys with archaeologists who dug there, since {year}.',
      'From {city}: Petra before the buses, dinners in houses, large cars.',
    ],
    loved: [
      'The back way into Petra.',
      'Guides with a trowel at home.',
      'A tent with a bathroom.',
      'Lunch at somebody’s mother’s.',
    ],
  },
  local: {
    known: [
      'A family company in {city}, at home {inRegion}.',
      'It shows its own country and nothing else.',
      'Started in {year} with one vehicle and a cousin who could cook.',
      'Guides from the villages the routes go through.',
    ],
    loved: [
      'Being shown somebody’s own valley.',
      'Changes made by phone in a minute.',
      'Suppers in houses, not hotels.',
      'Prices that stay in the country.',
    ],
  },
};

export const sizes = [
  'Every trip is planned by {staff} people in {city}.',
  'An office of {staff} in {city} looks after every trip.',
  '{Staff} people in {city}, and one of them answers the phone.',
];

/** Prizes and their givers are as invented as the companies. */
export const prizes = [
  ['Lantern Prize for Small Groups', 'The Lantern Gazette'],
  ['Honest Brochure Award', 'Guild of Plain Travel Writers'],
  ['Wayfinder Medal', 'Circle of Route Planners'],
  ['Guide of the Year, team', 'Assembly of Mountain and River Guides'],
  ['Quiet Hotel Citation', 'Sleepers’ Union Quarterly'],
  ['Low-Carbon Departure Shortlist', 'Slow Ferry Foundation'],
  ['Best Picnic', 'Thermos & Blanket Review'],
  ['Fair Supplier Mark', 'Bench of Local Suppliers'],
] as const;

export const policies = {
  booking: {
    instant:
      'Places are confirmed at once. The balance is due sixty days before the start, or straight away when the start is nearer.',
    on_request: 'We check rooms and guides and confirm within two working days. Nothing is charged before we do.',
    lead_only: 'Tell us when and with whom; a planner answers with a proposal within two working days.',
  },
  terms:
    'Prices hold once a booking is confirmed. If we cancel a departure you choose between another date and all your money back within fourteen days.',
  health: [
    'Guides stay at home when ill, and a replacement is on call.',
    'Windows open in all vehicles; masks are a personal choice.',
    'Each group has a first-aid kit and the number of the next clinic.',
  ],
  savings:
    'Sojourn members pay less on the departures marked with a member price. It can’t be combined with other reductions.',
} as const;
