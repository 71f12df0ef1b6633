import { operatorCards } from '#catalogue';
import { guidePaths } from '#catalogue/addresses';
import { type ArticleHead, articleHeadsBySlug } from '#content';
import type { ListQuery } from '#search/shared';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import type { ShownArticle } from '../content/shown-article.loader.ts';
import type { Services } from '../services.ts';
import { type NamedPage, readNamedPages } from './named-pages.loader.ts';

const MOST = { operators: 6, named: 6 };
const PAGES = 6;

/** What has the searched name and isn't a trip. */
export type SearchMatches = {
  operators: ShownOperatorCard[];
  /** To the guide of a place or a kind of trip, or to its trips where it has none. */
  guides: { name: string; path: string; tripsCount: number }[];
  articles: ShownArticle[];
  pages: NamedPage[];
};

/** The same before it is known which pictures stand beside the articles. */
type FoundMatches = Omit<SearchMatches, 'articles'> & { articles: ArticleHead[] };

export async function readMatches(from: Services, { text, exact }: ListQuery): Promise<FoundMatches> {
  const { ctx, search, hasPage } = from;
  const found = await search.suggest(text, { literal: exact, partner: ctx.partner, most: MOST });
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
  const [paths, operators, articles, pages] = await Promise.all([
    guidePaths(ctx, idsOf(found.categories)),
    operatorCards(ctx, idsOf(found.operators)),
    articleHeadsBySlug(
      ctx,
      (found.named.get('article') ?? []).map(({ slug }) => slug),
    ),
    readNamedPages(from, found.corrected?.to ?? text, PAGES),
  ]);
  return {
    operators: operators.map(({ id: _id, ...card }) => shownOperatorCard(card)),
    guides: found.categories.flatMap(({ id, name, tripPageSlug, tripCount }) => {
      const own = paths.get(id);
      const path = own && hasPage(own) ? own : tripPageSlug && `/trip-list/${tripPageSlug}`;
      return path ? [{ name, path, tripsCount: tripCount }] : [];
    }),
    articles,
    pages,
  };
}
