export type { AddressBook } from './addresses.ts';
export type { Mail, Posting } from './mail.ts';
export type { MailContent, MailPicture, MailToWrite, WriteMail } from './mail-content.ts';
export { isMailName, type MailName, type MailVariables, mails } from './mails.ts';
export { type PlannedMail, plannedMails } from './planned-mails.ts';
export { type LoggedMail, readLoggedMail, readMailLog } from './read-log.ts';
export { type MailWork, sendDueMail } from './send-due-mail.ts';
export { mailParts, startMail } from './start-mail.ts';
export { smtpTransport, type Transport } from './transport.ts';
