import { z } from 'zod';
import type { CalendarDate } from '#kernel/shared';
import { hours } from '#posters/shared';
import type { DemoRecord } from '../record.ts';
import { addDays } from '../text/days.ts';
import { readWords, wordList } from '../text/read-words.ts';

const text = z.string().min(1);

/** A piece of the blog. */
const article = z.strictObject({
  slug: text,
  name: text,
  topic: text,
  summary: text,
  author: text,
  /** Biome and motif of its picture: "steppe:road". */
  poster: z.string().regex(/^[a-z]+:[a-z]+$/),
  daysAgo: z.int().positive(),
  /** Categories of which trips stand beside it. */
  about: z.array(text).optional(),
  /** One sentence without a full stop is a heading. */
  paragraphs: wordList,
});

/** Newest first. */
export const articles = readWords('articles', z.array(article)).toSorted((a, b) => a.daysAgo - b.daysAgo);

const wordsPerMinute = 220;

const isHeading = (words: string) => !words.endsWith('.') && !/[.?!] /.test(words);

export function* articleRecords(today: CalendarDate): Generator<DemoRecord> {
  for (const [index, article] of articles.entries()) {
    const body = article.paragraphs.map((words) => (isHeading(words) ? `## ${words}` : words)).join('\n\n');
    const [biome, motif] = article.poster.split(':');
    yield {
      kind: 'article',
      slug: article.slug,
      name: article.name,
      topic: article.topic,
      summary: article.summary,
      body,
      poster: { biome, motif, hour: hours[index % (hours.length - 1)], seed: (index * 5) % 24 },
      about: article.about,
      author: article.author,
      reading_minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
      published_at: `${addDays(today, -article.daysAgo)}T08:00:00Z`,
      meta_seo: { title: article.name, description: article.summary },
    };
  }
}
