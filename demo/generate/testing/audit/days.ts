import { type AuditedTrip, aboutTrips, doneOn, type Rule, sentencesOf } from './audited.ts';

const twice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, i) => value !== '' && values.indexOf(value) !== i)),
];

const vehicles = new Set(['road', 'rail', 'ship', 'flight']);
const isHouse = (name: string | undefined): name is string =>
  name !== undefined && !/^(MS|MV|SY) |^Trail camp$|^Sleeping car|^Cabin on/.test(name);

export const dayRules: readonly Rule[] = [
  aboutTrips('days run together', ({ itinerary }) =>
    itinerary
      .filter((day) => day.last_day > day.first_day)
      .map((day) => `${day.first_day}–${day.last_day} ${day.label}`),
  ),
  aboutTrips('ascent by vehicle', ({ itinerary }) =>
    itinerary
      .filter((day) => (day.ascent_m ?? 0) > 0 && vehicles.has(day.travel_mode ?? ''))
      .map((day) => `${day.ascent_m} m up by ${day.travel_mode}: ${day.label}`),
  ),
  aboutTrips('long way not stated whole', longWays),
  aboutTrips('day text twice in a trip', ({ itinerary }) => twice(itinerary.map(({ details }) => details))),
  aboutTrips('sentence twice in a trip', ({ itinerary, details }) =>
    twice([...itinerary.flatMap((day) => sentencesOf(day.details)), ...sentencesOf(details)]),
  ),
  aboutTrips('day title twice in a trip', ({ itinerary }) => twice(itinerary.map(({ label }) => label))),
  aboutTrips('day without a text', ({ itinerary }) =>
    itinerary.filter(({ details }) => details.trim() === '').map(({ label }) => label),
  ),
  aboutTrips('starts or ends elsewhere than its days', ({ itinerary, start_city: start, end_city: end }) => [
    ...(itinerary[0]?.end_city === start ? [] : [`starts in ${start}`]),
    ...(itinerary.at(-1)?.end_city === end ? [] : [`ends in ${end}`]),
  ]),
  aboutTrips('made ready when it is over', ({ itinerary }) =>
    itinerary
      .slice(-3)
      .flatMap(({ label, details }) =>
        itinerary.length > 6 && /checks layers|Collect your parka|Walk off a long flight/.test(details) ? [label] : [],
      ),
  ),
  aboutTrips('one house in two places', ({ itinerary }) =>
    [...Map.groupBy(itinerary, (day) => day.lodging_name)]
      .filter(([house, days]) => isHouse(house) && new Set(days.map(({ place_name: place }) => place)).size > 1)
      .map(([house]) => house as string),
  ),
  aboutTrips('more hours than a day has', (trip) =>
    trip.itinerary.flatMap((day) => {
      const travel = day.travel_mode === 'ship' ? 0 : (day.travel_hours ?? 0);
      const hours = travel + doneOn(trip, day).reduce((sum, doing) => sum + doing.hours, 0);
      return hours > 12 * (day.last_day - day.first_day + 1) ? [`${hours.toFixed(1)} hours: ${day.label}`] : [];
    }),
  ),
  aboutTrips('two hard walks on a day', (trip) =>
    trip.itinerary.flatMap((day) => {
      const walks = doneOn(trip, day).filter(({ activity, hours }) => /hiking|trekking/.test(activity) && hours >= 3);
      return walks.length > day.last_day - day.first_day + 1 ? [walks.map(({ label }) => label).join(' + ')] : [];
    }),
  ),
];

/** A way of several days, as days that follow each other between the same two places. */
function longWays({ itinerary }: AuditedTrip): string[] {
  const found: string[] = [];
  for (let i = 0; i < itinerary.length; i += 1) {
    const day = itinerary[i];
    const run = [day];
    while (sameWay(itinerary[i + 1], day)) run.push(itinerary[++i]);
    if (!day?.start_city || run.length === 1) continue;
    const km = run.reduce((sum, part) => sum + (part?.distance_km ?? 0), 0);
    const written = [String(km), km.toLocaleString('en-US')].some((figure) =>
      run.some((part) => new RegExp(`(?<![\\d,])${figure} km`).test(part?.details ?? '')),
    );
    if (!written) found.push(`${run.length} days, ${km} km: ${day.label}`);
  }
  return found;
}

type Day = AuditedTrip['itinerary'][number] | undefined;
const sameWay = (next: Day, day: Day): boolean =>
  next?.start_city !== undefined &&
  next.start_city === day?.start_city &&
  next.end_city === day.end_city &&
  next.travel_mode === day.travel_mode;
