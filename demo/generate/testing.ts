export { type AuditLine, auditCatalogue } from './testing/audit.ts';
