import type { CatalogueGraphql } from '#catalogue/doors';
import { AppError } from '#kernel';
import { type ApiBuilder, type GraphqlContext, paged, times } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { type ListQuery, LONGEST_TEXT } from '../list-query.ts';
import type { Search } from '../live/create-search.ts';
import type { CategorySuggestion, Correction, NamedSuggestion, Suggestions } from '../search-result.ts';
import { trendingCategories } from '../trending.ts';
import type { PartMatch } from '../trip-index/text-store.ts';
import { type TripLists, USUAL_TRIPS } from './trip-list-type.ts';

type SearchNode = {
  request: GraphqlContext;
  query: ListQuery;
  found: Suggestions;
  trending: CategorySuggestion[];
};

const MOST = { categories: 6, operators: 1, articles: 2, trending: 10 };

/** What a text leads to: places, companies, articles, and the list of trips. */
export function addSearchQuery(
  builder: ApiBuilder,
  { operator }: CatalogueGraphql,
  { tripList, tripArguments, readQuery, readList }: TripLists,
  search: Search,
): void {
  const correction = builder.objectRef<Correction>('Correction').implement({
    description: 'What was typed and what was searched for instead.',
    fields: (t) => ({ from: t.exposeString('from'), to: t.exposeString('to') }),
  });
  const partMatch = builder.objectRef<PartMatch>('PartMatch').implement({
    description: 'How many of the words of a text are found together, where no trip holds all.',
    fields: (t) => ({
      words: t.exposeInt('words', { description: 'Words of the text.' }),
      held: t.exposeInt('held', { description: 'Words that each of the trips holds at least.' }),
    }),
  });
  const match = builder.objectRef<CategorySuggestion>('CategoryMatch').implement({
    description: 'A category of the searched name.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      slug: t.exposeString('slug'),
      tripPageSlug: t.exposeString('tripPageSlug', {
        nullable: true,
        description: 'Of its list of trips; null when there is none.',
      }),
      categoryType: t.exposeString('categoryType'),
      tripCount: t.exposeInt('tripCount'),
    }),
  });
  const articleMatch = builder.objectRef<NamedSuggestion>('ArticleMatch').implement({
    description: 'An article of the searched name.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), slug: t.exposeString('slug') }),
  });

  const results = builder.objectRef<SearchNode>('SearchResults').implement({
    fields: (t) => ({
      corrected: t.field({ type: correction, nullable: true, resolve: ({ found }) => found.corrected }),
      partly: t.field({
        type: partMatch,
        nullable: true,
        description: 'Null where trips hold all the words.',
        resolve: ({ found }) => found.partly,
      }),
      tripCategories: t.field({
        type: [match],
        extensions: times(MOST.categories),
        description: 'Six at most.',
        resolve: ({ found }) => found.categories,
      }),
      operators: t.field({
        type: [operator],
        extensions: times(MOST.operators),
        description: 'One at most.',
        resolve: ({ request, found }) =>
          found.operators.map(({ id, name, slug }) => ({ request, key: id, known: { id, name, slug } })),
      }),
      articles: t.field({
        type: [articleMatch],
        extensions: times(MOST.articles),
        description: 'Two at most.',
        resolve: ({ found }) => found.named.get('article') ?? [],
      }),
      trending: t.field({
        type: [match],
        extensions: times(MOST.trending),
        description: 'Where most trips go: the answer to a blank text, empty otherwise.',
        resolve: ({ trending }) => trending,
      }),
      trips: t.field({
        type: tripList,
        description: 'Trips that hold every word, or most of them where none does; to a blank text all of them.',
        resolve: ({ request, query }) => readList(request, query, {}),
      }),
    }),
  });

  builder.queryField('search', (t) =>
    t.field({
      type: results,
      nullable: true,
      extensions: paged(USUAL_TRIPS),
      args: {
        query: t.arg.string({ required: true, description: `What to look for, ${LONGEST_TEXT} characters at most.` }),
        literal: t.arg.boolean({
          defaultValue: false,
          description: 'Take the words as typed, without correcting mistyped ones.',
        }),
        dmoSlug: t.arg.string(),
        ...tripArguments(t.arg),
      },
      resolve: async (_root, { query: typed, literal, dmoSlug, ...asked }, from): Promise<SearchNode> => {
        const text = typed.trim();
        if (text.length > LONGEST_TEXT) {
          throw new AppError('invalid', `query must be ${LONGEST_TEXT} characters or less`, { pointer: 'query' });
        }
        const query: ListQuery = { ...readQuery(asked), text, exact: literal ?? false };
        const request = await partnerRequest(from, dmoSlug);
        const { partner } = request.ctx;
        const found = await search.suggest(text, { literal: query.exact, partner });
        return { request, query, found, trending: text === '' ? await trendingCategories(search, partner) : [] };
      },
    }),
  );
}
