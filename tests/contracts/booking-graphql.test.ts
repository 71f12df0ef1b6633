import { beforeAll, describe, expect, it } from 'vitest';
import { type Offer, reservingSite } from './reserving.ts';
import { signingIn } from './signing-in.ts';

const ABSENT = '0199a5c2-1111-7000-8000-00000000dead';
const DETAIL = `query ($id: ID!) { bookingDetail(id: $id) {
  orderNumber bookingStatus depositStatus finalPaymentStatus currency totalCents bookingPriceCents bookingPaidPriceCents
  remainingBalanceCents email numberOfTravelers rooms { number positions } priceLines { cents }
  paymentDetail { method paymentType amountCents status refundedCents paymentDate }
  bookingTravelers { position firstName passportNumber dateOfBirth given } } }`;
const LISTS = `query ($email: String, $status: BookingStatus, $orderNumber: String) {
  myBookings(email: $email, status: $status, orderNumber: $orderNumber) { nodes { id } metadata { totalCount } }
  myReservations(email: $email) { nodes { id } } }`;

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
type Any = any;

describe('bookings over GraphQL', () => {
  const { site, offers, traveler } = reservingSite();
  let offer: Offer;
  beforeAll(async () => {
    [offer] = (await offers(1)) as [Offer];
  });

  type Guest = ReturnType<typeof traveler>;
  const query = async (guest: Guest, text: string, variables: object) => {
    const { data, errors } = await guest.ask('POST', '/graphql', { query: text, variables });
    return { data, codes: (errors as Any[]).map(({ extensions }) => extensions.code as string) };
  };
  const booked = async () => {
    const guest = traveler();
    await guest.upToConfirmed(offer, { type: 'deposit' });
    await guest.step('passenger_detail', {
      passengers: [{ position: 1, passport_number: 'X1234567', dob: '1980-02-03' }],
    });
    expect((await guest.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    return guest;
  };

  it('tell their owner what was agreed, paid and is left; who travels is masked', async () => {
    const guest = await booked();
    const { data, codes } = await query(guest, DETAIL, { id: guest.id() });
    expect(codes).toEqual([]);
    const { bookingDetail: one } = data;
    const rest = (await guest.look()).data.attributes;
    expect(one).toMatchObject({
      orderNumber: rest.order_number,
      bookingStatus: 'confirmed',
      depositStatus: 'paid',
      totalCents: rest.total_cents,
      bookingPriceCents: rest.booking_price_cents,
      bookingPaidPriceCents: rest.due_now_cents,
      remainingBalanceCents: rest.booking_price_cents - rest.due_now_cents,
      email: guest.email,
      numberOfTravelers: 2,
      rooms: [{ number: 1, positions: [1, 2] }],
      paymentDetail: [
        {
          method: 'paypal',
          paymentType: 'deposit',
          amountCents: rest.due_now_cents,
          status: 'captured',
          refundedCents: 0,
        },
      ],
    });
    expect(one.priceLines.reduce((sum: number, { cents }: Any) => sum + cents, 0)).toBe(one.bookingPriceCents);
    expect(one.bookingTravelers.map(({ position, firstName }: Any) => [position, firstName])).toEqual([
      [1, 'Ada1'],
      [2, 'Ada2'],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/X1234567|1980-02-03/);
  });

  it('name of who travels what is known, and nothing that was left empty', async () => {
    const guest = traveler();
    await guest.begin(offer);
    await guest.hold(offer);
    await guest.step('accommodation', { accommodation_level: offer.level });
    await guest.step('payment_type', { payment_type: 'deposit' });
    const first = { position: 1, first_name: 'Ada', last_name: 'Lovelace', dob: '1980-02-03', phone: null, city: '' };
    expect((await guest.step('passenger_detail', { passengers: [first] })).status).toBe(200);
    const { data } = await query(guest, DETAIL, { id: guest.id() });
    expect(data.bookingDetail.bookingTravelers[0].given.toSorted()).toEqual(['dob', 'first_name', 'last_name']);
  });

  it('are nobody else’s: another guest and a member find none, a visitor is asked who they are', async () => {
    const [guest, other] = [await booked(), await booked()];
    expect((await query(other, DETAIL, { id: guest.id() })).codes).toEqual(['NOT_FOUND']);
    expect((await query(other, DETAIL, { id: ABSENT })).codes).toEqual(['NOT_FOUND']);
    expect((await query(other, DETAIL, { id: 'none' })).codes).toEqual(['NOT_FOUND']);
    expect((await query(traveler(), DETAIL, { id: guest.id() })).codes).toEqual(['UNAUTHENTICATED']);
    const { data } = await query(other, LISTS, {});
    expect(data.myBookings).toEqual({ nodes: [{ id: other.id() }], metadata: { totalCount: 1 } });
    const members = signingIn(site);
    const member = members.browser();
    await members.signIn(member, 'graphql-of-bookings@example.com');
    const asMember = (text: string, variables: object) => member.ask('/graphql', { body: { query: text, variables } });
    const refused = await asMember(DETAIL, { id: guest.id() });
    expect(refused.body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await asMember(LISTS, { email: guest.email })).body.data).toEqual({
      myBookings: null,
      myReservations: null,
    });
  });

  it('stand in one list once they are booked, in the other before, and are found by what they are', async () => {
    const guest = traveler();
    const { data: begun } = await guest.begin(offer);
    const before = await query(guest, LISTS, {});
    expect(before.data).toEqual({
      myBookings: { nodes: [], metadata: { totalCount: 0 } },
      myReservations: { nodes: [{ id: guest.id() }] },
    });
    const placed = await booked();
    const order = (await placed.look()).data.attributes.order_number as string;
    const found = async (variables: object) =>
      (await query(placed, LISTS, variables)).data.myBookings?.nodes.map(({ id }: Any) => id);
    expect(await found({ orderNumber: order.toLowerCase() })).toEqual([placed.id()]);
    expect(await found({ orderNumber: begun.attributes.order_number })).toEqual([]);
    expect(await found({ status: 'confirmed', email: placed.email.toUpperCase() })).toEqual([placed.id()]);
    expect(await found({ status: 'cancelled' })).toEqual([]);
    expect((await query(placed, LISTS, { email: 'mallory@example.com' })).codes).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});
