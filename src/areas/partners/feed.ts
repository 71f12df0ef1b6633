export { partnerImport } from './import/partners.ts';
