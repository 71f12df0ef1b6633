export { type Article, article, articleNames, articles } from './articles.ts';
export { type ContentPage, contentLists, contentPage, type Expert, experts, hasExperts } from './content.ts';
export type { ContentLists } from './files/schemas.ts';
export { readMarkdown } from './prose/markdown.ts';
export { questionsOf } from './prose/questions.ts';
