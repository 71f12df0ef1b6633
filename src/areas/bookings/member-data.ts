import { type MemberData, transaction } from '#kernel';
import { paymentsOf } from '#payments';
import { releaseBalanceCard } from './balance-card.ts';
import { releaseCard } from './card-part.ts';
import { openContact } from './contact.ts';
import { isProcessing } from './money.ts';
import { passengersOf } from './passengers.ts';
import { lockBooking, updateBooking } from './queries/bookings.ts';
import { claimBookings, detachMember, readBookingsOf, readSettingAside } from './queries/member-bookings.ts';
import { changeRequestsOf } from './request-change.ts';

/**
 * Bookings of a member. What they bought stays theirs by its order number and address until the trip is over, since the
 * company expects them; the account is taken out of it, and so is the address of what has ended (0107).
 */
export const memberData: MemberData = {
  tables: ['bookings'],
  async read(ctx, parts, subject) {
    const bookings = await readBookingsOf(ctx.db, subject);
    return {
      bookings: await Promise.all(
        bookings.map(async (booking) => ({
          orderNumber: booking.orderNumber,
          trip: booking.tripName,
          company: booking.operatorName,
          status: booking.status,
          starts: booking.startDate,
          ends: booking.endDate,
          priceCents: booking.priceCents,
          currency: booking.currency,
          contact: openContact(parts, booking),
          passengers: await passengersOf(ctx, parts, booking.id),
          wishes: (await changeRequestsOf(ctx, parts, booking.id)).map(({ message, createdAt }) => ({
            message,
            sentAt: createdAt,
          })),
          payments: (await paymentsOf(ctx, { kind: 'booking', id: booking.id })).map(
            ({ purpose, method, amountCents, currency, status, capturedAt, refundedCents }) => ({
              purpose,
              method,
              amountCents,
              currency,
              status,
              paidAt: capturedAt,
              refundedCents,
            }),
          ),
        })),
      ),
    };
  },
  async erase(ctx, subject) {
    await transaction(ctx, async (inside) => {
      // What a reservation has set aside of a gift card is somebody’s money.
      for (const id of await readSettingAside(inside.db, subject)) {
        const booking = await lockBooking(inside.db, id);
        if (booking?.status === 'draft') await updateBooking(inside.db, id, await releaseCard(inside, booking));
        // What is being captured is paid with its card.
        if (booking && !isProcessing(booking))
          await updateBooking(inside.db, id, await releaseBalanceCard(inside, booking));
      }
      await detachMember(inside.db, subject, ctx.clock());
    });
  },
  claim: ({ db }, owner) => claimBookings(db, owner),
};
