import { createRandom, type Random } from '../text/random.ts';
import { capitalized } from '../text/words.ts';
import * as words from './details-words.ts';
import { slotsOf, type TripFacts } from './facts.ts';
import type { TripPlan } from './plan.ts';

type Slots = Readonly<Record<string, string | null>>;

/** Three to five sentences, each saying something that is so on this trip and no other. */
export function detailsOf(plan: TripPlan, known: TripFacts): string {
  const random = createRandom('details', plan.id);
  const slots = slotsOf(plan, known);
  const pitches = random.shuffle(fittingPitches(plan));
  const opening =
    pitches.length > 0 && random.chance(0.5) ? (pitches.pop() as string) : sentence(random, openingsFor(slots), slots);
  const facts = () => sentence(random, random.chance(0.25) ? words.walking : words.logistics, slots);
  const body = [
    ...(pitches.length > 0 && random.chance(0.6) ? [pitches.pop() as string] : []),
    sentence(random, words.contents, slots),
    sentence(random, words.manners[plan.type], slots),
    ...(random.chance(0.7) ? [facts()] : []),
    ...(random.chance(0.4) ? [sentence(random, words.voices[plan.operator.archetype.key] ?? [], slots)] : []),
  ].filter((text) => text !== '');
  if (body.length < 2) body.push(sentence(random, words.logistics, slots));
  return [opening, ...random.shuffle([...new Set(body)])].slice(0, 5).join(' ');
}

function openingsFor(slots: Slots): readonly string[] {
  if (slots.b) return words.openings;
  return slots.v ? words.roundOpenings : words.stayOpenings;
}

/** A sentence all of whose slots this trip can fill; empty when there is none. */
function sentence(random: Random, templates: readonly string[], slots: Slots): string {
  for (const template of random.shuffle(templates)) {
    let complete = true;
    const text = template.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = slots[key];
      if (!value) complete = false;
      return value ?? '';
    });
    if (complete) return capitalized(text);
  }
  return '';
}

const lengths =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)[ -](short |long |full )?(days?|nights?|weeks?|flights?|stages?|countries|islands|towns|cities|parks)\b/i;
const directions = /\b(finish|end|start|begin|last|first|whole|from the .* to|all the way|both)\b/i;

/** The atlas's sentences speak of the whole route: on a part of it only those about the part are true. */
export function fittingPitches(plan: TripPlan): string[] {
  const { pitches } = plan.route.route;
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

const firstWord = (name: string): string =>
  name.split(/[\s,]/).find((word) => word.length > 3 && /^\p{Lu}/u.test(word)) ?? name;
