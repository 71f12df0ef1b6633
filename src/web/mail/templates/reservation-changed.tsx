import type { MailVariables } from '#kernel/mail';
import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, Reason, WhereItOpens } from '../booking-parts.tsx';
import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';
import { when } from '../when.ts';

type Variables = MailVariables<'reservation_changed'>;

const HEADING: Readonly<Record<Variables['what'], string>> = {
  cancelled: 'The company has canceled your date',
  moved: 'The company has moved your date',
  moved_back: 'Your date is as you booked it',
  price: 'The price changes',
};

const sum = (money: Variables['before']) => (money ? formatMoney(money) : 'another price');

function wordsOf({ what, trip, startsOn, fromStartsOn, before, after, heldUntil }: Variables): string {
  switch (what) {
    case 'cancelled':
      return `The date of ${trip} that you were reserving doesn’t run. Your reservation has ended, and any money that came for it goes back. Other dates stand on the trip’s page.`;
    case 'moved':
      return `${trip} starts on ${startsOn ? formatDate(startsOn) : 'another day'}${fromStartsOn ? ` instead of ${formatDate(fromStartsOn)}` : ''}. Nothing is agreed to by itself: look at the new date, then go on, choose another one, or leave it.`;
    case 'moved_back':
      return `The company had moved ${trip} and has taken that back. It starts on ${startsOn ? formatDate(startsOn) : 'the day that you booked'}, as you booked it. You need not answer any more.`;
    case 'price':
      return `You pay ${sum(before)} as long as your places are held${heldUntil ? `, until ${when(heldUntil)} at least` : ''}. After that the same choice costs ${sum(after)}.`;
  }
}

export const reservationChanged: Template<'reservation_changed'> = {
  preview: wordsOf,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { what, company, reason, path, tripPath, isMembers } = variables;
    const isOver = what === 'cancelled';
    return (
      <>
        <Section>
          <Heading>{HEADING[what]}</Heading>
          <Prose>{wordsOf(variables)}</Prose>
          <Reason company={company} reason={reason} />
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + (isOver ? tripPath : path)}>
            {isOver ? 'See other dates' : what === 'moved_back' ? 'Open your booking' : 'Look at your reservation'}
          </Button>
          {isMembers !== undefined && (
            <Aside>
              {isMembers ? 'Sign in to go on in another browser.' : 'The link works for 24 hours, in any browser.'}
            </Aside>
          )}
          {!isOver && isMembers === undefined && <WhereItOpens />}
        </Section>
      </>
    );
  },
};
