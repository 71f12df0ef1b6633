import { formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, WhereItOpens } from '../booking-parts.tsx';
import { Aside, Button, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

const WAY = { paypal: 'PayPal', gift_card: 'Your gift card', other: 'Outside of PayPal' };

export const refundDone: Template<'refund_done'> = {
  preview: ({ amount, way }) => `${formatMoney(amount)}, ${WAY[way]}.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { amount, way, isTakenBack, trip, path } = variables;
    return (
      <>
        <Section>
          <Heading>{formatMoney(amount)} has gone back to you</Heading>
          <Prose>
            It was paid for {trip}.
            {isTakenBack &&
              ' Nothing of it is asked for again by itself: unless that was agreed with us, we write to you about it.'}
          </Prose>
        </Section>
        <Section>
          <Facts
            facts={[
              ['Amount', formatMoney(amount)],
              ['How', WAY[way]],
            ]}
          />
          {way === 'paypal' && (
            <Aside>PayPal has it. If you paid by a card, the bank may take some days more to show it.</Aside>
          )}
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
