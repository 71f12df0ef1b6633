import { categoryLinks, categoryPage } from '#catalogue';
import { articlesAbout } from '#content';
import { artsOf } from '../catalogue/art.ts';
import { shownCards, tripsOf } from '../catalogue/shown-card.ts';
import { picturedArticle, shownArticles } from '../content/shown-article.loader.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';
import { entry, pictured, placesIn } from './destinations.loader.ts';
import { COMPANIES, headOf, readCompanies, readTopTrips } from './guide.loader.ts';

const MOST = 500;
const GUIDES = 6;
const ARTICLES = 4;

/** A continent: its countries, trips and companies, and the guides to places in it and articles about them. */
export async function readContinent(from: Services, slug: string, request: Request) {
  const { ctx, hasPage } = from;
  const continent = (named: string) => categoryPage(ctx, { kind: 'landing', slug: named, types: ['continent'] });
  const page = await continent(slug);
  if (!page) {
    const pathOf = async (now: string) => (await continent(now)) && `/destination/${now}`;
    throw await renamedOrMissing(ctx, { kind: 'page:landing', slug, request }, pathOf);
  }
  const { category } = page;
  const { beside, ...head } = headOf({ ...page, path: `/destination/${slug}` }, hasPage);
  const [cards, companies, places] = await Promise.all([
    readTopTrips(from, category.slug),
    category.isWorldCategory ? [] : readCompanies(from, category, COMPANIES),
    categoryLinks(ctx, ['country', 'region'], MOST),
  ]);
  const parent = category.slug;
  const inside = new Set(
    places.filter(({ parentSlug }) => parentSlug === parent).map(({ categorySlug }) => categorySlug),
  );
  const isInside = (slug: string | null) => slug !== null && (slug === parent || inside.has(slug));
  const about = places.filter(({ parentSlug }) => isInside(parentSlug)).map(({ categorySlug }) => categorySlug);
  const articles = await articlesAbout(ctx, [parent, ...about], ARTICLES);
  const regions = places
    .filter(
      ({ categoryType, parentSlug, landingSlug }) =>
        categoryType === 'region' && landingSlug !== null && isInside(parentSlug),
    )
    .slice(0, GUIDES);
  // Spread over all of them together, so that no picture comes twice.
  const subjects = [...cards, ...regions.map(pictured), ...articles.map(picturedArticle)];
  const arts = artsOf(subjects, 'card', [beside]).slice(cards.length) as PosterArt[];
  return {
    head,
    trips: tripsOf(category, shownCards(cards, [beside])),
    companies,
    guidePath: hasPage(page.path) ? page.path : null,
    countries: placesIn(places, parent, 'country', hasPage),
    articles: shownArticles(articles, 'card').map((one, i) => ({ ...one, art: arts[regions.length + i] ?? one.art })),
    guides: regions.map((region, i) => ({ ...entry(region, hasPage), art: arts[i] as PosterArt })),
  };
}
