export { type Article, article, articleSlugs, articles, articlesToIndex } from './articles.ts';
