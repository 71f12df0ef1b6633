import type { Parts } from '#kernel';
import type { ApiBuilder, GraphqlContext } from '#kernel/graphql';
import { type PaymentState, paymentsOf } from '#payments';
import { bookingStates, depositStates, finalPaymentStates } from '../booking-states.ts';
import { type Contact, openContact } from '../contact.ts';
import { openCentsOf, paidOf } from '../money.ts';
import { maskPassenger, type PassengerFields } from '../passenger-fields.ts';
import { passengersOf } from '../passengers.ts';
import type { Booking, PriceLine, Room } from '../queries/bookings.ts';
import { reservationSteps } from '../steps.ts';

type Keys = Pick<Parts, 'keyring'>;

/** A booking as its resolvers hold it; what isn’t asked for isn’t read or decrypted. */
export type BookingNode = {
  booking: Booking;
  contact(): Contact;
  payments(): Promise<PaymentState[]>;
  passengers(): Promise<PassengerFields[]>;
};

export function bookingNode({ ctx }: GraphqlContext, parts: Keys, booking: Booking): BookingNode {
  let contact: Contact | null = null;
  let payments: Promise<PaymentState[]> | null = null;
  return {
    booking,
    contact() {
      contact ??= openContact(parts, booking);
      return contact;
    },
    payments() {
      payments ??= paymentsOf(ctx, { kind: 'booking', id: booking.id });
      return payments;
    },
    passengers: () => passengersOf(ctx, parts, booking.id),
  };
}

const GUESSED = 'Of a passport its last three characters, of a birthday its year.';

/** Reservations and bookings as their owners see them: passengers masked, and nothing of the company’s terms with us. */
export function addBookingType(builder: ApiBuilder) {
  const status = builder.enumType('BookingStatus', { values: bookingStates.states });

  const line = builder.objectRef<PriceLine>('PriceLine').implement({
    fields: (t) => ({
      label: t.exposeString('label'),
      eachCents: t.expose('eachCents', { type: 'Cents' }),
      quantity: t.exposeInt('quantity'),
      cents: t.expose('cents', { type: 'Cents', description: 'Below zero for what is taken off.' }),
    }),
  });
  const room = builder.objectRef<Room>('BookingRoom').implement({
    fields: (t) => ({ number: t.exposeInt('number'), positions: t.exposeIntList('positions') }),
  });
  const payment = builder.objectRef<PaymentState>('PaymentDetail').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      method: t.exposeString('method', { description: 'paypal or gift_card.' }),
      paymentType: t.exposeString('purpose', { description: 'deposit, full or balance.' }),
      amountCents: t.expose('amountCents', { type: 'Cents' }),
      currency: t.exposeString('currency'),
      status: t.exposeString('status'),
      processorRef: t.exposeString('processorRef', { nullable: true }),
      paymentDate: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the money was captured.',
        resolve: ({ capturedAt }) => capturedAt?.toISOString() ?? null,
      }),
      refundedCents: t.field({
        type: 'Cents',
        description: 'What went back, or is on its way.',
        resolve: ({ refunds }) =>
          refunds.reduce((sum, { status: state, amountCents }) => (state === 'failed' ? sum : sum + amountCents), 0),
      }),
    }),
  });
  const passenger = builder.objectRef<ReturnType<typeof maskPassenger>>('Passenger').implement({
    description: `Somebody who travels, masked. ${GUESSED}`,
    fields: (t) => ({
      position: t.int({ resolve: ({ position }) => Number(position) }),
      title: t.string({ nullable: true, resolve: ({ title }) => textOf(title) }),
      firstName: t.string({ nullable: true, resolve: ({ first_name: name }) => textOf(name) }),
      lastName: t.string({ nullable: true, resolve: ({ last_name: name }) => textOf(name) }),
      nationality: t.string({ nullable: true, resolve: ({ nationality }) => textOf(nationality) }),
      dateOfBirth: t.string({
        nullable: true,
        description: 'The year alone.',
        resolve: ({ dob }) => textOf(dob),
      }),
      passportNumber: t.string({
        nullable: true,
        description: 'Its last three characters.',
        resolve: ({ passport_number: number }) => textOf(number),
      }),
      given: t.stringList({
        description: 'Names of what is known of them.',
        resolve: (known) => Object.keys(known).filter((key) => key !== 'position' && known[key] !== null),
      }),
    }),
  });

  const booking = builder.objectRef<BookingNode>('Booking').implement({
    description: 'A reservation or a booking, as its owner sees it.',
    fields: (t) => ({
      id: t.id({ resolve: ({ booking: one }) => one.id }),
      orderNumber: t.string({ resolve: ({ booking: one }) => one.orderNumber }),
      bookingStatus: t.field({ type: status, resolve: ({ booking: one }) => one.status }),
      bookingLeadType: t.string({
        description: 'reservation: paid here; booking: asked of a company that collects itself.',
        resolve: ({ booking: one }) => one.leadType,
      }),
      reservationStep: t.string({
        description: `${oneOf(reservationSteps)}: the last that is done.`,
        resolve: ({ booking: one }) => one.step,
      }),
      tripName: t.string({ resolve: ({ booking: one }) => one.tripName }),
      tripSlug: t.string({ resolve: ({ booking: one }) => one.tripSlug }),
      tripSku: t.string({ resolve: ({ booking: one }) => one.tripSku }),
      operatorName: t.string({ resolve: ({ booking: one }) => one.operatorName }),
      tripDate: t.field({ type: 'Date', nullable: true, resolve: ({ booking: one }) => one.startDate }),
      tripEndDate: t.field({ type: 'Date', nullable: true, resolve: ({ booking: one }) => one.endDate }),
      numberOfTravelers: t.int({ resolve: ({ booking: one }) => one.travelers }),
      ages: t.intList({ resolve: ({ booking: one }) => one.ages }),
      accommodationLevel: t.int({
        nullable: true,
        description: 'Tier of the price; 0: the base price.',
        resolve: ({ booking: one }) => one.level,
      }),
      rooms: t.field({ type: [room], resolve: ({ booking: one }) => one.rooms }),
      paymentType: t.string({ nullable: true, resolve: ({ booking: one }) => one.paymentType }),
      currency: t.string({ nullable: true, resolve: ({ booking: one }) => one.currency }),
      priceLines: t.field({
        type: [line],
        description: 'They add up to bookingPriceCents.',
        resolve: ({ booking: one }) => one.priceLines,
      }),
      localLines: t.field({
        type: [line],
        description: 'Paid on the spot, never charged here.',
        resolve: ({ booking: one }) => one.localLines,
      }),
      bookingPriceCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'Charged here.',
        resolve: ({ booking: one }) => one.priceCents,
      }),
      totalCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'With what is paid on the spot.',
        resolve: ({ booking: one }) => one.totalCents,
      }),
      depositPriceCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'The company’s deposit, once it is confirmed.',
        resolve: ({ booking: one }) => (one.dueNowCents === null ? null : one.depositCents),
      }),
      bookingPaidPriceCents: t.field({
        type: 'Cents',
        description: 'Captured, less what went back or is on its way.',
        resolve: async (node) => paidOf(await node.payments()),
      }),
      remainingBalanceCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'What is left to pay here of what stands; null where nothing stands.',
        resolve: async (node) => {
          const { status: now, priceCents } = node.booking;
          if ((now !== 'confirmed' && now !== 'pending_operator') || priceCents === null) return null;
          return openCentsOf(node.booking, await node.payments());
        },
      }),
      depositStatus: t.string({
        description: `${oneOf(depositStates.states)}.`,
        resolve: ({ booking: one }) => one.depositStatus,
      }),
      finalPaymentStatus: t.string({
        description: `${oneOf(finalPaymentStates.states)}.`,
        resolve: ({ booking: one }) => one.finalPaymentStatus,
      }),
      depositDueDate: t.field({ type: 'Date', nullable: true, resolve: ({ booking: one }) => one.depositDueOn }),
      paymentDueDate: t.field({ type: 'Date', nullable: true, resolve: ({ booking: one }) => one.paymentDueOn }),
      passengerInfoDueDate: t.field({
        type: 'Date',
        nullable: true,
        resolve: ({ booking: one }) => one.passengerInfoDueOn,
      }),
      cancelledBy: t.string({
        nullable: true,
        description: 'traveler, operator, staff or departure.',
        resolve: ({ booking: one }) => one.cancelledBy,
      }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ booking: one }) => one.createdAt.toISOString() }),
      email: t.string({ resolve: (node) => node.contact().email }),
      firstName: t.string({ resolve: (node) => node.contact().firstName }),
      lastName: t.string({ resolve: (node) => node.contact().lastName }),
      phone: t.string({ nullable: true, resolve: (node) => node.contact().phone }),
      countryCode: t.string({ nullable: true, resolve: (node) => node.contact().countryCode }),
      preferredContactMethod: t.string({ nullable: true, resolve: (node) => node.contact().preferredMethod }),
      bookingComment: t.string({ nullable: true, resolve: (node) => node.contact().comment }),
      bookingTravelers: t.field({
        type: [passenger],
        description: 'Those who have been named.',
        resolve: async (node) => (await node.passengers()).map(maskPassenger),
      }),
      paymentDetail: t.field({
        type: [payment],
        description: 'The first first; begun ones that nobody approved are left out.',
        resolve: async (node) =>
          (await node.payments()).filter(({ status: state }) => state !== 'created' && state !== 'voided'),
      }),
    }),
  });
  return { booking, status };
}

const oneOf = (states: readonly string[]) => `${states.slice(0, -1).join(', ')} or ${states.at(-1)}`;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
