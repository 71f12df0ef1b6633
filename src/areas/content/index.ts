export { type Article, article, articleNames, articles } from './articles.ts';
export { type ContentPage, contentList, contentPage, type Expert, experts, hasExperts } from './content.ts';
export { readMarkdown } from './prose/markdown.ts';
export { questionsOf } from './prose/questions.ts';
