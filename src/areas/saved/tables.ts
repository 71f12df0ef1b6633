// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Timestamp } from '#kernel/db';

export type WishlistsTable = {
  id: Generated<string>;
  userId: string;
  name: string;
  lastUsedAt: Generated<Timestamp>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type WishlistTripsTable = {
  wishlistId: string;
  tripId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type WishlistSharesTable = {
  id: Generated<string>;
  wishlistId: string;
  userId: string;
  tokenHash: Buffer;
  revokedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type FollowingsTable = {
  id: Generated<string>;
  userId: string;
  followableType: string;
  followableId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SavedSearchesTable = {
  id: Generated<string>;
  userId: string;
  partnerId: string | null;
  path: string;
  queryString: string;
  name: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SavedTables = {
  wishlists: WishlistsTable;
  wishlistTrips: WishlistTripsTable;
  wishlistShares: WishlistSharesTable;
  followings: FollowingsTable;
  savedSearches: SavedSearchesTable;
};
