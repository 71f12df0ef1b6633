import { data } from 'react-router';
import { operatorFacts } from '#catalogue';
import { isComparedPair } from '#catalogue/companies';
import type { Context } from '#kernel';
import { reviewStatsOfAll } from '#reviews';
import { photoArt } from '../catalogue/art.ts';
import { companiesPath } from '../catalogue/comparison-path.ts';
import type { PosterArt } from '../ui/art.tsx';
import { chosenIn } from './chosen.loader.ts';
import { companyRows, policyRows } from './company-rows.ts';
import { asksDifferences, type ComparedHead, type Comparison } from './comparison.ts';
import { scoreRows } from './score-rows.ts';

type ComparedCompanyHead = ComparedHead & { logo: PosterArt | null };

export type ComparedCompanies = Comparison<ComparedCompanyHead> & {
  /** It is one of the pairs that the site itself names, by its own address: robots may take it in. */
  isListed: boolean;
  ids: string[];
};

/** @throws 404 when the address names no company that there is */
export async function readCompanies(ctx: Context, address: string, request: Request): Promise<ComparedCompanies> {
  const { chosen: companies, leftOut } = await chosenIn(ctx, {
    address,
    request,
    kind: 'operator',
    pathOf: companiesPath,
    read: (slugs) => shownCompanies(ctx, slugs),
  });
  if (companies.length === 0) throw data(null, { status: 404 });
  const ids = companies.map(({ id }) => id);
  const path = companiesPath(companies.map(({ slug }) => slug));
  const isOwn = ids.length === 2 && path === companiesPath([address]);
  const [stats, isListed] = await Promise.all([
    reviewStatsOfAll(ctx, 'operator', ids),
    isOwn && isComparedPair(ctx, ids),
  ]);
  const scores = scoreRows(ids.map((id) => stats.get(id)));
  return {
    path,
    heads: companies.map(({ slug, name, logo }) => ({
      slug,
      name,
      href: `/tour-operators/${slug}`,
      logo: logo && photoArt(logo),
    })),
    groups: companies.length < 2 ? [] : [...scores, ...companyRows(companies), ...policyRows(companies)],
    leftOut,
    onlyDifferences: asksDifferences(request),
    isListed,
    ids,
  };
}

export async function shownCompanies(ctx: Context, slugs: readonly string[]) {
  const found = await operatorFacts(ctx, slugs);
  return slugs.flatMap((slug) => {
    const company = found.get(slug);
    return company?.shown && company.slug === slug ? [company] : [];
  });
}
