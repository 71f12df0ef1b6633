import { useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/operator-front.route';
import { BookingTable } from './booking-table.tsx';
import { companyBookingsLoader } from './company-desk.loader.ts';
import { CompanyFigures } from './company-figures.tsx';
import {
  Choices,
  CompanyWayIn,
  companyChoices,
  companyKey,
  DECIDED,
  deskHref,
  listChoices,
  REFUSED,
} from './company-parts.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

const PATH = '/operator';
const TITLE = 'Bookings';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'A company’s bookings: those that wait for its answer first.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return companyBookingsLoader(context.get(services), request);
}

export default function OperatorFront() {
  const { desk, page, done, open, error, typed } = useLoaderData<typeof loader>();
  const words = error ? (ownIn(REFUSED, error) ?? 'Something went wrong, try again later') : null;
  return (
    <StaffFrame of="company" signedIn={desk !== null}>
      <h1>{TITLE}</h1>
      {words && open === null && <Alert>{words}</Alert>}
      {done && ownIn(DECIDED, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DECIDED, done)}
        </p>
      )}
      {desk ? (
        <>
          <Choices label="Which company" choices={companyChoices(desk, (company) => deskHref(PATH, { company }))} />
          <CompanyFigures desk={desk} />
          <Choices label="Which bookings" choices={listChoices(desk, null)} />
          <p className={styles.quiet}>
            {desk.count === 0
              ? `Nothing was booked with ${desk.company.name} yet.`
              : `${plural(desk.count, 'booking')} of ${desk.company.name}. Unanswered ones first, the oldest on top; travelers are told at once.`}
          </p>
          {desk.count > 0 && (
            <BookingTable
              bookings={desk.bookings}
              company={companyKey(desk)}
              page={page}
              open={open}
              error={open === null ? null : words}
              typed={typed}
            />
          )}
          <Pagination
            label="Bookings"
            page={page}
            pages={desk.pages}
            hrefOf={(other) => deskHref(PATH, { company: companyKey(desk), page: other })}
          />
        </>
      ) : (
        <CompanyWayIn path={PATH} words="Companies answer bookings here." />
      )}
    </StaffFrame>
  );
}
