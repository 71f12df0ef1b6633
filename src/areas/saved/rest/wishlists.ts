import { z } from 'zod';
import { type TripCard, toTripDocument, tripDocument, tripExample } from '#catalogue/doors';
import type { Parts } from '#kernel';
import { defineRoute, deletion, formFields, type RestRoute, resource } from '#kernel/http';
import { savedFields } from '../fields.ts';
import type { Wishlist } from '../queries/wishlists.ts';
import { removeTrip, saveTrip } from '../save-trip.ts';
import { readSavedTrips } from '../saved-trips.ts';
import { shareWishlist, stopSharing } from '../share-wishlist.ts';
import { createWishlist, deleteWishlist, renameWishlist, wishlistsOf } from '../wishlists.ts';

const TAG = 'Lists';
const LIST = '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69';
const SHARE = '019a9f6e-6f00-7f11-8c0b-5e6f7a8b9c0d';
/** Stands in the place of an id for the list that a member used last. */
const LAST_USED = 'last_used';

const listId = z.uuid().meta({ description: 'Of a list of who asks.' });
const naming = {
  root: 'trip_wishlist',
  type: 'trip_wishlists',
  rootOptional: true,
  fields: z
    .object({ name: savedFields.name.meta({ description: 'No two lists of a member have the same.' }) })
    .meta({ description: 'A list.' }),
  example: { name: 'Andes next spring' },
} as const;

const namedList = resource(
  'trip_wishlists',
  z.object({ name: z.string().meta({ description: 'As its member calls it.' }) }),
).meta({ id: 'NamedWishlist', description: 'A list by its name.' });

const ref = <Type extends string>(type: Type) => z.object({ type: z.literal(type), id: z.string() });

const list = namedList
  .extend({
    relationships: z.object({
      trips: z.object({ data: z.array(ref('trips')) }),
      shares: z.object({ data: z.array(ref('wishlist_shares')) }),
    }),
  })
  .meta({ id: 'Wishlist', description: 'A list of trips, the one saved last first.' });

const sharing = resource(
  'wishlist_shares',
  z.object({ created_at: z.iso.datetime().meta({ description: 'When the link was sent.' }) }),
).meta({ id: 'WishlistShare', description: 'A link to a list that was mailed and still leads there.' });

const [trip, operator] = [tripDocument.shape.data.element, tripDocument.shape.included.element];

const lists = defineRoute({
  key: 'GET /v1/trip_wishlists',
  tag: TAG,
  summary: 'Your lists',
  description: 'All of them, the one used last first. A trip that isn’t offered any more stands in no list.',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ data: z.array(list), included: z.array(z.union([trip, operator, sharing])) }),
  example: {
    data: [
      {
        type: 'trip_wishlists',
        id: LIST,
        attributes: { name: 'Andes next spring' },
        relationships: {
          trips: { data: tripExample.data.map(({ id }) => ({ type: 'trips' as const, id })) },
          shares: { data: [{ type: 'wishlist_shares', id: SHARE }] },
        },
      },
    ],
    included: [
      ...tripExample.data,
      ...tripExample.included,
      { type: 'wishlist_shares', id: SHARE, attributes: { created_at: '2026-11-24T09:30:00.000Z' } },
    ],
  },
  cacheControl: 'private, no-store',
  async handle(ctx) {
    const all = await wishlistsOf(ctx);
    const cards = await readSavedTrips(ctx, all);
    const { data: trips, included: operators } = toTripDocument([...cards.values()]);
    return {
      data: all.map((one) => toList(one, cards)),
      included: [
        ...trips,
        ...operators,
        ...all.flatMap(({ shares }) =>
          shares.map(({ id, createdAt }) => ({
            type: 'wishlist_shares' as const,
            id,
            attributes: { created_at: createdAt.toISOString() },
          })),
        ),
      ],
    };
  },
});

function toList({ id, name, tripIds, shares }: Wishlist, cards: ReadonlyMap<string, TripCard>): z.output<typeof list> {
  return {
    type: 'trip_wishlists',
    id,
    attributes: { name },
    relationships: {
      trips: { data: tripIds.filter((tripId) => cards.has(tripId)).map((tripId) => ({ type: 'trips', id: tripId })) },
      shares: { data: shares.map((share) => ({ type: 'wishlist_shares', id: share.id })) },
    },
  };
}

const named = ({ id, name }: { id: string; name: string }) => ({
  data: { type: 'trip_wishlists' as const, id, attributes: { name } },
});
const namedAnswer = {
  answer: z.object({ data: namedList }),
  example: named({ id: LIST, name: 'Andes next spring' }),
  cacheControl: 'no-store',
};

const newList = defineRoute({
  key: 'POST /v1/trip_wishlists',
  tag: TAG,
  summary: 'Make a list',
  description: 'At most 50.',
  refusals: [409],
  params: z.object({}),
  query: z.object({}),
  repeatable: 'with a key',
  status: 201,
  body: naming,
  ...namedAnswer,
  handle: async (ctx, { body }) => named(await createWishlist(ctx, body.name)),
});

const renaming = defineRoute({
  key: 'PATCH /v1/trip_wishlists/{id}',
  tag: TAG,
  summary: 'Rename a list',
  description: 'What stands in it stays.',
  params: z.object({ id: listId }),
  query: z.object({}),
  body: naming,
  ...namedAnswer,
  handle: async (ctx, { params, body }) => named(await renameWishlist(ctx, { id: params.id, name: body.name })),
});

const deletedList = deletion('trip_wishlists', 'DeletedWishlist', 'A list that is gone.');

const deleting = defineRoute({
  key: 'DELETE /v1/trip_wishlists/{id}',
  tag: TAG,
  summary: 'Delete a list',
  description: 'With what stands in it; links that were sent lead nowhere from then on.',
  params: z.object({ id: listId }),
  query: z.object({}),
  answer: z.object({ data: deletedList.shape }),
  example: { data: deletedList.of(LIST) },
  cacheControl: 'no-store',
  async handle(ctx, { params }) {
    await deleteWishlist(ctx, params.id);
    return { data: deletedList.of(params.id) };
  },
});

const savedTrip = resource(
  'trip_wishlist_trips',
  z.object({
    trip_id: z.string().meta({ description: 'The trip.' }),
    trip_wishlist_id: z.string().meta({ description: 'The list it is in.' }),
    trip_wishlist_name: z.string().meta({ description: 'What that list is called.' }),
  }),
).meta({ id: 'SavedTrip', description: 'A trip in a list.' });

const TRIP = tripExample.data[0]?.id ?? '';

const saving = defineRoute({
  key: 'POST /v1/trip_wishlists/{id}/trip_wishlist_trips',
  tag: TAG,
  summary: 'Save a trip',
  description: `Into a list, at most 200; ${LAST_USED} stands for the list used last, and makes a first one for who has none. A trip that is there already is answered with 200.`,
  params: z.object({
    id: z.union([listId, z.literal(LAST_USED)]).meta({ description: `Of a list of who asks, or ${LAST_USED}.` }),
  }),
  query: z.object({}),
  mayRepeat: true,
  status: 201,
  body: {
    root: 'trip_wishlists_trip',
    aliases: ['trip_wishlist_trip'],
    rootOptional: true,
    type: 'trip_wishlist_trips',
    fields: z
      .object({ trip_id: z.uuid('must be the id of a trip').meta({ description: 'The trip.' }) })
      .meta({ description: 'What is saved.' }),
    example: { trip_id: TRIP },
  },
  answer: z.object({ data: savedTrip }),
  example: {
    data: {
      type: 'trip_wishlist_trips',
      id: TRIP,
      attributes: { trip_id: TRIP, trip_wishlist_id: LIST, trip_wishlist_name: 'Andes next spring' },
    },
  },
  cacheControl: 'no-store',
  async handle(ctx, { params, body, again }) {
    const saved = await saveTrip(ctx, params.id === LAST_USED ? null : params.id, body.trip_id);
    if (!saved.isNew) again();
    return {
      data: {
        type: 'trip_wishlist_trips' as const,
        id: body.trip_id,
        attributes: {
          trip_id: body.trip_id,
          trip_wishlist_id: saved.list.id,
          trip_wishlist_name: saved.list.name,
        },
      },
    };
  },
});

const removedTrip = deletion('trip_wishlist_trips', 'RemovedTrip', 'A trip that isn’t in the list any more.');

const removing = defineRoute({
  key: 'DELETE /v1/trip_wishlists/{id}/trip_wishlist_trips/{tripId}',
  tag: TAG,
  summary: 'Take a trip out of a list',
  description: 'The list stays.',
  params: z.object({ id: listId, tripId: z.uuid().meta({ description: 'Of a trip that is in it.' }) }),
  query: z.object({}),
  answer: z.object({ data: removedTrip.shape }),
  example: { data: removedTrip.of(TRIP) },
  cacheControl: 'no-store',
  async handle(ctx, { params }) {
    await removeTrip(ctx, params.id, params.tripId);
    return { data: removedTrip.of(params.tripId) };
  },
});

const sent = resource(
  'wishlist_shares',
  z.object({ status: z.literal('sent').meta({ description: 'A mail with the link is on its way.' }) }),
).meta({ id: 'SentWishlist', description: 'A list that was shared.' });

const shares = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/trip_wishlists/{id}/share',
    tag: TAG,
    summary: 'Share a list',
    description: 'Mails a link that shows the list, until it is stopped. Ten a day, for who has confirmed an address.',
    params: z.object({ id: listId }),
    query: z.object({}),
    repeatable: 'with a key',
    status: 202,
    body: {
      root: 'trip_wishlist_share',
      rootOptional: true,
      type: 'wishlist_shares',
      fields: z
        .object({
          from_email: formFields.email
            .optional()
            .meta({ description: 'The address of who is signed in; it may be left out.' }),
          to_email: savedFields.toEmail.meta({ description: 'Whom it is for.' }),
          message: savedFields.message.optional().meta({ description: 'Plain text.' }),
        })
        .meta({ description: 'Whom a list is sent to.' }),
      example: { to_email: 'babbage@example.com', message: 'Which of these would you take?' },
    },
    answer: z.object({ data: sent }),
    example: { data: { type: 'wishlist_shares', id: SHARE, attributes: { status: 'sent' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params, body }) {
      const id = await shareWishlist(ctx, parts, {
        wishlistId: params.id,
        fromEmail: body.from_email,
        toEmail: body.to_email,
        message: body.message ?? '',
      });
      return { data: { type: 'wishlist_shares' as const, id, attributes: { status: 'sent' as const } } };
    },
  });

const stoppedShare = deletion('wishlist_shares', 'StoppedShare', 'A link that leads nowhere any more.');

const stopping = defineRoute({
  key: 'DELETE /v1/trip_wishlists/{id}/share/{shareId}',
  tag: TAG,
  summary: 'Stop sharing a list',
  description: 'The link that was sent answers 404 from then on.',
  params: z.object({ id: listId, shareId: z.uuid().meta({ description: 'Of a share of this list.' }) }),
  query: z.object({}),
  answer: z.object({ data: stoppedShare.shape }),
  example: { data: stoppedShare.of(SHARE) },
  cacheControl: 'no-store',
  async handle(ctx, { params }) {
    await stopSharing(ctx, params.id, params.shareId);
    return { data: stoppedShare.of(params.shareId) };
  },
});

export const wishlistRoutes = (parts: Parts): RestRoute[] => [
  lists,
  newList,
  renaming,
  deleting,
  saving,
  removing,
  shares(parts),
  stopping,
];
