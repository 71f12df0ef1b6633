import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason } from '../booking-parts.tsx';
import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';
import { when } from '../when.ts';

export const depositDue: Template<'deposit_due'> = {
  preview: ({ amount }) => `${formatMoney(amount)} books your places. Nothing was charged.`,
  reason: (variables, site) => `${ownReason(variables, site)} It is the only reminder of the day.`,
  Body: ({ variables, site }) => {
    const { amount, dueOn, trip, path, isWhole, isMembers, heldUntil } = variables;
    return (
      <>
        <Section>
          <Heading>
            {formatMoney(amount)} {isWhole ? 'books your places' : 'is your deposit'}
          </Heading>
          <Prose>
            You confirmed your reservation of {trip}, and {isWhole ? 'its price' : 'the deposit'} is due on{' '}
            {formatDate(dueOn)}. It isn’t paid yet, and nothing was charged.{' '}
            {heldUntil === null
              ? 'Your places aren’t held any more: the link says whether there are still some.'
              : `Your places are held until ${when(heldUntil)}.`}
          </Prose>
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>{isWhole ? 'Pay and book' : 'Pay the deposit'}</Button>
          <Aside>
            {isMembers ? 'Sign in to pay in another browser.' : 'The link works in any browser, for 24 hours.'} If you
            changed your mind, there is nothing to do.
          </Aside>
        </Section>
      </>
    );
  },
};
