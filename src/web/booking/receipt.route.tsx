import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { pageMeta } from '../metadata/page-meta.ts';
import { ReserveFrame } from '../reserve/reserve-frame.tsx';
import { datesWords } from '../reserve/words.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/receipt.route';
import styles from './booking.module.css';
import { METHOD, PURPOSE, people, refundWords, sumOf } from './booking-words.ts';
import { PurchaseConfirmation } from './purchase-confirmation.tsx';
import { receiptLoader } from './receipt.loader.ts';
import receiptPageStyles from './receipt-page.module.css';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  const path = `/booking/${params.id}/receipts/${params.payment}`;
  return pageMeta(siteOf(matches), {
    title: 'Receipt',
    description: 'What was paid for a booking, when and how, to be printed or kept.',
    path,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return receiptLoader(context.get(services), request, params);
}

export default function Receipt() {
  const { id: booking, here, brand, receipt } = useLoaderData<typeof loader>();
  if (!receipt) {
    return (
      <ReserveFrame brand={brand}>
        <PurchaseConfirmation id={booking} here={here} />
      </ReserveFrame>
    );
  }
  const { id, orderNumber, tripName, operatorName, startDate, endDate, travelers, contact, payment, through } = receipt;
  const rows = [
    ['Order number', orderNumber],
    ['Paid on', payment.paidAt ? formatDate(payment.paidAt.slice(0, 10)) : null],
    ['Paid by', `${contact.firstName} ${contact.lastName}, ${contact.email}`],
    ['Paid to', 'Sojourn'],
    ['For', `${PURPOSE[payment.purpose]}: ${tripName}, ${people(travelers)}`],
    ['Dates', startDate && endDate ? datesWords({ startDate, endDate }) : null],
    ['The trip is run by', operatorName],
    ['Booked through', through],
    ['How', METHOD[payment.method]],
    ['Transaction', payment.processorRef],
  ] as const;
  return (
    <ReserveFrame brand={brand} back={{ href: `/booking/${id}`, words: 'Back to the booking' }}>
      <article className={receiptPageStyles.receipt}>
        <h1>Receipt</h1>
        <dl className={styles.rows}>
          {rows.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          <div className={styles.total}>
            <dt>Paid</dt>
            <dd>{sumOf(payment, payment.amountCents)}</dd>
          </div>
          {payment.refunds.map((refund) => (
            <div key={refund.id}>
              <dt>Of it {refundWords(refund)}</dt>
              <dd>{sumOf(payment, refund.amountCents)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          Sojourn takes the payment in its own name; {operatorName} runs the trip. This page can be printed.
        </p>
      </article>
    </ReserveFrame>
  );
}
