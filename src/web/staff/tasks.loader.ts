import { data } from 'react-router';
import { namesOfTeam } from '#accounts';
import { notFound } from '#kernel';
import { formatDate, isCalendarDate } from '#kernel/shared';
import { type Task, teamTasks } from '#kernel/team';
import { askedPage } from '../asked-page.ts';
import { ownIn } from '../own-in.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { linksOf } from './task-links.loader.ts';
import { deskOrWayIn } from './way-in.loader.ts';

const AT_ONCE = 25;

/** What waits for the team or is done, or what keeps the one who asks from it. @throws AppError not_found for others */
export async function tasksLoader({ ctx, page: facts, taskKinds }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const list = query.get('list') === 'done' ? ('done' as const) : ('open' as const);
  const kind = ownIn(taskKinds, query.get('kind')) ? query.get('kind') : null;
  const { wayIn, desk } = await deskOrWayIn(async () => {
    const { tasks, waiting, ...counts } = await teamTasks(ctx, { list, kind, page, limit: AT_ONCE });
    const links = await linksOf(ctx, taskKinds, tasks);
    const names = await namesOfTeam(
      ctx,
      tasks.flatMap(({ doneBy }) => doneBy ?? []),
    );
    const shown = ({ id, kind: of, details, createdAt, doneAt, doneBy }: Task) => {
      const { title, todo, facts: terms } = ownIn(taskKinds, of) ?? { title: of, todo: UNKNOWN, facts: {} };
      return {
        ...{ id, title, todo },
        about: links.get(id) ?? null,
        facts: Object.entries(terms).flatMap(([key, term]) => {
          const value = ownIn(details, key);
          return typeof value === 'string' || typeof value === 'number'
            ? [{ term, text: wordsFor(String(value)) }]
            : [];
        }),
        since: createdAt.toISOString(),
        done: doneAt && {
          at: doneAt.toISOString(),
          by: doneBy === null ? null : (names.get(doneBy) ?? 'A former member'),
        },
      };
    };
    return {
      ...counts,
      tasks: tasks.map(shown),
      // Of an earlier release may wait what nothing tells any more: it stands among all.
      kinds: waiting.flatMap(({ kind: of, count }) => {
        const found = ownIn(taskKinds, of);
        return found ? [{ kind: of, title: found.title, count }] : [];
      }),
    };
  });
  if (page > (desk?.pages ?? 1)) throw notFound();
  const said = { done: query.get('done'), error: query.get('error') };
  return data({ ...said, wayIn, desk, page, list, kind }, { headers: cacheHeaders(facts, request) });
}

/** A day as pages write it; whatever else was told stands as it is. */
const wordsFor = (text: string) => (isCalendarDate(text) ? formatDate(text) : text);

const UNKNOWN = 'Nothing is known of this kind of task any more. Note that it is done when nothing is left to do.';
