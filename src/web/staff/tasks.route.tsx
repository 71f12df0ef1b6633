import { useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { ownIn } from '../own-in.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/tasks.route';
import { Choices, deskHref } from './company-parts.tsx';
import { Fact, momentWords } from './fact.tsx';
import styles from './staff.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { tasksLoader } from './tasks.loader.ts';
import { PROVED_AGAIN, WayIn } from './way-in.tsx';

const PATH = '/staff/tasks';
const TITLE = 'Tasks';

const ERRORS: Readonly<Record<string, string>> = {
  ...PROVED_AGAIN,
  not_found: 'Somebody else has done that meanwhile.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: TITLE,
    description: 'What somebody of the team has to look at.',
    path: PATH,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return tasksLoader(context.get(services), request);
}

type Desk = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['desk']>;

export default function Tasks() {
  const { desk, wayIn, page, list, kind, done, error } = useLoaderData<typeof loader>();
  const listKey = list === 'done' ? list : null;
  return (
    <StaffFrame signedIn={wayIn !== 'sign-in'}>
      <h1>{TITLE}</h1>
      {error && <Alert>{ownIn(ERRORS, error) ?? 'Something went wrong, try again later'}</Alert>}
      {done === 'yes' && (
        <p role="status" className={styles.done}>
          It is noted as done, by you.
        </p>
      )}
      {desk ? (
        <>
          <Choices
            label="Which tasks"
            choices={[
              { href: PATH, words: 'Open', isCurrent: list === 'open' && kind === null },
              ...desk.kinds.map((one) => ({
                href: deskHref(PATH, { kind: one.kind }),
                words: `${one.title} (${one.count})`,
                isCurrent: list === 'open' && kind === one.kind,
              })),
              { href: deskHref(PATH, { list: 'done' }), words: 'Done', isCurrent: list === 'done' },
            ]}
          />
          <p className={styles.quiet}>{countWords(desk, list)}</p>
          {desk.tasks.map((task) => (
            <TaskPart key={task.id} task={task} kind={kind} />
          ))}
          <Pagination
            label="Tasks"
            page={page}
            pages={desk.pages}
            hrefOf={(other) => deskHref(PATH, { list: listKey, kind, page: other })}
          />
        </>
      ) : (
        <WayIn needs={wayIn} path={PATH} />
      )}
    </StaffFrame>
  );
}

function countWords({ count }: Desk, list: 'open' | 'done'): string {
  if (list === 'done') return count === 0 ? 'None is done yet.' : `${plural(count, 'task')}, the last one first.`;
  return count === 0 ? 'Nothing waits.' : `${plural(count, 'task')}, the oldest first.`;
}

function TaskPart({ task, kind }: { task: Desk['tasks'][number]; kind: string | null }) {
  const { id, title, todo, about, facts, since, done } = task;
  const words = about ? `${title}, ${about.words}` : title;
  return (
    <article id={id} className={styles.review} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{todo}</p>
        <dl className={styles.facts}>
          {about && (
            <Fact term="About" text={about.href === null ? about.words : <a href={about.href}>{about.words}</a>} />
          )}
          {facts.map(({ term, text }) => (
            <Fact key={term} term={term} text={text} />
          ))}
          <Fact term="Since" text={momentWords(since)} />
        </dl>
      </div>
      <div className={styles.deeds}>
        {done ? (
          <p className={styles.quiet}>
            {done.by === null ? 'It settled by itself' : `Done by ${done.by}`}, {momentWords(done.at)}
          </p>
        ) : (
          <form method="post" action={PATH}>
            <input type="hidden" name="task" value={id} />
            {kind && <input type="hidden" name="kind" value={kind} />}
            <Button type="submit" kind="line" block aria-label={`Done: ${words}`}>
              Done
            </Button>
          </form>
        )}
      </div>
    </article>
  );
}
