/** How the articles of a feed stand in the content's table. One without a date counts as published when it came. */
export const articleImport = {
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
    author: 'text',
    reading_minutes: 'int',
    published_at: { type: 'time', keeps: 'now' },
    meta_seo: { type: 'json', absent: {} },
  },
} as const;
