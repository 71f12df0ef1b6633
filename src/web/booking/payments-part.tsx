import { Fragment } from 'react';
import { formatDate } from '#kernel/shared';
import { Board } from '../reserve/board.tsx';
import { Section } from '../ui/section.tsx';
import { METHOD, PAYMENT, PURPOSE, refundWords, sumOf } from './booking-words.ts';
import type { ShownBooking, ShownPayment } from './shown-booking.ts';
import { StateMark } from './state-mark.tsx';

/** What was paid and what comes back, each with its receipt. */
export function PaymentsPart({ booking }: { booking: ShownBooking }) {
  const { id, payments } = booking;
  if (payments.length === 0) return null;
  return (
    <Section title="Payments and receipts" id="payments">
      <Board
        columns={[
          { title: 'Date' },
          { title: 'How' },
          { title: 'State' },
          { title: 'Amount', is: 'sum' },
          { title: 'Receipt', is: 'act' },
        ]}
        rows={payments.map((payment) => ({ key: payment.id, cells: cellsOf(id, payment) }))}
      />
    </Section>
  );
}

function cellsOf(id: string, payment: ShownPayment) {
  const sum = sumOf(payment, payment.amountCents);
  return [
    payment.paidAt ? formatDate(payment.paidAt.slice(0, 10)) : payment.status === 'pending' ? 'Not yet' : '–',
    <Fragment key="how">
      {METHOD[payment.method]}
      <small>{PURPOSE[payment.purpose]}</small>
    </Fragment>,
    <Fragment key="state">
      <StateMark {...PAYMENT[payment.status]} />
      <Refunds payment={payment} />
    </Fragment>,
    <b key="sum">{sum}</b>,
    payment.hasReceipt && (
      <a key="receipt" href={`/booking/${id}/receipts/${payment.id}`}>
        Receipt
        <span className="visually-hidden"> for {sum}</span>
      </a>
    ),
  ];
}

function Refunds({ payment }: { payment: ShownPayment }) {
  return payment.refunds.map((refund) => (
    <small key={refund.id}>
      {sumOf(payment, refund.amountCents)} {refundWords(refund)}
    </small>
  ));
}
