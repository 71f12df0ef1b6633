import { data } from 'react-router';
import { categoryLinks, categoryPage } from '#catalogue';
import { artsOf } from '../catalogue/art.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';
import { entry, pictured, placesIn } from './destinations.loader.ts';
import { readGuide } from './guide.loader.ts';

const MOST = 500;
const GUIDES = 6;

/** A continent: its countries, trips and companies, and the guides to places in it. */
export async function readContinent(from: Services, slug: string) {
  const { ctx, hasPage } = from;
  const page = await categoryPage(ctx, { kind: 'landing', slug, types: ['continent'] });
  if (!page) throw data(null, { status: 404 });
  const [guide, places] = await Promise.all([
    readGuide(from, { ...page, path: `/destination/${slug}` }),
    categoryLinks(ctx, ['country', 'region'], MOST),
  ]);
  const parent = page.category.slug;
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
  const arts = artsOf(regions.map(pictured), 'card');
  return {
    guide,
    guidePath: hasPage(page.path) ? page.path : null,
    countries: placesIn(places, parent, 'country', hasPage),
    guides: regions.map((region, i) => ({ ...entry(region, hasPage), art: arts[i] as PosterArt })),
  };
}
