import type { Slots } from '../text/grammar.ts';
import type { Random } from '../text/random.ts';
import { activitySentences } from './activity-sentences.ts';
import { type Aspect, type AspectSentences, aspects, type Band, bandOf } from './aspects.ts';
import * as frame from './frame-sentences.ts';
import { guideSentences, notesSentences } from './guide-sentences.ts';
import { cabinSentences, lodgingSentences } from './lodging-sentences.ts';
import { mealSentences } from './meal-sentences.ts';
import type { Memory } from './memory.ts';
import type { Phrase } from './phrase.ts';
import { meanOf, type Scores } from './scores.ts';
import { placeSlots, type ReviewScene } from './slots.ts';
import type { Told } from './told.ts';
import { shipTransportSentences, transportSentences } from './transport-sentences.ts';
import { valueSentences } from './value-sentences.ts';

export type Mood = 'glad' | 'content' | 'mixed' | 'cross';

/** What the whole review sounds like; one real failure keeps it from being glad. */
export function moodOf(scores: Scores): Mood {
  const mean = meanOf(scores);
  const worst = Math.min(...aspects.map((aspect) => scores[aspect]));
  if (mean >= 4.5 && worst >= 4) return 'glad';
  if (mean >= 3.9 && worst >= 3) return 'content';
  return mean >= 3 ? 'mixed' : 'cross';
}

export function bankFor(told: Told, aspect: Aspect): AspectSentences {
  if (aspect === 'guide') return told.guided ? guideSentences : notesSentences;
  if (aspect === 'lodging') return told.afloat ? cabinSentences : lodgingSentences;
  if (aspect === 'transport') return told.afloat ? shipTransportSentences : transportSentences;
  return { value: valueSentences, activities: activitySentences, meals: mealSentences }[aspect];
}

/** Nobody lists more than this. */
export const mostComplaints = 3;

/** What a review complains about: the worst of what it scores three or less. */
export function complaintsOf(scores: Scores): Aspect[] {
  const low = aspects.filter((aspect) => scores[aspect] <= 3);
  return low.length > 1 ? low.toSorted((a, b) => scores[a] - scores[b]).slice(0, mostComplaints) : low;
}

export type Writer = {
  readonly random: Random;
  readonly scene: ReviewScene;
  readonly memory: Memory;
  readonly traveler: Slots;
};

/** One sentence out of a bank, about one place of the trip. */
export function tell({ random, scene, memory, traveler }: Writer, bank: readonly Phrase[]): string {
  const { told, plan } = scene;
  return memory.sentence(bank, { random, told, trip: plan.id, traveler, place: () => placeSlots(random, scene) });
}

/** How many things people praise beside their complaints: most of them few. */
const praised = [0, 0, 1, 1, 1, 2, 2, 3, 4] as const;

/** Complaints come out, the worst of them; praise goes to what was best, in a length of the writer's own. */
export function reviewText(writer: Writer, scores: Scores, mood: Mood): string {
  const { random, scene } = writer;
  const complained = complaintsOf(scores);
  const rest = random.shuffle(aspects.filter((aspect) => scores[aspect] > 3)).toSorted((a, b) => scores[b] - scores[a]);
  const wanted = Math.max(complained.length > 0 ? 0 : 1, random.pick(praised) - (mood === 'cross' ? 2 : 0));
  const praise = rest.slice(0, wanted);
  const spoken = mood === 'cross' ? [...complained, ...praise] : [...praise, ...complained];
  const body = spoken.map((aspect) => aspectSentence(writer, aspect, bandOf(scores[aspect])));
  if (mood !== 'cross' && random.chance(0.12)) body.splice(1, 0, tell(writer, frame.weather));
  if (mood !== 'cross' && scene.told.guided && random.chance(0.16)) body.push(tell(writer, frame.moments));
  const start = random.chance(0.62) ? tell(writer, frame.openings[mood]) : '';
  const end = random.chance(0.45) ? tell(writer, frame.closings[mood]) : '';
  return [start, ...body, end].filter((text) => text !== '').join(' ');
}

/** Complaints may not get lost: when all fresh sentences of a band are taken, the attempt is made again. */
function aspectSentence(writer: Writer, aspect: Aspect, band: Band): string {
  const bank = bankFor(writer.scene.told, aspect)[band];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const text = tell(writer, bank);
    if (text !== '') return text;
  }
  return '';
}

/** A third of travelers write no heading. */
export const reviewSummary = (writer: Writer, mood: Mood): string =>
  writer.random.chance(0.33) ? '' : tell(writer, frame.summaries[mood]);
