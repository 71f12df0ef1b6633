export { readCategoryRef as categoryRef } from './queries/category-ref.ts';
export { readOperatorRef as operatorRef } from './queries/operator-ref.ts';
export { readPlaceSlugs } from './queries/place-slugs.ts';
export { readShownNames as shownNames } from './queries/shown-names.ts';
