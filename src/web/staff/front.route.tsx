import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/front.route';
import { frontLoader } from './front.loader.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { WayIn } from './way-in.tsx';

const PATH = '/staff';
const TITLE = 'What waits';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'How much waits at each desk of the team.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return frontLoader(context.get(services), request);
}

type Desk = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['desk']>;

export default function Front() {
  const { desk, wayIn } = useLoaderData<typeof loader>();
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {desk ? (
        <ul className={styles.rows}>
          {rowsOf(desk).map(({ title, href, count, words }) => (
            <li key={title}>
              <a href={href}>{title}</a>
              <small>{words}</small>
              <b className={count > 0 ? styles.new : styles.closed}>{count === 0 ? 'Nothing' : count}</b>
            </li>
          ))}
        </ul>
      ) : (
        <WayIn needs={wayIn} path={PATH} />
      )}
    </StaffFrame>
  );
}

function rowsOf({ tasks, bookings, refunds, reviews, messages }: Desk) {
  const { unanswered, overdue } = bookings;
  return [
    { title: 'Tasks', href: '/staff/tasks', count: tasks, words: 'What somebody has to look at, the oldest first' },
    {
      title: 'Refunds',
      href: '/staff/refunds',
      count: refunds,
      words: 'To be paid by hand, failed, or without an answer from PayPal',
    },
    {
      title: 'Bookings',
      href: '/staff/bookings?state=unanswered',
      count: unanswered,
      words: 'Wait for an answer of their company',
    },
    {
      title: 'Balances',
      href: '/staff/bookings?state=overdue',
      count: overdue,
      words: 'Overdue; each is a task after a week',
    },
    { title: 'Reviews', href: '/staff/reviews', count: reviews, words: 'To be read before they are published' },
    { title: 'Messages', href: '/staff/leads?state=new', count: messages, words: 'New, sent by a form' },
  ];
}
