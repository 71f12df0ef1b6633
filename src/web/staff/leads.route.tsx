import { useLoaderData } from 'react-router';
import { formatDate } from '#kernel/shared';
import { requestStates } from '#leads/shared';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import type { Route } from './+types/leads.route';
import { leadsLoader } from './leads.loader.ts';
import { REQUEST_STATES } from './request-states.ts';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { WayIn } from './way-in.tsx';

const PATH = '/staff/leads';
const TITLE = 'Messages';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What people wrote to us by a form: for the team.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return leadsLoader(context.get(services), request);
}

export default function Leads() {
  const { desk, wayIn, topics, topicId, status, page, error } = useLoaderData<typeof loader>();
  const hrefOf = (other: number) => {
    const params = new URLSearchParams({
      ...(topicId !== null && { topic: String(topicId) }),
      ...(status && { state: status }),
      ...(other > 1 && { page: String(other) }),
    });
    return params.size > 0 ? `${PATH}?${params}` : PATH;
  };
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {error && <Alert>This message isn’t there any more: messages go after 24 months.</Alert>}
      {desk ? (
        <>
          <form action={PATH} className={styles.filter} aria-label="Which messages">
            <Select label="Topic" name="topic" defaultValue={topicId ?? ''}>
              <option value="">All</option>
              {topics.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select label="State" name="state" defaultValue={status ?? ''}>
              <option value="">All</option>
              {requestStates.map((state) => (
                <option key={state} value={state}>
                  {REQUEST_STATES[state].words}
                </option>
              ))}
            </Select>
            <Button type="submit" kind="ink">
              Show
            </Button>
          </form>
          <p className={styles.quiet}>
            {desk.count === 0
              ? 'There is none of these.'
              : `${plural(desk.count, 'message')}, the newest first. What they say stands behind each; whoever opens one is noted.`}
          </p>
          {desk.requests.length > 0 && (
            <ul className={styles.rows}>
              {desk.requests.map(({ id, topic, status: state, createdAt, pageUrl }) => (
                <li key={id}>
                  <a href={`${PATH}/${id}`}>
                    {topic}
                    <span className="visually-hidden">, {createdAt.slice(0, 16).replace('T', ' ')}</span>
                  </a>
                  <small>
                    {formatDate(createdAt.slice(0, 10))}, {createdAt.slice(11, 16)} UTC
                    {pageUrl && `, from ${pathOf(pageUrl)}`}
                  </small>
                  <b className={styles[state]}>{REQUEST_STATES[state].words}</b>
                </li>
              ))}
            </ul>
          )}
          <Pagination label="Messages" page={page} pages={desk.pages} hrefOf={hrefOf} />
        </>
      ) : (
        <WayIn needs={wayIn} path={PATH} />
      )}
    </StaffFrame>
  );
}

/** Where on the site its form stood. */
function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? url;
}
