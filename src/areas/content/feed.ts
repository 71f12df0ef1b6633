export { articleImport } from './import/articles.ts';
