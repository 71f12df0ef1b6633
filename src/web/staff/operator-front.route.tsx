import { useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/operator-front.route';
import { AnswerBooking } from './answer-booking.tsx';
import { companyBookingsLoader } from './company-desk.loader.ts';
import { CompanyFigures } from './company-figures.tsx';
import { Choices, CompanyWayIn, companyChoices, companyKey, DECIDED, deskHref, REFUSED } from './company-parts.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';

const PATH = '/operator';
const TITLE = 'Waiting for your answer';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'Bookings that wait for the answer of their company.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return companyBookingsLoader(context.get(services), request, 'waiting');
}

export default function OperatorFront() {
  const { desk, page, done, at, error } = useLoaderData<typeof loader>();
  const words = error ? (ownIn(REFUSED, error) ?? 'Something went wrong, try again later') : null;
  const isOfOne = desk?.bookings.some(({ orderNumber }) => orderNumber === at) ?? false;
  return (
    <StaffFrame of="company" signedIn={desk !== null}>
      <h1>{TITLE}</h1>
      {words && !isOfOne && <Alert>{words}</Alert>}
      {done && ownIn(DECIDED, done) && (
        <p role="status" className={styles.done}>
          {ownIn(DECIDED, done)}
        </p>
      )}
      {desk ? (
        <>
          <Choices label="Which company" choices={companyChoices(desk, (company) => deskHref(PATH, { company }))} />
          <CompanyFigures desk={desk} />
          <p className={styles.quiet}>
            {desk.count === 0
              ? `Nothing waits for ${desk.company.name}.`
              : `${plural(desk.count, 'booking')} of ${desk.company.name}, the oldest on top. Travelers are told at once.`}
          </p>
          {desk.count === 0 && (
            <p>
              <LinkButton kind="line" href={deskHref('/operator/bookings', { company: companyKey(desk) })}>
                All bookings
              </LinkButton>
            </p>
          )}
          {desk.bookings.map((booking) => (
            <AnswerBooking
              key={booking.id}
              booking={booking}
              company={companyKey(desk)}
              error={at === booking.orderNumber ? words : null}
            />
          ))}
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
