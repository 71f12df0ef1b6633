import { readCompanies } from '#catalogue/upkeep';
import { readPictureCounts, readUnstored } from '#images';
import type { Context } from '#kernel';

const MOST = 500;
const number = (value: number) => value.toLocaleString('en-US');

/** What became of the pictures that feeds name, and why some of them aren't shown. */
export async function pictures(ctx: Context): Promise<string[]> {
  const [counts, unstored, companies] = await Promise.all([
    readPictureCounts(ctx),
    readUnstored(ctx, MOST),
    readCompanies(ctx),
  ]);
  const slugs = new Map(companies.map(({ id, slug }) => [id, slug]));
  const lines = unstored.flatMap(({ operatorId, sourceUrl, state, attempts, reason }) => {
    const owner = operatorId === null ? 'the site' : (slugs.get(operatorId) ?? 'a company that is gone');
    const tried = `tried ${number(attempts)} ${attempts === 1 ? 'time' : 'times'}`;
    const why = state === 'refused' ? reason : reason ? `${reason} It is tried again; ${tried}.` : 'Not fetched yet.';
    return [`  ${state === 'refused' ? 'refused' : 'waiting'}  ${owner}  ${sourceUrl}`, `           ${why}`];
  });
  const others = counts.pending + counts.refused - unstored.length;
  return [
    `${number(counts.stored)} pictures kept, ${number(counts.pending)} waiting, ${number(counts.refused)} refused.`,
    ...lines,
    ...(others > 0 ? [`  … and ${number(others)} more.`] : []),
    ...(counts.pending > 0 ? ['Waiting pictures are fetched by a running server (npm start).'] : []),
    ...(counts.refused > 0 ? ['A refused picture is tried again when the record that names it changes.'] : []),
  ];
}
