import { z } from 'zod';
import { mails, type PlannedMail, plannedMails } from '#kernel/mail';

const HEAD = `# Mail

Printed by \`npm run contracts\` from src/kernel/mail/mails.ts and planned-mails.ts; don't edit. A mail is posted in the
transaction of what it tells of; its name, its subject's id and its occurrence are one mail, however often it is posted.
Marketing goes with a link that stops it, and to nobody who did. \`role_invite\` of the design isn’t here: it is never sent, as
a mailed link to a second factor would make one mailbox enough for both (docs/decisions/0095).

`;

type Printed = Omit<PlannedMail, 'variables'> & { variables: string };

const table = (title: string, rows: Readonly<Record<string, Printed>>) =>
  `## ${title}\n\n| Mail | To | When | Subject | Variables | Marketing |\n|---|---|---|---|---|---|\n${Object.entries(
    rows,
  )
    .map(
      ([name, { to, when, subject, variables, marketing }]) =>
        `| \`${name}\` | ${to} | ${when} | ${subject} | ${variables} | ${marketing ? 'yes' : '–'} |\n`,
    )
    .join('')}`;

/** A subject with its variables by name. */
function shownSubject({ subject, variables }: (typeof mails)[keyof typeof mails]): string {
  const shape: Readonly<Record<string, unknown>> = variables.shape;
  // A sum is formatted before it is read: its name goes by as the currency of nothing.
  const shown = (name: string) =>
    shape[name] instanceof z.ZodObject ? { cents: 0, currency: `{${name}}` } : `{${name}}`;
  const named = new Proxy({}, { get: (_target, name) => shown(String(name)) });
  return (subject as (given: unknown) => string)(named).replaceAll('}\u00a00', '}');
}

/** The table of mails, for people to review. */
export function printMails(): string {
  const built = Object.fromEntries(
    Object.entries(mails).map(([name, mail]) => [
      name,
      { ...mail, subject: shownSubject(mail), variables: Object.keys(mail.variables.shape).join(', ') },
    ]),
  );
  return `${HEAD}${table('Sent today', built)}\n${table('Named, and sent with what they tell of', plannedMails)}`;
}
