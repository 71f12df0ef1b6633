import { accountsArea } from './areas/accounts/area.ts';
import { attributionArea } from './areas/attribution/area.ts';
import { bookingsArea } from './areas/bookings/area.ts';
import { catalogueArea } from './areas/catalogue/area.ts';
import { contentArea } from './areas/content/area.ts';
import { feedsArea } from './areas/feeds/area.ts';
import { giftCardsArea } from './areas/gift-cards/area.ts';
import { imagesArea } from './areas/images/area.ts';
import { inventoryArea } from './areas/inventory/area.ts';
import { leadsArea } from './areas/leads/area.ts';
import { partnersArea } from './areas/partners/area.ts';
import { paymentsArea } from './areas/payments/area.ts';
import { postersArea } from './areas/posters/area.ts';
import { quizArea } from './areas/quiz/area.ts';
import { reviewsArea } from './areas/reviews/area.ts';
import { savedArea } from './areas/saved/area.ts';
import { searchArea } from './areas/search/area.ts';
import { kernelArea } from './kernel/area.ts';
import { type Area, checkAreas, joined } from './kernel/define-area.ts';
import { inOrderOfNames, type PictureSource } from './kernel/feed/index.ts';
import type { EncryptedColumn } from './kernel/keys/rotate-keys.ts';
import type { MemberData } from './kernel/member-data.ts';
import type { Searchable } from './kernel/running/searchable.ts';
import type { TaskKinds } from './kernel/team/index.ts';

/** Every area in the order of the floors, the ground first. Adding one is its folder and its line here. */
const inOrder = [
  kernelArea,
  attributionArea,
  imagesArea,
  accountsArea,
  leadsArea,
  inventoryArea,
  paymentsArea,
  giftCardsArea,
  postersArea,
  feedsArea,
  partnersArea,
  catalogueArea,
  bookingsArea,
  contentArea,
  quizArea,
  searchArea,
  savedArea,
  reviewsArea,
] as const;

export const areas: readonly Area[] = inOrder;

checkAreas(areas);

/** The pages that each piece of news concerns. */
export const news = joined(inOrder, 'news');

/** Who may make which REST call and ask for which field of the GraphQL query. */
export const routes = joined(inOrder, 'routes');
export const fields = joined(inOrder, 'fields');

/** Of what the team is told, with words for its desk. */
export const taskKinds: TaskKinds = joined(inOrder, 'tasks');

/** Columns whose values are encrypted: a new key takes them over (npm run cli -- rotate-keys). */
export const encryptedColumns: readonly EncryptedColumn[] = areas.flatMap(({ encrypted }) =>
  Object.entries(encrypted).flatMap(([table, columns]) => columns.map((column) => ({ table, column }))),
);

/** What a feed may hold, in the order in which it is applied. */
export const feedKinds = inOrderOfNames(areas.flatMap((area) => area.feed));

/** Where records name pictures. */
export const pictureSources: readonly PictureSource[] = [...feedKinds.values()].flatMap(
  ({ pictures = [] }) => pictures,
);

/** What search suggests by name, beside what is the catalogue's. */
export const searchable: readonly Searchable[] = areas.flatMap((area) => area.searchable);

/** What each area holds of members, in the order of the floors. */
export const allMemberData: readonly MemberData[] = areas.flatMap(({ members }) => members ?? []);
