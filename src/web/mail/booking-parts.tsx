import { formatDate, formatMoney, type Money } from '#kernel/shared';
import { Aside, Facts, Link, Subheading, Words } from './parts.tsx';
import type { MailSite } from './template.ts';

type Trip = {
  trip: string;
  company: string;
  order: string;
  startsOn: string | null;
  endsOn: string | null;
  travelers: number;
  tripPath: string;
};

/** What every mail about a booking shows of it. */
export function BookingFacts({ booking, site }: { booking: Trip; site: MailSite }) {
  const { trip, company, order, startsOn, endsOn, travelers, tripPath } = booking;
  const dates = startsOn === null ? [] : [['Starts', formatDate(startsOn)] as const];
  return (
    <Facts
      facts={[
        ['Order', order],
        [
          'Trip',
          <Link key="trip" href={site.url + tripPath}>
            {trip}
          </Link>,
        ],
        ['Company', company],
        ...dates,
        ...(endsOn === null ? [] : [['Ends', formatDate(endsOn)] as const]),
        ['Travelers', String(travelers)],
      ]}
    />
  );
}

/** A page of one's own asks who looks: the mail itself opens nothing. */
export function WhereItOpens() {
  return (
    <Aside>
      The page opens in the browser in which you booked, and for the member who booked in any browser. Elsewhere it
      mails you a link.
    </Aside>
  );
}

/** "$1,200 paid. " or nothing. */
export const paidSoFar = (paid: Money | null): string => (paid ? `${formatMoney(paid)} paid. ` : '');

/** Where nothing comes back, as PayPal gave it back already. */
export const WENT_BEFORE = 'What you paid went back to you before, so nothing more comes back.';
export const WENT_PREVIEW = 'What you paid went back before.';

export const placesOf = (travelers: number): string => (travelers === 1 ? 'One place' : `${travelers} places`);

/** "in 3 days", "today" */
export const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** Why a traveler gets a mail. */
export const ownReason = ({ order }: Pick<Trip, 'order'>, site: MailSite): string =>
  `You get this mail because this address was given for order ${order} at ${site.name}. We never ask for passport data by mail.`;

/** Why a company gets one, or the team in its place. */
export const businessReason = ({ toTeam, company }: { toTeam: boolean; company: string }, site: MailSite): string =>
  toTeam
    ? `${company} has left no address for bookings, so this comes to the team of ${site.name}. Please pass it on.`
    : `${company} gets this mail because ${site.name} sells its trips.`;

/** What the company says of it, in its own words. */
export function Reason({ company, reason }: { company: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <>
      <Subheading>{company} writes</Subheading>
      <Words>{reason}</Words>
    </>
  );
}
