import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailContent } from './mail-content.ts';

/** A mail as it is handed to a server. */
export type Outgoing = MailContent & {
  /** The same each time it is sent: mailboxes that have it already drop the second. */
  messageId: string;
  /** When it was asked for. */
  date: Date;
  to: string;
  replyTo: string | null;
  /** For marketing: the address that stops it, by one POST or by a person's visit. */
  unsubscribeUrl: string | null;
};

/**
 * What became of it. `away`: the server couldn't be asked, any other mail would have fared the same; `later`: it took
 * this one for none now; `refused`: it never will.
 */
export type Outcome =
  | { state: 'accepted' }
  | { state: 'away'; reason: string }
  | { state: 'later' | 'refused'; reason: string };

export type Transport = {
  send(mail: Outgoing, signal: AbortSignal): Promise<Outcome>;
  close(): void;
};

/** Mails under way at the same time. */
export const AT_ONCE = 4;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const IDLE_MS = 60_000;
const REASON_LENGTH = 300;

/** @param from "Sojourn <hello@example.com>" */
export function smtpTransport(url: string, from: string): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    // Who sends again is decided in one place, ours.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: asksForTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...messageOf(mail, from), signal });
        return { state: 'accepted' };
      } catch (error) {
        return outcomeOf(error as SendingError);
      }
    },
    close: () => transporter.close(),
  };
}

/** Of a demo: what would leave is written as it would be, and can be read at /dev/mail. */
export function keptTransport(from: string): Transport {
  const transporter: Transporter = createTransport({ jsonTransport: true });
  return {
    async send(mail) {
      await transporter.sendMail(messageOf(mail, from));
      return { state: 'accepted' };
    },
    close() {},
  };
}

/** A password never crosses a network in the clear; on this machine there is none to cross. */
function asksForTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return protocol === 'smtp:' && !isHere && !searchParams.has('requireTLS', 'false');
}

function messageOf(mail: Outgoing, from: string) {
  const { subject, html, text, pictures, messageId, date, to, replyTo, unsubscribeUrl } = mail;
  return {
    from,
    to: { name: '', address: to },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    subject,
    html,
    text,
    messageId,
    date,
    attachments: pictures.map(({ cid, name, type, bytes }) => ({
      cid,
      filename: name,
      contentType: type,
      content: bytes,
      contentDisposition: 'inline' as const,
    })),
    headers: {
      // Out-of-office programs answer no mail of a program.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

type SendingError = Error & {
  responseCode?: number;
  command?: string;
  response?: string;
  permanent?: boolean;
  code?: string;
};

/** Commands that speak of one mail; the others fail for all of them. */
const OF_ONE_MAIL = new Set(['RCPT TO', 'DATA']);
const CLOSING = 421;

function outcomeOf(error: SendingError): Outcome {
  const reason = withoutAddresses(error.response ?? error.message).slice(0, REASON_LENGTH);
  if (error.name === 'AbortError') return { state: 'later', reason: 'It took longer than a mail may take.' };
  if (error.responseCode === undefined || error.responseCode === CLOSING || !OF_ONE_MAIL.has(error.command ?? '')) {
    return { state: isOursToMend(error) ? 'refused' : 'away', reason };
  }
  return { state: error.permanent ? 'refused' : 'later', reason };
}

/** An address or a message that nodemailer itself doesn't send. */
function isOursToMend({ code }: SendingError): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'EFILEACCESS' || code === 'EURLACCESS';
}

/** Servers repeat the address in what they answer; the log of mail knows addresses by their hash alone. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…');
}
