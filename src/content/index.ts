export { type Article, article, articles, articlesToIndex } from './articles.ts';
export { addContent } from './graphql.ts';
export { articleImport } from './import/articles.ts';
