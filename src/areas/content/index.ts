export { type Article, article, articles, articlesToIndex } from './articles.ts';
