import type { CatalogueTables } from '../tables.ts';

export type AttractionKind = CatalogueTables['attractions']['kind'];

const FOLDERS: Record<AttractionKind, string> = { landmark: 'l', poi: 'attractions' };

/** Where the page of a landmark or point of interest stands on the site. */
export function attractionPath({ kind, slug }: { kind: AttractionKind; slug: string }): string {
  return `/${FOLDERS[kind]}/${slug}`;
}
