import { defineArea, everyone, forAll } from '#kernel';
import { addSaved } from './graphql.ts';
import { memberData } from './member-data.ts';
import { savedRoutes } from './rest.ts';

const reads = { who: ['member'], limit: 'READ' } as const;
const writes = { who: ['member'], limit: 'WRITE' } as const;

export const savedArea = defineArea({
  name: 'saved',
  calls: ['accounts', 'catalogue', 'search'],
  tables: ['wishlists', 'wishlist_trips', 'wishlist_shares', 'followings', 'saved_searches'],
  routes: {
    'GET /v1/trip_wishlists': reads,
    'POST /v1/trip_wishlists': writes,
    'PATCH /v1/trip_wishlists/{id}': writes,
    'DELETE /v1/trip_wishlists/{id}': writes,
    'POST /v1/trip_wishlists/{id}/trip_wishlist_trips': writes,
    'DELETE /v1/trip_wishlists/{id}/trip_wishlist_trips/{tripId}': writes,
    'POST /v1/trip_wishlists/{id}/share': { who: ['verified-member'], limit: 'WRITE' },
    'DELETE /v1/trip_wishlists/{id}/share/{shareId}': writes,
    'POST /v1/followings': writes,
    'DELETE /v1/followings/{id}': writes,
    'GET /v1/saved_searches': reads,
    'POST /v1/saved_searches': writes,
    'DELETE /v1/saved_searches/{id}': writes,
    'GET /v1/member_state': forAll.read,
  },
  fields: { sharedWishlist: everyone },
  members: memberData,
  rest: savedRoutes,
  graphql: ({ builder, list, types }) => addSaved(builder, types.catalogue, list),
});
