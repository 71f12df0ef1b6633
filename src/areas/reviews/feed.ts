export { reviewImport } from './import/reviews.ts';
