import { data } from 'react-router';
import { type CategoryPage, tripCards } from '#catalogue';
import { categoryAttributes } from '#catalogue/places';
import { parseListQuery } from '#search/shared';
import { type Pictured, previewOf } from '../catalogue/art.ts';
import { shownCards, tripsOf } from '../catalogue/shown-card.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { tripTags } from '../reviews/shown-review.ts';
import type { Services } from '../services.ts';
import { listPathOf, readCompanies, readReviews, wordsOf } from './guide.loader.ts';
import { landingPage } from './guide-address.loader.ts';
import { toPlaces } from './guide-links.ts';

const COMPANIES = 4;
const CARDS = 12;
/** A page of fewer trips is there for whoever comes, but in no index. */
const FEWEST = 3;

export type LongTail = Awaited<ReturnType<typeof readLongTail>>;

/** Loads a page about several attributes at once. */
export async function longTailLoader(from: Services, folder: 'ltt' | 'ltg', slug: string, request: Request) {
  const page = await landingPage(from.ctx, { folder, slug, request });
  const shown = await readLongTail(from, page);
  const keeping = {
    tags: ['lists', ...tripTags({ reviews: shown.reviews })],
    endings: shown.trips.map(({ strikeThrough }) => strikeThrough?.endsAt),
  };
  return data(shown, { headers: cacheHeaders(from.page, request, keeping) });
}

async function readLongTail(from: Services, page: CategoryPage) {
  const { category } = page;
  const { isWorldCategory } = category;
  const { ctx } = from;
  const subject: Pictured = { slug: category.slug, poster: category.poster, cover: category.images[0] };
  const asked = { ...parseListQuery(new URLSearchParams()), limit: CARDS };
  const [found, attributes, companies, reviews] = await Promise.all([
    from.search.search(asked, { scope: { category: category.slug }, partner: ctx.partner }),
    categoryAttributes(ctx, category.id),
    isWorldCategory ? [] : readCompanies(from, category, COMPANIES),
    isWorldCategory ? [] : readReviews(from, category.id),
  ]);
  const trips = tripsOf(category, shownCards(await tripCards(ctx, found.ids)));
  return {
    ...wordsOf(page),
    name: category.name,
    attributes,
    tripsCount: found.total,
    isThin: found.total < FEWEST,
    listPath: found.total > CARDS ? listPathOf(page) : null,
    trips,
    companies,
    reviews,
    related: toPlaces(
      category.related,
      from.hasPage,
      trips.map(({ art }) => art),
    ),
    preview: previewOf(subject, category.name),
  };
}
