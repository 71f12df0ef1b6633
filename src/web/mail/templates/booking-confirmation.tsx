import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, paidSoFar, placesOf, WhereItOpens } from '../booking-parts.tsx';
import { Aside, Button, Heading, Prose, Section, Subheading, Sums } from '../parts.tsx';
import type { Template } from '../template.ts';

export const bookingConfirmation: Template<'booking_confirmation'> = {
  preview: ({ order, paid, later }) =>
    `Order ${order}. ${paidSoFar(paid)}${later ? `${formatMoney(later.amount)}${by(later.on)}.` : ''}`.trim(),
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { firstName, trip, company, travelers, later, passengerInfoDueOn, refund, path } = variables;
    const sums = sumsOf(variables);
    return (
      <>
        <Section>
          <Heading>You’re going, {firstName}</Heading>
          <Prose>
            {placesOf(travelers)} on {trip} {travelers === 1 ? 'is' : 'are'} yours. {company} runs it.
          </Prose>
        </Section>
        <Section>
          <BookingFacts booking={variables} site={site} />
        </Section>
        {sums.length > 0 && (
          <Section>
            <Subheading>{later ? 'Paid, and still to pay' : 'What it costs'}</Subheading>
            <Sums sums={sums} />
          </Section>
        )}
        <Section bottom={refund.length > 0 ? 26 : 36}>
          <Button href={site.url + path}>Open your booking</Button>
          {passengerInfoDueOn && (
            <Aside>
              There you also fill in what {company} needs of each traveler, by {formatDate(passengerInfoDueOn)}.
            </Aside>
          )}
          <WhereItOpens />
        </Section>
        {refund.length > 0 && (
          <Section bottom={36}>
            <Subheading>If you cancel</Subheading>
            <Sums
              sums={refund.map(({ from, until, back }) => [
                from ? `${formatDate(from)} to ${formatDate(until)}` : `Until ${formatDate(until)}`,
                `${formatMoney(back)} back`,
              ])}
            />
            <Aside>Counted once everything is paid, by the date where the trip starts.</Aside>
          </Section>
        )}
      </>
    );
  },
};

const by = (on: string | null) => (on ? ` by ${formatDate(on)}` : ' still to pay');

type Variables = Parameters<(typeof bookingConfirmation)['preview']>[0];

function sumsOf({ paid, later, onTheSpot, total }: Variables): [string, string, string?][] {
  return [
    ...(paid ? [['Paid', formatMoney(paid)] as [string, string]] : []),
    ...(later
      ? [
          [later.on ? `By ${formatDate(later.on)}` : 'Later', formatMoney(later.amount), 'The balance'] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ...(onTheSpot ? [['On the spot', formatMoney(onTheSpot)] as [string, string]] : []),
    ...(total ? [['Total', formatMoney(total)] as [string, string]] : []),
  ];
}
