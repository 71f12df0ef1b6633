import type { Job } from '../running/jobs.ts';
import type { Ground } from '../running/start-areas.ts';
import { MAIL_CHANNEL } from './mail.ts';
import { createMailOutage } from './mail-outage.ts';
import { emptyLetters, mailIsDue } from './queries.ts';
import { sendDueMail } from './send-due-mail.ts';

/** What a mail said is of use while somebody may ask whether it was sent; its line in the log stays. */
const LETTERS_KEPT_MS = 30 * 86_400_000;

export function mailJobs(ground: Ground): Job[] {
  const { ctx, log, config, parts, writeMail } = ground;
  const outage = createMailOutage(ctx, log);
  const send = (_payload: object, signal: AbortSignal) => {
    const { keyring, addresses, mailTransport: transport } = parts;
    const write = writeMail.bind(null, ctx, parts);
    return sendDueMail({ ctx, log, keyring, addresses, transport, outage, write, siteUrl: config.baseUrl }, signal);
  };
  const empty = async () => {
    const letters = await emptyLetters(ctx, new Date(ctx.clock().getTime() - LETTERS_KEPT_MS));
    log.info({ letters }, 'letters of old mail emptied');
  };
  return [
    { queue: 'mail.send', work: send, onlyOne: true, whenDue: () => mailIsDue(ctx), told: MAIL_CHANNEL },
    { queue: 'mail.empty', work: empty, onlyOne: true, at: '0 4 * * *' },
  ];
}
