import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Log } from '../../log.ts';
import type { MailContent } from '../mail-content.ts';
import { createMailOutage } from '../mail-outage.ts';
import { mails } from '../mails.ts';
import { sendDueMail } from '../send-due-mail.ts';
import { mailParts } from '../start-mail.ts';
import type { MailToWrite } from '../write-mail.ts';

const SECRET = Buffer.alloc(32, 5);

type Given = {
  ctx: Context;
  log: Log;
  smtpUrl: string;
  key: Uint8Array;
  write?: (mail: MailToWrite) => Promise<MailContent & { unsubscribeUrl: string | null }>;
};

/** Writes what a template would, without the pages. */
async function plainly({ name, variables, unsubscribeToken, siteUrl }: MailToWrite) {
  const text = `${name}\n${JSON.stringify(variables)}`;
  return {
    subject: (mails[name].subject as (variables: unknown) => string)(variables),
    text,
    html: `<p>${name}</p>`,
    pictures: [],
    allMemberData: [],
    unsubscribeUrl: unsubscribeToken && `${siteUrl}/unsubscribe?token=${unsubscribeToken}`,
  };
}

/** What posts and sends as a server does, to a mail server of the test. */
export function testWork({ ctx, log, smtpUrl, key, write = plainly }: Given) {
  const config = readConfig({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Sojourn <hello@sojourn.example>',
    TEAM_EMAIL: 'team@sojourn.example',
    BASE_URL: 'https://sojourn.example',
    ENCRYPTION_KEYS: `1:${Buffer.from(key).toString('base64')}`,
  });
  const { mail, mailTransport: transport, keyring, addresses } = mailParts(config, SECRET);
  const outage = createMailOutage(ctx, log);
  const work = { ctx, log, keyring, addresses, transport, outage, write, siteUrl: config.baseUrl };
  return {
    mail,
    addresses,
    send: (signal = new AbortController().signal) => sendDueMail(work, signal),
    close: () => transport.close(),
  };
}
