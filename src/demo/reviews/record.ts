import type { CalendarDate } from '#kernel/shared';
import type { Reviewers } from '../people/reviewers.ts';
import type { DemoRecord } from '../record.ts';
import { addDays, dayNumber, fromDayNumber, monthNumber } from '../text/days.ts';
import { createRandom, type Random } from '../text/random.ts';
import type { TripPlan } from '../trips/plan.ts';
import { type Aspect, aspects } from './aspects.ts';
import * as frame from './frame-sentences.ts';
import { drawScores, meanOf, type Scores, tripQuality } from './scores.ts';
import { type ReviewScene, type ReviewSlots, sceneOf, slotsFor } from './slots.ts';
import { reviewSummary, reviewText } from './text.ts';

const oldestDays = 1000;

/** The reviews of one trip. A few trips have many, most have some, new ones none. */
export function* reviewRecords(
  plan: TripPlan,
  today: CalendarDate,
  average: number,
  reviewers: Reviewers,
): Generator<DemoRecord> {
  const random = createRandom('reviews', plan.id);
  const count = howMany(random, average);
  if (count === 0) return;
  const scene = sceneOf(plan);
  const quality = tripQuality(plan.operator, plan.id);
  for (let i = 0; i < count; i += 1) {
    const record = reviewRecord(random, scene, drawScores(random, quality), { number: i, today, reviewers });
    if (record) yield record;
  }
}

function howMany(random: Random, average: number): number {
  if (random.chance(0.12)) return 0;
  return Math.min(Math.ceil(average * 8), Math.round(average * 0.82 * Math.exp(random.normal() * 0.75)));
}

type Occasion = { number: number; today: CalendarDate; reviewers: Reviewers };

function reviewRecord(
  random: Random,
  scene: ReviewScene,
  scores: Scores,
  { number, today, reviewers }: Occasion,
): DemoRecord | null {
  const { plan } = scene;
  const traveledOn = travelDate(random, plan, today);
  if (!traveledOn) return null;
  const latest = dayNumber(today) - 1;
  const reviewed = Math.min(latest, dayNumber(traveledOn) + plan.days + random.int(2, 40));
  const author = reviewers(random, plan.type === 'women-only');
  const slots = slotsFor(random, scene, monthNumber(traveledOn));
  const badge = random.next();
  return {
    kind: 'review',
    id: `${plan.id}-R${number + 1}`,
    operator: plan.operator.id,
    trip: plan.id,
    author_name: author.name,
    author_place: author.place,
    summary: reviewSummary(random, plan, scores, slots),
    content: reviewText(random, plan, scores, slots),
    ...Object.fromEntries(aspects.map((aspect) => [`${aspect}_score`, scores[aspect]])),
    review_badge: badge < 0.7 ? 'verified_traveler' : badge > 0.985 ? 'expert' : 'none',
    traveled_on: traveledOn,
    reviewed_at: `${fromDayNumber(reviewed)}T${String(random.int(6, 22)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00Z`,
    ...replyTo(random, scores, { ...slots, author: author.given }, { ship: plan.afloat, reviewed, latest }),
  };
}

/** A start in one of the trip's months, over and home before today. */
function travelDate(random: Random, plan: TripPlan, today: CalendarDate): CalendarDate | null {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const back = plan.days + 4 + Math.floor(random.next() ** 1.3 * oldestDays);
    const date = addDays(today, -back);
    if (plan.months.includes(monthNumber(date))) return date;
  }
  return null;
}

type ReplyScene = { ship: boolean; reviewed: number; latest: number };

/** Companies answer complaints more often than thanks, and answer what was complained about. */
function replyTo(random: Random, scores: Scores, slots: ReviewSlots, { ship, reviewed, latest }: ReplyScene) {
  const worst = aspects.reduce<Aspect>((low, aspect) => (scores[aspect] < scores[low] ? aspect : low), 'value');
  const unhappy = scores[worst] <= 3;
  if (!random.chance(unhappy ? 0.32 : meanOf(scores) > 4.8 ? 0.06 : 0.03)) return {};
  const day = Math.min(latest, reviewed + random.int(1, 9));
  const topic = worst === 'lodging' && ship ? 'cabin' : worst;
  const template = random.pick(frame.replies[unhappy ? topic : 'thanks']);
  return {
    reply: template.replace(/\{(\w+)\}/g, (_, key: string) => slots[key] ?? 'the guide'),
    replied_at: `${fromDayNumber(day)}T23:30:00Z`,
  };
}
