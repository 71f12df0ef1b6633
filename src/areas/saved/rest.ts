import type { Parts } from '#kernel';
import type { RestRoute } from '#kernel/http';
import { followRoute, unfollowRoute } from './rest/followings.ts';
import { memberStateRoute } from './rest/member-state.ts';
import { searchRoutes } from './rest/searches.ts';
import { wishlistRoutes } from './rest/wishlists.ts';

export const savedRoutes = (parts: Parts): RestRoute[] => [
  ...wishlistRoutes(parts),
  ...searchRoutes(parts),
  followRoute,
  unfollowRoute,
  memberStateRoute(parts),
];
