import { useLoaderData } from 'react-router';
import type { BookingToCancel } from '#bookings/shared';
import { formatDate, formatMoney } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Typed } from '../typed.loader.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/operator-cancel.route';
import { CompanyWayIn, deskHref, REFUSED } from './company-parts.tsx';
import { Fact } from './fact.tsx';
import { operatorCancelLoader } from './operator-cancel.loader.ts';
import { ReasonField } from './reason-field.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const LIST = '/operator/bookings';
const TITLE = 'Cancel a booking';

const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  ...REFUSED,
  changed_meanwhile: 'Another sum comes back by now. Look at it once more: nothing is canceled yet.',
  not_cancellable: 'It can’t be canceled by now. This is how it stands.',
};

const WHY_NOT: Readonly<Record<NonNullable<BookingToCancel['why']>, string>> = {
  waits: 'It waits for your answer: decline it instead.',
  over: 'Nothing of it stands that could be canceled.',
  begun: 'The trip has begun, or begins today: nothing of it is undone here. Write to us.',
  paying: 'A payment of the traveler is on its way. Wait until it is settled, then cancel.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches, params }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What canceling a booking does, before its company does it.',
    path: `${LIST}/${params.order}/cancel`,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return operatorCancelLoader(context.get(services), request, params.order);
}

export default function OperatorCancel() {
  const { order, booking, wayIn, company, error, typed } = useLoaderData<typeof loader>();
  const path = `${LIST}/${order}/cancel`;
  return (
    <StaffFrame of="company" signedIn={wayIn !== 'sign-in'}>
      {booking && (
        <p>
          <a href={deskHref(LIST, { company })}>All bookings</a>
        </p>
      )}
      <h1>{TITLE}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {booking ? (
        <What booking={booking} company={company} typed={typed} />
      ) : wayIn === 'second-factor' ? (
        <WayIn needs={wayIn} path={path} />
      ) : (
        <CompanyWayIn path={path} words="Companies cancel single bookings here." />
      )}
    </StaffFrame>
  );
}

type WhatProps = { booking: BookingToCancel; company: string | null; typed: Typed | null };

/** Which booking, and what comes back of it: looked at first, then canceled by what was seen. */
function What({ booking, company, typed }: WhatProps) {
  const { orderNumber, tripName, startDate, endDate, travelers, contact, currency, priceCents, paidCents, why } =
    booking;
  const sum = (cents: number) => formatMoney({ cents, currency: currency ?? '' });
  const isPaid = paidCents > 0;
  return (
    <div className={styles.narrow}>
      <dl className={styles.facts}>
        <Fact term="Trip" text={tripName} />
        <Fact term="Order" text={orderNumber} />
        {startDate && endDate && <Fact term="Dates" text={`${formatDate(startDate)} to ${formatDate(endDate)}`} />}
        <Fact term="Who" text={`${contact}, ${plural(travelers, 'traveler')}`} />
        {priceCents !== null && currency !== null && (
          <>
            <Fact term="Price" text={sum(priceCents)} />
            <Fact term="Paid here" text={sum(paidCents)} />
            {isPaid && <Fact term="Comes back" text={<b>{sum(paidCents)}</b>} />}
          </>
        )}
      </dl>
      {why !== null ? (
        <p>
          {WHY_NOT[why]}
          {why === 'waits' && (
            <>
              {' '}
              <a href={`${deskHref('/operator', { company, open: orderNumber.toLowerCase() })}#${orderNumber}`}>
                Answer it
              </a>
            </>
          )}
        </p>
      ) : (
        <>
          <ul className={styles.what}>
            <li>
              {isPaid
                ? `All of the ${sum(paidCents)} goes back to the traveler, whatever your terms say.`
                : 'No money of it is here, so nothing goes back. What you collected yourself you give back yourself.'}
            </li>
            <li>{travelers === 1 ? 'Its place is' : 'Its places are'} free again at once.</li>
            <li>The traveler is told, with your reason. It can’t be undone.</li>
          </ul>
          <form method="post" action={LIST} className={styles.form}>
            <input type="hidden" name="do" value="cancel" />
            <input type="hidden" name="order" value={orderNumber} />
            {company && <input type="hidden" name="company" value={company} />}
            <input type="hidden" name="seen" value={paidCents} />
            <ReasonField typed={typed} />
            <Button type="submit" kind="go" size="large" block>
              {isPaid ? `Cancel it, ${sum(paidCents)} back` : 'Cancel it'}
            </Button>
            <p className={styles.quiet}>
              <a href={deskHref(LIST, { company })}>Leave it as it is</a>
            </p>
          </form>
        </>
      )}
    </div>
  );
}
