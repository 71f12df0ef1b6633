import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { ReserveFrame } from '../reserve/reserve-frame.tsx';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/booking.route';
import { bookingLoader } from './booking.loader.ts';
import styles from './booking.module.css';
import { BookingHead } from './booking-head.tsx';
import { isPlaced } from './booking-words.ts';
import { DueTable } from './due-table.tsx';
import {
  CancelPart,
  ConfirmAddress,
  MailsPart,
  MovedPart,
  PaymentsPart,
  PurchaseConfirmation,
  ThankYou,
  TravelersPart,
  WishPart,
} from './late.tsx';
import { NextPanel } from './next-panel.tsx';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches, params }: Route.MetaArgs) {
  const booking = loaderData?.booking;
  return pageMeta(siteOf(matches), {
    title: booking ? `Your booking: ${booking.tripName}` : 'Your booking',
    description: 'Your booking: what is due, who travels, payments and receipts, and what comes back when you cancel.',
    path: `/booking/${params.id}`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return bookingLoader(context.get(services), request, params.id);
}

const NEW_ADDRESS = 'The address is confirmed: mail about this booking goes there now.';
const LINK_OVER = 'This link is over, or it was used already. Ask for another one on the page of your booking.';

export default function Booking() {
  const { id, brand, booking, said, isMember } = useLoaderData<typeof loader>();
  if (said.address) {
    return (
      <ReserveFrame brand={brand}>
        <ConfirmAddress id={id} {...said.address} />
      </ReserveFrame>
    );
  }
  const addressSaid = said.isLinkOver ? <Alert>{LINK_OVER}</Alert> : said.done === 'new-address' && NEW_ADDRESS;
  if (!booking) {
    return (
      <ReserveFrame brand={brand}>
        {addressSaid && (
          <div role="status" className={styles.middle}>
            {addressSaid}
          </div>
        )}
        <PurchaseConfirmation id={id} here={`/booking/${id}`} {...said.confirmation} />
      </ReserveFrame>
    );
  }
  const back = isMember ? { href: '/my-bookings', words: 'My bookings' } : undefined;
  return (
    <ReserveFrame brand={brand} company={{ name: booking.operatorName, slug: '' }} {...(back && { back })}>
      {said.refusal && (
        <div className={styles.told}>
          <Alert>{said.refusal}</Alert>
        </div>
      )}
      {addressSaid && (
        <div role="status" className={styles.done}>
          {addressSaid}
        </div>
      )}
      {doneWords(said.done, booking.status) && (
        <p role="status" className={styles.done}>
          {doneWords(said.done, booking.status)}
        </p>
      )}
      {said.placed && isPlaced(booking) ? (
        <ThankYou booking={booking} isGuest={!isMember} />
      ) : (
        <>
          <BookingHead booking={booking} />
          <div className={styles.columns}>
            <NextPanel booking={booking} error={said.error} />
            <div>
              <MovedPart booking={booking} />
              <DueTable booking={booking} />
              <TravelersPart booking={booking} wrong={said.wrong} isKept={said.done === 'passenger'} />
              <PaymentsPart booking={booking} />
              <MailsPart booking={booking} done={said.done} error={said.error} isAsked={said.asksAddress} />
              <WishPart
                booking={booking}
                isWrong={said.error === 'wish'}
                isSent={said.done === 'wish'}
                words={said.wish}
              />
              <CancelPart booking={booking} wasQuoted={said.quoted} isAnew={said.error === 'quote_expired'} />
            </div>
          </div>
        </>
      )}
    </ReserveFrame>
  );
}

function doneWords(done: string | null, status: string): string | null {
  const isOver = status === 'cancelled';
  if (done === 'canceled' && isOver) return 'The booking is canceled.';
  if (done === 'refused' && isOver) return 'You refused the new dates, and the booking is canceled.';
  if (done === 'paid' && !isOver) return 'Everything that is due here is paid.';
  return done === 'accepted' && !isOver ? 'You accepted the new dates: the booking stands for them.' : null;
}
