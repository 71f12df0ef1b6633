import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { createTeller, fitting, type Line } from '../text/lines.ts';
import { createRandom } from '../text/random.ts';
import { monthsNamed } from '../world/months.ts';
import * as words from './details-words.ts';
import { slotsOf, type TripFacts } from './facts.ts';
import type { Traits } from './traits.ts';
import type { TripPlan } from './trip-plan.ts';

type Slots = Readonly<Record<string, string | null>>;

/** Three to five sentences, each saying something that is so on this trip and no other. */
export function detailsOf(plan: TripPlan, known: TripFacts, traits: Traits): string {
  const random = createRandom('details', plan.id);
  const { tell } = createTeller(random);
  const slots = slotsOf(plan, known);
  const say = (bank: readonly Line<Traits>[]) => tell(fitting(bank, traits), slots);
  const pitches = random.shuffle(fittingPitches(plan));
  const opening = pitches.length > 0 && random.chance(0.5) ? (pitches.pop() as string) : say(openingsFor(slots));
  const facts = () => say(random.chance(0.25) ? words.walking : words.logistics);
  const body = [
    ...(pitches.length > 0 && random.chance(0.6) ? [pitches.pop() as string] : []),
    say(words.contents),
    say(words.manners[plan.type]),
    ...(random.chance(0.7) ? [facts()] : []),
    ...(random.chance(0.4) ? [say(words.voices[plan.operator.archetype.key] ?? [])] : []),
  ].filter((text) => text !== '');
  if (body.length < 2) body.push(say(words.logistics));
  return [opening, ...random.shuffle([...new Set(body)])].slice(0, 5).join(' ');
}

function openingsFor(slots: Slots): readonly Line<Traits>[] {
  if (slots.b) return words.openings;
  return slots.v ? words.roundOpenings : words.stayOpenings;
}

const lengths =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[ -](short |long |full )?(days?|nights?|weeks?|flights?|stages?|countries|islands|towns|cities|parks)\b/i;
const directions = /\b(finish|end|start|begin|last|first|whole|from the .* to|all the way|both)\b/i;

/** The atlas's sentences speak of the whole route: on a part of it only those about the part are true. */
export function fittingPitches(plan: TripPlan): string[] {
  const pitches = plan.route.route.pitches.filter((pitch) => isSo(pitch, plan));
  if (plan.cut.whole && !plan.reversed)
    return pitches.filter((pitch) => !/\b(days|nights)\b/.test(pitch) || !lengths.test(pitch));
  if (plan.cut.from === plan.cut.to) return [];
  const inside = new Set(plan.stays.map((stay) => stay.stop.stop.name));
  const outside = plan.region.stops.map((entry) => entry.stop.name).filter((name) => !inside.has(name));
  return pitches.filter(
    (pitch) =>
      !lengths.test(pitch) &&
      !directions.test(pitch) &&
      [...inside].some((name) => pitch.includes(firstWord(name))) &&
      !outside.some((name) => pitch.includes(firstWord(name))),
  );
}

/** Of this ship, and in all of these months. */
function isSo(pitch: string, { type, months }: TripPlan): boolean {
  if (type === 'large-ship-cruise' && smallShip.test(pitch)) return false;
  if (!isGuided(type) && led.test(pitch)) return false;
  if (isOwnParty(type) && inGroup.test(pitch)) return false;
  const bound = monthsNamed(pitch);
  return bound === null || months.every((month) => bound.includes(month));
}

const smallShip = /\b(small ship|ship is small|small enough|yacht|under sail|schooner|skipper)\b/i;

const led = /\b(guides?|leader|driver)\b/i;
const inGroup = /\bgroup\b/i;

const firstWord = (name: string): string =>
  name.split(/[\s,]/).find((word) => word.length > 3 && /^\p{Lu}/u.test(word)) ?? name;
