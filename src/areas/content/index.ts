export { type Article, article, articleSlugs, articles, articlesToIndex } from './articles.ts';
export { articleImport } from './import/articles.ts';
