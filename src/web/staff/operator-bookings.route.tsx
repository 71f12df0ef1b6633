import { useLoaderData } from 'react-router';
import type { CompanyList } from '#bookings/shared';
import { formatDate, formatMoney } from '#kernel/shared';
import { STATUS } from '../booking/booking-words.ts';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Route } from './+types/operator-bookings.route';
import { companyBookingsLoader, type ShownCompanyBooking, type ShownCompanyBookings } from './company-desk.loader.ts';
import { Choices, CompanyWayIn, companyChoices, companyKey, deskHref, listChoices } from './company-parts.tsx';
import { isWaiting } from './is-waiting.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

const PATH = '/operator/bookings';
const TITLE = 'Your bookings';
export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What travelers booked with a company.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return companyBookingsLoader(context.get(services), request);
}

export default function OperatorBookings() {
  const { desk, page, list, order, done } = useLoaderData<typeof loader>();
  return (
    <StaffFrame of="company" signedIn={desk !== null}>
      <h1>{TITLE}</h1>
      {done === 'canceled' && (
        <p role="status" className={styles.done}>
          The booking is canceled. The traveler is told why, and all that was paid goes back.
        </p>
      )}
      {desk ? (
        <Desk desk={desk} page={page} list={list} order={order} />
      ) : (
        <CompanyWayIn path={PATH} words="Companies see here what travelers booked with them." />
      )}
    </StaffFrame>
  );
}

type DeskProps = { desk: ShownCompanyBookings; page: number; list: CompanyList; order: string | null };

function Desk({ desk, page, list, order }: DeskProps) {
  const company = companyKey(desk);
  const listKey = (one: CompanyList) => (one === 'all' ? null : one);
  return (
    <>
      <Choices
        label="Which company"
        choices={companyChoices(desk, (slug) => deskHref(PATH, { company: slug, list: listKey(list) }))}
      />
      <Choices label="Which bookings" choices={listChoices(desk, list)} />
      <form action={PATH} className={styles.filter} aria-label="One booking">
        {company && <input type="hidden" name="company" value={company} />}
        <TextInput label="Order number" name="order" defaultValue={order ?? ''} maxLength={20} autoComplete="off" />
        <Button type="submit">Find</Button>
        {order && <a href={deskHref(PATH, { company })}>All bookings</a>}
      </form>
      <p className={styles.quiet}>
        {desk.count === 0
          ? `There is none of these for ${desk.company.name}.`
          : `${plural(desk.count, 'booking')} of ${desk.company.name}. Those that wait for an answer come first.`}
      </p>
      {desk.bookings.length > 0 && (
        <ul className={styles.rows}>
          {desk.bookings.map((booking) => (
            <Row key={booking.id} booking={booking} company={company} />
          ))}
        </ul>
      )}
      <Pagination
        label="Bookings"
        page={page}
        pages={desk.pages}
        hrefOf={(other) => deskHref(PATH, { company, list: listKey(list), page: other })}
      />
    </>
  );
}

/** Who travels is read of what isn’t over. */
const TRAVELS = ['requested', 'pending_operator', 'confirmed', 'completed'];

function Row({ booking, company }: { booking: ShownCompanyBooking; company: string | null }) {
  const { orderNumber, status, tripName, startDate, travelers, contact, currency, priceCents, paidCents } = booking;
  const { words, ...look } = STATUS[status];
  const sum = (cents: number) => formatMoney({ cents, currency: currency ?? '' });
  const facts = [
    contact,
    plural(travelers, 'traveler'),
    ...(startDate ? [formatDate(startDate)] : []),
    ...(priceCents === null ? [] : [`${sum(paidCents)} paid of ${sum(priceCents)}`]),
  ];
  return (
    <li>
      <div>
        <b>
          {tripName}, order {orderNumber}
        </b>
        <p className={styles.quiet}>
          {facts.join(', ')}.
          {booking.offered &&
            ` Asked about ${formatDate(booking.offered.startDate)}, to be answered by ${formatDate(booking.offered.answerBy)}.`}
        </p>
        {booking.wishes.map((wish) => (
          <blockquote key={wish} className={styles.words}>
            {wish}
          </blockquote>
        ))}
        <p className={styles.links}>
          {isWaiting(booking) && (
            <a href={`${deskHref('/operator', { company, open: orderNumber.toLowerCase() })}#${orderNumber}`}>
              Answer<span className="visually-hidden"> order {orderNumber}</span>
            </a>
          )}
          {status === 'confirmed' && (
            <a href={deskHref(`${PATH}/${orderNumber.toLowerCase()}/cancel`, { company })}>
              Cancel<span className="visually-hidden"> order {orderNumber}</span>
            </a>
          )}
          {TRAVELS.includes(status) && (
            <a href={`${PATH}/${orderNumber.toLowerCase()}/manifest`}>
              Who travels<span className="visually-hidden"> on order {orderNumber}</span>
            </a>
          )}
        </p>
      </div>
      <Badge {...look}>{words}</Badge>
    </li>
  );
}
