import { type Context, isId, notFound, orNotFound, type Parts } from '#kernel';
import {
  type ApiBuilder,
  type GraphqlContext,
  type ListMetadataShape,
  type ListTypes,
  listMetadataShape,
  paged,
  readPaging,
  rows,
} from '#kernel/graphql';
import { isOwner } from './access.ts';
import { addBookingType, type BookingNode, bookingNode } from './graphql/booking-type.ts';
import { fits, isIn, type OwnFilter, readOwn } from './my-bookings.ts';
import { type Booking, readBooking } from './queries/bookings.ts';

const USUAL = 10;
const MOST = 50;
const LISTS = { myBookings: 'bookings', myReservations: 'reservations' } as const;

type Keys = Pick<Parts, 'keyring' | 'addresses'>;
type BookingList = { nodes: BookingNode[]; metadata: ListMetadataShape };
type Asked = {
  email?: string | null | undefined;
  leadType?: OwnFilter['leadType'] | undefined;
  status?: OwnFilter['status'] | undefined;
  orderNumber?: string | null | undefined;
};

/** Bookings of whoever asks, and of nobody else. */
export function addBookings(builder: ApiBuilder, { listMetadata }: ListTypes, parts: Keys): void {
  const { booking, status } = addBookingType(builder);
  const list = builder.objectRef<BookingList>('BookingList').implement({
    fields: (t) => ({
      nodes: t.field({ type: [booking], extensions: rows, resolve: ({ nodes }) => nodes }),
      metadata: t.field({ type: listMetadata, resolve: ({ metadata }) => metadata }),
    }),
  });
  const leadType = builder.enumType('BookingLeadType', { values: ['reservation', 'booking'] as const });

  builder.queryField('bookingDetail', (t) =>
    t.field({
      type: booking,
      nullable: true,
      description: 'One’s own reservation or booking. Somebody else’s is as absent as one that isn’t there.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, request): Promise<BookingNode> => {
        const { ctx } = request;
        const text = String(id);
        const found = isId(text) ? await readBooking(ctx.db, text) : null;
        return bookingNode(
          request,
          parts,
          orNotFound(found, (one) => isOwner(ctx.actor, one)),
        );
      },
    }),
  );

  for (const name of ['myBookings', 'myReservations'] as const) {
    builder.queryField(name, (t) =>
      t.field({
        type: list,
        nullable: true,
        extensions: paged(USUAL),
        description:
          name === 'myBookings'
            ? `What one has booked, the newest first, ${MOST} a page at most.`
            : `What one has begun, or asked of a company, the newest first, ${MOST} a page at most.`,
        args: {
          email: t.arg.string({ description: 'One’s own; another one’s bookings aren’t found.' }),
          leadType: t.arg({ type: leadType }),
          status: t.arg({ type: status }),
          orderNumber: t.arg.string(),
          page: t.arg.int({ defaultValue: 1 }),
          limit: t.arg.int({ defaultValue: USUAL }),
        },
        resolve: async (_root, { page, limit, ...asked }, request): Promise<BookingList> => {
          const paging = readPaging({ page, limit }, { limit: USUAL, most: MOST });
          const all = await ownBookings(request.ctx, parts, name, asked);
          const from = (paging.page - 1) * paging.limit;
          const shown = all.slice(from, from + paging.limit);
          return { nodes: nodesOf(request, parts, shown), metadata: listMetadataShape(paging, all.length) };
        },
      }),
    );
  }
}

const nodesOf = (request: GraphqlContext, parts: Keys, all: readonly Booking[]) =>
  all.map((one) => bookingNode(request, parts, one));

async function ownBookings(
  ctx: Context,
  { addresses }: Keys,
  name: keyof typeof LISTS,
  { email, leadType = null, status = null, orderNumber = null }: Asked,
): Promise<Booking[]> {
  const all = await readOwn(ctx);
  const hash = email ? addresses.hashOf(email.toLowerCase()) : null;
  if (hash && !all.some((one) => one.emailHash?.equals(hash))) throw notFound();
  return all.filter(
    (one) =>
      isIn(LISTS[name], one) &&
      (!hash || one.emailHash?.equals(hash) === true) &&
      fits(one, { leadType, status, orderNumber: orderNumber || null }),
  );
}
