export { testContext, testDatabase } from './database.ts';
