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

export const mail = <Variables extends z.ZodObject>(row: BuiltMail<Variables>) => row;

export const line = z.string().max(300);
export const prose = z.string().max(10_000);
/** Of the site whose mail it is. */
export const path = z
  .string()
  .regex(/^\/(?!\/)/, 'must be a path')
  .max(2_000);
export const address = z.url({ protocol: /^https?$/ }).max(2_000);
