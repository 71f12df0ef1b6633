import { data, redirect } from 'react-router';
import { topOperators, tripCards } from '#catalogue';
import { renamedId } from '#catalogue/addresses';
import type { OperatorCard } from '#catalogue/shared';
import { type Article, article, articleSlug, articleTopics, nextArticleAt, relatedArticles } from '#content';
import { type Context, EVERY_LIST, listTag } from '#kernel';
import { formatDate } from '#kernel/shared';
import { emptyListQuery } from '#search/shared';
import { artDescription, artOf, previewOf } from '../catalogue/art.ts';
import { shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { firstEnding, shownMinis } from '../catalogue/shown-card.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { queryAlong } from '../query-along.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';
import { MOST_TOPICS } from './blog.loader.ts';
import { BLOG, topicLink } from './blog-links.ts';
import { picturedArticle, shownArticles } from './shown-article.loader.ts';
import { idsBeside, pathsIn, shownBlocks, tagsOfLinks } from './shown-blocks.loader.ts';

const TRIPS = 3;
const MORE = 4;
/** The article that says how to choose a company shows who is rated highest. */
const WITH_RANKING = 'best-tour-companies';
const RANKED = 10;
const MIN_REVIEWS = 5;

/** An article with trips of what it is about, and what to read next. @throws 404, or 301 to its slug of today */
export async function articleLoader(from: Services, slug: string, request: Request) {
  const { ctx, hasPage } = from;
  const found = await article(ctx, slug);
  if (!found) throw await renamedOrMissing(ctx, slug, request);
  // A list of HTML comes as lines with a bullet.
  const body = found.body.replace(/^• /gm, '- ');
  const paths = pathsIn(body);
  const [isThere, cards, more, topics, next, ranked] = await Promise.all([
    readIsThere(ctx, hasPage, paths),
    tripsAbout(from, found),
    relatedArticles(ctx, found, MORE),
    articleTopics(ctx, MOST_TOPICS),
    nextArticleAt(ctx),
    slug === WITH_RANKING ? topOperators(ctx, RANKED, MIN_REVIEWS) : [],
  ]);
  const subject = picturedArticle(found);
  const blocks = shownBlocks(body, isThere, idsBeside(['ranking', 'trips-of-article']));
  const shown = {
    path: `${BLOG}/${slug}`,
    name: found.name,
    topic: found.topic !== null && topics.includes(found.topic) ? topicLink(found.topic) : null,
    topics: topics.map(topicLink),
    summary: found.summary,
    author: found.author,
    readingMinutes: found.readingMinutes,
    publishedAt: found.publishedAt,
    updatedAt: found.updatedAt,
    published: formatDate(found.publishedAt.slice(0, 10)),
    metaSeo: found.metaSeo,
    art: { ...artOf(subject, 'card'), alt: artDescription(subject, found.name) },
    preview: previewOf(subject, found.name),
    blocks,
    parts: blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
    ),
    trips: shownMinis(cards, [subject]),
    companies: (ranked as OperatorCard[]).map((card, i) => ({ ...shownOperatorCard(card), rank: i + 1 })),
    more: shownArticles(more, 'card', [subject]),
  };
  const tags = [
    `article:${found.id}`,
    'articles',
    ...cards.map(({ id }) => `trip:${id}`),
    // Which trips of a category it shows follows the category's list.
    ...(found.about.length > 0 ? [EVERY_LIST, ...found.about.map(listTag.category)] : []),
    ...(ranked.length > 0 ? ['lists'] : []),
    ...tagsOfLinks(paths),
  ];
  return data(shown, { headers: cacheHeaders(from.page, request, { tags, endings: [next, firstEnding(cards)] }) });
}

async function tripsAbout({ ctx, search }: Services, { about }: Pick<Article, 'about'>) {
  const lists = await Promise.all(
    about.map((category) =>
      search.search({ ...emptyListQuery(), limit: TRIPS }, { scope: { category }, partner: ctx.partner }),
    ),
  );
  const ids = [...new Set(lists.flatMap((list) => list.ids))].slice(0, TRIPS);
  return tripCards(ctx, ids);
}

async function renamedOrMissing(ctx: Context, slug: string, request: Request) {
  const id = await renamedId(ctx, 'article', slug);
  const now = id && (await articleSlug(ctx, id));
  return now ? redirect(`${BLOG}/${now}${queryAlong(request)}`, 301) : data(null, { status: 404 });
}
