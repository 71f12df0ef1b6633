import { type Slots, sentencesIn, write } from '../text/grammar.ts';
import type { Random } from '../text/random.ts';
import type { Phrase } from './phrase.ts';
import type { Told } from './told.ts';

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

type Said = { turn: number; readonly trips: string[] };

export function createMemory(): Memory {
  const lastUsed: number[] = [];
  const sentences = new Map<string, Said>();
  let now = 0;
  const isFresh = (sentence: string, trip: string): boolean => {
    const said = sentences.get(sentence);
    return !said || (now - said.turn >= pageReach && !said.trips.includes(trip));
  };
  const note = (sentence: string, trip: string): void => {
    const said = sentences.get(sentence);
    if (!said) sentences.set(sentence, { turn: now, trips: [trip] });
    else {
      said.turn = now;
      said.trips.push(trip);
    }
  };
  return {
    turn: () => {
      now += 1;
    },
    sentence: (bank, { random, told, trip, traveler, place }) => {
      for (let attempt = 0; attempt < draws; attempt += 1) {
        const phrase = rarest(random, bank, told, lastUsed);
        if (!phrase) return '';
        const text = write(phrase.template, random, place(), traveler);
        lastUsed[phrase.id] = now;
        if (text === null) continue;
        if (!phrase.template.several) {
          if (!isFresh(text, trip)) continue;
          note(text, trip);
          return text;
        }
        const parts = sentencesIn(phrase.template, text);
        if (!parts.every((part) => isFresh(part, trip))) continue;
        for (const part of parts) note(part, trip);
        return text;
      }
      return '';
    },
  };
}

/** Of a few phrases that fit, the one that was heard longest ago. */
function rarest(random: Random, bank: readonly Phrase[], told: Told, lastUsed: readonly number[]): Phrase | null {
  let best: Phrase | null = null;
  let bestUse = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < draws; draw += 1) {
    const phrase = bank[Math.floor(random.next() * bank.length)] as Phrase;
    const use = lastUsed[phrase.id] ?? -1;
    if (use >= bestUse || (phrase.so && !phrase.so(told))) continue;
    best = phrase;
    bestUse = use;
  }
  return best;
}
