import { data, redirect } from 'react-router';
import { type Renamed, renamedSlug } from '#catalogue/addresses';
import type { Context } from '#kernel';
import { queryAlong } from './query-along.ts';

type Path = string | null | undefined;

/**
 * What a loader throws when nothing has this slug: where that leads which had it once, else that nothing is there.
 * @param pathOf the path for the slug of today; null where that has no page either
 */
export async function renamedOrMissing(
  ctx: Context,
  { kind, slug, request }: { kind: Renamed; slug: string; request: Request },
  pathOf: (slug: string) => Path | Promise<Path>,
) {
  const now = await renamedSlug(ctx, kind, slug);
  const path = now && (await pathOf(now));
  return path ? redirect(path + queryAlong(request), 301) : data(null, { status: 404 });
}
