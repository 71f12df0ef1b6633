export { TEST_NOW, testContext, testDatabase } from './database.ts';
export { temporaryFolder } from './folder.ts';
