import { data } from 'react-router';
import { type OperatorOrder, operatorCards, operatorOrders } from '#catalogue';
import { OTHER_LETTER, operatorList, operatorTerms } from '#catalogue/companies';
import type { Context } from '#kernel';
import { askedPage } from '../asked-page.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';

const COMPANIES_A_PAGE = 24;
const LETTER = new RegExp(`^(?:[a-z]|${OTHER_LETTER})$`);

/** Fields of the filter form, and the property of a term that each chooses from. */
const FIELDS = { type: 'trip_type', region: 'region' } as const;

export type DirectoryField = keyof typeof FIELDS;

export type DirectoryQuery = Partial<Record<DirectoryField, string>> & {
  letter: string | null;
  sort: OperatorOrder;
  page: number;
};

export type Directory = {
  query: DirectoryQuery;
  companies: ShownOperatorCard[];
  total: number;
  pages: number;
  /** Letters that lead somewhere under the filters in force. */
  letters: string[];
  options: Record<DirectoryField, { key: string; name: string; companies: number }[]>;
};

/** The companies that an address asks for; what nobody knows in it is left out. */
export async function readDirectory(ctx: Context, request: Request): Promise<Directory> {
  const params = new URL(request.url).searchParams;
  const letter = params.get('letter')?.toLowerCase() ?? '';
  const known = await operatorTerms(ctx, Object.values(FIELDS));
  const optionsOf = (field: DirectoryField) => known.filter(({ propertyKey }) => propertyKey === FIELDS[field]);
  const chosen = (field: DirectoryField) => optionsOf(field).find(({ key }) => key === params.get(field))?.key;
  const query: DirectoryQuery = {
    letter: LETTER.test(letter) ? letter : null,
    sort: operatorOrders.find((order) => order === params.get('sort')) ?? 'name_a_to_z',
    page: askedPage(request),
    type: chosen('type'),
    region: chosen('region'),
  };
  const { ids, total, letters } = await operatorList(ctx, {
    page: query.page,
    limit: COMPANIES_A_PAGE,
    orderBy: query.sort,
    letter: query.letter,
    terms: {
      ...(query.type ? { [FIELDS.type]: query.type } : {}),
      ...(query.region ? { [FIELDS.region]: query.region } : {}),
    },
  });
  const pages = Math.ceil(total / COMPANIES_A_PAGE);
  if (query.page > Math.max(1, pages)) throw data(null, { status: 404 });
  return {
    query,
    companies: (await operatorCards(ctx, ids)).map(({ id: _id, ...card }) => shownOperatorCard(card)),
    total,
    pages,
    letters,
    options: { type: plain(optionsOf('type')), region: plain(optionsOf('region')) },
  };
}

function plain(options: { key: string; name: string; companies: number }[]) {
  return options.map(({ key, name, companies }) => ({ key, name, companies }));
}
