import { redirect } from 'react-router';
import type { ComparedKind } from '../catalogue/compared-kinds.ts';
import { MOST_COMPARED } from '../catalogue/comparison-path.ts';
import { askedSlugs } from './chosen.loader.ts';

export type PickedOne = {
  slug: string;
  name: string;
  /** Who runs it, of a trip. */
  by?: string;
};

export type Picked = {
  /** Those of the address that there are, in the order chosen. */
  found: PickedOne[];
  /** How many of the address aren't offered any more, or never were. */
  unknown: number;
};

/** What was ticked on a page without scripts. @throws a redirect to the comparison where it can be shown */
export async function readPicked(
  request: Request,
  { field, pathOf }: ComparedKind,
  read: (slugs: string[]) => Promise<PickedOne[]>,
): Promise<Picked> {
  const asked = [...new Set(new URL(request.url).searchParams.getAll(field))];
  const slugs = askedSlugs(asked);
  const found = slugs.length > 0 ? await read(slugs) : [];
  const complete = found.length > 1 && found.length <= MOST_COMPARED && found.length === asked.length;
  if (complete) throw redirect(pathOf(found.map(({ slug }) => slug)));
  return { found, unknown: asked.length - found.length };
}
