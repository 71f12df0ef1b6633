export { type Article, article, articles, articlesToIndex } from './articles.ts';
export { articleImport } from './import/articles.ts';
