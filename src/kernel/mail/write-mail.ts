import type { Context } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { MailContent } from './mail-content.ts';
import type { MailName } from './mails.ts';

export type MailToWrite = {
  name: MailName;
  variables: Record<string, unknown>;
  /** Whose site it was asked for through. */
  partnerSlug: string | null;
  /** Whether its links lead to the partner’s own host. */
  atOwnHost: boolean;
  /** For marketing: the token that stops it. */
  unsubscribeToken: string | null;
  /** Where the site itself is found. */
  siteUrl: string;
};

/** Writes a mail; it is built with the pages. */
export type WriteMail = (
  ctx: Context,
  parts: Parts,
  mail: MailToWrite,
) => Promise<MailContent & { unsubscribeUrl: string | null }>;
