export { articlesToIndex } from './articles.ts';
export { articleImport } from './import/articles.ts';
