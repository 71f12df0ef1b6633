import { useLoaderData } from 'react-router';
import type { CompanyDeparture } from '#bookings/shared';
import { formatDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/operator-departures.route';
import { companyDeparturesLoader } from './company-desk.loader.ts';
import { Choices, CompanyWayIn, companyChoices, companyKey, deskHref, REFUSED } from './company-parts.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

const PATH = '/operator/departures';
const TITLE = 'Your departures';

const DONE: Readonly<Record<string, string>> = {
  canceled: 'The departure is canceled. Its bookings follow within moments, and what was paid goes back.',
  moved: 'The departure is moved. Whoever booked it is asked within moments.',
};
const AVAILABILITY: Readonly<Record<CompanyDeparture['availability'], string>> = {
  open: 'Open',
  limited: 'Few places',
  on_request: 'On request',
  sold_out: 'Sold out',
  closed: 'Closed',
  cancelled: 'Canceled',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Dates of a company, to be canceled or moved by it.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return companyDeparturesLoader(context.get(services), request);
}

export default function OperatorDepartures() {
  const { desk, page, done, error } = useLoaderData<typeof loader>();
  return (
    <StaffFrame of="company" signedIn={desk !== null}>
      <h1>{TITLE}</h1>
      {error && <Alert>{ownIn(REFUSED, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done && ownIn(DONE, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DONE, done)}
        </p>
      )}
      {desk ? (
        <>
          <Choices label="Which company" choices={companyChoices(desk, (company) => deskHref(PATH, { company }))} />
          <p className={styles.quiet}>
            {desk.count === 0
              ? `${desk.company.name} has no date to come.`
              : `${plural(desk.count, 'date')} of ${desk.company.name}, the soonest first. Other dates come by your feed.`}
          </p>
          {desk.departures.length > 0 && (
            <ul className={styles.rows}>
              {desk.departures.map((departure) => (
                <Row key={departure.id} departure={departure} company={companyKey(desk)} />
              ))}
            </ul>
          )}
          <Pagination
            label="Departures"
            page={page}
            pages={desk.pages}
            hrefOf={(other) => deskHref(PATH, { company: companyKey(desk), page: other })}
          />
        </>
      ) : (
        <CompanyWayIn path={PATH} words="Companies cancel and move their departures here." />
      )}
    </StaffFrame>
  );
}

function Row({ departure, company }: { departure: CompanyDeparture; company: string | null }) {
  const { id, tripName, startDate, endDate, bookings, travelers, spotsLeft, availability } = departure;
  const dates = `${formatDate(startDate)} to ${formatDate(endDate)}`;
  const places = spotsLeft === null ? 'places on request' : `${plural(spotsLeft, 'place')} left`;
  return (
    <li>
      <div>
        <b>{dates}</b>
        <p className={styles.quiet}>
          {tripName}.{' '}
          {bookings === 0 ? 'No bookings' : `${plural(bookings, 'booking')}, ${plural(travelers, 'traveler')}`},{' '}
          {places}.
        </p>
        {availability !== 'cancelled' && (
          <p className={styles.links}>
            {(['cancel', 'move'] as const).map((deed) => (
              <a key={deed} href={deskHref(`${PATH}/${id}`, { deed, company })}>
                {deed === 'cancel' ? 'Cancel it' : 'Move it'}
                <span className="visually-hidden">
                  : {tripName}, {dates}
                </span>
              </a>
            ))}
          </p>
        )}
      </div>
      <b>{AVAILABILITY[availability]}</b>
    </li>
  );
}
