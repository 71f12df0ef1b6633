import { forAll } from '#kernel/shared';
import { facts } from './page-facts.ts';

/** Approving a payment leads there; whoever sends the form of a step is led on by its answer. */
const paypal = { formAction: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] } as const;

const own = { type: 'other', cache: 'private', robots: 'noindex,nofollow', shell: 'own' } as const;

const choosing = new Set([
  'trip',
  'sku',
  'departure',
  'tier',
  'travelers',
  'share',
  'reservation',
  'step',
  'error',
  'field',
  'seen',
]);

/** From a wish to a booking, and what stands of it afterwards. */
export const reservePages = [
  {
    id: 'reserve/reserve.route' as const,
    path: 'reserve',
    policy: forAll.page,
    keys: choosing,
    paged: false,
    needs: paypal,
    facts: facts({ ...own, name: 'Reserve' }),
  },
  {
    id: 'reserve/partner-reserve.route' as const,
    file: 'reserve/reserve.route',
    path: 'pl/:dmo/reserve',
    policy: forAll.page,
    keys: choosing,
    paged: false,
    needs: paypal,
    facts: facts({ ...own, name: 'Reserve' }),
  },
  {
    id: 'reserve/paypal-return.route' as const,
    path: 'reserve/paypal-return',
    policy: forAll.page,
    keys: new Set(['reservation', 'token', 'left']),
    paged: false,
    facts: facts({ ...own, name: 'Back from PayPal' }),
  },
  {
    id: 'reserve/resume.route' as const,
    path: 'reserve/resume',
    policy: forAll.page,
    keys: new Set(['token', 'order', 'sent', 'error']),
    paged: false,
    facts: facts({ ...own, name: 'Come back to a reservation' }),
  },
  {
    id: 'booking/booking.route' as const,
    path: 'booking/:id',
    policy: forAll.page,
    keys: new Set(['placed', 'error', 'field', 'done', 'cancel', 'sent', 'address', 'token', 'full']),
    paged: false,
    needs: paypal,
    facts: facts({ ...own, name: 'Booking' }),
  },
  {
    id: 'booking/receipt.route' as const,
    path: 'booking/:id/receipts/:payment',
    policy: forAll.page,
    keys: new Set<string>(),
    paged: false,
    facts: facts({ ...own, name: 'Receipt' }),
  },
  {
    id: 'booking/my-bookings.route' as const,
    path: 'my-bookings',
    policy: forAll.page,
    keys: new Set(['kind', 'state', 'order']),
    paged: false,
    facts: facts({ ...own, name: 'My Bookings', shell: 'full' }),
  },
  {
    id: 'booking/my-reservation.route' as const,
    path: 'my-reservation',
    policy: forAll.page,
    keys: new Set(['kind', 'state', 'order']),
    paged: false,
    facts: facts({ ...own, name: 'My Reservations', shell: 'full' }),
  },
];
