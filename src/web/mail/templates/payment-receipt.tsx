import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, WhereItOpens } from '../booking-parts.tsx';
import { Button, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

const PURPOSE = { deposit: 'Deposit', full: 'Whole price', balance: 'Balance' };
const METHOD = { paypal: 'PayPal', gift_card: 'Gift card' };

export const paymentReceipt: Template<'payment_receipt'> = {
  preview: ({ amount, trip }) => `${formatMoney(amount)} for ${trip}.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { amount, purpose, method, paidOn, open, comesBack, isOver, isShort, path } = variables;
    return (
      <>
        <Section>
          <Heading>{formatMoney(amount)} received</Heading>
          <Prose>
            {comesBack
              ? 'Nothing can be given for this payment any more, so all of it goes back to where it came from. We write again when it is there.'
              : isOver
                ? 'Your booking has ended since: nothing more is to pay. Its page shows what comes back of it.'
                : open.cents > 0
                  ? `Thank you. ${formatMoney(open)} is still to pay.`
                  : isShort
                    ? 'Thank you. Nothing more is asked for here.'
                    : 'Thank you. It is paid in full.'}
          </Prose>
        </Section>
        <Section>
          <Facts
            facts={[
              ['Amount', formatMoney(amount)],
              ['For', PURPOSE[purpose]],
              ['Paid by', METHOD[method]],
              ['Paid on', formatDate(paidOn)],
            ]}
          />
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Open your booking</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
