import { z } from 'zod';
import { notePictures } from '#images/feed';
import { f, feedKind } from '#kernel/feed';
import { dropUnknownPoster, poster } from '#posters/feed';

const articleRecord = z.object({
  kind: z.literal('article'),
  slug: f.ownSlug,
  name: f.name.describe('Its title.'),
  topic: f.line.optional().describe('One line.'),
  summary: f.prose.optional().describe('Some sentences.'),
  body: f.prose.min(1).describe('The text. Lines that begin with ## are headings, with - entries of a list.'),
  image: f.image.optional().describe('{url, alt, width, height}.'),
  poster: poster.optional().describe('Illustration: {biome, motif, hour, seed}. When absent, one that fits anywhere.'),
  about: z
    .array(f.slug)
    .max(20)
    .optional()
    .describe('Categories by slug: trips of them stand beside it. Unknown ones are left out.'),
  author: f.name.optional().describe('As it may be shown.'),
  reading_minutes: f.positive.optional().describe('Counted when absent.'),
  published_at: f.instant.optional().describe('Defaults to the first import.'),
  meta_seo: f.metaSeo.optional(),
});

/** The articles of a feed, and how they stand in the table. One without a date counts as published when it came. */
export const articleKind = feedKind({
  about: 'An article of the magazine.',
  record: articleRecord,
  rows: (record) => [{ source: { ...record, reading_minutes: record.reading_minutes ?? minutes(record.body) } }],
  lookOver: dropUnknownPoster,
  after: (ctx, lines) => notePictures(ctx, 'article', lines),
  pictures: [
    {
      written: { from: 'articles a', operator: null, single: ['a.image'], lists: [] },
      planned: { operator: null, single: ['f.image'], lists: [] },
      tells: { topic: 'article.pictured', subject: 'a.id' },
      drawn: true,
    },
  ],
  table: 'articles',
  names: { id: ['#.slug'] },
  events: [{ topic: 'article.changed', subject: 'id' }],
  columns: {
    slug: 'text',
    name: 'text',
    topic: 'text',
    summary: 'text',
    body: 'text',
    image: 'json',
    poster: { type: 'json', keeps: 'null' },
    about: { type: 'texts', absent: [] },
    author: 'text',
    reading_minutes: 'int',
    published_at: { type: 'time', keeps: 'now' },
    meta_seo: { type: 'json', absent: {} },
  },
});

const WORDS_A_MINUTE = 220;

function minutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
}
