import { z } from 'zod';
import { resource } from '#kernel/http';
import { bookingStates } from '../booking-states.ts';
import type { Booking } from '../queries/bookings.ts';
import { RESERVATION_ID } from './reservation-resource.ts';

const day = z.iso.date().nullable();

/** What a verb about a booking answers: how it stands now. */
export const bookingResource = resource(
  'bookings',
  z.object({
    order_number: z.string(),
    booking_status: z.enum(bookingStates.states),
    trip_name: z.string(),
    trip_date: day,
    trip_end_date: day,
    number_of_travelers: z.int().min(1).max(20),
    payment_due_date: day,
    passenger_info_due_date: day,
  }),
).meta({ id: 'DecidedBooking', description: 'A booking as it stands after something was decided about it.' });

export const toBookingResource = (booking: Booking): z.output<typeof bookingResource> => ({
  type: 'bookings',
  id: booking.id,
  attributes: {
    order_number: booking.orderNumber,
    booking_status: booking.status,
    trip_name: booking.tripName,
    trip_date: booking.startDate,
    trip_end_date: booking.endDate,
    number_of_travelers: booking.travelers,
    payment_due_date: booking.paymentDueOn,
    passenger_info_due_date: booking.passengerInfoDueOn,
  },
});

export const bookingExample = (status: Booking['status']): z.output<typeof bookingResource> => ({
  type: 'bookings',
  id: RESERVATION_ID,
  attributes: {
    order_number: 'SJ7Q4M2K9XBWT',
    booking_status: status,
    trip_name: 'Inca Trail to Machu Picchu',
    trip_date: '2027-03-11',
    trip_end_date: '2027-03-17',
    number_of_travelers: 2,
    payment_due_date: '2027-01-10',
    passenger_info_due_date: '2027-01-25',
  },
});
