import {
  type Audited,
  type AuditedTrip,
  aboutTrips,
  latitudesOf,
  ofAtlas,
  ownWords,
  type Rule,
  sentencesOf,
  withoutTitles,
} from './audited.ts';

const sections = ({ params }: AuditedTrip): string[] =>
  Object.entries(params)
    .filter(([key]) => !['visa', 'climate', 'optional_activities', 'includes', 'excludes'].includes(key))
    .map(([, text]) => text);

const titlesOf = (trip: AuditedTrip): string[] => [
  trip.name,
  ...trip.highlights,
  ...trip.itinerary.map(({ label }) => label),
  ...trip.inclusions.map(({ label }) => label),
];

/** All that the generator wrote itself; what is done stands in it under the atlas’s own titles. */
const said = (trip: AuditedTrip): string[] => [
  ...sentencesOf(withoutTitles(trip, trip.details)),
  ...trip.itinerary.flatMap((day) => sentencesOf(ownWords(trip, day))),
  ...sections(trip)
    .flatMap(sentencesOf)
    .filter((sentence) => !ofAtlas.has(sentence)),
];

/** Companies are called Guides and River Travel, whatever a trip is. */
const saidWithoutCompany = (trip: AuditedTrip, operators: Audited['operators']): string[] => {
  const company = operators.find(({ id }) => id === trip.operator)?.short_name ?? '';
  return said(trip).map((text) => text.replaceAll(company, '…'));
};

const slips: readonly RegExp[] = [
  / {2}/,
  / [.,]/,
  /\.\./,
  /\ba hours?\b/,
  /\bundefined\b|\bNaN\b|\bnull\b|[{}[\]|]/,
  /\bare 1 of\b|\bis \d+ of them|\btravel \d+ flights?\b|\btwo times\b/,
  /\b(run it|go) in \w+ to \w+/,
  /\b(to|from|in|toward|around|reaches|of) (?:[A-Z][\p{L}’]+ )?(?:Shetland Islands|Aran Islands|Aeolian Islands|Whitsunday Islands|Yasawa Islands|San Juan Islands|Thousand Islands|Tobago Cays|Drake Passage|Gerlache Strait|Hinlopen Strait|Scotia Sea|Dead Sea|Inca Trail|Larapinta Trail|Overland Track|Golden Circle|Lake District|Yorkshire Dales|Northern Circuit|Shira Plateau|Nicoya Peninsula|Okavango Delta|Three Gorges|Grand Canyon|Flaming Cliffs|Simien Mountains|Bale Mountains)\b/u,
];

type Misfit = readonly [name: string, pattern: RegExp, applies: (trip: AuditedTrip) => boolean];

const typeOf = (trip: AuditedTrip): string => trip.terms.trip_type?.[0] ?? '';
const isCruise = (trip: AuditedTrip): boolean => /cruise/.test(typeOf(trip));
const isWarm = (trip: AuditedTrip): boolean => Math.max(...latitudesOf(trip)) < 48;
const youngest = (trip: AuditedTrip): number => trip.min_age ?? 0;
const riverRegions = /river|rhine|nile|china|portugal|france|zambia/;
const onRiver = (trip: AuditedTrip): boolean => riverRegions.test(trip.terms.region?.[0] ?? '');
const ownParty = new Set(['private-guided', 'custom-tour', 'self-guided']);

/** Words that some trips can't say. */
const misfits: readonly Misfit[] = [
  [
    'ice where it is warm',
    /\b(landings?|swell|ship|deck|captain)\b[^.]*\bice\b|\bparkas?\b|waterproof trousers/i,
    isWarm,
  ],
  ['river words at sea', /\briver\b|\blocks\b|low bridges/i, (trip) => isCruise(trip) && !onRiver(trip)],
  [
    'sea words on a river',
    /\bat sea\b|stabilizers|landing boats|\bswell\b|open water|seasick|small boats bring you/i,
    (trip) => typeOf(trip) === 'river-cruise',
  ],
  ['a guide where there is none', /\b(?<!no )guides?(’s)?\b(?!book)/i, (trip) => typeOf(trip) === 'self-guided'],
  [
    'a group where one party travels',
    /\bthe group\b|groups are up to|group is \d/i,
    (trip) => ownParty.has(typeOf(trip)),
  ],
  ['children too young for the trip', /children under 12/i, (trip) => youngest(trip) >= 12],
  ['toddlers on a trip for older ones', /\bcots\b|toddler/i, (trip) => youngest(trip) > 3],
  ['families on a trip for adults', /families are welcome/i, (trip) => youngest(trip) >= 13],
  ['hotel words aboard', /the rooms are|single rooms|change beds|mostly family-run|in every vehicle/i, isCruise],
  [
    'a gangway on land',
    /gangway/i,
    (trip) => !trip.itinerary.some(({ lodging_name: bed }) => /^(MS|MV|SY) /.test(bed ?? '')),
  ],
];

export const sentenceRules: readonly Rule[] = [
  aboutTrips('starts with a small letter', (trip) =>
    [...titlesOf(trip), ...said(trip), ...trip.itinerary.flatMap((day) => sentencesOf(day.details))].filter((text) =>
      /^\p{Ll}(?!\p{Lu})/u.test(text.replace(/^…/, 'X')),
    ),
  ),
  aboutTrips('slip of grammar or spacing', (trip) =>
    [...titlesOf(trip).slice(1), ...said(trip)].filter((text) => slips.some((slip) => slip.test(text))),
  ),
  ...misfits.map(([name, pattern, applies]) =>
    aboutTrips(name, (trip, { operators }) =>
      applies(trip)
        ? saidWithoutCompany(trip, operators).filter(
            (text) => pattern.test(text) && !/there is no guide|that is the guiding/i.test(text),
          )
        : [],
    ),
  ),
  aboutTrips('group of another size than stated', (trip) =>
    said(trip).filter((text) => {
      const most =
        /(?:group is|full group is|With|takes|are up to|Places are) ([\d,]+)(?: people| guests| at most|[,;.])/.exec(
          text,
        )?.[1];
      return most !== undefined && Number(most.replace(',', '')) !== trip.max_group_size;
    }),
  ),
  aboutTrips('sails on a day it stays', (trip) => {
    const [first, second] = trip.itinerary;
    const stays = first?.last_day !== 1 || second?.travel_mode !== 'ship';
    return stays && /sails before dinner|Lines are off by six/.test(first?.details ?? '') ? [first?.details ?? ''] : [];
  }),
  aboutTrips('an hour that the way leaves no time for', (trip) =>
    trip.itinerary
      .filter((day) => {
        const hours = day.travel_hours ?? 0;
        return (
          (/mid-afternoon/.test(day.details) && day.travel_mode === 'road' && hours > 6) ||
          (/After lunch, /.test(day.details) && day.travel_mode !== 'ship' && hours > 4.2)
        );
      })
      .map((day) => `${day.travel_hours} h: ${day.details}`),
  ),
  aboutTrips('small children on a hard trip', (trip) =>
    /strenuous|extreme/.test(trip.terms.physical_level?.[0] ?? '') && youngest(trip) < 10
      ? [`from ${youngest(trip)}, ${trip.terms.physical_level?.[0]}`]
      : [],
  ),
  {
    name: 'one ship of two sizes',
    checked: ({ trips }) => trips.filter(({ params }) => params.ship_info).length,
    find: ({ trips }) => {
      const ships = Map.groupBy(
        trips.filter(({ params }) => params.ship_info),
        (trip) => `${trip.operator} ${/^(\w\w .+?) is \d/.exec(trip.params.ship_info ?? '')?.[1]}`,
      );
      return [...ships].flatMap(([where, list]) => {
        const sizes = new Set(list.map(({ params }) => /is .*? guests/.exec(params.ship_info ?? '')?.[0]));
        return sizes.size > 1 ? [{ where, what: [...sizes].join(' / ') }] : [];
      });
    },
  },
];
