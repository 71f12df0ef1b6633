export { type Article, article, articleSlugs, articles } from './articles.ts';
export { type ContentPage, contentList, contentPage, contentPaths, type Expert, experts } from './content.ts';
export { readMarkdown } from './prose/markdown.ts';
export { questionsOf } from './prose/questions.ts';
