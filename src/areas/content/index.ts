export {
  type Article,
  type ArticleHead,
  article,
  articleAddresses,
  articleHeads,
  articleHeadsBySlug,
  articleNames,
  articleSlug,
  articlesAbout,
  articleTopics,
  nextArticleAt,
  relatedArticles,
} from './articles.ts';
export { type ContentPage, contentLists, contentPage, contentPageTitles, experts } from './content.ts';
export type { ContentLists } from './files/schemas.ts';
export { type IsThere, linksThere } from './links.ts';
export { leadsElsewhere, placeOf } from './prose/links.ts';
export { readMarkdown } from './prose/markdown.ts';
export { questionsOf } from './prose/questions.ts';
