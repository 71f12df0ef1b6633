export type TermFacts = {
  readonly key: string;
  readonly name: string;
  readonly shortName?: string;
  readonly description: string;
  readonly figures?: Readonly<Record<string, number | string>>;
};

type Row = readonly [key: string, name: string, description: string];
const terms = (rows: readonly Row[]): TermFacts[] =>
  rows.map(([key, name, description]) => ({ key, name, description }));

export const themes: readonly TermFacts[] = terms([
  [
    'high-adventure',
    'High adventure',
    'Long days, big weather and a story to tell. For people who sleep well after effort.',
  ],
  ['50-plus', 'Age 50 and over', 'A later start, a good bed and people who have also read the book.'],
  ['18-30-s', '18 to 30-somethings', 'Groups of about your own age, with evenings left free.'],
  ['wildlife', 'Wildlife', 'Animals where they live, with guides who know their habits and keep their distance.'],
  ['history', 'History', 'Ruins, archives and old quarters, explained by people who studied them.'],
  ['food', 'Food', 'Markets, kitchens and long lunches: the country by way of its table.'],
  ['wine', 'Wine', 'Cellars, vineyards and growers who pour what they made.'],
  ['family', 'Family', 'Shorter drives, rooms that connect and days that children vote for too.'],
  ['culture', 'Culture', 'Festivals, workshops and homes: how people live, seen slowly.'],
  ['nature', 'Nature', 'Parks, coasts and mountains with little between you and them.'],
  ['photography', 'Photography', 'Early and late light, waiting time, and a leader who carries a tripod too.'],
  ['walking', 'Walking', 'The place at five kilometers an hour.'],
  ['rail', 'Rail', 'Whole days at a train window, and stations in the middle of town.'],
  ['islands', 'Islands', 'Ferries, harbors and a different beach each day.'],
  ['rivers', 'Rivers', 'Following water from town to town.'],
  ['polar', 'Polar', 'Sea ice, long light and animals that have never learned to fear people.'],
  ['solo', 'Solo travelers', 'Rooms without a penalty or a roommate matched to you.'],
  ['honeymoon', 'Honeymoon', 'Quiet rooms, private transfers and dinners for two.'],
  ['wellness', 'Wellness', 'Baths, yoga, sleep and food that does you good.'],
  ['festivals', 'Festivals', 'Dates set around one event, with rooms booked years ahead.'],
  ['beaches', 'Beaches', 'Sand, warm water and no plan after lunch.'],
  ['desert', 'Desert', 'Dunes, wells and a sky full of stars.'],
  ['spiritual', 'Spiritual places', 'Temples, pilgrim roads and the people who keep them.'],
]);

export const activities: readonly TermFacts[] = terms([
  ['hiking', 'Hiking', 'Day walks on trails, back to a bed in the evening.'],
  ['trekking', 'Trekking', 'Walking for several days from camp to camp or hut to hut.'],
  ['cycling', 'Cycling', 'Road or gravel, with bikes provided and a van behind.'],
  ['kayaking', 'Kayaking', 'Sea, lake and river by paddle.'],
  ['rafting', 'Rafting', 'White water with a licensed river guide.'],
  ['sailing', 'Sailing', 'Under canvas, and you may take the helm.'],
  ['snorkeling', 'Snorkeling', 'Mask and fins over reefs and seagrass.'],
  ['diving', 'Diving', 'For certified divers, with some sites for first tries.'],
  ['wildlife-watching', 'Wildlife watching', 'On foot, from hides and from boats.'],
  ['birdwatching', 'Birdwatching', 'Early starts, a telescope and a list.'],
  ['safari-drives', 'Safari drives', 'Morning and late-afternoon drives in open or pop-top vehicles.'],
  ['whale-watching', 'Whale watching', 'From shore and from boats that keep the legal distance.'],
  ['sightseeing', 'Sightseeing', 'The places you came for, with someone who knows the opening hours.'],
  ['city-walks', 'City walks', 'Streets, courtyards and cafés on foot with a local.'],
  ['museums', 'Museums', 'Collections with a guide, or with time alone.'],
  ['archaeology', 'Archaeology', 'Digs, temples and lost cities.'],
  ['cooking', 'Cooking', 'Hands-on lessons, from market to table.'],
  ['food-and-wine', 'Food and wine', 'Tastings, cellars and market breakfasts.'],
  ['photography', 'Photography', 'Outings timed for light.'],
  ['horse-riding', 'Horse riding', 'From an hour for beginners to days in the saddle.'],
  ['skiing', 'Skiing', 'On skis or snowshoes, with a guide who knows the snow.'],
  ['hot-springs', 'Hot springs', 'Natural baths after a day outdoors.'],
  ['boat-trips', 'Boat trips', 'Half days and days on the water.'],
  ['train-journeys', 'Train journeys', 'The scenic lines, booked by the window.'],
  ['festivals', 'Festivals', 'Processions, markets and music on their own dates.'],
  ['crafts', 'Crafts', 'Weavers, potters and smiths at work, and your own try.'],
  ['stargazing', 'Stargazing', 'Dark skies and somebody to point.'],
  ['beaches', 'Beaches', 'Swimming, shade and time.'],
  ['climbing', 'Climbing', 'Rock, ice or a summit, roped where it matters.'],
  ['volunteering', 'Volunteering', 'A day of work that a local project asked for.'],
]);

export const travelStyles: readonly TermFacts[] = terms([
  ['active', 'Active', 'Most days outdoors and moving.'],
  ['cultural', 'Cultural', 'Towns, museums, kitchens and workshops.'],
  ['expedition', 'Expedition', 'Remote places where plans follow the weather.'],
  ['comfort', 'Comfort', 'Good hotels, short walks, everything arranged.'],
  ['luxury', 'Luxury', 'The best rooms there are, and private guides.'],
  ['budget', 'Budget', 'Clean, simple rooms and local transport.'],
  ['slow-travel', 'Slow travel', 'Fewer places, more nights in each.'],
  ['independent', 'Independent', 'Arranged for you, done by you.'],
  ['safari', 'Safari', 'Animals on foot, by boat and by open vehicle.'],
]);

export const physicalLevels: readonly TermFacts[] = terms([
  ['very_easy', 'Very easy', 'Short walks on level ground. Steps and a gangway are the hardest part.'],
  ['easy', 'Easy', 'Up to two hours on foot a day, at sightseeing pace.'],
  ['moderate', 'Moderate', 'Three to five hours on foot or the like on most days, with some climbs.'],
  ['strenuous', 'Strenuous', 'Five to eight hours a day on rough ground, or at height. Train before you come.'],
  ['extreme', 'Extreme', 'Long days at altitude or in hard weather, one after the other. Experience needed.'],
]);

export const lodgingLevels: readonly TermFacts[] = terms([
  ['basic', 'Basic', 'Huts, camps and guesthouses. Bathrooms may be shared.'],
  ['standard', 'Standard', 'Clean two- and three-star places with your own bathroom.'],
  ['comfortable', 'Comfortable', 'Good three- and four-star places, often family-run.'],
  ['premium', 'Premium', 'Four-star hotels and lodges with character.'],
  ['luxury', 'Luxury', 'The finest in each place.'],
]);

export const paces: readonly TermFacts[] = terms([
  ['relaxed', 'Relaxed', 'Two nights or more nearly everywhere, and free afternoons.'],
  ['mixed', 'Mixed', 'Full days and free ones in turn.'],
  ['full-on', 'Full-on', 'Up early, a lot seen, asleep by ten.'],
]);

export const travelAges: readonly TermFacts[] = terms([
  ['18-30', '18 to 30', 'Groups in their twenties.'],
  ['31-49', '31 to 49', 'Mid-career, short on leave.'],
  ['50-plus', '50 and over', 'Most in the group are past fifty.'],
  ['family', 'Families', 'Children welcome, with prices of their own.'],
  ['all-ages', 'All ages', 'No age is in the majority.'],
]);

export const transports: readonly TermFacts[] = terms([
  ['ground', 'Transport on the ground', 'Road, rail and boats between the stops are in the price.'],
  ['internal', 'Flights within the trip', 'Flights between stops are in the price.'],
  ['airfare', 'Flights from home', 'Flights to the start and from the end are in the price.'],
  ['noTransport', 'No transport', 'You drive, ride or walk between the stops.'],
]);

export const groupSizes: readonly TermFacts[] = [
  { key: 'own-party', name: 'Your party only', description: 'Nobody joins you.', figures: { min: 1, max: 10 } },
  { key: 'up-to-12', name: 'Up to 12', description: 'One van, one table.', figures: { min: 2, max: 12 } },
  { key: '13-to-24', name: '13 to 24', description: 'A small coach.', figures: { min: 13, max: 24 } },
  { key: '25-to-60', name: '25 to 60', description: 'A coach or a yacht.', figures: { min: 25, max: 60 } },
  { key: '61-to-200', name: '61 to 200', description: 'A river ship or a small ship.', figures: { min: 61, max: 200 } },
  { key: 'over-200', name: 'More than 200', description: 'A large ship.', figures: { min: 201, max: 3000 } },
];

export const itineraryFocuses: readonly TermFacts[] = terms([
  ['one-place', 'One place in depth', 'You stay in one or two places.'],
  ['one-country', 'One country', 'A route within one country.'],
  ['several-countries', 'Several countries', 'Borders are crossed.'],
  ['at-sea', 'On the water', 'You sleep aboard.'],
  ['on-the-trail', 'On the trail', 'From hut to hut or camp to camp.'],
]);
