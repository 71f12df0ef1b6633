import type { Config } from '../config.ts';
import { createKeyring } from '../keys/encryption.ts';
import { lastingSecret } from '../keys/lasting-secret.ts';
import type { Parts } from '../parts.ts';
import type { Ground } from '../running/start-areas.ts';
import { createAddressBook } from './addresses.ts';
import { createMail } from './mail.ts';
import { keptTransport, smtpTransport } from './transport.ts';

type MailParts = Pick<Parts, 'keyring' | 'addresses' | 'mail' | 'mailTransport'>;

/** What posts and sends mail, for areas and jobs. */
export async function startMail({ ctx, config }: Pick<Ground, 'ctx' | 'config'>): Promise<MailParts> {
  const secret = await lastingSecret(ctx.db, createKeyring(config.encryptionKeys), 'addresses');
  return mailParts(config, secret);
}

/** @param secret by which addresses are recognised */
export function mailParts(config: Config, secret: Uint8Array): MailParts {
  const { encryptionKeys, smtpUrl, mailFrom, mailWebhookSecret: webhookSecret } = config;
  const keyring = createKeyring(encryptionKeys);
  const addresses = createAddressBook(secret);
  const teamEmail = config.teamEmail ?? addressIn(mailFrom);
  return {
    keyring,
    addresses,
    mail: createMail({ keyring, addresses, teamEmail, webhookSecret }),
    mailTransport: smtpUrl ? smtpTransport(smtpUrl, mailFrom) : keptTransport(mailFrom),
  };
}

/** "Sojourn <hello@example.com>" → "hello@example.com" */
function addressIn(mailbox: string): string {
  return /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;
}
