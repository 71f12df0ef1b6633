import { dayNumber } from '#kernel/shared';
import { monthNames } from '../../text/words.ts';
import type { SampleReview } from '../sample.ts';
import { type Audited, type Finding, type Rule, sentencesOf } from './audited.ts';

const scores = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'] as const;
const scoreOf = (review: SampleReview): number =>
  scores.reduce((sum, score) => sum + (review[`${score}_score`] as number), 0) / scores.length;

const newest = (a: SampleReview, b: SampleReview): number => (a.reviewed_at < b.reviewed_at ? 1 : -1);
const best = (a: SampleReview, b: SampleReview): number => scoreOf(b) - scoreOf(a) || newest(a, b);
const worst = (a: SampleReview, b: SampleReview): number => scoreOf(a) - scoreOf(b) || newest(a, b);

const pagesOf = (reviews: readonly SampleReview[], size: number): SampleReview[][] =>
  Array.from({ length: Math.ceil(reviews.length / size) }, (_, i) => reviews.slice(i * size, (i + 1) * size));

const said = (review: SampleReview): string[] => [
  ...new Set([
    ...sentencesOf(review.content),
    ...(review.summary ? [review.summary] : []),
    ...(review.reply ? sentencesOf(review.reply) : []),
  ]),
];

/** Sentences of a page that two of its reviews have in common. */
function sharedOn(page: readonly SampleReview[]): string[] {
  const seen = new Map<string, number>();
  for (const review of page) for (const sentence of said(review)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([sentence]) => sentence);
}

type Order = (a: SampleReview, b: SampleReview) => number;
type By = 'operator' | 'trip';

const pages = ({ reviews }: Audited, by: By, order: Order, size: number): SampleReview[][] =>
  [...Map.groupBy(reviews, (review) => review[by]).values()].flatMap((list) => pagesOf(list.toSorted(order), size));

/** As a share of all sentences on such pages. */
const shared = (name: string, by: By, order: Order, size: number): Rule => ({
  name: `sentence shared on a page: ${name}`,
  share: 0.01,
  checked: (audited) => pages(audited, by, order, size).reduce((sum, page) => sum + page.flatMap(said).length, 0),
  find: (audited) =>
    pages(audited, by, order, size).flatMap((page) =>
      sharedOn(page).map((what) => ({ where: page[0]?.[by] as string, what })),
    ),
});

const byCompany = ({ reviews }: Audited) => [...Map.groupBy(reviews, ({ operator }) => operator)];

export const reviewRules: readonly Rule[] = [
  shared('a company’s newest 25', 'operator', newest, 25),
  shared('a company’s newest 50', 'operator', newest, 50),
  shared('a company’s best first', 'operator', best, 25),
  shared('a company’s worst first', 'operator', worst, 25),
  shared('a trip’s newest 25', 'trip', newest, 25),
  {
    name: 'page with more than one shared sentence',
    checked: (audited) => pages(audited, 'operator', newest, 25).length,
    find: (audited) =>
      pages(audited, 'operator', newest, 25).flatMap((page): Finding[] => {
        const sentences = sharedOn(page);
        return sentences.length > 1
          ? [{ where: page[0]?.operator as string, what: sentences.slice(0, 2).join(' / ') }]
          : [];
      }),
  },
  {
    name: 'profile that opens with five fives',
    checked: (audited) => byCompany(audited).length,
    find: (audited) =>
      byCompany(audited).flatMap(([where, list]): Finding[] => {
        const first = list.toSorted(newest).slice(0, 5);
        return first.length === 5 && first.every((review) => scoreOf(review) >= 4.5) ? [{ where, what: '5 of 5' }] : [];
      }),
  },
  {
    name: 'reviews under 3 outside 8 to 12 percent',
    checked: ({ reviews }) => reviews.length,
    find: ({ reviews }) => {
      const share = reviews.filter((review) => scoreOf(review) < 3).length / Math.max(1, reviews.length);
      // A few companies alone are a few companies’ luck.
      const [least, most] = reviews.length > 12_000 ? [0.08, 0.12] : [0.05, 0.15];
      return share >= least && share <= most ? [] : [{ where: 'all', what: `${(share * 100).toFixed(1)} %` }];
    },
  },
  {
    name: 'review of a trip that its company hasn’t',
    checked: ({ reviews }) => reviews.length,
    find: ({ reviews, trips }) => {
      const companyOf = new Map(trips.map(({ id, operator }) => [id, operator]));
      return reviews
        .filter((review) => companyOf.get(review.trip) !== review.operator)
        .map((review) => ({ where: review.operator, what: String(review.trip) }));
    },
  },
  {
    name: 'written before the trip was over, or answered before it was written',
    checked: ({ reviews }) => reviews.length,
    find: ({ reviews, trips }) => {
      const days = new Map(trips.map(({ id, duration_days: length }) => [id, length]));
      return reviews
        .filter((review) => {
          const written = dayNumber(review.reviewed_at.slice(0, 10));
          const replied = (review as { replied_at?: string }).replied_at;
          return (
            written < dayNumber(review.traveled_on) + (days.get(review.trip) ?? 0) - 1 ||
            (replied !== undefined && replied < review.reviewed_at)
          );
        })
        .map((review) => ({ where: review.trip, what: `${review.traveled_on}, ${review.reviewed_at}` }));
    },
  },
  {
    name: 'first page mostly written on one day',
    checked: (audited) => byCompany(audited).length,
    find: (audited) =>
      byCompany(audited).flatMap(([where, list]): Finding[] => {
        const page = list.toSorted(newest).slice(0, 24);
        const days = Map.groupBy(page, (review) => review.reviewed_at.slice(0, 10));
        const most = Math.max(...[...days.values()].map(({ length }) => length));
        return page.length === 24 && most > 12 ? [{ where, what: `${most} of ${page.length}` }] : [];
      }),
  },
  {
    name: 'review that names another month than it was made in',
    checked: ({ reviews }) => reviews.length,
    find: ({ reviews, departures }) =>
      reviews.flatMap((review): Finding[] => {
        const mine = monthNames[Number(review.traveled_on.slice(5, 7)) - 1];
        const named =
          /\b(?:in|in an?) (January|February|March|April|June|July|August|September|October|November|December)\b/.exec(
            review.content,
          )?.[1];
        return named && named !== mine && departures.size > 0 ? [{ where: review.trip, what: review.content }] : [];
      }),
  },
];
