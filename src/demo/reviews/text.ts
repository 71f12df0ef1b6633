import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import type { Random } from '../text/random.ts';
import { capitalized } from '../text/words.ts';
import type { TripPlan } from '../trips/plan.ts';
import { activitySentences } from './activity-sentences.ts';
import { type Aspect, type AspectSentences, aspects, bandOf } from './aspects.ts';
import * as frame from './frame-sentences.ts';
import { guideSentences, notesSentences } from './guide-sentences.ts';
import { cabinSentences, lodgingSentences } from './lodging-sentences.ts';
import { mealSentences } from './meal-sentences.ts';
import { meanOf, type Scores } from './scores.ts';
import type { ReviewSlots } from './slots.ts';
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

function sentencesFor(plan: TripPlan, aspect: Aspect): AspectSentences {
  const ship = plan.afloat;
  if (aspect === 'guide') return isGuided(plan.type) ? guideSentences : notesSentences;
  if (aspect === 'lodging') return ship ? cabinSentences : lodgingSentences;
  if (aspect === 'transport') return ship ? shipTransportSentences : transportSentences;
  return { value: valueSentences, activities: activitySentences, meals: mealSentences }[aspect];
}

/** Complaints always come out; praise goes to what was best, in a length of the writer's own. */
export function reviewText(random: Random, plan: TripPlan, scores: Scores, slots: ReviewSlots): string {
  const mood = moodOf(scores);
  const complained = aspects.filter((aspect) => scores[aspect] <= 3);
  const rest = random.shuffle(aspects.filter((aspect) => scores[aspect] > 3)).toSorted((a, b) => scores[b] - scores[a]);
  const wanted = Math.max(
    complained.length > 0 ? 0 : 1,
    random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5]) - (mood === 'cross' ? 2 : 0),
  );
  const spoken = [...rest.slice(0, wanted), ...(mood === 'cross' ? complained : [])];
  if (mood !== 'cross') spoken.push(...complained);
  const used = new Set<string>();
  const body = spoken.map((aspect) =>
    sentence(random, sentencesFor(plan, aspect)[bandOf(scores[aspect])], plan, slots, used),
  );
  if (mood !== 'cross' && random.chance(0.14)) body.splice(1, 0, sentence(random, frame.weather, plan, slots, used));
  const start = sentence(random, frame.openings[mood], plan, slots, used);
  const end = random.chance(0.6) ? sentence(random, frame.closings[mood], plan, slots, used) : '';
  return [start, ...body, end].filter((text) => text !== '').join(' ');
}

export function reviewSummary(random: Random, plan: TripPlan, scores: Scores, slots: ReviewSlots): string {
  return sentence(random, frame.summaries[moodOf(scores)], plan, slots, new Set());
}

/** Words that don't fit a kind of trip: nobody meets a group on a private one. */
function barred(plan: TripPlan): RegExp | null {
  if (plan.type === 'self-guided') return /\b(group|driver|van|bus|guide|outings?|talks?)\b/i;
  if (isOwnParty(plan.type))
    return /\b(group|different people|slower walkers|Travelers of|each other|rest of us|on my own)\b/i;
  if (plan.type === '18-39') return /\b(sixtieth|of 28 and 71|my mother|husband)\b/i;
  if (plan.type === 'women-only') return /\b(husband|My wife|sixtieth)\b/i;
  if (plan.type === 'group-tour') return /\bSmall group\b/;
  if (plan.afloat) return /\b(van|walked too fast|Small group|boot fell)\b/i;
  return null;
}

function sentence(
  random: Random,
  templates: readonly string[],
  plan: TripPlan,
  slots: ReviewSlots,
  used: Set<string>,
): string {
  const not = barred(plan);
  const start = random.int(0, templates.length - 1);
  for (let step = 0; step < templates.length; step += 1) {
    const template = templates[(start + step) % templates.length] as string;
    if (template === '') return '';
    if (used.has(template) || not?.test(template)) continue;
    const text = filled(template, slots);
    if (text === null) continue;
    used.add(template);
    return sentenceCased(plan.type === 'group-tour' ? text.replace(/\bvan\b/g, 'coach') : text);
  }
  return '';
}

/** A slot may open a sentence in the middle of a template. */
const sentenceCased = (text: string): string =>
  capitalized(text).replace(/([.?] )(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase());

function filled(template: string, slots: ReviewSlots): string | null {
  let complete = true;
  const text = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = slots[key];
    if (!value) complete = false;
    return value ?? '';
  });
  return complete ? text : null;
}
