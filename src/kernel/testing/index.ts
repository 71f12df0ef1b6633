export { testActors } from './actors.ts';
export { keepBusy } from './busy.ts';
export { type Filling, TEST_NOW, testContext, testDatabase } from './database.ts';
export { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
export { bareEnvironment } from './environment.ts';
export { temporaryFolder } from './folder.ts';
export { growth, LINEAR } from './growth.ts';
export { type MailServer, SmtpRefusal, startMailServer } from './mail-server.ts';
