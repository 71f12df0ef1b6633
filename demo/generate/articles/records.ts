import type { CalendarDate } from '#kernel/shared';
import { hours } from '#posters/shared';
import type { DemoRecord } from '../record.ts';
import { addDays } from '../text/days.ts';
import type { Article } from './article.ts';
import * as companies from './companies.ts';
import * as onFoot from './on-foot.ts';
import * as places from './places.ts';
import * as planning from './planning.ts';
import * as prices from './prices.ts';
import * as safaris from './safaris.ts';
import * as ships from './ships.ts';

/** Newest first. */
export const articles: readonly Article[] = [companies, onFoot, places, planning, prices, safaris, ships]
  .flatMap((topic): Article[] => Object.values(topic))
  .toSorted((a, b) => a.daysAgo - b.daysAgo);

const wordsPerMinute = 220;

export function* articleRecords(today: CalendarDate): Generator<DemoRecord> {
  for (const [index, article] of articles.entries()) {
    const body = article.paragraphs.join('\n\n');
    const [biome, motif] = article.poster.split(':');
    yield {
      kind: 'article',
      slug: article.slug,
      name: article.name,
      topic: article.topic,
      summary: article.summary,
      body,
      poster: { biome, motif, hour: hours[index % (hours.length - 1)], seed: (index * 5) % 24 },
      author: article.author,
      reading_minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
      published_at: `${addDays(today, -article.daysAgo)}T08:00:00Z`,
      meta_seo: { title: article.name, description: article.summary },
    };
  }
}
