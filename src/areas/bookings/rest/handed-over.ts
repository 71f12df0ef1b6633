import { z } from 'zod';
import type { KeptCookie } from '#kernel/http';
import { reservationCookie } from '../access.ts';
import type { Reservation } from '../reservation.ts';
import { reservationExample, reservationResource, toReservationResource } from './reservation-resource.ts';

const TOKEN = 'hB3mZk0Qw8e1T5yU7iO9pA2sD4fG6jL8xC0vN1bM3qW';

const reservationBegun = reservationResource.extend({
  attributes: reservationResource.shape.attributes.extend({
    shop_token: z.string().optional().meta({
      description:
        'For programs, where nobody is signed in: what X-Shop-Authorization opens this reservation with. Browsers get a cookie.',
    }),
  }),
});
export const begun = z.object({
  data: reservationBegun.meta({ id: 'BegunReservation', description: 'A new reservation.' }),
});
export const begunExample = {
  data: { ...reservationExample, attributes: { ...reservationExample.attributes, shop_token: TOKEN } },
};
type Begun = Reservation & { token: string | null };

/** The token goes to a browser as a cookie that no script reads, to a program with the answer. */
export function handedOver(reservation: Begun, headers: Headers, keep: (cookie: KeptCookie) => void) {
  const data = toReservationResource(reservation);
  const { token, booking } = reservation;
  if (token === null) return { data };
  if (headers.get('Origin') === null)
    return { data: { ...data, attributes: { ...data.attributes, shop_token: token } } };
  keep(reservationCookie(booking.id, token));
  return { data };
}
