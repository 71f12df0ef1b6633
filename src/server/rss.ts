import { Hono } from 'hono';
import { articleHeads } from '#content';
import type { Picture } from '#images';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { escapeMarkup } from './escape-markup.ts';
import { mount } from './rest/mount.ts';

const LATEST = 20;
const HEADERS = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=300',
  'X-Robots-Tag': 'noindex',
};

/** The latest articles for programs that read along (RSS 2.0). */
export function rss(door: Door): DoorApp {
  const { baseUrl } = door.config;
  const media = ({ url, width, height }: Picture) =>
    `<media:content url="${escapeMarkup(baseUrl + url)}" type="image/jpeg" medium="image" width="${width}" height="${height}"/>`;
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /blog/rss.xml', async (c) => {
    const latest = await articleHeads(contextOf(door, c.get('actor')), { topic: null, page: 1, limit: LATEST });
    const items = latest.articles.map(
      ({ slug, name, summary, topic, image, publishedAt }) =>
        `<item>
${tag('title', name)}
${tag('link', `${baseUrl}/blog/${slug}`)}
${tag('guid', `${baseUrl}/blog/${slug}`)}
${tag('pubDate', new Date(publishedAt).toUTCString())}${topic ? `\n${tag('category', topic)}` : ''}${summary ? `\n${tag('description', summary)}` : ''}${image ? `\n${media(image)}` : ''}
</item>`,
    );
    const channel = [
      tag('title', 'Sojourn: travel articles'),
      tag('link', `${baseUrl}/blog`),
      tag('description', 'What to know before you choose a trip.'),
      tag('language', 'en-us'),
      `<atom:link href="${baseUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
      ...items,
    ];
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`,
      200,
      HEADERS,
    );
  });
  return app;
}

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
