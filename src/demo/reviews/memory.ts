import { type Slots, sentencesIn, write } from '../text/grammar.ts';
import type { Random } from '../text/random.ts';
import type { Told } from './aspects.ts';
import type { Phrase } from './phrase.ts';

/** So many reviews back no sentence comes again: more than any page of a company shows. */
const pageReach = 60;
const draws = 4;

type Asked = {
  readonly random: Random;
  readonly told: Told;
  readonly trip: string;
  readonly traveler: Slots;
  readonly place: () => Slots;
};

/** What a company's travelers have written, so that no page of its reviews says a thing twice. */
export type Memory = {
  /** A sentence nobody has written lately and nobody has written of this trip; empty when none is found. */
  readonly sentence: (bank: readonly Phrase[], asked: Asked) => string;
  /** Call before each review. */
  readonly turn: () => void;
};

export function createMemory(): Memory {
  const lastUsed = new Map<number, number>();
  const lastSaid = new Map<string, number>();
  const ofTrip = new Map<string, Set<string>>();
  let now = 0;
  return {
    turn: () => {
      now += 1;
    },
    sentence: (bank, { random, told, trip, traveler, place }) => {
      const said = ofTrip.get(trip) ?? new Set<string>();
      ofTrip.set(trip, said);
      for (let attempt = 0; attempt < draws; attempt += 1) {
        const phrase = rarest(random, bank, told, lastUsed);
        if (!phrase) return '';
        const text = write(phrase.template, random, place(), traveler);
        lastUsed.set(phrase.id, now);
        if (text === null) continue;
        const sentences = sentencesIn(phrase.template, text);
        if (sentences.some((one) => said.has(one) || now - (lastSaid.get(one) ?? -pageReach) < pageReach)) continue;
        for (const one of sentences) {
          said.add(one);
          lastSaid.set(one, now);
        }
        return text;
      }
      return '';
    },
  };
}

/** Of a few phrases that fit, the one that was heard longest ago. */
function rarest(
  random: Random,
  bank: readonly Phrase[],
  told: Told,
  lastUsed: ReadonlyMap<number, number>,
): Phrase | null {
  let best: Phrase | null = null;
  let bestUse = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < draws; draw += 1) {
    const phrase = bank[Math.floor(random.next() * bank.length)] as Phrase;
    const use = lastUsed.get(phrase.id) ?? -1;
    if (use >= bestUse || (phrase.so && !phrase.so(told))) continue;
    best = phrase;
    bestUse = use;
  }
  return best;
}
