import { describe, expect, it } from 'vitest';
import { dayNumber } from '#kernel/shared';
import { guidesOf } from '../people/staff.ts';
import { type SampleReview, sampleDay, takeSample } from '../testing/sample.ts';
import { activitySentences } from './activity-sentences.ts';
import { type Aspect, type AspectSentences, aspects, bandOf } from './aspects.ts';
import { guideSentences, notesSentences } from './guide-sentences.ts';
import { cabinSentences, lodgingSentences } from './lodging-sentences.ts';
import { mealSentences } from './meal-sentences.ts';
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

/** Large groups ride in a coach where others have a van. */
const inVans = (text: string): string => text.replace(/\bcoach\b/g, 'van');

/** The longest stretch of a template without slots: enough to recognize its sentence by. */
const core = (template: string): string =>
  inVans(template)
    .split(/\{\w+\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.replace(/^[.,; ]+|[.,; ]+$/g, '') ?? '';

const saysIn = (review: SampleReview, templates: readonly string[]): boolean =>
  templates.map(core).some((piece) => piece.length > 8 && inVans(review.content).includes(piece));

describe('a review', () => {
  it('complains about each thing it scores three or less, in the words of that thing', () => {
    const silent = reviews.flatMap((review) =>
      aspects
        .filter(
          (aspect) =>
            score(review, aspect) <= 3 &&
            !banks[aspect].some((bank) => saysIn(review, bank[bandOf(score(review, aspect))])),
        )
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

  it('is mostly good and sometimes not, as reviews are', () => {
    const means = reviews.map(meanOf);
    const mean = means.reduce((a, b) => a + b, 0) / means.length;
    expect(mean).toBeGreaterThan(4.3);
    expect(mean).toBeLessThan(4.65);
    expect(means.filter((value) => value < 2.5).length).toBeGreaterThan(5);
    const verified = reviews.filter(({ review_badge: badge }) => badge === 'verified_traveler').length / reviews.length;
    expect(verified).toBeGreaterThan(0.65);
    expect(verified).toBeLessThan(0.75);
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
      const name = /^Our guide, (\p{L}+),|guide, (\p{L}+), grew|Nobody could have led this better than (\p{L}+)/u.exec(
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
