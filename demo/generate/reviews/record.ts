import type { CalendarDate } from '#kernel/shared';
import type { Quality } from '../operators/fleet.ts';
import type { Reviewers } from '../people/reviewers.ts';
import type { DemoRecord } from '../record.ts';
import { addDays, dayNumber, fromDayNumber, monthNumber } from '../text/days.ts';
import { createRandom, type Random } from '../text/random.ts';
import type { TripPlan } from '../trips/trip-plan.ts';
import { type Aspect, aspects } from './aspects.ts';
import * as frame from './frame-sentences.ts';
import { createMemory, type Memory } from './memory.ts';
import { drawScores, meanOf, type Scores, tripQuality } from './scores.ts';
import { type ReviewScene, sceneOf, travelerSlots } from './slots.ts';
import { moodOf, reviewSummary, reviewText, tell } from './text.ts';

const oldestDays = 1000;
/** More of late, for companies grow. */
const recentDays = 400;

/** One journey that was reviewed: who wrote when is drawn first, what they wrote afterward, newest first. */
type Draft = {
  readonly scene: ReviewScene;
  readonly quality: Quality;
  readonly number: number;
  readonly traveledOn: CalendarDate;
  /** The day, and the minute of it. */
  readonly reviewed: number;
  readonly minute: number;
};

/** All reviews of a company, the newest first, as its pages show them: so that no page says a thing twice. */
export function* reviewRecords(
  plans: Iterable<TripPlan>,
  today: CalendarDate,
  average: number,
  reviewers: Reviewers,
): Generator<DemoRecord> {
  const drafts: Draft[] = [];
  for (const plan of plans) drafts.push(...draftsOf(plan, today, average));
  drafts.sort((a, b) => b.reviewed - a.reviewed || b.minute - a.minute);
  const memory = createMemory();
  const newest: Scores[] = [];
  const random = createRandom('reviews of', drafts[0]?.scene.plan.operator.slug ?? '');
  for (const draft of drafts) {
    memory.turn();
    const scores = scoresOf(random, draft, newest);
    if (newest.length < firstLook) newest.push(scores);
    yield reviewRecord(random, draft, scores, { today, reviewers, memory });
  }
}

const firstLook = 5;
const isFive = (scores: Scores): boolean => meanOf(scores) >= 4.5;

/** Nobody believes a page that opens with five fives: of the newest five at least one is less than that. */
function scoresOf(random: Random, { quality }: Draft, newest: readonly Scores[]): Scores {
  let scores = drawScores(random, quality);
  const last = newest.length === firstLook - 1 && newest.every(isFive);
  for (let attempt = 0; last && isFive(scores) && attempt < 40; attempt += 1) scores = drawScores(random, quality);
  return scores;
}

function draftsOf(plan: TripPlan, today: CalendarDate, average: number): Draft[] {
  const random = createRandom('reviews', plan.id);
  const count = howMany(random, average);
  if (count === 0) return [];
  const scene = sceneOf(plan);
  const quality = tripQuality(plan.operator, plan.id);
  return Array.from({ length: count }, (_, number) => number).flatMap((number): Draft[] => {
    const lag = random.int(2, 40);
    const minute = random.int(6 * 60, 23 * 60 - 1);
    const traveledOn = travelDate(random, plan, today, lag);
    if (!traveledOn) return [];
    return [{ scene, quality, number, traveledOn, reviewed: dayNumber(traveledOn) + plan.days + lag, minute }];
  });
}

function howMany(random: Random, average: number): number {
  if (random.chance(0.12)) return 0;
  return Math.min(Math.ceil(average * 8), Math.round(average * 0.82 * Math.exp(random.normal() * 0.75)));
}

/** A start in one of the trip's months, so long ago that the traveler was home and had written by yesterday. */
function travelDate(random: Random, plan: TripPlan, today: CalendarDate, lag: number): CalendarDate | null {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const back = plan.days + lag + 1 + random.int(0, random.chance(0.4) ? recentDays : oldestDays);
    const date = addDays(today, -back);
    if (plan.months.includes(monthNumber(date))) return date;
  }
  return null;
}

type Occasion = { readonly today: CalendarDate; readonly reviewers: Reviewers; readonly memory: Memory };

function reviewRecord(
  random: Random,
  draft: Draft,
  scores: Scores,
  { today, reviewers, memory }: Occasion,
): DemoRecord {
  const { scene, traveledOn, reviewed, minute } = draft;
  const { plan } = scene;
  const author = reviewers(random, plan.type === 'women-only');
  const traveler = travelerSlots(random, scene, monthNumber(traveledOn));
  const writer = { random, scene, memory, traveler };
  const mood = moodOf(scores);
  const summary = reviewSummary(writer, mood);
  const badge = random.next();
  return {
    kind: 'review',
    id: `${plan.id}-R${draft.number + 1}`,
    operator: plan.operator.id,
    trip: plan.id,
    author_name: author.name,
    author_place: author.place,
    ...(summary === '' ? {} : { summary }),
    content: reviewText(writer, scores, mood),
    value_score: scores.value,
    guide_score: scores.guide,
    activities_score: scores.activities,
    lodging_score: scores.lodging,
    transport_score: scores.transport,
    meals_score: scores.meals,
    review_badge: badge < 0.7 ? 'verified_traveler' : badge > 0.985 ? 'expert' : 'none',
    traveled_on: traveledOn,
    reviewed_at: `${fromDayNumber(reviewed)}T${clock(minute)}:00Z`,
    ...replyTo(random, scores, writer, { author: author.given, reviewed, latest: dayNumber(today) - 1 }),
  };
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type ReplyScene = { readonly author: string; readonly reviewed: number; readonly latest: number };

/** Companies answer complaints more often than thanks, and answer what was complained about. */
function replyTo(
  random: Random,
  scores: Scores,
  writer: Parameters<typeof tell>[0],
  { author, reviewed, latest }: ReplyScene,
) {
  const worst = aspects.reduce<Aspect>((low, aspect) => (scores[aspect] < scores[low] ? aspect : low), 'value');
  const unhappy = scores[worst] <= 3;
  if (!random.chance(unhappy ? 0.28 : meanOf(scores) > 4.8 ? 0.06 : 0.03)) return {};
  const day = reviewed + random.int(1, 9);
  if (day > latest) return {};
  const topic = worst === 'lodging' && writer.scene.told.afloat ? 'cabin' : worst;
  const reply = tell(
    { ...writer, traveler: { ...writer.traveler, author } },
    frame.replies[unhappy ? topic : 'thanks'],
  );
  return reply === '' ? {} : { reply, replied_at: `${fromDayNumber(day)}T23:30:00Z` };
}
