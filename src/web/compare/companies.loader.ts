import { data } from 'react-router';
import { operatorFacts } from '#catalogue';
import type { Context } from '#kernel';
import { reviewStatsOfAll } from '#reviews';
import { photoArt } from '../catalogue/art.ts';
import { companiesPath } from '../catalogue/comparison-path.ts';
import type { PosterArt } from '../ui/art.tsx';
import { chosenIn } from './chosen.ts';
import { companyRows, policyRows } from './company-rows.ts';
import type { ComparedHead, Comparison } from './comparison.ts';
import { scoreRows } from './score-rows.ts';

export type ComparedCompanyHead = ComparedHead & { logo: PosterArt | null };

/** @throws 404 when the address names no company that there is */
export async function readCompanies(
  ctx: Context,
  address: string,
  request: Request,
): Promise<Comparison<ComparedCompanyHead>> {
  const { chosen: companies, leftOut } = await chosenIn(address, (slugs) => shownCompanies(ctx, slugs));
  if (companies.length === 0) throw data(null, { status: 404 });
  const stats = await reviewStatsOfAll(
    ctx,
    'operator',
    companies.map(({ id }) => id),
  );
  const scores = scoreRows(companies.map(({ id }) => stats.get(id)));
  return {
    path: companiesPath(companies.map(({ slug }) => slug)),
    heads: companies.map(({ slug, name, logo }) => ({
      slug,
      name,
      href: `/tour-operators/${slug}`,
      logo: logo && photoArt(logo),
    })),
    groups: companies.length < 2 ? [] : [...scores, ...companyRows(companies), ...policyRows(companies)],
    leftOut,
    onlyDifferences: new URL(request.url).searchParams.get('only') === 'differences',
  };
}

export async function shownCompanies(ctx: Context, slugs: readonly string[]) {
  const found = await operatorFacts(ctx, slugs);
  return slugs.flatMap((slug) => {
    const company = found.get(slug);
    return company?.shown && company.slug === slug ? [company] : [];
  });
}
