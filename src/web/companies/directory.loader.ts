import { data } from 'react-router';
import { type OperatorOrder, operatorCards, operatorOrders } from '#catalogue';
import { OTHER_LETTER, operatorList } from '#catalogue/companies';
import type { CountedList } from '#search';
import { emptyListQuery, type ListQuery } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import type { Services } from '../services.ts';

const COMPANIES_A_PAGE = 24;
const LETTER = new RegExp(`^(?:[a-z]|${OTHER_LETTER})$`);

/** Fields of the filter form, and what of a company’s trips each chooses from. */
const FIELDS = { type: 'trip_type', region: 'destination' } as const;
/** Hundreds of places are no choice; what is chosen always stays. */
const MOST_OPTIONS = 80;

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

/**
 * The companies that an address asks for, by one trip of theirs that is all that was chosen; what nobody knows in the
 * address is left out.
 */
export async function readDirectory({ ctx, search }: Services, request: Request): Promise<Directory> {
  const params = new URL(request.url).searchParams;
  const letter = params.get('letter')?.toLowerCase() ?? '';
  const chosen = (field: DirectoryField) => {
    const value = params.get(field);
    return value && search.unknownValues({ [FIELDS[field]]: [value] }).length === 0 ? value : undefined;
  };
  const query: DirectoryQuery = {
    letter: LETTER.test(letter) ? letter : null,
    sort: operatorOrders.find((order) => order === params.get('sort')) ?? 'name_a_to_z',
    page: askedPage(request),
    type: chosen('type'),
    region: chosen('region'),
  };
  const offering = await search.operators(tripsAsked(query), { partner: ctx.partner });
  const { ids, total, letters } = await operatorList(ctx, {
    page: query.page,
    limit: COMPANIES_A_PAGE,
    orderBy: query.sort,
    letter: query.letter,
    among: query.type || query.region ? offering.operatorIds : null,
  });
  const pages = Math.ceil(total / COMPANIES_A_PAGE);
  if (query.page > Math.max(1, pages)) throw data(null, { status: 404 });
  return {
    query,
    companies: (await operatorCards(ctx, ids)).map(({ id: _id, ...card }) => shownOperatorCard(card)),
    total,
    pages,
    letters,
    options: { type: optionsOf(offering, 'type'), region: optionsOf(offering, 'region') },
  };
}

function tripsAsked(query: DirectoryQuery): ListQuery {
  const fields = Object.keys(FIELDS) as DirectoryField[];
  const filters = fields.flatMap((field) => (query[field] ? [[FIELDS[field], [query[field]]]] : []));
  return { ...emptyListQuery(), filters: Object.fromEntries(filters) };
}

/** What may be chosen, by name, with how many companies that leaves beside the other choice. */
function optionsOf({ groups }: CountedList, field: DirectoryField) {
  const options = groups.find(({ key }) => key === FIELDS[field])?.options ?? [];
  return options
    .filter(({ selected }, i) => selected || i < MOST_OPTIONS)
    .map(({ value, label, count }) => ({ key: value, name: label, companies: count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
