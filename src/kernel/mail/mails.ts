import { z } from 'zod';
import { bookingMails } from './booking-mails.ts';
import { giftCardMails } from './gift-card-mails.ts';
import { address, line, mail, path, prose } from './mail-row.ts';

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
    when: 'somebody signs up with an address that has an account, or wishes it for their own',
    marketing: false,
    /** Left out: somebody signs up. */
    variables: z.object({ by: z.enum(['email_change']).optional() }),
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
    variables: z.object({
      at: z.iso.datetime(),
      // Mails that wait from before tell of links.
      by: z.enum(['link', 'profile']).default('link'),
    }),
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
  invite_friend: mail({
    to: 'person',
    when: 'a member invites somebody',
    marketing: true,
    variables: z.object({ sender: line, path, days: z.int().positive() }),
    subject: ({ sender }) => `${sender} invites you to join`,
  }),
  review_confirm: mail({
    to: 'person',
    when: 'a visitor writes a review',
    marketing: false,
    variables: z.object({ company: line, summary: line, path, days: z.int().positive() }),
    subject: () => 'Confirm your review',
  }),
  review_invitation: mail({
    to: 'person',
    when: 'three days after a journey that was booked here',
    marketing: true,
    variables: z.object({ trip: line, company: line, firstName: line, path }),
    subject: ({ trip }) => `How was ${trip}?`,
  }),
  review_published: mail({
    to: 'person',
    when: 'a review is published, or a change of it',
    marketing: false,
    variables: z.object({ company: line, summary: line, path }),
    subject: () => 'Your review is published',
  }),
  review_rejected: mail({
    to: 'person',
    when: 'a review is refused, or a change of it',
    marketing: false,
    variables: z.object({ company: line, summary: line, reason: line, path, isChange: z.boolean().optional() }),
    subject: () => 'What you wrote isn’t published',
  }),
  review_reply: mail({
    to: 'person',
    when: 'the company answers a review',
    marketing: false,
    variables: z.object({ company: line, summary: line, reply: prose, path }),
    subject: ({ company }) => `${company} answered you`,
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
  ...bookingMails,
  ...giftCardMails,
};

export type MailName = keyof typeof mails;
export type MailVariables<Name extends MailName> = z.output<(typeof mails)[Name]['variables']>;

/** Whether there is such a mail in this version: letters of another may still wait. */
export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mails, name);
}
