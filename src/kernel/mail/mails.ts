import { z } from 'zod';

/** Whom a mail is for: the member or visitor that it is about, the people of a company, or those who run the site. */
export type Recipient = 'person' | 'company' | 'team';

export type MailRow = {
  to: Recipient;
  /** What makes it go out. */
  when: string;
  /** Marketing goes with a way to stop it, and not to those who did. */
  marketing: boolean;
};

type BuiltMail<Variables extends z.ZodObject = z.ZodObject> = MailRow & {
  variables: Variables;
  subject: (variables: z.output<Variables>) => string;
};

const mail = <Variables extends z.ZodObject>(row: BuiltMail<Variables>) => row;

const line = z.string().max(300);
const prose = z.string().max(10_000);
/** Of the site whose mail it is. */
const path = z
  .string()
  .regex(/^\/(?!\/)/, 'must be a path')
  .max(2_000);
const address = z.url({ protocol: /^https?$/ }).max(2_000);

/**
 * Every mail that goes out, by name: its template stands under that name in src/web/mail. Those that wait for what they
 * tell of are listed in planned-mails.ts; both are printed as contracts/mails.md.
 */
export const mails = {
  magic_link: mail({
    to: 'person',
    when: 'a link to sign in is asked for',
    marketing: false,
    variables: z.object({ path, minutes: z.int().positive() }),
    subject: () => 'Your link to sign in',
  }),
  confirm_email: mail({
    to: 'person',
    when: 'somebody signs up with a password, or asks for the link again',
    marketing: false,
    variables: z.object({ path, hours: z.int().positive() }),
    subject: () => 'Confirm your email address',
  }),
  already_registered: mail({
    to: 'person',
    when: 'somebody signs up with an address that has an account',
    marketing: false,
    variables: z.object({}),
    subject: () => 'You already have an account',
  }),
  password_reset: mail({
    to: 'person',
    when: 'a new password is asked for',
    marketing: false,
    variables: z.object({ path, minutes: z.int().positive() }),
    subject: () => 'Choose a new password',
  }),
  password_changed: mail({
    to: 'person',
    when: 'the password was changed',
    marketing: false,
    variables: z.object({ at: z.iso.datetime() }),
    subject: () => 'Your password was changed',
  }),
  email_change: mail({
    to: 'person',
    when: 'another address is entered; to the new one',
    marketing: false,
    variables: z.object({ path, hours: z.int().positive() }),
    subject: () => 'Confirm your new address',
  }),
  email_change_notice: mail({
    to: 'person',
    when: 'the same; to the old one',
    marketing: false,
    variables: z.object({ newEmail: line, path, hours: z.int().positive() }),
    subject: () => 'Your address is being changed',
  }),
  data_export: mail({
    to: 'person',
    when: 'a member has taken their data with them',
    marketing: false,
    variables: z.object({ at: z.iso.datetime() }),
    subject: () => 'Your data was downloaded',
  }),
  account_erased: mail({
    to: 'person',
    when: 'a member has closed the account',
    marketing: false,
    variables: z.object({ at: z.iso.datetime() }),
    subject: () => 'Your account is closed',
  }),
  wishlist_share: mail({
    to: 'person',
    when: 'a member shares a list',
    marketing: true,
    variables: z.object({
      sender: line,
      list: line,
      message: prose,
      trips: z.array(z.object({ name: line, path, days: z.int().positive() })).max(10),
      path,
    }),
    subject: ({ sender }) => `${sender} shares trips with you`,
  }),
  review_confirm: mail({
    to: 'person',
    when: 'a visitor writes a review',
    marketing: false,
    variables: z.object({ company: line, summary: line, path, days: z.int().positive() }),
    subject: () => 'Confirm your review',
  }),
  review_published: mail({
    to: 'person',
    when: 'a review is published',
    marketing: false,
    variables: z.object({ company: line, summary: line, path }),
    subject: () => 'Your review is published',
  }),
  review_rejected: mail({
    to: 'person',
    when: 'a review is refused',
    marketing: false,
    variables: z.object({ company: line, summary: line, reason: line, path }),
    subject: () => 'Your review isn’t published',
  }),
  contact_receipt: mail({
    to: 'person',
    when: 'somebody has sent a message by a contact form',
    marketing: false,
    variables: z.object({ name: line, topic: line, message: prose }),
    subject: () => 'We have your message',
  }),
  contact_team: mail({
    to: 'team',
    when: 'somebody has sent a message by a contact form',
    marketing: false,
    variables: z.object({ name: line, email: z.email(), topic: line, message: prose, pageUrl: address.nullable() }),
    subject: ({ name, topic }) => `${topic}: message from ${name}`,
  }),
  quiz_result: mail({
    to: 'person',
    when: 'a player asks for the score of a finished quiz',
    marketing: true,
    variables: z.object({ firstName: line, score: z.int().min(0), outOf: z.int().positive(), quizPath: path }),
    subject: ({ score, outOf }) => `Your score: ${score} of ${outOf}`,
  }),
};

export type MailName = keyof typeof mails;
export type MailVariables<Name extends MailName> = z.output<(typeof mails)[Name]['variables']>;

/** Whether there is such a mail in this version: letters of another may still wait. */
export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mails, name);
}
