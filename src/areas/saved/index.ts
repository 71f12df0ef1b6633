export { savedFields } from './fields.ts';
export { followedOperators, followOperator, unfollowOperator } from './follow.ts';
export type { Wishlist } from './queries/wishlists.ts';
export { removeTrip, saveTrip } from './save-trip.ts';
export { readSavedTrips as savedTrips } from './saved-trips.ts';
export { deleteSearch, renameSearch, savedSearches, saveSearch, searchToSave } from './searches.ts';
export { sharedWishlist, shareWishlist, stopSharing } from './share-wishlist.ts';
export { createWishlist, deleteWishlist, renameWishlist, wishlistsOf } from './wishlists.ts';
