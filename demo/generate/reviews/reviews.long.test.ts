import { describe, expect, it } from 'vitest';
import { dayNumber } from '#kernel/shared';
import { guidesOf } from '../people/staff.ts';
import { type SampleReview, sampleDay, takeSample } from '../testing/sample.ts';
import { patternOf } from '../text/grammar.ts';
import { activitySentences } from './activity-sentences.ts';
import { type Aspect, type AspectSentences, aspects, bandOf } from './aspects.ts';
import { guideSentences, notesSentences } from './guide-sentences.ts';
import { cabinSentences, lodgingSentences } from './lodging-sentences.ts';
import { mealSentences } from './meal-sentences.ts';
import type { Phrase } from './phrase.ts';
import type { Scores } from './scores.ts';
import { complaintsOf } from './text.ts';
import { shipTransportSentences, transportSentences } from './transport-sentences.ts';
import { valueSentences } from './value-sentences.ts';

const sample = takeSample(500, 13);
const reviews = sample.of<SampleReview>('review');

const banks: Record<Aspect, AspectSentences[]> = {
  value: [valueSentences],
  guide: [guideSentences, notesSentences],
  activities: [activitySentences],
  lodging: [lodgingSentences, cabinSentences],
  transport: [transportSentences, shipTransportSentences],
  meals: [mealSentences],
};

const score = (review: SampleReview, aspect: Aspect): number => review[`${aspect}_score`] as number;
const meanOf = (review: SampleReview): number =>
  aspects.reduce((sum, aspect) => sum + score(review, aspect), 0) / aspects.length;

const saysIn = (review: SampleReview, phrases: readonly Phrase[]): boolean =>
  phrases.some(({ template }) => patternOf(template).test(review.content));

describe('a review', () => {
  it('complains about the worst of what it scores three or less, in the words of that thing', () => {
    const silent = reviews.flatMap((review) =>
      complaintsOf(Object.fromEntries(aspects.map((aspect) => [aspect, score(review, aspect)])) as Scores)
        .filter((aspect) => !banks[aspect].some((bank) => saysIn(review, bank[bandOf(score(review, aspect))])))
        .map((aspect) => `${aspect} ${score(review, aspect)}: ${review.content}`),
    );
    expect(silent).toEqual([]);
  });

  it('never complains about what it scores five, nor praises what it scores two', () => {
    const wrong = reviews.flatMap((review) =>
      aspects.flatMap((aspect) => {
        const opposite =
          score(review, aspect) === 5
            ? (['mixed', 'poor'] as const)
            : score(review, aspect) <= 2
              ? (['praise', 'good'] as const)
              : [];
        return opposite
          .filter((band) => banks[aspect].some((bank) => saysIn(review, bank[band])))
          .map((band) => `${aspect} ${band}: ${review.content}`);
      }),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('is about a trip in its season, made and over before it was written', () => {
    for (const review of reviews) {
      const plan = sample.planOf.get(review.trip);
      expect(plan?.months).toContain(Number(review.traveled_on.slice(5, 7)));
      const over = dayNumber(review.traveled_on) + (plan?.days ?? 0) - 1;
      expect(dayNumber(review.reviewed_at.slice(0, 10))).toBeGreaterThanOrEqual(over);
      expect(review.reviewed_at.slice(0, 10) < sampleDay).toBe(true);
    }
  });

  it('is mostly good, and bad once in ten times', () => {
    const means = reviews.map(meanOf);
    const mean = means.reduce((a, b) => a + b, 0) / means.length;
    expect(mean).toBeGreaterThan(4.05);
    expect(mean).toBeLessThan(4.4);
    const bad = means.filter((value) => value < 3).length / means.length;
    expect(bad).toBeGreaterThan(0.08);
    expect(bad).toBeLessThan(0.12);
    const verified = reviews.filter(({ review_badge: badge }) => badge === 'verified_traveler').length / reviews.length;
    expect(verified).toBeGreaterThan(0.65);
    expect(verified).toBeLessThan(0.75);
  });

  it('is bad more often with some companies than with others', () => {
    const shares = [...Map.groupBy(reviews, ({ operator }) => operator).values()]
      .filter((list) => list.length >= 100)
      .map((list) => list.filter((review) => meanOf(review) < 3).length / list.length);
    expect(Math.min(...shares)).toBeLessThan(0.07);
    expect(Math.max(...shares)).toBeGreaterThan(0.14);
  });

  it('comes with its company’s others, the newest first, on days of their own', () => {
    for (const list of Map.groupBy(reviews, ({ operator }) => operator).values()) {
      const times = list.map(({ reviewed_at: at }) => at);
      expect(times).toEqual(times.toSorted().reverse());
    }
    expect(new Set(reviews.map(({ operator }) => operator)).size).toBeGreaterThan(10);
  });

  it('is answered in about one case of ten, about what was worst', () => {
    const answered = reviews.filter(({ reply }) => reply !== undefined);
    expect(answered.length / reviews.length).toBeGreaterThan(0.06);
    expect(answered.length / reviews.length).toBeLessThan(0.14);
    const beds = answered.filter(
      (review) =>
        aspects.every((aspect) => aspect === 'lodging' || score(review, aspect) >= 4) && score(review, 'lodging') <= 3,
    );
    expect(beds.filter(({ reply }) => !/house|beds|cabin|hotel|slept|repaired/i.test(reply ?? ''))).toEqual([]);
  });

  it('names guides of the company and of the country', () => {
    const praised = reviews.flatMap((review) => {
      const name = /Our guide, (\p{L}+), |(\p{L}+) grew up|Nobody could have led this better than (\p{L}+)\./u.exec(
        review.content,
      );
      return name ? [{ review, name: (name[1] ?? name[2] ?? name[3]) as string }] : [];
    });
    expect(praised.length).toBeGreaterThan(5);
    for (const { review, name } of praised) {
      const plan = sample.planOf.get(review.trip);
      expect(
        plan && guidesOf(plan.operator, plan.stays[0]?.stop.stop.country ?? '', plan.type === 'women-only'),
      ).toContain(name);
    }
  });

  it('differs from the others: hardly any two texts are the same', () => {
    expect(new Set(reviews.map(({ content }) => content)).size / reviews.length).toBeGreaterThan(0.97);
  });
});
