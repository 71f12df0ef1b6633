import { catalogueArea } from './catalogue/area.ts';
import { contentArea } from './content/area.ts';
import { feedsArea } from './feeds/area.ts';
import { imagesArea } from './images/area.ts';
import { inventoryArea } from './inventory/area.ts';
import { kernelArea } from './kernel/area.ts';
import { type Area, checkAreas, joined } from './kernel/define-area.ts';
import { partnersArea } from './partners/area.ts';
import { postersArea } from './posters/area.ts';
import { reviewsArea } from './reviews/area.ts';
import { searchArea } from './search/area.ts';

/** Every area in the order of the floors, the ground first. Adding one is its folder and its line here. */
const inOrder = [
  kernelArea,
  inventoryArea,
  postersArea,
  imagesArea,
  partnersArea,
  catalogueArea,
  contentArea,
  searchArea,
  reviewsArea,
  feedsArea,
] as const;

export const areas: readonly Area[] = inOrder;

checkAreas(areas);

/** The pages that each piece of news concerns. */
export const news = joined(inOrder, 'news');

/** Who may make which REST call and ask for which field of the GraphQL query. */
export const routes = joined(inOrder, 'routes');
export const fields = joined(inOrder, 'fields');
