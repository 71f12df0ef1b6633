import { defineArea, everyList, everyone } from '#kernel';
import { articlesToIndex } from './articles.ts';
import { type ContentConfig, contentConfig } from './config.ts';
import { addContent } from './graphql.ts';
import { articleKind } from './import/articles.ts';
import { articlesAreDue, tellDueArticles } from './tell-due-articles.ts';

declare module '#kernel' {
  interface Topics {
    'article.changed': string;
    /** An article's picture is there to be shown; what it says is the same. */
    'article.pictured': string;
    /** The text of a page, by the id of its entry. */
    'page.changed': string;
    /** Of nobody in particular: other pages, experts or lists. */
    'content.changed': null;
  }
  interface AreaConfigs {
    content: ContentConfig;
  }
}

export const contentArea = defineArea({
  name: 'content',
  calls: ['leads', 'partners', 'posters', 'images', 'catalogue'],
  tables: ['articles', 'articles_told', 'content_entries'],
  config: contentConfig,
  news: {
    'article.changed': (id) => [...everyList, 'articles', `article:${id}`],
    'article.pictured': (id) => ['articles', `article:${id}`],
    'page.changed': (id) => [`page:${id}`],
    'content.changed': () => null,
  },
  inMenus: ['article.changed', 'content.changed'],
  feed: [articleKind],
  searchable: [{ kind: 'article', news: 'article.changed', read: articlesToIndex }],
  jobs: ({ ctx }) => [
    {
      queue: 'content.articles',
      work: () => tellDueArticles(ctx),
      onlyOne: true,
      whenDue: () => articlesAreDue(ctx),
    },
  ],
  fields: {
    menu: everyone,
    page: everyone,
    article: everyone,
    articles: everyone,
  },
  graphql: ({ builder, values, list, types }) =>
    addContent(builder, { ...values, poster: types.catalogue.poster }, list, types.partners),
});
