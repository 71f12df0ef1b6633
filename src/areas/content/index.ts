export { type Article, article, articleSlugs, articles } from './articles.ts';
