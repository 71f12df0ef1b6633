import { z } from 'zod';

const CONTROL = /\p{Cc}/u;

export const REQUIRED = 'The field is required';

const line = z
  .string(REQUIRED)
  .trim()
  .refine((text) => !CONTROL.test(text), 'must be one line');

/** What people write into forms about themselves: one line each, since mails hold them. */
export const formFields = {
  name: line.pipe(z.string().min(2, 'must be 2 characters or more').max(100, 'must be 100 characters or fewer')),
  email: line.pipe(z.email('Invalid email address').max(254, 'must be 254 characters or fewer')),
};
