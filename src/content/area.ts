import { defineArea, everyone } from '#kernel';

declare module '#kernel' {
  interface Topics {
    'article.changed': string;
  }
}

export const contentArea = defineArea({
  name: 'content',
  calls: ['partners', 'images'],
  tables: ['articles'],
  news: { 'article.changed': () => ['lists'] },
  fields: {
    menu: everyone,
    page: everyone,
    article: everyone,
    articles: everyone,
  },
});
