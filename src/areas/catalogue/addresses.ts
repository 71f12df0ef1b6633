export { readCategoryRef as categoryRef } from './queries/category-ref.ts';
export { readGuidePaths as guidePaths, readLandingPaths as landingPaths } from './queries/landing-paths.ts';
export { readOperatorRef as operatorRef } from './queries/operator-ref.ts';
export { readPlaceSlugs } from './queries/place-slugs.ts';
export {
  readAttractionSlugs as attractionSlugs,
  readContinentSlugs as continentSlugs,
  readPublishedLengths as publishedLengths,
  readPublishedSlugs as publishedSlugs,
  readShownCompanySlugs as shownCompanySlugs,
  readShownTripSlugs as shownTripSlugs,
} from './queries/published-slugs.ts';
export { type Renamed, readRenamedId as renamedId, readRenamedSlug as renamedSlug } from './queries/renamed-slug.ts';
export { readShownNames as shownNames } from './queries/shown-names.ts';
export {
  countSitemapEntries,
  readEmptyLists as emptyLists,
  readSitemapEntries,
  readSitemapLinks,
  type SitemapEntry,
  type SitemapGroup,
  type SitemapPage,
  sitemapGroups,
} from './queries/sitemap.ts';
