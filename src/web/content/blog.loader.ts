import { data } from 'react-router';
import { articleHeads, articleTopics, nextArticleAt } from '#content';
import { slugify } from '#kernel/shared';
import { askedPage } from '../asked-page.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { topicLink } from './blog-links.ts';
import { picturedArticle, shownArticles } from './shown-article.loader.ts';

const ON_A_PAGE = 13;
export const MOST_TOPICS = 8;

/** A page of articles, newest first; the first of all stands out. An unknown topic is none. @throws 404 beyond the last */
export async function blogLoader({ ctx, page: facts }: Services, request: Request) {
  const page = askedPage(request);
  const asked = new URL(request.url).searchParams.get('topic');
  const topics = await articleTopics(ctx, MOST_TOPICS);
  const topic = topics.find((one) => slugify(one) === asked) ?? null;
  const [{ articles, total }, next] = await Promise.all([
    articleHeads(ctx, { topic, page, limit: ON_A_PAGE }),
    nextArticleAt(ctx),
  ]);
  const pages = Math.max(1, Math.ceil(total / ON_A_PAGE));
  if (page > pages) throw data(null, { status: 404 });
  const first = page === 1 ? articles.slice(0, 1) : [];
  const shown = {
    topic: topic === null ? null : topicLink(topic),
    topics: topics.map(topicLink),
    featured: shownArticles(first, 'lead')[0] ?? null,
    articles: shownArticles(articles.slice(first.length), 'card', first.map(picturedArticle)),
    page,
    pages,
  };
  return data(shown, { headers: cacheHeaders(facts, request, { tags: ['articles'], endings: [next] }) });
}
