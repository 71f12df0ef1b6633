import { defineArea, everyList, everyone } from '#kernel';
import { articlesToIndex } from './articles.ts';
import { addContent } from './graphql.ts';
import { articleKind } from './import/articles.ts';

declare module '#kernel' {
  interface Topics {
    'article.changed': string;
  }
}

export const contentArea = defineArea({
  name: 'content',
  calls: ['partners', 'posters', 'images'],
  tables: ['articles'],
  news: { 'article.changed': () => everyList },
  feed: [articleKind],
  searchable: [{ kind: 'article', news: 'article.changed', read: articlesToIndex }],
  fields: {
    menu: everyone,
    page: everyone,
    article: everyone,
    articles: everyone,
  },
  graphql: ({ builder, values, list, types }) =>
    addContent(builder, { ...values, poster: types.catalogue.poster }, list, types.partners),
});
