import type { TripType } from '../atlas/records.ts';
import type { Line } from '../text/lines.ts';

/** What a name may only claim when it is so. */
export type Named = {
  readonly days: number;
  readonly whole: boolean;
  readonly icy: boolean;
  readonly safari: boolean;
  readonly walks: boolean;
  readonly onTrail: boolean;
  readonly drives: boolean;
  /** At least half of its ways are by train. */
  readonly byRail: boolean;
  /** At least two ferries. */
  readonly byFerry: boolean;
  readonly cycles: boolean;
  readonly birds: boolean;
  readonly sails: boolean;
  readonly stops: number;
  readonly ashore: boolean;
};
type Forms = readonly Line<Named>[];

const ashore = ({ ashore: onLand }: Named): boolean => onLand;
const aWeek = ({ days }: Named): boolean => days === 7 || days === 8;

/**
 * Names as companies write them. {a} first stop, {b} last, {v} and {w} those most worth naming (capital: without an article), {R} the land ("Danube"),
 * {r} with its article, {inr} "in" it, {n} days, {sports}, {ship}. A name is used only when all its slots have something of their own.
 */
export const commonForms: Forms = [
  '{a} to {b}',
  '{a}, {v} and {b}',
  '{a} to {b} by way of {v}',
  '{R}: {v} and {w}',
  '{R}: {a} to {b}',
  '{v} and {w}',
  '{v}, {w} and {x}',
  '{a} and {v}',
  ['Classic {R}', ({ whole, days }) => whole && days >= 7],
  ['Highlights of {r}', ({ stops }) => stops >= 3],
  ['{R} in depth', ({ days }) => days >= 12],
  ['{R} in a week', aWeek],
  ['A week {inr}', aWeek],
  ['Two weeks {inr}', ({ days }) => days === 14 || days === 15],
  ['Ten days {inr}', ({ days }) => days === 10],
  ['{R} end to end', ({ whole, stops }) => whole && stops >= 4],
  ['A short break in {v}', ({ days, stops }) => days <= 5 && stops === 1],
  ['A long weekend in {v}', ({ days, stops }) => days <= 4 && stops === 1],
  ['A first taste of {r}', ({ days }) => days <= 7],
  ['Across {r}: {a} to {b}', ({ stops }) => stops >= 4],
  ['Grand tour of {r}', ({ days }) => days >= 13],
  ['{R} from {a} to {b}', ({ stops }) => stops >= 3],
  ['{a} to {b} overland', ({ drives, stops }) => drives && stops >= 4],
  '{v}, {w} and the best of {r}',
  ['{R} with {v} and {w}', ({ stops }) => stops >= 3],
];

export const typeForms: Readonly<Record<TripType, Forms>> = {
  'small-group-tour': [
    '{R} small group tour',
    'Small group {R}: {v} and {w}',
    '{v} and {w} in a small group',
    '{A} to {B} small group tour',
    'Essential {R}',
  ],
  'group-tour': [
    '{R} by coach',
    'Essential {R}',
    '{R} escorted tour',
    '{a} to {b} by coach',
    'Escorted {R}: {v} and {w}',
    '{v} and {w} by coach',
  ],
  'private-guided': [
    'Private {R}',
    'Private {R}: {v} and {w}',
    '{R} with a private guide',
    '{v} and {w} with a private guide',
    '{A} to {B} private tour',
    ['Private {R} safari', ({ safari }) => safari],
  ],
  'self-guided': [
    ['{A} to {B} self-guided walk', ({ onTrail }) => onTrail],
    ['Walking {v} and {w}, self-guided', ({ walks }) => walks],
    ['{R} self-drive', ({ drives }) => drives],
    ['{A} to {B} self-drive', ({ drives }) => drives],
    ['{V} and {W} self-drive', ({ drives }) => drives],
    ['{R} by rail, self-guided', ({ byRail }) => byRail],
    'Self-guided {R}: {v} and {w}',
    '{A} to {B} self-guided',
    '{v} and {w} at your own pace',
  ],
  'small-ship-cruise': [
    '{R} by small ship',
    '{R} aboard the {ship}',
    '{a} to {b} aboard the {ship}',
    '{a} to {b} by small ship',
    '{v} and {w} by small ship',
    '{R} voyage: {a} to {b}',
    ['Sailing {r}', ({ sails }) => sails],
    ['Sailing from {a} to {b}', ({ sails }) => sails],
    ['{R} expedition cruise', ({ icy }) => icy],
    ['{R} expedition: {v} and {w}', ({ icy }) => icy],
    '{V} and {W} cruise',
  ],
  'river-cruise': [
    '{A} to {B} river cruise',
    '{river} cruise: {a} to {b}',
    'Cruising the {river}',
    'The {river} from {a} to {b}',
    '{v} and {w} by river',
    'The {river} aboard the {ship}',
    '{river} cruise with {v} and {w}',
    'Along the {river}: {a} to {b}',
  ],
  'large-ship-cruise': [
    '{R} cruise: {a} to {b}',
    '{A} to {B} cruise',
    '{R} cruise from {a}',
    '{V} and {W} cruise',
    '{nights}-night {R} cruise',
    '{nights}-night cruise from {a} to {b}',
  ],
  'adventure-tour': [
    '{R} adventure',
    '{V} and {W} adventure',
    'Active {R}: {v} and {w}',
    ['{R} overland', ({ drives, stops }) => drives && stops >= 4],
    ['Hiking and exploring {r}', ({ walks }) => walks],
  ],
  retreats: [
    '{V} retreat',
    '{V} wellness retreat',
    'Yoga retreat in {v}',
    ['{V} wellness week', aWeek],
    ['A restful week in {v}', aWeek],
    ['A quiet week in {v}', aWeek],
    'Rest and walks in {v}',
    'Slow days in {v}',
    'Yoga and walking in {v}',
  ],
  'walking-hiking': [
    ['{a} to {b} on foot', ({ onTrail }) => onTrail],
    ['{A} to {B} trek', ({ onTrail, days }) => onTrail && days >= 6],
    'Walking in {r}',
    'Hiking {v} and {w}',
    '{v} and {w} on foot',
    'Walks around {v}',
    'Trails of {r}',
    ['{V} walking week', aWeek],
    '{R} on foot',
    'Walking {v} and {w}',
  ],
  'Multi-Sport': [
    '{R} multi-sport',
    '{R}: {sports}',
    '{v} and {w}: {sports}',
    'Active {R}',
    '{V} and {W} multi-sport',
    ['{V} active week', aWeek],
  ],
  'women-only': [
    'Women’s {R}',
    '{R} for women',
    'Women’s journey: {a} to {b}',
    '{v} and {w} for women',
    'Women’s {R}: {v} and {w}',
    'A women’s tour of {r}',
  ],
  '18-39': [
    '{R} for 18 to 39s',
    '{R} on a budget',
    '{a} to {b} for under 40s',
    '{v} and {w} for under 40s',
    '{a} to {b} on a budget',
    '{R} for under 40s: {v} and {w}',
  ],
  'custom-tour': [
    'Tailor-made {R}',
    'Tailor-made {R}: {v} and {w}',
    '{R} your way',
    '{a} to {b}, tailor-made',
    '{v} and {w}, tailor-made',
  ],
  vacation: [
    '{V} and {W} getaway',
    ['A week in {v}', (trip) => aWeek(trip) && trip.stops === 1],
    ['A week in {v} and {w}', (trip) => aWeek(trip) && trip.stops === 2],
    '{R} vacation: {v} and {w}',
    '{a} and {b} at leisure',
    'Easygoing {R}',
    '{v} at leisure',
    '{V} vacation',
  ],
  'premium-jordan': [
    'Jordan in style',
    'Premium Jordan: {v} and {w}',
    '{v} and {w} in style',
    'Jordan in comfort: {a} to {b}',
    'Luxury Jordan',
    'Premium Jordan: {a} to {b}',
  ],
};

/** Companies that sell by theme name some of their trips by it. */
export const themeForms: Readonly<Record<string, Forms>> = {
  food: [['{R} food tour', ashore], 'A taste of {r}', ['Eating around {r}', ashore], '{R} for food lovers'],
  wine: ['Wine and food of {r}', ['{R} wine tour', ashore]],
  wildlife: [
    ['{R} safari', ({ safari }) => safari],
    ['{V} and {W} safari', ({ safari }) => safari],
    ['{R} safari: {a} to {b}', ({ safari }) => safari],
    'Wildlife of {r}',
    ['Birding {inr}', ({ birds }) => birds],
  ],
  photography: [
    ['{R} photo tour', ashore],
    ['{V} and {W} photo tour', ashore],
  ],
  family: ['{R} family adventure', '{R} for families', 'Family {R}: {v} and {w}', '{v} and {w} with kids'],
  rail: [
    ['{R} by rail', ({ byRail }) => byRail],
    ['{a} to {b} by train', ({ byRail }) => byRail],
    ['Classic {R} by rail', ({ byRail }) => byRail],
  ],
  islands: [
    ['{R} island hopping', ({ byFerry }) => byFerry],
    ['{v}, {w} and the islands', ({ byFerry }) => byFerry],
  ],
  honeymoon: [
    ['{v} and {w} for two', ({ days, icy }) => days <= 14 && !icy],
    ['{R} honeymoon: {v} and {w}', ({ days, icy }) => days <= 14 && !icy],
  ],
  history: [
    ['History of {r}: {v} and {w}', ashore],
    ['The history of {v} and {w}', ashore],
  ],
  culture: [['People and culture of {r}', ashore]],
  solo: ['{R} for solo travelers', '{v} and {w} for solo travelers'],
  walking: [['Walking {v} and {w}', ({ walks }) => walks]],
  cycling: [['Cycling {v} and {w}', ({ cycles }) => cycles]],
};
