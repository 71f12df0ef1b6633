import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { PurchaseConfirmation } from '../booking/late.tsx';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/paypal-return.route';
import type { Brand } from './brand.ts';
import { returnLoader } from './paypal-return.loader.ts';
import styles from './reserve.module.css';
import { ReserveFrame } from './reserve-frame.tsx';

const PATH = '/reserve/paypal-return';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: 'Back from PayPal',
    description: 'The last step of a payment: it is taken, and your booking is told of it.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return returnLoader(context.get(services), request);
}

export default function BackFromPaypal() {
  const { id, brand, booking } = useLoaderData<typeof loader>();
  if (id && booking) return <Finish id={id} brand={brand} {...booking} />;
  return (
    <ReserveFrame brand={brand}>
      {id ? (
        <PurchaseConfirmation id={id} here={`/booking/${id}`} />
      ) : (
        <div className={styles.middle}>
          <h1>No payment is named here</h1>
          <p>PayPal leads back to this page. How a payment stands, the page of its booking says.</p>
          <LinkButton href="/my-bookings">My bookings</LinkButton>
        </div>
      )}
    </ReserveFrame>
  );
}

type Props = {
  id: string;
  brand: Brand | null;
  token: string | null;
  trip: string;
  company: string;
  isBooked: boolean;
};

function Finish({ id, brand, token, trip, company, isBooked }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    // Whoever comes back by the history has sent it already, and isn’t sent on once more by themselves.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry?.type === 'back_forward') return;
    setSending(true);
    form.current?.submit();
  }, []);
  return (
    <ReserveFrame brand={brand}>
      <div className={styles.middle}>
        <h1>One more moment</h1>
        <p>
          You have approved the payment for {trip}. We take it now
          {isBooked ? '.' : `, and book your places with ${company}.`}
        </p>
        <form ref={form} method="post" action={PATH}>
          <input type="hidden" name="reservation" value={id} />
          <input type="hidden" name="token" value={token ?? ''} />
          {sending ? (
            <p role="status" className={styles.waiting}>
              <Spinner label={isBooked ? 'Paying' : 'Booking'} /> This may take some seconds.
            </p>
          ) : (
            <Button type="submit" kind="go" size="large">
              {isBooked ? 'Finish the payment' : 'Finish the booking'}
            </Button>
          )}
        </form>
      </div>
    </ReserveFrame>
  );
}
