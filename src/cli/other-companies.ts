import { readCompanies } from '#catalogue/upkeep';
import type { Context } from '#kernel';

type Company = Awaited<ReturnType<typeof readCompanies>>[number];

/** The demo's own: nobody else has a mail host that can't exist. */
const isDemoCompany = ({ sourceRef, slug, leadEmail }: Company): boolean =>
  sourceRef === `op-${slug}` && leadEmail === `hello@${slug}.example`;

/** Companies that aren't the demo's, as a sentence names them; null when there are none. */
export async function otherCompanies(ctx: Context): Promise<string | null> {
  const [first, ...more] = (await readCompanies(ctx)).filter((company) => !isDemoCompany(company));
  if (!first) return null;
  return more.length > 0 ? `${first.name} and ${more.length.toLocaleString('en-US')} more` : first.name;
}
