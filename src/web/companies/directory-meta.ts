import { plural } from '../catalogue/trip-words.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type PageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import type { Directory, DirectoryQuery } from './directory.loader.ts';
import { DIRECTORY } from './directory-links.ts';

export const TITLE = 'Tour companies from A to Z';
export const TRAIL = [{ title: 'Home', href: '/' }, { title: 'Tour companies' }];
/** Of a catalogue without companies, which no filter brings about. */
export const NO_COMPANIES = 'No company has a trip on offer here yet.';

export const isNarrowed = ({ letter, type, region }: DirectoryQuery): boolean => Boolean(letter || type || region);

type Shown = Pick<Directory, 'companies' | 'total' | 'query'>;

export function directoryMeta(baseUrl: string, { companies, total, query }: Shown): PageMeta {
  const narrowed = isNarrowed(query);
  const isEmpty = total === 0 && !narrowed;
  return {
    title: TITLE,
    description: isEmpty
      ? NO_COMPANIES
      : `${plural(total, 'tour company', 'tour companies')}, each with its trips, its reviews and its terms.`,
    path: pagePath(DIRECTORY, narrowed ? 1 : query.page),
    noindex: isEmpty,
    jsonLd: [...itemList(baseUrl, companies, 'tour-operators'), breadcrumbList(baseUrl, TRAIL, DIRECTORY)],
  };
}
