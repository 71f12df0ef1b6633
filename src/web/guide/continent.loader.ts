import { categoryLinks, categoryPage } from '#catalogue';
import { artsOf } from '../catalogue/art.ts';
import { shownCards } from '../catalogue/shown-card.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';
import { entry, pictured, placesIn } from './destinations.loader.ts';
import { COMPANIES, headOf, readCompanies, readTopTrips } from './guide.loader.ts';

const MOST = 500;
const GUIDES = 6;

/** A continent: its countries, trips and companies, and the guides to places in it. */
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
  const regions = places
    .filter(
      ({ categoryType, parentSlug, landingSlug }) =>
        categoryType === 'region' &&
        landingSlug !== null &&
        (parentSlug === parent || (parentSlug !== null && inside.has(parentSlug))),
    )
    .slice(0, GUIDES);
  // Spread over cards and guides together, so that no picture comes twice.
  const arts = artsOf([...cards, ...regions.map(pictured)], 'card', [beside]).slice(cards.length);
  return {
    head,
    trips: shownCards(cards, [beside]),
    companies,
    guidePath: hasPage(page.path) ? page.path : null,
    countries: placesIn(places, parent, 'country', hasPage),
    guides: regions.map((region, i) => ({ ...entry(region, hasPage), art: arts[i] as PosterArt })),
  };
}
